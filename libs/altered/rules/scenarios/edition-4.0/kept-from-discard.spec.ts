import { describe, expect, it } from '@jest/globals';
import type { Effect, Passive, Step } from '#altered/abilities';
import { afterTrick, character, passive, permanent, quickAction, step, tableOf4 } from '#testing';

const sacrifice = step({ kind: 'sacrifice', what: { type: 'character' } });
const guarding = (says: Passive) => permanent('Guard', { abilities: [passive(says)] });
const ofOwl = { of: { name: 'Owl' } } as const;

describe('what cannot be sacrificed', () => {
  it('1.4.1.a, 7.3.19.a another one is sacrificed', () => {
    const found = afterTrick(sacrifice, {
      hero: [character('Owl'), character('Kite')],
      landmark: [guarding({ kind: 'cannot-be-sacrificed', ...ofOwl })],
    });
    expect([found.stay('Owl').zone, found.stay('Kite').zone]).toEqual(['expedition', 'discard']);
  });

  it('1.4.1.a it stays where there is no other', () => {
    const found = afterTrick(sacrifice, {
      hero: [character('Owl')],
      landmark: [guarding({ kind: 'cannot-be-sacrificed', ...ofOwl })],
    });
    expect(found.stay('Owl').zone).toBe('expedition');
  });

  it('1.4.1.a it is discarded all the same', () => {
    const discard: Step = { kind: 'discard', what: { all: { name: 'Owl' } } };
    const found = afterTrick(step(discard), {
      hero: [character('Owl')],
      landmark: [guarding({ kind: 'cannot-be-sacrificed', ...ofOwl })],
    });
    expect(found.stay('Owl').zone).toBe('discard');
  });

  it('6.4.c it pays for nothing', () => {
    const draw: Effect = step({ kind: 'draw', count: 1 });
    const altar = (says: readonly Passive[]) =>
      tableOf4({
        seats: [
          {
            hero: [character('Owl')],
            landmark: [
              permanent('Altar', {
                abilities: [
                  quickAction({ sacrifice: { like: { type: 'character' }, count: 1 } }, draw),
                  ...says.map(passive),
                ],
              }),
            ],
          },
          {},
        ],
      }).options();
    expect(altar([])).not.toEqual(altar([{ kind: 'cannot-be-sacrificed', ...ofOwl }]));
  });
});

describe('what cannot be discarded', () => {
  const stays = (effect: Effect) =>
    afterTrick(effect, {
      hero: [character('Owl'), character('Kite')],
      landmark: [guarding({ kind: 'cannot-be-discarded', ...ofOwl })],
    });

  it('1.4.1.a it stays where all others are discarded', () => {
    const found = stays(step({ kind: 'discard', what: { all: { type: 'character' } } }));
    expect([found.stay('Owl').zone, found.stay('Kite').zone]).toEqual(['expedition', 'discard']);
  });

  it('7.3.31.a nor is it sacrificed', () => {
    const found = stays(sacrifice);
    expect([found.stay('Owl').zone, found.stay('Kite').zone]).toEqual(['expedition', 'discard']);
  });

  it('1.4.1.a what goes elsewhere is not discarded', () => {
    const found = stays(step({ kind: 'move', what: { all: { name: 'Owl' } }, to: { zone: 'reserve' } }));
    expect(found.stay('Owl').zone).toBe('reserve');
  });
});
