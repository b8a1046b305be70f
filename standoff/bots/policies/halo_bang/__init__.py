"""How to play Halo BANG!."""
