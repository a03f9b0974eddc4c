import type {
  DraftStarted,
  MatchGameBegan,
  MatchGameEnded,
  OpenedBooster,
  Pairing,
  PoolDeck,
} from './event.js';

/** A booster that a seat holds. */
export interface HeldBooster {
  readonly booster: number;
  readonly cards: readonly string[];
}

/** What one seat has. */
export interface DraftSeatState {
  /** What it picks from, or has picked from and will pass on; null: nothing. */
  readonly held: HeldBooster | null;
  /** Whether it has picked from what it holds. */
  readonly hasPicked: boolean;
  /** In the order in which they came. */
  readonly pool: readonly string[];
  readonly aside: readonly string[];
  readonly deck: PoolDeck | null;
}

/** A round of matches. */
export interface RoundState {
  readonly pairings: readonly Pairing[];
}

/** `drafting`: cards are picked; `building`: decks are built; `playing`: matches are played. */
export type DraftPhase = 'waiting' | 'drafting' | 'building' | 'playing' | 'over';

/** A draft at one moment: plain data that is never changed in place. */
export interface DraftState {
  readonly started: DraftStarted | null;
  readonly phase: DraftPhase;
  /** Round of boosters; 0 before the first. */
  readonly round: number;
  /** Pick of the round; 0 before the first. */
  readonly pick: number;
  readonly seats: readonly DraftSeatState[];
  /** Every booster as it was opened. */
  readonly opened: readonly OpenedBooster[];
  readonly rounds: readonly RoundState[];
  readonly begun: readonly MatchGameBegan[];
  /** Games that never ended, because others began in their place. */
  readonly replaced: readonly MatchGameBegan[];
  readonly ended: readonly MatchGameEnded[];
}

/** A draft before its first event. */
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

/** M3.3, M3.5: odd rounds go to the left, even ones to the right. */
export const directionOf = (round: number): 'left' | 'right' => (round % 2 === 1 ? 'left' : 'right');
