import { expect } from '@jest/globals';
import { effect, gainCounters, reaction, step } from '../abilities.js';
import { character, permanent, spell, statistics } from '../cards.js';
import { Table } from '../table.js';
import { printed } from './printed-cards.js';
import { activated, ruling } from './ruling.js';

const kite = character('Kite');
const token = { name: 'Recruit', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
const recruiting = spell('Recruiting', {
  handCost: 0,
  abilities: [effect(step({ kind: 'create', token, in: 'your-hero' }))],
});
/** When a phase begins it gives all characters of its controller a boost. */
const drum = permanent('Drum', {
  abilities: [
    reaction(
      { kind: 'phase', phase: 'dusk' },
      step({
        kind: 'counters',
        change: 'gain',
        name: 'boost',
        count: 1,
        what: { all: { type: 'character', controller: 'you' } },
      }),
    ),
  ],
});

ruling(
  'ALT_CORE_B_BR_01_C q1',
  'editions 1.0 and 4.0',
  'the wording in use: it activates at any Noon, and looks for the first player when it resolves',
  (hero) => {
    const noon = (firstPlayer: 0 | 1): Table =>
      new Table({ seats: [{ heroZone: [hero] }, {}], from: 'noon', firstPlayer });
    for (const firstPlayer of [0, 1] as const) {
      const table = noon(firstPlayer);
      expect(activated(table)).toEqual([hero.name]);
      expect(table.names('companion', 0)).toHaveLength(firstPlayer === 0 ? 1 : 0);
    }
  },
);

ruling('ALT_CORE_B_BR_05_C q1', 'editions 1.0 and 4.0', 'the boost comes once it has joined', (card) => {
  const watch = permanent('Watch', {
    abilities: [
      reaction(
        { kind: 'counters', what: { type: 'character' }, name: 'boost', change: 'gain' },
        gainCounters('seen'),
      ),
    ],
  });
  const table = new Table({ seats: [{ hand: [kite], reserve: [card], landmark: [watch], mana: 1 }, {}] });
  const [quick = ''] = table.options().filter((option) => option.startsWith('quick'));
  table.choose(quick).choose('play Kite hero');
  expect(table.did('join', 'counters').filter((line) => !line.includes('emblem'))).toEqual([
    'join | Kite: limbo.0 > hero.0',
    'counters | Kite: +1 boost = 1',
    'counters | Watch: +1 seen = 1',
  ]);
});

ruling(
  ['ALT_CORE_B_BR_10_R1 q1', 'ALT_CORE_B_BR_10_R1 q2'],
  'editions 1.0 and 4.0',
  'boosts are counted when it resolves: the third may come at Dusk',
  (card) => {
    const drawn = (first: string): number => {
      const table = new Table({
        seats: [{ hero: [{ card, counters: { boost: 2 } }], landmark: [drum] }, {}],
        from: 'dusk',
      });
      table.choose(`reaction emblem of ${first}`);
      return table.names('hand', 0).length;
    };
    expect(drawn('Drum') - drawn(card.name)).toBe(1);
  },
);

ruling(
  'ALT_CORE_B_BR_14_R1 q1',
  'editions 1.0 and 4.0',
  'one that is not Fleeting gets the boost',
  (card) => {
    const table = new Table({ seats: [{ hand: [card], hero: [kite], mana: 3 }, {}] });
    table.choose(`play ${card.name} hero`);
    table.choose('yes');
    expect(table.stay('Kite')).toMatchObject({ counters: { boost: 1 }, statuses: [] });
  },
);

ruling(
  'ALT_CORE_B_BR_20_R2 q2',
  'editions 1.0 and 4.0',
  'who is Gigantic and a Defender holds both expeditions back',
  (card) => {
    const hero = printed('ALT_CORE_B_OR_03_C');
    const strong = character('Strong', statistics(9, 9, 9));
    const forward = (heroZone: readonly (typeof hero)[]): unknown => {
      const mine = { hand: [recruiting], heroZone, hero: [card, strong], companion: [strong] };
      const table = new Table({ seats: [mine, {}] });
      table.choose('play Recruiting').choose('pass').choose('pass');
      return table.state.seats[0]?.expeditions;
    };
    expect(forward([])).toEqual({ hero: 1, companion: 6 });
    expect(forward([hero])).toEqual({ hero: 0, companion: 7 });
  },
);

ruling('ALT_CORE_B_BR_25_C q1', 'editions 1.0 and 4.0', 'one that is not Fleeting can be chosen', (card) => {
  const table = new Table({ seats: [{ hand: [card], hero: [kite], mana: 1 }, {}] });
  table.choose(`play ${card.name}`);
  expect(table.stay('Kite').counters['boost']).toBeGreaterThan(0);
});

ruling('ALT_CORE_B_BR_28_C q1', 'editions 1.0 and 4.0', 'a token can be returned, and is gone', (card) => {
  const table = new Table({ seats: [{ hand: [recruiting] }, { hand: [card], mana: 2 }] });
  table.choose('play Recruiting').choose(`play ${card.name}`);
  expect(table.names('hero', 0)).toEqual([]);
  expect(table.names('hand', 0)).toEqual([]);
  expect(table.happened()).toContain('move | Recruit: ceases to exist');
});

ruling(
  'ALT_ALIZE_B_BR_32_C q1',
  'editions 1.0 and 4.0',
  'its own effect can come before another that makes it Fleeting, and only then helps',
  (card) => {
    const milk = permanent('Milk', {
      abilities: [
        reaction(
          { kind: 'join', what: { type: 'character', controller: 'you' } },
          step({ kind: 'status', change: 'gain', status: 'fleeting', what: 'it' }),
        ),
      ],
    });
    const boosts = (first: string): unknown => {
      const table = new Table({ seats: [{ hand: [card], hero: [kite], landmark: [milk], mana: 1 }, {}] });
      table.choose(`play ${card.name} hero`).choose(`reaction emblem of ${first}`);
      while (table.deciding !== '1: turn') table.choose(table.options()[0] ?? '');
      expect(table.stay(card.name).statuses).toEqual(['fleeting']);
      return table.stay('Kite').counters;
    };
    expect([boosts(card.name), boosts('Milk')]).toEqual([{ boost: 1 }, {}]);
  },
);

ruling(
  ['ALT_ALIZE_B_BR_42_C q1', 'ALT_ALIZE_B_BR_42_R1 q1'],
  'editions 1.0 and 4.0',
  'a Fleeting spell that puts itself in Mana goes there',
  (card) => {
    const table = new Table({ seats: [{ reserve: [card], hero: [kite], mana: 4 }, {}] });
    table.choose(`play ${card.name}`);
    if (table.deciding === '0: may') table.choose('yes');
    expect(table.names('mana', 0)).toContain(card.name);
    expect(table.names('discard', 0)).toEqual([]);
    expect(table.names('hand', 0)).toEqual(['Kite']);
  },
);
