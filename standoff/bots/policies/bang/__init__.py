"""How to play BANG!."""
