# What is wrong with something that somebody wrote down. A sentence without a place of its own has it set before it.

slip-text = { $place } must be a text, not { $value }
slip-number = { $place } must be from { $least } to { $most }, not { $value }
slip-number_one = { $place } must be { $least }, not { $value }
slip-flag = { $place } must be true or false, not { $value }
slip-list = { $place } must be a list, not { $value }
slip-length = { $place } must have from { $least } to { $most } entries, not { $found }
slip-length_one = { $place } must have { $least } entries, not { $found }
slip-table = { $place } must be a table, not { $value }
slip-too_many = { $place } must have at most { $most } entries, not { $found }
slip-key_text = every key must be a text, not { $value }
slip-no_key = { $what } has no { $key }; it may have { $known }
slip-missing = { $key } is missing
slip-word = there is no { $what } { $value }; there are: { $words }
slip-none_left = there is no { $what } { $value } left for this number of players
slip-sits = { $name } sits here, not { $value }
slip-no_setting = there is no setting { $name }; there are: { $known }
slip-near_setting = there is no setting { $name }; did you mean { $near }?
slip-setting = setting { $name } cannot be { $value }; it is one of { $allowed }
slip-toml = not a TOML file: { $error }
slip-problem = { $problem }
