import type { Choice, Decision } from './decision.js';
import type { ModuleId, Seat } from './ids.js';
import type { Json } from './json.js';

/** The common part of atomic actions. Each game defines its own kinds. */
export interface AtomicAction {
  readonly kind: string;
}

export interface SeatSetup {
  readonly name: string;
  /**
   * The reference of each card of the deck, in the order of the deck list. References are keys of `GameStarted.cards`.
   */
  readonly deck: readonly string[];
}

/** The name of the option that contains the deck lists of an imported game, by seat. As secret as decks. */
export const DECK_LISTS = 'deckLists';

export interface GameStarted {
  readonly kind: 'GameStarted';
  readonly module: ModuleId;
  /** The edition of the rules, such as `1.0`. */
  readonly edition: string;
  readonly format: string;
  readonly seats: readonly SeatSetup[];
  /** The seed of the random source. Secret until the game ends. */
  readonly seed: string;
  /** The definitions of all cards in the game, by reference, so that reading a record requires no catalogue. */
  readonly cards: Readonly<Record<string, Json>>;
  readonly options: Readonly<Record<string, Json>>;
  /**
   * The digest of the other fields of this event, see `startedWith`. Absent in schema 1. Secret until the game ends.
   */
  readonly digest?: string;
}

export interface DecisionRequested {
  readonly kind: 'DecisionRequested';
  readonly decision: Decision;
  /**
   * The agenda and the random source, which are required to continue play and cannot be derived from atomic actions.
   */
  readonly resume: Json;
  readonly fingerprint?: string;
}

export interface DecisionMade {
  readonly kind: 'DecisionMade';
  readonly decision: number;
  readonly seat: Seat;
  readonly choice: Choice;
  /** The thinking time in milliseconds. Absent if unknown. */
  readonly thinkingTime?: number;
}

export type Cause =
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'decision'; readonly decision: number }
  | {
      readonly kind: 'ability';
      readonly item: number;
      readonly object: number | null;
      readonly ability: number;
    }
  | {
      readonly kind: 'reaction';
      readonly item: number;
      readonly object: number | null;
      readonly ability: number;
    };

/** A modifier that changed the step, with the atomic actions that it replaced or added, as indices into `actions`. */
export interface AppliedModifier {
  readonly modifier: string;
  readonly mode: 'replaces' | 'adds';
  readonly rule: string;
  readonly source?: { readonly item: number; readonly object: number | null; readonly ability: number };
  readonly actions: readonly number[];
}

export interface ActivatedReaction {
  /** The item with the reaction. */
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
  /**
   * The item that represents the reaction until it ends. Stored records use this name, which comes from the first
   * supported game.
   */
  readonly emblem: number;
  readonly rule: string;
}

export interface StepResolved<A extends AtomicAction = AtomicAction> {
  readonly kind: 'StepResolved';
  /** The verb of the step, as an identifier of the game, such as `draw` or `play`. */
  readonly verb: string;
  /** The acting player. Null if the game itself acts. */
  readonly by: Seat | null;
  readonly cause: Cause;
  /** Atomic actions that happen simultaneously. */
  readonly actions: readonly A[];
  readonly modifiers?: readonly AppliedModifier[];
  readonly reactions?: readonly ActivatedReaction[];
  /** The numbers of the rules that cause the event, at least one. */
  readonly rules: readonly string[];
  readonly fingerprint?: string;
}

export interface GameEnded {
  readonly kind: 'GameEnded';
  /** The winning seats. Empty if there is no winner. */
  readonly winners: readonly Seat[];
  /** The reason for the end, as an identifier of the game, such as `tiebreaker`. */
  readonly reason: string;
  readonly rule: string;
  readonly fingerprint?: string;
}

export interface GameBranched {
  readonly kind: 'GameBranched';
  readonly parent: string;
  readonly revision: number;
}

/**
 * `OBSERVED`: the record shows what one viewer saw of a game played elsewhere. `RECONSTRUCTED`: the rules derived the record again, so it is as complete as a game recorded here.
 */
export const fidelities = ['OBSERVED', 'RECONSTRUCTED'] as const;
export type Fidelity = (typeof fidelities)[number];

export interface GameImported {
  readonly kind: 'GameImported';
  readonly source: string;
  readonly originalId: string;
  readonly importer: string;
  /** Facts that the source does not contain. */
  readonly unknown: readonly string[];
  /** The fidelity of the record. Absent if the source does not state it. */
  readonly fidelity?: Fidelity;
}

export type GameEvent<A extends AtomicAction = AtomicAction> =
  GameStarted | DecisionRequested | DecisionMade | StepResolved<A> | GameEnded | GameBranched | GameImported;

export type GameEventKind = GameEvent['kind'];

export interface EventMetadata {
  /** Schema version of the event's data, see `SCHEMA_VERSION`. */
  readonly schema: number;
  /** The time of recording, as ISO 8601, UTC. */
  readonly recordedAt: string;
  /** The decision that caused the event, as `<game>/<decision id>`. Null before the first decision. */
  readonly correlation: string | null;
  /** The id of the previous event. */
  readonly causation: string | null;
}

/** An event with its metadata, as in stores and export files. */
export interface RecordedEvent<A extends AtomicAction = AtomicAction> {
  /** A UUID. A store accepts each id only once. */
  readonly id: string;
  readonly revision: number;
  readonly event: GameEvent<A>;
  readonly metadata: EventMetadata;
}
