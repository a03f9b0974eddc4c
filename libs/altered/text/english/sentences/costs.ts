import type { Cost, Effect, Quantity } from '#altered/abilities';
import { firstOf } from '../../syntax/beginning.js';
import { iso, oneOf, only, rule, type Syntax, then, wordsFor } from '../../syntax/syntax.js';
import { type Grammar, once } from '../words/grammar.js';
import { you } from '../words/verb-forms.js';
import { imperative } from './steps.js';
import { joinedVerbs } from '../words/sentence-forms.js';
import { saying } from '../../syntax/scope.js';
import { $, form, list, type Template } from '../../syntax/phrases.js';
import { counterName } from '../words/names.js';
import { mana, severalInDigits, severalInWords, x, xMana } from '../words/numbers.js';
import { articled } from '../nouns/articles.js';
import { playersDo } from './players-doing.js';

/** An action as a price. `known` reads the actions that fields of a cost already cover. */
export function doing(
  g: Grammar,
  known: Syntax<Cost>,
  verbs: Syntax<Effect> = joinedVerbs(imperative(g, you)),
): Syntax<Cost> {
  return {
    first: () => firstOf(verbs),
    parse: (source, at, scope) => {
      const costs = new Set(known.parse(source, at, scope).map(({ end }) => end));
      return verbs
        .parse(source, at, scope)
        .filter(({ end }) => !costs.has(end))
        .map((reading) => ({ ...reading, value: { does: reading.value } }));
    },
    print: (cost, scope) => {
      const { does } = cost;
      return does === undefined || Object.keys(cost).length > 1 ? null : verbs.print(does, scope);
    },
  };
}

/** The fields of costs that are verbs, in the order in which they are printed. */
function verbs(g: Grammar): readonly (readonly [keyof Cost, Syntax<Cost>])[] {
  const counts = { count: severalInWords, digits: severalInDigits, name: counterName };
  const from = wordsFor<'hand' | 'reserve'>({ 'your hand': 'hand', 'your Reserve': 'reserve' });
  return [
    ['exhaustMe', form<Cost>('exhaust me', {}, { exhaustMe: true })],
    ['sacrificeMe', form<Cost>('sacrifice me', {}, { sacrificeMe: true })],
    [
      'spend',
      oneOf<Cost>(
        form<Cost>('spend 1 of my boosts', counts, { spend: { name: 'boost', count: 1 } }),
        form<Cost>('spend 1 of my <name> counters', counts, { spend: { name: $('name'), count: 1 } }),
        form<Cost>('spend <digits> of my <name> counters', counts, {
          spend: { name: $('name'), count: $('digits') },
        }),
        asManyAsX('spend any number of my <name> counters', { spend: { name: $('name'), count: x } }),
      ),
    ],
    [
      'discard',
      oneOf<Cost>(
        form<Cost>('discard a card from <from>', { from }, { discard: { from: $('from'), count: 1 } }),
        form<Cost>(
          'discard <count> cards from <from>',
          { from, ...counts },
          { discard: { from: $('from'), count: $('count') } },
        ),
        then(
          form<Cost>(
            'discard any number of cards from <from>',
            { from },
            { discard: { from: $('from'), count: 'any', note: 'discarded' } },
          ),
          (scope) => saying(scope, { thatMany: { noted: 'discarded' } }),
        ),
      ),
    ],
    [
      'sacrifice',
      form<Cost>(
        'sacrifice <like>',
        { like: articled(g.single) },
        { sacrifice: { like: $('like'), count: 1 } },
      ),
    ],
    ['exhaustInReserve', form<Cost>('exhaust a card in your Reserve', {}, { exhaustInReserve: 1 })],
    [
      'put',
      oneOf<Cost>(
        form<Cost>(
          'put a card from your hand in Reserve',
          {},
          { put: { from: 'hand', to: { zone: 'reserve' }, count: 1 } },
        ),
        form<Cost>(
          'put a card from your Reserve in your Mana zone',
          {},
          { put: { from: 'reserve', to: { zone: 'mana' }, count: 1 } },
        ),
      ),
    ],
  ];
}

/** Reads a cost whose number is X, called "that many" afterwards. */
const asManyAsX = (text: string, tree: Template<Cost>): Syntax<Cost> =>
  then(form<Cost>(text, { name: counterName }, tree), (scope) => saying(scope, { thatMany: x }));

function joined(items: Syntax<readonly Cost[]>, order: readonly (keyof Cost)[]): Syntax<Cost> {
  return iso(
    items,
    (costs): Cost | undefined => {
      const fields = costs.flatMap((cost) => Object.keys(cost));
      return new Set(fields).size === fields.length
        ? costs.reduce((all, cost) => ({ ...all, ...cost }), {})
        : undefined;
    },
    (cost) => {
      const fields = Object.keys(cost) as (keyof Cost)[];
      if (fields.length === 0 || !fields.every((field) => order.includes(field))) return undefined;
      return order.filter((field) => fields.includes(field)).map((field): Cost => ({ [field]: cost[field] }));
    },
  );
}

/** The price of doing something: "pay {1} and put a card from your hand in Reserve". */
export const paid = once((g: Grammar): Syntax<Cost> => {
  const all: readonly (readonly [keyof Cost, Syntax<Cost>])[] = [
    ['mana', form<Cost>('pay <mana>', { mana: mana })],
    ...verbs(g),
  ];
  const order = all.map(([field]) => field);
  return rule('a cost', joined(list(oneOf<Cost>(...all.map(([, syntax]) => syntax)), ',', 'and'), order));
});

/** Whether a player chooses the amount of mana: {X}. */
export const isOfX = ({ mana: amount }: Cost): boolean => typeof amount === 'object' && 'x' in amount;

/** Costs without X, for texts in which later words can't refer to X. */
export const withoutX = (costs: Syntax<Cost>): Syntax<Cost> => only(costs, (cost) => !isOfX(cost));

/** The cost of a quick action, before its colon: symbols, then verbs (7.1.4). */
export const actionCost = once((g: Grammar): Syntax<Cost> => {
  const symbols: readonly (readonly [keyof Cost, Syntax<Cost>])[] = [
    ['exhaustMe', form<Cost>('{T}', {}, { exhaustMe: true })],
    ['discardMe', form<Cost>('{D}', {}, { discardMe: true })],
    ['mana', form<Cost>('<mana>', { mana: oneOf<Quantity>(mana, xMana) })],
  ];
  const worded = verbs(g).filter(([field]) => field !== 'exhaustMe');
  const item = oneOf<Cost>(
    ...symbols.map(([, syntax]) => syntax),
    ...worded.map(([, syntax]) => capital(syntax)),
    capital(doing(g, oneOf<Cost>(...worded.map(([, syntax]) => syntax)))),
    capital(doing(g, oneOf<Cost>(...worded.map(([, syntax]) => syntax)), playersDo(g))),
  );
  const order = [...[...symbols, ...worded].map(([field]) => field), 'does'] as const;
  return rule('a cost', joined(list(item, ','), order));
});

/** Capitalises the verbs in the cost of a quick action. */
const capital = (syntax: Syntax<Cost>): Syntax<Cost> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) => syntax.parse(source, at, scope),
  print: (cost, scope) => {
    const printed = syntax.print(cost, scope);
    const [first = '', ...rest] = printed?.tokens ?? [];
    return printed === null
      ? null
      : { ...printed, tokens: [first.charAt(0).toUpperCase() + first.slice(1), ...rest] };
  },
});

type PayTo = Extract<Effect, { kind: 'pay-to' }>;

export const isOfPayingX = (effect: Effect): effect is PayTo =>
  effect.kind === 'pay-to' && effect.who === undefined && isOfX(effect.cost);
