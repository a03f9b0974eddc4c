import type { Ability } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { mana } from './numbers.js';

/** Abilities of later editions. */
export const laterAbilities = (g: Grammar): readonly Syntax<Ability>[] => {
  const working = oneOf(
    iso(
      g.ability,
      (ability) => (isWorking(ability) ? ability : undefined),
      (ability) => (isWorking(ability) ? ability : undefined),
    ),
  );
  return [
    means<Ability>('Cooldown.', { kind: 'later', ability: { kind: 'keyword', keyword: 'cooldown' } }),
    means<Ability>("I can't be played, but I can be used as a Mana Orb.", {
      kind: 'later',
      ability: { kind: 'mana-only' },
    }),
    form<Ability>(
      'Scout <cost>.',
      { cost: mana },
      { kind: 'later', ability: { kind: 'scout', cost: $('cost') } },
    ),
    form<Ability>(
      '{I} <ability>',
      { ability: working },
      { kind: 'later', ability: { kind: 'in-reserve', ability: $('ability') } },
    ),
    form<Ability>(
      'Completed: <ability>',
      { ability: working },
      { kind: 'later', ability: { kind: 'completed', ability: $('ability') } },
    ),
  ];
};

const isWorking = ({ kind }: Ability): boolean =>
  kind === 'reaction' || kind === 'passive' || kind === 'quick-action';
