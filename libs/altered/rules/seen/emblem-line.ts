import { same, type Ability, type CardDefinition } from '#altered/abilities';
import type { Emblem } from '../state/objects.js';
import { placedAbilities } from '../world/placed-abilities.js';

type Printed = Pick<CardDefinition, 'abilities' | 'text' | 'supportText'>;

/**
 * Returns the index of the line of card text that describes an emblem. Support text follows the main text. Null if the
 * card does not have exactly one line per ability, or if the ability is from another object.
 */
export function lineOf(card: Printed, emblem: Emblem): number | null {
  const { text, supportText } = card;
  const abilities = placedAbilities(card.abilities ?? [], 'completed');
  if (abilities.length !== text.length + supportText.length) return null;
  const fits = (candidate: Ability | undefined): boolean =>
    candidate !== undefined && says(candidate, emblem);
  const { ability } = emblem.source;
  const own = abilities[ability];
  const index = own?.kind === 'temple' || fits(own) ? ability : abilities.findIndex(fits);
  return index < 0 ? null : index;
}

/** Returns a line of card text by its index. Support text follows the main text. Null if there is no such line. */
export const textOfLine = ({ text, supportText }: Printed, line: number): string | null =>
  [...text, ...supportText][line] ?? null;

/**
 * Whether an ability created an emblem. A reaction must have the emblem's effect. Any other ability must contain the
 * emblem's passive ability or effect.
 */
function says(ability: Ability, emblem: Emblem): boolean {
  switch (emblem.kind) {
    case 'reaction':
      return ability.kind === 'reaction' && same(ability.effect, emblem.instructions.effect);
    case 'ongoing':
      return holds(ability, emblem.passive);
    case 'delayed':
    case 'awaiting':
      return holds(ability, emblem.instructions.effect);
  }
}

/** Whether an ability contains a given part at any depth. */
function holds(tree: unknown, part: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  return same(tree, part) || Object.values(tree).some((branch) => holds(branch, part));
}
