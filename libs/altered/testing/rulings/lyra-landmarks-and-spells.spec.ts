import { describe, expect } from '@jest/globals';
import type { CardDefinition, Step } from '#altered/abilities';
import { reaction, step } from '../abilities.js';
import { character, permanent, spell, statistics } from '../cards.js';
import type { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { ruling } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite');
const three = {
  hero: [
    { card: character('Fleeting one'), statuses: ['fleeting'] as const },
    { card: character('Anchored one'), statuses: ['anchored'] as const },
  ],
  companion: [{ card: character('Asleep one'), statuses: ['asleep'] as const }],
};
const ended = (table: Table): string | undefined => table.happened().find((line) => line.startsWith('ended'));

describe('winning with three Characters that have three statuses', () => {
  ruling(
    ['ALT_CORE_B_LY_29_C q1', 'ALT_COREKS_B_LY_29_C q1', 'ALT_CORE_B_LY_29_R1 q1', 'ALT_CORE_B_LY_29_R2 q1'],
    'if both players meet the condition, the first player wins',
    (card) => {
      for (const firstPlayer of [0, 1] as const) {
        const seat = { ...three, landmark: [card] };
        const table = tableOf(seat, seat, { from: 'dusk', firstPlayer });
        expect(ended(table)).toMatch(`ended | ${firstPlayer} by`);
      }
    },
  );

  ruling(
    'ALT_CORE_B_LY_29_C q2',
    'the condition is checked at the beginning of Dusk, whatever happens then',
    (card) => {
      /** Returns a permanent that, at Dusk, makes the character “Asleep one” gain or lose Asleep. */
      const change = (change: 'gain' | 'lose'): CardDefinition => {
        const what = { all: { type: 'character', controller: 'you', name: 'Asleep one' } } as const;
        const does: Step = { kind: 'status', change, status: 'asleep', what };
        return permanent('Change', reaction('At Dusk', step(does)));
      };
      const dusk = (asleep: boolean, other: CardDefinition): string | undefined => {
        const companion = asleep ? three.companion : three.companion.map(({ card }) => card);
        const seat = { hero: three.hero, companion, landmark: [card, other] };
        const table = tableOf(seat, {}, { from: 'dusk' });
        if (table.deciding === '0: reaction') table.choose('reaction emblem of Change');
        return ended(table);
      };
      expect(dusk(true, change('lose'))).toMatch('ended | 0 by');
      expect(dusk(false, change('gain'))).toBeUndefined();
    },
  );
});

ruling('ALT_CORE_B_LY_30_C q1', 'two copies roll two additional dice, and one die counts', (card) => {
  const bet = printed('ALT_CORE_B_LY_25_C');
  const table = tableOf({ hand: [bet], hero: [kite], landmark: [card, card], mana: 3 }).play(bet.name);
  const { dice } = table.state.pending!.about as unknown as { dice: readonly number[] };
  expect(dice).toHaveLength(3);
  table.choose('2+0');
  expect(table.stay('Kite').counters).toEqual({ boost: dice[2] });
});

describe('revealing two cards instead of Resupply', () => {
  const played = (card: CardDefinition, theirs: readonly CardDefinition[] = []): Table => {
    const deck = [character('First'), character('Second'), character('Third')];
    const table = tableOf({ hand: [card], deck, mana: 3 }, { hero: theirs }).play(card.name);
    return table.choose('Second');
  };

  ruling(
    ['ALT_CORE_B_LY_30_R2 q1', 'ALT_COREKS_B_LY_30_R2 q1'],
    'the card replaces its own first Resupply',
    (card) => {
      const table = played(card);
      expect([table.names('reserve', 0), table.names('discard', 0)]).toEqual([['Second'], ['First']]);
    },
  );

  ruling('ALT_CORE_B_LY_30_R2 q2', 'the replacement counts neither as Resupply nor as drawing', (card) => {
    const table = played(card, [printed('ALT_CORE_B_OR_18_C')]);
    expect(table.names('reserve', 0)).toEqual(['Second']);
    expect([...table.names('hero', 1), ...table.names('companion', 1)]).toHaveLength(1);
    expect(table.deciding).toBe('1: turn');
  });
});

describe('putting Characters from the deck into Expeditions', () => {
  const bell = character(
    'Bell',
    '{J} I gain 1 joined counter.',
    '{H} I gain 1 hand counter.',
    '{R} I gain 1 reserve counter.',
    { ...statistics(0, 1, 1) },
  );
  const after = (card: CardDefinition, heroZone: readonly CardDefinition[] = []): Table => {
    const deck = [bell, kite, character('Third'), character('Fourth')];
    const table = tableOf({ hand: [card], heroZone, deck, mana: 9 }).play(card.name);
    table.choose('Bell', 'Kite');
    return table.settle();
  };

  ruling(
    ['ALT_CORE_B_LY_27_C q1', 'ALT_CORE_B_LY_27_C q2'],
    'the Characters join, but were not played from any zone',
    (card) => {
      const bell = after(card).stay('Bell');
      expect([bell.counters, bell.statuses]).toEqual([{ joined: 1 }, ['fleeting']]);
    },
  );

  ruling('ALT_CORE_B_LY_27_C q3', 'reactions to played Characters do not trigger', (card) => {
    const hero = printed('ALT_CORE_B_LY_02_C');
    const table = after(card, [hero]);
    expect(table.names('discard', 0)).toEqual(expect.arrayContaining(['Third', 'Fourth']));
    expect(table.stay(hero.name).counters).toEqual({});
    const played = tableOf({ hand: [bell], heroZone: [hero], mana: 1 }).play('Bell', 'hero');
    played.settle();
    expect(played.stay(hero.name).counters).toEqual({ Performance: 1 });
  });
});

ruling('ALT_CORE_B_LY_26_C q1', 'a token put on a deck ceases to exist', (card) => {
  const recruiting = spell('Recruiting', 'Create a Recruit 1/1/1 token in your Hero Expedition.', {
    handCost: 0,
  });
  const table = tableOf({ hand: [recruiting] }, { hand: [card], mana: 5 });
  const deck = table.names('deck', 0);
  table.play('Recruiting').play(card.name);
  expect(table.happened()).toContain('move | Recruit: ceases to exist');
  expect(table.names('deck', 0)).toEqual(deck);
  expect(table.names('hero', 0)).toEqual([]);
});
