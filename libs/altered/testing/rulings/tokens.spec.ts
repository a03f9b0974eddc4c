import { describe, expect } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { character } from '../cards.js';
import type { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { ruling } from './ruling.js';
import { tableOf } from '../tables.js';

const cadets = () => printed('ALT_CORE_B_OR_06_C');

/** Returns a table at which the opponent has created a token and the player has played the card on that token. */
function onToken(card: CardDefinition): Table {
  const table = tableOf({ hand: [card], mana: 9 }, { hand: [cadets()], mana: 2 }, { firstPlayer: 1 });
  table.play(cadets().name, 'hero');
  table.happened();
  return table.play(card.name).choose('Ordis Recruit');
}
const isGone = (table: Table): boolean =>
  table.happened().some((line) => line.endsWith('Ordis Recruit: ceases to exist'));

describe('a token that leaves the Expedition zone', () => {
  ruling('ALT_CORE_B_MU_26_C q1', 'the token can be a target, but does not become a Mana Orb', (card) => {
    const table = onToken(card);
    expect(isGone(table)).toBe(true);
    expect(table.names('mana', 1)).toEqual(['Orb 1', 'Orb 2']);
  });

  ruling('ALT_CORE_B_BR_28_R2 q1', 'the token can be a target, but does not go to Hand', (card) => {
    const table = onToken(card);
    expect(isGone(table)).toBe(true);
    expect(table.names('hand', 1)).toEqual([]);
  });

  ruling('ALT_CORE_B_OR_17_R1 q2', 'tokens created after Rest stay until the next Rest', (card) => {
    const table = tableOf({ hero: [card] }, {}, { from: 'night' });
    const tokens = () => [...table.names('hero', 0), ...table.names('companion', 0)];
    expect(tokens().length).toBeGreaterThan(1);
    expect(tokens()).not.toContain(card.name);
    expect(table.names('reserve', 0)).toEqual([card.name]);
    while (table.state.day < 4) table.choose(...(table.deciding.endsWith('turn') ? ['pass'] : []));
    expect(tokens()).toEqual([]);
    expect(table.names('reserve', 0)).toEqual([card.name]);
  });

  ruling('ALT_CORE_B_OR_17_C q1', 'switching Expeditions is not leaving the zone', (card) => {
    const bridge = printed('ALT_CORE_B_LY_28_C');
    const table = tableOf({ hero: [card], hand: [bridge], mana: 2 }).play(bridge.name);
    expect(table.names('companion', 0)).toEqual([card.name]);
    expect(table.names('hero', 0)).toEqual([]);
  });
});

describe('tokens and boosts', () => {
  ruling('ALT_CORE_B_OR_28_C q2', 'a token gains its boost as it joins', (card) => {
    const table = tableOf({ hand: [cadets()], landmark: [card], mana: 2 }).play(cadets().name, 'hero');
    table.settle('reaction');
    expect(table.stay('Ordis Recruit').counters).toEqual({ boost: 1 });
  });

  ruling('ALT_CORE_B_OR_28_C q1', 'switching Expeditions is not joining', (card) => {
    const bridge = printed('ALT_CORE_B_LY_28_C');
    const table = tableOf({ hero: [character('Kite')], landmark: [card], hand: [bridge], mana: 2 });
    table.play(bridge.name);
    expect(table.names('companion', 0)).toEqual(['Kite']);
    expect(table.stay('Kite').counters).toEqual({});
  });

  ruling(
    ['ALT_CORE_B_BR_20_R2 q2', 'ALT_CORE_B_OR_03_C q2'],
    'a boosted Gigantic Defender token stops both Expeditions',
    (card) => {
      const hero = card.type === 'hero' ? card : printed('ALT_CORE_B_OR_03_C');
      const atlas = card.type === 'hero' ? printed('ALT_CORE_B_BR_20_R2') : card;
      const at = (orbs: number) => {
        const table = tableOf({ heroZone: [hero], hero: [atlas], hand: [cadets()], mana: orbs });
        table.play(cadets().name, 'hero').pass().pass();
        return table.state.seats[0]?.expeditions;
      };
      expect(at(7)).toEqual({ hero: 0, companion: 7 });
      expect(at(8)).toEqual({ hero: 1, companion: 6 });
    },
  );
});

describe('Maw', () => {
  /** Returns a table with Maw in the Companion expedition and Characters in the Hero expedition. */
  const withMaw = (hand: readonly CardDefinition[]): Table => {
    const hero = printed('ALT_CORE_B_YZ_02_C');
    const others = [character('First'), character('Second')];
    const table = tableOf({ heroZone: [hero], hero: others, hand, mana: 9 });
    return table.activate(hero.name);
  };

  ruling('ALT_CORE_B_YZ_31_C q1', 'leaves like any other token', {
    ofToken: () => {
      const off = printed('ALT_CORE_B_YZ_21_C');
      const table = withMaw([off]).play(off.name).choose('Maw');
      expect(table.names('companion', 0)).toEqual([]);
      expect(table.names('reserve', 0)).toEqual([off.name]);
    },
  });

  ruling('ALT_CORE_B_YZ_31_C q2', 'triggers for each of two Characters that are sacrificed together', {
    ofToken: () => {
      const kraken = printed('ALT_CORE_B_YZ_17_C');
      const table = withMaw([kraken]).play(kraken.name, 'hero').choose('First', 'Second');
      table.settle('reaction');
      expect(table.names('discard', 0)).toEqual(['First', 'Second']);
      expect(table.stay('Maw').counters).toEqual({ boost: 4 });
    },
  });
});
