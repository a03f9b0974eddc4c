import type { Cost } from '#altered/abilities';
import { destination } from './destinations.js';
import { after, inNumber, listed, spoken } from './grammar.js';
import { acted } from './objects.js';
import { zone } from './players.js';
import { counted } from './quantities.js';
import type { Speech } from './speech.js';
import * as words from './words.js';

/** One thing that is paid: as an order, and as what one may do. */
interface Payment {
  readonly order: string;
  readonly infinitive: string;
}

const both = (order: string, infinitive: string, rest: string): Payment => ({
  order: `${order} ${rest}`,
  infinitive: `${infinitive} ${rest}`,
});

function mana(quantity: NonNullable<Cost['mana']>, speech: Speech): Payment {
  if (typeof quantity === 'number') return { order: `{${quantity}}`, infinitive: `payer {${quantity}}` };
  const much = spoken(speech.value(quantity, speech));
  return { order: `{X}, où X est ${much}`, infinitive: `payer {X}, où X est ${much},` };
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
  const paid: Payment[] = [];
  const [base] = manaOf(cost);
  if (base !== undefined) paid.push(mana(base, speech));
  if (cost.exhaustMe) paid.push({ order: '{T}', infinitive: 'm’épuiser ({T})' });
  if (cost.discardMe) paid.push({ order: '{D}', infinitive: 'me défausser de la Réserve ({D})' });
  if (cost.sacrificeMe) paid.push({ order: 'sacrifiez-moi', infinitive: 'me sacrifier' });
  if (cost.spend !== undefined) {
    const { name, count } = cost.spend;
    const noun = words.counter(name);
    const mine = typeof count === 'number' ? `${count} de mes ${noun.many}` : counted(noun, count, speech);
    paid.push(both('dépensez', 'dépenser', mine));
  }
  if (cost.discard !== undefined) {
    const from = after('de', zone(cost.discard.from, 'you', speech));
    const { count, note } = cost.discard;
    const what = count === 'any' ? 'un nombre quelconque de cartes' : counted(words.card, count, speech);
    const plural = count !== 1;
    if (note !== undefined) {
      const are = { gender: 'f', plural, noun: inNumber(words.card, plural) } as const;
      speech.referents.note(note, { kind: 'objects', are, verb: 'défaussé' });
    }
    paid.push(both('défaussez', 'défausser', `${what} ${from}`));
  }
  if (cost.sacrifice !== undefined) {
    const { controller: _, ...like } = cost.sacrifice.like;
    const object = acted({ choose: like, count: cost.sacrifice.count }, speech, false);
    if (object !== 'me') paid.push(both('sacrifiez', 'sacrifier', spoken(object.phrase)));
  }
  if (cost.put !== undefined) {
    const what = { choose: { zone: cost.put.from, owner: 'you' }, count: cost.put.count } as const;
    const object = acted(what, speech);
    if (object !== 'me') {
      const where = destination(cost.put.to, what, object, speech);
      paid.push(both('mettez', 'mettre', `${spoken(object.phrase)} ${where}`));
    }
  }
  const exhausted = cost.later?.exhaustInReserve;
  if (exhausted !== undefined)
    paid.push(both('épuisez', 'épuiser', `${counted(words.card, exhausted, speech)} de votre Réserve`));
  return paid;
}

/** Before the colon of a quick action: "{1}, {T}, Défaussez une carte de votre Réserve". */
export const costOf = (cost: Cost, speech: Speech): string =>
  payments(cost, speech)
    .map(({ order }) => order.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join(', ');

/** "payer {1} et mettre une carte de votre Main en Réserve". */
export const paying = (cost: Cost, speech: Speech): string =>
  listed(
    payments(cost, speech).map(({ infinitive }) => infinitive),
    'et',
  );

/** What a quick action costs besides, as a sentence at its end. */
export function surcharge(cost: Cost, speech: Speech): string {
  const [, more] = manaOf(cost);
  if (more === undefined) return '';
  const much = typeof more.then === 'number' ? `{${more.then}}` : spoken(speech.value(more.then, speech));
  return ` Cette action coûte ${much} de plus si ${speech.condition(more.if, speech)}.`;
}
