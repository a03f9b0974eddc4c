import { describe, expect, it } from '@jest/globals';
import { character, passive, permanent, statistics, tableOf4, type Position } from '#altered/testing';

describe('an exhausted card in Reserve that may be played', () => {
  const kite = { card: character('Kite'), statuses: ['exhausted'] } as const;
  const allowing = (expedition?: 'each-of-yours' | 'your-hero' | 'your-companion') =>
    permanent(
      'Allowing',
      passive({
        kind: 'may-play',
        what: { status: 'exhausted', zone: 'reserve', owner: 'you', ...(expedition && { expedition }) },
      }),
    );
  const plays = (mine: Position['seats'][0], theirs: Position['seats'][1] = {}) =>
    tableOf4({ reserve: [kite], mana: 1, ...mine }, theirs)
      .options()
      .filter((key) => key.startsWith('play'));

  it('2.4.6.c, 1.4.2.a only the player with the ability may play exhausted cards from Reserve', () => {
    expect(plays({ landmark: [allowing()] })).toEqual(['play Kite hero', 'play Kite companion']);
    expect(plays({}, { landmark: [allowing()] })).toEqual([]);
    const any = permanent('Any', "You may play exhausted cards from any player's Reserve.");
    expect([plays({ landmark: [any] }).length, plays({}, { landmark: [any] }).length]).toEqual([2, 0]);
  });

  it('2.4.6.c, 1.4.2.a an ability must mention exhausted cards to allow playing them', () => {
    const cheaper = permanent('Cheaper', 'You may play Characters from your Reserve for {1} less.');
    expect(plays({ landmark: [cheaper] })).toEqual([]);
  });

  it('2.4.6.c, 1.4.2.a an exhausted card in Reserve can be played in each Expedition that the ability names', () => {
    expect(plays({ landmark: [allowing('each-of-yours')] })).toEqual([
      'play Kite hero',
      'play Kite companion',
    ]);
    expect(plays({ landmark: [allowing('your-companion')] })).toEqual(['play Kite companion']);
  });
});

describe('ignored Defenders', () => {
  it('7.4.1.b Defenders can be ignored in several Expeditions', () => {
    const wall = character('Wall', 'Defender.', statistics(9, 9, 9));
    const ignores = permanent(
      'Horn',
      "Defender Characters don't prevent each of your Expeditions from moving forward.",
    );
    const after = (landmark: Position['seats'][0]['landmark']) =>
      tableOf4({ hero: [wall], companion: [wall], ...(landmark && { landmark }) }, {}, { from: 'dusk' }).state
        .seats[0]?.expeditions;
    expect([after([ignores]), after(undefined)]).toEqual([
      { hero: 1, companion: 6 },
      { hero: 0, companion: 7 },
    ]);
  });
});
