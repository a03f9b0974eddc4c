import { assertNever, type AtomicAction, type Decision, type GameEvent, type GameStarted } from '#record';
import type { RandomSource } from './random.js';

/** What every state holds of the course of play: what is asked, what is left to do, what chance has shown. */
export interface Course<Task> {
  pending: Decision | null;
  /** The id of the last decision that was asked for. */
  decisions: number;
  agenda: Task[];
  readonly random: RandomSource;
}

/** What a `DecisionRequested` carries so that play can continue from it. */
export interface Resume<Task> {
  readonly agenda: readonly Task[];
  readonly drawn: number;
}

/** What a game knows of folding its events: how it begins, and what an atomic action does. */
export interface Folded<State, Action> {
  readonly begin: (event: GameStarted) => State;
  /** In place. */
  readonly apply: (state: State, action: Action) => void;
}

/** How the events of a game are folded; the same in every game, but for its atomic actions. */
export function folding<Task, State extends Course<Task>, Action extends AtomicAction>({
  begin,
  apply,
}: Folded<State, Action>) {
  /** Folds one event into the state, in place. */
  function evolve(state: State, event: GameEvent<Action>): State {
    switch (event.kind) {
      case 'GameStarted':
        return begin(event);
      case 'StepResolved':
        for (const action of event.actions) apply(state, action);
        return state;
      case 'DecisionRequested': {
        const resume = event.resume as unknown as Resume<Task>;
        state.pending = event.decision;
        state.decisions = event.decision.id;
        state.agenda = resume.agenda.slice();
        state.random.drawn = resume.drawn;
        return state;
      }
      case 'DecisionMade':
        state.pending = null;
        return state;
      case 'GameEnded':
        state.pending = null;
        state.agenda = [];
        return state;
      case 'GameBranched':
      case 'GameImported':
        return state;
      default:
        return assertNever(event);
    }
  }

  /** Folds the first atomic actions of an event; an event without any counts as a whole. */
  function evolvePartly(state: State, event: GameEvent<Action>, count: number): State {
    if (event.kind !== 'StepResolved') return count > 0 ? evolve(state, event) : state;
    for (const action of event.actions.slice(0, count)) apply(state, action);
    return state;
  }

  return { evolve, evolvePartly };
}
