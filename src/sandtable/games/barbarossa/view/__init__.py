"""What leaves the state: the picture for the browser, the knowledge for players, and how the rest is imagined."""

from sandtable.games.barbarossa.view.imagining import imagine
from sandtable.games.barbarossa.view.knowledge import BarbarossaKnowledge, knowledge
from sandtable.games.barbarossa.view.picture import BarbarossaPicture, picture

__all__ = ["BarbarossaKnowledge", "BarbarossaPicture", "imagine", "knowledge", "picture"]
