import { describe, expect, it } from '@jest/globals';
import type { Ability, CardDefinition, Cost, Effect, Quantity, TargetDefinition } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  type Table,
  tableOf4,
  type SeatPosition,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const owl = character('Owl');
const optional = (cost: Cost, instead?: number): Ability =>
  passive({
    kind: 'optional-cost',
    of: 'me',
    pay: cost,
    ...(instead === undefined ? { add: -1 } : { instead }),
  });

/** Returns the pending decision's kind, number of options, and number of required choices. */
const pendingOf = ({ state: { pending } }: Table): readonly unknown[] => [
  pending?.kind,
  pending?.options.length,
  pending?.min,
  pending?.max,
];

describe('decisions with one answer', () => {
  const paid = spell(
    'Song',
    'You may discard a card from your Reserve to reduce my cost by {1}.',
    'Resupply.',
    { handCost: 2 },
  );
  const x = permanent('Pump', quickAction({ mana: { x: true } }, gainCounters('seen', { x: true })));

  it('5.1.2.b, 6.5.g one answer is required for an optional payment, its amount, and an optional step', () => {
    const mine = { hand: [paid], reserve: [kite, owl], mana: 2 };
    const besides = tableOf(mine).play('Song');
    expect(pendingOf(besides)).toEqual(['optional-cost', 3, 1, 1]);
    expect(pendingOf(besides.choose('yes'))).toEqual(['cost', 3, 1, 1]);
    const two = spell(
      'Duet',
      'You may discard two cards from your Reserve to reduce my cost by {1}.',
      'Resupply.',
      { handCost: 2 },
    );
    const several = tableOf({ hand: [two], reserve: [kite, owl, character('Elk')], mana: 2 }).play('Duet');
    expect(pendingOf(several.choose('yes'))).toEqual(['cost', 4, 1, 1]);
    const amounts = tableOf4({ landmark: [x], mana: 2 }).activate('Pump');
    expect(pendingOf(amounts)).toEqual(['x', 4, 1, 1]);
    expect(pendingOf(afterTrick('You may pay {1} to Resupply.'))).toEqual(['may-pay', 2, 1, 1]);
  });

  it('5.2.1.a one expedition is chosen for a card played for free', () => {
    const free = step({ kind: 'play-for-free', what: { choose: { zone: 'hand', name: 'Kite' } } });
    expect(pendingOf(afterTrick(free, { hand: [kite] }))).toEqual(['expedition', 2, 1, 1]);
  });

  it('5.1.2.c a card that an effect plays cannot be taken back', () => {
    const rushed = afterTrick('Rush.', { hand: [paid], reserve: [kite] }).play('Song');
    expect(rushed.options()).toEqual(['yes', 'no']);
  });
});

describe('payments', () => {
  it('5.1.2.b {X} is at most the number of ready orbs left after the rest of the cost', () => {
    const amounts = (mana: Quantity, orbs: number): readonly string[] =>
      tableOf4({ landmark: [permanent('Pump', quickAction({ mana }, 'Resupply.'))], mana: orbs })
        .activate('Pump')
        .options();
    expect(amounts({ x: true }, 0)).toEqual(['x 0', 'take-back']);
    expect(amounts({ sum: [{ x: true }, 1] }, 3)).toEqual(['x 0', 'x 1', 'x 2', 'take-back']);
  });

  it('5.1.2.b an alternative cost is offered even if it takes all available mana', () => {
    const ways = (mana: number): readonly string[] =>
      tableOf4({ hand: [character('Wren', optional({ mana: 0 }, 3), { handCost: 1 })], mana })
        .play('Wren', 'hero')
        .options();
    expect([ways(2), ways(3)]).toEqual([
      ['no', 'take-back'],
      ['yes', 'no', 'take-back'],
    ]);
  });

  it('7.3.14.a, 5.1.2.b a card played for free offers no optional payment', () => {
    const law = passive({ kind: 'cost', who: 'you', of: { type: 'character' }, free: true });
    const wren = character('Wren', 'You may discard a card from your Reserve to reduce my cost by {1}.', {
      handCost: 3,
    });
    const table = tableOf({ hand: [wren], reserve: [kite], landmark: [permanent('Law', law)] }).play(
      'Wren',
      'hero',
    );
    expect([table.names('hero', 0), table.names('reserve', 0)]).toEqual([['Wren'], ['Kite']]);
  });
});

describe('illegal declarations', () => {
  const both = spell(
    'Both',
    'Choose two:\n• Target Character gains 1 boost.\n• Target Permanent gains 1 seen counter.',
  );
  const gift = spell('Gift', effect(step({ kind: 'play-for-free', what: { choose: { name: 'Both' } } })));

  it('5.1.2.c, 6.5.e a Spell with too few legal modes stays in its zone, even if played for free', () => {
    const after = (...landmark: readonly ReturnType<typeof permanent>[]): Table =>
      tableOf({ hand: [gift, both], hero: [kite], landmark, mana: 1 }).play('Gift');
    const few = after();
    expect([few.names('hand', 0), few.deciding]).toEqual([['Both'], '1: turn']);
    const enough = after(permanent('Hut'));
    expect([enough.names('hand', 0), enough.counter('Kite', 'boost'), enough.counter('Hut', 'seen')]).toEqual(
      [[], 1, 1],
    );
  });

  it('5.4.a, 7.4.5.c an inner action without a mana cost leaves all mana for Tough', () => {
    const rock = character('Rock', 'Tough 1.');
    const offered = (mana: number): string =>
      tableOf(
        {
          hand: [
            spell(
              'Cast',
              'You may discard a card from your Reserve to have target Character your opponents control gain 1 boost.',
            ),
          ],
          reserve: [owl],
          mana,
        },
        { hero: [rock] },
      ).play('Cast').deciding;
    expect([offered(1), offered(2)]).toEqual(['1: turn', '0: may-pay']);
  });

  it('5.2.1.a, 1.4.1.c a card that can be played in only one Expedition is played to it', () => {
    const shy = character('Shy', passive({ kind: 'cannot-be-played', in: 'empty-expedition' }));
    const free = step({ kind: 'play-for-free', what: { choose: { name: 'Shy' } } });
    const after = (...hero: readonly ReturnType<typeof character>[]): Table =>
      afterTrick(free, { hand: [shy], hero });
    expect(after(kite).options()).toEqual(['hero']);
    expect(after().deciding).toBe('1: turn');
  });
});

describe('choices as a Spell is declared', () => {
  const any: TargetDefinition = { kind: 'object', like: { type: 'character' } };
  const boost = (target: number): Effect => gainCounters('boost', 1, { target });
  const cast = (does: Effect, ...targets: readonly TargetDefinition[]) =>
    spell('Cast', effect(does, targets));
  const table = (card: CardDefinition, mine: SeatPosition, theirs: SeatPosition = {}): Table =>
    tableOf({ hand: [card], mana: 1, ...mine }, theirs);
  const two: Effect = { kind: 'modes', modes: [resupply, gainCounters('seen')] };

  it('5.1.2.c a Spell with two targets cannot be played with fewer, unless it allows none', () => {
    const both = cast(boost(0), { ...any, count: 2 });
    const options = (card: CardDefinition, ...hero: readonly CardDefinition[]) =>
      table(card, { hero }).options();
    expect([options(both, kite), options(both, kite, owl)]).toEqual([['pass'], ['play Cast', 'pass']]);
    expect(options(cast(boost(0), any))).toEqual(['pass']);
    expect(options(cast(boost(0), { ...any, upTo: true }))).toEqual(['play Cast', 'pass']);
    expect(options(cast(boost(0), { kind: 'player', who: 'any' }))).toEqual(['play Cast', 'pass']);
  });

  it('5.1.2.c, 7.4.5.c a Spell with two Tough targets requires mana for both', () => {
    const rock = (name: string) => character(name, 'Tough 1.');
    const theirs = { kind: 'object', like: { type: 'character', controller: 'opponent' } } as const;
    const aim = cast(sequence(boost(0), boost(1)), theirs, theirs);
    const options = (mana: number) =>
      table(aim, { mana }, { hero: [rock('A'), rock('B')] })
        .options()
        .includes('play Cast');
    expect([options(2), options(3)]).toEqual([false, true]);
  });

  it('5.2.3.b “target” without a number means one target, even with a maximum total', () => {
    const total = { of: 'hand-cost', is: 'at-most', than: 3 } as const;
    const chosen = table(cast(boost(0), { ...any, total }), { hero: [kite, owl] })
      .play('Cast')
      .choose('Kite');
    expect([chosen.deciding, chosen.counter('Kite', 'boost'), chosen.counter('Owl', 'boost')]).toEqual([
      '1: turn',
      1,
      0,
    ]);
  });

  it('5.2.3.b an option identifies an object by its item, and an Expedition by its player', () => {
    const aboutOf = (card: CardDefinition): readonly unknown[] =>
      (table(card, { hero: [kite, owl] }).play('Cast').state.pending?.options ?? []).map(
        ({ about }) => about,
      );
    const items = [{ item: expect.any(Number) }, { item: expect.any(Number) }, undefined];
    expect(aboutOf(cast(boost(0), any))).toEqual(items);
    expect(aboutOf(cast(boost(0), { ...any, count: 2, upTo: true }))).toEqual([
      ...items.slice(0, 2),
      undefined,
      undefined,
    ]);
    const forward = step({ kind: 'move-expedition', which: { target: 0 }, direction: 'forward' });
    expect(aboutOf(cast(forward, { kind: 'expedition', whose: 'you' }))).toEqual([
      { kind: 'expedition', seat: 0, expedition: 'hero' },
      { kind: 'expedition', seat: 0, expedition: 'companion' },
      undefined,
    ]);
  });

  it('6.5.e, 5.2.3.c “choose one” asks for one mode, even inside other effects', () => {
    const within: readonly Effect[] = [
      two,
      { kind: 'either', effects: [resupply, two] },
      { kind: 'table', of: 1, rows: [{ to: 0, effect: resupply }, { effect: two }] },
      sequence(resupply, two),
    ];
    for (const does of within)
      expect(pendingOf(table(cast(does), {}).play('Cast'))).toEqual(['mode', 3, 1, 1]);
  });
});

describe('a reaction with a Tough target', () => {
  it('5.5.d, 5.5.e, 6.4.g a Tough target is paid for once, and then the reaction ceases to exist', () => {
    const rock = character('Rock', 'Tough 1.');
    const herald = character('Herald', '{J} Target Character your opponents control gains 1 seen counter.');
    const table = tableOf({ hand: [herald], mana: 4 }, { hero: [rock] }).play('Herald', 'hero');
    expect(pendingOf(table)).toEqual(['pay', 2, 1, 1]);
    table.choose('pay');
    expect([table.deciding, table.names('limbo', 0), table.counter('Rock', 'seen'), table.orbs(0)]).toEqual([
      '1: turn',
      [],
      1,
      2,
    ]);
  });
});

describe('reactions', () => {
  it('4.4.b reactions are played one by one', () => {
    const twice = character('Twice', reaction('{J}', gainCounters('a')), reaction('{J}', gainCounters('b')));
    const table = tableOf({ hand: [twice], mana: 1 }).play('Twice', 'hero');
    expect(pendingOf(table)).toEqual(['reaction', 2, 1, 1]);
  });
});
