import type {
  DraftStarted,
  MatchGameBegan,
  MatchGameEnded,
  OpenedBooster,
  Pairing,
  PoolDeck,
} from './event.js';

/** The booster that a seat holds. */
export interface HeldBooster {
  readonly booster: number;
  readonly cards: readonly string[];
}

/** The state of a seat. */
export interface DraftSeatState {
  /** The booster it picks from, or passes on after its pick. Null if it has none. */
  readonly held: HeldBooster | null;
  /** Whether it has picked from `held`. */
  readonly hasPicked: boolean;
  /** The picked cards in order. */
  readonly pool: readonly string[];
  readonly aside: readonly string[];
  readonly deck: PoolDeck | null;
}

/** A round of matches. */
export interface RoundState {
  readonly pairings: readonly Pairing[];
}

/** The phases of a draft, in their order: picks, then decks, then matches. */
export type DraftPhase = 'waiting' | 'drafting' | 'building' | 'playing' | 'over';

/** The state of a draft, as immutable plain data. */
export interface DraftState {
  readonly started: DraftStarted | null;
  readonly phase: DraftPhase;
  /** The round of boosters, 0 before the first. */
  readonly round: number;
  /** The pick of the round, 0 before the first. */
  readonly pick: number;
  readonly seats: readonly DraftSeatState[];
  /** Every booster with its original cards. */
  readonly opened: readonly OpenedBooster[];
  readonly rounds: readonly RoundState[];
  readonly begun: readonly MatchGameBegan[];
  /** Games that were replaced before their end. */
  readonly replaced: readonly MatchGameBegan[];
  readonly ended: readonly MatchGameEnded[];
}

/** The state before the first event. */
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

/** The direction of passing: odd rounds to the left, even rounds to the right (M3.3, M3.5). */
export const directionOf = (round: number): 'left' | 'right' => (round % 2 === 1 ? 'left' : 'right');
