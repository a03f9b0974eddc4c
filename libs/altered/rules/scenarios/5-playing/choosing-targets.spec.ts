import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#altered/abilities';
import {
  character,
  effect,
  sequence,
  spell,
  step,
  type Table,
  type SeatPosition,
  tableOf,
} from '#altered/testing';

const costing = (name: string, handCost: number) => character(name, { handCost });
const sendAll: Effect = step({ kind: 'move', what: { target: 0 }, to: { zone: 'reserve' } });
const wave = (count: number, than: number, mana = 1) =>
  spell(
    'Wave',
    effect(sendAll, [
      {
        kind: 'object',
        like: { type: 'character' },
        count,
        upTo: true,
        total: { of: 'hand-cost', is: 'at-most', than },
      },
    ]),
    { handCost: mana },
  );
const cast = (card: ReturnType<typeof spell>, theirs: SeatPosition, mine: SeatPosition = {}): Table =>
  tableOf({ hand: [card], mana: 1, ...mine }, theirs).play(card.name);

describe('targets with a maximum total', () => {
  const three = [costing('One', 1), costing('Three', 3), costing('Five', 5), costing('Nine', 9)];

  it('5.2.3.b targets with a maximum total are chosen one by one, while the total allows another', () => {
    const table = cast(wave(3, 6), { hero: three });
    expect(table.options()).toEqual(['One', 'Three', 'Five', 'done', 'take-back']);
    table.choose('Five');
    expect(table.options()).toEqual(['One', 'done', 'take-back']);
    table.choose('One');
    expect(table.names('reserve', 1)).toEqual(['Five', 'One']);
  });

  it('5.2.3.b a player may choose as many targets as the total allows, fewer, or none', () => {
    const two = cast(wave(2, 9), { hero: three }).choose('One').choose('Three');
    expect(two.names('reserve', 1)).toEqual(['One', 'Three']);
    const single = cast(wave(2, 9), { hero: three }).choose('Five').choose('done');
    expect(single.names('reserve', 1)).toEqual(['Five']);
    const none = cast(wave(2, 9), { hero: three }).choose('done');
    expect([none.names('reserve', 1), none.names('reserve', 0)]).toEqual([[], ['Wave']]);
  });

  it('7.4.5.c each additional target must leave enough mana for its Tough', () => {
    const tough = (name: string) => character(name, 'Tough 1.');
    const table = cast(wave(3, 9), { hero: [tough('A'), tough('B'), character('C')] }, { mana: 2 });
    expect(table.choose('A').options()).toEqual(['C', 'done', 'take-back']);
    expect(table.choose('C').step('pay').actions).toHaveLength(2);
  });

  it('5.1.2.c a spell can be taken back while its targets are being chosen', () => {
    const table = cast(wave(2, 9), { hero: three }).choose('One').choose('take-back');
    expect([table.deciding, table.names('hand', 0)]).toEqual(['0: turn', ['Wave']]);
  });
});

describe('any number of target expeditions', () => {
  const levy = spell(
    'Levy',
    'Create three Recruit 1/1/1 tokens, distributed as you choose among any number of target Expeditions.',
  );
  const made = (table: Table): string[] => [
    ...table.names('hero', 0).map(() => 'hero 0'),
    ...table.names('companion', 0).map(() => 'companion 0'),
    ...table.names('hero', 1).map(() => 'hero 1'),
  ];

  it('5.2.3.b, 6.1.e tokens are distributed among target expeditions as their creator chooses', () => {
    const table = cast(levy, {});
    expect(table.options()).toHaveLength(6);
    table.choose('expedition 0 hero', 'expedition 1 hero');
    expect([table.deciding, ...table.options()]).toEqual([
      '0: to-expedition',
      'expedition 0 hero',
      'expedition 1 hero',
    ]);
    table.choose('expedition 0 hero').choose('expedition 1 hero').choose('expedition 0 hero');
    expect(made(table)).toEqual(['hero 0', 'hero 0', 'hero 1']);
    expect(table.step('create').actions).toHaveLength(3);
  });

  it('6.1.e a single target expedition gets all tokens, and without a target none are created', () => {
    expect(made(cast(levy, {}).choose('expedition 0 companion').choose('done'))).toEqual(
      Array.from({ length: 3 }, () => 'companion 0'),
    );
    expect(made(cast(levy, {}).choose())).toEqual([]);
  });
});

describe('choices among revealed cards', () => {
  const four = ['Kite', 'Song', 'Owl', 'Elk'].map((name) =>
    name === 'Song' ? spell(name) : character(name),
  );
  const apotheosis = spell(
    'Dream',
    effect(
      sequence(
        step({ kind: 'reveal', what: { top: 'you', count: 4 } }, 'cards'),
        step(
          {
            kind: 'move',
            what: { choose: { type: 'character', among: { noted: 'cards' } }, count: 2, upTo: true },
            to: { zone: 'expedition', expedition: 'each-of-yours' },
          },
          'chosen',
        ),
        step({ kind: 'status', change: 'gain', status: 'fleeting', what: { noted: 'chosen' } }),
        step({ kind: 'discard', what: { all: { among: { noted: 'cards' }, except: { noted: 'chosen' } } } }),
      ),
    ),
  );

  it('6.1.g only suitable revealed cards can be chosen, and each goes to the expedition chosen for it', () => {
    const table = cast(apotheosis, {}, { deck: [...four, character('Fifth')] });
    expect([table.deciding, ...table.options()]).toEqual(['0: move', 'Kite', 'Owl', 'Elk']);
    table.choose('Elk', 'Kite').choose('expedition 0 companion').choose('expedition 0 hero');
    expect([table.names('companion', 0), table.names('hero', 0)]).toEqual([['Elk'], ['Kite']]);
    const other = cast(apotheosis, {}, { deck: [...four, character('Fifth')] });
    other.choose('Elk', 'Kite').choose('expedition 0 hero').choose('expedition 0 companion');
    expect([other.names('companion', 0), other.names('hero', 0)]).toEqual([['Kite'], ['Elk']]);
    expect([table.stay('Elk').statuses, table.stay('Kite').statuses]).toEqual([['fleeting'], ['fleeting']]);
    expect([table.names('discard', 0), table.names('deck', 0)]).toEqual([['Song', 'Owl'], ['Fifth']]);
  });

  it('6.1.g a player may choose none of the revealed cards', () => {
    const table = cast(apotheosis, {}, { deck: four }).choose();
    expect(table.names('discard', 0)).toEqual(['Kite', 'Song', 'Owl', 'Elk']);
  });
});

describe('phrases that refer to a target', () => {
  it('7.2.2, 5.2.3.b "each Character controlled by target player" affects that player\'s Characters', () => {
    const tire = spell('Tire', 'Characters controlled by target player gain Fleeting.');
    const table = cast(tire, { hero: [character('Theirs')] }, { hero: [character('Mine')] });
    table.choose('player 1');
    expect([table.stay('Theirs').statuses, table.stay('Mine').statuses]).toEqual([['fleeting'], []]);
  });

  it('3.2.5.c with "target opponent discards a card from their hand", the opponent chooses the card', () => {
    const drop = spell(
      'Drop',
      effect(
        step({ kind: 'discard', who: { target: 0 }, what: { choose: { zone: 'hand', controller: 'you' } } }),
        [{ kind: 'player', who: 'opponent' }],
      ),
    );
    const table = cast(drop, { hand: [character('A'), character('B')] });
    expect(table.deciding).toBe('1: discard');
    expect(table.choose('B').names('discard', 1)).toEqual(['B']);
  });

  it('2.2.13.b an ongoing emblem remembers the chosen object (2.1.c)', () => {
    const shrink = spell(
      'Shrink',
      effect(
        step({
          kind: 'ongoing',
          passive: { kind: 'statistics', of: { target: 0 }, add: -1 },
          duration: 'day',
        }),
        [{ kind: 'object', like: { type: 'character' } }],
      ),
    );
    const table = cast(shrink, { hero: [character('A'), character('B')] }).choose('A');
    const dusk = table.pass().pass();
    expect(
      dusk.events.flatMap((event) => (event.kind === 'StepResolved' ? event.actions : [])),
    ).toContainEqual(
      expect.objectContaining({
        kind: 'compare',
        seat: 1,
        expedition: 'hero',
        own: { forest: 1, mountain: 1, water: 1 },
      }),
    );
  });
});
