import { expect } from '@jest/globals';
import type { CardDefinition, ZoneName } from '#altered/abilities';
import { effect, reaction, step } from '../abilities.js';
import { character, permanent, spell } from '../cards.js';
import type { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { ruling } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite');
const robot = character('Robot', { subtypes: ['robot'] });
const plant = character('Plant', { subtypes: ['plant'] });
const waiting = character('Waiting', { subtypes: ['robot', 'plant'] });
const tower = permanent('Tower', { handCost: 5 });
const host = (phase: 'noon' | 'dusk') =>
  permanent('Host', reaction({ kind: 'phase', phase }, 'Play a card from your Reserve for free.'));
const chute = permanent('Chute', '{T}: Put a card from your hand in Reserve.');
const sendTo = (zone: ZoneName) =>
  spell(
    'Sweep',
    effect(step({ kind: 'move', what: { target: 0 }, to: { zone } }), [
      { kind: 'object', like: { type: 'permanent' } },
    ]),
    { handCost: 0 },
  );
const counters = (table: Table, item: number): unknown => table.state.stays[item]?.counters ?? {};

ruling('ALT_CORE_B_AX_04_C q1', 'a card is played even if its effect has nothing to act on', (card) => {
  const table = tableOf({ hand: [card], mana: 2 }).play(card.name, 'hero');
  expect(table.names('hero', 0)).toEqual([card.name]);
  expect(table.deciding).toBe('1: turn');
});

ruling(
  ['ALT_CORE_B_AX_05_C q1', 'ALT_CORE_B_AX_05_R1 q1'],
  'if played at Noon, it applies in the Afternoon that follows',
  (card) => {
    const seat = { hand: [tower], reserve: [card], landmark: [host('noon')], mana: 5 };
    const table = tableOf(seat, {}, { from: 'noon' }).choose('hero').play('Tower');
    expect(table.orbs(0)).toBe(card.rarity === 'common' ? 1 : 2);
  },
);

ruling(
  ['ALT_CORE_B_AX_05_C q1', 'ALT_CORE_B_AX_05_R1 q1'],
  'if played at Dusk, it does not apply in the next Afternoon',
  (card) => {
    const seat = { hand: [tower], reserve: [card], landmark: [host('dusk')], mana: 5 };
    const table = tableOf(seat, {}, { from: 'dusk' }).choose('hero');
    while (table.deciding.endsWith('expand')) table.choose();
    table.pass().play('Tower');
    expect(table.orbs(0)).toBe(0);
  },
);

const boosted = (table: Table): string[] =>
  table.did('counters').map((line) => line.replace(/.*\| (.*): .*/, '$1'));

ruling('ALT_CORE_B_AX_06_C q1', 'robots in Reserve are not controlled', (card) => {
  const table = tableOf({ hand: [card], hero: [robot], reserve: [waiting], mana: 2 });
  table.play(card.name, 'companion');
  if (table.deciding === '0: may') table.choose('no');
  expect(boosted(table)).toEqual(['Robot']);
});

ruling('ALT_CORE_B_AX_06_R2 q1', 'plants in Reserve are not controlled', (card) => {
  const table = tableOf({ hand: [card], hero: [plant], reserve: [waiting], mana: 2 });
  table.play(card.name, 'companion');
  expect(boosted(table)).toEqual(['Plant']);
});

const hub = (): CardDefinition => printed('ALT_CORE_B_AX_24_C');

ruling(
  ['ALT_CORE_B_AX_10_R1 q1', 'ALT_CORE_B_AX_10_R2 q1'],
  "in the current wording, only the permanent's {J} ability activates again",
  (card) => {
    const landmark = { card: hub(), counters: { Kelon: 1 } };
    const table = tableOf({ reserve: [card], landmark: [landmark] }).activate(card.name);
    expect(table.stay(hub().name).counters).toEqual({ Kelon: 4 });
    expect(table.names('discard', 0)).toEqual([card.name]);
  },
);

ruling(
  'ALT_CORE_B_AX_17_C q1',
  "in the current wording, a card from Reserve can activate the permanent's {J} ability again",
  (card) => {
    const after = (answer: string): unknown => {
      const table = tableOf({ reserve: [card], landmark: [hub()], mana: 3 }).play(card.name, 'hero');
      table.choose(answer);
      return table.stay(hub().name).counters;
    };
    expect([after('yes'), after('no')]).toEqual([{ Kelon: 3 }, {}]);
  },
);

ruling('ALT_CORE_B_AX_13_C q1', 'a card put in Reserve can be played for free in the same turn', (card) => {
  const free = printed('ALT_CORE_B_AX_14_C');
  const table = tableOf({ reserve: [card], hand: [free], mana: 2 });
  table.play(card.name, 'hero').choose('yes').choose('yes').choose('hero');
  expect(table.names('hero', 0)).toEqual([card.name, free.name]);
  expect(table.deciding).toBe('1: turn');
});

ruling('ALT_CORE_B_AX_14_C q1', 'a minimum cost does not apply to a card played for free', (card) => {
  const minimum = printed('ALT_CORE_B_OR_21_C');
  const table = tableOf({ hand: [card], landmark: [chute], mana: 2 }, { hero: [minimum] });
  table.activate('Chute').choose('yes').choose('hero');
  expect(table.names('hero', 0)).toEqual([card.name]);
  expect(table.orbs(0)).toBe(2);
});

ruling('ALT_CORE_B_AX_14_C q2', 'a card played for free from Reserve is Fleeting', (card) => {
  const table = tableOf({ hand: [card], landmark: [chute] });
  table.activate('Chute').choose('yes').choose('companion');
  expect(table.stay(card.name).statuses).toEqual(['asleep', 'fleeting']);
});

ruling('ALT_CORE_B_AX_14_C q3', 'the turn continues after a quick action plays the card', (card) => {
  const table = tableOf({ hand: [card, kite], landmark: [chute], mana: 1 });
  table.activate('Chute').choose(card.name).choose('yes').choose('companion');
  expect(table.deciding).toBe('0: turn');
  expect(table.options()).toContain('play Kite hero');
});

ruling('ALT_CORE_B_AX_14_C q4', 'the card is not found if it went to the discard pile', (card) => {
  const shredder = permanent('Shredder', 'When a Character goes to Reserve from your hand — Discard it.');
  const table = tableOf({ hand: [card], landmark: [chute, shredder] }).activate('Chute');
  table.choose('reaction emblem of Shredder');
  table.choose('yes');
  expect(table.names('discard', 0)).toEqual([card.name]);
  expect(table.deciding).toBe('0: turn');
});

ruling('ALT_CORE_B_AX_24_C q1', 'the object loses its counters in every zone to which it goes', (card) => {
  const zones = ['reserve', 'hand', 'deck', 'discard'] as const;
  for (const zone of zones) {
    const landmark = { card, counters: { Kelon: 3 } };
    const table = tableOf({ hand: [sendTo(zone)], landmark: [landmark] });
    const item = table.item(card.name);
    table.play('Sweep');
    expect(table.names(zone, 0)).toContain(card.name);
    expect([zone, counters(table, item)]).toEqual([zone, {}]);
  }
});

ruling('ALT_CORE_B_AX_26_C q1', 'the card has no counters in a hidden zone', (card) => {
  for (const zone of ['hand', 'deck'] as const) {
    const landmark = { card, counters: { Kelon: 2 } };
    const table = tableOf({ hand: [sendTo(zone)], landmark: [landmark] });
    const item = table.item(card.name);
    table.play('Sweep');
    expect(table.names(zone, 0)).toContain(card.name);
    expect([zone, counters(table, item)]).toEqual([zone, {}]);
  }
});

ruling(
  'ALT_CORE_B_AX_30_R1 q1',
  'a token that the permanent creates on joining is already boosted',
  (card) => {
    const table = tableOf({ hand: [card], mana: 6 });
    table.play(card.name).choose('expedition 0 hero');
    const [created = ''] = table.names('hero', 0);
    expect(table.stay(created).counters).toEqual({ boost: 1 });
  },
);

ruling(
  'ALT_CORE_B_AX_30_R2 q1',
  'switching Expeditions does not count as joining for either version',
  (card) => {
    const boosting = printed('ALT_CORE_B_AX_30_R1');
    const swap = printed('ALT_CORE_B_LY_28_C');
    const table = tableOf({ hand: [swap], hero: [robot], landmark: [card, boosting], mana: 2 });
    table.play(swap.name);
    expect(table.names('companion', 0)).toEqual(['Robot']);
    expect(table.stay('Robot').counters).toEqual({});
  },
);
