import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { gameModules } from '#games';
import { Replay } from '#projections';
import { invariant, recordBounds, type GameId } from '#record';
import { abilityDecks } from '#altered/testing';
import { playRandomly } from '#record/testing';
import { checkRuling, parseRuling, printRuling } from './index.js';

const [setup] = abilityDecks('report');
invariant(setup, 'there are decks');
const record = playRandomly(altered, setup, 'report', { decisions: 20 });
const replay = new Replay(altered, record);
const revision = record.findLastIndex(({ event }) => event.kind === 'StepResolved');
const game = 'reported' as GameId;
const printed = (): string => {
  const text = printRuling(game, replay, revision, '  It should draw.\n');
  invariant(text.ok, 'it is a report');
  return text.value;
};

describe('the report of a ruling', () => {
  it('is a file that can be read and checked again', () => {
    const read = parseRuling(printed(), gameModules);
    invariant(read.ok, 'it can be read');
    expect(read.value).toMatchObject({ game, revision, expected: 'It should draw.' });
    expect(checkRuling(read.value, gameModules).status).toBe('SAME');
  });

  it('describes the actions of the rules, with cards and rules', () => {
    const { format, version, edition, module, ruling } = JSON.parse(printed()) as Record<string, unknown>;
    expect({ format, version, edition, module }).toEqual({
      format: 'retrace-ruling',
      version: 1,
      edition: setup.edition,
      module: 'altered',
    });
    expect(Object.keys(ruling as object).sort()).toEqual([
      'actions',
      'cards',
      'explanation',
      'rules',
      'text',
    ]);
  });

  it.each([
    ['an empty text', '   '],
    ['a text that is too long', 'x'.repeat(recordBounds.annotation + 1)],
    ['a text with control characters', 'a\u001b[2J'],
  ])('needs a valid expectation: %s', (_name, expected) => {
    expect(printRuling(game, replay, revision, expected)).toMatchObject({
      ok: false,
      error: { code: 'EXPECTATION_INVALID' },
    });
  });

  const changed = (change: (file: Record<string, unknown>) => object): string =>
    JSON.stringify(change(JSON.parse(printed()) as Record<string, unknown>));
  const events = ({ events: list }: Record<string, unknown>) => list as Record<string, unknown>[];

  it.each<[string, string, () => string]>([
    ['no JSON', 'IMPORT_NOT_JSON', () => printed().slice(0, 300)],
    ['another file', 'IMPORT_FOREIGN', () => '{"format":"retrace-game","version":1}'],
    ['a newer version', 'IMPORT_TOO_NEW', () => changed((file) => ({ ...file, version: 2 }))],
    ['a file that is too large', 'IMPORT_TOO_LARGE', () => ' '.repeat(recordBounds.file + 1)],
    ['a malformed game id', 'IMPORT_FOREIGN', () => changed((file) => ({ ...file, game: 3 }))],
    ['a revision without an event', 'IMPORT_FOREIGN', () => changed((file) => ({ ...file, revision: 1 }))],
    ['another place', 'IMPORT_FOREIGN', () => changed((file) => ({ ...file, place: 9_000 }))],
    ['malformed expected text', 'IMPORT_FOREIGN', () => changed((file) => ({ ...file, expected: '\u001b' }))],
    ['no events', 'IMPORT_FOREIGN', () => changed((file) => ({ ...file, events: [] }))],
    [
      'events out of order',
      'IMPORT_FOREIGN',
      () => changed((file) => ({ ...file, events: events(file).reverse() })),
    ],
    [
      'a malformed event',
      'IMPORT_EVENT_INVALID',
      () => changed((file) => ({ ...file, events: events(file).map((entry) => ({ ...entry, event: {} })) })),
    ],
  ])('is refused with %s: %s', (_name, code, text) => {
    const read = parseRuling(text(), gameModules);
    expect(read).toMatchObject({ ok: false, error: { code } });
    expect(!read.ok && read.error.advice).toMatch(/rule report|newer version/);
  });
});
