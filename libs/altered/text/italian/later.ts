import type { Quantity, Selector } from '#altered/abilities';
import type { NounPhrase } from './grammar.js';

/** What only editions after 1.0 say of objects. */
export const laterDescription = (asked: Selector['later']): readonly string[] =>
  asked?.hasCooldown === true ? ['Raffreddamento'] : [];

type LaterQuantity = Extract<Quantity, { later: unknown }>['later'];

const quantities: Readonly<Partial<Record<LaterQuantity['kind'], string>>> = {
  'any-number': 'numero qualsiasi',
};

export const laterQuantity = ({ kind }: LaterQuantity): NounPhrase => ({
  gender: 'm',
  plural: false,
  article: 'a',
  words: quantities[kind] ?? kind,
});
