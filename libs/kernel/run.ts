import {
  fingerprintOf,
  fingerprintsOf,
  invariant,
  type AtomicAction,
  type Choice,
  type Decision,
  type FoldsGame,
  type GameEvent,
  type Json,
  type Seat,
} from '#record';
import { schedule, type Task } from './agenda.js';
import type { Budget } from './budget.js';
import type { Course } from './course.js';
import { answered, ask, over, type Resume } from './folding.js';
import type { Sink } from './sink.js';

/** A game in play from one decision to the next: the state, changed in place, and where what happens goes. */
export abstract class GameRun<State extends Course<T>, A extends AtomicAction, T extends Task> {
  constructor(
    readonly state: State,
    private readonly fold: Pick<FoldsGame<State, A>, 'canonical' | 'words'>,
    private readonly sink: Sink<A>,
  ) {}

  /** The events so far, if they are stored. */
  get events(): readonly GameEvent<A>[] {
    return this.sink.events;
  }

  /** The work that this decision may take. */
  abstract get budget(): Budget;

  /** Puts work on the agenda, to be done in this order, before everything that is there. */
  schedule(...tasks: readonly T[]): void {
    schedule(this.state.agenda, tasks);
  }

  /** Asks a player to decide. The task that asks has to be on top of the agenda: it gets the answer. */
  ask(decision: Omit<Decision, 'id'>, rules = decision.rules): void {
    this.request(numbered(this.state.decisions + 1, decision, rules));
  }

  /** As `ask`, with the fields in the order in which they are: records of such decisions have them so. */
  askAsWritten(decision: Omit<Decision, 'id'>): void {
    this.request({ id: this.state.decisions + 1, ...decision });
  }

  private request(question: Decision): void {
    if (this.keeps) this.keepRequest(question);
    ask(this.state, question);
  }

  private keepRequest(question: Decision): void {
    const { agenda, random } = this.state;
    const written: Resume<T> = { agenda: agenda.slice(), drawn: random.drawn };
    const resume = written as unknown as Json;
    this.add(
      this.marks(question.id)
        ? { kind: 'DecisionRequested', decision: question, resume, fingerprint: this.fingerprint() }
        : { kind: 'DecisionRequested', decision: question, resume },
    );
  }

  /** A player has chosen. */
  choose(decision: number, seat: Seat, choice: Choice): void {
    if (this.keeps) this.add({ kind: 'DecisionMade', decision, seat, choice });
    answered(this.state);
  }

  /** Ends the game where it has a result. */
  end(): void {
    const { result } = this.state;
    if (result === null) return;
    const { winners, reason, rule } = result;
    this.keep(() => ({ kind: 'GameEnded', winners, reason, rule, fingerprint: this.fingerprint() }));
    over(this.state);
  }

  /** Whether what happens is kept, and not the state alone. */
  protected get keeps(): boolean {
    return this.sink.keeps;
  }

  /** Hands over what has happened; it is made only where it is kept. */
  keep(make: () => GameEvent<A>): void {
    if (this.sink.keeps) this.sink.add(make());
  }

  /** Keeps what has happened. For those who have asked first whether anything is kept. */
  protected add(event: GameEvent<A>): void {
    this.sink.add(event);
  }

  /** Whether the request of a decision carries a fingerprint. */
  protected marks(_decision: number): boolean {
    return false;
  }

  /** Of the state as it is now. */
  protected fingerprint(): string {
    const { started } = this.state;
    invariant(started !== null, 'a game that has begun is played');
    return fingerprintOf(this.fold, this.state, fingerprintsOf(started));
  }
}

/**
 * A decision with its number, field by field in the order in which most are recorded: copying it takes four times as long. The few
 * that are ordered are copied as they are.
 */
function numbered(id: number, decision: Omit<Decision, 'id'>, rules: Decision['rules']): Decision {
  const { seat, kind, options, min, max, ordered, hidden, about } = decision;
  if (ordered !== undefined) return { id, ...decision, rules };
  if (hidden !== undefined)
    return about === undefined
      ? { id, seat, kind, options, min, max, hidden, rules }
      : { id, seat, kind, options, min, max, hidden, rules, about };
  return about === undefined
    ? { id, seat, kind, options, min, max, rules }
    : { id, seat, kind, options, min, max, rules, about };
}
