import { describe, expect, it } from '@jest/globals';
import { editions } from '#altered/abilities';
import {
  abilitiesSaying,
  character,
  permanent,
  spell,
  type Table,
  type Position,
  type Line,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const owl = character('Owl');
const wren = character('Wren');
const song = spell('Song', 'Draw a card.');
const saying = (line: Line) => permanent('Keeper', ...abilitiesSaying(line, 'permanent'));

describe.each(editions)('the second card, edition %s', (edition) => {
  const beside = (line: Line, hand: Position['seats'][0]['hand'] = [song, kite, owl, wren]): Table =>
    tableOf({ landmark: [saying(line)], hand, mana: 6 }, {}, { edition });
  const boosts = (table: Table): readonly number[] =>
    ['Kite', 'Owl', 'Wren'].map((name) => table.counter(name, 'boost'));

  it('6.3.b “your second Character” is the second Character, even if other cards are played before it', () => {
    const table = beside(
      // "When you play your second Character each Afternoon — It gains 1 boost."
      {
        kind: 'reaction',
        trigger: {
          kind: 'played',
          what: { type: 'character' },
          by: 'you',
          nth: { number: 2, each: 'afternoon' },
        },
        effect: {
          kind: 'step',
          step: { kind: 'counters', change: 'gain', name: 'boost', count: 1, what: 'it' },
        },
      },
    );
    table.play('Song').pass().play('Kite', 'hero').play('Owl', 'hero');
    expect(boosts(table.play('Wren', 'hero'))).toEqual([0, 1, 0]);
  });

  it('6.3.b “your second Character each turn” ignores Characters played in other turns', () => {
    const table = beside(
      // "When you play your second Character each turn — It gains 1 boost."
      {
        kind: 'reaction',
        trigger: { kind: 'played', what: { type: 'character' }, by: 'you', nth: { number: 2, each: 'turn' } },
        effect: {
          kind: 'step',
          step: { kind: 'counters', change: 'gain', name: 'boost', count: 1, what: 'it' },
        },
      },
    );
    table.play('Kite', 'hero').pass().play('Owl', 'hero').play('Wren', 'hero');
    expect(boosts(table)).toEqual([0, 0, 0]);
  });

  it('6.3.b “your second Character each turn” counts a Character that an effect plays', () => {
    const herald = character('Herald', '{J} Play a Character from your hand for free.');
    const table = beside(
      // "When you play your second Character each turn — It gains 1 boost."
      {
        kind: 'reaction',
        trigger: { kind: 'played', what: { type: 'character' }, by: 'you', nth: { number: 2, each: 'turn' } },
        effect: {
          kind: 'step',
          step: { kind: 'counters', change: 'gain', name: 'boost', count: 1, what: 'it' },
        },
      },
      [herald, kite],
    );
    table.play('Herald', 'hero');
    table.settle();
    expect(table.counter('Kite', 'boost')).toBe(1);
  });

  it('6.3.b an ability about the second Character ignores the first and the third', () => {
    const table = beside('The second Character you play each Afternoon gains 1 boost.');
    table.play('Kite', 'hero').pass().play('Owl', 'hero').play('Wren', 'hero');
    expect(boosts(table)).toEqual([0, 1, 0]);
  });

  it('5.1.2.c a cost change for the second Character leaves the first and the third unchanged', () => {
    const large = ['Kite', 'Owl', 'Wren'].map((name) => character(name, { handCost: 2 }));
    const table = beside(
      // "The second Character you play each Afternoon costs {1} less."
      {
        kind: 'passive',
        passive: {
          kind: 'cost',
          who: 'you',
          of: { type: 'character' },
          nth: { number: 2, each: 'afternoon' },
          add: -1,
        },
      },
      large,
    );
    const spent: number[] = [];
    let before = table.orbs(0);
    for (const name of ['Kite', 'Owl', 'Wren']) {
      table.play(name, 'hero');
      spent.push(before - table.orbs(0));
      before = table.orbs(0);
      if (name === 'Kite') table.pass();
    }
    expect(spent).toEqual([2, 1, 2]);
  });
});
