"""The looks of the shop, for scenes (products.py lies one folder up)."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from products import PRODUCTS as LOOKS, look  # noqa: E402,F401
