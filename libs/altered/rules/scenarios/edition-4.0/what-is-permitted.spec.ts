import { describe, expect, it } from '@jest/globals';
import { character, passive, permanent, statistics, tableOf4, type Position } from '#testing';

describe('an exhausted card in Reserve that may be played', () => {
  const kite = { card: character('Kite'), statuses: ['exhausted'] } as const;
  const allowing = (expedition?: 'each-of-yours' | 'your-hero' | 'your-companion') =>
    permanent('Allowing', {
      abilities: [
        passive({
          kind: 'may-play',
          what: { status: 'exhausted', zone: 'reserve', owner: 'you', ...(expedition && { expedition }) },
        }),
      ],
    });
  const plays = (mine: Position['seats'][0], theirs: Position['seats'][1] = {}) =>
    tableOf4({ seats: [{ reserve: [kite], mana: 1, ...mine }, theirs] })
      .options()
      .filter((key) => key.startsWith('play'));

  it('2.4.6.c, 1.4.2.a is played by whose ability says so, and by no opponent', () => {
    expect(plays({ landmark: [allowing()] })).toEqual(['play Kite hero', 'play Kite companion']);
    expect(plays({}, { landmark: [allowing()] })).toEqual([]);
    const any = permanent('Any', {
      abilities: [
        passive({ kind: 'may-play', what: { status: 'exhausted', zone: 'reserve', ofAnyPlayer: true } }),
      ],
    });
    expect([plays({ landmark: [any] }).length, plays({}, { landmark: [any] }).length]).toEqual([2, 0]);
  });

  it('2.4.6.c, 1.4.2.a is played only by what speaks of exhausted cards', () => {
    const cheaper = permanent('Cheaper', {
      abilities: [
        passive({ kind: 'may-play', what: { type: 'character', zone: 'reserve', owner: 'you' }, less: 1 }),
      ],
    });
    expect(plays({ landmark: [cheaper] })).toEqual([]);
  });

  it('2.4.6.c, 1.4.2.a goes to each of the Expeditions that are named', () => {
    expect(plays({ landmark: [allowing('each-of-yours')] })).toEqual([
      'play Kite hero',
      'play Kite companion',
    ]);
    expect(plays({ landmark: [allowing('your-companion')] })).toEqual(['play Kite companion']);
  });
});

describe('Defenders that are ignored', () => {
  it('7.4.1.b in each of several Expeditions', () => {
    const wall = character('Wall', {
      ...statistics(9, 9, 9),
      abilities: [{ kind: 'keyword', keyword: 'defender' }],
    });
    const ignores = permanent('Horn', {
      abilities: [passive({ kind: 'defenders-ignored', which: 'each-of-yours' })],
    });
    const after = (landmark: Position['seats'][0]['landmark']) =>
      tableOf4({
        from: 'dusk',
        seats: [{ hero: [wall], companion: [wall], ...(landmark && { landmark }) }, {}],
      }).state.seats[0]?.expeditions;
    expect([after([ignores]), after(undefined)]).toEqual([
      { hero: 1, companion: 6 },
      { hero: 0, companion: 7 },
    ]);
  });
});
