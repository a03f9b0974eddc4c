import { describe, expect, it } from '@jest/globals';
import { editions } from '#altered/abilities';
import {
  abilitiesSaying,
  character,
  characterSaying,
  permanent,
  spellSaying,
  Table,
  type Position,
} from '#testing';

const kite = character('Kite');
const owl = character('Owl');
const wren = character('Wren');
const song = spellSaying('Draw a card.', 'Song');
const saying = (line: string) => permanent('Keeper', { abilities: abilitiesSaying(line, 'permanent') });

describe.each(editions)('the second card, edition %s', (edition) => {
  const beside = (line: string, hand: Position['seats'][0]['hand'] = [song, kite, owl, wren]): Table =>
    new Table({ seats: [{ landmark: [saying(line)], hand, mana: 6 }, {}], edition });
  const boosts = (table: Table): readonly number[] =>
    ['Kite', 'Owl', 'Wren'].map((name) => table.counter(name, 'boost'));

  it('6.3.b is the second that fits, though others were played', () => {
    const table = beside('When you play your second Character each Afternoon — It gains 1 boost.');
    table.choose('play Song').choose('pass').choose('play Kite hero').choose('play Owl hero');
    expect(boosts(table.choose('play Wren hero'))).toEqual([0, 1, 0]);
  });

  it('6.3.b of a turn is not that of another turn', () => {
    const table = beside('When you play your second Character each turn — It gains 1 boost.');
    table.choose('play Kite hero').choose('pass').choose('play Owl hero').choose('play Wren hero');
    expect(boosts(table)).toEqual([0, 0, 0]);
  });

  it('6.3.b of a turn counts what effects play in it', () => {
    const herald = characterSaying('Herald', '{J} Play a Character from your hand for free.');
    const table = beside('When you play your second Character each turn — It gains 1 boost.', [herald, kite]);
    table.choose('play Herald hero');
    while (table.deciding !== '1: turn') table.choose(table.keys()[0] ?? '');
    expect(table.counter('Kite', 'boost')).toBe(1);
  });

  it('6.3.b gains what is said of it, and not what the first or third gains', () => {
    const table = beside('The second Character you play each Afternoon gains 1 boost.');
    table.choose('play Kite hero').choose('pass').choose('play Owl hero').choose('play Wren hero');
    expect(boosts(table)).toEqual([0, 1, 0]);
  });

  it('5.1.2.c costs what is said of it, and the first and third what they cost', () => {
    const large = ['Kite', 'Owl', 'Wren'].map((name) => character(name, { handCost: 2 }));
    const table = beside('The second Character you play each Afternoon costs {1} less.', large);
    const spent: number[] = [];
    let before = table.orbs(0);
    for (const name of ['Kite', 'Owl', 'Wren']) {
      table.choose(`play ${name} hero`);
      spent.push(before - table.orbs(0));
      before = table.orbs(0);
      if (name === 'Kite') table.choose('pass');
    }
    expect(spent).toEqual([2, 1, 2]);
  });
});
