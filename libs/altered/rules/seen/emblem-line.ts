import { same, type Ability, type CardDefinition } from '#altered/abilities';
import type { Emblem } from '../state/objects.js';
import { placedAbilities } from '../world/placed-abilities.js';

type Printed = Pick<CardDefinition, 'abilities' | 'text' | 'supportText'>;

/**
 * The line of the card that says what an emblem does: one of its own abilities, where the card has as many abilities as
 * lines. Abilities that others give it are not on the card. An index into its text, then its support text; null: none.
 */
export function lineOf(card: Printed, emblem: Emblem): number | null {
  const { text, supportText } = card;
  const abilities = placedAbilities(card.abilities ?? [], true);
  if (abilities.length !== text.length + supportText.length) return null;
  const fits = (one: Ability | undefined): boolean => one !== undefined && says(one, emblem);
  const { ability } = emblem.source;
  const index = fits(abilities[ability]) ? ability : abilities.findIndex(fits);
  return index < 0 ? null : index;
}

/** A line of a card by its index; null: it has none there. */
export const textOfLine = ({ text, supportText }: Printed, line: number): string | null =>
  [...text, ...supportText][line] ?? null;

/** Whether an ability is the one that made an emblem: a reaction by its effect, what lasts by the part that made it. */
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

/** Whether a tree of abilities has a part. */
function holds(tree: unknown, part: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  return same(tree, part) || Object.values(tree).some((branch) => holds(branch, part));
}
