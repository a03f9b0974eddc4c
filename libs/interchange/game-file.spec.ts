import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { GameStreams, MemoryEventStore } from '#event-store';
import * as record from '#record';
import type { GameId, GameModule, Problem, RecordedEvent } from '#record';
import { abilityDecks, tablesOfFour } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { highCard, highCardSetup, playRandomly, recorded } from '#record/testing';
import { importGame, MOST_CHARACTERS, parseGame, printGame, type GameShelf } from './index.js';

const id = 'some-game' as GameId;
const [setup] = abilityDecks('file');
if (setup === undefined) throw new Error('there are decks');
const [deal] = contractsDecks('file');
if (deal === undefined) throw new Error('there are decks');
const short = playRandomly(highCard, highCardSetup(), 'file');
const long = playRandomly(altered, setup, 'file');
/** Plays a four-player game in which one player concedes in the middle. */
function fourSeats(): readonly RecordedEvent[] {
  const [table] = tablesOfFour('free-for-all', 'file');
  if (table === undefined) throw new Error('there are tables');
  const begun = playRandomly(altered, table, 'file', { decisions: 20 }).map(({ event }) => event);
  const state = begun.reduce<unknown>(
    (folded, event) => (altered as GameModule).fold.evolve(folded, event),
    altered.fold.initial(),
  );
  const given = (altered as GameModule).play.decide(state, 3, record.concession);
  if (!given.ok) throw new Error(given.error.message);
  return recorded([...begun, ...given.value.events], 'file');
}

const games: readonly (readonly [string, GameModule, readonly RecordedEvent[]])[] = [
  [highCard.id, highCard, short],
  [altered.id, altered, long],
  [contracts.id, contracts, playRandomly(contracts, deal, 'file')],
  ['four players who sometimes concede', altered, fourSeats()],
];
const check = new Map(games.map(([, module]) => [module.id, module]));

/** Creates an import target with a new store, in the same way as programs do. */
function emptyShelf(): GameShelf & { readonly streams: GameStreams } {
  const store = new MemoryEventStore();
  const streams = new GameStreams(store, {
    record,
    actionCheck: (name) => check.get(name)?.records.malformed ?? null,
  });
  return {
    streams,
    read: async (game) => ((await store.head()) === null ? null : streams.read(game)),
    put: async (game, events) => {
      await streams.appendRecorded(game, events, 'no-stream');
    },
  };
}

const problemOf = (text: string): Problem<string> => {
  const read = parseGame(text, check);
  if (read.ok) throw new Error('the file was read');
  return read.error;
};

interface File {
  [field: string]: unknown;
  events: Record<string, Record<string, unknown>>[];
}

/** Returns a changed file, whose digest no longer matches. */
function altering(change: (file: File) => void, events: readonly RecordedEvent[] = short): string {
  const file = JSON.parse(printGame({ id, events })) as File;
  change(file);
  return JSON.stringify(file);
}

describe.each(games)('a file of a game of %s', (_name, module, events) => {
  const text = printGame({ id, events });

  it('contains the written game', () => {
    expect(parseGame(text, check)).toEqual({ ok: true, value: { id, events } });
  });

  it('is identical if it is exported again after the import', async () => {
    const [first, second] = [emptyShelf(), emptyShelf()];
    await importGame(first, text, check);
    const exported = printGame({ id, events: await first.streams.read(id) });
    await importGame(second, exported, check);
    expect(printGame({ id, events: await second.streams.read(id) })).toBe(exported);
    expect(await second.streams.read(id)).toEqual(events);
  });

  it('folds to the same state', () => {
    const read = parseGame(text, check);
    const fold = (all: readonly RecordedEvent[]) =>
      JSON.stringify(
        module.fold.canonical(
          all.reduce((state, { event }) => module.fold.evolve(state, event), module.fold.initial()),
        ),
      );
    expect(fold(read.ok ? read.value.events : [])).toBe(fold(events));
  });

  it('has one line for each event', () => {
    expect(text.split('\n').filter((line) => line.startsWith('    {"id":'))).toHaveLength(events.length);
  });

  it('is valid under the JSON Schema', () => {
    const schema = JSON.parse(readFileSync('libs/interchange/retrace-game.schema.json', 'utf8')) as object;
    const ajv = new Ajv2020({
      strict: true,
      strictRequired: false,
      strictTypes: false,
      validateFormats: false,
    });
    for (const game of ['altered', 'contracts'])
      ajv.addSchema(
        JSON.parse(readFileSync(`libs/interchange/${game}-actions.schema.json`, 'utf8')) as object,
      );
    const valid = ajv.compile(schema);
    valid(JSON.parse(text));
    expect(valid.errors ?? []).toEqual([]);
    const stray = altering(
      ({ events: [, second] }) => Object.assign(second?.['event'] ?? {}, { extra: 1 }),
      events,
    );
    expect(valid(JSON.parse(stray))).toBe(false);
    const unknownAction = altering((file) => {
      const step = file.events.find(({ event }) => event?.['kind'] === 'StepResolved');
      Object.assign(step?.['event'] ?? {}, { actions: [{ kind: 'unheard' }] });
    }, events);
    // The JSON Schema does not describe the actions of High card, so it accepts any action in that game.
    expect(valid(JSON.parse(unknownAction))).toBe(module.id === highCard.id);
  });
});

describe('a damaged file', () => {
  const text = printGame({ id, events: short });

  it.each([1, 10, 100, 1000, 2000, 3001, text.length - 30, text.length - 3])(
    'that was cut off after %i characters is refused with the place',
    (length) => {
      const cut = text.slice(0, length).trimEnd();
      const lines = cut.split('\n');
      const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
      expect(problemOf(cut)).toMatchObject({
        code: 'IMPORT_NOT_JSON',
        message: `The file was cut off at ${place}.`,
        where: place,
      });
    },
  );

  it('is refused wherever it was cut off', () => {
    for (let length = 1; length < text.trimEnd().length; length += 37)
      expect(problemOf(text.slice(0, length)).message).toMatch(/^The file was cut off at /);
  });

  it.each([
    ['', 'The file is empty.'],
    ['{\n  "format" "retrace-game"\n}', 'The file is not JSON: colon expected at line 2, column 12.'],
    ['{"a": 1,}', 'The file is not JSON: property name expected at line 1, column 9.'],
    ['<html>\n</html>', 'The file is not JSON: invalid symbol at line 1, column 1.'],
    ['{} {}', 'The file is not JSON: end of file expected at line 1, column 4.'],
  ])('that is not JSON is refused with line and column: %j', (broken, message) => {
    expect(problemOf(broken)).toMatchObject({ code: 'IMPORT_NOT_JSON', message });
  });

  it.each([
    ['null', 'format'],
    ['[1]', 'format'],
    ['{"name": "retrace"}', 'format'],
    ['{"format": "pgn"}', 'format'],
    [altering((file) => delete file['version']), 'version'],
    [altering((file) => (file['version'] = 0)), 'version'],
    [altering((file) => (file['version'] = '1')), 'version'],
    [altering((file) => (file['game'] = '../etc')), 'game'],
    [altering((file) => delete file['game']), 'game'],
    [altering((file) => (file.events = [])), 'events'],
    [altering((file) => Object.assign(file, { events: {} })), 'events'],
  ])('of another program is foreign: %#', (foreign, where) => {
    expect(problemOf(foreign)).toMatchObject({ code: 'IMPORT_FOREIGN', where });
  });

  it('of a newer program is refused', () => {
    expect(problemOf(altering((file) => (file['version'] = 2)))).toMatchObject({
      code: 'IMPORT_TOO_NEW',
      where: 'version',
      advice: 'Use a newer version of Retrace.',
    });
    const newer = altering(({ events: [, second] }) =>
      Object.assign(second?.['metadata'] ?? {}, { schema: 99 }),
    );
    expect(problemOf(newer)).toMatchObject({ code: 'IMPORT_TOO_NEW', where: 'event 1', data: { event: 1 } });
  });

  it('with missing or unordered events is refused with the first event out of place', () => {
    expect(problemOf(altering(({ events }) => void events.splice(5, 1)))).toMatchObject({
      code: 'IMPORT_EVENT_INVALID',
      message: 'event 5: the field "revision" is 6, because an event is missing or out of order.',
    });
    expect(
      problemOf(altering(({ events }) => void events.splice(3, 2, ...events.slice(3, 5).reverse()))),
    ).toMatchObject({
      code: 'IMPORT_EVENT_INVALID',
      where: 'event 3',
    });
  });

  it('without its last events has another digest', () => {
    expect(problemOf(altering(({ events }) => void events.pop())).code).toBe('IMPORT_DAMAGED');
  });

  it.each([
    [
      'a time',
      (file: File) =>
        Object.assign(file.events[4]?.['metadata'] ?? {}, { recordedAt: '2020-01-01T00:00:00.000Z' }),
    ],
    ['a name', (file: File) => Object.assign(file.events[0]?.['event'] ?? {}, { format: 'other' })],
    [
      'an id',
      (file: File) => Object.assign(file.events[4] ?? {}, { id: '00000000-0000-4000-8000-000000000000' }),
    ],
    ['an unused field', (file: File) => Object.assign(file.events[4] ?? {}, { note: 'changed' })],
    ['the digest', (file: File) => delete file['digest']],
  ])('that is still well-formed has another digest: %s', (_what, change) => {
    expect(problemOf(altering((file) => void change(file)))).toMatchObject({
      code: 'IMPORT_DAMAGED',
      where: 'digest',
    });
  });

  it.each([
    ['event', { verb: 7 }, 'event 1, field verb'],
    ['event', { rules: [] }, 'event 1, field rules'],
    ['event', { actions: [{ kind: 'create' }] }, 'event 1, field actions.0'],
    ['event', { actions: [{ kind: 'castle' }] }, 'event 1, field actions.0'],
    ['event', { kind: 'Castled' }, 'event 1'],
    ['metadata', { recordedAt: 'yesterday' }, 'event 1, metadata, field recordedAt'],
  ])('with a malformed field is refused with event and field: %s %j', (part, change, where) => {
    const broken = altering(({ events: [, second] }) => Object.assign(second?.[part] ?? {}, change));
    expect(problemOf(broken)).toMatchObject({ code: 'IMPORT_EVENT_INVALID', where, data: { event: 1 } });
  });

  it('with a malformed event or id is refused with the event', () => {
    expect(problemOf(altering(({ events }) => Object.assign(events, { 2: 'x' })))).toMatchObject({
      where: 'event 2',
    });
    expect(
      problemOf(altering(({ events: [first] }) => Object.assign(first ?? {}, { id: 'x' }))).message,
    ).toBe('event 0: the field "id" is not a UUID.');
  });

  it('without a start is refused', () => {
    const ends = short.slice(-1).map((event) => ({ ...event, revision: 0 }));
    expect(problemOf(printGame({ id, events: ends }))).toMatchObject({
      code: 'IMPORT_EVENT_INVALID',
      where: 'event 0',
    });
  });

  it('with a second start, or with a branch of another game, is refused', () => {
    const branch = { ...short[0]!, event: { kind: 'GameBranched', parent: 'other', revision: 3 } } as const;
    for (const events of [
      [...short, short[0]!],
      [branch, ...short],
    ]) {
      const file = printGame({ id, events: events.map((event, revision) => ({ ...event, revision })) });
      expect(problemOf(file)).toMatchObject({ code: 'IMPORT_EVENT_INVALID' });
    }
  });

  it('that contains only its source is refused', () => {
    const source = { source: 'elsewhere', originalId: '1', importer: 'test', unknown: [] };
    const id0 = '00000000-0000-4000-8000-000000000000';
    const imported = { ...short[0]!, id: id0, event: { kind: 'GameImported', ...source } } as const;
    expect(problemOf(printGame({ id, events: [imported] }))).toMatchObject({ where: 'events' });
    const events = [imported, ...short].map((event, revision) => ({ ...event, revision }));
    expect(parseGame(printGame({ id, events }), check)).toMatchObject({ ok: true });
  });

  it('that is too large or nested too deeply is refused', () => {
    expect(problemOf(' '.repeat(MOST_CHARACTERS + 1)).code).toBe('IMPORT_TOO_LARGE');
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const nested = text.replace('"resume":', `"resume":${deep},"was":`);
    expect(problemOf(nested).code).toBe('IMPORT_TOO_DEEP');
    expect(problemOf('['.repeat(200_000)).code).toMatch(/^IMPORT_(TOO_DEEP|NOT_JSON)$/);
  });

  it('is accepted if only the spaces between its values changed', () => {
    expect(
      parseGame(`\uFEFF${JSON.stringify(JSON.parse(text), null, 4).replaceAll('\n', '\r\n')}`, check).ok,
    ).toBe(true);
  });
});

describe('importing', () => {
  const half = short.slice(0, 20);

  it('the same game twice changes nothing', async () => {
    const shelf = emptyShelf();
    const text = printGame({ id, events: short });
    const events = short.length;
    expect(await importGame(shelf, text, check)).toEqual({
      ok: true,
      value: { id, events, alreadyThere: false },
    });
    expect(await importGame(shelf, text, check)).toEqual({
      ok: true,
      value: { id, events, alreadyThere: true },
    });
    expect(await shelf.streams.read(id)).toEqual(short);
  });

  it('a game with another order of fields changes nothing', async () => {
    const shelf = emptyShelf();
    const turned = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(turned);
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, field]) => [name, turned(field)]),
      );
    };
    await shelf.put(id, turned(short) as typeof short, 0);
    expect(await importGame(shelf, printGame({ id, events: short }), check)).toEqual({
      ok: true,
      value: { id, events: short.length, alreadyThere: true },
    });
  });

  it('an earlier export of a game changes nothing', async () => {
    const shelf = emptyShelf();
    await importGame(shelf, printGame({ id, events: short }), check);
    expect(await importGame(shelf, printGame({ id, events: half }), check)).toMatchObject({
      ok: true,
      value: { alreadyThere: true },
    });
    expect(await shelf.streams.read(id)).toEqual(short);
  });

  it('more events of a recorded game is refused, with the number of recorded events', async () => {
    const shelf = emptyShelf();
    await importGame(shelf, printGame({ id, events: half }), check);
    expect(await importGame(shelf, printGame({ id, events: short }), check)).toMatchObject({
      ok: false,
      error: {
        code: 'IMPORT_CONFLICT',
        message: `The game "some-game" is already recorded up to event 19, but the file contains events up to ${short.length - 1}.`,
      },
    });
    expect(await shelf.streams.read(id)).toEqual(half);
  });

  it('another game with the same id is refused, with the first event that differs', async () => {
    const shelf = emptyShelf();
    await importGame(shelf, printGame({ id, events: short }), check);
    const other = short.map((event) =>
      event.revision < 12 ? event : { ...event, metadata: { ...event.metadata, correlation: null } },
    );
    expect(await importGame(shelf, printGame({ id, events: other }), check)).toMatchObject({
      ok: false,
      error: { code: 'IMPORT_CONFLICT', data: { game: id, event: 12 } },
    });
    expect(await shelf.streams.read(id)).toEqual(short);
  });

  it('a damaged file stores nothing', async () => {
    const shelf = emptyShelf();
    expect((await importGame(shelf, printGame({ id, events: short }).slice(0, -20), check)).ok).toBe(false);
    expect(await shelf.read(id)).toBeNull();
  });
});
