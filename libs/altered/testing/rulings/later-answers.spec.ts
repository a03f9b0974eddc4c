import { describe, expect } from '@jest/globals';
import type { Ability, CardDefinition } from '#altered/abilities';
import { passive } from '../abilities.js';
import { character, permanent, spell, statistics } from '../cards.js';
import type { Table } from '../table.js';
import { type Placed } from '../table.js';
import { printed } from './printed-cards.js';
import { answeringAll, ruling, ruling1, ruling4 } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite');
const wren = character('Wren');
const gigantic: Ability = { kind: 'keyword', keyword: 'gigantic' };
/** A character that counts how often it joins, and how often it is played from Reserve. */
const scout = character('Scout', '{J} I gain 1 joined counter.', '{R} I gain 1 reserve counter.');

describe('abilities that cannot activate', () => {
  const council = (): CardDefinition => printed('ALT_CORE_B_OR_12_C');

  ruling4(
    [
      'ALT_CORE_B_AX_29_C q1',
      'ALT_COREKS_B_AX_29_C q1',
      'ALT_CORE_B_AX_29_R1 q2',
      'ALT_COREKS_B_AX_29_R1 q2',
    ],
    'a card that would activate them has no effect',
    (card) => {
      const table = tableOf({ hand: [scout], landmark: [card], mana: 1 }, { hero: [council()] });
      table.activate(card.name).play('Scout', 'hero').settle();
      expect(table.stay('Scout').counters).toEqual({});
    },
  );

  ruling4(
    ['ALT_CORE_B_AX_19_R2 q2', 'ALT_COREKS_B_AX_19_R2 q2'],
    'its {J} ability activates neither its own abilities nor those of earlier Characters',
    (card) => {
      for (const place of ['hero', 'companion'] as const) {
        const table = tableOf({ hand: [card], hero: [scout], mana: 7 }, { hero: [council()] });
        answeringAll(table.play(card.name, place), {
          may: 'yes',
          reaction: table.keys()[0] ?? '',
        });
        expect(table.stay('Scout').counters).toEqual({});
      }
    },
  );

  ruling4('ALT_CORE_B_OR_12_R2 q2', 'another card cannot activate them either', (card) => {
    const ganesha = printed('ALT_CORE_B_AX_19_R2');
    const table = tableOf({ hand: [ganesha], hero: [scout], mana: 7 }, { hero: [card] });
    answeringAll(table.play(ganesha.name, 'companion'), { may: 'yes' });
    expect(table.stay('Scout').counters).toEqual({});
  });

  ruling4(
    'ALT_CORE_B_AX_29_C q3',
    'two permissions for the same Character activate its ability once',
    (card) => {
      const other = { ...card, reference: 'Second', name: 'Second' };
      const table = tableOf({ hand: [scout, kite], landmark: [card, other], mana: 2 });
      table.activate(card.name).activate('Second').play('Scout', 'hero').settle();
      expect(table.stay('Scout').counters).toEqual({ joined: 1, reserve: 1 });
    },
  );
});

describe('targets chosen while a spell resolves', () => {
  ruling4(
    ['ALT_CORE_B_LY_22_C q1', 'ALT_CORE_B_YZ_21_C q1'],
    'the spell can be played without targets',
    (card) => {
      const table = tableOf({ hand: [card], mana: 4 });
      table.play(card.name).settle();
      expect(table.names('hand', 0)).not.toContain(card.name);
      expect(table.names('limbo', 0)).toEqual([]);
    },
  );

  ruling4('ALT_CORE_B_LY_25_C q1', 'the die is rolled before the target is chosen', (card) => {
    const table = tableOf({ hand: [card], hero: [kite, wren], mana: 3 }).play(card.name);
    expect(table.deciding).toBe('0: target');
    expect(table.verbs()).toContain('roll');
  });

  ruling4('ALT_CORE_B_OR_24_R1 q1', 'a token that the spell has created counts', (card) => {
    const table = tableOf({ hand: [card], mana: 3 }, { hero: [kite] });
    table.play(card.name).choose('expedition 0 hero').choose('Kite');
    expect(table.names('reserve', 1)).toEqual(['Kite']);
  });

  ruling4(
    'ALT_CORE_B_LY_15_R1 q1',
    'the chosen character gains the boosts, whether or not it is Asleep',
    (card) => {
      // The common version of the card gives no boosts.
      const boosts = card.reference.endsWith('C') ? 0 : 2;
      const played = (target: readonly string[], placed: Placed): Table => {
        const table = tableOf({ hand: [card], hero: [placed], mana: 3 }).play(card.name, 'companion');
        if (table.deciding === '0: target') table.choose(...target);
        return answeringAll(table, { may: 'yes' });
      };
      expect(played([], { card: kite }).counter('Kite', 'boost')).toBe(0);
      expect(played(['Kite'], { card: kite, statuses: ['asleep'] }).counter('Kite', 'boost')).toBe(boosts);
    },
  );
});

describe('counting and winning', () => {
  ruling('ALT_CORE_B_MU_10_R2 q1', 'cards in Reserve do not count as controlled Characters', (card) => {
    const zeros = (name: string) => character(name, statistics(0, 0, 1));
    const counters = (reserve: readonly CardDefinition[], hero: readonly CardDefinition[]): number => {
      const table = tableOf({ hand: [card], hero, reserve, mana: 3 });
      return table.play(card.name, 'companion').settle().counter(card.name, 'boost');
    };
    expect(counters([zeros('Owl')], [zeros('Elk')])).toBe(0);
    expect(counters([], [zeros('Owl'), zeros('Elk')])).toBe(2);
  });

  ruling('ALT_CORE_B_YZ_25_R2 q3', 'an Expedition that cannot move forward does not move', (card) => {
    const feast = permanent('Feast', passive({ kind: 'cannot-move-forward', which: 'your-hero' }));
    const table = tableOf({ hand: [card], landmark: [feast], mana: 6 });
    table.play(card.name).choose('expedition 0 hero');
    expect(table.state.seats[0]?.expeditions.hero).toBe(0);
  });

  ruling1('ALT_CORE_B_YZ_30_R2 q1', 'a free spell is also free for a Tough target', (card) => {
    const guard = character('Guard', 'Tough 2.');
    const lull = spell('Lull', 'Target Character gains Asleep.');
    const table = tableOf({ hand: [lull], landmark: [card] }, { hero: [guard] });
    table.activate(card.name).play('Lull').settle();
    expect(table.stay('Guard').statuses).toEqual(['asleep']);
  });

  ruling4('ALT_CORE_B_LY_30_R2 q3', 'an Exhausted Resupply is replaced completely', (card) => {
    const tired = spell('Tired', 'Exhausted Resupply.');
    const table = tableOf({ hand: [tired], landmark: [card], mana: 1 });
    table.play('Tired').settle();
    expect(table.did('reveal')).toHaveLength(1);
    expect([table.names('reserve', 0), table.names('discard', 0)]).toEqual([['Blank', 'Tired'], ['Blank']]);
    expect(table.stay('Blank').statuses).not.toContain('exhausted');
  });

  ruling4(
    'ALT_ALIZE_B_BR_37_C q1',
    'a Fleeting Character can gain Fleeting again, which gives it a boost',
    (card) => {
      const haste = spell('Haste', 'Target Character gains Fleeting.');
      const table = tableOf({ hand: [haste], hero: [{ card, statuses: ['fleeting'] }], mana: 1 });
      table.play('Haste').settle();
      expect(table.counter(card.name, 'boost')).toBe(1);
    },
  );
});

describe('minimum costs', () => {
  ruling(
    'ALT_COREKS_B_OR_21_R2 q2',
    'cards cost at least two, and cards with a higher cost do not change',
    (card) => {
      const dear = character('Dear', { handCost: 3 });
      const table = tableOf({ hand: [kite, dear], mana: 9 }, { hero: [card] });
      const costs = table.state.pending?.options.flatMap(({ key, about }) =>
        key.startsWith('play') ? [(about as { readonly cost: number }).cost] : [],
      );
      expect(new Set(costs)).toEqual(new Set([2, 3]));
    },
  );
});

describe('an Expedition with a single Character', () => {
  ruling4(
    'ALT_ALIZE_B_BR_39_C q1',
    'a Gigantic Character that joins the other Expedition is sacrificed',
    (card) => {
      const giant = character('Giant', gigantic);
      const table = tableOf({ hand: [giant], hero: [card], mana: 1 });
      table.play('Giant', 'companion').settle();
      expect(table.names('discard', 0)).toEqual(['Giant']);
    },
  );

  ruling4(
    ['ALT_ALIZE_B_BR_39_C q2', 'ALT_ALIZE_B_BR_39_R2 q2'],
    'a Gigantic version of the card needs both Expeditions',
    (card) => {
      const grown = { ...card, abilities: [...(card.abilities ?? []), gigantic] };
      for (const place of ['hero', 'companion']) {
        const table = tableOf({ hand: [kite], hero: [grown], mana: 1 });
        table.choose(`play Kite ${place}`).settle();
        expect(table.names('discard', 0)).toEqual(['Kite']);
      }
    },
  );
});

describe('cards that several players play', () => {
  ruling4(
    'ALT_ALIZE_B_LY_37_C q1',
    "all cards are played before each player's reactions resolve in turn",
    (card) => {
      const herald = (name: string) => character(name, '{J} I gain 1 heard counter.');
      const table = tableOf({ hand: [card, herald('Mine')], mana: 9 }, { hand: [herald('Theirs')] });
      table.play(card.name, 'hero');
      table.settle();
      const lines = table.happened().filter((line) => /join \||heard/.test(line));
      const order = lines.map((line) => line.replace(/^(\w+) \| (\w+).*/, '$1 $2'));
      expect(order.filter((line) => /Mine|Theirs/.test(line))).toEqual([
        'join Mine',
        'join Theirs',
        'counters Mine',
        'counters Theirs',
      ]);
    },
  );
});

describe('Mana Convergence', () => {
  const drop = spell('Drop', 'Discard a card from your hand.');

  ruling4('ALT_CORE_B_NE_01_C q1', 'the card can be discarded', (card) => {
    const table = tableOf({ hand: [drop, card, kite], mana: 1 });
    table.play('Drop').choose(card.name);
    expect(table.names('discard', 0)).toContain(card.name);
  });

  ruling4(
    'ALT_CORE_B_NE_01_C q2',
    'the card cannot be played from Reserve, but can be kept there',
    (card) => {
      const table = tableOf({ reserve: [card, kite, wren], mana: 9 }, {}, { from: 'turn' });
      expect(table.options().some((option) => option.startsWith(`play ${card.name}`))).toBe(false);
      table.pass().pass();
      expect(table.options()).toContain(card.name);
    },
  );
});
