"""Boards and their exact geometry: hexes, a table in millimetres.

Three laws hold here. Nothing of ours is imported. Nothing is changed: every function is pure, every prepared
map is read only. Nothing is rounded in silence: answers are exact on integers, and the few functions that
must round say how, so that a replay agrees on every machine.
"""
