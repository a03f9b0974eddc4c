import type { Choice, Decision, Illegal } from './decision.js';
import type { AtomicAction, GameEvent, GameStarted } from './event.js';
import type { Explanation } from './explanation.js';
import type { Fact } from './fact.js';
import type { ModuleId, Seat } from './ids.js';
import type { Json } from './json.js';
import type { Problem, Result } from './result.js';
import type { Clock, PublicState } from './view.js';
import type { Viewer } from './viewer.js';

export type Locale = 'en' | 'it' | 'fr';

export type Setup = Omit<GameStarted, 'kind' | 'digest'>;

/** What happened because of a choice, and the state it led to. */
export interface Decided<State, A extends AtomicAction> {
  readonly events: readonly GameEvent<A>[];
  readonly state: State;
}

/** One event as a reader's log shows it. */
export interface Telling {
  readonly text: string;
  /** One line for each atomic action, in order. */
  readonly actions: readonly string[];
}

/**
 * What the platform knows of a game. `decide` decides, `evolve` folds; everything else looks.
 * States are owned by the caller: `evolve` and a legal `decide` may reuse the state they are given, so keep a `clone`
 * when the earlier moment is still needed.
 * What looks at a state throws a `TooMuchWorkError` of the kernel where the state is none that `decide` leads to.
 */
export interface GameModule<State = unknown, A extends AtomicAction = AtomicAction> {
  readonly id: ModuleId;
  readonly name: string;
  /** How many play it. */
  readonly seats: number;
  /**
   * Checks a setup and plays up to the first decision. Never throws for a bad setup; one whose cards make each other act
   * without end is refused with `TOO_MUCH_WORK`.
   */
  start(setup: Setup): Result<Decided<State, A>, readonly Problem[]>;
  /**
   * Plays on from a choice to the next decision or the end. An illegal choice changes nothing. One that takes more work
   * than any game needs (`abilityBounds.decision`, counted, so that it is the same everywhere) is refused with
   * `TOO_MUCH_WORK`, and the state that was given is spent: fold the record again, or keep a `clone`.
   */
  decide(state: State, player: Seat, choice: Choice): Result<Decided<State, A>, Illegal>;
  /** The state before the first event. */
  initial(): State;
  /** Folds one event; needs no rules and no random source. */
  evolve(state: State, event: GameEvent<A>): State;
  /** Folds the first `count` atomic actions of an event: a moment inside it. */
  evolvePartly(state: State, event: GameEvent<A>, count: number): State;
  clone(state: State): State;
  /** Who decides what; null when the game is over (or not started). */
  legal(state: State): Decision | null;
  /** The canonical form: equal exactly for equal states. The agenda and the random source are not part of it. */
  canonical(state: State): Json;
  /** The event as the viewer may know it. */
  mask(event: GameEvent<A>, before: State, viewer: Viewer): GameEvent<A>;
  view(state: State, viewer: Viewer): PublicState;
  clock(state: State): Clock;
  tell(event: GameEvent<A>, before: State, viewer: Viewer, locale: Locale): Telling;
  /** Which reactions an event activated, and for each that looked at it and was not activated, why not. */
  explain(before: State, event: GameEvent<A>, viewer: Viewer, locale: Locale): Explanation;
  /** What an event says in the words that all games share. It tells what the event tells: mask it first. */
  facts(event: GameEvent<A>, before: State): readonly Fact[];
  /** What charts plot, as `mana.0` for seat 0. Asking for a decision and making it change nothing of it. */
  measures(state: State): Readonly<Record<string, number>>;
  /** Those that tell of hidden cards, by name without the seat: for the eyes of their seat alone. */
  readonly ownMeasures: readonly string[];
  /** What one more of a measure is worth to its seat, by name without the seat: how bots judge. */
  readonly worth: Readonly<Record<string, number>>;
  /**
   * A state that `seat` could as well be in: what it may not know is made up from `random`, whatever is true; all the
   * rest is as it is. The state that is given stays as it was.
   */
  imagine(state: State, seat: Seat, random: string): State;
  /** What a rule says, in one line; null where the game has no such rule. Absent: the game tells numbers only. */
  summaryOf?(rule: string, locale: Locale): string | null;
  /**
   * What a card says, one text a line of its `text`, in another language than it is printed in; null where the game cannot
   * tell. The definition comes from a record and may be malformed. Absent: cards are told as they are printed.
   */
  textOf?(definition: Json, locale: Locale): readonly string[] | null;
  /** An atomic action as records of an older schema told it. Absent: they told it alike. */
  actionInSchema?(action: A, schema: number): A;
  /** Checks the atomic actions of stored events of this game; null when they are well formed. */
  malformed(action: unknown): string | null;
  /**
   * What is wrong with what an event defines: cards, tokens, effects that last. Null: the rules can read it. Asked when a
   * record enters, and when its rules have failed; a stored record is read without. Absent: events define nothing.
   */
  illDefined?(event: GameEvent<A>): string | null;
}
