import type { CardDefinition, Statistics, Terrain } from '#altered/abilities';
import type { Seat } from '#record';
import type { Emblem, Counters, ExpeditionName, Phase, Region, Status, Zone } from './objects.js';

/** A zone of a player, or an expedition. `outside` is the place of cards before the game (4.1.a). */
export interface Place {
  readonly zone: Zone | 'outside';
  /** The owner of the zone. In shared zones, the controller of the object. */
  readonly seat: Seat;
  readonly expedition?: ExpeditionName;
}

/** The verbs of moves that triggers can distinguish. */
export const moveVerbs = [
  'discard',
  'draw',
  'play',
  'resupply',
  'rest',
  'sabotage',
  'sacrifice',
  'switch',
] as const;
export type MoveVerb = (typeof moveVerbs)[number];

/** The move of an item to another zone or expedition. Between expeditions, it stays the same object (3.2.4.d). */
export interface Move {
  readonly kind: 'move';
  /** The item. Null for viewers who do not know the card. */
  readonly item: number | null;
  readonly from: Place;
  readonly to: Place;
  /** The object that leaves. Null if it leaves a hidden zone. */
  readonly left: number | null;
  /** The new object. Null if it enters a hidden zone. */
  readonly becomes: number | null;
  readonly faceDown?: true;
  /** The verb that moved the item, if triggers can depend on it. */
  readonly as?: MoveVerb;
  /** The player who discards it, if not the player of the zone. */
  readonly by?: Seat;
  /** The zone from which an effect treats the card as played, if it differs from the real zone. */
  readonly asFrom?: 'hand';
  /** The index in the deck from the top, from 0. Absent for the bottom. */
  readonly index?: number;
  /** The initial statuses of the new object. */
  readonly statuses?: readonly Status[];
  readonly counters?: Counters;
}

/** The creation of a region in the Adventure. */
export interface CreateRegion {
  readonly kind: 'create';
  readonly item: number;
  readonly object: number;
  readonly region: Omit<Region, 'item' | 'object'>;
}

/** The creation of a token in an expedition (7.3.3.a). */
export interface CreateToken {
  readonly kind: 'token';
  readonly item: number;
  readonly object: number;
  readonly to: Place;
  readonly definition: CardDefinition;
  /** The player who creates it, if not the player of the expedition. */
  readonly by?: Seat;
  readonly statuses?: readonly Status[];
  readonly counters?: Counters;
}

/** The creation of an emblem in Limbo: an activated reaction (6.3.b), or a lasting effect (2.2.2.m). */
export interface CreateEmblem {
  readonly kind: 'emblem';
  readonly item: number;
  readonly object: number;
  readonly seat: Seat;
  readonly emblem: Emblem;
}

/** The end of a token or an emblem, which ceases to exist. */
export interface Vanish {
  readonly kind: 'vanish';
  readonly item: number;
  readonly object: number | null;
}

/** The play of a quick action, which counts towards the limit of 1.4.6.b. */
export interface QuickActionPlayed {
  readonly kind: 'quick-action';
  readonly item: number;
  readonly object: number;
  readonly ability: number;
}

/** The mark that the first occurrence in a turn or Day, on which an ability depends, has happened (6.2.b). */
export interface FirstTime {
  readonly kind: 'first-time';
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
}

/** A change in the number of counters on an object. */
export interface CountersChange {
  readonly kind: 'counters';
  readonly item: number | null;
  readonly object: number;
  readonly name: string;
  readonly delta: number;
  readonly value: number;
}

/** A roll of dice, of which one is used (7.3.13). */
export interface Roll {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly dice: readonly number[];
}

/** Cards in hidden zones that all players or one player see. Gives information only. */
export interface Reveal {
  readonly kind: 'reveal';
  readonly items: readonly number[] | null;
  /** The player who sees the cards. Null if all players do. */
  readonly to: Seat | null;
  readonly count: number;
}

/** The identification of an unknown card in an observed game, or the loss of that knowledge. */
export interface Identify {
  readonly kind: 'identify';
  /** The item with the new identity. Null for viewers who do not learn it. */
  readonly item: number | null;
  /** The placeholder item that it replaces. Equal to `item` if there was no placeholder. */
  readonly was: number | null;
  /** The player who learns the identity. Null for all players. */
  readonly to: Seat | null;
  /** The new definition. Null if it is unchanged, or hidden from the viewer. */
  readonly definition: CardDefinition | null;
}

/** A note from the source of a record about something that no other action states. Gives information only. */
export interface Told {
  readonly kind: 'told';
  /** The term that the source uses. */
  readonly what: string;
  readonly text: string;
}

export interface StatusChange {
  readonly kind: 'status';
  readonly item: number | null;
  readonly object: number;
  readonly status: Status;
  readonly on: boolean;
}

export interface ExpeditionMove {
  readonly kind: 'expedition';
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
  /** The previous index. Null when the counter is first placed (4.1.d). */
  readonly from: number | null;
  readonly to: number;
  /** The statistics that make it move forward (4.2.4.h). */
  readonly due?: readonly Terrain[];
}

/** An expedition becomes Ascended, or stops being Ascended (2.4.3, 7.3.3.a of edition 4.0). */
export interface Ascend {
  readonly kind: 'ascend';
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
  readonly on: boolean;
}

/** The results of Progress for one expedition, or for one player in the Arena. Gives information only. */
export interface Compare {
  readonly kind: 'compare';
  readonly seat: Seat;
  /** The expedition. Null in the Arena (4.3.h). */
  readonly expedition: ExpeditionName | null;
  readonly own: Statistics;
  readonly facing: Statistics;
  /** The terrains that the expedition wins. Empty if it fails to move forward (4.2.4.g). */
  readonly wins: readonly Terrain[];
}

/** Both halves of a Tumult card are turned face up (7.3.11.b). */
export interface TurnUp {
  readonly kind: 'turn-up';
  readonly tumult: number;
  readonly regions: readonly { readonly index: number; readonly terrains: readonly Terrain[] }[];
}

/** A Terrain Marker is placed on a region, or moves to one, as a new object (3.2.1.d, 7.3.20.b of edition 4.0). */
export interface PlaceMarker {
  readonly kind: 'marker';
  readonly terrain: Terrain;
  readonly object: number;
  /** The marker object that ceases to exist. Null, like `from`, if it was not on a region. */
  readonly left: number | null;
  readonly from: number | null;
  readonly to: number;
}

/** The deck after shuffling, top card first. It includes the cards from the discard pile. */
export interface Shuffle {
  readonly kind: 'shuffle';
  readonly seat: Seat;
  /** The new order. Null for every viewer, because no player knows it. */
  readonly order: readonly number[] | null;
  readonly count: number;
  /** Whether the discard pile was shuffled and put at the bottom (3.2.2.d). */
  readonly discard: boolean;
}

export interface FirstPlayer {
  readonly kind: 'first-player';
  readonly seat: Seat;
  readonly previous: Seat | null;
}

export interface PhaseBegins {
  readonly kind: 'phase';
  readonly day: number;
  readonly phase: Phase;
}

export interface TurnBegins {
  readonly kind: 'turn';
  readonly turn: number;
  readonly seat: Seat;
}

export interface Pass {
  readonly kind: 'pass';
  readonly seat: Seat;
}

/** 7.3.2.a: the turn ends when no reactions are left in Limbo. */
export interface AfterYou {
  readonly kind: 'after-you';
  readonly seat: Seat;
}

/** The start of the tiebreakers in one region with every expedition (4.3.d). */
export interface ArenaBegins {
  readonly kind: 'arena';
  /** The players who take part, if others leave the game (M6.2). Absent if all take part. */
  readonly players?: readonly Seat[];
  readonly item: number;
  readonly object: number;
}

/** The reasons for which a player leaves a game that others continue (M4.11). */
export const leaveReasons = ['conceded', 'tiebreaker'] as const;

/** A player leaves the game with all their cards (M4.11). */
export interface Leave {
  readonly kind: 'leave';
  readonly seat: Seat;
  readonly reason: (typeof leaveReasons)[number];
}

/**
 * The reasons for which a game ends. `ahead` and `level` occur in a Booster War after its last day. `untold` occurs in
 * games from other platforms.
 */
export const endReasons = [
  'expeditions-met',
  'expeditions-crossed',
  'tiebreaker',
  'ahead',
  'level',
  'ability',
  'conceded',
  'untold',
] as const;
export type EndReason = (typeof endReasons)[number];

export interface Outcome {
  readonly kind: 'outcome';
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
  readonly rule: string;
}

/** An atomic action that `evolve` applies. Each contains old and new values, so that readers need no rules. */
export type Action =
  | Move
  | CreateRegion
  | CreateToken
  | CreateEmblem
  | Vanish
  | QuickActionPlayed
  | FirstTime
  | CountersChange
  | Roll
  | Reveal
  | Identify
  | Told
  | StatusChange
  | ExpeditionMove
  | Ascend
  | Compare
  | TurnUp
  | PlaceMarker
  | Shuffle
  | FirstPlayer
  | PhaseBegins
  | TurnBegins
  | Pass
  | AfterYou
  | ArenaBegins
  | Leave
  | Outcome;
