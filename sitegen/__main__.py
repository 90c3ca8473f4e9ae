"""`python -m sitegen`: the same as `sitegen`."""

from sitegen.commands import main

main()
