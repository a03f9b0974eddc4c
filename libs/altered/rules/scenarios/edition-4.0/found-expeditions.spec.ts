import { describe, expect, it } from '@jest/globals';
import type { ExpeditionsOrTarget, Step } from '#altered/abilities';
import { afterTrick, character, step, tableOf4, trick } from '#altered/testing';

const boostsAt = (expedition: ExpeditionsOrTarget): Step => ({
  kind: 'counters',
  change: 'gain',
  name: 'boost',
  count: 1,
  what: { all: { type: 'character', expedition } },
});
const aCharacter = [{ kind: 'object', like: { name: 'Kite' } }] as const;

/** Returns the names of the Characters that a step boosts if each expedition contains one. */
function boosted(step_: Step, targets?: Parameters<typeof trick>[1], target?: string): readonly string[] {
  let table = tableOf4(
    {
      hand: [trick(step(step_), targets)],
      mana: 1,
      hero: [character('Kite')],
      companion: [character('Finch')],
    },
    { hero: [character('Owl')], companion: [character('Wren')] },
  ).play('Trick');
  if (target !== undefined && table.options().includes(target)) table = table.choose(target);
  return ['Kite', 'Finch', 'Owl', 'Wren'].filter((name) => table.counter(name, 'boost') === 1);
}

describe('Expeditions found from other objects', () => {
  it('1.2.3.c, 7.4.4.g an effect can find the Expedition of a target, and the one facing it', () => {
    expect(boosted(boostsAt({ expeditionOf: { target: 0 } }), aCharacter)).toEqual(['Kite']);
    expect(boosted(boostsAt({ facing: { expeditionOf: { target: 0 } } }), aCharacter)).toEqual(['Owl']);
  });

  it("1.2.3.c the Expedition facing a player's Expedition is an opponent's, and the reverse", () => {
    expect(boosted(boostsAt({ facing: 'your-companion' }))).toEqual(['Wren']);
    expect(boosted(boostsAt({ facing: 'opponent-hero' }))).toEqual(['Kite']);
    expect(boosted(boostsAt({ facing: 'each-of-yours' }))).toEqual(['Owl', 'Wren']);
  });

  it('1.2.3.c an effect can find the Expedition facing a target Expedition', () => {
    const targets = [{ kind: 'expedition', whose: 'opponent' }] as const;
    expect(boosted(boostsAt({ facing: { target: 0 } }), targets, 'expedition 1 companion')).toEqual([
      'Finch',
    ]);
  });

  it('2.1.e an effect can find the Expedition that an object has just left', () => {
    const found = afterTrick(
      'Send target "Kite" to Reserve. Characters facing it gain 1 boost.',
      { hero: [character('Kite')], companion: [character('Finch')] },
      { hero: [character('Owl')], companion: [character('Wren')] },
    );
    expect([found.counter('Owl', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 0]);
  });

  it('7.4.4.g a Gigantic Character is faced in both Expeditions', () => {
    const found = tableOf4(
      {
        hand: [trick(step(boostsAt({ facing: { expeditionOf: { target: 0 } } })), aCharacter)],
        mana: 1,
        hero: [character('Kite', 'Gigantic.')],
      },
      { hero: [character('Owl')], companion: [character('Wren')] },
    ).play('Trick');
    expect([found.counter('Owl', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 1]);
  });

  it('7.3.10.a, 7.3.11.a only the Expedition that is found moves', () => {
    const places = (direction: 'forward' | 'backward') => {
      const which = { facing: { expeditionOf: { target: 0 } } } as const;
      const at = { hero: 2, companion: 6 };
      const table = afterTrick(
        step({ kind: 'move-expedition', which, direction }),
        { hero: [character('Kite')], at },
        { at },
        aCharacter,
      );
      return table.happened().filter((line) => line.includes('hero') && line.includes('.1'));
    };
    expect(places('forward')).toEqual(['move-expedition | hero.1: 2 > 3']);
    expect(places('backward')).toEqual(['move-expedition | hero.1: 2 > 1']);
  });
});
