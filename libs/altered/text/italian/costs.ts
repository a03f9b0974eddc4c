import type { Cost } from '#altered/abilities';
import { inNumber, listed, spoken } from './grammar.js';
import { destination } from './destinations.js';
import { zone } from './players.js';
import { acted } from './objects.js';
import { counted } from './quantities.js';
import type { Speech } from './speech.js';
import * as words from './words.js';

/** One thing that is paid: as an order, and as what one may do. */
interface Payment {
  readonly order: string;
  readonly infinitive: string;
}

const both = (order: string, infinitive: string, rest: string): Payment => ({
  order: `${order}${rest}`,
  infinitive: `${infinitive}${rest}`,
});

function mana(quantity: NonNullable<Cost['mana']>, speech: Speech): Payment {
  if (typeof quantity === 'number') return { order: `{${quantity}}`, infinitive: `pagare {${quantity}}` };
  const much = spoken(speech.value(quantity, speech));
  return { order: `{X}, dove X è ${much}`, infinitive: `pagare {X}, dove X è ${much},` };
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
  if (cost.exhaustMe) paid.push({ order: '{T}', infinitive: 'esaurirmi ({T})' });
  if (cost.discardMe) paid.push({ order: '{D}', infinitive: 'scartarmi dalla Riserva ({D})' });
  if (cost.sacrificeMe) paid.push(both('sacrifica', 'sacrificar', 'mi'));
  if (cost.spend !== undefined) {
    const noun = words.counter(cost.spend.name);
    const { count } = cost.spend;
    const mine = typeof count === 'number' ? `${count} dei miei ${noun.many}` : counted(noun, count, speech);
    paid.push(both('spendi', 'spendere', ` ${mine}`));
  }
  if (cost.discard !== undefined) {
    const from = zone(cost.discard.from, 'you', speech);
    const { count, note } = cost.discard;
    const what =
      count === 'any'
        ? `un numero qualsiasi di carte d${spoken(from).replace(/^la /, 'alla ')}`
        : `${counted(words.card, count, speech)} d${spoken(from).replace(/^la /, 'alla ')}`;
    const plural = count !== 1;
    if (note !== undefined)
      speech.referents.note(note, {
        kind: 'objects',
        are: { gender: 'f', plural, noun: inNumber(words.card, plural) },
        verb: 'scartat',
      });
    paid.push(both('scarta', 'scartare', ` ${what}`));
  }
  if (cost.sacrifice !== undefined) {
    const { controller: _, ...like } = cost.sacrifice.like;
    const object = acted({ choose: like, count: cost.sacrifice.count }, speech);
    if (object !== 'me') paid.push(both('sacrifica', 'sacrificare', ` ${spoken(object.phrase)}`));
  }
  if (cost.put !== undefined) {
    const what = { choose: { zone: cost.put.from, owner: 'you' }, count: cost.put.count } as const;
    const object = acted(what, speech, true);
    if (object !== 'me')
      paid.push(
        both(
          'metti',
          'mettere',
          ` ${spoken(object.phrase)} ${destination(cost.put.to, what, object, speech)}`,
        ),
      );
  }
  const exhausted = cost.later?.exhaustInReserve;
  if (exhausted !== undefined)
    paid.push(both('esaurisci', 'esaurire', ` ${counted(words.card, exhausted, speech)} nella tua Riserva`));
  return paid;
}

/** Before the colon of a quick action: "{1}, {T}, Scarta una carta dalla tua Riserva". */
export const costOf = (cost: Cost, speech: Speech): string =>
  payments(cost, speech)
    .map(({ order }) => order.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join(', ');

/** "pagare {1} e mettere una carta dalla tua Mano in Riserva". */
export const paying = (cost: Cost, speech: Speech): string =>
  listed(
    payments(cost, speech).map(({ infinitive }) => infinitive),
    'e',
  );

/** What a quick action costs besides, as a sentence at its end. */
export function surcharge(cost: Cost, speech: Speech): string {
  const [, more] = manaOf(cost);
  if (more === undefined) return '';
  const much = typeof more.then === 'number' ? `{${more.then}}` : spoken(speech.value(more.then, speech));
  return ` Questa azione costa ${much} in più se ${speech.condition(more.if, speech)}.`;
}
