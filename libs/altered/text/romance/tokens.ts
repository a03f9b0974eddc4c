import type { Quantity, TokenDefinition } from '#altered/abilities';
import { listed } from './grammar.js';
import { counted } from './quantities.js';
import type { Speech } from './speech.js';

/** "un gettone Recluta 1/1/1 Soldato" (7.3.3.b); names stay as they are. */
export function tokens(token: TokenDefinition, count: Quantity, speech: Speech): string {
  const { words } = speech.language;
  const { forest, mountain, water } = token.statistics;
  const subtypes = token.subtypes.map((name) => words.subtype(name).one).join(', ');
  const tail = [token.name, `${forest}/${mountain}/${water}`, ...(subtypes === '' ? [] : [subtypes])].join(
    ' ',
  );
  const { one, many, gender } = words.token;
  return counted({ one: `${one} ${tail}`, many: `${many} ${tail}`, gender }, count, speech);
}

/** "con «…» e «…»", after the place where the token is made (2.2.10.e). */
export function tokenAbilities(token: TokenDefinition, speech: Speech): string {
  const abilities = token.abilities ?? [];
  return abilities.length === 0 ? '' : speech.language.steps.withAbilities(granted(abilities, speech));
}

/** Abilities that are given: keywords by name, others quoted. */
export function granted(abilities: NonNullable<TokenDefinition['abilities']>, speech: Speech): string {
  const { grammar, passives, words } = speech.language;
  return listed(
    abilities.map((ability) => {
      if (ability.kind === 'keyword') return words.keywords[ability.keyword];
      if (ability.kind === 'tough') return `${words.keywords.tough} ${ability.amount}`;
      return passives.quoted(speech.ability(ability).replace(/\.$/, ''));
    }),
    grammar.and,
  );
}
