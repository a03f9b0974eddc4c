import {
  fail,
  ok,
  startedWith,
  type AtomicAction,
  type DecidesAgain,
  type GameEvent,
  type GameModule,
  type RecordedEvent,
  type Result,
  startedIn,
} from '#record';
import { Chain } from './chain.js';
import { differenceIn, type Difference } from './difference.js';
import { observedFrom } from './observed-part.js';
import type { Verdict } from './verdict.js';

/** Whether a record begins with a part that the rules reconstructed from another platform's log. */
export const isReconstructed = ([first]: readonly RecordedEvent[]): boolean =>
  first?.event.kind === 'GameImported' && first.event.fidelity === 'RECONSTRUCTED';

/**
 * The functions of a game module that are needed to replay a record. `elsewhere` replays games from other platforms.
 */
export interface Again<State, A extends AtomicAction> extends Pick<
  GameModule<State, A>,
  'id' | 'play' | 'fold'
> {
  readonly elsewhere: DecidesAgain<State, A>;
}

/**
 * Replays the reconstructed part of a record from its setup, random results and choices. Ignores the observed part
 * after it.
 */
export function verifiedAgain<State, A extends AtomicAction>(
  module: Again<State, A>,
  record: readonly RecordedEvent[],
): Verdict {
  const from = observedFrom(record);
  const part = from === null ? record : record.slice(0, from);
  const events = record.length;
  const started = startedIn(part);
  const isDecided = part.some(({ event }) => event.kind === 'DecisionMade');
  if (started === undefined || !isDecided)
    return { status: 'UNVERIFIED', events, reason: 'No part of the game was reconstructed.' };
  if (started.module !== module.id)
    return {
      status: 'UNVERIFIED',
      events,
      reason: `The game belongs to "${started.module}", not to "${module.id}".`,
    };
  const { kind: _, digest, ...setup } = started;
  if (digest !== startedWith(setup).digest)
    return {
      status: 'DIVERGED',
      events,
      difference: {
        revision: part.findIndex(({ event }) => event === started),
        field: 'digest',
        recorded: digest,
        decided: startedWith(setup).digest,
      },
    };
  const difference = new DecidedAgain(module, part).difference();
  if (difference !== null) return { status: 'DIVERGED', events, difference };
  const isBranch = part.some(({ event }) => event.kind === 'GameBranched');
  return {
    status: 'EXACT',
    events: part.length,
    fingerprints: 0,
    covers: ['events', 'chain', 'words'],
    notCovered: ['times', 'chance', ...(isBranch ? (['origin'] as const) : [])],
    ...(from !== null && { observedFrom: from }),
  };
}

class DecidedAgain<State, A extends AtomicAction> {
  readonly #chain = new Chain();
  #state: State;

  constructor(
    private readonly module: Again<State, A>,
    private readonly part: readonly RecordedEvent[],
  ) {
    this.#state = module.fold.initial();
  }

  /**
   * Returns the first difference between the record and the events that the rules derive. Null if everything matches.
   */
  difference(): Difference | null {
    let revision = 0;
    for (; revision < this.part.length && this.#isSetUp(revision); revision++) {
      const torn = this.#take(revision);
      if (torn !== null) return torn;
    }
    while (revision < this.part.length) {
      const isBranch = this.#eventAt(revision)?.kind === 'GameBranched';
      const next = isBranch ? revision + 1 : this.#endOf(revision);
      const difference = isBranch ? this.#take(revision) : this.#follows(revision, next);
      if (difference !== null) return difference;
      revision = next;
    }
    return null;
  }

  #isSetUp(revision: number): boolean {
    const event = this.#eventAt(revision);
    return event !== undefined && this.module.elsewhere.isSetUp(event);
  }

  /** Returns the index of the next choice or branch, at which the events that follow from `revision` end. */
  #endOf(revision: number): number {
    const next = this.part.findIndex(
      ({ event }, index) =>
        index > revision && (event.kind === 'DecisionMade' || event.kind === 'GameBranched'),
    );
    return next < 0 ? this.part.length : next;
  }

  #eventAt(revision: number): GameEvent<A> | undefined {
    return this.part[revision]?.event as GameEvent<A> | undefined;
  }

  /** Folds an event. If it contradicts earlier events, returns the difference. */
  #take(revision: number): Difference | null {
    const recorded = this.part[revision];
    if (recorded === undefined) return null;
    const torn = this.#chain.follow(recorded);
    if (torn !== null) return { revision, ...torn };
    this.#state = this.module.fold.evolve(this.#state, recorded.event as GameEvent<A>);
    return null;
  }

  /** Compares the recorded events after the setup or after a choice with the events that the rules derive. */
  #follows(from: number, to: number): Difference | null {
    const recorded = this.part.slice(from, to).map(({ event }) => event as GameEvent<A>);
    try {
      const decided = this.#decided(recorded);
      return decided.ok ? this.#compare(from, recorded, decided.value) : { revision: from, ...decided.error };
    } catch (error) {
      // The rules can throw here, because the agenda in a record is not checked.
      if (!(error instanceof Error)) throw error;
      return { revision: from, field: 'resume', recorded: null, decided: error.message };
    }
  }

  #decided(recorded: readonly GameEvent<A>[]): Result<readonly GameEvent<A>[], Omit<Difference, 'revision'>> {
    const { play, elsewhere } = this.module;
    const [made] = recorded;
    const state = elsewhere.withChance(this.#state, recorded);
    if (made?.kind !== 'DecisionMade') return ok(this.#begun(state, recorded));
    const answer = play.decide(state, made.seat, made.choice);
    if (answer.ok) return ok(answer.value.events);
    const decided = `refused: ${answer.error.message} (rule ${answer.error.rule})`;
    return fail({ field: 'choice', recorded: made.choice, decided });
  }

  /** Returns the possible beginning that matches the record. If none matches, returns the first one. */
  #begun(state: State, recorded: readonly GameEvent<A>[]): readonly GameEvent<A>[] {
    const { elsewhere } = this.module;
    const questionIn = (events: readonly GameEvent<A>[]): unknown => {
      const question = events.find(({ kind }) => kind === 'DecisionRequested');
      return question === undefined
        ? null
        : (elsewhere.asRecorded(state, question) as { resume?: unknown }).resume;
    };
    const [first = [], ...others] = elsewhere.begun(state);
    const request = questionIn(recorded);
    return others.find((events) => differenceIn(request, questionIn(events)) === null) ?? first;
  }

  #compare(
    from: number,
    recorded: readonly GameEvent<A>[],
    events: readonly GameEvent<A>[],
  ): Difference | null {
    const { elsewhere } = this.module;
    const decided = [...events];
    let hasChanged = false;
    for (const [index, event] of recorded.entries()) {
      if (elsewhere.isAside(event)) hasChanged = true;
      else {
        const difference = this.#compared(event, decided.shift(), hasChanged);
        if (difference !== null) return { revision: from + index, ...difference };
      }
      const torn = this.#take(from + index);
      if (torn !== null) return torn;
    }
    const [missing, ...others] = decided;
    // The last decision request can be missing from the record, because a request is recorded together with its choice.
    const to = from + recorded.length;
    const isLast = to === this.part.length && missing?.kind === 'DecisionRequested' && others.length === 0;
    return missing === undefined || isLast
      ? null
      : { revision: to, field: '', recorded: null, decided: missing };
  }

  #compared(
    event: GameEvent<A>,
    decided: GameEvent<A> | undefined,
    hasChanged: boolean,
  ): Omit<Difference, 'revision'> | null {
    const { elsewhere } = this.module;
    const state = this.#state;
    const asks = hasChanged && event.kind === 'DecisionRequested' && decided?.kind === 'DecisionRequested';
    const own = asks ? elsewhere.asked(state, decided) : decided;
    return differenceIn(
      elsewhere.asRecorded(state, event),
      own === undefined ? null : elsewhere.asRecorded(state, own),
    );
  }
}
