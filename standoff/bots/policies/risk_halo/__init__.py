"""How to play RISK: Halo Legendary Edition."""
