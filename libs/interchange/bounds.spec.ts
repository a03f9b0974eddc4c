import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseEnteringEvent, parseEvent, recordBounds, type GameId, type Json } from '#record';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { parseGame, printGame } from './index.js';

const games = new Map([[highCard.id, highCard]]);
const id = 'bounded' as GameId;
const record = playRandomly(highCard, highCardSetup(), 'bounds');
type Place = readonly (string | number)[];

/** Returns the record as a file with a valid digest, in which `value` replaces the value at `place`. */
function fileWith(place: Place, value: unknown): string {
  const events = structuredClone(record) as unknown as Record<string | number, unknown>[];
  let part: Record<string | number, unknown> = events as never;
  for (const key of place.slice(0, -1)) part = part[key] as never;
  part[place.at(-1) ?? ''] = value;
  return printGame({ id, events: events as never });
}

const isIn = (place: Place, value: unknown): boolean => parseGame(fileWith(place, value), games).ok;
const first = (kind: string): number => record.findIndex(({ event }) => event.kind === kind);
const [requested, made, step, end] = ['DecisionRequested', 'DecisionMade', 'StepResolved', 'GameEnded'].map(
  first,
);
const at = (index: number | undefined, ...path: Place): Place => [index ?? 0, 'event', ...path];

const schema = (name: string): object =>
  JSON.parse(readFileSync(`libs/interchange/${name}.schema.json`, 'utf8')) as object;
const valid = new Ajv2020({ strict: false, validateFormats: false })
  .addSchema([schema('altered-actions'), schema('contracts-actions')])
  .compile(schema('retrace-game'));
const isValid = (place: Place, value: unknown): boolean =>
  valid(JSON.parse(fileWith(place, value)) as unknown);

const long = (length: number): string => 'x'.repeat(length);
const many = (length: number, entry: Json): readonly Json[] => Array.from({ length }, () => entry);

describe('an imported record', () => {
  it.each<readonly [string, Place, (size: number) => unknown, number]>([
    ['the name of a player', at(0, 'seats', 0, 'name'), long, recordBounds.playerName],
    ['the edition', at(0, 'edition'), long, recordBounds.word],
    ['the format', at(0, 'format'), long, recordBounds.word],
    ['the seed', at(0, 'seed'), long, recordBounds.seed],
    ['a deck', at(0, 'seats', 0, 'deck'), (size) => many(size, 'n1'), recordBounds.deck],
    ['a key of an option', at(requested, 'decision', 'options', 0, 'key'), long, recordBounds.word],
    ['a choice', at(made, 'choice'), (size) => many(size, 'n1'), recordBounds.list],
    ['a thinking time', at(made, 'thinkingTime'), (size) => size, recordBounds.thinkingTime],
    ['the number of a decision', at(made, 'decision'), (size) => size, recordBounds.number],
    ['a verb', at(step, 'verb'), long, recordBounds.word],
    ['rules', at(step, 'rules'), (size) => many(size, '1.1'), recordBounds.rules],
    ['the reason for the end', at(end, 'reason'), long, recordBounds.word],
  ])('has limits, which the schema of stored events also has: %s', (_what, place, of, most) => {
    expect([isIn(place, of(most)), isValid(place, of(most))]).toEqual([true, true]);
    expect([isIn(place, of(most + 1)), isValid(place, of(most + 1))]).toEqual([false, false]);
  });

  it.each<readonly [string, Place, (size: number) => unknown, number]>([
    ['the name of a card', at(0, 'cards', 'n1', 'name'), long, recordBounds.word],
    ['the text of a card', at(0, 'cards', 'n1', 'text'), long, recordBounds.text],
    ['a number of a card', at(0, 'cards', 'n1', 'value'), (size) => size, recordBounds.number],
    [
      'a list in the data for resuming',
      at(requested, 'resume', 'more'),
      (size) => many(size, 0),
      recordBounds.list,
    ],
    ['a field of an atomic action', at(step, 'actions', 0, 'more'), long, recordBounds.text],
    [
      'the fields of an option',
      at(0, 'options', 'more'),
      (size) => Object.fromEntries(many(size, 0).map((_, field) => [`f${field}`, 0])),
      recordBounds.fields,
    ],
  ])('has limits in the fields of each game: %s', (_what, place, of, most) => {
    expect(isIn(place, of(most))).toBe(true);
    expect(isIn(place, of(most + 1))).toBe(false);
  });

  it('is refused if it is nested too deeply or has too many values', () => {
    let deep: Json = 0;
    for (let depth = 0; depth <= recordBounds.depth; depth++) deep = [deep];
    const code = (text: string) => {
      const read = parseGame(text, games);
      return read.ok ? 'fine' : read.error.code;
    };
    expect(code(fileWith(at(0, 'options', 'more'), deep))).toBe('IMPORT_TOO_DEEP');
    const values = many(recordBounds.values / recordBounds.list, many(recordBounds.list, 0));
    expect(code(fileWith(at(0, 'options', 'more'), values))).toBe('IMPORT_EVENT_INVALID');
  });

  it.each<readonly [string, Place, unknown]>([
    ['too many seats for the game', at(0, 'seats'), many(3, { name: 'x', deck: ['n1'] })],
    ['two thousand seats', at(0, 'seats'), many(2000, { name: 'x', deck: ['n1'] })],
    ['an empty name', at(0, 'seats', 0, 'name'), ''],
    ['an undefined card', at(0, 'seats', 0, 'deck'), ['nowhere']],
    ['a nonexistent seat that decides', at(requested, 'decision', 'seat'), 2],
    ['a nonexistent seat that wins', at(end, 'winners'), [7]],
    ['an invalid field name', at(0, 'cards'), JSON.parse('{"__proto__": {"name": "x"}}')],
  ])('is refused if it does not fit its game: %s', (_what, place, value) => {
    expect(isIn(place, value)).toBe(false);
  });

  it('is refused with repeated events, or events after the end', () => {
    expect(isIn([3, 'id'], record[2]?.id)).toBe(false);
    const more = { ...record[1]!, id: crypto.randomUUID(), revision: record.length };
    expect(parseGame(printGame({ id, events: [...record, more] }), games)).toMatchObject({
      error: { code: 'IMPORT_EVENT_INVALID', where: `event ${record.length}` },
    });
  });

  const acting = {
    NUL: '\0',
    escape: '\u001b[2J',
    'carriage return': '\r',
    'a control character of eight bits': '\u009b31m',
    'right to left override': '\u202e',
    'isolate of a direction': '\u2067',
    'half of a character': '\ud83d',
  };
  it.each(Object.entries(acting))('is refused with characters that affect a terminal: %s', (_what, sign) => {
    for (const place of [
      at(0, 'seats', 0, 'name'),
      at(0, 'cards', 'n1', 'name'),
      at(0, 'cards', 'n1', 'text'),
      at(requested, 'resume', 'more'),
      at(step, 'verb'),
      at(step, 'actions', 0, 'more'),
    ])
      expect(isIn(place, `a${sign}b`)).toBe(false);
    expect(isIn(at(0, 'options'), { [`a${sign}b`]: 1 })).toBe(false);
  });

  it('is refused with invisible characters in names, but can have texts with several lines', () => {
    for (const unseen of ['\u200b', '\u2060', '\ufeff', '\u00ad', '\n'])
      for (const place of [at(0, 'seats', 0, 'name'), at(0, 'cards', 'n1', 'name')])
        expect(isIn(place, `Ada${unseen}`)).toBe(false);
    expect(isIn(at(0, 'seats', 0, 'name'), 'Žofie 王 🂡')).toBe(true);
    expect(isIn(at(0, 'cards', 'n1', 'text'), 'Choose one:\n\t• draw 👩‍🚀')).toBe(true);
  });

  it('is refused with a short error that names the place', () => {
    const read = parseGame(fileWith(at(0, 'cards', long(9000)), {}), games);
    expect(read).toMatchObject({ error: { code: 'IMPORT_EVENT_INVALID', where: 'event 0, field cards' } });
    expect(JSON.stringify(read).length).toBeLessThan(1000);
  });
});

describe('a stored record', () => {
  it('is read without the limits, so that older records still open', () => {
    const name = long(8000);
    const started = { ...record[0]?.event, cards: { [name]: { name } } };
    expect(parseEvent('GameStarted', started, 1, 'there').ok).toBe(true);
    expect(parseEnteringEvent('GameStarted', started, 1, 'there')).toMatchObject({
      error: { code: 'EVENT_MALFORMED' },
    });
  });
});
