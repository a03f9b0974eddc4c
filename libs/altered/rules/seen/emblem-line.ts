import { same, type Ability, type CardDefinition } from '#altered/abilities';
import type { Emblem } from '../state/objects.js';
import { placedAbilities } from '../world/placed-abilities.js';

type Printed = Pick<CardDefinition, 'abilities' | 'text' | 'supportText'>;

/**
 * Returns the line of the card with the text of an emblem: one of its own abilities, where the card has as many
 * abilities as lines. Abilities that others give it are not on the card. An index into its text, then its support
 * text. Null if there is none.
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

/** Returns a line of a card by its index. Null if there is none. */
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
