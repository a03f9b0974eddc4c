import { describe, expect } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { effect, joins, reaction, step } from '../abilities.js';
import { character, spell } from '../cards.js';
import { editionPlayed, Table, type SeatPosition } from '../table.js';
import { printed } from './printed-cards.js';
import { answeringAll, ruling } from './ruling.js';

const anyCharacter = [{ kind: 'object', like: { type: 'character' } }] as const;
const mark = step({ kind: 'status', change: 'gain', status: 'anchored', what: { target: 0 } });
const hex = spell('Hex', { abilities: [effect(mark, anyCharacter)] });
/** An opponent with Tough characters and no others. */
const toughSide = (card: CardDefinition): SeatPosition =>
  card.type === 'character' ? { hero: [card] } : { landmark: [card], hero: [character('Guarded')] };
const guarded = (card: CardDefinition): string => (card.type === 'character' ? card.name : 'Guarded');
const paid = (table: Table): number => table.happened().filter((line) => line.startsWith('pay | Orb')).length;
const isMarked = (table: Table, name: string): boolean => table.stay(name).statuses.includes('anchored');

describe('who targets what is Tough', () => {
  ruling(
    'ALT_CORE_B_MU_21_R1 q1',
    'editions 1.0 and 4.0',
    'pays more, or chooses something else, or does nothing',
    (card) => {
      const theirs = toughSide(card);
      const rich = new Table({ seats: [{ hand: [hex], hero: [character('Mine')], mana: 9 }, theirs] });
      rich.choose('play Hex').choose(guarded(card));
      expect(isMarked(rich, guarded(card))).toBe(true);
      expect(paid(rich)).toBeGreaterThan(1);
      const poor = new Table({ seats: [{ hand: [hex], hero: [character('Mine')], mana: 1 }, theirs] });
      poor.choose('play Hex');
      expect([isMarked(poor, 'Mine'), isMarked(poor, guarded(card))]).toEqual([true, false]);
      const witch = character('Witch', {
        abilities: [
          reaction(joins, mark, {
            targets: [{ kind: 'object', like: { type: 'character', controller: 'opponent' } }],
          }),
        ],
      });
      const unpaid = new Table({ seats: [{ hand: [witch], mana: 1 }, theirs] });
      unpaid.choose('play Witch hero');
      expect(isMarked(unpaid, guarded(card))).toBe(false);
    },
  );

  ruling(
    'ALT_CORE_B_BR_21_R2 q3',
    'editions 1.0 and 4.0',
    'need not pay where it is the only one, and may have to target their own',
    (card) => {
      const witch = character('Witch', { abilities: [reaction(joins, mark, { targets: anyCharacter })] });
      const own = new Table({ seats: [{ hand: [witch], mana: 1 }, { hero: [card] }] });
      answeringAll(own.choose('play Witch hero'), { target: 'Witch' });
      expect([isMarked(own, 'Witch'), isMarked(own, card.name)]).toEqual([true, false]);
      expect(paid(own)).toBe(1);
    },
  );

  ruling('ALT_CORE_B_BR_21_R2 q1', 'editions 1.0 and 4.0', 'in Reserve it protects nothing', (card) => {
    const fairy = printed('ALT_CORE_B_YZ_06_C');
    const table = new Table({ seats: [{ hand: [fairy], mana: 2 }, { reserve: [card] }] });
    table.choose(`play ${fairy.name} hero`).choose(card.name);
    expect(table.names('discard', 1)).toEqual([card.name]);
    expect(paid(table)).toBe(2);
  });

  ruling('ALT_CORE_B_MU_30_C q2', 'editions 1.0 and 4.0', 'pays for each source of it', (card) => {
    const theirs = { landmark: [card, card], hero: [character('Guarded')] };
    const table = new Table({ seats: [{ hand: [hex], hero: [character('Mine')], mana: 5 }, theirs] });
    table.choose('play Hex').choose('Guarded');
    expect(paid(table)).toBe(5);
    const poor = new Table({ seats: [{ hand: [hex], hero: [character('Mine')], mana: 4 }, theirs] });
    poor.choose('play Hex');
    expect([isMarked(poor, 'Mine'), isMarked(poor, 'Guarded')]).toEqual([true, false]);
  });

  ruling('ALT_CORE_B_YZ_27_C q1', 'editions 1.0 and 4.0', 'pays for each of several targets', (card) => {
    const one = printed('ALT_CORE_B_BR_21_R2');
    const two = printed('ALT_CORE_B_OR_29_R1');
    const table = new Table({
      seats: [
        { hand: [card], mana: 10 },
        { hero: [one], landmark: [two] },
      ],
    });
    table.choose(`play ${card.name}`).choose(one.name, two.name);
    expect(paid(table)).toBe(10);
    expect(table.names('discard', 1)).toEqual([one.name, two.name]);
  });
});

describe('several targets together', () => {
  ruling(
    'ALT_CORE_B_YZ_26_C q1',
    'editions 1.0 and 4.0',
    'are each paid for, beside what they may cost in all',
    (card) => {
      const tough = (name: string, handCost: number, amount: number): CardDefinition =>
        character(name, { handCost, abilities: [{ kind: 'tough', amount }] });
      const theirs = { hero: [tough('Wall', 2, 1), tough('Moat', 3, 2)] };
      const rich = new Table({ seats: [{ hand: [card], mana: card.handCost + 3 }, theirs] });
      rich.choose(`play ${card.name}`).choose('Wall').choose('Moat');
      expect(rich.names('reserve', 1)).toEqual(['Wall', 'Moat']);
      expect(paid(rich)).toBe(card.handCost + 3);
      const poor = new Table({ seats: [{ hand: [card], mana: card.handCost + 2 }, theirs] });
      poor.choose(`play ${card.name}`).choose('Moat');
      expect(poor.names('reserve', 1)).toEqual(['Moat']);
    },
  );
});

describe('abilities that may target what is Tough', () => {
  ruling(
    ['ALT_CORE_B_YZ_16_C q1', 'ALT_CORE_B_LY_14_R2 q1'],
    'editions 1.0 and 4.0',
    'are paid for, or choose another, or do nothing',
    (card) => {
      const achilles = printed('ALT_CORE_B_BR_21_R2');
      /** What it does to a target: sends it to Reserve, or makes it Fleeting. */
      const doing = (mana: number, target: string): { readonly table: Table; readonly isDone: boolean } => {
        const theirs = { hero: [achilles, character('Other')] };
        const table = new Table({ seats: [{ hand: [card], mana: card.handCost + mana }, theirs] });
        table.choose(`play ${card.name} hero`);
        const offered = editionPlayed() === '1.0' || mana > 0 || target !== achilles.name;
        answeringAll(table, { target, pay: 'pay', may: offered ? 'yes' : 'no' });
        const { zone, statuses } = table.stay(target);
        return { table, isDone: zone === 'reserve' || statuses.includes('fleeting') };
      };
      const rich = doing(1, achilles.name);
      expect(rich.isDone).toBe(true);
      expect(paid(rich.table)).toBe(card.handCost + 1);
      expect(doing(0, 'Other').isDone).toBe(true);
      const nothing = doing(0, achilles.name);
      expect(nothing.isDone).toBe(false);
      expect(nothing.table.deciding).toBe('1: turn');
    },
  );
});

describe('what is free', () => {
  ruling(
    'ALT_CORE_B_YZ_30_C q1',
    'edition 1.0',
    'a spell that is free costs nothing for Tough either',
    (card) => {
      const off = printed('ALT_CORE_B_YZ_21_R1');
      const wall = character('Wall', { handCost: 3, abilities: [{ kind: 'tough', amount: 2 }] });
      const table = new Table({
        seats: [{ landmark: [card], hand: [off], hero: [character('Mine')] }, { hero: [wall] }],
      });
      table.choose(`quick ${card.name} 0`).choose(`play ${off.name}`).choose('Wall');
      expect(table.names('reserve', 1)).toEqual(['Wall']);
      expect(paid(table)).toBe(0);
    },
  );
});
