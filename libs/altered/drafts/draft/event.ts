import type { Viewer } from '#record';
import type { Distribution } from '../boosters/distribution.js';
import type { DraftCards } from '../boosters/draft-card.js';

/**
 * The kinds of drafts. In a booster draft, players pick cards one at a time and pass the others (M3). In a sealed
 * event, all cards go directly to the pools (M3.8).
 */
export const draftForms = ['booster-draft', 'sealed'] as const;
export type DraftForm = (typeof draftForms)[number];

/** The kinds of players. */
export const draftPlayers = ['person', 'bot'] as const;
export type DraftPlayer = (typeof draftPlayers)[number];

export interface DraftSeat {
  readonly name: string;
  readonly player: DraftPlayer;
}

/** The plan for the matches with the drafted decks. */
export interface MatchPlan {
  readonly rounds: number;
  /** The maximum number of games in a match. */
  readonly bestOf: 1 | 3;
}

/** The setup of a draft. It determines everything except picks, decks and games. */
export interface DraftSetup {
  readonly form: DraftForm;
  readonly set: string;
  /** The edition of the rules for decks and games. */
  readonly edition: string;
  /** The seats in clockwise order. Each seat is to the left of the previous one. */
  readonly seats: readonly DraftSeat[];
  /** The seed. Secret until the draft is over. */
  readonly seed: string;
  /** The number of boosters per seat. */
  readonly boosters: number;
  readonly distribution: Distribution;
  /** The cards from which boosters are drawn, by reference. They make the record independent of catalogues. */
  readonly cards: DraftCards;
  /** The time limit of a pick in milliseconds. Null if there is none. */
  readonly timeLimit: number | null;
  /** The plan for matches. Null if no games are played. */
  readonly matches: MatchPlan | null;
}

export interface DraftStarted extends DraftSetup {
  readonly kind: 'DraftStarted';
  /** The digest of the other fields of this event. Secret until the draft is over. */
  readonly digest: string;
}

/** A booster that a seat has opened. */
export interface OpenedBooster {
  /** The number of the booster in the draft, from 1. */
  readonly booster: number;
  readonly seat: number;
  /** The references of its cards. Empty for viewers who may not see them. */
  readonly cards: readonly string[];
  /** The references of tokens, which are set aside. */
  readonly aside: readonly string[];
}

/** Every seat opens its next booster. In a sealed event, it opens all its boosters. */
export interface BoostersOpened {
  readonly kind: 'BoostersOpened';
  /** The number of the round, from 1. */
  readonly round: number;
  readonly boosters: readonly OpenedBooster[];
}

/** The possible authors of a pick: the player of the seat, a bot, or a bot after the time limit. */
export const pickers = ['person', 'bot', 'time-limit'] as const;
export type Picker = (typeof pickers)[number];

export interface CardPicked {
  readonly kind: 'CardPicked';
  readonly seat: number;
  readonly round: number;
  /** The number of the pick in its round, from 1. */
  readonly pick: number;
  readonly booster: number;
  /** The offered cards. Empty for other viewers. */
  readonly from: readonly string[];
  /** The picked card. Null for other viewers. */
  readonly card: string | null;
  readonly by: Picker;
  /** The thinking time in milliseconds, if known. */
  readonly thinkingTime?: number | undefined;
}

/** Every seat has picked, and the remaining cards of each booster are passed to a neighbour. */
export interface BoostersPassed {
  readonly kind: 'BoostersPassed';
  readonly round: number;
  /** The number of the next pick. */
  readonly pick: number;
  readonly to: 'left' | 'right';
}

/** All boosters are empty, and each seat builds a deck from its pool. */
export interface PoolsCompleted {
  readonly kind: 'PoolsCompleted';
  /** The number of cards in each seat's pool. */
  readonly cards: readonly number[];
}

/** A deck built from a pool. */
export interface PoolDeck {
  readonly hero: string | null;
  /** The reference of each copy, excluding the Hero, in alphabetical order. */
  readonly cards: readonly string[];
}

export interface DeckBuilt {
  readonly kind: 'DeckBuilt';
  readonly seat: number;
  /** The deck. Null for other viewers. */
  readonly deck: PoolDeck | null;
  readonly by: Picker;
}

/** A pairing of a round: two seats that play each other, or one seat with a bye. */
export type Pairing = readonly [number] | readonly [number, number];

export interface RoundPaired {
  readonly kind: 'RoundPaired';
  /** The number of the round, from 1. */
  readonly round: number;
  readonly pairings: readonly Pairing[];
}

/** Identifies a game within the matches. */
export interface MatchGame {
  readonly round: number;
  /** The index among the pairings of the round. */
  readonly table: number;
  /** The number of the game in the match, from 1. */
  readonly number: number;
  /** The id of the game's record. */
  readonly game: string;
}

export interface MatchGameBegan extends MatchGame {
  readonly kind: 'MatchGameBegan';
  /** The draft seats of the players, by seat in the game. */
  readonly seats: readonly [number, number];
}

export interface MatchGameEnded extends MatchGame {
  readonly kind: 'MatchGameEnded';
  /** The draft seats that won. Both or none for a draw. */
  readonly winners: readonly number[];
  /** The digest of the game's record. */
  readonly digest: string;
}

/** The draft is over, and hidden facts become public. */
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
  /** The schema version of the event's data. */
  readonly schema: number;
  /** The time in ISO 8601, UTC. */
  readonly recordedAt: string;
}

/** An event in its envelope. */
export interface RecordedDraftEvent {
  /** The UUID of the event. */
  readonly id: string;
  readonly revision: number;
  readonly event: DraftEvent;
  readonly metadata: DraftMetadata;
}

/** Whether the viewer plays a seat. Always true for the omniscient viewer. */
export const isOwn = (viewer: Viewer, seat: number): boolean =>
  viewer.kind === 'omniscient' || (viewer.kind === 'seat' && viewer.seat === seat);
