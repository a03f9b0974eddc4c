import { expect } from '@jest/globals';
import type { CardDefinition, ZoneName } from '#altered/abilities';
import { effect, quickAction, reaction, step } from '../abilities.js';
import { character, permanent, spell } from '../cards.js';
import { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { ruling } from './ruling.js';

const kite = character('Kite');
const robot = character('Robot', { subtypes: ['robot'] });
const plant = character('Plant', { subtypes: ['plant'] });
const waiting = character('Waiting', { subtypes: ['robot', 'plant'] });
const tower = permanent('Tower', { handCost: 5 });
/** When a phase begins it plays a card from Reserve for free. */
const host = (phase: 'noon' | 'dusk') =>
  permanent('Host', {
    abilities: [
      reaction(
        { kind: 'phase', phase },
        step({ kind: 'play-for-free', what: { choose: { zone: 'reserve', owner: 'you' } } }),
      ),
    ],
  });
/** By a quick action it puts a card from Hand in Reserve. */
const chute = permanent('Chute', {
  abilities: [
    quickAction(
      { exhaustMe: true },
      step({ kind: 'move', what: { choose: { zone: 'hand', owner: 'you' } }, to: { zone: 'reserve' } }),
    ),
  ],
});
const sendTo = (zone: ZoneName) =>
  spell('Sweep', {
    handCost: 0,
    abilities: [
      effect(step({ kind: 'move', what: { target: 0 }, to: { zone } }), [
        { kind: 'object', like: { type: 'permanent' } },
      ]),
    ],
  });
const counters = (table: Table, item: number): unknown => table.state.stays[item]?.counters ?? {};

ruling('ALT_CORE_B_AX_04_C q1', 'editions 1.0 and 4.0', 'an effect with nothing to act on', (card) => {
  const table = new Table({ seats: [{ hand: [card], mana: 2 }, {}] });
  table.choose(`play ${card.name} hero`);
  expect(table.names('hero', 0)).toEqual([card.name]);
  expect(table.deciding).toBe('1: turn');
});

ruling(
  ['ALT_CORE_B_AX_05_C q1', 'ALT_CORE_B_AX_05_R1 q1'],
  'editions 1.0 and 4.0',
  'at Noon it is about the Afternoon that follows',
  (card) => {
    const seat = { hand: [tower], reserve: [card], landmark: [host('noon')], mana: 5 };
    const table = new Table({ seats: [seat, {}], from: 'noon' }).choose('hero').choose('play Tower');
    expect(table.orbs(0)).toBe(card.rarity === 'common' ? 1 : 2);
  },
);

ruling(
  ['ALT_CORE_B_AX_05_C q1', 'ALT_CORE_B_AX_05_R1 q1'],
  'editions 1.0 and 4.0',
  'at Dusk it is about an Afternoon that is over',
  (card) => {
    const seat = { hand: [tower], reserve: [card], landmark: [host('dusk')], mana: 5 };
    const table = new Table({ seats: [seat, {}], from: 'dusk' }).choose('hero');
    while (table.deciding.endsWith('expand')) table.choose();
    table.choose('pass').choose('play Tower');
    expect(table.orbs(0)).toBe(0);
  },
);

const boosted = (table: Table): string[] =>
  table.did('counters').map((line) => line.replace(/.*\| (.*): .*/, '$1'));

ruling('ALT_CORE_B_AX_06_C q1', 'editions 1.0 and 4.0', 'robots in Reserve are not controlled', (card) => {
  const table = new Table({ seats: [{ hand: [card], hero: [robot], reserve: [waiting], mana: 2 }, {}] });
  table.choose(`play ${card.name} companion`);
  if (table.deciding === '0: may') table.choose('no');
  expect(boosted(table)).toEqual(['Robot']);
});

ruling('ALT_CORE_B_AX_06_R2 q1', 'editions 1.0 and 4.0', 'plants in Reserve are not controlled', (card) => {
  const table = new Table({ seats: [{ hand: [card], hero: [plant], reserve: [waiting], mana: 2 }, {}] });
  table.choose(`play ${card.name} companion`);
  expect(boosted(table)).toEqual(['Plant']);
});

const hub = (): CardDefinition => printed('ALT_CORE_B_AX_24_C');

ruling(
  ['ALT_CORE_B_AX_10_R1 q1', 'ALT_CORE_B_AX_10_R2 q1'],
  'editions 1.0 and 4.0',
  'the wording in use: what the permanent does as it joins happens again, and nothing else of it',
  (card) => {
    const landmark = { card: hub(), counters: { Kelon: 1 } };
    const table = new Table({ seats: [{ reserve: [card], landmark: [landmark] }, {}] });
    table.choose(`quick ${card.name} 0`);
    expect(table.stay(hub().name).counters).toEqual({ Kelon: 4 });
    expect(table.names('discard', 0)).toEqual([card.name]);
  },
);

ruling(
  'ALT_CORE_B_AX_17_C q1',
  'editions 1.0 and 4.0',
  'the wording in use: from Reserve, the joining of a permanent happens again if its player wants',
  (card) => {
    const after = (answer: string): unknown => {
      const table = new Table({ seats: [{ reserve: [card], landmark: [hub()], mana: 3 }, {}] });
      table.choose(`play ${card.name} hero`);
      table.choose(answer);
      return table.stay(hub().name).counters;
    };
    expect([after('yes'), after('no')]).toEqual([{ Kelon: 3 }, {}]);
  },
);

ruling(
  'ALT_CORE_B_AX_13_C q1',
  'editions 1.0 and 4.0',
  'a card put in Reserve may be played for free in the same turn',
  (card) => {
    const free = printed('ALT_CORE_B_AX_14_C');
    const table = new Table({ seats: [{ reserve: [card], hand: [free], mana: 2 }, {}] });
    table.choose(`play ${card.name} hero`).choose('yes').choose('yes').choose('hero');
    expect(table.names('hero', 0)).toEqual([card.name, free.name]);
    expect(table.deciding).toBe('1: turn');
  },
);

ruling('ALT_CORE_B_AX_14_C q1', 'editions 1.0 and 4.0', 'a cost that is not paid has no minimum', (card) => {
  const minimum = printed('ALT_CORE_B_OR_21_C');
  const table = new Table({
    seats: [{ hand: [card], landmark: [chute], mana: 2 }, { hero: [minimum] }],
  });
  table.choose('quick Chute 0').choose('yes').choose('hero');
  expect(table.names('hero', 0)).toEqual([card.name]);
  expect(table.orbs(0)).toBe(2);
});

ruling(
  'ALT_CORE_B_AX_14_C q2',
  'editions 1.0 and 4.0',
  'for free from Reserve it is Fleeting too',
  (card) => {
    const table = new Table({ seats: [{ hand: [card], landmark: [chute] }, {}] });
    table.choose('quick Chute 0').choose('yes').choose('companion');
    expect(table.stay(card.name).statuses).toEqual(['asleep', 'fleeting']);
  },
);

ruling(
  'ALT_CORE_B_AX_14_C q3',
  'editions 1.0 and 4.0',
  'played in a quick action, the turn goes on',
  (card) => {
    const table = new Table({ seats: [{ hand: [card, kite], landmark: [chute], mana: 1 }, {}] });
    table.choose('quick Chute 0').choose(card.name).choose('yes').choose('companion');
    expect(table.deciding).toBe('0: turn');
    expect(table.options()).toContain('play Kite hero');
  },
);

ruling(
  'ALT_CORE_B_AX_14_C q4',
  'editions 1.0 and 4.0',
  'it is not looked for in the discard pile',
  (card) => {
    const shredder = permanent('Shredder', {
      abilities: [
        reaction(
          { kind: 'go', what: { type: 'character' }, from: 'hand', to: 'reserve' },
          step({ kind: 'discard', what: 'it' }),
        ),
      ],
    });
    const table = new Table({ seats: [{ hand: [card], landmark: [chute, shredder] }, {}] });
    table.choose('quick Chute 0');
    table.choose('reaction emblem of Shredder');
    table.choose('yes');
    expect(table.names('discard', 0)).toEqual([card.name]);
    expect(table.deciding).toBe('0: turn');
  },
);

ruling('ALT_CORE_B_AX_24_C q1', 'editions 1.0 and 4.0', 'its counters are gone wherever it goes', (card) => {
  const zones = ['reserve', 'hand', 'deck', 'discard'] as const;
  for (const zone of zones) {
    const landmark = { card, counters: { Kelon: 3 } };
    const table = new Table({ seats: [{ hand: [sendTo(zone)], landmark: [landmark] }, {}] });
    const item = table.item(card.name);
    table.choose('play Sweep');
    expect(table.names(zone, 0)).toContain(card.name);
    expect([zone, counters(table, item)]).toEqual([zone, {}]);
  }
});

ruling('ALT_CORE_B_AX_26_C q1', 'editions 1.0 and 4.0', 'in a hidden zone it has no counters', (card) => {
  for (const zone of ['hand', 'deck'] as const) {
    const landmark = { card, counters: { Kelon: 2 } };
    const table = new Table({ seats: [{ hand: [sendTo(zone)], landmark: [landmark] }, {}] });
    const item = table.item(card.name);
    table.choose('play Sweep');
    expect(table.names(zone, 0)).toContain(card.name);
    expect([zone, counters(table, item)]).toEqual([zone, {}]);
  }
});

ruling(
  'ALT_CORE_B_AX_30_R1 q1',
  'editions 1.0 and 4.0',
  'what it creates as it joins is boosted by it already',
  (card) => {
    const table = new Table({ seats: [{ hand: [card], mana: 6 }, {}] });
    table.choose(`play ${card.name}`).choose('expedition 0 hero');
    const [created = ''] = table.names('hero', 0);
    expect(table.stay(created).counters).toEqual({ boost: 1 });
  },
);

ruling(
  'ALT_CORE_B_AX_30_R2 q1',
  'editions 1.0 and 4.0',
  'switching expeditions is no joining, neither for it nor for the version that boosts',
  (card) => {
    const boosting = printed('ALT_CORE_B_AX_30_R1');
    const swap = printed('ALT_CORE_B_LY_28_C');
    const table = new Table({
      seats: [{ hand: [swap], hero: [robot], landmark: [card, boosting], mana: 2 }, {}],
    });
    table.choose(`play ${swap.name}`);
    expect(table.names('companion', 0)).toEqual(['Robot']);
    expect(table.stay('Robot').counters).toEqual({});
  },
);
