import type { Viewer } from '#record';
import type { Distribution } from '../boosters/distribution.js';
import type { DraftCards } from '../boosters/draft-card.js';

/** How the cards of a pool come to it: picked one by one and passed on (M3), or all at once (M3.8). */
export const draftForms = ['booster-draft', 'sealed'] as const;
export type DraftForm = (typeof draftForms)[number];

/** Who sits at a seat. */
export const draftPlayers = ['person', 'bot'] as const;
export type DraftPlayer = (typeof draftPlayers)[number];

export interface DraftSeat {
  readonly name: string;
  readonly player: DraftPlayer;
}

/** The matches that are played with the decks. */
export interface MatchPlan {
  readonly rounds: number;
  /** Games of a match at most. */
  readonly bestOf: 1 | 3;
}

/** All that a draft is begun with. Everything but the picks, decks and games follows from it. */
export interface DraftSetup {
  readonly form: DraftForm;
  readonly set: string;
  /** Edition of the rules that decks and games are of. */
  readonly edition: string;
  /** In the order in which they sit, to the left. */
  readonly seats: readonly DraftSeat[];
  /** Secret until the draft is over. */
  readonly seed: string;
  /** Boosters of each seat. */
  readonly boosters: number;
  readonly distribution: Distribution;
  /** The cards that boosters are drawn from, by reference: a record needs no catalogue. */
  readonly cards: DraftCards;
  /** Milliseconds for a pick; null: as long as it takes. */
  readonly timeLimit: number | null;
  /** Null: no games are played. */
  readonly matches: MatchPlan | null;
}

export interface DraftStarted extends DraftSetup {
  readonly kind: 'DraftStarted';
  /** Digest of the rest of this event. Secret until the draft is over. */
  readonly digest: string;
}

/** A booster that was opened. */
export interface OpenedBooster {
  /** Counted from 1 in each draft. */
  readonly booster: number;
  readonly seat: number;
  /** References; empty in the eyes of those who do not hold it. */
  readonly cards: readonly string[];
  /** Tokens that were put aside. */
  readonly aside: readonly string[];
}

/** Everybody opens a booster; of a sealed event, all of them. */
export interface BoostersOpened {
  readonly kind: 'BoostersOpened';
  /** Counted from 1. */
  readonly round: number;
  readonly boosters: readonly OpenedBooster[];
}

/** Who made a pick: the player of the seat, or a bot for somebody who did not in time. */
export const pickers = ['person', 'bot', 'time-limit'] as const;
export type Picker = (typeof pickers)[number];

export interface CardPicked {
  readonly kind: 'CardPicked';
  readonly seat: number;
  readonly round: number;
  /** Counted from 1 in each round. */
  readonly pick: number;
  readonly booster: number;
  /** What was there; empty in the eyes of the others. */
  readonly from: readonly string[];
  /** What was taken; null in the eyes of the others. */
  readonly card: string | null;
  readonly by: Picker;
  /** Milliseconds, when known. */
  readonly thinkingTime?: number | undefined;
}

/** Everybody has picked: what is left of the boosters goes to the neighbours. */
export interface BoostersPassed {
  readonly kind: 'BoostersPassed';
  readonly round: number;
  /** The pick that comes next. */
  readonly pick: number;
  readonly to: 'left' | 'right';
}

/** All boosters are gone: each seat has its pool, and builds a deck. */
export interface PoolsCompleted {
  readonly kind: 'PoolsCompleted';
  /** How many cards each seat has. */
  readonly cards: readonly number[];
}

/** A deck of a pool. */
export interface PoolDeck {
  readonly hero: string | null;
  /** References one by one, without the Hero, in the order of the alphabet. */
  readonly cards: readonly string[];
}

export interface DeckBuilt {
  readonly kind: 'DeckBuilt';
  readonly seat: number;
  /** Null in the eyes of the others. */
  readonly deck: PoolDeck | null;
  readonly by: Picker;
}

/** One table of a round: two seats that play each other, or one that does not play. */
export type Pairing = readonly [number] | readonly [number, number];

export interface RoundPaired {
  readonly kind: 'RoundPaired';
  /** Counted from 1. */
  readonly round: number;
  readonly pairings: readonly Pairing[];
}

/** Which game of which match. */
export interface MatchGame {
  readonly round: number;
  /** Place among the pairings of the round. */
  readonly table: number;
  /** Counted from 1 in the match. */
  readonly number: number;
  /** Id of its record. */
  readonly game: string;
}

export interface MatchGameBegan extends MatchGame {
  readonly kind: 'MatchGameBegan';
  /** The seat of the draft that plays each seat of the game. */
  readonly seats: readonly [number, number];
}

export interface MatchGameEnded extends MatchGame {
  readonly kind: 'MatchGameEnded';
  /** Seats of the draft; both, or none: nobody has beaten the other. */
  readonly winners: readonly number[];
  /** Digest of the record. */
  readonly digest: string;
}

/** It is over: everything that was hidden can be seen. */
export interface DraftEnded {
  readonly kind: 'DraftEnded';
}

export type DraftEvent =
  | DraftStarted
  | BoostersOpened
  | CardPicked
  | BoostersPassed
  | PoolsCompleted
  | DeckBuilt
  | RoundPaired
  | MatchGameBegan
  | MatchGameEnded
  | DraftEnded;

export type DraftEventKind = DraftEvent['kind'];

/** Beside every stored event. */
export interface DraftMetadata {
  /** Schema version of the event's data. */
  readonly schema: number;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
}

/** An event in its envelope. */
export interface RecordedDraftEvent {
  /** UUID. */
  readonly id: string;
  readonly revision: number;
  readonly event: DraftEvent;
  readonly metadata: DraftMetadata;
}

/** Whether the viewer is that seat. */
export const isOwn = (viewer: Viewer, seat: number): boolean =>
  viewer.kind === 'omniscient' || (viewer.kind === 'seat' && viewer.seat === seat);
