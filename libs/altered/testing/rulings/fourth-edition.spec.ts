import { describe, expect } from '@jest/globals';
import type { Ability, CardDefinition } from '#altered/abilities';
import { effect, gainCounters, joins, reaction, step } from '../abilities.js';
import { character, permanent, spell, statistics } from '../cards.js';
import { Table, type Placed } from '../table.js';
import { printed } from './printed-cards.js';
import { activated, answeringAll, ruling } from './ruling.js';

const only = 'edition 4.0';
const kite = character('Kite');
const wren = character('Wren');
const exhausted = (card: CardDefinition): Placed => ({ card, statuses: ['exhausted'] });
const fleeting = (card: CardDefinition): Placed => ({ card, statuses: ['fleeting'] });
/** Counts how often its player draws or supplies. */
const counting = permanent('Counting', {
  abilities: [
    reaction({ kind: 'draw', who: 'you', oneOrMore: true }, gainCounters('drawn')),
    reaction({ kind: 'resupply', who: 'you' }, gainCounters('supplied')),
  ],
});
const counted = (table: Table, name: string): number => table.counter('Counting', name);
/** Plays all reactions and answers everything that is asked of player 0, the first option each time. */
const settled = (table: Table): Table => {
  while (table.deciding.startsWith('0: ') && table.deciding !== '0: turn')
    table.choose(table.keys()[0] ?? '');
  return table;
};

describe('exhausted cards in Reserve', () => {
  ruling('ALT_ALIZE_B_AX_35_C q1', only, 'what is played from there arrives ready', (card) => {
    const table = new Table({ seats: [{ hero: [card], reserve: [exhausted(kite)], mana: 1 }, {}] });
    table.choose('play Kite hero');
    expect(table.stay('Kite').statuses).toEqual(['fleeting']);
  });

  ruling('ALT_ALIZE_B_AX_37_C q1', only, 'Exhausted Resupply is a Resupply', {
    ofToken: () => {
      const card = printed('ALT_ALIZE_B_AX_37_C');
      const table = new Table({ seats: [{ reserve: [card], landmark: [counting], mana: 9 }, {}] });
      settled(table.choose(`play ${card.name} hero`));
      expect(counted(table, 'supplied')).toBe(1);
    },
  });

  ruling(
    'ALT_ALIZE_B_AX_43_C q1',
    only,
    'it is played to that Expedition alone, and arrives ready',
    (card) => {
      const table = new Table({
        seats: [{ hero: [card], reserve: [exhausted(wren)], mana: 9 }, {}],
      });
      expect(table.options()).toContain('play Wren hero');
      expect(table.options()).not.toContain('play Wren companion');
      table.choose('play Wren hero');
      expect(table.stay('Wren')).toMatchObject({ zone: 'expedition', statuses: ['fleeting'] });
    },
  );

  ruling(
    ['ALT_ALIZE_B_MU_39_C q2', 'ALT_ALIZE_B_MU_39_R1 q2'],
    only,
    'the player who supplies is the one who exhausts',
    (card) => {
      const watching = permanent('Watching', {
        abilities: [
          reaction({ kind: 'exhausts', who: 'you', what: { zone: 'reserve' } }, gainCounters('seen')),
        ],
      });
      const table = new Table({
        seats: [
          { hand: [card], landmark: [watching], mana: 9 },
          { landmark: [{ ...watching, reference: 'Theirs', name: 'Theirs' }] },
        ],
      });
      table.choose(`play ${card.name} hero`);
      while (!table.deciding.endsWith(': turn')) table.choose(table.keys()[0] ?? '');
      expect(table.counter('Theirs', 'seen')).toBeGreaterThan(0);
      expect(table.counter('Watching', 'seen')).toBe(0);
    },
  );

  ruling('ALT_ALIZE_B_AX_33_C q1', only, 'one of the other player is readied too', (card) => {
    const table = new Table({ seats: [{ hand: [card], mana: 2 }, { reserve: [exhausted(kite)] }] });
    answeringAll(table.choose(`play ${card.name} hero`), { may: 'yes', status: 'Kite', target: 'Kite' });
    expect(table.stay('Kite').statuses).toEqual([]);
  });

  ruling('ALT_ALIZE_B_YZ_46_R2 q2', only, 'each of two that are exhausted together counts', (card) => {
    const tire = spell('Tire', {
      abilities: [
        effect(
          step({ kind: 'status', change: 'gain', status: 'exhausted', what: { all: { zone: 'reserve' } } }),
        ),
      ],
    });
    const table = new Table({
      seats: [{ hand: [tire], landmark: [card], reserve: [kite, wren], mana: 1 }, {}],
    });
    settled(table.choose('play Tire'));
    expect(table.counter(card.name, 'Trial')).toBe(2);
  });

  ruling('ALT_ALIZE_B_LY_34_C q2', only, 'what takes the place of an exhausted one is ready', (card) => {
    const table = new Table({ seats: [{ hand: [card, kite], reserve: [exhausted(wren)], mana: 3 }, {}] });
    settled(table.choose(`play ${card.name} hero`));
    expect(table.stay('Kite')).toMatchObject({ zone: 'reserve', statuses: [] });
    expect(table.names('hand', 0)).toEqual(['Wren']);
  });
});

describe('cards that change places', () => {
  ruling('ALT_ALIZE_B_LY_34_C q1', only, 'the one that comes to Reserve went there from Hand', (card) => {
    const goes = character('Goes', {
      abilities: [reaction({ kind: 'go', what: 'me', from: 'hand', to: 'reserve' }, gainCounters('gone'))],
    });
    const table = new Table({ seats: [{ hand: [card, goes], reserve: [wren], mana: 3 }, {}] });
    settled(table.choose(`play ${card.name} hero`));
    expect(table.stay('Goes').zone).toBe('reserve');
    expect(activated(table)).toContain('Goes');
  });

  ruling(
    'ALT_ALIZE_B_LY_34_C q3',
    only,
    'with none in Hand, or none in Reserve, nothing is exchanged',
    (card) => {
      for (const seat of [{ hand: [card], reserve: [wren] }, { hand: [card, kite] }]) {
        const table = new Table({ seats: [{ ...seat, mana: 3 }, {}] });
        settled(table.choose(`play ${card.name} hero`));
        expect(table.verbs()).not.toContain('exchange');
      }
    },
  );

  ruling('ALT_COREKS_B_AX_02_C q1', only, 'a token never comes to Reserve, and does not leave it', (card) => {
    const token = { name: 'Recruit', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    const create = spell('Create', {
      handCost: 0,
      abilities: [effect(step({ kind: 'create', token, in: 'your-hero' }))],
    });
    const send = spell('Send', {
      handCost: 0,
      abilities: [
        effect(step({ kind: 'move', what: { target: 0 }, to: { zone: 'reserve' } }), [
          { kind: 'object', like: { type: 'character' } },
        ]),
      ],
    });
    const table = new Table({ seats: [{ heroZone: [card], hand: [create, send] }, {}] });
    table.choose('play Create').choose('pass').choose('play Send');
    expect(table.names('hero', 0)).toEqual([]);
    expect(table.stay(card.name).counters).toEqual({});
  });
});

describe('drawing twice', () => {
  ruling('ALT_ALIZE_B_AX_34_R1 q1', only, 'each condition draws by itself', (card) => {
    const table = new Table({ seats: [{ reserve: [card], landmark: [counting], mana: 9 }, {}] });
    settled(table.choose(`play ${card.name} hero`));
    expect(counted(table, 'drawn')).toBe(2);
    expect(table.names('hand', 0)).toHaveLength(2);
  });
});

describe('one target for all', () => {
  ruling('ALT_ALIZE_B_AX_40_R1 q1', only, 'two tokens go to the same expedition', (card) => {
    const table = new Table({
      seats: [{ hand: [card], landmark: [permanent('One'), permanent('Two')], mana: 9 }, {}],
    });
    table.choose(`play ${card.name} hero`);
    answeringAll(table, { target: 'expedition 0 companion' });
    expect(table.names('companion', 0)).toHaveLength(2);
  });
});

describe('Icebound landmarks', () => {
  ruling('ALT_ALIZE_B_AX_46_C q1', only, 'sacrificed by another effect, they create nothing', () => {
    const hollow = printed('ALT_ALIZE_B_AX_46_C');
    const altar = spell('Altar', {
      abilities: [effect(step({ kind: 'sacrifice', what: { type: 'permanent' } }))],
    });
    const table = new Table({
      seats: [{ hand: [altar], landmark: [{ card: hollow, counters: { Trial: 2 } }], mana: 1 }, {}],
    });
    settled(table.choose('play Altar'));
    expect(table.names('discard', 0)).toContain(hollow.name);
    expect([...table.names('hero', 0), ...table.names('companion', 0)]).toEqual([]);
  });

  ruling('ALT_ALIZE_B_BR_46_R2 q2', only, 'one that is Fleeting already gains it no more', (card) => {
    const fade = spell('Fade', {
      abilities: [
        effect(
          step({ kind: 'status', change: 'gain', status: 'fleeting', what: { all: { type: 'character' } } }),
        ),
      ],
    });
    const table = new Table({
      seats: [{ hand: [fade], landmark: [card], hero: [fleeting(kite), wren], mana: 1 }, {}],
    });
    settled(table.choose('play Fade'));
    expect(table.counter(card.name, 'Trial')).toBe(1);
  });
});

describe('playing at once', () => {
  const hearing = character('Hearing', { abilities: [reaction(joins, gainCounters('boost'))] });

  ruling(
    ['ALT_ALIZE_B_BR_40_C q1', 'ALT_ALIZE_B_BR_40_R1 q1', 'ALT_ALIZE_B_BR_40_R2 q1'],
    only,
    'what the second character activates waits until the first is resolved, and what is promised it gets before',
    (card) => {
      const table = new Table({ seats: [{ hand: [card, hearing], mana: 9 }, {}] });
      table.choose(`play ${card.name} hero`);
      answeringAll(table, { may: 'yes' });
      if (table.deciding.startsWith('0: '))
        table.choose(table.options().find((one) => one.includes('Hearing')) ?? '');
      settled(table);
      const done = table.happened();
      const played = done.findIndex((line) => line.startsWith('join | Hearing'));
      const heard = done.findLastIndex((line) => line.includes('Hearing: +1 boost'));
      const ended = done.findIndex((line) => line === `cease | emblem of ${card.name}: ceases to exist`);
      expect([played >= 0, played < ended, ended < heard]).toEqual([true, true, true]);
    },
  );

  ruling('ALT_ALIZE_B_BR_41_C q1', only, 'the spell is resolved whole before what it activates', (card) => {
    const song = spell('Song', { abilities: [effect(step({ kind: 'draw', count: 1 }))] });
    const ear = permanent('Ear', {
      abilities: [reaction({ kind: 'played', what: { type: 'spell' }, by: 'you' }, gainCounters('heard'))],
    });
    const hand = [card, card.reference.endsWith('R2') ? song : hearing];
    const table = new Table({ seats: [{ hand, landmark: [ear], mana: 9 }, {}] });
    settled(table.choose(`play ${card.name}`));
    const done = table.happened();
    const at = (text: string): number => done.findIndex((line) => line.startsWith(text));
    const ended = at(`finish | ${card.name}`);
    expect([ended >= 0, ended < at('counters | Ear')]).toEqual([true, true]);
    if (!card.reference.endsWith('R2')) expect(ended).toBeLessThan(at('counters | Hearing: +1 boost'));
  });
});

describe('Gigantic for a while', () => {
  const bars = (): CardDefinition => printed('ALT_ALIZE_B_BR_45_C');
  const alone = (abilities: readonly Ability[] = []) =>
    character('Alone', { ...statistics(1, 1, 1), abilities });

  ruling(
    ['ALT_ALIZE_B_BR_45_C q1', 'ALT_ALIZE_B_BR_45_R1 q1', 'ALT_ALIZE_B_BR_45_R2 q1'],
    only,
    'its own expedition is both',
    (card) => {
      const rally = reaction(
        { kind: 'phase', phase: 'noon' },
        step({ kind: 'move-expedition', which: 'my-expedition', direction: 'forward' }),
      );
      const table = new Table({ seats: [{ hero: [card, alone([rally])] }, {}], from: 'noon' });
      expect(table.state.seats[0]?.expeditions).toEqual({ hero: 1, companion: 6 });
    },
  );

  ruling(
    ['ALT_ALIZE_B_BR_45_C q2', 'ALT_ALIZE_B_BR_45_R2 q2'],
    only,
    'what it faces is both of theirs',
    (card) => {
      const scare = reaction(
        joins,
        step({ kind: 'move-expedition', which: 'facing-me', direction: 'backward' }),
      );
      const table = new Table({
        seats: [{ hand: [alone([scare])], hero: [card], mana: 1 }, { at: { hero: 2, companion: 5 } }],
      });
      table.choose('play Alone hero');
      expect(table.state.seats[1]?.expeditions).toEqual({ hero: 1, companion: 6 });
    },
  );

  ruling(
    'ALT_ALIZE_B_BR_45_C q3',
    only,
    'the first that is played is in both: the second is not alone',
    () => {
      const drum = spell('Drum', {
        handCost: 0,
        abilities: [
          effect(
            gainCounters('boost', 1, { all: { type: 'character', keyword: 'gigantic' } as never } as never),
          ),
        ],
      });
      const table = new Table({
        seats: [{ hand: [kite, wren, drum], hero: [bars()], companion: [bars()], mana: 2 }, {}],
      });
      table.choose('play Kite hero').choose('pass').choose('play Wren companion').choose('play Drum');
      expect([table.counter('Kite', 'boost'), table.counter('Wren', 'boost')]).toEqual([1, 0]);
    },
  );
});

describe('regions', () => {
  ruling(
    'ALT_ALIZE_B_MU_33_C q1',
    only,
    'a terrain that it adds is there for everybody in the region',
    (card) => {
      const table = new Table({
        seats: [
          { hero: [card], at: { hero: 3, companion: 7 } },
          { hero: [character('Strong', statistics(9, 0, 0))], at: { hero: 3, companion: 7 } },
        ],
        from: 'dusk',
      });
      expect(table.state.seats[1]?.expeditions.hero).toBe(4);
    },
  );

  ruling('ALT_ALIZE_B_MU_38_R2 q1', only, 'expeditions of both players count', (card) => {
    const table = new Table({
      seats: [{ hand: [card], mana: 9, at: { hero: 1, companion: 7 } }, { at: { hero: 1, companion: 7 } }],
    });
    settled(table.choose(`play ${card.name} hero`));
    expect(table.counter(card.name, 'boost')).toBe(4);
    const fewer = new Table({
      seats: [{ hand: [card], mana: 9, at: { hero: 2, companion: 7 } }, { at: { hero: 2, companion: 7 } }],
    });
    settled(fewer.choose(`play ${card.name} hero`));
    expect(fewer.counter(card.name, 'boost')).toBe(2);
  });

  ruling('ALT_ALIZE_B_MU_38_R2 q2', only, 'in the Arena all four are in forest', (card) => {
    const table = new Table({ seats: [{ hand: [card], mana: 9 }, {}], arena: true });
    settled(table.choose(`play ${card.name} hero`));
    expect(table.counter(card.name, 'boost')).toBe(4);
  });

  ruling(
    'ALT_COREKS_B_OR_27_C q1',
    only,
    'what cannot move forward is not moved by an effect either',
    (card) => {
      const step1 = spell('Step', {
        handCost: 0,
        abilities: [effect(step({ kind: 'move-expedition', which: 'your-hero', direction: 'forward' }))],
      });
      const table = new Table({ seats: [{ hand: [card, step1], mana: 9 }, {}] });
      table.choose(`play ${card.name}`);
      answeringAll(table, { target: 'expedition 0 hero' });
      table.choose('pass').choose('play Step');
      expect(table.state.seats[0]?.expeditions.hero).toBe(0);
    },
  );

  ruling('ALT_COREKS_B_OR_19_C q1', only, 'in the Arena it holds nothing back', (card) => {
    const table = new Table({
      seats: [{ hero: [card] }, { hero: [character('Strong', statistics(9, 9, 9))] }],
      arena: true,
      from: 'dusk',
    });
    expect(table.happened().some((line) => line.startsWith('ended'))).toBe(true);
  });
});

describe('statistics and targets', () => {
  ruling('ALT_ALIZE_B_OR_42_R2 q1', only, 'boosts count towards what a target may have', () => {
    const jail = printed('ALT_ALIZE_B_OR_42_R2');
    const big: Placed = { card: character('Big', statistics(3, 3, 3)), counters: { boost: 1 } };
    const table = new Table({ seats: [{ hand: [jail], hero: [wren], mana: 9 }, { hero: [big] }] });
    answeringAll(table.choose(`play ${jail.name}`), { target: 'Wren' });
    expect(table.names('hero', 1)).toEqual(['Big']);
  });

  ruling('ALT_COREKS_B_BR_25_C q2', only, 'a spell is played without a target', () => {
    const card = printed('ALT_COREKS_B_BR_25_C');
    const table = new Table({ seats: [{ hand: [card], mana: 2 }, {}] });
    table.choose(`play ${card.name}`);
    expect(table.names('reserve', 0)).toEqual([card.name]);
  });
});

describe('activating abilities', () => {
  const hub = permanent('Hub', {
    abilities: [
      reaction(joins, gainCounters('joined')),
      reaction({ kind: 'phase', phase: 'noon' }, gainCounters('noon')),
    ],
  });
  const scout = character('Scout', {
    abilities: [
      reaction(joins, gainCounters('joined')),
      reaction({ kind: 'played', what: 'me', from: 'reserve' }, gainCounters('reserve')),
    ],
  });

  ruling(
    ['ALT_COREKS_B_AX_22_C q1', 'ALT_COREKS_B_AX_22_R2 q1'],
    only,
    'the wording in use: what it does as it joins happens again, and nothing else of it',
    (card) => {
      const table = new Table({ seats: [{ hand: [card], landmark: [hub], hero: [scout], mana: 2 }, {}] });
      settled(table.choose(`play ${card.name}`));
      const { name } = card.reference.endsWith('R2') ? scout : hub;
      expect(table.stay(name).counters).toEqual({ joined: 1 });
    },
  );

  ruling(
    'ALT_COREKS_B_MU_11_R2 q1',
    only,
    'from Reserve, what a permanent does as it joins happens again',
    (card) => {
      const table = new Table({ seats: [{ reserve: [card], landmark: [hub] }, {}] });
      settled(table.choose(`quick ${card.name} 0`));
      expect(table.stay('Hub').counters).toEqual({ joined: 1 });
    },
  );

  ruling(
    ['ALT_COREKS_B_AX_19_C q1', 'ALT_COREKS_B_AX_19_R2 q1'],
    only,
    'the wording in use: for each, its player may have it happen again',
    (card) => {
      const table = new Table({ seats: [{ hand: [card], landmark: [hub], hero: [scout], mana: 7 }, {}] });
      answeringAll(table.choose(`play ${card.name} companion`), { may: 'yes' });
      settled(table);
      const { name } = card.reference.endsWith('R2') ? scout : hub;
      expect(table.stay(name).counters).toEqual({ joined: 1 });
    },
  );

  ruling(
    ['ALT_COREKS_B_AX_29_C q2', 'ALT_COREKS_B_AX_29_R1 q1'],
    only,
    'the wording in use: the next character from Hand does what it does from Reserve',
    (card) => {
      const table = new Table({ seats: [{ hand: [scout], landmark: [card], mana: 1 }, {}] });
      table
        .choose(table.options().find((option) => option.startsWith('quick')) ?? '')
        .choose('play Scout hero');
      settled(table);
      expect(table.stay('Scout').counters).toEqual({ joined: 1, reserve: 1 });
    },
  );

  ruling(
    'ALT_COREKS_B_BR_16_R1 q1',
    only,
    'reactions at once are resolved in the order that is chosen',
    (card) => {
      const ends = (first: number): readonly string[] => {
        const boosted: Placed = { card, counters: { boost: 4 } };
        const table = new Table({ seats: [{ reserve: [boosted], mana: 9 }, {}] });
        table.choose(`play ${card.name} hero`).choose(table.keys()[first] ?? '');
        return settled(table).stay(card.name).statuses;
      };
      expect([ends(0), ends(1)]).toContainEqual([]);
      expect([ends(0), ends(1)]).toContainEqual(['fleeting']);
    },
  );

  ruling('ALT_COREKS_B_OR_02_C q1', only, 'one Bureaucrat or two: what is made at Noon is one', (card) => {
    const clerk = character('Clerk', { subtypes: ['bureaucrat'] });
    const table = new Table({
      seats: [{ heroZone: [card], hero: [clerk], companion: [clerk] }, {}],
      from: 'noon',
    });
    settled(table);
    const recruits = [...table.names('hero', 0), ...table.names('companion', 0)].filter(
      (name) => name !== 'Clerk',
    );
    expect(recruits.length).toBeLessThanOrEqual(1);
  });
});
