import { describe, expect, it } from '@jest/globals';
import { omniscient, seatViewer, spectator } from '#record';
import { character, passive, permanent, statistics, Table } from '#altered/testing';
import { statisticParts } from './statistic-parts.js';

const kite = character('Kite', statistics(1, 2, 3));
const grows = 'Characters get more.';
const anthem = permanent('Anthem', {
  text: [grows],
  abilities: [passive({ kind: 'statistics', of: { type: 'character' }, add: { mountain: 4 } })],
});
const table = () =>
  new Table({
    seats: [
      { landmark: [anthem], hero: [{ card: kite, counters: { boost: 2 } }], hand: [character('Kept')] },
      {},
    ],
  });

describe('the parts of a statistic', () => {
  it('2.3.1, 2.5.1.b are the printed value, boosts, and passive abilities with their cards', () => {
    const played = table();
    const parts = statisticParts(played.state, omniscient).get(played.item('Kite')) ?? [];
    const brief = parts.map(({ name, kind, change, value }) => `${name} ${kind} ${change} = ${value}`);
    expect(brief).toEqual([
      'forest printed 1 = 1',
      'forest counter 2 = 3',
      'mountain printed 2 = 2',
      'mountain counter 2 = 4',
      'mountain ability 4 = 8',
      'water printed 3 = 3',
      'water counter 2 = 5',
    ]);
    expect(parts.find(({ kind }) => kind === 'counter')?.counter).toBe('boost');
    expect(parts.find(({ kind }) => kind === 'ability')?.source).toEqual({
      item: played.item('Anthem'),
      object: played.stay('Anthem').object,
      name: 'Anthem',
      reference: anthem.reference,
      seat: 0,
      ability: 0,
      line: 0,
      says: grows,
    });
  });

  it('are shown only for cards that the viewer may see', () => {
    const played = table();
    const item = played.item('Kept');
    const tells = [omniscient, seatViewer(0), seatViewer(1), spectator].map((viewer) =>
      statisticParts(played.state, viewer).has(item),
    );
    expect(tells).toEqual([true, true, false, false]);
  });
});
