import { describe, expect, it } from '@jest/globals';
import type { Passive, TableRow } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  hero,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  statistics,
  step,
  tableOf4,
  type Table,
  type Position,
  type Does,
} from '#altered/testing';

const roll = 'Roll a die.';
const rolled = (rows: readonly TableRow[]): Does => ({ kind: 'table', of: { noted: 'die' }, rows });
const onward = step({ kind: 'move-expedition', which: 'its-expedition', direction: 'forward' });
const draw = step({ kind: 'draw', count: 1 });

const dieOf = (found: Table): number => {
  const [action] = found.step('roll').actions;
  return action?.kind === 'roll' ? (action.dice[0] ?? 0) : 0;
};

/** Finds, by trying seeds, a table for each result of a die. */
const byNumber = (play: (seed: string) => Table): ReadonlyMap<number, Table> => {
  const found = new Map<number, Table>();
  for (let seed = 0; found.size < 6; seed++) {
    const table = play(`die ${seed}`);
    found.set(dieOf(table), table);
  }
  return found;
};

describe("a die that modifies an expedition's move", () => {
  const swift = (rows: readonly TableRow[], more: Partial<Extract<Passive, { kind: 'instead' }>> = {}) =>
    character(
      'Swift',
      passive({
        kind: 'instead',
        would: { kind: 'forward', which: 'my-expedition', during: 'dusk' },
        effect: sequence(roll, rolled(rows)),
        ...more,
      }),
      statistics(9, 9, 9),
    );
  const atDusk =
    (rows: readonly TableRow[], position: Position['seats'][0] = {}) =>
    (seed: string): Table =>
      tableOf4({ hero: [swift(rows)], ...position }, {}, { seed })
        .pass()
        .pass();
  const rows: readonly TableRow[] = [
    { from: 4, effect: onward },
    { from: 1, to: 1, effect: sequence() },
  ];

  it('6.2.b a die can add a region to a move on a 4+, prevent it on a 1, and leave it unchanged otherwise', () => {
    for (const [die, found] of byNumber(atDusk(rows))) {
      const to = die >= 4 ? 2 : die === 1 ? 0 : 1;
      expect([die, found.state.seats[0]?.expeditions.hero]).toEqual([die, to]);
    }
  });

  it('6.2.b an effect that replaces a move can use the result of its die', () => {
    const asMany = step({ kind: 'resupply', count: { noted: 'die' } });
    for (const [die, found] of byNumber(atDusk([{ from: 1, effect: asMany }]))) {
      expect(found.state.seats[0]?.expeditions.hero).toBe(0);
      expect(found.step('resupply').actions).toHaveLength(die);
    }
  });

  it('6.2.b a die for a move is rolled only for the named Expedition, and only while its condition is true', () => {
    const rolls = (position: Position['seats'][0], condition: Passive['if']): number =>
      tableOf4({ hero: [swift(rows, condition && { if: condition })], ...position }, {}, { seed: 'meant' })
        .pass()
        .pass()
        .verbs()
        .filter((verb) => verb === 'roll').length;
    const companion = [character('Strong', statistics(9, 9, 9))];
    const owls = (is: 'at-least' | 'at-most') =>
      ({ kind: 'compare', left: { count: { name: 'Owl' } }, is, right: is === 'at-least' ? 1 : 0 }) as const;
    expect([
      rolls({ companion }, undefined),
      rolls({}, owls('at-most')),
      rolls({}, owls('at-least')),
    ]).toEqual([1, 1, 0]);
  });

  it('6.1.c, 7.3.13.a a die for a move is rolled in a separate step before the Expeditions move', () => {
    const verbs = atDusk(rows)('one').verbs();
    expect(verbs.filter((verb) => verb === 'roll' || verb === 'progress')).toEqual(['roll', 'progress']);
  });

  it('6.2.b no die is rolled for an Expedition that does not move', () => {
    const found = atDusk(rows, { hero: [], companion: [swift(rows)] })('one');
    expect(found.verbs().filter((verb) => verb === 'roll')).toHaveLength(1);
    const still = tableOf4({ hero: [character('Slow', statistics(0, 0, 0))], landmark: [] });
    expect(still.pass().pass().verbs()).not.toContain('roll');
  });

  it('7.3.13.c an ability that adds to dice also applies to a die that modifies a move', () => {
    const charm = permanent('Charm', 'If you would roll a die, you may add 1 to its result.');
    const withCharm = (seed: string): Table => atDusk(rows, { landmark: [charm] })(seed);
    const three = Array.from({ length: 40 }, (_, seed) => withCharm(`add ${seed}`)).find(
      (found) =>
        found.keys().includes('0+1') &&
        found.state.pending?.options.some(({ about }) => {
          const { die } = (about ?? {}) as { readonly die?: number };
          return die === 3;
        }),
    );
    expect(three?.choose('0+1').state.seats[0]?.expeditions.hero).toBe(2);
  });

  it('6.2.b if another ability replaces a roll for a move, the expedition moves as usual', () => {
    const calm = permanent('Calm', passive({ kind: 'instead', would: { kind: 'roll' }, effect: draw }));
    const found = atDusk(rows, { landmark: [calm] })('one');
    expect([found.state.seats[0]?.expeditions.hero, found.verbs().includes('roll')]).toEqual([1, false]);
    expect(found.step('progress').modifiers).toBeUndefined();
  });

  it('6.2.b two abilities that roll a die for a move do so one after the other', () => {
    const found = tableOf4({ hero: [swift(rows), swift(rows)] }, {}, { seed: 'two' })
      .pass()
      .pass();
    if (found.deciding.endsWith('modifier-order')) found.choose(found.keys()[0] ?? '');
    expect(found.verbs().filter((verb) => verb === 'roll')).toHaveLength(2);
    expect(found.verbs()).toContain('progress');
  });

  it("6.2.b an effect chosen by a die can happen instead of an expedition's move", () => {
    const stays: readonly TableRow[] = [{ from: 1, to: 3, effect: draw }];
    for (const [die, found] of byNumber(atDusk(stays))) {
      // The draw of the following Morning is counted too.
      const drawn = found.verbs().filter((verb) => verb === 'draw').length;
      const { hero } = found.state.seats[0]?.expeditions ?? {};
      expect([die, drawn, hero]).toEqual(die <= 3 ? [die, 2, 0] : [die, 1, 1]);
    }
  });
});

describe('spending any number of counters', () => {
  it('6.4.a a player can spend any number of counters to increase the result of a die', () => {
    const gambler = hero(
      'Gambler',
      '{T}: Roll a die. You may spend any number of my Luck counters to increase the result by that much. On a 8+, draw a card.',
    );
    const played = (seed: string): Table =>
      tableOf4({ heroZone: [{ card: gambler, counters: { Luck: 3 } }] }, {}, { seed }).activate('Gambler');
    const found = byNumber(played).get(6)?.choose('yes');
    expect(found?.options()).toEqual(['x 0', 'x 1', 'x 2', 'x 3']);
    found?.choose('x 2');
    expect([found?.did('draw').length, found?.counter('Gambler', 'Luck')]).toEqual([1, 1]);
    const short = byNumber(played).get(5)?.choose('yes').choose('x 2');
    expect(short?.verbs()).not.toContain('draw');
    expect(byNumber(played).get(6)?.choose('no').verbs()).not.toContain('draw');
  });

  it('6.5.b the number of spent counters is the number of targets', () => {
    const healer = hero(
      'Healer',
      quickAction(
        { exhaustMe: true, spend: { name: 'Salve', count: { x: true } } },
        step({ kind: 'status', change: 'lose', status: 'fleeting', what: { target: 0 } }),
        { targets: [{ kind: 'object', like: { type: 'character' }, asMany: { x: true } }] },
      ),
    );
    const fleeting = (name: string) => ({ card: character(name), statuses: ['fleeting'] as const });
    const found = tableOf4({
      heroZone: [{ card: healer, counters: { Salve: 2 } }],
      hero: [fleeting('Wren'), fleeting('Kite'), fleeting('Owl')],
    }).activate('Healer');
    expect(found.options()).toEqual(['x 0', 'x 1', 'x 2', 'take-back']);
    found.choose('x 2');
    expect([found.state.pending?.min, found.state.pending?.max]).toEqual([2, 2]);
    found.choose('Wren', 'Owl');
    expect(['Wren', 'Kite', 'Owl'].map((name) => found.stay(name).statuses)).toEqual([[], ['fleeting'], []]);
    expect(found.counter('Healer', 'Salve')).toBe(0);
  });
});

describe('revealing a card with a die', () => {
  const wayfarer = (also: boolean) =>
    permanent(
      'Wayfarer',
      ...[
        passive('If you would roll one or more dice, reveal the top card of your deck.'),
        reaction('When you reveal a card this way', {
          kind: 'if',
          condition: {
            kind: 'compare',
            left: { cost: 'hand', of: 'it' },
            is: 'exactly',
            right: { rolled: true },
          },
          then: draw,
        }),
      ].slice(also ? 0 : 1),
    );
  const deck = [character('Four', { handCost: 4 }), character('Last')];
  const dice = spell('Dice', 'Roll a die.');

  it('6.3.i a reaction to a card revealed with a die can use the card and the result of the die', () => {
    const played = (seed: string): Table =>
      tableOf4({ landmark: [wayfarer(true)], hand: [dice], deck, mana: 1 }, {}, { seed }).play('Dice');
    for (const [die, found] of byNumber(played)) {
      expect(found.did('reveal')).toHaveLength(1);
      expect([die, found.names('hand', 0)]).toEqual([die, die === 4 ? ['Four'] : []]);
    }
  });

  it('6.3.i a reaction to a revealed card can also use a die that the same effect rolled earlier', () => {
    const teller = character(
      'Teller',
      passive({
        kind: 'instead',
        would: { kind: 'gain', what: 'me', status: 'asleep' },
        effect: sequence(roll, 'Reveal the top card of your deck.'),
      }),
      reaction('When you reveal a card this way', gainCounters('seen', { rolled: true })),
    );
    const lull = spell(
      'Lull',
      effect(step({ kind: 'status', change: 'gain', status: 'asleep', what: { all: { name: 'Teller' } } })),
    );
    const found = tableOf4({ hero: [teller], hand: [lull], deck, mana: 1 }).play('Lull');
    expect(found.counter('Teller', 'seen')).toBe(dieOf(found));
  });

  it('6.3.f “this way” excludes cards that another ability of the same object reveals', () => {
    const teller = permanent(
      'Teller',
      'At Noon — Reveal the top card of your deck.',
      'When you reveal a card this way — I gain 1 seen counter.',
    );
    const found = tableOf4({ landmark: [teller], deck }, {}, { from: 'noon' });
    expect([found.did('reveal').length, found.counter('Teller', 'seen')]).toEqual([1, 0]);
  });

  it('6.3.f “this way” excludes cards that another object with the same ability reveals', () => {
    const seer = permanent('Seer', 'When you reveal a card this way — I gain 1 seen counter.');
    const found = tableOf4({ landmark: [wayfarer(true), seer], hand: [dice], deck, mana: 1 }).play('Dice');
    expect(found.did('reveal')).toHaveLength(1);
    expect(found.counter('Seer', 'seen')).toBe(0);
  });

  it('6.3.f “this way” excludes cards that other effects reveal', () => {
    const look = spell('Look', 'Reveal the top card of your deck.');
    const found = tableOf4({ landmark: [wayfarer(false)], hand: [look], deck, mana: 1 });
    expect(found.play('Look').verbs()).not.toContain('activate-reactions');
  });
});

describe('targets chosen by another player', () => {
  it("6.5.b the opponent chooses a target among the cards of the effect's controller", () => {
    const duel = spell(
      'Duel',
      "Exhaust target card in your opponent's Reserve. That opponent targets a card in your Reserve. Exhaust it. Resupply.",
    );
    const found = tableOf4(
      { hand: [duel], reserve: [character('Wren'), character('Kite')], mana: 1 },
      { reserve: [character('Owl')] },
    ).play('Duel');
    expect([found.deciding, found.options()]).toEqual(['1: target', ['Wren', 'Kite']]);
    found.choose('Kite');
    expect(['Wren', 'Kite', 'Owl'].map((name) => found.stay(name).statuses)).toEqual([
      [],
      ['exhausted'],
      ['exhausted'],
    ]);
    expect(found.verbs()).toContain('resupply');
  });

  it('6.5.b an effect lets no player choose a target if the player who would choose does not exist', () => {
    const duel = spell(
      'Duel',
      "Exhaust target card in your opponent's Reserve. That opponent targets a card in your Reserve. Exhaust it.",
    );
    const found = tableOf4({ hand: [duel], reserve: [character('Wren')], mana: 1 });
    expect(found.play('Duel').stay('Wren').statuses).toEqual([]);
  });
});

describe('optional actions for some results of a die', () => {
  const does: Does = sequence(
    roll,
    rolled([
      { from: 4, effect: step({ kind: 'resupply' }) },
      {
        to: 3,
        effect: {
          kind: 'if-you-do',
          first: { kind: 'optional', effect: step({ kind: 'sacrifice', what: { type: 'permanent' } }) },
          then: draw,
        },
      },
    ]),
  );
  const found = byNumber((seed) =>
    tableOf4(
      { mana: 1, hand: [spell('Trick', effect(does))], landmark: [permanent('Mill')] },
      {},
      { seed },
    ).play('Trick'),
  );

  it('6.5.d, 7.3.13.a an optional action is offered only for some results of a die, and “if they do” follows if it is done', () => {
    const results = [...found].filter(([, { deciding }]) => deciding === '0: may').map(([number]) => number);
    expect(results.sort()).toEqual([1, 2, 3]);
    const done = found.get(2)?.choose('yes');
    expect([done?.names('discard', 0), done?.names('hand', 0).length]).toEqual([['Mill'], 1]);
    const declined = found.get(1)?.choose('no');
    expect([declined?.names('landmark', 0), declined?.names('hand', 0)]).toEqual([['Mill'], []]);
    expect(found.get(5)?.names('reserve', 0).length).toBe(2);
  });
});
