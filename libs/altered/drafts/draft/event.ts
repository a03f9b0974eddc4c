import type { Viewer } from '#record';
import type { Distribution } from '../boosters/distribution.js';
import type { DraftCards } from '../boosters/draft-card.js';

/** The forms of drafts: cards are picked one by one and passed on (M3), or go to the pools all at once (M3.8). */
export const draftForms = ['booster-draft', 'sealed'] as const;
export type DraftForm = (typeof draftForms)[number];

/** The players of seats. */
export const draftPlayers = ['person', 'bot'] as const;
export type DraftPlayer = (typeof draftPlayers)[number];

export interface DraftSeat {
  readonly name: string;
  readonly player: DraftPlayer;
}

/** The plan of the matches with the drafted decks. */
export interface MatchPlan {
  readonly rounds: number;
  /** The maximum number of games in a match. */
  readonly bestOf: 1 | 3;
}

/** The setup of a draft. Everything except picks, decks and games follows from it. */
export interface DraftSetup {
  readonly form: DraftForm;
  readonly set: string;
  /** The edition of the rules of decks and games. */
  readonly edition: string;
  /** The seats in their order to the left. */
  readonly seats: readonly DraftSeat[];
  /** Secret until the draft is over. */
  readonly seed: string;
  /** The number of boosters of each seat. */
  readonly boosters: number;
  readonly distribution: Distribution;
  /** The cards from which boosters are drawn, by reference, so that a record needs no catalogue. */
  readonly cards: DraftCards;
  /** Milliseconds for a pick. Null if there is no limit. */
  readonly timeLimit: number | null;
  /** Null if no games are played. */
  readonly matches: MatchPlan | null;
}

export interface DraftStarted extends DraftSetup {
  readonly kind: 'DraftStarted';
  /** The digest of the other fields of this event. Secret until the draft is over. */
  readonly digest: string;
}

/** An opened booster of a seat. */
export interface OpenedBooster {
  /** Counted from 1 in each draft. */
  readonly booster: number;
  readonly seat: number;
  /** The references of its cards. Empty for viewers who do not hold it. */
  readonly cards: readonly string[];
  /** The references of tokens, which are put aside. */
  readonly aside: readonly string[];
}

/** Every seat opens its next booster, or in a sealed event all its boosters. */
export interface BoostersOpened {
  readonly kind: 'BoostersOpened';
  /** Counted from 1. */
  readonly round: number;
  readonly boosters: readonly OpenedBooster[];
}

/** The makers of picks: the player of the seat, or a bot after the time limit. */
export const pickers = ['person', 'bot', 'time-limit'] as const;
export type Picker = (typeof pickers)[number];

export interface CardPicked {
  readonly kind: 'CardPicked';
  readonly seat: number;
  readonly round: number;
  /** Counted from 1 in each round. */
  readonly pick: number;
  readonly booster: number;
  /** The offered cards. Empty for other viewers. */
  readonly from: readonly string[];
  /** The picked card. Null for other viewers. */
  readonly card: string | null;
  readonly by: Picker;
  /** In milliseconds, if known. */
  readonly thinkingTime?: number | undefined;
}

/** Every seat has picked, and the other cards of the boosters go to the neighbours. */
export interface BoostersPassed {
  readonly kind: 'BoostersPassed';
  readonly round: number;
  /** The number of the next pick. */
  readonly pick: number;
  readonly to: 'left' | 'right';
}

/** All boosters are empty, and each seat builds a deck of its pool. */
export interface PoolsCompleted {
  readonly kind: 'PoolsCompleted';
  /** The number of cards of each seat. */
  readonly cards: readonly number[];
}

/** A deck built of a pool. */
export interface PoolDeck {
  readonly hero: string | null;
  /** The reference of each copy without the Hero, in alphabetical order. */
  readonly cards: readonly string[];
}

export interface DeckBuilt {
  readonly kind: 'DeckBuilt';
  readonly seat: number;
  /** Null for other viewers. */
  readonly deck: PoolDeck | null;
  readonly by: Picker;
}

/** A table of a round: two seats that play each other, or a seat with a round off. */
export type Pairing = readonly [number] | readonly [number, number];

export interface RoundPaired {
  readonly kind: 'RoundPaired';
  /** Counted from 1. */
  readonly round: number;
  readonly pairings: readonly Pairing[];
}

/** The place of a game in the matches. */
export interface MatchGame {
  readonly round: number;
  /** The index among the pairings of the round. */
  readonly table: number;
  /** Counted from 1 in the match. */
  readonly number: number;
  /** The id of its record. */
  readonly game: string;
}

export interface MatchGameBegan extends MatchGame {
  readonly kind: 'MatchGameBegan';
  /** The seats of the draft, by seat of the game. */
  readonly seats: readonly [number, number];
}

export interface MatchGameEnded extends MatchGame {
  readonly kind: 'MatchGameEnded';
  /** The winning seats of the draft. Both or none for a draw. */
  readonly winners: readonly number[];
  /** The digest of the record. */
  readonly digest: string;
}

/** The draft is over, and hidden facts become visible. */
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

/** The metadata of a stored event. */
export interface DraftMetadata {
  /** The schema version of the event's data. */
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

/** Whether the viewer plays a seat. */
export const isOwn = (viewer: Viewer, seat: number): boolean =>
  viewer.kind === 'omniscient' || (viewer.kind === 'seat' && viewer.seat === seat);
