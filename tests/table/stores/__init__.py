"""Stores as they were written by earlier versions, for test_old_store.py; `make.py` wrote them, once each."""
