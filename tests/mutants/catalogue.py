"""The mistakes: at least one in every layer, each of a kind that somebody could make."""

from typing import Final

from tests.mutants.mutant import Mutant

SRC: Final = "src/chronomage/"
SEASONS: Final = SRC + "games/seasons/"
TIME_MASTERS: Final = SRC + "games/timemasters/"
SERVER: Final = SRC + "server/"

KERNEL: Final = (
    Mutant(
        "low numbers are drawn more often",
        SRC + "kernel/random.py",
        "while word >= limit:",
        "while False:",
        ("tests/test_random.py",),
    ),
    Mutant(
        "a shuffle never leaves the last item where it is",
        SRC + "kernel/random.py",
        "j = self.below(i + 1)",
        "j = self.below(i)",
        ("tests/test_random.py",),
    ),
    Mutant(
        "an only choice is taken although it gives something away",
        SRC + "kernel/machine.py",
        "    return verb.settles_itself(state, frame)\n",
        "    return True\n",
        ("tests/seasons/test_turns.py", "tests/test_playthroughs.py"),
    ),
    Mutant(
        "tokens are taken out of a pick that is open",
        SRC + "kernel/machine.py",
        "if isinstance(verb, Pick) and verb.takes(choice) and not verb.is_forced(state, frame):",
        "if isinstance(verb, Pick) and not verb.takes(choice):",
        ("tests/test_picks.py",),
    ),
    Mutant(
        "copies share the stack",
        SRC + "kernel/state.py",
        "other.stack = [frame.copy() for frame in self.stack]",
        "other.stack = self.stack[:]",
        ("tests/test_face.py", "tests/test_fields.py"),
    ),
)
RULES: Final = (
    Mutant(
        "the gauge rises past its limit",
        SEASONS + "ledger.py",
        "raised = min(amount, table.settings.gauge_limit - seat.gauge)",
        "raised = amount",
        ("tests/seasons/test_turns.py", "tests/seasons/cards/test_01_amulet_of_air.py"),
    ),
    Mutant(
        "a second Grimoire makes the reserve larger once more",
        SEASONS + "ledger.py",
        "limit = facts.GRIMOIRE_LIMIT",
        "limit += facts.GRIMOIRE_LIMIT - facts.RESERVE_LIMIT",
        ("tests/seasons/cards/test_18_bespelled_grimoire.py",),
    ),
    Mutant(
        "crystals fall below zero",
        SEASONS + "ledger.py",
        "lost = min(amount, seat.crystals)",
        "lost = amount",
        ("tests/seasons/cards/test_16_kairn_the_destroyer.py",),
    ),
    Mutant(
        "a claim that was merged keeps the step of one of the two",
        SEASONS + "knowledge.py",
        "if step_of(claim) == step_of(other):\n                both |= claim & STEP_BITS",
        "both |= claim & STEP_BITS",
        ("tests/seasons/test_draft_knowledge.py",),
    ),
    Mutant(
        "a card that may have gone to a pile is still bound to its draft step",
        SEASONS + "knowledge.py",
        "seat.claims &= ~(lying * STEP_BITS)",
        "pass",
        ("tests/seasons/test_draft_knowledge.py",),
    ),
    Mutant(
        "equal scores are never parted",
        SEASONS + "scoring.py",
        "keys = [(scores[player], tie_break(table, player)) for player in range(table.seats)]",
        "keys = [(scores[player], 0) for player in range(table.seats)]",
        ("tests/seasons/test_editions.py", "tests/seasons/test_rounds.py"),
    ),
    Mutant(
        "packs go to the right",
        SEASONS + "flow/prelude.py",
        "state.players[state.left_of(player)].aside = packs[player]",
        "state.players[player - 1].aside = packs[player]",
        ("tests/seasons/test_prelude.py",),
    ),
    Mutant(
        "ephemeral Ke without end",
        TIME_MASTERS + "ke.py",
        "gained = min(count, facts.MOST_EPHEMERAL - seat.ephemeral)",
        "gained = count",
        ("tests/timemasters/test_ke.py",),
    ),
    Mutant(
        "reminder tokens stay for the next spell",
        TIME_MASTERS + "ke.py",
        "seat.surcharge = 0\n    if price <= 0:",
        "if price <= 0:",
        ("tests/timemasters/test_ke.py", "tests/timemasters/test_verbs_opponents.py"),
    ),
    Mutant(
        "half of the Ke is half of all Ke",
        TIME_MASTERS + "verbs/touching.py",
        "return state.players[player].exhausted",
        "return state.players[player].ke()",
        ("tests/timemasters/test_verbs_own.py",),
    ),
    Mutant(
        "spells of a Timer launched at the spheres count for nothing",
        TIME_MASTERS + "zones.py",
        "table.budget += 1",
        "table.budget += 0 if table.taken else 1",
        ("tests/timemasters/test_any_moment.py",),
    ),
    Mutant(
        "Timer X leaves after the hand is filled up",
        TIME_MASTERS + "flow/course.py",
        "        count_for_wanderer(state, player)  # first, so that the hand is filled up without Timer X\n"
        "        zones.draw(state, player, ke.hand_size(state, seat) - seat.held())\n",
        "        zones.draw(state, player, ke.hand_size(state, seat) - seat.held())\n"
        "        count_for_wanderer(state, player)\n",
        ("tests/timemasters/test_timer_x.py",),
    ),
    Mutant(
        "the second of two effects comes with the first",
        TIME_MASTERS + "binding.py",
        "*steps, Skip(len(second)), *second]",
        "*steps, Skip(0), *second]",
        ("tests/timemasters/test_words_ways.py",),
    ),
    Mutant(
        "a condition asks for one more than it says",
        TIME_MASTERS + "verbs/amounts.py",
        "there >= condition.number",
        "there > condition.number",
        ("tests/timemasters/test_words_ways.py",),
    ),
    Mutant(
        "a claim about a place that is empty stays",
        TIME_MASTERS + "knowledge.py",
        "seat.loose &= ~place\n    for claim",
        "for claim",
        ("tests/timemasters/test_knowledge.py",),
    ),
)
POINT_OF_VIEW: Final = (
    Mutant(
        "cards are dealt to hidden places without regard to their size",
        SRC + "pov/placing.py",
        "return room * self.count(number, at + 1, rest, gates | gate)",
        "return self.count(number, at + 1, rest, gates | gate)",
        ("tests/seasons/test_deals.py",),
    ),
    Mutant(
        "two cards of one draft step can come to one player",
        SRC + "pov/seasons/resampling.py",
        "gate = 1 << player",
        "gate = NO_GATE",
        ("tests/seasons/test_deals.py",),
    ),
    Mutant(
        "a drawn world rolls the dice of the next one",
        SRC + "pov/seasons/resampling.py",
        "table.random = random.split()",
        "table.random = random.copy()",
        ("tests/seasons/test_deals.py",),
    ),
    Mutant(
        "opponents' hands can be read in the state of an observation",
        SEASONS + "visibility.py",
        "shown.hand = [UNKNOWN] * len(seat.hand)",
        "pass",
        ("tests/test_fields.py", "tests/seasons/test_observation.py"),
    ),
    Mutant(
        "what an opponent knows of hidden cards can be read",
        SEASONS + "visibility.py",
        "shown.claims = NO_CLAIMS",
        "pass",
        ("tests/test_fields.py",),
    ),
    Mutant(
        "the generator can be read",
        SRC + "pov/seasons/redaction.py",
        "seen.random = Random(0, 0, 0, 0)",
        "pass",
        ("tests/test_fields.py",),
    ),
    Mutant(
        "the encoding tells cards of the deck that only others know",
        SRC + "encoding/seasons/known_cards.py",
        "            if entry & known:\n                card = entry & CARD_MASK\n                if depth:",
        "            if entry:\n                card = entry & CARD_MASK\n                if depth:",
        ("tests/test_encoding.py", "tests/seasons/test_encoding.py"),
    ),
    Mutant(
        "the encoding tells the hands of others",
        SRC + "encoding/timemasters/player.py",
        "    put_sum(row, place + at.OWNED_SUM, cards, seat.owned)",
        "    put_sum(row, place + at.OWNED_SUM, cards, seat.hand)",
        ("tests/test_encoding.py",),
    ),
    Mutant(
        "choices that name a player are not counted from the seat on",
        SRC + "encoding/seasons/choice_places.py",
        "(choice - choices.PLAYER - seat) % seats",
        "(choice - choices.PLAYER) % seats",
        ("tests/seasons/test_encoding.py",),
    ),
    Mutant(
        "players see the order of their own decks",
        TIME_MASTERS + "visibility.py",
        "return sorted(seat.deck)",
        "return seat.deck[:]",
        ("tests/timemasters/test_observation.py", "tests/test_fields.py"),
    ),
)
FACE: Final = (
    Mutant(
        "a choice can be taken back after something hidden came to light",
        SRC + "game.py",
        "if state.revealed != revealed:",
        "if False:",
        ("tests/test_face.py", "tests/test_record.py"),
    ),
    Mutant(
        "taking back lowers the point behind which nothing is taken back",
        SRC + "game.py",
        "self.undo_floor = floor",
        "pass",
        ("tests/test_face.py", "tests/test_record.py"),
    ),
    Mutant(
        "lines after the end of a record are read over",
        SRC + "record/record.py",
        "if any(lines[number + 1 :]):",
        "if False:",
        ("tests/test_record.py",),
    ),
    Mutant(
        "an interval that is too narrow",
        SRC + "lab/statistics.py",
        "weight / (4 * trials)",
        "weight / (4 * trials * trials)",
        ("tests/test_statistics.py",),
    ),
    Mutant(
        "twelve of anything in Russian are counted like two",
        SRC + "texts/languages.py",
        "if 2 <= last <= 4 and not 12 <= last_two <= 14:",
        "if 2 <= last <= 4:",
        ("tests/test_texts.py",),
    ),
)
BOTS: Final = (
    Mutant(
        "a bot goes on as if nothing had been taken back",
        SERVER + "thinking/seated.py",
        "if known.beginning != beginning or not starts_with(history, known.history):",
        "if known.beginning != beginning:",
        ("tests/server/test_seated_bots.py",),
    ),
)
AT_A_SERVER: Final = (
    Mutant(
        "a bot's choice is made in a game that has moved on",
        SERVER + "tables/proposals.py",
        "if match.state != self.state or match.is_person(self.seat) or match.game.over:",
        "if match.is_person(self.seat) or match.game.over:",
        ("tests/server/test_table_changes.py", "tests/server/test_match.py"),
    ),
    Mutant(
        "another process's entry is carried out twice",
        SERVER + "tables/table_changes.py",
        "if match is not None and entry.number < match.number:\n            return  # we know",
        "if False:\n            return",
        ("tests/server/test_table_changes.py",),
    ),
    Mutant(
        "a table stays locked after a choice that was refused",
        SERVER + "tables/table_changes.py",
        "content)\n        except BaseException:\n            live.lock.release()",
        "content)\n        except BaseException:",
        ("tests/server/test_table_changes.py",),
    ),
    Mutant(
        "a token of an account is good for ever",
        SERVER + "identity/authentication.py",
        "if found is None or found[1] != claim.epoch:",
        "if found is None:",
        ("tests/server/test_accounts.py", "tests/server/test_identity.py"),
    ),
    Mutant(
        "tokens do not expire",
        SERVER + "identity/tokens.py",
        "return claim if claim.expires_at > self.clock() else None",
        "return claim",
        ("tests/server/test_identity.py",),
    ),
    Mutant(
        "another site may act in a visitor's name",
        SERVER + "security/csrf.py",
        "return has_header and has_own_origin(headers)",
        "return has_header or has_own_origin(headers)",
        ("tests/server/test_security.py",),
    ),
    Mutant(
        "a bucket that never runs empty",
        SERVER + "rate_buckets.py",
        "self.tokens -= 1.0",
        "pass",
        ("tests/server/test_security.py",),
    ),
    Mutant(
        "a clock runs on while the server is down",
        SERVER + "tables/clocks.py",
        "passed = self.downtimes.passed(self.at, at) if self.at else 0",
        "passed = at - self.at if self.at else 0",
        ("tests/server/test_clocks.py",),
    ),
    Mutant(
        "a table's lock is free while somebody waits for it",
        SERVER + "tables/lock.py",
        "next_one.set_result(None)\n                return",
        "next_one.set_result(None)",
        ("tests/server/test_writing_down.py", "tests/server/test_frames.py"),
    ),
    Mutant(
        "choices are answered before they are written down",
        SERVER + "storage/journal.py",
        "return [(then, not taken or entry[:2] not in taken) for entry, then in group]",
        "return [(then, True) for entry, then in group]",
        ("tests/server/test_writing_down.py", "tests/server/test_several.py"),
    ),
)
CLIENT: Final = (
    Mutant(
        "what is picked is sent to another question of the same kind",
        "web/src/play/picks.ts",
        "(now.picked ?? 0) === (first.picked ?? 0) + sent",
        "sent >= 0",
        ("web/src/play/picking.test.ts",),
    ),
)

MUTANTS: Final = (*KERNEL, *RULES, *POINT_OF_VIEW, *FACE, *BOTS, *AT_A_SERVER, *CLIENT)
