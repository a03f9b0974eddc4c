import { play, playOn, type Stretch } from '#analysis';
import type { AtomicAction, GameEvent, GameId, GameModule } from '#record';
import { botsOf } from './bots.js';
import { exitCodes, failureOf } from './failure.js';
import type { Plan, Seating } from './plan.js';

/** Stores a game while it is recorded, and returns an interrupted recording so that it can be continued. */
export interface Stream {
  /**
   * Appends events. They are durable when the promise resolves. `after` is the revision of the last existing event, or
   * -1 for a new game.
   */
  append(id: GameId, events: readonly GameEvent[], after: number): Promise<void>;
  read(id: GameId): Promise<readonly GameEvent[]>;
}

export interface Tally {
  games: number;
  events: number;
  actions: number;
  decisions: number;
}

export interface RecordingOptions {
  /** The number of decisions per append, and so the maximum number that a crash loses. */
  readonly batch: number;
  /** Ends the recording once the append in progress has completed. */
  readonly signal: AbortSignal;
  /** Called after each durable append. */
  readonly acknowledged: (written: {
    readonly events: number;
    readonly actions: number;
    readonly decisions: number;
  }) => void;
}

/**
 * `stopped` means that the signal interrupted the recording. Acknowledged events are stored, so the recording can be
 * continued.
 */
export type Recorded = 'finished' | 'stopped';

async function record<State, A extends AtomicAction>(
  stream: Stream,
  id: GameId,
  stretches: Iterable<Stretch<State, A>>,
  from: number,
  { batch, signal, acknowledged }: RecordingOptions,
): Promise<Recorded> {
  let last = from;
  let waiting: GameEvent[] = [];
  let decisions = 0;
  const write = async () => {
    await stream.append(id, waiting, last);
    last += waiting.length;
    acknowledged({ events: waiting.length, actions: actionsIn(waiting), decisions });
    waiting = [];
    decisions = 0;
  };
  for (const { events } of stretches) {
    for (const event of events) waiting.push(event);
    decisions++;
    if (decisions < batch) continue;
    await write();
    if (signal.aborted) return 'stopped';
  }
  if (waiting.length > 0) await write();
  return 'finished';
}

const actionsIn = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + (event.kind === 'StepResolved' ? event.actions.length : 0), 0);

/** Plays a game and records it during play. Throws a `Failure` if the rules refuse the setup. */
export async function recordGame<State, A extends AtomicAction>(
  stream: Stream,
  module: GameModule<State, A>,
  plan: Plan,
  options: RecordingOptions,
): Promise<Recorded> {
  const played = play(module, plan.setup, botsOf(module, plan));
  if (!played.ok) throw failureOf(exitCodes.badInput, played.error);
  return record(stream, plan.id, played.value, -1, options);
}

/** Continues an interrupted recording of a game, with the same bots. */
export async function continueGame<State, A extends AtomicAction>(
  stream: Stream,
  module: GameModule<State, A>,
  plan: Seating,
  options: RecordingOptions,
): Promise<Recorded> {
  let state = module.fold.initial();
  let last = -1;
  for (const event of await stream.read(plan.id)) {
    state = module.fold.evolve(state, event as GameEvent<A>);
    last++;
  }
  return record(stream, plan.id, playOn(module, state, botsOf(module, plan)), last, options);
}
