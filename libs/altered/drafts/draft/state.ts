import type {
  DraftStarted,
  MatchGameBegan,
  MatchGameEnded,
  OpenedBooster,
  Pairing,
  PoolDeck,
} from './event.js';

/** A booster from which a seat is picking. */
export interface HeldBooster {
  readonly booster: number;
  readonly cards: readonly string[];
}

export interface DraftSeatState {
  /** The booster from which the seat picks before passing it on. Null if the seat has no booster. */
  readonly held: HeldBooster | null;
  /** Whether the seat has already picked from `held`. */
  readonly hasPicked: boolean;
  /** The cards in the order in which the seat picked them or, in a sealed event, opened them. */
  readonly pool: readonly string[];
  readonly aside: readonly string[];
  readonly deck: PoolDeck | null;
}

export interface RoundState {
  readonly pairings: readonly Pairing[];
}

/** A draft's phases in order: picks, then decks, then matches. */
export type DraftPhase = 'waiting' | 'drafting' | 'building' | 'playing' | 'over';

/** The state of a draft: immutable plain data. */
export interface DraftState {
  readonly started: DraftStarted | null;
  readonly phase: DraftPhase;
  /** The current round of boosters. 0 before the first round. */
  readonly round: number;
  /** The current pick in the round. 0 before the first pick. */
  readonly pick: number;
  readonly seats: readonly DraftSeatState[];
  /** All opened boosters with their original cards. */
  readonly opened: readonly OpenedBooster[];
  readonly rounds: readonly RoundState[];
  readonly begun: readonly MatchGameBegan[];
  /** The games that were replaced before they ended. */
  readonly replaced: readonly MatchGameBegan[];
  readonly ended: readonly MatchGameEnded[];
}

export const initialDraft: DraftState = {
  started: null,
  phase: 'waiting',
  round: 0,
  pick: 0,
  seats: [],
  opened: [],
  rounds: [],
  begun: [],
  replaced: [],
  ended: [],
};

/** Returns the direction in which boosters are passed: left in odd rounds and right in even rounds (M3.3, M3.5). */
export const directionOf = (round: number): 'left' | 'right' => (round % 2 === 1 ? 'left' : 'right');
