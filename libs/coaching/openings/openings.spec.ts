import { describe, expect, it } from '@jest/globals';
import type { OpeningAnswered, OpeningDeckTaken, OpeningEntry } from './opening-entry.js';
import {
  nextOpening,
  noOpenings,
  openingDeck,
  openingStream,
  rateOpening,
  takeOpening,
  trainingsOf,
  type Openings,
} from './openings.js';
import { openingFormat } from './stored-opening.js';

const deck = openingDeck('altered', 'White Water');
const training = { deck, against: null, seed: '1' };
const taken: OpeningDeckTaken = {
  kind: 'OpeningDeckTaken',
  deck,
  module: 'altered',
  name: 'White Water',
  list: 'White Water',
  by: 'owner',
};
const answered = (
  number: number,
  rating: OpeningAnswered['rating'],
  at: string,
  more: Partial<OpeningAnswered> = {},
): OpeningAnswered => ({
  kind: 'OpeningAnswered',
  ...training,
  number,
  choice: ['1', '2', '3'],
  rating,
  loss: rating === 'best' ? 0 : 0.1,
  at,
  by: 'owner',
  ...more,
});
const after = (...entries: readonly OpeningEntry[]): Openings => entries.reduce(takeOpening, noOpenings);
const start = '2026-01-01T10:00:00.000Z';
const at = (minutes: number): Date => new Date(Date.parse(start) + minutes * 60_000);

describe('opening hands', () => {
  it('repeat minutes after a bad answer and days after a good answer, before new ones', () => {
    const openings = after(taken, answered(1, 'best', start), answered(2, 'worse', start));
    expect(nextOpening(noOpenings, training, at(0))).toBe(1);
    expect(nextOpening(openings, training, at(5))).toBe(3);
    expect(nextOpening(openings, training, at(11))).toBe(2);
    expect(nextOpening(after(taken, answered(2, 'best', start)), training, at(5))).toBe(1);
    const both = after(taken, answered(2, 'worse', start), answered(1, 'worse', at(-30).toISOString()));
    expect(nextOpening(both, training, at(60))).toBe(1);
  });

  it('are counted for each deck, opponent and seed', () => {
    const other = openingDeck('altered', '1 card');
    const openings = after(
      taken,
      answered(1, 'best', start),
      answered(1, 'worse', at(20).toISOString()),
      answered(2, 'best', at(1).toISOString()),
      { ...taken, deck: other, list: '1 card', name: 'Other' },
      answered(7, 'close', at(2).toISOString(), { against: other }),
      answered(7, 'close', at(3).toISOString(), { seed: '2' }),
    );
    expect(trainingsOf(openings, at(40))).toEqual([
      { ...training, hands: 2, answers: 3, best: 1, due: 1, last: at(20).toISOString() },
      { ...training, seed: '2', hands: 1, answers: 1, best: 0, due: 1, last: at(3).toISOString() },
      { ...training, against: other, hands: 1, answers: 1, best: 0, due: 1, last: at(2).toISOString() },
    ]);
    expect(nextOpening(openings, { ...training, seed: '3' }, at(40))).toBe(1);
  });

  it('are left out if their deck is unreadable', () => {
    expect(trainingsOf(after(answered(1, 'best', start)), at(0))).toEqual([]);
  });

  it("are stored for each person in a stream whose name does not contain the person's name", () => {
    const streams = [
      openingStream({ kind: 'owner' }),
      openingStream({ kind: 'signed-in', issuer: 'a', subject: 'Ada' }),
      openingStream({ kind: 'signed-in', issuer: 'b', subject: 'Ada' }),
    ];
    expect(new Set(streams).size).toBe(3);
    for (const stream of streams) expect(stream).toMatch(/^openings-[0-9a-f]{24}$/);
    expect(openingDeck('contracts', 'White Water')).not.toBe(deck);
  });

  it.each([
    [['a'], 'best', 0],
    [['b'], 'close', 0.03],
    [['c'], 'worse', 0.2],
  ] as const)('are rated by their values: %j is %s', (choice, rating, loss) => {
    const values = [
      { choice: ['a'], value: 0.6, error: 0.02, playouts: 40 },
      { choice: ['b'], value: 0.57, error: 0.03, playouts: 40 },
      { choice: ['c'], value: 0.4, error: 0.04, playouts: 4 },
    ];
    const found = rateOpening(values, choice);
    expect(found).toMatchObject({ choice, rating });
    expect(found.loss).toBeCloseTo(loss, 9);
  });

  it('are read as they were stored, and skipped if they are unreadable', () => {
    const stored = (data: unknown, schema = 1) => ({
      stream: 'openings-x',
      id: 'x',
      revision: 0,
      type: 'OpeningAnswered',
      data: data as never,
      metadata: { schema, recordedAt: start },
    });
    const answer = answered(1, 'best', start);
    expect(openingFormat.read(stored(answer))).toEqual(answer);
    expect(openingFormat.read(stored(taken))).toEqual(taken);
    for (const bad of [
      stored(answer, 2),
      stored({ ...answer, number: 0 }),
      stored({ ...answer, rating: 'good' }),
      stored({ ...answer, at: 'today' }),
      stored({ ...taken, list: 3 }),
      stored({ ...taken, kind: 'Other' }),
    ])
      expect(openingFormat.read(bad)).toBeNull();
  });
});
