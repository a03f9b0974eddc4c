import type { Ability, ExpeditionsOrTarget, Statistics, Step, TokenDefinition } from '#altered/abilities';
import { $, fieldsOf, form, list } from '../../syntax/phrases.js';
import { maybe, means, oneOf, only, pure, rule, type Syntax } from '../../syntax/syntax.js';
import { beginningWith } from '../../syntax/beginning.js';
import { shapes } from '../../syntax/tokens.js';
import { anyExpeditions, inExpeditions } from './expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { subtype } from '../words/names.js';
import { inDigits, orXInWords } from '../words/numbers.js';

/**
 * The words and shapes that can begin a token's name. The name starts with a capital letter and precedes the
 * statistics.
 */
const nameBeginning = beginningWith([shapes.name, shapes.names, shapes.capital, 'of', 'the', 'in', 'and']);
export const tokenName: Syntax<string> = {
  first: () => nameBeginning,
  parse: (source, at, scope) => {
    const end = source.tokens.findIndex(
      ({ text }, index) => index >= at && (!/^[\p{L}'-]+$/u.test(text) || /^tokens?$/.test(text)),
    );
    const words = source.tokens.slice(at, end).map(({ text }) => text);
    if (
      words.length > 0 &&
      words.length < 7 &&
      words.every((word) => /^(\p{Lu}|of$|the$|in$|and$)/u.test(word))
    )
      return [{ value: words.join(' '), end, scope }];
    source.miss(at, 'the name of a token');
    return [];
  },
  print: (value: unknown, scope) => (typeof value === 'string' ? { tokens: value.split(' '), scope } : null),
};

export const statistics: Syntax<Statistics> = form<Statistics>('<forest>/<mountain>/<water>', {
  forest: inDigits,
  mountain: inDigits,
  water: inDigits,
});

export const subtypes: Syntax<readonly string[]> = oneOf(list(subtype, ''), pure<readonly string[]>([]));

type Described = Omit<TokenDefinition, 'abilities'>;

/** Phrases such as "Brassbug 2/2/2 Robot token" (7.3.3.b). */
export const tokenDefinition = (many: boolean): Syntax<Described> =>
  rule(
    'a token',
    form<Described>(`<name> <statistics> <subtypes> ${many ? 'tokens' : 'token'}`, {
      name: tokenName,
      statistics,
      subtypes,
    }),
  );

const isYours = (which: ExpeditionsOrTarget): boolean =>
  which === 'your-hero' || which === 'your-companion' || which === 'each-of-yours';

/** Phrases such as "a … token in target Expedition with “…”". */
export function create(g: Grammar, verb: string, your: 'your' | 'their' = 'your'): Syntax<Step> {
  // If another player creates the token, "your" would refer to the wrong player.
  const isSayable = (which: ExpeditionsOrTarget): boolean =>
    (your === 'your' || !isYours(which)) && !(typeof which === 'object' && 'expeditionOf' in which);
  type Where = Pick<Extract<Step, { kind: 'create' }>, 'in' | 'distributed'>;
  const where = oneOf<Where>(
    form<Where>(', distributed as you choose among <in>', { in: anyExpeditions }, { distributed: true }),
    means<Where>(', distributed among any Expeditions', { in: 'each', distributed: true }),
    form<Where>('in <in>', { in: only(inExpeditions, isSayable) }),
  );
  const abilities = maybe(
    form<readonly Ability[]>('with "<ability>"', { ability: g.ability }, [$('ability')]),
  );
  const say = (number: string, many: boolean): Syntax<Step> =>
    form<Step>(
      `${verb} ${number} <token> <where> <abilities>`,
      { token: tokenDefinition(many), where, abilities, count: orXInWords },
      {
        kind: 'create',
        token: { ...fieldsOf('token', 'name', 'statistics', 'subtypes'), abilities: $('abilities') },
        ...fieldsOf('where'),
        ...(many && { count: $('count') }),
      },
    );
  return oneOf(say('a', false), say('<count>', true));
}
