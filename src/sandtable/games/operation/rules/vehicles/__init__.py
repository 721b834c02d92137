"""Vehicles: crew, driving, boarding, ramming, damage and nerves."""
