import { describe, expect, it } from '@jest/globals';
import { character, statistics, Table, type Position, tableOf } from '#altered/testing';

const dusk = (position: Omit<Position, 'from'>): string[] =>
  new Table({ ...position, from: 'dusk' })
    .happened()
    .filter((line) => line.startsWith('progress') && line.includes('>'));

const strong = character('Strong', statistics(3, 0, 0));
const equal = character('Equal', statistics(3, 3, 3));
const weak = character('Weak', statistics(2, 2, 2));

const halfway = { hero: 1, companion: 6 };

describe('Progress', () => {
  it('4.2.4.b an expedition moves forward when it is ahead in a terrain of its region', () => {
    expect(
      dusk({
        seats: [
          { hero: [strong], at: halfway },
          { hero: [weak], at: halfway },
        ],
      }),
    ).toEqual(['progress | hero.0: 1 > 2']);
    const other = [null, ['mountain'], ['mountain'], ['mountain'], ['mountain'], ['mountain']] as const;
    expect(dusk({ seats: [{ hero: [strong], at: { hero: 2, companion: 6 } }, {}], regions: other })).toEqual(
      [],
    );
  });

  it('4.2.4.c an expedition does not win a terrain in which it is tied', () => {
    expect(dusk({ seats: [{ hero: [equal] }, { hero: [equal] }] })).toEqual([]);
  });

  it('4.2.4.d an expedition with a zero statistic does not win it, even against a negative statistic', () => {
    const negative = character('Negative', statistics(-1, -1, -1));
    const zero = character('Zero', statistics(0, 0, 0));
    expect(dusk({ seats: [{ hero: [zero] }, { hero: [negative] }] })).toEqual([]);
  });

  it('4.2.4.e an expedition moves forward once even if it wins more than one statistic', () => {
    expect(dusk({ seats: [{ hero: [equal] }, {}] })).toEqual(['progress | hero.0: 0 > 1']);
  });

  it('4.2.4.f all expeditions that succeed move simultaneously', () => {
    const table = tableOf({ hero: [equal], companion: [equal] }, {}, { from: 'dusk' });
    expect(table.step('progress').actions.filter((action) => action.kind === 'expedition')).toHaveLength(2);
  });

  it('4.2.4.g every expedition that Progress does not move fails to move forward', () => {
    const table = tableOf({ hero: [equal] }, {}, { from: 'dusk' });
    expect(table.happened().filter((line) => line.includes('wins'))).toEqual([
      'progress | hero.0: wins forest, mountain, water',
      'progress | companion.0: wins nothing',
      'progress | hero.1: wins nothing',
      'progress | companion.1: wins nothing',
    ]);
  });

  it('4.2.4.h an expedition moves forward due to the statistics it wins', () => {
    const table = tableOf({ hero: [strong], at: halfway }, {}, { from: 'dusk' });
    expect(table.step('progress').actions.find((action) => action.kind === 'expedition')).toMatchObject({
      due: ['forest'],
    });
  });

  it('2.5.1.b each boost adds one to each statistic', () => {
    const boosted = { card: weak, counters: { boost: 2 } };
    expect(dusk({ seats: [{ hero: [boosted] }, { hero: [equal] }] })).toEqual(['progress | hero.0: 0 > 1']);
  });

  it('7.3.11.b moving into an unrevealed region turns its Tumult card face up first', () => {
    const table = tableOf(
      { hero: [equal] },
      {},
      { from: 'dusk', regions: [null, null, ['forest'], ['forest'], null, null] },
    );
    expect(table.step('progress').actions.filter(({ kind }) => kind !== 'compare')).toEqual([
      {
        kind: 'turn-up',
        tumult: 0,
        regions: [
          { index: 1, terrains: ['forest'] },
          { index: 2, terrains: ['mountain', 'water'] },
        ],
      },
      {
        kind: 'expedition',
        seat: 0,
        expedition: 'hero',
        from: 0,
        to: 1,
        due: ['forest', 'mountain', 'water'],
      },
    ]);
    expect(table.step('progress').modifiers?.[0]).toMatchObject({
      modifier: 'reveal-region',
      rule: '7.3.11.b',
      actions: [4, 5],
    });
  });

  it('7.3.11.c an expedition in the last region does not move', () => {
    expect(dusk({ seats: [{ hero: [equal], at: { hero: 7, companion: 7 } }, {}] })).toEqual([]);
  });
});

describe('victory', () => {
  it('4.3.a a player whose expeditions meet in one region wins', () => {
    const table = tableOf({ hero: [equal], at: { hero: 3, companion: 4 } }, {}, { from: 'dusk' });
    expect(table.happened().at(-1)).toBe('ended | 0 by expeditions-met');
    expect(table.step('progress').modifiers).toMatchObject([
      { modifier: 'victory', mode: 'adds', rule: '4.3.a' },
    ]);
    expect(table.decide(0, ['pass'])).toMatchObject({ ok: false, error: { code: 'GAME_OVER' } });
  });

  it('4.3.b a player whose expeditions cross wins', () => {
    const seats = [{ hero: [equal], companion: [equal], at: { hero: 3, companion: 4 } }, {}] as const;
    expect(new Table({ seats, from: 'dusk' }).happened().at(-1)).toBe('ended | 0 by expeditions-crossed');
  });

  it('4.3.c if the expeditions of both players meet simultaneously, tiebreakers begin', () => {
    const at = { hero: 3, companion: 4 };
    const table = tableOf({ hero: [equal], at }, { companion: [equal], at }, { from: 'dusk' });
    expect(table.state.result).toBeNull();
    expect(table.state.adventure).toHaveLength(1);
  });

  it("1.3.3.b if both players' expeditions meet or cross at once, the player who has moved farther wins", () => {
    const table = tableOf(
      {
        hero: [character('Climber', statistics(0, 5, 0))],
        companion: [equal],
        at: { hero: 3, companion: 4 },
      },
      { hero: [character('Ranger', statistics(5, 0, 0))], at: { hero: 1, companion: 2 } },
      { from: 'dusk' },
    );
    expect(table.happened().filter((line) => line.includes('>') || line.startsWith('ended'))).toEqual([
      'progress | hero.0: 3 > 4',
      'progress | companion.0: 4 > 3',
      'progress | hero.1: 1 > 2',
      'ended | 0 by expeditions-crossed',
    ]);
  });
});

describe('tiebreakers', () => {
  it('4.3.d, 4.3.f tiebreakers replace the regions with the Arena, one region with all three terrains', () => {
    const table = tableOf({}, {}, { arena: true });
    expect(table.state.adventure).toMatchObject([
      { name: 'arena', terrains: ['forest', 'mountain', 'water'] },
    ]);
    expect(table.state.seats.map((seat) => seat.expeditions)).toEqual([
      { hero: 0, companion: 0 },
      { hero: 0, companion: 0 },
    ]);
  });

  it('4.3.h the player ahead in more statistics over both expeditions wins', () => {
    const table = tableOf(
      { hero: [weak], companion: [weak] },
      { hero: [equal] },
      { arena: true, from: 'dusk' },
    );
    expect(table.happened().at(-1)).toBe('ended | 0 by tiebreaker');
  });

  it('4.3.h without a majority of statistics, the game continues for another day', () => {
    const table = tableOf(
      { hero: [strong] },
      { hero: [character('Other', statistics(0, 3, 0))] },
      { arena: true, from: 'dusk' },
    );
    expect(table.state.result).toBeNull();
    expect(table.state.day).toBe(3);
  });

  it('4.3.g expeditions do not move in the Arena', () => {
    expect(dusk({ seats: [{ hero: [strong] }, {}], arena: true })).toEqual([]);
  });
});
