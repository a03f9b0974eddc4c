import type { Quantity, TokenDefinition } from '#altered/abilities';
import { noun, listed } from './grammar.js';
import { counted } from './quantities.js';
import type { Speech } from './speech.js';
import * as words from './words.js';

/** "un gettone Recluta 1/1/1 Soldato" (7.3.3.b); names stay as they are. */
export function tokens(token: TokenDefinition, count: Quantity, speech: Speech): string {
  const { forest, mountain, water } = token.statistics;
  const subtypes = token.subtypes.map((name) => words.subtype(name).one).join(', ');
  const tail = [token.name, `${forest}/${mountain}/${water}`, ...(subtypes === '' ? [] : [subtypes])].join(
    ' ',
  );
  return counted(noun(`${words.token.one} ${tail}`, `${words.token.many} ${tail}`, 'm'), count, speech);
}

/** "con «…» e «…»", after the place where the token is made (2.2.10.e). */
export function tokenAbilities(token: TokenDefinition, speech: Speech): string {
  const abilities = token.abilities ?? [];
  if (abilities.length === 0) return '';
  return `con ${granted(abilities, speech)}`;
}

/** Abilities that are given: keywords by name, others quoted. */
export const granted = (abilities: NonNullable<TokenDefinition['abilities']>, speech: Speech): string =>
  listed(
    abilities.map((ability) => {
      if (ability.kind === 'keyword') return words.keywords[ability.keyword];
      if (ability.kind === 'tough') return `${words.keywords.tough} ${ability.amount}`;
      return `«${speech.ability(ability).replace(/\.$/, '')}»`;
    }),
    'e',
  );
