import { describe, expect, it } from '@jest/globals';
import type { Ability } from './ability.js';
import type { Selector } from './selector.js';
import { abilityProblems } from './check.js';
import { abilityKinds, editions, missingCapability } from './capabilities.js';
import { unsupported } from './executable.js';
import { unknowable } from './unknowable.js';

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
    then: { kind: 'step', step: { kind: 'exhausted-resupply' } },
  },
};

describe('the parts of an ability that an edition does not execute', () => {
  it('include the whole ability if the edition has no rules', () => {
    expect(unsupported({ kind: 'tough', amount: 1 }, '0.9')).toEqual([
      { path: 'ability', kind: 'edition 0.9', why: 'there are no rules of edition 0.9' },
    ]);
  });

  it('include the parts that later editions add, with their paths', () => {
    expect(abilityProblems([scouts])).toEqual([]);
    expect(unsupported(scouts)).toEqual([
      {
        path: 'ability.effect.then.step',
        kind: 'step exhausted-resupply',
        why: 'edition 1.0 has no Exhausted Resupply',
      },
    ]);
    expect(unsupported(scouts, '1.0', 'abilities.3')[0]?.path).toBe('abilities.3.effect.then.step');
    const orb: Ability = {
      kind: 'quick-action',
      cost: { mana: 1, exhaustInReserve: 1 },
      effect: { kind: 'step', step: { kind: 'draw', count: { if: { kind: 'first-day' }, then: 1 } } },
    };
    expect(unsupported(orb)).toEqual([
      {
        path: 'ability.cost',
        kind: 'cost exhaustInReserve',
        why: 'edition 1.0 has no exhausted cards in Reserve',
      },
    ]);
  });

  it('do not include questions about the contents of a deck, so that older games can still be played', () => {
    const draws = (like: Selector): Ability => ({
      kind: 'reaction',
      trigger: { kind: 'join', what: 'me' },
      effect: {
        kind: 'if',
        condition: { kind: 'exists', like },
        then: { kind: 'step', step: { kind: 'draw', count: { count: like } } },
      },
    });
    const ability = draws({ zone: 'deck', owner: 'you', type: 'spell' });
    expect(unknowable(ability).map(({ path, kind }) => [path, kind])).toEqual([
      ['ability.effect.condition', 'what is in a deck'],
      ['ability.effect.then.step.count', 'what is in a deck'],
    ]);
    expect(unsupported(ability, '4.0')).toEqual([]);
    expect(unknowable(draws({ zone: 'deck', owner: 'you' }))).toEqual([]);
    expect(unknowable(draws({ zone: 'reserve', owner: 'you', type: 'spell' }))).toEqual([]);
  });

  it('have a reason for each kind of node in each edition', () => {
    for (const [family, kinds] of Object.entries(abilityKinds))
      for (const kind of kinds)
        for (const edition of editions) expect(missingCapability(family, kind, edition)).not.toBe('');
  });
});
