import { describe, expect } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { character, spell } from '../cards.js';
import type { Table } from '../table.js';
import { editionPlayed, type SeatPosition } from '../table.js';
import { printed } from './printed-cards.js';
import { answeringAll, paid, ruling, ruling1 } from './ruling.js';
import { tableOf } from '../tables.js';

const hex = spell('Hex', 'Target Character gains Anchored.');
/** Returns a position for an opponent whose only Characters are Tough. */
const toughSide = (card: CardDefinition): SeatPosition =>
  card.type === 'character' ? { hero: [card] } : { landmark: [card], hero: [character('Guarded')] };
const guarded = (card: CardDefinition): string => (card.type === 'character' ? card.name : 'Guarded');
const isMarked = (table: Table, name: string): boolean => table.stay(name).statuses.includes('anchored');

describe('a player who targets a Tough object', () => {
  ruling(
    'ALT_CORE_B_MU_21_R1 q1',
    'the player pays more, chooses another target, or does nothing',
    (card) => {
      const theirs = toughSide(card);
      const rich = tableOf({ hand: [hex], hero: [character('Mine')], mana: 9 }, theirs);
      rich.play('Hex').choose(guarded(card));
      expect(isMarked(rich, guarded(card))).toBe(true);
      expect(paid(rich)).toBeGreaterThan(1);
      const poor = tableOf({ hand: [hex], hero: [character('Mine')], mana: 1 }, theirs).play('Hex');
      expect([isMarked(poor, 'Mine'), isMarked(poor, guarded(card))]).toEqual([true, false]);
      const witch = character('Witch', '{J} Target Character your opponents control gains Anchored.');
      const unpaid = tableOf({ hand: [witch], mana: 1 }, theirs).play('Witch', 'hero');
      expect(isMarked(unpaid, guarded(card))).toBe(false);
    },
  );

  ruling(
    'ALT_CORE_B_BR_21_R2 q3',
    'the player need not pay for the only Tough object, but may have to target their own',
    (card) => {
      const witch = character('Witch', '{J} Target Character gains Anchored.');
      const own = tableOf({ hand: [witch], mana: 1 }, { hero: [card] });
      answeringAll(own.play('Witch', 'hero'), { target: 'Witch' });
      expect([isMarked(own, 'Witch'), isMarked(own, card.name)]).toEqual([true, false]);
      expect(paid(own)).toBe(1);
    },
  );

  ruling('ALT_CORE_B_BR_21_R2 q1', 'Tough does not protect a card in Reserve', (card) => {
    const fairy = printed('ALT_CORE_B_YZ_06_C');
    const table = tableOf({ hand: [fairy], mana: 2 }, { reserve: [card] });
    table.play(fairy.name, 'hero').choose(card.name);
    expect(table.names('discard', 1)).toEqual([card.name]);
    expect(paid(table)).toBe(2);
  });

  ruling('ALT_CORE_B_MU_30_C q2', 'the player pays for each source of Tough', (card) => {
    const theirs = { landmark: [card, card], hero: [character('Guarded')] };
    const table = tableOf({ hand: [hex], hero: [character('Mine')], mana: 5 }, theirs);
    table.play('Hex').choose('Guarded');
    expect(paid(table)).toBe(5);
    const poor = tableOf({ hand: [hex], hero: [character('Mine')], mana: 4 }, theirs).play('Hex');
    expect([isMarked(poor, 'Mine'), isMarked(poor, 'Guarded')]).toEqual([true, false]);
  });

  ruling('ALT_CORE_B_YZ_27_C q1', 'the player pays for each of several targets', (card) => {
    const first = printed('ALT_CORE_B_BR_21_R2');
    const second = printed('ALT_CORE_B_OR_29_R1');
    const table = tableOf({ hand: [card], mana: 10 }, { hero: [first], landmark: [second] });
    table.play(card.name).choose(first.name, second.name);
    expect(paid(table)).toBe(10);
    expect(table.names('discard', 1)).toEqual([first.name, second.name]);
  });
});

describe('several targets together', () => {
  ruling(
    'ALT_CORE_B_YZ_26_C q1',
    "Tough is paid for each target, in addition to the targets' maximum total",
    (card) => {
      const tough = (name: string, handCost: number, amount: number): CardDefinition =>
        character(name, { kind: 'tough', amount }, { handCost });
      const theirs = { hero: [tough('Wall', 2, 1), tough('Moat', 3, 2)] };
      const rich = tableOf({ hand: [card], mana: card.handCost + 3 }, theirs);
      rich.play(card.name).choose('Wall').choose('Moat');
      expect(rich.names('reserve', 1)).toEqual(['Wall', 'Moat']);
      expect(paid(rich)).toBe(card.handCost + 3);
      const poor = tableOf({ hand: [card], mana: card.handCost + 2 }, theirs);
      poor.play(card.name).choose('Moat');
      expect(poor.names('reserve', 1)).toEqual(['Moat']);
    },
  );
});

describe('abilities that can target a Tough object', () => {
  ruling(
    ['ALT_CORE_B_YZ_16_C q1', 'ALT_CORE_B_LY_14_R2 q1'],
    'the player pays for Tough, chooses another target, or does nothing',
    (card) => {
      const achilles = printed('ALT_CORE_B_BR_21_R2');
      /** Plays the card on the target. `isDone` means that the target has moved to Reserve or become Fleeting. */
      const doing = (mana: number, target: string): { readonly table: Table; readonly isDone: boolean } => {
        const theirs = { hero: [achilles, character('Other')] };
        const table = tableOf({ hand: [card], mana: card.handCost + mana }, theirs).play(card.name, 'hero');
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

describe('actions that are free', () => {
  ruling1('ALT_CORE_B_YZ_30_C q1', 'a free spell costs nothing for Tough either', (card) => {
    const off = printed('ALT_CORE_B_YZ_21_R1');
    const wall = character('Wall', 'Tough 2.', { handCost: 3 });
    const table = tableOf({ landmark: [card], hand: [off], hero: [character('Mine')] }, { hero: [wall] });
    table.activate(card.name).play(off.name).choose('Wall');
    expect(table.names('reserve', 1)).toEqual(['Wall']);
    expect(paid(table)).toBe(0);
  });
});
