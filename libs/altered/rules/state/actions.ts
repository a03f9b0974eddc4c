import type { CardDefinition, Statistics, Terrain } from '#altered/abilities';
import type { Seat } from '#record';
import type { Emblem, Counters, ExpeditionName, Phase, Region, Status, Zone } from './objects.js';

/** A zone of a player, or an expedition; `outside` is before the game (4.1.a). */
export interface Place {
  readonly zone: Zone | 'outside';
  /** The seat that owns the zone, or in shared zones controls the object. */
  readonly seat: Seat;
  readonly expedition?: ExpeditionName;
}

/** The verbs that triggers distinguish. */
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

/** An item changes zone, or expedition (3.2.4.d: it then stays the same object). */
export interface Move {
  readonly kind: 'move';
  /** Null for viewers who do not know the card. */
  readonly item: number | null;
  readonly from: Place;
  readonly to: Place;
  /** The leaving object. Null from a hidden zone. */
  readonly left: number | null;
  /** The new object. Null in a hidden zone. */
  readonly becomes: number | null;
  readonly faceDown?: true;
  /** The verb that moved it, if triggers can depend on it. */
  readonly as?: MoveVerb;
  /** The discarding player, if not the zone's. */
  readonly by?: Seat;
  /** The zone from which an effect lets it be played, if it differs from its own. */
  readonly asFrom?: 'hand';
  /** Index in the deck from the top. Absent for the bottom. */
  readonly index?: number;
  /** Statuses that the new object has from the start. */
  readonly statuses?: readonly Status[];
  readonly counters?: Counters;
}

/** A region enters the Adventure. */
export interface CreateRegion {
  readonly kind: 'create';
  readonly item: number;
  readonly object: number;
  readonly region: Omit<Region, 'item' | 'object'>;
}

/** A token is created in an expedition (7.3.3.a). */
export interface CreateToken {
  readonly kind: 'token';
  readonly item: number;
  readonly object: number;
  readonly to: Place;
  readonly definition: CardDefinition;
  /** The creating player, if not the expedition's. */
  readonly by?: Seat;
  readonly statuses?: readonly Status[];
  readonly counters?: Counters;
}

/** Creates an emblem in Limbo: an activated reaction (6.3.b), or a lasting effect (2.2.2.m). */
export interface CreateEmblem {
  readonly kind: 'emblem';
  readonly item: number;
  readonly object: number;
  readonly seat: Seat;
  readonly emblem: Emblem;
}

/** A token or an emblem ceases to exist. */
export interface Vanish {
  readonly kind: 'vanish';
  readonly item: number;
  readonly object: number | null;
}

/** A quick action is played. Counts towards the limit of 1.4.6.b. */
export interface QuickActionPlayed {
  readonly kind: 'quick-action';
  readonly item: number;
  readonly object: number;
  readonly ability: number;
}

/** Marks that the first time in a turn or Day of an ability has happened (6.2.b). */
export interface FirstTime {
  readonly kind: 'first-time';
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
}

/** Counters are put on an object or taken off. */
export interface CountersChange {
  readonly kind: 'counters';
  readonly item: number | null;
  readonly object: number;
  readonly name: string;
  readonly delta: number;
  readonly value: number;
}

/** Dice are rolled and one is used (7.3.13). */
export interface Roll {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly dice: readonly number[];
}

/** Shows cards in hidden zones to all players or to one. Gives information only. */
export interface Reveal {
  readonly kind: 'reveal';
  readonly items: readonly number[] | null;
  /** Null if all players see them. */
  readonly to: Seat | null;
  readonly count: number;
}

/** Identifies an unknown card, or makes it unknown again, in observed games. */
export interface Identify {
  readonly kind: 'identify';
  /** The identity from now on. Null for viewers who do not learn it. */
  readonly item: number | null;
  /** The placeholder that it replaces, or itself if it was this card all along. */
  readonly was: number | null;
  /** The player who learns it. Null for all. */
  readonly to: Seat | null;
  /** Null if the definition is unchanged, or hidden from the viewer. */
  readonly definition: CardDefinition | null;
}

/** A note of a record's source about something that no other action states. Gives information only. */
export interface Told {
  readonly kind: 'told';
  /** The word that the source uses. */
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
  /** Null when the counter is first placed (4.1.d). */
  readonly from: number | null;
  readonly to: number;
  /** The statistics it moves forward due to (4.2.4.h). */
  readonly due?: readonly Terrain[];
}

/** An expedition becomes Ascended, or is so no longer (2.4.3, 7.3.3.a of edition 4.0). */
export interface Ascend {
  readonly kind: 'ascend';
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
  readonly on: boolean;
}

/** The findings of Progress for one expedition, or for one player in the Arena. Gives information only. */
export interface Compare {
  readonly kind: 'compare';
  readonly seat: Seat;
  /** Null in the Arena (4.3.h). */
  readonly expedition: ExpeditionName | null;
  readonly own: Statistics;
  readonly facing: Statistics;
  /** The terrains it wins. Empty if it fails to move forward (4.2.4.g). */
  readonly wins: readonly Terrain[];
}

/** Both halves of a Tumult card are turned face up (7.3.11.b). */
export interface TurnUp {
  readonly kind: 'turn-up';
  readonly tumult: number;
  readonly regions: readonly { readonly index: number; readonly terrains: readonly Terrain[] }[];
}

/** A Terrain Marker is placed on a region or moves to one, as a new object (3.2.1.d, 7.3.20.b of edition 4.0). */
export interface PlaceMarker {
  readonly kind: 'marker';
  readonly terrain: Terrain;
  readonly object: number;
  /** The object that ceases to exist and the index of its region. Null if it was on no region. */
  readonly left: number | null;
  readonly from: number | null;
  readonly to: number;
}

/** The deck after shuffling, top card first. Cards that were in the discard pile are in the deck now. */
export interface Shuffle {
  readonly kind: 'shuffle';
  readonly seat: Seat;
  /** Null for every viewer, because the order is unknown to all. */
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

/** 7.3.2.a: the turn ends once no reactions are in Limbo. */
export interface AfterYou {
  readonly kind: 'after-you';
  readonly seat: Seat;
}

/** Begins the tiebreakers: one region with every expedition (4.3.d). */
export interface ArenaBegins {
  readonly kind: 'arena';
  /** The participating players, if others leave the game (M6.2). Absent if all take part. */
  readonly players?: readonly Seat[];
  readonly item: number;
  readonly object: number;
}

/** Why a player leaves a game that others continue (M4.11). */
export const leaveReasons = ['conceded', 'tiebreaker'] as const;

/** A player leaves the game with all their cards (M4.11). */
export interface Leave {
  readonly kind: 'leave';
  readonly seat: Seat;
  readonly reason: (typeof leaveReasons)[number];
}

/** `ahead`, `level`: a Booster War after its last day; `untold`: a game that was played elsewhere. */
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

/** The atomic actions that `evolve` applies. Each has old and new values, so that readers need no rules. */
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
