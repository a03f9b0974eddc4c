import type { Terrain } from '#altered/abilities';
import type { AppliedModifier, Cause, Seat } from '#record';
import type {
  ArenaBegins,
  Compare,
  CreateRegion,
  FirstPlayer,
  Outcome,
  Pass,
  PhaseBegins,
  Place,
  Shuffle,
  StatusChange,
  TurnBegins,
  TurnUp,
} from './actions.js';
import type { Counters, ExpeditionName, Status } from './state.js';

/** An item, or the card at a place of a deck, counted from the top (3.2.2.c). */
export type Moved = number | { readonly deck: Seat; readonly fromTop: number };

export interface ProposedMove {
  readonly kind: 'move';
  readonly item: Moved;
  readonly to: Place;
  readonly faceDown?: true;
  readonly statuses?: readonly Status[];
  /** Counters the new object keeps or starts with. */
  readonly counters?: Counters;
}

export interface ProposedExpeditionMove {
  readonly kind: 'expedition';
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
  /** Where it is placed (set-up), or which way it moves. */
  readonly move: 'forward' | 'backward' | { readonly to: number };
  readonly due?: readonly Terrain[];
}

/** What a step would do: like an atomic action, before what only its happening fixes (timestamps, old values). */
export type Proposed =
  | ProposedMove
  | ProposedExpeditionMove
  | Omit<StatusChange, 'object'>
  | Omit<CreateRegion, 'object' | 'item'>
  | Omit<ArenaBegins, 'object' | 'item'>
  | Compare
  | TurnUp
  | Shuffle
  | Omit<FirstPlayer, 'previous'>
  | PhaseBegins
  | TurnBegins
  | Pass
  | Outcome;

/** A proposed action and the modifiers that have changed it: none changes the same action twice (6.2.i). */
export interface Marked {
  readonly action: Proposed;
  readonly applied: readonly string[];
}

/** A step that is about to happen (chapter 6): what it does, who does it, and why. */
export interface Proposal {
  readonly verb: string;
  /** The controller of the step; null when it is the game. */
  readonly by: Seat | null;
  readonly cause: Cause;
  readonly actions: readonly Proposed[];
  readonly rules: readonly string[];
}

/** A modifier that was applied, before the actions are numbered. */
export type Applied = Omit<AppliedModifier, 'actions'> & { readonly on: readonly Proposed[] };
