"""The circuits of Downforce: original designs in the spirit of the published ones. Read by setup.py."""
