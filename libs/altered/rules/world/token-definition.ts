import type { CardDefinition, TokenDefinition } from '#altered/abilities';

/** 2.2.1.d, 2.2.3.f, 2.2.4.c, 2.2.6.c, 2.2.7.c, 2.3.1.b: a token is what its effect says. */
export const definitionOf = (token: TokenDefinition): CardDefinition => ({
  reference: '',
  name: token.name,
  type: token.type ?? 'character',
  subtypes: token.subtypes,
  faction: null,
  rarity: null,
  handCost: 0,
  reserveCost: 0,
  statistics: token.type === undefined ? token.statistics : null,
  text: token.text ?? [],
  supportText: [],
  ...(token.abilities && { abilities: token.abilities }),
  executed: true,
});
