"""What holds a point back and what to try, in two or three sentences, each from a rule that names its numbers.

The rule: a sentence uses the numbers of the point alone and names them; a rule whose numbers are missing or
unremarkable gives no sentence. What takes the time comes from the terms of the timing model and is called modelled; the
cause comes from the counts of the engine. Every sentence says where its numbers come from. A waste that explains no
heavy term is left out.
"""

from warplens.profiles.advice.facts import Sentence
from warplens.profiles.advice.sentences import advise

__all__ = ["Sentence", "advise"]
