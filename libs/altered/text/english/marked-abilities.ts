import type { Ability } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { mana } from './numbers.js';

/** Abilities with a mark or a keyword of their own: {I}, Completed, Scout, Cooldown. */
export const markedAbilities = (g: Grammar): readonly Syntax<Ability>[] => {
  const working = oneOf(
    iso(
      g.ability,
      (ability) => (isWorking(ability) ? ability : undefined),
      (ability) => (isWorking(ability) ? ability : undefined),
    ),
  );
  return [
    means<Ability>('Cooldown.', { kind: 'cooldown' }),
    means<Ability>("I can't be played, but I can be used as a Mana Orb.", { kind: 'mana-only' }),
    form<Ability>('Scout <cost>.', { cost: mana }, { kind: 'scout', cost: $('cost') }),
    form<Ability>('{I} <ability>', { ability: working }, { kind: 'in-reserve', ability: $('ability') }),
    form<Ability>('Completed: <ability>', { ability: working }, { kind: 'completed', ability: $('ability') }),
  ];
};

const isWorking = ({ kind }: Ability): boolean =>
  kind === 'reaction' || kind === 'passive' || kind === 'quick-action';
