"""How to play BANG! The Dice Game: The Walking Dead."""
