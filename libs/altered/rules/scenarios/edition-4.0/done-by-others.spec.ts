import { describe, expect, it } from '@jest/globals';
import { afterTrick, character, permanent, step } from '#altered/testing';

describe('effects that other objects or players carry out', () => {
  it('7.3.1.b a {T} ability that another effect activates chooses its own targets', () => {
    const drum = permanent('Drum', '{T}: Target Character gains 1 boost.');
    const found = afterTrick(
      'Target Permanent you control activates its {T} ability.',
      { landmark: [drum], hero: [character('Kite'), character('Wren')] },
      {},
    );
    expect([found.deciding, found.options()]).toEqual(['0: target', ['Kite', 'Wren']]);
    found.choose('Wren');
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([0, 1]);
    expect(found.stay('Drum').statuses).toEqual([]);
  });

  it.each([
    [undefined, [['Kite'], []]],
    ['opponent', [[], ['Crow']]],
    ['each-player', [['Kite'], ['Crow']]],
  ] as const)('7.3.13.a each player who Resupplies exhausts their own card: %s', (who, cards) => {
    const found = afterTrick(
      step({ kind: 'exhausted-resupply', ...(who && { who }) }),
      { deck: [character('Kite')] },
      { deck: [character('Crow')], reserve: [character('Lark')] },
    );
    const exhausted = (seat: number): readonly string[] =>
      found.names('reserve', seat).filter((name) => found.stay(name).statuses.includes('exhausted'));
    expect([exhausted(0), exhausted(1)]).toEqual(cards);
  });
});
