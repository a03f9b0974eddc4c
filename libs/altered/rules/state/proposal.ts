import type { DailyEffectName, PlayMethod, Terrain } from '#altered/abilities';
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

/** An item, or a position in a deck, counted from the top (3.2.2.c). */
export type Moved = number | { readonly deck: Seat; readonly fromTop: number };

export interface ProposedMove {
  readonly kind: 'move';
  readonly item: Moved;
  readonly to: Place;
  readonly as?: MoveVerb;
  /** The player who discards the item, if that is not the zone's player. */
  readonly by?: Seat;
  /** The zone from which the card counts as played, if it differs from the real zone. */
  readonly asFrom?: 'hand';
  /** The position in the deck, counted from the top. Absent for the bottom. */
  readonly index?: number;
  readonly faceDown?: true;
  readonly statuses?: readonly Status[];
  /** The counters with which the new object starts. */
  readonly counters?: Counters;
}

/** Adds counters. A negative number removes counters, at most all of them (2.5.f). */
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
  /** The direction or, in set-up, the new index. */
  readonly move: 'forward' | 'backward' | { readonly to: number };
  readonly due?: readonly Terrain[];
  /** Defaults to 1. */
  readonly regions?: number;
}

export type ProposedToken = Omit<CreateToken, 'object' | 'item'>;

export interface ProposedReveal extends Omit<Reveal, 'items' | 'count'> {
  readonly items: readonly Moved[];
}

/**
 * An action of a proposed step. It lacks the values that are only known when the action happens, such as timestamps and
 * old values.
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

/** A step's proposed actions, and the rules of its verb. */
export interface Proposing {
  readonly actions: readonly Proposed[];
  readonly rules: readonly string[];
}

/** A step that is about to happen (chapter 6). */
export interface Proposal extends StepProposal<Proposed> {
  /** The daily effect that has just resolved, for triggers that follow it (4.2.d). */
  readonly after?: DailyEffectName;
  /**
   * The die result from earlier in the same effect. Triggers on revealed cards store it, because their effects can
   * refer to it.
   */
  readonly rolled?: number;
  /** The players who act, if not the effect's controller. */
  readonly doers?: readonly Seat[];
  readonly how?: readonly PlayMethod[];
  /** The players whose Hero abilities do not trigger in the step. */
  readonly silent?: readonly Seat[];
}

/** An applied modifier. It refers to the proposed actions themselves, because proposed actions have no indices yet. */
export type Applied = Omit<AppliedModifier, 'actions'> & { readonly on: readonly Proposed[] };
