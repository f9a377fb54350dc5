"""`python -m chronomage`: the command line."""

import sys

from chronomage.cli import main

sys.exit(main())
