import { describe, expect } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { effect, gainCounters } from '../abilities.js';
import { character, permanent, spell, statistics } from '../cards.js';
import type { Table } from '../table.js';
import { type Placed } from '../table.js';
import { printed } from './printed-cards.js';
import { activated, answeringAll, ruling4 } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite');
const wren = character('Wren');
const exhausted = (card: CardDefinition): Placed => ({ card, statuses: ['exhausted'] });
const fleeting = (card: CardDefinition): Placed => ({ card, statuses: ['fleeting'] });
/** A permanent that counts how often its player draws or Resupplies. */
const counting = permanent(
  'Counting',
  'When you draw one or more cards — I gain 1 drawn counter.',
  'When you Resupply — I gain 1 supplied counter.',
);
const countOf = (table: Table, name: string): number => table.counter('Counting', name);

describe('exhausted cards in Reserve', () => {
  ruling4('ALT_ALIZE_B_AX_35_C q1', 'a card played from Reserve enters play ready', (card) => {
    const table = tableOf({ hero: [card], reserve: [exhausted(kite)], mana: 1 }).play('Kite', 'hero');
    expect(table.stay('Kite').statuses).toEqual(['fleeting']);
  });

  ruling4('ALT_ALIZE_B_AX_37_C q1', 'Exhausted Resupply is a Resupply', {
    ofToken: () => {
      const card = printed('ALT_ALIZE_B_AX_37_C');
      const table = tableOf({ reserve: [card], landmark: [counting], mana: 9 });
      table.play(card.name, 'hero').settle();
      expect(countOf(table, 'supplied')).toBe(1);
    },
  });

  ruling4(
    'ALT_ALIZE_B_AX_43_C q1',
    'the card can only be played to that Expedition, and enters play ready',
    (card) => {
      const table = tableOf({ hero: [card], reserve: [exhausted(wren)], mana: 9 });
      expect(table.options()).toContain('play Wren hero');
      expect(table.options()).not.toContain('play Wren companion');
      table.play('Wren', 'hero');
      expect(table.stay('Wren')).toMatchObject({ zone: 'expedition', statuses: ['fleeting'] });
    },
  );

  ruling4(
    ['ALT_ALIZE_B_MU_39_C q2', 'ALT_ALIZE_B_MU_39_R1 q2'],
    'the player who Resupplies exhausts the card',
    (card) => {
      const watching = permanent('Watching', 'When you exhaust a card in Reserve — I gain 1 seen counter.');
      const table = tableOf(
        { hand: [card], landmark: [watching], mana: 9 },
        { landmark: [{ ...watching, reference: 'Theirs', name: 'Theirs' }] },
      );
      table.play(card.name, 'hero');
      table.settle();
      expect(table.counter('Theirs', 'seen')).toBeGreaterThan(0);
      expect(table.counter('Watching', 'seen')).toBe(0);
    },
  );

  ruling4('ALT_ALIZE_B_AX_33_C q1', "an opponent's card can be readied too", (card) => {
    const table = tableOf({ hand: [card], mana: 2 }, { reserve: [exhausted(kite)] });
    answeringAll(table.play(card.name, 'hero'), { may: 'yes', status: 'Kite', target: 'Kite' });
    expect(table.stay('Kite').statuses).toEqual([]);
  });

  ruling4('ALT_ALIZE_B_YZ_46_R2 q2', 'each of two cards exhausted together counts', (card) => {
    const tire = spell('Tire', 'Exhaust cards in Reserve.');
    const table = tableOf({ hand: [tire], landmark: [card], reserve: [kite, wren], mana: 1 });
    table.play('Tire').settle();
    expect(table.counter(card.name, 'Trial')).toBe(2);
  });

  ruling4('ALT_ALIZE_B_LY_34_C q2', 'a card that replaces an exhausted card is ready', (card) => {
    const table = tableOf({ hand: [card, kite], reserve: [exhausted(wren)], mana: 3 });
    table.play(card.name, 'hero').settle();
    expect(table.stay('Kite')).toMatchObject({ zone: 'reserve', statuses: [] });
    expect(table.names('hand', 0)).toEqual(['Wren']);
  });
});

describe('cards that change places', () => {
  ruling4('ALT_ALIZE_B_LY_34_C q1', 'a card exchanged into Reserve goes there from Hand', (card) => {
    const goes = character('Goes', 'When I go to Reserve from your hand — I gain 1 gone counter.');
    const table = tableOf({ hand: [card, goes], reserve: [wren], mana: 3 });
    table.play(card.name, 'hero').settle();
    expect(table.stay('Goes').zone).toBe('reserve');
    expect(activated(table)).toContain('Goes');
  });

  ruling4('ALT_ALIZE_B_LY_34_C q3', 'no exchange happens if Hand or Reserve has no card', (card) => {
    for (const seat of [{ hand: [card], reserve: [wren] }, { hand: [card, kite] }]) {
      const table = tableOf({ ...seat, mana: 3 });
      table.play(card.name, 'hero').settle();
      expect(table.verbs()).not.toContain('exchange');
    }
  });

  ruling4('ALT_COREKS_B_AX_02_C q1', 'a token neither goes to Reserve nor leaves it', (card) => {
    const create = spell('Create', 'Create a Recruit 1/1/1 token in your Hero Expedition.', { handCost: 0 });
    const send = spell('Send', 'Send target Character to Reserve.', { handCost: 0 });
    const table = tableOf({ heroZone: [card], hand: [create, send] });
    table.play('Create').pass().play('Send');
    expect(table.names('hero', 0)).toEqual([]);
    expect(table.stay(card.name).counters).toEqual({});
  });
});

describe('drawing again', () => {
  ruling4('ALT_ALIZE_B_AX_34_R1 q1', 'each condition draws a card separately', (card) => {
    const table = tableOf({ reserve: [card], landmark: [counting], mana: 9 });
    table.play(card.name, 'hero').settle();
    expect(countOf(table, 'drawn')).toBe(2);
    expect(table.names('hand', 0)).toHaveLength(2);
  });
});

describe('one target for several effects', () => {
  ruling4('ALT_ALIZE_B_AX_40_R1 q1', 'both tokens go to the same Expedition', (card) => {
    const table = tableOf({ hand: [card], landmark: [permanent('One'), permanent('Two')], mana: 9 });
    table.play(card.name, 'hero');
    answeringAll(table, { target: 'expedition 0 companion' });
    expect(table.names('companion', 0)).toHaveLength(2);
  });
});

describe('Icebound landmarks', () => {
  ruling4('ALT_ALIZE_B_AX_46_C q1', 'landmarks that another effect sacrifices create nothing', () => {
    const hollow = printed('ALT_ALIZE_B_AX_46_C');
    const altar = spell('Altar', 'Sacrifice a Permanent.');
    const table = tableOf({ hand: [altar], landmark: [{ card: hollow, counters: { Trial: 2 } }], mana: 1 });
    table.play('Altar').settle();
    expect(table.names('discard', 0)).toContain(hollow.name);
    expect([...table.names('hero', 0), ...table.names('companion', 0)]).toEqual([]);
  });

  ruling4(
    'ALT_ALIZE_B_BR_46_R2 q2',
    'a character that is already Fleeting does not gain it again',
    (card) => {
      const fade = spell('Fade', 'Characters gain Fleeting.');
      const table = tableOf({ hand: [fade], landmark: [card], hero: [fleeting(kite), wren], mana: 1 });
      table.play('Fade').settle();
      expect(table.counter(card.name, 'Trial')).toBe(1);
    },
  );
});

describe('playing cards immediately', () => {
  const hearing = character('Hearing', '{J} I gain 1 boost.');

  ruling4(
    ['ALT_ALIZE_B_BR_40_C q1', 'ALT_ALIZE_B_BR_40_R1 q1', 'ALT_ALIZE_B_BR_40_R2 q1'],
    'reactions to the second character wait until the first effect is resolved',
    (card) => {
      const table = tableOf({ hand: [card, hearing], mana: 9 }).play(card.name, 'hero');
      answeringAll(table, { may: 'yes' });
      if (table.deciding.startsWith('0: '))
        table.choose(table.options().find((option) => option.includes('Hearing')) ?? '');
      table.settle();
      const done = table.happened();
      const played = done.findIndex((line) => line.startsWith('join | Hearing'));
      const boosted = done.findLastIndex((line) => line.includes('Hearing: +1 boost'));
      const ended = done.findIndex((line) => line === `cease | emblem of ${card.name}: ceases to exist`);
      expect([played >= 0, played < ended, ended < boosted]).toEqual([true, true, true]);
    },
  );

  ruling4(
    'ALT_ALIZE_B_BR_41_C q1',
    'the spell resolves completely before reactions to its actions',
    (card) => {
      const song = spell('Song', 'Draw a card.');
      const ear = permanent('Ear', 'When you play a Spell — I gain 1 heard counter.');
      const hand = [card, card.reference.endsWith('R2') ? song : hearing];
      const table = tableOf({ hand, landmark: [ear], mana: 9 });
      table.play(card.name).settle();
      const done = table.happened();
      const at = (text: string): number => done.findIndex((line) => line.startsWith(text));
      const ended = at(`finish | ${card.name}`);
      expect([ended >= 0, ended < at('counters | Ear')]).toEqual([true, true]);
      if (!card.reference.endsWith('R2')) expect(ended).toBeLessThan(at('counters | Hearing: +1 boost'));
    },
  );
});

describe('temporary Gigantic', () => {
  const bars = (): CardDefinition => printed('ALT_ALIZE_B_BR_45_C');
  const alone = (...lines: readonly string[]) => character('Alone', ...lines);

  ruling4(
    ['ALT_ALIZE_B_BR_45_C q1', 'ALT_ALIZE_B_BR_45_R1 q1', 'ALT_ALIZE_B_BR_45_R2 q1'],
    "the Gigantic character's Expedition is both Expeditions",
    (card) => {
      const rally = 'At Noon — My Expedition moves forward one region.';
      const table = tableOf({ hero: [card, alone(rally)] }, {}, { from: 'noon' });
      expect(table.state.seats[0]?.expeditions).toEqual({ hero: 1, companion: 6 });
    },
  );

  ruling4(
    ['ALT_ALIZE_B_BR_45_C q2', 'ALT_ALIZE_B_BR_45_R2 q2'],
    "the Expeditions facing the Gigantic character are both of the opponent's",
    (card) => {
      const scare = '{J} The Expedition facing me moves backwards one region.';
      const table = tableOf(
        { hand: [alone(scare)], hero: [card], mana: 1 },
        { at: { hero: 2, companion: 5 } },
      );
      table.play('Alone', 'hero');
      expect(table.state.seats[1]?.expeditions).toEqual({ hero: 1, companion: 6 });
    },
  );

  ruling4(
    'ALT_ALIZE_B_BR_45_C q3',
    'the first played Gigantic character is in both Expeditions, so the second is not alone',
    () => {
      const drum = spell(
        'Drum',
        effect(
          gainCounters('boost', 1, { all: { type: 'character', keyword: 'gigantic' } as never } as never),
        ),
        { handCost: 0 },
      );
      const table = tableOf({ hand: [kite, wren, drum], hero: [bars()], companion: [bars()], mana: 2 });
      table.play('Kite', 'hero').pass().play('Wren', 'companion').play('Drum');
      expect([table.counter('Kite', 'boost'), table.counter('Wren', 'boost')]).toEqual([1, 0]);
    },
  );
});

describe('regions', () => {
  ruling4('ALT_ALIZE_B_MU_33_C q1', 'the added terrain applies to all players in the region', (card) => {
    const table = tableOf(
      { hero: [card], at: { hero: 3, companion: 7 } },
      { hero: [character('Strong', statistics(9, 0, 0))], at: { hero: 3, companion: 7 } },
      { from: 'dusk' },
    );
    expect(table.state.seats[1]?.expeditions.hero).toBe(4);
  });

  ruling4('ALT_ALIZE_B_MU_38_R2 q1', 'the Expeditions of both players count', (card) => {
    const table = tableOf(
      { hand: [card], mana: 9, at: { hero: 1, companion: 7 } },
      { at: { hero: 1, companion: 7 } },
    );
    table.play(card.name, 'hero').settle();
    expect(table.counter(card.name, 'boost')).toBe(4);
    const fewer = tableOf(
      { hand: [card], mana: 9, at: { hero: 2, companion: 7 } },
      { at: { hero: 2, companion: 7 } },
    );
    fewer.play(card.name, 'hero').settle();
    expect(fewer.counter(card.name, 'boost')).toBe(2);
  });

  ruling4('ALT_ALIZE_B_MU_38_R2 q2', 'in the Arena, all four Expeditions are in forest', (card) => {
    const table = tableOf({ hand: [card], mana: 9 }, {}, { arena: true });
    table.play(card.name, 'hero').settle();
    expect(table.counter(card.name, 'boost')).toBe(4);
  });

  ruling4(
    'ALT_COREKS_B_OR_27_C q1',
    'an effect cannot move an Expedition that cannot move forward',
    (card) => {
      const step1 = spell('Step', 'Your Hero Expedition moves forward one region.', { handCost: 0 });
      const table = tableOf({ hand: [card, step1], mana: 9 }).play(card.name);
      answeringAll(table, { target: 'expedition 0 hero' });
      table.pass().play('Step');
      expect(table.state.seats[0]?.expeditions.hero).toBe(0);
    },
  );

  ruling4('ALT_COREKS_B_OR_19_C q1', 'in the Arena, the card stops no Expedition', (card) => {
    const table = tableOf(
      { hero: [card] },
      { hero: [character('Strong', statistics(9, 9, 9))] },
      { arena: true, from: 'dusk' },
    );
    expect(table.happened().some((line) => line.startsWith('ended'))).toBe(true);
  });
});

describe('statistics and targets', () => {
  ruling4('ALT_ALIZE_B_OR_42_R2 q1', 'boosts count for the statistics that limit a target', () => {
    const jail = printed('ALT_ALIZE_B_OR_42_R2');
    const big: Placed = { card: character('Big', statistics(3, 3, 3)), counters: { boost: 1 } };
    const table = tableOf({ hand: [jail], hero: [wren], mana: 9 }, { hero: [big] });
    answeringAll(table.play(jail.name), { target: 'Wren' });
    expect(table.names('hero', 1)).toEqual(['Big']);
  });

  ruling4('ALT_COREKS_B_BR_25_C q2', 'the spell can be played without a target', () => {
    const card = printed('ALT_COREKS_B_BR_25_C');
    const table = tableOf({ hand: [card], mana: 2 }).play(card.name);
    expect(table.names('reserve', 0)).toEqual([card.name]);
  });
});

describe('activating abilities', () => {
  const hub = permanent('Hub', '{J} I gain 1 joined counter.', 'At Noon — I gain 1 noon counter.');
  const scout = character('Scout', '{J} I gain 1 joined counter.', '{R} I gain 1 reserve counter.');

  ruling4(
    ['ALT_COREKS_B_AX_22_C q1', 'ALT_COREKS_B_AX_22_R2 q1'],
    'in the current wording, only the {J} ability activates again',
    (card) => {
      const table = tableOf({ hand: [card], landmark: [hub], hero: [scout], mana: 2 });
      table.play(card.name).settle();
      const { name } = card.reference.endsWith('R2') ? scout : hub;
      expect(table.stay(name).counters).toEqual({ joined: 1 });
    },
  );

  ruling4(
    'ALT_COREKS_B_MU_11_R2 q1',
    "a card from Reserve activates the permanent's {J} ability again",
    (card) => {
      const table = tableOf({ reserve: [card], landmark: [hub] });
      table.activate(card.name).settle();
      expect(table.stay('Hub').counters).toEqual({ joined: 1 });
    },
  );

  ruling4(
    ['ALT_COREKS_B_AX_19_C q1', 'ALT_COREKS_B_AX_19_R2 q1'],
    'in the current wording, the player chooses for each object whether its {J} ability activates again',
    (card) => {
      const table = tableOf({ hand: [card], landmark: [hub], hero: [scout], mana: 7 });
      answeringAll(table.play(card.name, 'companion'), { may: 'yes' });
      table.settle();
      const { name } = card.reference.endsWith('R2') ? scout : hub;
      expect(table.stay(name).counters).toEqual({ joined: 1 });
    },
  );

  ruling4(
    ['ALT_COREKS_B_AX_29_C q2', 'ALT_COREKS_B_AX_29_R1 q1'],
    'in the current wording, the next character from Hand also activates its {R} ability',
    (card) => {
      const table = tableOf({ hand: [scout], landmark: [card], mana: 1 });
      table.activate(card.name).play('Scout', 'hero');
      table.settle();
      expect(table.stay('Scout').counters).toEqual({ joined: 1, reserve: 1 });
    },
  );

  ruling4('ALT_COREKS_B_BR_16_R1 q1', 'simultaneous reactions resolve in the chosen order', (card) => {
    const ends = (first: number): readonly string[] => {
      const boosted: Placed = { card, counters: { boost: 4 } };
      const table = tableOf({ reserve: [boosted], mana: 9 });
      table.play(card.name, 'hero').choose(table.keys()[first] ?? '');
      return table.settle().stay(card.name).statuses;
    };
    expect([ends(0), ends(1)]).toContainEqual([]);
    expect([ends(0), ends(1)]).toContainEqual(['fleeting']);
  });

  ruling4(
    'ALT_COREKS_B_OR_02_C q1',
    'the Hero creates one token at Noon, with one Bureaucrat or with two',
    (card) => {
      const clerk = character('Clerk', { subtypes: ['bureaucrat'] });
      const table = tableOf({ heroZone: [card], hero: [clerk], companion: [clerk] }, {}, { from: 'noon' });
      table.settle();
      const recruits = [...table.names('hero', 0), ...table.names('companion', 0)].filter(
        (name) => name !== 'Clerk',
      );
      expect(recruits.length).toBeLessThanOrEqual(1);
    },
  );
});
