import type { Choice, Decision } from './decision.js';
import type { ModuleId, Seat } from './ids.js';
import type { Json } from './json.js';

/** The common part of atomic actions. Each game has its own vocabulary. */
export interface AtomicAction {
  readonly kind: string;
}

export interface SeatSetup {
  readonly name: string;
  /** One entry per card, in the order of the deck list. References into `GameStarted.cards`. */
  readonly deck: readonly string[];
}

/** The option with the deck lists of an imported game, by seat. As secret as decks. */
export const DECK_LISTS = 'deckLists';

export interface GameStarted {
  readonly kind: 'GameStarted';
  readonly module: ModuleId;
  /** Edition of the rules, as `1.0`. */
  readonly edition: string;
  readonly format: string;
  readonly seats: readonly SeatSetup[];
  /** Secret until the game ends. */
  readonly seed: string;
  /** The definitions of the used cards, by reference. A record needs no catalogue. */
  readonly cards: Readonly<Record<string, Json>>;
  readonly options: Readonly<Record<string, Json>>;
  /** Digest of the rest of this event, see `startedWith`; records of schema 1 have none. Secret until the game ends. */
  readonly digest?: string;
}

export interface DecisionRequested {
  readonly kind: 'DecisionRequested';
  readonly decision: Decision;
  /**
   * The agenda and the random source, which play needs to continue and which atomic actions do not contain.
   */
  readonly resume: Json;
  readonly fingerprint?: string;
}

export interface DecisionMade {
  readonly kind: 'DecisionMade';
  readonly decision: number;
  readonly seat: Seat;
  readonly choice: Choice;
  /** Milliseconds, if known. */
  readonly thinkingTime?: number;
}

/** The cause of a step. */
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

/** A modifier that changed the step, and what it replaced or added (indices into `actions`). */
export interface AppliedModifier {
  readonly modifier: string;
  readonly mode: 'replaces' | 'adds';
  readonly rule: string;
  readonly source?: { readonly item: number; readonly object: number | null; readonly ability: number };
  readonly actions: readonly number[];
}

export interface ActivatedReaction {
  /** The object with the reaction. */
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
  /**
   * The item that represents the reaction until it is over. The first game's name, kept because it is stored.
   */
  readonly emblem: number;
  readonly rule: string;
}

export interface StepResolved<A extends AtomicAction = AtomicAction> {
  readonly kind: 'StepResolved';
  /** The verb of the step, a word of the game: `draw`, `play`, … */
  readonly verb: string;
  /** The acting player. Null for the game itself. */
  readonly by: Seat | null;
  readonly cause: Cause;
  /** Simultaneous actions. */
  readonly actions: readonly A[];
  readonly modifiers?: readonly AppliedModifier[];
  readonly reactions?: readonly ActivatedReaction[];
  /** The rules that cause the event, at least one. */
  readonly rules: readonly string[];
  readonly fingerprint?: string;
}

export interface GameEnded {
  readonly kind: 'GameEnded';
  /** Winning seats. Empty if there is no winner. */
  readonly winners: readonly Seat[];
  /** A word of the game, such as `tiebreaker`. */
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
 * `OBSERVED`: a view of a game played elsewhere. `RECONSTRUCTED`: decided again by the rules, as good as a game recorded
 * here.
 */
export const fidelities = ['OBSERVED', 'RECONSTRUCTED'] as const;
export type Fidelity = (typeof fidelities)[number];

export interface GameImported {
  readonly kind: 'GameImported';
  readonly source: string;
  readonly originalId: string;
  readonly importer: string;
  /** Facts that the source lacks. */
  readonly unknown: readonly string[];
  /** Absent if the source does not state it. */
  readonly fidelity?: Fidelity;
}

export type GameEvent<A extends AtomicAction = AtomicAction> =
  GameStarted | DecisionRequested | DecisionMade | StepResolved<A> | GameEnded | GameBranched | GameImported;

export type GameEventKind = GameEvent['kind'];

/** Metadata of a stored event. */
export interface EventMetadata {
  /** Schema version of the event's data, see `SCHEMA_VERSION`. */
  readonly schema: number;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
  /** The decision that caused it, as `<game>/<decision id>`. Null before the first decision. */
  readonly correlation: string | null;
  /** Id of the previous event. */
  readonly causation: string | null;
}

/** An event with its metadata, as in stores and export files. */
export interface RecordedEvent<A extends AtomicAction = AtomicAction> {
  /** UUID. A store accepts an id only once. */
  readonly id: string;
  readonly revision: number;
  readonly event: GameEvent<A>;
  readonly metadata: EventMetadata;
}
