"""Build the whole site: the same as `sitegen build`."""

import sys

from sitegen.commands import main

if __name__ == "__main__":
    main(["build", *sys.argv[1:]])
