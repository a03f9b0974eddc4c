import { gather } from '#kernel';
import type { Ability, CardDefinition, Keyword } from '#altered/abilities';
import type { Characteristics } from './characteristics.js';
import { noTerms, termsOf } from './own-terms.js';
import { isCompleted, isTemple, placedAbilities } from './placed-abilities.js';
import type { Stay } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';

const noAbilities: readonly Ability[] = [];
const noKeywords: readonly Keyword[] = [];

const bare: Characteristics = {
  type: null,
  subtypes: [],
  name: '',
  rarity: null,
  faction: null,
  handCost: 0,
  reserveCost: 0,
  statistics: null,
  abilities: noAbilities,
  keywords: noKeywords,
  tough: 0,
  terms: noTerms,
};
const region: Characteristics = { ...bare, type: 'region' };
const emblem: Characteristics = { ...bare, type: 'emblem' };
/** The characteristics of a Mana orb (2.2.1.f, 3.2.9.c). */
const manaOrb: Characteristics = { ...bare, type: 'mana-orb' };

/** Caches characteristics by definition, because printed text never changes. */
const printed = new WeakMap<CardDefinition, Characteristics>();

function printedOn(card: CardDefinition): Characteristics {
  const known = printed.get(card);
  if (known !== undefined) return known;
  const abilities = placedAbilities(card.abilities ?? noAbilities);
  const found: Characteristics = {
    type: card.type,
    subtypes: card.subtypes,
    name: card.name,
    // 2.2.4.c: a Hero has no rarity.
    rarity: card.type === 'hero' ? null : card.rarity,
    faction: card.faction,
    handCost: card.handCost,
    reserveCost: card.reserveCost,
    // 2.2.9.c: only Characters have statistics.
    statistics: card.type === 'character' ? card.statistics : null,
    abilities,
    keywords: keywordsOf(abilities),
    tough: toughOf(abilities),
    terms: termsOf(abilities),
  };
  printed.set(card, found);
  return found;
}

/**
 * Returns an object's current characteristics. A completed Feat also has the abilities in its other box. A Temple is a
 * Landmark.
 */
function nowOn(natural: Characteristics, stay: Stay | null | undefined): Characteristics {
  if (isTemple(stay)) return templeOf(natural);
  return isCompleted(stay) ? withAbilities(natural, 'completed') : natural;
}

/** Returns the characteristics of a card as "A Landmark Permanent - Construction". */
export const templeOf = (natural: Characteristics): Characteristics => ({
  ...withAbilities(natural, 'temple'),
  terms: natural.terms,
  type: 'permanent',
  subtypes: ['landmark', 'construction'],
  statistics: null,
});

function withAbilities(natural: Characteristics, as: 'completed' | 'temple'): Characteristics {
  const abilities = placedAbilities(natural.abilities, as);
  return {
    ...natural,
    abilities,
    keywords: keywordsOf(abilities),
    tough: toughOf(abilities),
    terms: termsOf(abilities),
  };
}

/**
 * Returns the printed characteristics of a card or token in any zone. Returns empty characteristics for other items.
 */
export function naturalOf(state: State, item: number): Characteristics {
  const kind = state.items[item]?.kind;
  return kind === 'card' || kind === 'token' ? printedOn(cardOf(state, item)) : bare;
}

/**
 * Returns an item's printed characteristics (2.3.1.a–b) plus its boosts (2.5.1.b). Returns empty characteristics for a
 * face-down item (3.1.3.c).
 */
export function baseOf(state: State, item: number): Characteristics {
  const kind = state.items[item]?.kind;
  if (kind === 'region') return region;
  if (kind === 'emblem') return emblem;
  const stay = state.stays[item];
  if (stay?.faceDown === true) return stay.zone === 'mana' ? manaOrb : bare;
  const natural = nowOn(printedOn(cardOf(state, item)), stay);
  const boosts = stay?.counters['boost'] ?? 0;
  if (boosts === 0 || natural.statistics === null) return natural;
  const { forest, mountain, water } = natural.statistics;
  return {
    ...natural,
    statistics: { forest: forest + boosts, mountain: mountain + boosts, water: water + boosts },
  };
}

export function keywordsOf(abilities: readonly Ability[]): readonly Keyword[] {
  if (abilities.length === 0) return noKeywords;
  return gather(abilities, (ability) => (ability.kind === 'keyword' ? [ability.keyword] : noKeywords));
}

/** 7.4.5: returns the sum of the Tough X abilities in a list. */
export const toughOf = (abilities: readonly Ability[]): number =>
  abilities.reduce((sum, ability) => (ability.kind === 'tough' ? sum + ability.amount : sum), 0);
