import { describe, expect, it } from '@jest/globals';
import type { Players, Selector, Trigger } from '#altered/abilities';
import { character, effect, passive, permanent, reaction, spell, step, tableOf4 } from '#altered/testing';

const [owl, wren, kite] = ['Owl', 'Wren', 'Kite'].map((name) => character(name));

/** Returns a spell that gives a boost to all matching objects. */
const song = (like: Selector) =>
  spell(
    'Song',
    effect(step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { all: like } })),
  );

describe('objects described by the objects facing them', () => {
  const boosted = (facing: Selector): readonly string[] => {
    const found = tableOf4(
      {
        mana: 1,
        hand: [song({ type: 'character', controller: 'you', facing })],
        hero: [owl!],
        companion: [wren!],
      },
      { hero: [kite!], companion: [{ card: character('Crow'), counters: { boost: 2 } }] },
    ).play('Song');
    return ['Owl', 'Wren'].filter((name) => found.counter(name, 'boost') > 0);
  };

  it('2.2.14.g an object matches if its Expedition faces one with a matching object', () => {
    expect(boosted({ type: 'character', status: 'boosted' })).toEqual(['Wren']);
    expect(boosted({ type: 'character' })).toEqual(['Owl', 'Wren']);
  });

  it('2.2.14.g an object does not match if the facing Expedition has no matching object', () => {
    expect(boosted({ type: 'character', status: 'anchored' })).toEqual([]);
    // Only an opponent's objects can face an expedition, so a description of the player's own objects never matches.
    expect(boosted({ type: 'character', controller: 'you' })).toEqual([]);
  });
});

describe('trigger conditions', () => {
  const listens = (trigger: Trigger) => permanent('Ear', reaction(trigger, 'I gain 1 heard counter.'));
  const drum = permanent('Drum', '{T}: I gain 1 beat counter.');
  const note = character('Note', '{D}: I gain 1 beat counter.');

  it.each([
    ['exhaust', 'you', [1, 1]],
    ['discard', 'you', [0, 1]],
    ['exhaust', 'opponent', [0, 0]],
  ] as const)(
    '5.3.c a reaction can trigger on each {%s} ability that is activated by %s',
    (symbol, who: Players, times) => {
      const found = tableOf4({
        landmark: [listens({ kind: 'abilities-activated', symbol, who }), drum],
        reserve: [note],
      });
      const counts = ['quick Drum 0', 'quick Note 0'].map((choice) =>
        found.choose(choice).counter('Ear', 'heard'),
      );
      expect(counts).toEqual(times);
    },
  );

  it('6.3.b a state trigger does not trigger again while its condition remains true', () => {
    const control: Trigger = {
      kind: 'becomes-true',
      condition: {
        kind: 'compare',
        left: { count: { type: 'character', controller: 'you' } },
        is: 'at-least',
        right: 2,
      },
    };
    const table = tableOf4({ mana: 3, landmark: [listens(control)], hand: [owl!, wren!, kite!] });
    const counts = ['play Owl hero', 'pass', 'play Wren hero', 'play Kite hero'].map((choice) =>
      table.choose(choice).counter('Ear', 'heard'),
    );
    expect(counts).toEqual([0, 0, 1, 1]);
  });

  it.each([
    ['opponent', 1],
    ['you', 0],
  ] as const)('4.2.3.d–e a reaction can trigger on passing last: %s', (who, count) => {
    const found = tableOf4({ landmark: [listens({ kind: 'passes-last', who })] })
      .pass()
      .pass();
    expect(found.counter('Ear', 'heard')).toBe(count);
  });

  it.each([
    ['you', 1],
    ['opponent', 0],
  ] as const)('6.3.b a reaction to a discard checks the owner of the hand: %s', (owner, count) => {
    const tear = spell('Tear', 'Discard Permanents from your hand.');
    const found = tableOf4({
      mana: 1,
      landmark: [listens({ kind: 'discarded', what: { owner }, from: 'hand' })],
      hand: [tear, drum],
    }).play('Tear');
    expect(found.counter('Ear', 'heard')).toBe(count);
  });
});

describe('changes to a card as it is played', () => {
  it('5.2.2.a a played card gains counters and loses a status simultaneously', () => {
    const found = tableOf4({
      mana: 2,
      landmark: [
        permanent(
          'Stage',
          passive({
            kind: 'played',
            who: 'you',
            cards: { type: 'character' },
            counters: { name: 'boost', count: 2 },
            lose: 'fleeting',
          }),
        ),
      ],
      reserve: [owl!],
    }).play('Owl', 'hero');
    const item = found.state.expedition[0] ?? -1;
    expect([found.counter('Owl', 'boost'), found.state.stays[item]?.statuses]).toEqual([2, []]);
  });
});
