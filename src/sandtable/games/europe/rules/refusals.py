"""Refusals that several chapters give."""

from sandtable.kernel import Refusal

NO_AREA = Refusal("EU-3a", "no-such-area")
NOT_ADVANCED = Refusal("EU-4d", "not-at-this-level")
OUT_OF_RANGE = Refusal("EU-4.3a", "out-of-range")
CAPITAL_FIRST = Refusal("EU-11a", "capital-first")
NO_SHARING = Refusal("EU-13.1c", "no-sharing")
MALTA_FULL = Refusal("EU-13.4b", "malta-full")
OVER_THE_OCEAN = Refusal("EU-13.5", "over-the-ocean")
