# Was mit etwas Aufgeschriebenem nicht stimmt. Einem Satz, der den Ort nicht nennt, steht er voran.

slip-text = { $place } muss ein Text sein, nicht { $value }
slip-number = { $place } muss von { $least } bis { $most } sein, nicht { $value }
slip-number_one = { $place } muss { $least } sein, nicht { $value }
slip-flag = { $place } muss true oder false sein, nicht { $value }
slip-list = { $place } muss eine Liste sein, nicht { $value }
slip-length = { $place } muss { $least } bis { $most } Einträge haben, nicht { $found }
slip-length_one = { $place } muss { $least } Einträge haben, nicht { $found }
slip-table = { $place } muss eine Tabelle sein, nicht { $value }
slip-too_many = { $place } darf höchstens { $most } Einträge haben, nicht { $found }
slip-key_text = jeder Schlüssel muss ein Text sein, nicht { $value }
slip-no_key = { $key } gibt es hier nicht; möglich sind { $known }
slip-missing = { $key } fehlt
slip-word = { $value } gibt es nicht; es gibt: { $words }
slip-none_left = { $value } ist bei so vielen Spielern nicht mehr übrig
slip-sits = hier sitzt { $name }, nicht { $value }
slip-no_setting = die Einstellung { $name } gibt es nicht; es gibt: { $known }
slip-near_setting = die Einstellung { $name } gibt es nicht; ist { $near } gemeint?
slip-setting = die Einstellung { $name } kann nicht { $value } sein, sondern nur { $allowed }
slip-toml = kein TOML: { $error }
slip-problem = { $problem }
