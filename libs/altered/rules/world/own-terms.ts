import { reads, type Ability, type Passive } from '#altered/abilities';
import type { State } from '../state/state.js';
import type { World } from './characteristics.js';
import { isSupport } from './placed-abilities.js';

/** A passive ability of one kind, and its index on its card. */
export interface Term<Kind extends Passive['kind']> {
  readonly index: number;
  readonly passive: Extract<Passive, { readonly kind: Kind }>;
}

/**
 * The terms that a card's own abilities set for playing it, whichever zone it is in (1.2.4.d). Most cards have no such
 * abilities.
 */
export interface OwnTerms {
  readonly manaOnly: boolean;
  readonly fromDiscard: boolean;
  /** The lowest Scout cost (7.4.5.c of edition 4.0). Infinity if the card has no Scout. */
  readonly scout: number;
  /** The lowest Temple cost. Infinity if the card has no Temple. */
  readonly temple: number;
  readonly bans: readonly Term<'cannot-play'>[];
  readonly costs: readonly Term<'cost'>[];
  readonly costsIn: readonly Term<'cost-in'>[];
  readonly optionalCosts: readonly Term<'optional-cost'>[];
  readonly places: readonly Term<'cannot-be-played'>[];
  /**
   * The terms outside Reserve. They can differ, because support abilities are active only in Reserve. Null if the terms
   * are the same in every zone.
   */
  readonly elsewhere: OwnTerms | null;
}

export const noTerms: OwnTerms = {
  manaOnly: false,
  fromDiscard: false,
  scout: Infinity,
  temple: Infinity,
  bans: [],
  costs: [],
  costsIn: [],
  optionalCosts: [],
  places: [],
  elsewhere: null,
};

type Draft = { -readonly [Field in keyof OwnTerms]: OwnTerms[Field] };

export function termsOf(abilities: readonly Ability[]): OwnTerms {
  let terms: Draft | null = null;
  let hasSupport = false;
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index] as Ability;
    if (!isTerm(ability)) continue;
    hasSupport ||= isSupport(ability);
    addTo((terms ??= { ...noTerms }), ability, index);
  }
  if (terms !== null && hasSupport) terms.elsewhere = withoutSupport(abilities);
  return terms ?? noTerms;
}

/** Returns the terms that a card has without its support abilities. */
function withoutSupport(abilities: readonly Ability[]): OwnTerms {
  const terms: Draft = { ...noTerms };
  for (const [index, ability] of abilities.entries())
    if (isTerm(ability) && !isSupport(ability)) addTo(terms, ability, index);
  return terms;
}

/** Returns the terms for playing a card from its current zone. */
export function ownTermsOf(
  { state, world }: { readonly state: State; readonly world: World },
  item: number,
): OwnTerms {
  const { terms } = world.of(item);
  if (terms.elsewhere === null) return terms;
  const isWhole = state.stays[item]?.zone === 'reserve' || !reads(state.started, 'support-in-reserve');
  return isWhole ? terms : terms.elsewhere;
}

const isTerm = (ability: Ability): boolean =>
  ability.kind === 'mana-only' ||
  ability.kind === 'scout' ||
  ability.kind === 'temple' ||
  (ability.kind === 'passive' && isTermOfPassive(ability.passive));

const isTermOfPassive = (passive: Passive): boolean =>
  passive.kind === 'playable-from' ||
  passive.kind === 'cost-in' ||
  passive.kind === 'optional-cost' ||
  passive.kind === 'cannot-be-played' ||
  (passive.kind === 'cannot-play' && passive.cards === 'me') ||
  (passive.kind === 'cost' && passive.of === 'me');

function addTo(terms: Draft, ability: Ability, index: number): void {
  if (ability.kind === 'mana-only') terms.manaOnly = true;
  if (ability.kind === 'scout' || ability.kind === 'temple')
    terms[ability.kind] = Math.min(terms[ability.kind], ability.cost);
  if (ability.kind !== 'passive') return;
  const { passive } = ability;
  switch (passive.kind) {
    case 'playable-from':
      terms.fromDiscard ||= passive.zone === 'discard';
      return;
    case 'cannot-play':
      terms.bans = [...terms.bans, { index, passive }];
      return;
    case 'cost':
      terms.costs = [...terms.costs, { index, passive }];
      return;
    case 'cost-in':
      terms.costsIn = [...terms.costsIn, { index, passive }];
      return;
    case 'optional-cost':
      terms.optionalCosts = [...terms.optionalCosts, { index, passive }];
      return;
    case 'cannot-be-played':
      terms.places = [...terms.places, { index, passive }];
      return;
    default:
      return;
  }
}
