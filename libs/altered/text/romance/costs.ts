import type { Cost, Quantity, TargetDefinition } from '#altered/abilities';
import { destination } from './destinations.js';
import { inNumber, listed } from './grammar.js';
import { acted } from './objects.js';
import { zone } from './players.js';
import { counted } from './quantities.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { capital, unended } from './words.js';

/** One thing that is paid: as an order, and as what one may do. */
export interface Payment {
  readonly order: string;
  readonly infinitive: string;
}

export interface CostPhrases {
  /** `where`: what X is, when the mana is X. */
  readonly mana: (symbol: string, where: string | undefined) => Payment;
  readonly exhaustMe: Payment;
  readonly discardMe: Payment;
  readonly sacrificeMe: Payment;
  readonly spend: (counters: string) => Payment;
  readonly discard: (cards: string) => Payment;
  readonly sacrifice: (objects: string) => Payment;
  readonly put: (cards: string) => Payment;
  readonly exhaustInReserve: (cards: string) => Payment;
  readonly anyNumberOfCards: string;
  readonly ofMine: (count: number | 'X', many: string) => string;
  readonly surcharge: (mana: string, condition: string) => string;
  readonly xAtMost: (number: string) => string;
  readonly dearer: (mana: string, target: string) => string;
}

function mana(quantity: NonNullable<Cost['mana']>, speech: Speech): Payment {
  const { costs, grammar } = speech.language;
  if (typeof quantity === 'number') return costs.mana(`{${quantity}}`, undefined);
  if ('x' in quantity) return costs.mana('{X}', undefined);
  return costs.mana('{X}', grammar.spoken(speech.value(quantity, speech)));
}

type Surcharge = Extract<NonNullable<Cost['mana']>, { if: unknown }>;

const isSurcharge = (one: NonNullable<Cost['mana']>): one is Surcharge =>
  typeof one === 'object' && 'if' in one && one.otherwise === undefined;

/** The mana that is always paid, and what is paid besides under a condition. */
function manaOf({ mana: all }: Cost): readonly [Cost['mana'], Surcharge?] {
  if (all === undefined) return [undefined];
  if (isSurcharge(all)) return [undefined, all];
  if (typeof all !== 'object' || !('sum' in all) || all.sum.length !== 2) return [all];
  const [one, other] = all.sum;
  if (one !== undefined && other !== undefined && isSurcharge(other)) return [one, other];
  return [all];
}

function payments(cost: Cost, speech: Speech): readonly Payment[] {
  const { costs, grammar, words } = speech.language;
  const paid: Payment[] = [];
  const [base] = manaOf(cost);
  if (base !== undefined) paid.push(mana(base, speech));
  if (cost.exhaustMe) paid.push(costs.exhaustMe);
  if (cost.discardMe) paid.push(costs.discardMe);
  if (cost.sacrificeMe) paid.push(costs.sacrificeMe);
  if (cost.spend !== undefined) {
    const { name, count } = cost.spend;
    const noun = words.counter(name);
    const isX = typeof count === 'object' && 'x' in count;
    paid.push(
      costs.spend(
        typeof count === 'number' || isX
          ? costs.ofMine(isX ? 'X' : count, noun.many)
          : counted(noun, count, speech),
      ),
    );
  }
  if (cost.discard !== undefined) {
    const from = grammar.after('out', zone(cost.discard.from, 'you', speech));
    const { count, note } = cost.discard;
    const what = count === 'any' ? costs.anyNumberOfCards : counted(words.card, count, speech);
    const plural = count !== 1;
    if (note !== undefined) {
      const are = { gender: words.card.gender, plural, noun: inNumber(words.card, plural) };
      speech.referents.note(note, { kind: 'objects', are, verb: speech.language.verbs.discard.participle });
    }
    paid.push(costs.discard(`${what} ${from}`));
  }
  if (cost.sacrifice !== undefined) {
    const { controller: _, ...like } = cost.sacrifice.like;
    const object = acted({ choose: like, count: cost.sacrifice.count }, speech, 'in');
    if (object !== 'me') paid.push(costs.sacrifice(grammar.spoken(object.phrase)));
  }
  if (cost.put !== undefined) {
    const what = { choose: { zone: cost.put.from, owner: 'you' }, count: cost.put.count } as const;
    const object = acted(what, speech);
    if (object !== 'me') {
      const where = destination(cost.put.to, what, object, speech);
      paid.push(costs.put(`${grammar.spoken(object.phrase)} ${where}`));
    }
  }
  const exhausted = cost.exhaustInReserve;
  if (exhausted !== undefined) paid.push(costs.exhaustInReserve(counted(words.card, exhausted, speech)));
  if (cost.does !== undefined)
    paid.push({
      order: unended(speech.effect(cost.does, speech)),
      infinitive: speech.doing(cost.does, speech),
    });
  return paid;
}

/** Before the colon of a quick action: "{1}, {T}, Scarta una carta dalla tua Riserva". */
export const costOf = (cost: Cost, speech: Speech): string =>
  payments(cost, speech)
    .map(({ order }) => capital(order))
    .join(', ');

/** "pagare {1} e mettere una carta dalla tua Mano in Riserva". */
export const paying = (cost: Cost, speech: Speech): string =>
  listed(
    payments(cost, speech).map(({ infinitive }) => infinitive),
    speech.language.grammar.and,
  );

/** "X non può superare il numero di …" */
export const limitOfX = (most: Quantity, speech: Speech): string =>
  speech.language.costs.xAtMost(speech.language.grammar.spoken(speech.value(most, speech)));

/** What a quick action costs besides, as a sentence at its end. */
export function surcharge(cost: Cost, targets: readonly TargetDefinition[], speech: Speech): string {
  const { costs, grammar } = speech.language;
  const [, more] = manaOf(cost);
  const { xAtMost } = cost;
  if (xAtMost !== undefined) return ` ${limitOfX(xAtMost, speech)}`;
  const [first] = targets;
  if (first?.kind === 'object' && first.dearer !== undefined) {
    const { like, mana: much } = first.dearer;
    return ` ${costs.dearer(`{${much}}`, grammar.spoken(described(like, { article: 'a', place: 'in' }, speech)))}`;
  }
  if (more === undefined) return '';
  const much =
    typeof more.then === 'number' ? `{${more.then}}` : grammar.spoken(speech.value(more.then, speech));
  return ` ${costs.surcharge(much, speech.condition(more.if, speech))}`;
}
