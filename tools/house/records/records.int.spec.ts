import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { openSet } from '#altered/cards';
import { Replay, summaryOf, tellAndFold, verified } from '#projections';
import { omniscient, SCHEMA_VERSION, seatViewer, spectator, type Locale } from '#record';
import { folderOf, keptSchemas, manifestOf, moduleOf, readKept, statesOf } from './kept-records.js';

const viewers = [seatViewer(0), seatViewer(1), spectator, omniscient];
const locales: readonly Locale[] = ['en', 'it', 'fr'];
const storedRecords = keptSchemas().flatMap((schema) =>
  manifestOf(schema).records.map((record) => [`schema ${schema}, ${record.file}`, schema, record] as const),
);

it('records of every schema version exist (store some before raising the version)', () => {
  const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);
  expect(keptSchemas()).toEqual(versions);
  for (const schema of versions) {
    const { records, schema: manifestSchema } = manifestOf(schema);
    expect(manifestSchema).toBe(schema);
    expect(readdirSync(folderOf(schema)).sort()).toEqual(
      [...records.map(({ file }) => file), 'manifest.json'].sort(),
    );
    expect(records.some(({ verdict }) => verdict === 'EXACT')).toBe(true);
    for (const record of records)
      for (const { metadata } of readKept(schema, record).events) expect(metadata.schema).toBe(schema);
  }
});

describe.each(storedRecords)('%s', (_, schema, record) => {
  const { events } = readKept(schema, record);
  const module = moduleOf(record.module);

  it('leads to the same states as when it was stored', () => {
    expect(events).toHaveLength(record.events);
    expect(statesOf(module, events)).toBe(record.states);
  });

  it('is shown to all viewers and described in every language', () => {
    const replay = new Replay(module, events);
    for (const viewer of viewers)
      for (const locale of locales) {
        let state = module.fold.initial();
        for (const event of events) {
          const result = tellAndFold(module, event, state, viewer, locale);
          state = result.state;
          expect(result.entry.telling.text).not.toBe('');
        }
      }
    for (let revision = 0; revision < events.length; revision += 7)
      for (const viewer of viewers)
        expect(module.see.view(replay.before(revision + 1), viewer).zones).toBeDefined();
    for (const viewer of viewers)
      expect(module.see.view(replay.before(events.length), viewer).seats).toHaveLength(2);
    expect(summaryOf(events)).toMatchObject({ module: record.module, events: record.events });
  });

  it(`is ${record.verdict} when its rules decide it again`, () => {
    expect(verified(module, events).status).toBe(record.verdict);
  });
});

it('cards remain as they were when a game was played, whatever the catalogue contains now', () => {
  const record = manifestOf(1).records.find(({ file }) => file.startsWith('altered-old-cards'));
  if (record === undefined) throw new Error('it is kept for ever');
  const { events } = readKept(1, record);
  const module = moduleOf('altered');
  const view = module.see.view(new Replay(module, events).before(events.length), omniscient);
  const faces = view.zones.flatMap(({ cards }) => cards.flatMap(({ face }) => face ?? []));
  const printed = faces.filter(({ reference }) => openSet().cards.has(reference));
  expect(printed.length).toBeGreaterThan(40);
  for (const { reference, name } of printed) expect(name).not.toBe(openSet().cards.get(reference)?.name);
});
