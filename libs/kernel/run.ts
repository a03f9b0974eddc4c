import {
  fingerprint,
  type AtomicAction,
  type Decision,
  type FoldsGame,
  type GameEvent,
  type Json,
} from '#record';
import { schedule, type Task } from './agenda.js';
import type { Budget } from './budget.js';
import type { Course } from './course.js';
import type { Resume } from './folding.js';

/** A game in play from one decision to the next: the state, changed in place, and what has happened. */
export abstract class GameRun<State extends Course<T>, A extends AtomicAction, T extends Task> {
  readonly events: GameEvent<A>[] = [];

  constructor(
    readonly state: State,
    private readonly fold: Pick<FoldsGame<State, A>, 'evolve' | 'canonical'>,
  ) {}

  /** The work that this decision may take. */
  abstract get budget(): Budget;

  /** Puts work on the agenda, to be done in this order, before everything that is there. */
  schedule(...tasks: readonly T[]): void {
    schedule(this.state.agenda, ...tasks);
  }

  /** Asks a player to decide. The task that asks has to be on top of the agenda: it gets the answer. */
  ask(decision: Omit<Decision, 'id'>): void {
    const { agenda, random, decisions } = this.state;
    const id = decisions + 1;
    const resume: Resume<T> = { agenda: agenda.slice(), drawn: random.drawn };
    this.record({
      kind: 'DecisionRequested',
      decision: { id, ...decision },
      resume: resume as unknown as Json,
      ...(this.marks(id) && { fingerprint: this.fingerprint() }),
    });
  }

  /** Records how the game ended. */
  end(): void {
    const { result } = this.state;
    if (result === null) return;
    const { winners, reason, rule } = result;
    this.record({ kind: 'GameEnded', winners, reason, rule, fingerprint: this.fingerprint() });
  }

  /** Records an event and folds it. */
  record(event: GameEvent<A>): void {
    this.fold.evolve(this.state, event);
    this.events.push(event);
  }

  /** Whether the request of a decision carries a fingerprint. */
  protected marks(_decision: number): boolean {
    return false;
  }

  /** Of the state as it is now. */
  protected fingerprint(): string {
    return fingerprint(this.fold.canonical(this.state));
  }
}
