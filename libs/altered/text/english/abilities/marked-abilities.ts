import type { Ability } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { mana } from '../words/numbers.js';

/** Abilities with a mark or a keyword of their own: {I}, Completed, Scout, Temple, Cooldown. */
export const markedAbilities = (g: Grammar): readonly Syntax<Ability>[] => {
  const working = iso(
    g.ability,
    (ability) => (isWorking(ability) ? ability : undefined),
    (ability) => (isWorking(ability) ? ability : undefined),
  );
  return [
    means<Ability>('Cooldown.', { kind: 'cooldown' }),
    means<Ability>("I can't be played, but I can be used as a Mana Orb.", { kind: 'mana-only' }),
    form<Ability>('Scout <cost>.', { cost: mana }, { kind: 'scout' }),
    form<Ability>('Temple <cost>.', { cost: mana }, { kind: 'temple' }),
    form<Ability>('{I} <ability>', { ability: working }, { kind: 'in-reserve' }),
    form<Ability>('Completed: <ability>', { ability: working }, { kind: 'completed' }),
  ];
};

const isWorking = ({ kind }: Ability): boolean =>
  kind === 'reaction' || kind === 'passive' || kind === 'quick-action';
