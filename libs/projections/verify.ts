import { Chain } from './chain.js';
import { differenceIn, type Difference } from './difference.js';
import type { Covered, NotCovered, Verdict } from './verdict.js';
import { isReconstructed, verifiedAgain } from './verify-again.js';
import {
  fingerprint,
  SCHEMA_VERSION,
  type AtomicAction,
  type GameEvent,
  type GameModule,
  type RecordedEvent,
  type Setup,
} from '#record';

export function setupIn(events: readonly RecordedEvent[]): Setup | null {
  for (const { event } of events)
    if (event.kind === 'GameStarted') {
      const { kind: _, digest: __, ...setup } = event;
      return setup;
    }
  return null;
}

/** The first schema in which a game's first event contains a digest of its texts. */
const WITH_DIGEST = 2;

/** Converts an event to the form that it has in records of an older schema. */
export function inSchema<A extends AtomicAction>(
  { records }: Pick<GameModule<unknown, A>, 'records'>,
  event: GameEvent<A>,
  schema: number,
): GameEvent<A> {
  if (schema >= SCHEMA_VERSION) return event;
  if (event.kind === 'GameStarted' && schema < WITH_DIGEST) {
    const { digest: _, ...started } = event;
    return started;
  }
  if (event.kind !== 'StepResolved' || records.actionInSchema === undefined) return event;
  return {
    ...event,
    actions: event.actions.map((action) => records.actionInSchema?.(action, schema) ?? action),
  };
}

/** Derives a game again from its setup and choices, and compares every event, including fingerprints. */
export function verified<State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'id' | 'play' | 'elsewhere' | 'fold' | 'records'>,
  record: readonly RecordedEvent[],
): Verdict {
  const { elsewhere } = module;
  if (isReconstructed(record) && elsewhere !== undefined)
    return verifiedAgain({ ...module, elsewhere }, record);
  const events = record.length;
  const diverged = (revision: number, difference: Omit<Difference, 'revision'>): Verdict => ({
    status: 'DIVERGED',
    events,
    difference: { revision, ...difference },
  });
  if (record.some(({ event }) => event.kind === 'GameImported'))
    return { status: 'UNVERIFIED', events, reason: 'The decisions were not made with Retrace.' };
  const setup = setupIn(record);
  if (setup === null)
    return { status: 'UNVERIFIED', events, reason: 'The record does not contain the start of the game.' };
  if (setup.module !== module.id)
    return {
      status: 'UNVERIFIED',
      events,
      reason: `The game belongs to "${setup.module}", not to "${module.id}".`,
    };
  const started = module.play.start(setup);
  if (!started.ok)
    return { status: 'UNVERIFIED', events, reason: started.error[0]?.message ?? 'The setup is refused.' };

  let { state } = started.value;
  let decided: readonly GameEvent<A>[] = started.value.events;
  let next = 0;
  let fingerprints = 0;
  let folded = module.fold.initial();
  const chain = new Chain();
  for (const [revision, recorded] of record.entries()) {
    const { event, metadata } = recorded;
    if (next === decided.length && event.kind === 'DecisionMade') {
      const answer = module.play.decide(state, event.seat, event.choice);
      if (!answer.ok)
        return diverged(revision, {
          field: 'choice',
          recorded: event.choice,
          decided: `refused: ${answer.error.message} (rule ${answer.error.rule})`,
        });
      state = answer.value.state;
      decided = answer.value.events;
      next = 0;
    }
    // A branch continues from a requested decision, so `GameBranched` changes nothing in the game.
    if (next === decided.length && event.kind === 'GameBranched') {
      const torn = chain.follow(recorded);
      if (torn !== null) return diverged(revision, torn);
      continue;
    }
    const own = decided[next++];
    const difference =
      differenceIn(event, own === undefined ? null : inSchema(module, own, metadata.schema)) ??
      chain.follow(recorded);
    if (difference !== null) return diverged(revision, difference);
    if ('fingerprint' in event) fingerprints++;
    folded = module.fold.evolve(folded, event as GameEvent<A>);
  }
  const missing = decided[next];
  if (missing !== undefined) return diverged(events, { field: '', recorded: null, decided: missing });
  const [ofFold, ofPlay] = [
    fingerprint(module.fold.canonical(folded)),
    fingerprint(module.fold.canonical(state)),
  ];
  if (ofFold !== ofPlay)
    return diverged(events - 1, {
      field: 'fingerprint of the folded state',
      recorded: ofFold,
      decided: ofPlay,
    });
  return { status: 'EXACT', events, fingerprints, ...coverageOf(record) };
}

function coverageOf(record: readonly RecordedEvent[]): {
  readonly covers: readonly Covered[];
  readonly notCovered: readonly NotCovered[];
} {
  const hasDigest = record.some(({ event }) => event.kind === 'GameStarted' && event.digest !== undefined);
  const isBranch = record.some(({ event }) => event.kind === 'GameBranched');
  return {
    covers: ['events', 'fingerprints', 'chain', ...(hasDigest ? (['words'] as const) : [])],
    notCovered: [
      'times',
      ...(isBranch ? (['origin'] as const) : []),
      ...(hasDigest ? [] : (['words'] as const)),
    ],
  };
}
