import { describe, expect, it } from '@jest/globals';
import type { Effect, Standing, ExpeditionSet } from '#altered/abilities';
import { afterTrick, character, gainCounters, reaction, sequence, step, tableOf4 } from '#altered/testing';

const expeditionsBehind: ExpeditionSet = { kind: 'standing', of: 'each-of-yours', is: 'behind' };
const away = { hero: 2, companion: 5 };
const moving = (which: ExpeditionSet): Effect =>
  step({ kind: 'move-expedition', which, direction: 'forward' });

describe('effects on each Expedition in a given position', () => {
  it('7.5.2, 7.3.11.a only the Expeditions that are behind move forward', () => {
    const single = afterTrick(moving(expeditionsBehind), {}, { at: { hero: 2, companion: 7 } });
    expect(single.did('move-expedition')).toEqual(['move-expedition | hero.0: 0 > 1']);
    const both = afterTrick(moving(expeditionsBehind), {}, { at: away });
    expect(both.step('move-expedition').actions).toHaveLength(2);
  });

  it('6.1.f no Expedition moves if none is in the required position', () => {
    expect(afterTrick(moving(expeditionsBehind)).verbs()).not.toContain('move-expedition');
  });
});

describe('the position of an Expedition mentioned earlier', () => {
  const target = [{ kind: 'expedition', whose: 'you' }] as const;
  const drawIf = (is: Standing): Effect =>
    sequence(step({ kind: 'move-expedition', which: { target: 0 }, direction: 'forward' }), {
      kind: 'if',
      condition: { kind: 'standing', which: { target: 0 }, is },
      then: step({ kind: 'draw', count: 1 }),
    });
  const drawn = (is: Standing, which: string): number =>
    afterTrick(drawIf(is), {}, { at: { hero: 1, companion: 5 } }, target)
      .choose(which)
      .names('hand', 0).length;

  it('6.5.c, 7.5.2 the position of a target Expedition is checked after it has moved', () => {
    const options = afterTrick(drawIf('tied'), {}, { at: { hero: 1, companion: 5 } }, target).options();
    const [hero = '', companion = ''] = options;
    expect([drawn('tied', hero), drawn('behind', hero)]).toEqual([1, 0]);
    expect([drawn('tied', companion), drawn('behind', companion)]).toEqual([0, 1]);
  });

  it("7.4.3.f a condition can check the position of the object's Expedition", () => {
    const boosts = (is: Standing): number =>
      tableOf4(
        {
          mana: 1,
          hand: [
            character(
              'Kite',
              reaction('{J}', {
                kind: 'if',
                condition: { kind: 'standing', which: { expeditionOf: 'me' }, is },
                then: gainCounters('boost', 1),
              }),
            ),
          ],
        },
        { at: { hero: 2, companion: 7 } },
      )
        .play('Kite', 'hero')
        .counter('Kite', 'boost');
    expect([boosts('behind'), boosts('ahead')]).toEqual([1, 0]);
  });
});
