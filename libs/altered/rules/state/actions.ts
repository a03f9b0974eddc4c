import type { CardDefinition, Statistics, Terrain } from '#altered/abilities';
import type { Seat } from '#record';
import type { Emblem, Counters, ExpeditionName, Phase, Region, Status, Zone } from './objects.js';

/** A player's zone, or an expedition. `outside` is the place of cards before the game (4.1.a). */
export interface Place {
  readonly zone: Zone | 'outside';
  /** The zone's owner or, in a shared zone, the object's controller. */
  readonly seat: Seat;
  readonly expedition?: ExpeditionName;
}

/** The verbs by which triggers distinguish moves. */
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

/**
 * A move of an item to another zone or expedition. If the item moves between expeditions, it remains the same object
 * (3.2.4.d).
 */
export interface Move {
  readonly kind: 'move';
  /** Null for viewers who do not know the card. */
  readonly item: number | null;
  readonly from: Place;
  readonly to: Place;
  /** The object that leaves `from`. Null if `from` is a hidden zone. */
  readonly left: number | null;
  /** The new object in `to`. Null if `to` is a hidden zone. */
  readonly becomes: number | null;
  readonly faceDown?: true;
  /** The verb of the move, if triggers can depend on it. */
  readonly as?: MoveVerb;
  /** The player who discards the item, if that is not the zone's player. */
  readonly by?: Seat;
  /** The zone from which the card counts as played. Present if an effect sets this zone instead of the real one. */
  readonly asFrom?: 'hand';
  /** The index from the top of the deck, starting at 0. Absent for the bottom. */
  readonly index?: number;
  /** The initial statuses of the new object. */
  readonly statuses?: readonly Status[];
  readonly counters?: Counters;
}

export interface CreateRegion {
  readonly kind: 'create';
  readonly item: number;
  readonly object: number;
  readonly region: Omit<Region, 'item' | 'object'>;
}

/** Creates a token in an expedition (7.3.3.a). */
export interface CreateToken {
  readonly kind: 'token';
  readonly item: number;
  readonly object: number;
  readonly to: Place;
  readonly definition: CardDefinition;
  /** The player who creates the token, if that is not the expedition's player. */
  readonly by?: Seat;
  readonly statuses?: readonly Status[];
  readonly counters?: Counters;
}

/** Creates an emblem in Limbo: an activated reaction (6.3.b) or a lasting effect (2.2.2.m). */
export interface CreateEmblem {
  readonly kind: 'emblem';
  readonly item: number;
  readonly object: number;
  readonly seat: Seat;
  readonly emblem: Emblem;
}

/** A token or emblem ceases to exist. */
export interface Vanish {
  readonly kind: 'vanish';
  readonly item: number;
  readonly object: number | null;
}

/** A quick action is played and counts towards the limit (1.4.6.b). */
export interface QuickActionPlayed {
  readonly kind: 'quick-action';
  readonly item: number;
  readonly object: number;
  readonly ability: number;
}

/** Records the first occurrence, in a turn or Day, of an event that an ability counts (6.2.b). */
export interface FirstTime {
  readonly kind: 'first-time';
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
}

export interface CountersChange {
  readonly kind: 'counters';
  readonly item: number | null;
  readonly object: number;
  readonly name: string;
  readonly delta: number;
  readonly value: number;
}

/** A roll of dice, only one of which is used (7.3.13). */
export interface Roll {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly dice: readonly number[];
}

/** Cards in hidden zones are shown to one player or to all. For information only. */
export interface Reveal {
  readonly kind: 'reveal';
  readonly items: readonly number[] | null;
  /** The player who sees the cards. Null if all players do. */
  readonly to: Seat | null;
  readonly count: number;
}

/** Identifies an unknown card in an observed game, or makes an identified card unknown again. */
export interface Identify {
  readonly kind: 'identify';
  /** The item with the new identity. Null for viewers who do not learn it. */
  readonly item: number | null;
  /** The placeholder that the item replaces. Equal to `item` if there was no placeholder. */
  readonly was: number | null;
  /** The player who learns the identity. Null if all players do. */
  readonly to: Seat | null;
  /** The new definition. Null if it is unchanged or hidden from the viewer. */
  readonly definition: CardDefinition | null;
}

/** A note from the source of a record about something that no other action expresses. For information only. */
export interface SourceNote {
  readonly kind: 'told';
  /** The source's name for this kind of note. */
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
  /** The previous index. Null for the initial placement (4.1.d). */
  readonly from: number | null;
  readonly to: number;
  /** The terrains that let the expedition move forward (4.2.4.h). */
  readonly due?: readonly Terrain[];
}

/** An expedition becomes Ascended or is no longer Ascended (2.4.3, 7.3.3.a of edition 4.0). */
export interface Ascend {
  readonly kind: 'ascend';
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
  readonly on: boolean;
}

/** The results of Progress for an expedition, or for a player in the Arena. For information only. */
export interface Compare {
  readonly kind: 'compare';
  readonly seat: Seat;
  /** Null in the Arena (4.3.h). */
  readonly expedition: ExpeditionName | null;
  readonly own: Statistics;
  readonly facing: Statistics;
  /** The terrains won. Empty if the expedition fails to move forward (4.2.4.g). */
  readonly wins: readonly Terrain[];
}

/** Turns both halves of a Tumult card face up (7.3.11.b). */
export interface TurnUp {
  readonly kind: 'turn-up';
  readonly tumult: number;
  readonly regions: readonly { readonly index: number; readonly terrains: readonly Terrain[] }[];
}

/**
 * Places a Terrain Marker on a region, or moves it to another region as a new object (3.2.1.d, 7.3.20.b of edition
 * 4.0).
 */
export interface PlaceMarker {
  readonly kind: 'marker';
  readonly terrain: Terrain;
  readonly object: number;
  /** The marker object that ceases to exist. Null, like `from`, if the marker was not on a region. */
  readonly left: number | null;
  readonly from: number | null;
  readonly to: number;
}

/** Shuffles a deck, which can include cards from the discard pile. */
export interface Shuffle {
  readonly kind: 'shuffle';
  readonly seat: Seat;
  /** The deck after the shuffle, top card first. Null in events for viewers, because no player knows the order. */
  readonly order: readonly number[] | null;
  readonly count: number;
  /** Whether the discard pile was shuffled and put at the bottom of the deck (3.2.2.d). */
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

/** 7.3.2.a: the turn ends once no reactions are left in Limbo. */
export interface AfterYou {
  readonly kind: 'after-you';
  readonly seat: Seat;
}

/** Starts the tiebreakers, in which one region contains every expedition (4.3.d). */
export interface ArenaBegins {
  readonly kind: 'arena';
  /** The players who take part, if some players leave the game (M6.2). Absent if all players take part. */
  readonly players?: readonly Seat[];
  readonly item: number;
  readonly object: number;
}

/** The reasons why a player leaves a game that the other players continue (M4.11). */
export const leaveReasons = ['conceded', 'tiebreaker'] as const;

/** A player leaves the game with all their cards (M4.11). */
export interface Leave {
  readonly kind: 'leave';
  readonly seat: Seat;
  readonly reason: (typeof leaveReasons)[number];
}

/**
 * The reasons why a game ends. `ahead` and `level` occur only after the last day of a Booster War. `untold` occurs only
 * in games from other platforms.
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

/**
 * An atomic action that `evolve` applies. Actions contain both old and new values, so that code without the rules can
 * interpret them.
 */
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
  | SourceNote
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
