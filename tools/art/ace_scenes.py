def draw(): pass
