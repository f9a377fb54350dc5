/**
 * What one player may know: docs/observation.md. No field is ever left out; a hidden card is null.
 *
 * Made by `make generated` from src/chronomage/kernel/fields.py: change it there.
 */

import type { CardName, GameName, Seat } from './types.ts';

/** A card that may be hidden. */
export type MaybeCard = CardName | null;

/** What the observations of the built-in games have in common. */
export interface CommonObservation<Game extends GameName, Player> {
  /** Whose observation it is; null: somebody who watches. */
  player: Seat | null;
  /** The name of the game. */
  game: Game;
  /** One object for each seat. */
  players: Player[];
  /** All options with their values. */
  options: Record<string, string>;
  /** Counts from 1; 0 before the first. */
  round: number;
  /** Who begins the round. */
  first_player: Seat;
  /** Whose turn it is. */
  turn: Seat;
  /** Choices made in this turn. */
  turn_choices: number;
  /** Who must decide something now. */
  must_act: Seat[];
}

/** Of any game: the rest is for its own folder to know. */
export type Observation = CommonObservation<GameName, object>;
