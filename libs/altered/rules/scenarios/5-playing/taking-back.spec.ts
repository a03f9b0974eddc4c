import { describe, expect, it } from '@jest/globals';
import type { Effect, TargetDefinition } from '#altered/abilities';
import {
  character,
  effect,
  permanent,
  quickAction,
  spell,
  step,
  type Table,
  tableOf,
} from '#altered/testing';

const boost = (what: { readonly target: number }): Effect =>
  step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what });
const bless = (target: Partial<Extract<TargetDefinition, { kind: 'object' }>>) =>
  spell('Bless', effect(boost({ target: 0 }), [{ kind: 'object', like: { type: 'character' }, ...target }]));
const four = ['Ant', 'Bee', 'Cat', 'Dog'].map((name) => character(name));
const table = (card: ReturnType<typeof spell>, readings?: number): Table =>
  tableOf({ hand: [card], hero: four, mana: 2 }, {}, { ...(readings !== undefined && { readings }) });
const boosted = (duel: Table): string[] =>
  four.map(({ name }) => name).filter((name) => duel.stay(name).counters['boost'] === 1);

describe('several targets', () => {
  it('5.1.2.c targets are chosen one by one, and can be taken back after each', () => {
    const duel = table(bless({ count: 2 })).play('Bless');
    expect(duel.options()).toEqual(['Ant', 'Bee', 'Cat', 'Dog', 'take-back']);
    duel.choose('Bee');
    expect(duel.options()).toEqual(['Ant', 'Cat', 'Dog', 'take-back']);
    const before = duel.state.seats[0]?.hand.length;
    duel.choose('take-back');
    expect(duel.options()).toContain('play Bless');
    expect(duel.state.seats[0]?.hand).toHaveLength(before ?? -1);
    duel.play('Bless').choose('Dog').choose('Ant');
    expect(boosted(duel)).toEqual(['Ant', 'Dog']);
  });

  it('5.2.3.b with “up to” a number of targets, a player may stop earlier, or choose none', () => {
    const duel = table(bless({ count: 3, upTo: true })).play('Bless');
    expect(duel.options()).toContain('done');
    expect(boosted(duel.choose('Cat').choose('done'))).toEqual(['Cat']);
    expect(
      boosted(
        table(bless({ count: 3, upTo: true }))
          .play('Bless')
          .choose('done'),
      ),
    ).toEqual([]);
  });

  it('5.2.3.b no decision is made if all available targets must be chosen', () => {
    expect(boosted(table(bless({ count: 4 })).play('Bless'))).toEqual(['Ant', 'Bee', 'Cat', 'Dog']);
  });

  it('in records of the first readings, all targets are chosen together', () => {
    const duel = table(bless({ count: 2 }), 1).play('Bless');
    expect(duel.state.pending).toMatchObject({ min: 2, max: 2 });
    expect(duel.options()).not.toContain('take-back');
    expect(boosted(duel.choose('Ant', 'Dog'))).toEqual(['Ant', 'Dog']);
  });
});

describe('taking back an action', () => {
  const choice = bless({});
  const horn = permanent('Horn', '{1}: Play another turn.');
  const aims = permanent('Bow', '{1}: Target Character gains 1 boost.');
  const turn = (readings?: number): Table =>
    tableOf(
      { hand: [choice, permanent('Hut')], landmark: [horn, aims], hero: four, mana: 3 },
      {},
      { ...(readings !== undefined && { readings }) },
    );

  it.each(['play Bless', 'quick Bow 0'])(
    '5.1.2.c taking an action back leaves all pending effects unchanged: %s',
    (play) => {
      const duel = turn();
      const before = duel.state.agenda;
      duel.choose(play).choose('take-back');
      expect(duel.state.agenda).toEqual(before);
    },
  );

  it.each(['play Bless', 'quick Bow 0'])(
    '1.4.2.a taking an action back does not change whose turn is next: %s',
    (play) => {
      const after = (readings?: number): string =>
        turn(readings).activate('Horn').choose(play).choose('take-back').play('Hut').deciding;
      expect([after(), after(6)]).toEqual(['0: turn', '1: turn']);
    },
  );
});

describe('several cards of a cost', () => {
  const forge = (cost: object) => permanent('Forge', quickAction(cost, 'Resupply.'));
  const owner = (cost: object, readings?: number): Table =>
    tableOf(
      { landmark: [forge(cost)], hand: four, hero: [character('Elk'), character('Fox'), character('Gnu')] },
      {},
      { ...(readings !== undefined && { readings }) },
    );

  it('5.1.2.c the cards of a cost are chosen one by one, and can be taken back after each', () => {
    const duel = owner({ discard: { from: 'hand', count: 2 } }).activate('Forge');
    expect(duel.options()).toEqual(['Ant', 'Bee', 'Cat', 'Dog', 'take-back']);
    expect(duel.state.pending).toMatchObject({ hidden: true, kind: 'cost' });
    duel.choose('Bee');
    expect(duel.options()).toEqual(['Ant', 'Cat', 'Dog', 'take-back']);
    duel.choose('take-back');
    expect(duel.names('hand', 0)).toHaveLength(4);
    duel.activate('Forge').choose('Dog').choose('Ant');
    expect(duel.names('discard', 0)).toEqual(['Dog', 'Ant']);
  });

  it('5.1.2.b with “any number of cards” as a cost, a player may stop after any card', () => {
    const cost = { discard: { from: 'hand', count: 'any' } };
    const duel = owner(cost).activate('Forge');
    expect(duel.options()).toContain('done');
    expect(duel.choose('Cat').choose('done').names('discard', 0)).toEqual(['Cat']);
    expect(owner(cost).activate('Forge').choose('done').names('discard', 0)).toEqual([]);
  });

  it('5.1.2.b characters to be sacrificed as a cost are also chosen one by one', () => {
    const duel = owner({ sacrifice: { like: { type: 'character' }, count: 2 } }).activate('Forge');
    duel.choose('Gnu').choose('Elk');
    expect(duel.names('discard', 0)).toEqual(['Gnu', 'Elk']);
  });

  it('in records of the first readings, all cards of a cost are chosen together', () => {
    const duel = owner({ discard: { from: 'hand', count: 2 } }, 1).activate('Forge');
    expect(duel.state.pending).toMatchObject({ min: 2, max: 2 });
    expect(duel.choose('Ant', 'Dog').names('discard', 0)).toEqual(['Ant', 'Dog']);
  });
});

describe('a required number of modes', () => {
  const modes = (count: number, upTo?: true): Effect => ({
    kind: 'choose-modes',
    modes: [boost({ target: 0 }), step({ kind: 'draw', count: 1 }), boost({ target: 1 })],
    count,
    ...(upTo && { upTo }),
  });
  const hymn = (count: number, upTo?: true) =>
    spell(
      'Hymn',
      effect(modes(count, upTo), [
        { kind: 'object', like: { type: 'character' } },
        { kind: 'object', like: { type: 'permanent' } },
      ]),
    );
  const offered = (count: number, upTo?: true, readings?: number): boolean =>
    tableOf({ hand: [hymn(count, upTo)], mana: 1 }, {}, { ...(readings !== undefined && { readings }) })
      .options()
      .includes('play Hymn');

  it('5.1.2.c, 6.5.e a card cannot be played unless the required number of modes is legal', () => {
    expect(offered(1)).toBe(true);
    expect(offered(2)).toBe(false);
    expect(offered(2, true)).toBe(true);
    expect(offered(2, undefined, 1)).toBe(true);
  });

  it('6.5.e two of three modes can be chosen if two are legal', () => {
    const duel = tableOf({ hand: [hymn(2)], hero: [character('Ant')], mana: 1 }).play('Hymn');
    expect([boosted2(duel), duel.state.seats[0]?.hand.length]).toEqual([1, 1]);
  });

  const boosted2 = (duel: Table): number => duel.stay('Ant').counters['boost'] ?? 0;
});
