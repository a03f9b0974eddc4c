import { describe, expect, it } from '@jest/globals';
import { afterTrick, character, gainCounters, permanent, quickAction, step } from '#testing';

describe('what is done by others', () => {
  it('7.3.1.b a {T} ability that something else activates chooses its own targets', () => {
    const drum = permanent('Drum', {
      abilities: [
        quickAction({ exhaustMe: true }, gainCounters('boost', 1, { target: 0 }), {
          targets: [{ kind: 'object', like: { type: 'character' } }],
        }),
      ],
    });
    const found = afterTrick(
      step({ kind: 'activate-own', symbol: 'exhaust', what: { target: 0 } }),
      { landmark: [drum], hero: [character('Kite'), character('Wren')] },
      {},
      [{ kind: 'object', like: { type: 'permanent', controller: 'you' } }],
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
  ] as const)('7.3.13.a each who resupplies exhausts the own card: %s', (who, cards) => {
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
