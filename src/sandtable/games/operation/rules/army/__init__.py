"""Armies: lists, buying, declaring, deployment."""
