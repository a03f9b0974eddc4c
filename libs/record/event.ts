import type { Choice, Decision } from './decision.js';
import type { ModuleId, Seat } from './ids.js';
import type { Json } from './json.js';

/** The fields that the atomic actions of all games share. Each game defines its own kinds. */
export interface AtomicAction {
  readonly kind: string;
}

export interface SeatSetup {
  readonly name: string;
  /** The references of the deck's cards, in the order of the deck list. References are keys of `GameStarted.cards`. */
  readonly deck: readonly string[];
}

/** The name of the option with an imported game's deck lists, by seat. The lists must be kept secret like decks. */
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
  /** The definitions of all cards in the game, by reference. They make the record readable without a card catalogue. */
  readonly cards: Readonly<Record<string, Json>>;
  readonly options: Readonly<Record<string, Json>>;
  /** The digest of the event's other fields (see `startedWith`). Absent in schema 1. Secret until the game ends. */
  readonly digest?: string;
}

export interface DecisionRequested {
  readonly kind: 'DecisionRequested';
  readonly decision: Decision;
  /**
   * The agenda and the random source's state. Play cannot continue without them, and they cannot be derived from atomic
   * actions.
   */
  readonly resume: Json;
  readonly fingerprint?: string;
}

export interface DecisionMade {
  readonly kind: 'DecisionMade';
  readonly decision: number;
  readonly seat: Seat;
  readonly choice: Choice;
  /** Thinking time in milliseconds. Absent if unknown. */
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

/**
 * A modifier that changed the step. `actions` contains the indices of the atomic actions that the modifier replaced or
 * added.
 */
export interface AppliedModifier {
  readonly modifier: string;
  readonly mode: 'replaces' | 'adds';
  readonly rule: string;
  readonly source?: { readonly item: number; readonly object: number | null; readonly ability: number };
  readonly actions: readonly number[];
}

export interface ActivatedReaction {
  /** The item that has the reaction. */
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
  /**
   * The item that represents the reaction while the reaction exists. The name `emblem` comes from the first supported
   * game and cannot change, because stored records use it.
   */
  readonly emblem: number;
  readonly rule: string;
}

export interface StepResolved<A extends AtomicAction = AtomicAction> {
  readonly kind: 'StepResolved';
  /** The verb of the step, as an identifier defined by the game, such as `draw` or `play`. */
  readonly verb: string;
  /** The acting player. Null if the game itself acts. */
  readonly by: Seat | null;
  readonly cause: Cause;
  /** The atomic actions, which happen simultaneously. */
  readonly actions: readonly A[];
  readonly modifiers?: readonly AppliedModifier[];
  readonly reactions?: readonly ActivatedReaction[];
  /** The numbers of the rules that cause the event. Never empty. */
  readonly rules: readonly string[];
  readonly fingerprint?: string;
}

export interface GameEnded {
  readonly kind: 'GameEnded';
  /** The seats of the winners. Empty if there is no winner. */
  readonly winners: readonly Seat[];
  /** The reason for the end, as an identifier defined by the game, such as `tiebreaker`. */
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
 * `OBSERVED` records contain one viewer's view of a game that was played elsewhere. `RECONSTRUCTED` records were
 * rebuilt with the rules, so they are as complete as records of games played here.
 */
export const fidelities = ['OBSERVED', 'RECONSTRUCTED'] as const;
export type Fidelity = (typeof fidelities)[number];

export interface GameImported {
  readonly kind: 'GameImported';
  readonly source: string;
  readonly originalId: string;
  readonly importer: string;
  /** The facts that the source of the record does not contain. */
  readonly unknown: readonly string[];
  /** Absent if the fidelity was not stated. */
  readonly fidelity?: Fidelity;
}

export type GameEvent<A extends AtomicAction = AtomicAction> =
  GameStarted | DecisionRequested | DecisionMade | StepResolved<A> | GameEnded | GameBranched | GameImported;

export type GameEventKind = GameEvent['kind'];

export interface EventMetadata {
  /** The schema version of the event's data, see `SCHEMA_VERSION`. */
  readonly schema: number;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
  /** The decision that caused the event, in the form `<game>/<decision id>`. Null before the first decision. */
  readonly correlation: string | null;
  /** The id of the previous event. */
  readonly causation: string | null;
}

/** An event with its metadata, in the form that event stores and export files use. */
export interface RecordedEvent<A extends AtomicAction = AtomicAction> {
  /** A UUID. An event store accepts each id only once. */
  readonly id: string;
  readonly revision: number;
  readonly event: GameEvent<A>;
  readonly metadata: EventMetadata;
}
