/** Bodies and answers of HTTP by the names that the client uses, and the facts of cards: docs/protocol.md, "HTTP". */

export type {
  Beginning,
  CardText,
  GameInfo,
  Joining,
  ListedTable,
  Lists,
  Me,
  NamedRating,
  NewTable,
  Offer as Games,
  OptionInfo as GameOption,
  OwnTable,
  RatingView as Rating,
  Replay,
  ReplayPosition,
  ReplayStep,
  RoundEnd,
  SeatPlan,
  Session,
  TextBundle,
} from './protocol.ts';

// The cards as facts, in no language: docs/protocol.md, "Cards".

/** Costs differ with the number of players. */
export type ByPlayers<Value> = Record<'2' | '3' | '4', Value>;

export interface SeasonsCard {
  /** As printed; each set counts from 1. */
  number: number;
  name: string;
  set: 'base' | 'enchanted-kingdom';
  level: 'magician' | 'archmage' | null;
  apprentice_sets: number[];
  type: 'magic-item' | 'familiar';
  prestige: number;
  energy_cost: ByPlayers<string>;
  crystal_cost: ByPlayers<number>;
  /** Paid with any energies, each at most once. */
  any_energy: boolean;
  copies: number;
  effects: string[];
}

export interface TimeMastersCard {
  number: number;
  name: string;
  set: 'base' | 'expansion' | 'promo';
  kind: 'spell' | 'focus' | 'timer';
  /** Of its sphere; 0: the starting deck, null: a Timer that wanders. */
  level: number | null;
  cost: number;
  slots: number;
  copies: number;
  points: number;
  wizard: string | null;
  effects: string[];
  /** What holds while it lies in play, and how much of it. */
  lasting: Partial<Record<Lasting, number>>;
}
/** One's own spells, those put on the Timer, the size of one's hand; the others' spells and what they may spend. */
export type Lasting = 'cheaper' | 'cheaper-here' | 'hand' | 'dearer' | 'cap';

export interface SeasonsCards {
  game: 'seasons';
  cards: SeasonsCard[];
  enchantments: { number: number; name: string }[];
  abilities: { number: number; prestige: number; needs_use: boolean }[];
  transmutation: Record<'winter' | 'spring' | 'summer' | 'autumn', Record<'A' | 'W' | 'F' | 'E', number>>;
}

export interface TimeMastersCards {
  game: 'timemasters';
  pack: string;
  cards: TimeMastersCard[];
}
