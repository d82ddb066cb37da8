"""The moods of every face, whatever its world: the same five, so that a game may ask anybody for any of them."""


class Thought(str):
    """Thinking is calm in all that a face's own drawing doesn't say otherwise: the eyes go up and aside, one brow rises, the mouth is small."""


MOODS = {'calm': 'calm', 'glad': 'glad', 'sad': 'sad', 'sly': 'sly', 'think': Thought('calm')}


def thinks(mood): return isinstance(mood, Thought)
