"""`python -m chronomage.cli`: the command line."""

import sys

from chronomage.cli import main

sys.exit(main())
