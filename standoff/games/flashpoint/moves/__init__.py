"""The atomic changes to models and dice. With `supply` the only writers, and the only tellers of what happened."""
