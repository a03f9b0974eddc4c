import { describe, expect, it } from '@jest/globals';
import type { Ability } from './ability.js';
import { abilityProblems } from './check.js';
import { resolvedKinds, unsupported } from './executable.js';
import { abilityKinds } from './vocabulary.js';

const scouts: Ability = {
  kind: 'reaction',
  trigger: {
    kind: 'any',
    of: [
      { kind: 'join', what: 'me' },
      { kind: 'draw', who: 'opponent', oneOrMore: true },
    ],
  },
  effect: {
    kind: 'if',
    condition: { kind: 'first-player', who: 'you' },
    then: { kind: 'step', step: { kind: 'later', step: { kind: 'exhausted-resupply' } } },
  },
};

describe('what an edition resolves', () => {
  it('is nothing of an edition without rules', () => {
    expect(unsupported({ kind: 'tough', amount: 1 }, '0.9')).toEqual([
      { path: 'ability', kind: 'edition 0.9' },
    ]);
    expect(resolvedKinds('0.9')).toBeUndefined();
  });

  it('names what later editions add, and where it stands', () => {
    expect(abilityProblems([scouts])).toEqual([]);
    expect(unsupported(scouts)).toEqual([{ path: 'ability.effect.then.step', kind: 'step later' }]);
    expect(unsupported(scouts, '1.0', 'abilities.3')[0]?.path).toBe('abilities.3.effect.then.step');
    const orb: Ability = {
      kind: 'quick-action',
      cost: { mana: 1, later: { exhaustInReserve: 1 } },
      effect: { kind: 'step', step: { kind: 'draw', count: { if: { kind: 'first-day' }, then: 1 } } },
    };
    expect(unsupported(orb)).toEqual([{ path: 'ability.cost', kind: 'cost later' }]);
  });

  it('is made of words of the vocabulary', () => {
    for (const [family, kinds] of Object.entries(resolvedKinds('1.0') ?? {}))
      expect(abilityKinds[family as keyof typeof abilityKinds]).toEqual(expect.arrayContaining([...kinds]));
  });
});
