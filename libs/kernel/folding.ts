import { assertNever, type AtomicAction, type Decision, type GameEvent, type GameStarted } from '#record';
import type { Task } from './agenda.js';
import type { Course } from './course.js';

/** The part of a `DecisionRequested` that is needed to continue play. */
export interface Resume<T extends Task> {
  readonly agenda: readonly T[];
  readonly drawn: number;
}

/** Sets the pending decision. Modifies the state. */
export function ask<T extends Task>(state: Course<T>, decision: Decision): void {
  state.pending = decision;
  state.decisions = decision.id;
}

/** Clears the pending decision. Modifies the state. */
export function answered<T extends Task>(state: Course<T>): void {
  state.pending = null;
}

/** Clears the agenda and the pending decision at the end of the game. Modifies the state. */
export function over<T extends Task>(state: Course<T>): void {
  state.pending = null;
  state.agenda = [];
}

/** The parts of folding that differ between games: creating the initial state and applying atomic actions. */
export interface Folded<State, Action> {
  readonly begin: (event: GameStarted) => State;
  /** Modifies the state. */
  readonly apply: (state: State, action: Action) => void;
}

/** Builds a game's fold from functions that create its initial state and apply its atomic actions. */
export function folding<T extends Task, State extends Course<T>, Action extends AtomicAction>({
  begin,
  apply,
}: Folded<State, Action>) {
  /** Folds one event into the state, which it modifies. */
  function evolve(state: State, event: GameEvent<Action>): State {
    switch (event.kind) {
      case 'GameStarted':
        return begin(event);
      case 'StepResolved':
        for (const action of event.actions) apply(state, action);
        return state;
      case 'DecisionRequested': {
        const resume = event.resume as unknown as Resume<T>;
        ask(state, event.decision);
        state.agenda = resume.agenda.slice();
        state.random.drawn = resume.drawn;
        return state;
      }
      case 'DecisionMade':
        answered(state);
        return state;
      case 'GameEnded':
        over(state);
        return state;
      case 'GameBranched':
      case 'GameImported':
        return state;
      default:
        return assertNever(event);
    }
  }

  /**
   * Folds only an event's first `count` atomic actions. An event without atomic actions is folded completely unless
   * `count` is 0.
   */
  function evolvePartly(state: State, event: GameEvent<Action>, count: number): State {
    if (event.kind !== 'StepResolved') return count > 0 ? evolve(state, event) : state;
    for (const action of event.actions.slice(0, count)) apply(state, action);
    return state;
  }

  return { evolve, evolvePartly };
}
