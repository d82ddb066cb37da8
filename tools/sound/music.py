PIECES = []
