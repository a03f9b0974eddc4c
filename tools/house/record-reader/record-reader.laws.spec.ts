import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { printGame } from '#interchange';
import { gameDigest, type GameId, type GameModule, type RecordedEvent } from '#record';
import { tablesOfFour } from '#altered/testing';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { playRandomly } from '#record/testing';
import { keptSchemas, manifestOf, moduleOf, readKept } from '../records/kept-records.js';
import { AlteredReader } from './altered-reader.js';
import { ContractsReader } from './contracts-reader.js';
import { ActionReader, type Data, type Reader } from './reading.js';
import { murmurPrint } from './murmur-print.js';

const readers: Readonly<Record<string, new (started: Data) => Reader>> = {
  altered: AlteredReader,
  contracts: ContractsReader,
};

interface Line {
  readonly event: Data;
  readonly metadata: { readonly schema: number };
}

/** Returns the events as they appear in an exported file, which is the reader's only input. */
const linesOf = (events: readonly RecordedEvent[]): readonly Line[] =>
  (JSON.parse(printGame({ id: 'read' as GameId, events })) as { readonly events: readonly Line[] }).events;

const printOf = (canonical: unknown, started: Data): string =>
  (started['options'] as Data)['fingerprints'] === 'murmur3'
    ? murmurPrint(canonical, sorted)
    : createHash('sha256').update(JSON.stringify(canonical)).digest('base64url').slice(0, 22);

/**
 * Folds a record with the independent reader and with the game's own code, and compares the states after every event.
 */
function compare(module: GameModule, events: readonly RecordedEvent[]): { readonly prints: number } {
  let reader: Reader | null = null;
  let state = module.fold.initial();
  let prints = 0;
  let started: Data = {};
  for (const [revision, { event, metadata }] of linesOf(events).entries()) {
    if (event['kind'] === 'GameStarted') {
      started = event;
      const Made = readers[String(event['module'])];
      if (Made === undefined) throw new Error('no such game');
      reader = new Made(event);
    }
    for (const action of (event['actions'] as readonly Data[] | undefined) ?? [])
      reader?.apply(new ActionReader(action, metadata.schema));
    const recorded = events[revision];
    if (recorded !== undefined) state = module.fold.evolve(state, recorded.event);
    if (reader === null) continue;
    const read = JSON.stringify(reader.canonical());
    const folded = JSON.stringify(module.fold.canonical(state));
    if (read !== folded) expect({ revision, event, read }).toEqual({ revision, event, read: folded });
    if (typeof event['fingerprint'] !== 'string') continue;
    prints++;
    expect(printOf(reader.canonical(), started)).toBe(event['fingerprint']);
  }
  return { prints };
}

it('the readers import only each other', () => {
  for (const file of ['reading', 'murmur-print', 'altered-reader', 'contracts-reader']) {
    const text = readFileSync(`tools/house/record-reader/${file}.ts`, 'utf8');
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(imported.filter((from) => from !== './reading.js')).toEqual([]);
  }
});

const games = [
  ...abilityDecks('reader')
    .filter((_, index) => index % 2 === 0)
    .map((setup) => [setup.seed, altered as GameModule, setup] as const),
  ...(['two-vs-two', 'free-for-all'] as const)
    .flatMap((mode) => tablesOfFour(mode, 'reader').slice(0, 2))
    .map((setup) => [`${setup.format}, ${setup.seed}`, altered as GameModule, setup] as const),
  ...contractsDecks('reader').map((setup) => [setup.seed, contracts as GameModule, setup] as const),
];

describe.each(games)('reading %s according to docs/integrating/record.md', (_name, module, setup) => {
  const events = playRandomly(module, setup, setup.seed);

  it(`comes to the states that ${module.name} folds, and to the recorded fingerprints`, () => {
    expect(compare(module, events).prints).toBeGreaterThan(3);
  });

  it('produces the documented digests', () => {
    const [{ event: started } = { event: {} }] = linesOf(events);
    const { digest, ...rest } = started as Data & { readonly digest?: unknown };
    expect(digest).toBe(`sha256-${createHash('sha256').update(sorted(rest)).digest('base64')}`);
    const untimed = linesOf(events).map(({ event: { thinkingTime: _, ...event } }) => event);
    expect(gameDigest(events)).toBe(
      `sha256-${createHash('sha256').update(sorted(untimed)).digest('base64')}`,
    );
  });
});

it('first times are counted like in the game', () => {
  const [setup] = abilityDecks('first times', '4.0');
  const events =
    setup === undefined ? [] : playRandomly(altered as GameModule, setup, setup.seed).slice(0, 60);
  const step = events.findLast(({ event }) => event.kind === 'StepResolved');
  const counted = [null, 7].map((object) => ({ kind: 'first-time', item: 0, object, ability: 1 }));
  const countedStep = { ...step, event: { ...step?.event, actions: counted } } as unknown as RecordedEvent;
  const { fingerprint: _, ...event } = countedStep.event as unknown as Data;
  const all = [...events, { ...countedStep, event } as unknown as RecordedEvent];
  compare(altered, all);
  const fold = (list: readonly RecordedEvent[]): string =>
    JSON.stringify(
      altered.fold.canonical(
        list.reduce(
          (state, entry) => altered.fold.evolve(state, entry.event as never),
          altered.fold.initial(),
        ),
      ),
    );
  expect(fold(all)).not.toBe(fold(events));
});

/** Formats JSON as in RFC 8785. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const records = keptSchemas().flatMap((schema) =>
  manifestOf(schema).records.map((record) => [`${record.file}, schema ${schema}`, schema, record] as const),
);

it.each(records)('both readers read the stored records in the same way: %s', (_name, schema, record) => {
  const { events } = readKept(schema, record);
  compare(moduleOf(record.module), events);
});
