import { same, type Cost, type Effect, type Quantity } from '#altered/abilities';
import { firstOf } from '../../syntax/beginning.js';
import { iso, oneOf, only, rule, type Syntax, then, wordsFor } from '../../syntax/syntax.js';
import { type Grammar, once } from '../words/grammar.js';
import { you } from '../words/verbs.js';
import { imperative } from './steps.js';
import { joinedVerbs } from '../words/sentence-forms.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { $, form, list, type AnyParts, type Template } from '../../syntax/phrases.js';
import { counterName } from '../words/names.js';
import { mana, severalInDigits, severalInWords, x, xMana } from '../words/numbers.js';
import { articled } from '../nouns/articles.js';
import { playersDo } from './players-doing.js';

/** An action as a cost. Excludes the actions that `known` parses, because costs store them in separate fields. */
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

/** Phrases for costs in printing order, each with the field that it sets. */
type Costs = readonly (readonly [keyof Cost, Syntax<Cost>])[];

const costs = (parts: AnyParts, table: Readonly<Record<string, Template<Cost>>>): Costs =>
  Object.entries(table).map(([text, tree]) => [
    Object.keys(tree)[0] as keyof Cost,
    then(form<Cost>(text, parts, tree), countedIn),
  ]);

/** Returns the scope after a cost. In this scope, "that many" means the number that the player chose for the cost. */
function countedIn(scope: Scope, { spend, discard }: Cost): Scope {
  if (same(spend?.count, x)) return saying(scope, { thatMany: x });
  return discard?.count === 'any' ? saying(scope, { thatMany: { noted: 'discarded' } }) : scope;
}

/** Costs that are verb phrases, such as "sacrifice me". */
const verbs = (g: Grammar): Costs =>
  costs(
    {
      count: severalInWords,
      digits: severalInDigits,
      name: counterName,
      from: wordsFor<'hand' | 'reserve'>({ 'your hand': 'hand', 'your Reserve': 'reserve' }),
      like: articled(g.single),
    },
    {
      'exhaust me': { exhaustMe: true },
      'sacrifice me': { sacrificeMe: true },
      'spend 1 of my boosts': { spend: { name: 'boost', count: 1 } },
      'spend 1 of my <name> counters': { spend: { name: $('name'), count: 1 } },
      'spend <digits> of my <name> counters': { spend: { name: $('name'), count: $('digits') } },
      'spend any number of my <name> counters': { spend: { name: $('name'), count: x } },
      'discard a card from <from>': { discard: { from: $('from'), count: 1 } },
      'discard <count> cards from <from>': { discard: { from: $('from'), count: $('count') } },
      'discard any number of cards from <from>': {
        discard: { from: $('from'), count: 'any', note: 'discarded' },
      },
      'sacrifice <like>': { sacrifice: { like: $('like'), count: 1 } },
      'exhaust a card in your Reserve': { exhaustInReserve: 1 },
      'put a card from your hand in Reserve': { put: { from: 'hand', to: { zone: 'reserve' }, count: 1 } },
      'put a card from your Reserve in your Mana zone': {
        put: { from: 'reserve', to: { zone: 'mana' }, count: 1 },
      },
    },
  );

const anyOf = (all: Costs): readonly Syntax<Cost>[] => all.map(([, syntax]) => syntax);

function joined(items: Syntax<readonly Cost[]>, all: readonly (keyof Cost)[]): Syntax<Cost> {
  const order = [...new Set(all)];
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

/** The cost of an effect: "pay {1} and put a card from your hand in Reserve". */
export const paid = once((g: Grammar): Syntax<Cost> => {
  const all = [...costs({ mana }, { 'pay <mana>': { mana: $('mana') } }), ...verbs(g)];
  const fields = all.map(([field]) => field);
  return rule('a cost', joined(list(oneOf<Cost>(...anyOf(all)), ',', 'and'), fields));
});

/** Whether a player chooses the amount of mana, as with {X}. */
export const isOfX = ({ mana: amount }: Cost): boolean => typeof amount === 'object' && 'x' in amount;

/** Costs without X, for phrases after which card text cannot refer to X. */
export const withoutX = (costs: Syntax<Cost>): Syntax<Cost> => only(costs, (cost) => !isOfX(cost));

/** The cost of a quick action, before its colon: symbols, then verbs (7.1.4). */
export const actionCost = once((g: Grammar): Syntax<Cost> => {
  const symbols = costs(
    { mana: oneOf<Quantity>(mana, xMana) },
    { '{T}': { exhaustMe: true }, '{D}': { discardMe: true }, '<mana>': { mana: $('mana') } },
  );
  const worded = verbs(g).filter(([field]) => field !== 'exhaustMe');
  const known = oneOf<Cost>(...anyOf(worded));
  const item = oneOf<Cost>(
    ...anyOf(symbols),
    capital(oneOf(known, doing(g, known), doing(g, known, playersDo(g)))),
  );
  return rule(
    'a cost',
    joined(list(item, ','), [...[...symbols, ...worded].map(([field]) => field), 'does']),
  );
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
