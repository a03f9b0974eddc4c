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

/** Runs a game between two decisions. Modifies `state` and writes events to `sink`. */
export abstract class GameRun<State extends Course<T>, A extends AtomicAction, T extends Task> {
  constructor(
    readonly state: State,
    private readonly fold: Pick<FoldsGame<State, A>, 'canonical' | 'words'>,
    private readonly sink: Sink<A>,
  ) {}

  /** The events so far, if the sink records them. */
  get events(): readonly GameEvent<A>[] {
    return this.sink.events;
  }

  abstract get budget(): Budget;

  /** Pushes tasks so that they run in the given order and before the tasks already on the agenda. */
  schedule(...tasks: readonly T[]): void {
    schedule(this.state.agenda, tasks);
  }

  /** Requests a decision from a player. The task on top of the agenda will receive the choice. */
  ask(decision: Omit<Decision, 'id'>, rules = decision.rules): void {
    this.request(numbered(this.state.decisions + 1, decision, rules));
  }

  /** Like `ask`, but keeps the given order of the decision's fields, because existing records use this order. */
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

  choose(decision: number, seat: Seat, choice: Choice): void {
    if (this.keeps) this.add({ kind: 'DecisionMade', decision, seat, choice });
    answered(this.state);
  }

  /** Ends the game if the state contains a result. */
  end(): void {
    const { result } = this.state;
    if (result === null) return;
    const { winners, reason, rule } = result;
    this.keep(() => ({ kind: 'GameEnded', winners, reason, rule, fingerprint: this.fingerprint() }));
    over(this.state);
  }

  protected get keeps(): boolean {
    return this.sink.keeps;
  }

  /** Records an event. Calls `make` only if the sink records events. */
  keep(make: () => GameEvent<A>): void {
    if (this.sink.keeps) this.sink.add(make());
  }

  /** Records an event. Callers must check `keeps` first. */
  protected add(event: GameEvent<A>): void {
    this.sink.add(event);
  }

  /** Whether the event that requests the given decision includes a fingerprint. */
  protected marks(_decision: number): boolean {
    return false;
  }

  protected fingerprint(): string {
    const { started } = this.state;
    invariant(started !== null, 'a game that has begun is played');
    return fingerprintOf(this.fold, this.state, fingerprintsOf(started));
  }
}

/** Returns a decision with its id. The order of its fields is the same as in records. */
function numbered(id: number, decision: Omit<Decision, 'id'>, rules: Decision['rules']): Decision {
  const { about, ...others } = decision;
  return { id, ...others, rules, ...(about !== undefined && { about }) };
}
