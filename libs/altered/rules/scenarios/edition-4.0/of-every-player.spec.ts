import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#altered/abilities';
import { afterTrick, character, permanent, sequence, spell, step } from '#altered/testing';

const wren = character('Wren');
const post = permanent('Post');

describe('the actions of every player', () => {
  const allResupply = (who: 'you' | 'opponent'): Effect =>
    sequence(step({ kind: 'resupply', who: 'each-player' }, 'resupplied'), {
      kind: 'if',
      condition: {
        kind: 'done',
        by: 'put',
        what: { noted: 'resupplied' },
        like: { type: 'character', owner: who },
      },
      then: step({ kind: 'draw', count: 2 }),
    });

  it.each(['you', 'opponent'] as const)(
    '6.5.c a condition on what each player did checks the card of the named player: %s',
    (who) => {
      const drawn = [
        [wren, spell('Gust')],
        [spell('Gust'), wren],
      ].map(
        ([mine, theirs]) =>
          afterTrick(allResupply(who), { deck: [mine ?? wren, post, post] }, { deck: [theirs ?? wren] }).state
            .seats[0]?.hand.length,
      );
      expect(drawn).toEqual(who === 'you' ? [2, 0] : [0, 2]);
    },
  );

  it("6.5.b an effect can refer to one player's object among those of all players", () => {
    const resupplies: Effect = sequence(step({ kind: 'resupply', who: 'each-player' }, 'resupplied'), {
      kind: 'if',
      condition: {
        kind: 'done',
        by: 'put',
        what: { noted: 'resupplied' },
        like: { type: 'character', owner: 'you' },
      },
      then: step({
        kind: 'counters',
        change: 'gain',
        name: 'boost',
        count: 1,
        what: { choose: { type: 'character', owner: 'you', among: { noted: 'resupplied' } } },
      }),
    });
    const found = afterTrick(resupplies, { deck: [wren] }, { deck: [character('Owl')] });
    expect([found.counter('Wren', 'boost'), found.counter('Owl', 'boost')]).toEqual([1, 0]);
  });

  it('6.5.d an effect checks separately for each player whether that player did the action', () => {
    const each: Effect = {
      kind: 'each-player',
      effect: {
        kind: 'if-you-do',
        first: step({ kind: 'sacrifice', what: { type: 'permanent' } }),
        then: sequence(),
        otherwise: step({ kind: 'discard', what: { choose: { zone: 'reserve', owner: 'you' } } }),
      },
      said: 'and then',
    };
    const found = afterTrick(each, { landmark: [post], reserve: [wren] }, { reserve: [character('Owl')] });
    expect(found.state.seats.map(({ landmark, reserve }) => [landmark.length, reserve.length])).toEqual([
      // The second card in Reserve is the spell itself.
      [0, 2],
      [0, 0],
    ]);
  });
});

describe('Mana Orbs', () => {
  it.each([
    ['exhausted', 1],
    ['ready', 2],
  ] as const)('3.2.9.b a description can require that Mana Orbs are %s', (status, number) => {
    const drawnIf = (right: number): Effect => ({
      kind: 'if',
      condition: {
        kind: 'compare',
        left: { count: { zone: 'mana', owner: 'you', status } },
        is: 'exactly',
        right,
      },
      then: step({ kind: 'draw', count: 1 }),
    });
    const drawn = [number, number + 1].map(
      (right) => afterTrick(drawnIf(right), { deck: [wren] }).state.seats[0]?.hand.length,
    );
    expect(drawn).toEqual([1, 0]);
  });
});
