"""`python -m sitegen`: the same as `sitegen`."""

from sitegen.commands import main

if __name__ == "__main__":
    main()
