import type { CardDefinition, TokenDefinition } from '#altered/abilities';
import type { Zone } from '../state/objects.js';

/**
 * 2.2.1.d, 2.2.3.f, 2.2.4.c, 2.2.6.c, 2.2.7.c, 2.3.1.b: returns a token's characteristics, which the creating effect
 * defines.
 */
export const definitionOf = (token: TokenDefinition): CardDefinition => ({
  reference: '',
  name: token.name,
  type: token.type ?? 'character',
  subtypes: token.subtypes,
  faction: null,
  rarity: null,
  handCost: 0,
  reserveCost: token.reserveCost ?? 0,
  statistics: token.type === undefined ? token.statistics : null,
  text: token.text ?? [],
  supportText: [],
  ...(token.abilities && { abilities: token.abilities }),
  executed: true,
});

/**
 * Whether a token still exists after it changes zones. This is true only for a Signature token that moves from Reserve
 * into play.
 */
export const tokenLasts = (from: Zone | 'outside', to: Zone | 'outside'): boolean =>
  from === to ||
  (from === 'reserve' && (to === 'limbo' || to === 'expedition')) ||
  (from === 'limbo' && to === 'expedition');
