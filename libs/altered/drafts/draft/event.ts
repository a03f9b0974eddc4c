import type { Viewer } from '#record';
import type { Distribution } from '../boosters/distribution.js';
import type { DraftCards } from '../boosters/draft-card.js';

/**
 * The forms of a draft. In a booster draft, players pick one card at a time and pass the rest on (M3). In a sealed
 * event, all cards go straight to the players' pools (M3.8).
 */
export const draftForms = ['booster-draft', 'sealed'] as const;
export type DraftForm = (typeof draftForms)[number];

export const draftPlayers = ['person', 'bot'] as const;
export type DraftPlayer = (typeof draftPlayers)[number];

export interface DraftSeat {
  readonly name: string;
  readonly player: DraftPlayer;
}

/** The plan for matches between the drafted decks. */
export interface MatchPlan {
  readonly rounds: number;
  /** The maximum number of games per match. */
  readonly bestOf: 1 | 3;
}

/** The settings of a draft. They determine everything except picks, decks and games. */
export interface DraftSetup {
  readonly form: DraftForm;
  readonly set: string;
  /** The edition of the rules that decks and games follow. */
  readonly edition: string;
  /** In clockwise order: each seat is to the left of the previous one. */
  readonly seats: readonly DraftSeat[];
  /** Hidden until the draft is over. */
  readonly seed: string;
  /** The number of boosters per seat. */
  readonly boosters: number;
  readonly distribution: Distribution;
  /** The cards that boosters can contain, by reference. Stored so that the record does not depend on a catalogue. */
  readonly cards: DraftCards;
  /** The time limit per pick in milliseconds. Null if there is none. */
  readonly timeLimit: number | null;
  /** Null if no games are played. */
  readonly matches: MatchPlan | null;
}

export interface DraftStarted extends DraftSetup {
  readonly kind: 'DraftStarted';
  /** The digest of this event's other fields. Hidden until the draft is over. */
  readonly digest: string;
}

export interface OpenedBooster {
  /** The booster's number in the draft, starting at 1. */
  readonly booster: number;
  readonly seat: number;
  /** The references of the booster's cards. Empty for viewers who are not allowed to see them. */
  readonly cards: readonly string[];
  /** The references of the tokens, which are set aside. */
  readonly aside: readonly string[];
}

/** Each seat opens its next booster or, in a sealed event, all its boosters. */
export interface BoostersOpened {
  readonly kind: 'BoostersOpened';
  /** Starts at 1. */
  readonly round: number;
  readonly boosters: readonly OpenedBooster[];
}

/**
 * Who makes a pick: the seat's player (`person`), a bot (`bot`), or a bot because the time limit has passed
 * (`time-limit`).
 */
export const pickers = ['person', 'bot', 'time-limit'] as const;
export type Picker = (typeof pickers)[number];

export interface CardPicked {
  readonly kind: 'CardPicked';
  readonly seat: number;
  readonly round: number;
  /** The number of the pick in the round, starting at 1. */
  readonly pick: number;
  readonly booster: number;
  /** The offered cards. Empty for viewers who are not allowed to see them. */
  readonly from: readonly string[];
  /** The picked card. Null for viewers who are not allowed to see it. */
  readonly card: string | null;
  readonly by: Picker;
  /** In milliseconds. Absent if unknown. */
  readonly thinkingTime?: number | undefined;
}

/** All seats have picked, and pass the remaining cards of their boosters to a neighbour. */
export interface BoostersPassed {
  readonly kind: 'BoostersPassed';
  readonly round: number;
  /** The number of the pick that follows. */
  readonly pick: number;
  readonly to: 'left' | 'right';
}

/** All boosters are empty, so each seat can build a deck from its pool. */
export interface PoolsCompleted {
  readonly kind: 'PoolsCompleted';
  /** The number of cards in each seat's pool. */
  readonly cards: readonly number[];
}

export interface PoolDeck {
  readonly hero: string | null;
  /** One reference per copy, in alphabetical order. Excludes the Hero. */
  readonly cards: readonly string[];
}

export interface DeckBuilt {
  readonly kind: 'DeckBuilt';
  readonly seat: number;
  /** Null for viewers who are not allowed to see the deck. */
  readonly deck: PoolDeck | null;
  readonly by: Picker;
}

/** Two seats that play each other in a round, or one seat that has a bye. */
export type Pairing = readonly [number] | readonly [number, number];

export interface RoundPaired {
  readonly kind: 'RoundPaired';
  /** Starts at 1. */
  readonly round: number;
  readonly pairings: readonly Pairing[];
}

/** The position of a game in the matches of a draft. */
export interface MatchGame {
  readonly round: number;
  /** The index of the pairing in the round. */
  readonly table: number;
  /** The number of the game in the match, starting at 1. */
  readonly number: number;
  /** The id of the game's record. */
  readonly game: string;
}

export interface MatchGameBegan extends MatchGame {
  readonly kind: 'MatchGameBegan';
  /** The players' seats in the draft, by seat in the game. */
  readonly seats: readonly [number, number];
}

export interface MatchGameEnded extends MatchGame {
  readonly kind: 'MatchGameEnded';
  /** The winners' seats in the draft. For a draw, contains both seats or none. */
  readonly winners: readonly number[];
  /** The digest of the game's record. */
  readonly digest: string;
}

/** The draft is over, so hidden facts become public. */
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

export interface DraftMetadata {
  /** The schema version of the event data. */
  readonly schema: number;
  /** The UTC time in ISO 8601 format. */
  readonly recordedAt: string;
}

/** An event and its envelope. */
export interface RecordedDraftEvent {
  /** The event's UUID. */
  readonly id: string;
  readonly revision: number;
  readonly event: DraftEvent;
  readonly metadata: DraftMetadata;
}

/** Whether the viewer is the player in a seat. Always true for the omniscient viewer. */
export const isOwn = (viewer: Viewer, seat: number): boolean =>
  viewer.kind === 'omniscient' || (viewer.kind === 'seat' && viewer.seat === seat);
