import { Chain } from './chain.js';
import {
  besideTheGame,
  fingerprint,
  SCHEMA_VERSION,
  type AtomicAction,
  type GameEvent,
  type GameModule,
  type RecordedEvent,
  type Setup,
} from '#record';

/** Where a record and the game decided again part. */
export interface Difference {
  readonly revision: number;
  /** The field of the event, as `actions.2.to`; empty: the event itself. */
  readonly field: string;
  readonly recorded: unknown;
  readonly decided: unknown;
}

/**
 * What was found to be as it has to be: `events`, each with its choices, atomic actions and rules, as the rules decide
 * them again; `fingerprints`; `chain`, which event follows which, and which decision led to it; `words`, what people read in
 * the first event: names, printed cards.
 */
export type Covered = 'events' | 'fingerprints' | 'chain' | 'words';

/**
 * What nothing in a record can confirm: `times`, when events were recorded and how long players thought; `origin`, of which
 * game it is a branch; `words`, where the record is older than their digest.
 */
export type NotCovered = 'times' | 'origin' | 'words';

export type Verdict =
  | {
      readonly status: 'EXACT';
      readonly events: number;
      readonly fingerprints: number;
      readonly covers: readonly Covered[];
      readonly notCovered: readonly NotCovered[];
    }
  | { readonly status: 'DIVERGED'; readonly events: number; readonly difference: Difference }
  /** It cannot be decided again: another program's record, or an edition that this program does not know. */
  | { readonly status: 'UNVERIFIED'; readonly events: number; readonly reason: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The first place where two values of plain data differ; null when they are equal. */
function differenceIn(
  recorded: unknown,
  decided: unknown,
  path: readonly string[] = [],
): Omit<Difference, 'revision'> | null {
  if (recorded === decided) return null;
  if (!isRecord(recorded) || !isRecord(decided) || Array.isArray(recorded) !== Array.isArray(decided))
    return { field: path.join('.'), recorded, decided };
  for (const key of new Set([...Object.keys(recorded), ...Object.keys(decided)])) {
    if (besideTheGame.has(key)) continue;
    const difference = differenceIn(recorded[key], decided[key], [...path, key]);
    if (difference !== null) return difference;
  }
  return null;
}

function setupIn(events: readonly RecordedEvent[]): Setup | null {
  for (const { event } of events)
    if (event.kind === 'GameStarted') {
      const { kind: _, digest: __, ...setup } = event;
      return setup;
    }
  return null;
}

/** The first schema whose games begin with a digest of what people read. */
const WITH_DIGEST = 2;

/** An event as records of an older schema told it. */
function inSchema<A extends AtomicAction>(
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

/** Decides a game again from its setup and its choices, and compares every event, fingerprints among them. */
export function verified<State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'id' | 'play' | 'fold' | 'records'>,
  record: readonly RecordedEvent[],
): Verdict {
  const events = record.length;
  const diverged = (revision: number, difference: Omit<Difference, 'revision'>): Verdict => ({
    status: 'DIVERGED',
    events,
    difference: { revision, ...difference },
  });
  if (record.some(({ event }) => event.kind === 'GameImported'))
    return { status: 'UNVERIFIED', events, reason: 'Its decisions were not made here.' };
  const setup = setupIn(record);
  if (setup === null) return { status: 'UNVERIFIED', events, reason: 'It does not say how it started.' };
  if (setup.module !== module.id)
    return {
      status: 'UNVERIFIED',
      events,
      reason: `It is a game of "${setup.module}", not of "${module.id}".`,
    };
  const started = module.play.start(setup);
  if (!started.ok)
    return { status: 'UNVERIFIED', events, reason: started.error[0]?.message ?? 'Its setup is refused.' };

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
    // A branch continues from a decision that was asked for: nothing happens there.
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
