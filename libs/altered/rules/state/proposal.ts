import type { DailyEffectName, PlayedHow, Terrain } from '#altered/abilities';
import type { StepProposal } from '#kernel';
import type { AppliedModifier, Seat } from '#record';
import type {
  AfterYou,
  ArenaBegins,
  Ascend,
  Compare,
  CreateEmblem,
  CreateRegion,
  CreateToken,
  FirstPlayer,
  FirstTime,
  Leave,
  Outcome,
  Pass,
  MoveVerb,
  PhaseBegins,
  Place,
  PlaceMarker,
  QuickActionPlayed,
  Reveal,
  Roll,
  Shuffle,
  StatusChange,
  TurnBegins,
  TurnUp,
  Vanish,
} from './actions.js';
import type { Counters, ExpeditionName, Status } from './objects.js';

/** An item, or the card at a position in a deck, counted from the top (3.2.2.c). */
export type Moved = number | { readonly deck: Seat; readonly fromTop: number };

export interface ProposedMove {
  readonly kind: 'move';
  readonly item: Moved;
  readonly to: Place;
  readonly as?: MoveVerb;
  /** The player who discards it, if not the player of the zone. */
  readonly by?: Seat;
  /** The zone from which it counts as played, if it differs from the real zone. */
  readonly asFrom?: 'hand';
  /** The position in the deck, counted from the top. Absent for the bottom. */
  readonly index?: number;
  readonly faceDown?: true;
  readonly statuses?: readonly Status[];
  /** The counters that the new object keeps or starts with. */
  readonly counters?: Counters;
}

/** The number of counters to add. A negative number removes at most all existing counters (2.5.f). */
export interface ProposedCounters {
  readonly kind: 'counters';
  readonly item: number;
  readonly name: string;
  readonly delta: number;
}

export interface ProposedExpeditionMove {
  readonly kind: 'expedition';
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
  /** The direction, or the new index in set-up. */
  readonly move: 'forward' | 'backward' | { readonly to: number };
  readonly due?: readonly Terrain[];
  /** The number of regions. Defaults to 1. */
  readonly regions?: number;
}

export type ProposedToken = Omit<CreateToken, 'object' | 'item'>;

/** The cards to reveal: items, or positions in a deck. */
export interface ProposedReveal extends Omit<Reveal, 'items' | 'count'> {
  readonly items: readonly Moved[];
}

/**
 * An action of a proposed step: an atomic action without the values that are determined when it happens, such as
 * timestamps and old values.
 */
export type Proposed =
  | ProposedMove
  | ProposedExpeditionMove
  | Omit<StatusChange, 'object'>
  | ProposedToken
  | Omit<CreateEmblem, 'object' | 'item'>
  | Omit<Vanish, 'object'>
  | QuickActionPlayed
  | FirstTime
  | ProposedCounters
  | Roll
  | ProposedReveal
  | Omit<CreateRegion, 'object' | 'item'>
  | Omit<ArenaBegins, 'object' | 'item'>
  | Ascend
  | Compare
  | TurnUp
  | Omit<PlaceMarker, 'object'>
  | Shuffle
  | Omit<FirstPlayer, 'previous'>
  | PhaseBegins
  | TurnBegins
  | Pass
  | AfterYou
  | Leave
  | Outcome;

/** The proposed actions of a step, and the rules of its verb. */
export interface Proposing {
  readonly actions: readonly Proposed[];
  readonly rules: readonly string[];
}

/** A step of a game of Altered that is about to happen (chapter 6). */
export interface Proposal extends StepProposal<Proposed> {
  /** The daily effect that has just been resolved, for triggers that follow it (4.2.d). */
  readonly after?: DailyEffectName;
  /** The result of a die rolled earlier in the same effect, for triggers of cards revealed with it. */
  readonly rolled?: number;
  /** The players who act, if different from the effect's player. */
  readonly doers?: readonly Seat[];
  /** How the effect plays a card. */
  readonly how?: readonly PlayedHow[];
  /** The players whose Heroes the step does not activate. */
  readonly silent?: readonly Seat[];
}

/** A modifier that was applied, before the actions have numbers. */
export type Applied = Omit<AppliedModifier, 'actions'> & { readonly on: readonly Proposed[] };
