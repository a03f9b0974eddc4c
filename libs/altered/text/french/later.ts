import type { Quantity, Selector } from '#altered/abilities';
import { unreachable } from '../speech/unreachable.js';
import type { NounPhrase } from './grammar.js';

/** What only editions after 1.0 say of objects. */
export const laterDescription = (asked: Selector['later']): readonly string[] =>
  asked?.hasCooldown === true ? ['Rafraîchissement'] : [];

type LaterQuantity = Extract<Quantity, { later: unknown }>['later'];

export const laterQuantity = (quantity: LaterQuantity): NounPhrase => unreachable(quantity);
