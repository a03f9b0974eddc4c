import { describe, expect, it } from '@jest/globals';
import { anyGame, isFiltered, filterOf } from './game-query.js';

describe('filterOf', () => {
  it('has no conditions if nothing is given', () => {
    expect(filterOf(anyGame)).toEqual({});
    expect(filterOf({ ...anyGame, player: '  ', longest: 'x', from: 'soon' })).toEqual({});
    expect(isFiltered(anyGame)).toBe(false);
  });

  it('has all given conditions', () => {
    const query = {
      ...anyGame,
      text: ' Sedge ',
      finished: true,
      faction: 'Muna',
      card: 'Bell',
      winner: 'Ada',
    };
    expect(isFiltered(query)).toBe(true);
    expect(filterOf({ ...query, shortest: '10', longest: '900' })).toEqual({
      text: 'Sedge',
      finished: true,
      faction: 'muna',
      cards: [{ card: 'Bell', kind: 'PLAYED' }],
      winner: { name: 'Ada' },
      events: { from: 10, to: 900 },
    });
  });

  it('covers whole days', () => {
    const { started } = filterOf({ ...anyGame, from: '2026-11-20', until: '2026-11-20' });
    const [from, to] = [started?.from, started?.to].map((time) => Date.parse(`${time}`));
    expect((to ?? 0) - (from ?? 0)).toBe(24 * 3600 * 1000 - 1);
  });
});
