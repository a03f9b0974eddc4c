import type { Ability, CardDefinition } from '#altered/abilities';
import { withoutReminders } from '#altered/text';
import { axiom } from './axiom.js';
import { bravos } from './bravos.js';
import { lyra } from './lyra.js';
import { muna } from './muna.js';
import { ordis } from './ordis.js';
import { yzmir } from './yzmir.js';

const edition = 'OPEN_RIVER_B_';
const abilities: Readonly<Record<string, readonly Ability[]>> = {
  ...axiom,
  ...bravos,
  ...lyra,
  ...muna,
  ...ordis,
  ...yzmir,
};

/** The initial counters of heroes (2.5.d). */
const beginnings: Readonly<Record<string, Readonly<Record<string, number>>>> = { LY_01_C: { ticket: 2 } };

/** Returns the references of cards whose abilities are defined manually. */
export const cardsWithAbilities = (): readonly string[] =>
  [...Object.keys(abilities), ...Object.keys(beginnings)].map((reference) => edition + reference);

const lines = (text: readonly string[]): number =>
  text.filter((line) => withoutReminders(line) !== '').length;
const isSupport = (ability: Ability): boolean => 'where' in ability && ability.where === 'support';

/** Whether a card has an ability for each line of its main and support boxes. */
export const isCovered = ({ abilities = [], text, supportText }: CardDefinition): boolean => {
  const support = abilities.filter(isSupport).length;
  return lines(supportText) === support && lines(text) === abilities.length - support;
};

/** Adds the abilities that implement the text of a card in the open set. */
export function withAbilities(card: CardDefinition): CardDefinition {
  const reference = card.reference.slice(edition.length);
  const own = abilities[reference];
  const startsWith = beginnings[reference];
  const full = { ...card, ...(own && { abilities: own }), ...(startsWith && { startsWith }) };
  return { ...full, executed: card.executed || isCovered(full) };
}
