import type {
  Ability,
  ExpeditionsOrTarget,
  Quantity,
  Statistics,
  Step,
  TokenDefinition,
} from '#altered/abilities';
import { $, form, list, phrase } from '../../syntax/phrases.js';
import { iso, maybe, means, oneOf, only, pure, rule, token, type Syntax } from '../../syntax/syntax.js';
import { beginningWith } from '../../syntax/beginning.js';
import { shapes } from '../../syntax/tokens.js';
import { anyExpeditions, inExpeditions } from './expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { subtype } from '../words/names.js';
import { letterX, severalInWords } from '../words/numbers.js';

const number = token(
  'a statistic',
  [shapes.number],
  (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  (value: number) => String(value),
);

/** Words up to the statistics; the first one has a capital. */
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

export const statistics: Syntax<Statistics> = form<Statistics>(
  '<forest>/<mountain>/<water>',
  { forest: number, mountain: number, water: number },
  {},
);

export const subtypes: Syntax<readonly string[]> = oneOf(list(subtype, ''), pure<readonly string[]>([]));

type Described = Omit<TokenDefinition, 'abilities'>;

/** "Brassbug 2/2/2 Robot token" (7.3.3.b) */
export const tokenDefinition = (many: boolean): Syntax<Described> =>
  rule(
    'a token',
    form<Described>(`<name> <statistics> <subtypes> ${many ? 'tokens' : 'token'}`, {
      name: tokenName,
      statistics,
      subtypes,
    }),
  );

type Create = Extract<Step, { kind: 'create' }>;
interface Where {
  readonly in: ExpeditionsOrTarget;
  readonly distributed?: true;
}
interface Created {
  readonly count: Quantity | undefined;
  readonly token: Described;
}

const created: Syntax<Created> = oneOf<Created>(
  phrase<{ count: undefined; token: Described }>('a <count> <token>', {
    count: pure(undefined),
    token: tokenDefinition(false),
  }),
  phrase<{ count: Quantity; token: Described }>('<count> <token>', {
    count: oneOf<Quantity>(severalInWords, letterX),
    token: tokenDefinition(true),
  }),
);

const isYours = (which: ExpeditionsOrTarget): boolean =>
  which === 'your-hero' || which === 'your-companion' || which === 'each-of-yours';

/** "a … token in target Expedition with “…”" */
export function create(g: Grammar, verb: string, your: 'your' | 'their' = 'your'): Syntax<Step> {
  const abilities = maybe(
    form<readonly Ability[]>('with "<ability>"', { ability: g.ability }, [$('ability')]),
  );
  // If another player creates it, "your" Expeditions belong to a different player.
  const isSayable = (which: ExpeditionsOrTarget): boolean =>
    (your === 'your' || !isYours(which)) && !(typeof which === 'object' && 'expeditionOf' in which);
  const where = oneOf<Where>(
    form<Where>(', distributed as you choose among <in>', { in: anyExpeditions }, { distributed: true }),
    means<Where>(', distributed among any Expeditions', { in: 'each', distributed: true }),
    form<Where>('in <in>', { in: only(inExpeditions, isSayable) }),
  );
  return iso(
    phrase<{ created: Created; where: Where; abilities: readonly Ability[] | undefined }>(
      `${verb} <created> <where> <abilities>`,
      { created, where, abilities },
    ),
    ({ created: { count, token: described }, where: place, abilities: has }): Step => ({
      kind: 'create',
      token: { ...described, ...(has !== undefined && { abilities: has }) },
      ...place,
      ...(count !== undefined && { count }),
    }),
    (step) => {
      if (step.kind !== 'create' || step.who !== undefined) return undefined;
      const {
        token: { abilities: has, ...described },
        count,
        kind: _kind,
        ...place
      }: Create = step;
      return { created: { count, token: described }, where: place, abilities: has };
    },
  );
}
