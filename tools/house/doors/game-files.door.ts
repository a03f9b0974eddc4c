import fc from 'fast-check';
import { GameStreams, MemoryEventStore } from '#event-store';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { importGame, printGame } from '#interchange';
import { foldProblem } from '#projections';
import { GameCatalogue, openReadModels, Projection, setAsideGames } from '#read-models';
import * as record from '#record';
import type { GameId, GameModule, RecordedEvent } from '#record';
import { reviewChange } from '#reviews';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { highCard, highCardSetup } from '#record/testing';
import { playRandomly } from '#record/testing';
import { Breach, type Door, type Outcome } from './door.js';
import { anyCharacter } from './text-inputs.js';
import { mutate, mutations } from './mutations.js';

const modules = new Map<string, GameModule>(
  [highCard as GameModule, altered as GameModule, contracts as GameModule].map((module) => [
    module.id,
    module,
  ]),
);
const id = 'door' as GameId;

function games(): readonly (readonly RecordedEvent[])[] {
  const [alteredSetup] = abilityDecks('door');
  const [contractsSetup] = contractsDecks('door');
  record.invariant(alteredSetup && contractsSetup, 'there are decks');
  return [
    playRandomly(highCard as GameModule, highCardSetup(), 'door'),
    playRandomly(altered as GameModule, alteredSetup, 'door', { decisions: 30 }),
    playRandomly(contracts as GameModule, contractsSetup, 'door', { decisions: 30 }),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a damaged game file with a matching digest. If `renumber` is true, restores the events' numbers, so that
 * parsing does not stop at the first wrong number.
 */
function mutated(
  events: readonly RecordedEvent[],
  all: Parameters<typeof mutate>[1][],
  renumber: boolean,
): string {
  const changed = structuredClone(events) as unknown as unknown[];
  for (const mutation of all) mutate(changed as never, mutation);
  if (renumber)
    for (const [revision, event] of changed.entries()) if (isObject(event)) event['revision'] = revision;
  return printGame({ id, events: changed as never });
}

const files = (): fc.Arbitrary<string> => {
  const base = fc.constantFrom(...games());
  const wrong = fc.tuple(base, mutations, fc.boolean());
  return fc.oneof(
    { weight: 12, arbitrary: wrong.map(([events, all, renumber]) => mutated(events, [...all], renumber)) },
    {
      weight: 1,
      arbitrary: fc.tuple(base, fc.double({ min: 0, max: 1, noNaN: true })).map(([events, part]) => {
        const text = printGame({ id, events });
        return text.slice(0, Math.floor(text.length * part));
      }),
    },
    { weight: 1, arbitrary: fc.json({ maxDepth: 5 }) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 200 }) },
  );
};

/** The maximum length of an error message, in characters. A longer message probably repeats the input. */
const LONGEST = 1000;
const SLOW = 20_000;

export const door: Door<string> = {
  name: 'game-files',
  enters: 'game files with a digest that fits',
  open: async () => ({
    arbitrary: files(),
    try: tryGameFile,
    close: async () => undefined,
  }),
};

async function tryGameFile(text: string): Promise<Outcome> {
  const store = new MemoryEventStore();
  const streams = new GameStreams(store, {
    record,
    actionCheck: (module) => modules.get(module)?.records.malformed ?? null,
  });
  try {
    const { outcome, wrong } = await passage(text, store, streams);
    if (wrong !== null) throw new Breach(wrong);
    return outcome;
  } finally {
    await store.close();
  }
}

/** The outcome of importing a file, and the violated guarantee. `wrong` is null if no guarantee is violated. */
interface Passage {
  readonly outcome: Outcome;
  readonly wrong: string | null;
}

async function passage(text: string, store: MemoryEventStore, streams: GameStreams): Promise<Passage> {
  const refused: string[] = [];
  const taken = await importGame(
    {
      read: () => Promise.resolve(null),
      put: async (game, events) => {
        const problem = foldProblem(modules, events);
        if (problem !== null) refused.push(problem.message);
        else await streams.appendRecorded(game, events, 'no-stream');
      },
    },
    text,
    modules,
  );
  if (!taken.ok) {
    const answer = JSON.stringify(taken.error);
    const wrong =
      (await store.head()) !== null
        ? 'something is stored of a file that was refused'
        : !/^IMPORT_[A-Z_]+$/.test(taken.error.code)
          ? `the code is ${taken.error.code}`
          : answer.length > LONGEST || !record.isLegible(taken.error.message)
            ? `the answer repeats what was sent: ${answer.slice(0, LONGEST)}`
            : null;
    return { outcome: taken.error.code, wrong };
  }
  if (refused.length > 0)
    return {
      outcome: 'IMPORT_EVENT_INVALID',
      wrong: (await store.head()) === null ? null : 'something is stored of a game that cannot have happened',
    };
  return { outcome: 'taken', wrong: await listed(store, streams, taken.value.id) };
}

/** Reads the imported game back and lists it. Returns the violated guarantee, or null if there is none. */
async function listed(store: MemoryEventStore, streams: GameStreams, game: GameId): Promise<string | null> {
  const events = await streams.read(game);
  const models = await openReadModels({ kind: 'memory' });
  try {
    await new Projection(models, { store, streams, modules, readReview: reviewChange }).catchUp();
    const aside = await setAsideGames(models);
    if (aside.length > 0) return `it is set aside: ${aside[0]?.problem.message}`;
    const row = await new GameCatalogue(models).game(game);
    if (row === null) return 'it is not listed';
    if (row.summary.notes.includes('beyond-bounds')) return 'it exceeds the bounds of a record';
    if (JSON.stringify(row).length > SLOW) return 'what is listed of it is large';
    return events.length === row.summary.events ? null : 'not all of it is stored';
  } finally {
    await models.close();
  }
}
