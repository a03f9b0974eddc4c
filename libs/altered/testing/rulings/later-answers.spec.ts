import { describe, expect } from '@jest/globals';
import type { Ability, CardDefinition } from '#altered/abilities';
import { effect, gainCounters, joins, passive, reaction, step } from '../abilities.js';
import { character, permanent, spell, statistics } from '../cards.js';
import { Table, type Placed } from '../table.js';
import { printed } from './printed-cards.js';
import { answeringAll, ruling } from './ruling.js';

const only = 'edition 4.0';
const both = 'editions 1.0 and 4.0';
const kite = character('Kite');
const wren = character('Wren');
const gigantic: Ability = { kind: 'keyword', keyword: 'gigantic' };
/** Counts what it does as it joins, and as it is played from Hand and from Reserve. */
const scout = character('Scout', {
  abilities: [
    reaction(joins, gainCounters('joined')),
    reaction({ kind: 'played', what: 'me', from: 'reserve' }, gainCounters('reserve')),
  ],
});
const quickOf = (table: Table, index = 0): string =>
  table.options().filter((option) => option.startsWith('quick'))[index] ?? '';
const settled = (table: Table): Table => {
  while (table.deciding.startsWith('0: ') && table.deciding !== '0: turn')
    table.choose(table.keys()[0] ?? '');
  return table;
};

describe('abilities that cannot activate', () => {
  const council = (): CardDefinition => printed('ALT_CORE_B_OR_12_C');

  ruling(
    [
      'ALT_CORE_B_AX_29_C q1',
      'ALT_COREKS_B_AX_29_C q1',
      'ALT_CORE_B_AX_29_R1 q2',
      'ALT_COREKS_B_AX_29_R1 q2',
    ],
    only,
    'what is to activate them does not',
    (card) => {
      const table = new Table({
        seats: [{ hand: [scout], landmark: [card], mana: 1 }, { hero: [council()] }],
      });
      settled(table.choose(quickOf(table)).choose('play Scout hero'));
      expect(table.stay('Scout').counters).toEqual({});
    },
  );

  ruling(
    ['ALT_CORE_B_AX_19_R2 q2', 'ALT_COREKS_B_AX_19_R2 q2'],
    only,
    'not as it is played before it, and not of Characters before it',
    (card) => {
      for (const place of ['hero', 'companion']) {
        const table = new Table({
          seats: [{ hand: [card], hero: [scout], mana: 7 }, { hero: [council()] }],
        });
        answeringAll(table.choose(`play ${card.name} ${place}`), {
          may: 'yes',
          reaction: table.keys()[0] ?? '',
        });
        expect(table.stay('Scout').counters).toEqual({});
      }
    },
  );

  ruling('ALT_CORE_B_OR_12_R2 q2', only, 'another card does not activate them either', (card) => {
    const ganesha = printed('ALT_CORE_B_AX_19_R2');
    const table = new Table({
      seats: [{ hand: [ganesha], hero: [scout], mana: 7 }, { hero: [card] }],
    });
    answeringAll(table.choose(`play ${ganesha.name} companion`), { may: 'yes' });
    expect(table.stay('Scout').counters).toEqual({});
  });

  ruling('ALT_CORE_B_AX_29_C q3', only, 'said twice of one Character, it is so once', (card) => {
    const other = { ...card, reference: 'Second', name: 'Second' };
    const table = new Table({ seats: [{ hand: [scout, kite], landmark: [card, other], mana: 2 }, {}] });
    table.choose(quickOf(table));
    settled(table.choose(quickOf(table)).choose('play Scout hero'));
    expect(table.stay('Scout').counters).toEqual({ joined: 1, reserve: 1 });
  });
});

describe('targets that are chosen as a spell resolves', () => {
  ruling(['ALT_CORE_B_LY_22_C q1', 'ALT_CORE_B_YZ_21_C q1'], only, 'it can be played without any', (card) => {
    const table = new Table({ seats: [{ hand: [card], mana: 4 }, {}] });
    settled(table.choose(`play ${card.name}`));
    expect(table.names('hand', 0)).not.toContain(card.name);
    expect(table.names('limbo', 0)).toEqual([]);
  });

  ruling('ALT_CORE_B_LY_25_C q1', only, 'the die is seen first', (card) => {
    const table = new Table({ seats: [{ hand: [card], hero: [kite, wren], mana: 3 }, {}] });
    table.choose(`play ${card.name}`);
    expect(table.deciding).toBe('0: target');
    expect(table.verbs()).toContain('roll');
  });

  ruling('ALT_CORE_B_OR_24_R1 q1', only, 'a token that the spell has created counts', (card) => {
    const table = new Table({ seats: [{ hand: [card], mana: 3 }, { hero: [kite] }] });
    table.choose(`play ${card.name}`).choose('expedition 0 hero').choose('Kite');
    expect(table.names('reserve', 1)).toEqual(['Kite']);
  });

  ruling('ALT_CORE_B_LY_15_R1 q1', only, 'boosts are for the one that was chosen, asleep or not', (card) => {
    // The common one gives no boosts.
    const boosts = card.reference.endsWith('C') ? 0 : 2;
    const played = (target: readonly string[], placed: Placed): Table => {
      const table = new Table({ seats: [{ hand: [card], hero: [placed], mana: 3 }, {}] });
      table.choose(`play ${card.name} companion`);
      if (table.deciding === '0: target') table.choose(...target);
      return answeringAll(table, { may: 'yes' });
    };
    expect(played([], { card: kite }).counter('Kite', 'boost')).toBe(0);
    expect(played(['Kite'], { card: kite, statuses: ['asleep'] }).counter('Kite', 'boost')).toBe(boosts);
  });
});

describe('what counts, and what wins', () => {
  ruling('ALT_CORE_B_MU_10_R2 q1', both, 'cards in Reserve are nobody’s Characters', (card) => {
    const zeros = (name: string) => character(name, statistics(0, 0, 1));
    const counters = (reserve: readonly CardDefinition[], hero: readonly CardDefinition[]): number => {
      const table = new Table({ seats: [{ hand: [card], hero, reserve, mana: 3 }, {}] });
      return settled(table.choose(`play ${card.name} companion`)).counter(card.name, 'boost');
    };
    expect(counters([zeros('Owl')], [zeros('Elk')])).toBe(0);
    expect(counters([], [zeros('Owl'), zeros('Elk')])).toBe(2);
  });

  ruling('ALT_CORE_B_YZ_25_R2 q3', both, 'an Expedition that cannot move forward does not', (card) => {
    const feast = permanent('Feast', {
      abilities: [passive({ kind: 'cannot-move-forward', which: 'your-hero' })],
    });
    const table = new Table({ seats: [{ hand: [card], landmark: [feast], mana: 6 }, {}] });
    table.choose(`play ${card.name}`).choose('expedition 0 hero');
    expect(table.state.seats[0]?.expeditions.hero).toBe(0);
  });

  ruling('ALT_CORE_B_YZ_30_R2 q1', 'edition 1.0', 'a spell that is free is so for a Tough target', (card) => {
    const guard = character('Guard', { abilities: [{ kind: 'tough', amount: 2 }] });
    const lull = spell('Lull', {
      abilities: [
        effect(step({ kind: 'status', change: 'gain', status: 'asleep', what: { target: 0 } }), [
          { kind: 'object', like: { type: 'character' } },
        ]),
      ],
    });
    const table = new Table({ seats: [{ hand: [lull], landmark: [card] }, { hero: [guard] }] });
    settled(table.choose(quickOf(table)).choose('play Lull'));
    expect(table.stay('Guard').statuses).toEqual(['asleep']);
  });

  ruling('ALT_CORE_B_LY_30_R2 q3', only, 'an Exhausted Resupply is replaced whole', (card) => {
    const tired = spell('Tired', { abilities: [effect(step({ kind: 'exhausted-resupply' }))] });
    const table = new Table({ seats: [{ hand: [tired], landmark: [card], mana: 1 }, {}] });
    settled(table.choose('play Tired'));
    expect(table.did('reveal')).toHaveLength(1);
    expect([table.names('reserve', 0), table.names('discard', 0)]).toEqual([['Blank', 'Tired'], ['Blank']]);
    expect(table.stay('Blank').statuses).not.toContain('exhausted');
  });

  ruling(
    'ALT_ALIZE_B_BR_37_C q1',
    only,
    'a Character that is Fleeting gains it again, and a boost',
    (card) => {
      const haste = spell('Haste', {
        abilities: [
          effect(step({ kind: 'status', change: 'gain', status: 'fleeting', what: { target: 0 } }), [
            { kind: 'object', like: { type: 'character' } },
          ]),
        ],
      });
      const table = new Table({
        seats: [{ hand: [haste], hero: [{ card, statuses: ['fleeting'] }], mana: 1 }, {}],
      });
      settled(table.choose('play Haste'));
      expect(table.counter(card.name, 'boost')).toBe(1);
    },
  );
});

describe('what a card costs at least', () => {
  ruling('ALT_COREKS_B_OR_21_R2 q2', both, 'two, and no more than before where it costs more', (card) => {
    const dear = character('Dear', { handCost: 3 });
    const table = new Table({ seats: [{ hand: [kite, dear], mana: 9 }, { hero: [card] }] });
    const costs = table.state.pending?.options.flatMap(({ key, about }) =>
      key.startsWith('play') ? [(about as { readonly cost: number }).cost] : [],
    );
    expect(new Set(costs)).toEqual(new Set([2, 3]));
  });
});

describe('an Expedition that has to itself', () => {
  ruling(
    'ALT_ALIZE_B_BR_39_C q1',
    only,
    'a Gigantic Character that joins the other one is sacrificed',
    (card) => {
      const giant = character('Giant', { abilities: [gigantic] });
      const table = new Table({ seats: [{ hand: [giant], hero: [card], mana: 1 }, {}] });
      settled(table.choose('play Giant companion'));
      expect(table.names('discard', 0)).toEqual(['Giant']);
    },
  );

  ruling(
    ['ALT_ALIZE_B_BR_39_C q2', 'ALT_ALIZE_B_BR_39_R2 q2'],
    only,
    'where it is Gigantic itself, both are its own',
    (card) => {
      const grown = { ...card, abilities: [...(card.abilities ?? []), gigantic] };
      for (const place of ['hero', 'companion']) {
        const table = new Table({ seats: [{ hand: [kite], hero: [grown], mana: 1 }, {}] });
        settled(table.choose(`play Kite ${place}`));
        expect(table.names('discard', 0)).toEqual(['Kite']);
      }
    },
  );
});

describe('cards that several players play', () => {
  ruling('ALT_ALIZE_B_LY_37_C q1', only, 'all are played; then each player’s reactions, in turn', (card) => {
    const herald = (name: string) => character(name, { abilities: [reaction(joins, gainCounters('heard'))] });
    const table = new Table({
      seats: [{ hand: [card, herald('Mine')], mana: 9 }, { hand: [herald('Theirs')] }],
    });
    table.choose(`play ${card.name} hero`);
    while (!table.deciding.endsWith(': turn')) table.choose(table.keys()[0] ?? '');
    const lines = table.happened().filter((line) => /join \||heard/.test(line));
    const order = lines.map((line) => line.replace(/^(\w+) \| (\w+).*/, '$1 $2'));
    expect(order.filter((line) => /Mine|Theirs/.test(line))).toEqual([
      'join Mine',
      'join Theirs',
      'counters Mine',
      'counters Theirs',
    ]);
  });
});

describe('Mana Convergence', () => {
  const drop = spell('Drop', {
    abilities: [effect(step({ kind: 'discard', what: { choose: { zone: 'hand', owner: 'you' } } }))],
  });

  ruling('ALT_CORE_B_NE_01_C q1', only, 'it can be discarded', (card) => {
    const table = new Table({ seats: [{ hand: [drop, card, kite], mana: 1 }, {}] });
    table.choose('play Drop').choose(card.name);
    expect(table.names('discard', 0)).toContain(card.name);
  });

  ruling(
    'ALT_CORE_B_NE_01_C q2',
    only,
    'in Reserve it lies there, cannot be played, and may be kept or not',
    (card) => {
      const table = new Table({ seats: [{ reserve: [card, kite, wren], mana: 9 }, {}], from: 'turn' });
      expect(table.options().some((option) => option.startsWith(`play ${card.name}`))).toBe(false);
      table.choose('pass').choose('pass');
      expect(table.options()).toContain(card.name);
    },
  );
});
