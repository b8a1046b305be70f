"""How to play Halo: Flashpoint."""
