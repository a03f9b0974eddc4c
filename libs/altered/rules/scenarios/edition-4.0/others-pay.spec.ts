import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#altered/abilities';
import { afterTrick, character, step, type Table } from '#altered/testing';

const nothing: Effect = { kind: 'sequence', effects: [] };

/** "Your opponent discards a card from their hand unless they pay {2}." */
const unless: Effect = {
  kind: 'if-you-do',
  first: { kind: 'optional', effect: step({ kind: 'pay', mana: 2, who: 'opponent' }), who: 'opponent' },
  then: nothing,
  otherwise: step({ kind: 'draw', count: 1 }),
};

describe('mana paid by another player', () => {
  const charged = (mana: number): Table => afterTrick(unless, {}, { mana });

  it('6.4.c an effect does not happen if another player pays to prevent it', () => {
    const paid = charged(2).choose('yes').verbs();
    expect(paid).not.toContain('draw');
    expect(paid.filter((verb) => verb === 'pay').length).toBe(2);
  });

  it('6.4.c an effect happens if another player does not pay to prevent it', () => {
    const verbs = charged(2).choose('no').verbs();
    expect(verbs).toContain('draw');
    expect(verbs.filter((verb) => verb === 'pay').length).toBe(1);
  });

  it('6.4.c the controller of a target pays to prevent an effect on it', () => {
    const owner = { controllerOf: { target: 0 } } as const;
    const lost: Effect = {
      kind: 'if-you-do',
      first: { kind: 'optional', effect: step({ kind: 'pay', mana: 1, who: owner }), who: owner },
      then: nothing,
      otherwise: step({ kind: 'discard', what: { target: 0 } }),
    };
    const aimed = (mana: number): Table =>
      afterTrick(lost, {}, { hero: [character('Wren')], mana }, [
        { kind: 'object', like: { type: 'character' } },
      ]);
    expect(aimed(1).choose('yes').names('hero', 1)).toEqual(['Wren']);
    expect(aimed(1).choose('no').names('discard', 1)).toEqual(['Wren']);
    expect(aimed(0).names('discard', 1)).toEqual(['Wren']);
  });

  it('6.4.c a player who cannot pay in full is not asked', () => {
    expect(charged(1).verbs()).toContain('draw');
  });
});
