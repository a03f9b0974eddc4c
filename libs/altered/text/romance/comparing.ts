import type { Comparison, Quantity, Selector } from '#altered/abilities';
import { a, formOf, inNumber } from './grammar.js';
import { does, exists, has, noneOf, playerDoes, type Judging } from './judging.js';
import { knownPhrase } from './known.js';
import { oneExpedition, seatOf, zone } from './players.js';
import { value } from './quantities.js';
import { described } from './selectors.js';

/** How two numbers compare, or how many there are. */
export function compare(
  at: Judging,
  left: Quantity,
  is: Comparison,
  right: Quantity,
  negative: boolean,
): string {
  if (typeof left === 'object' && typeof right === 'number') {
    const said = counted(at, left, is, right, negative);
    if (said !== undefined) return said;
  }
  const moved = hasMoved(left, is, right, negative, at);
  if (moved !== undefined) return moved;
  const asMana = typeof left === 'object' && 'cost' in left;
  const one = value(left, at.speech);
  const than = typeof right === 'number' ? right : value(right, at.speech);
  const { conditions, grammar } = at.speech.language;
  const what = conditions.measure(is, than, asMana, one);
  return `${does(at, `${grammar.spoken(one)} `, 'be', 'it', negative)} ${what}`;
}

/** "la mia Spedizione si è mossa in avanti in questo Giorno": one of which is asked whether it did. */
function hasMoved(
  left: Quantity,
  is: Comparison,
  right: Quantity,
  negative: boolean,
  { speech }: Judging,
): string | undefined {
  if (typeof left !== 'object' || !('expeditions' in left)) return undefined;
  const { which, moved } = left.expeditions;
  if (which === undefined || moved === undefined) return undefined;
  const isNever = is === 'exactly' && right === 0;
  if (!isNever && !(is === 'at-least' && right === 1)) return undefined;
  const { grammar, quantities } = speech.language;
  return quantities.hasMoved(grammar.spoken(oneExpedition(which, speech)), moved, isNever !== negative);
}

/** "controlli due o più Punti di Riferimento", "j'ai au moins 3 boosts", "hai al massimo due carte nella tua Mano". */
function counted(
  at: Judging,
  left: Exclude<Quantity, number>,
  is: Comparison,
  right: number,
  negative: boolean,
): string | undefined {
  const { conditions, descriptions, grammar, words } = at.speech.language;
  const { after, pronouns, spoken } = grammar;
  const isNone = is === 'exactly' && right === 0;
  const plural = right > 1;
  if ('count' in left) {
    const like = left.count;
    if (isNone) return exists(at, like, !negative);
    const { gender } = described(like, { article: 'none' }, at.speech);
    const what = (omit: readonly (keyof Selector)[]): string => {
      if (!plural && conditions.aboutOne !== undefined) {
        const one = described(like, { article: 'a', omit }, at.speech);
        return `${conditions.aboutOne[is]} ${spoken(one)}`;
      }
      const before = descriptions.howMany(is, right, gender, false);
      return described(like, { article: 'none', plural, before, omit }, at.speech).words;
    };
    return has(at, like, what, negative, plural, false);
  }
  if ('counters' in left) {
    const noun = words.counter(left.counters);
    const what = isNone ? noneOf(at, noun) : descriptions.counters(is, right, noun);
    const on = knownPhrase(left.on, at.speech);
    const isNot = isNone ? !negative : negative;
    if (on === 'me') return `${does(at, pronouns.me, 'have', 'me', isNot, { bare: isNone })} ${what}`;
    const subject = on.pronoun ? pronouns[formOf({ ...on.are, plural: false })] : `${spoken(on.phrase)} `;
    const person = on.are.plural ? 'they' : 'it';
    return `${does(at, subject, 'have', person, isNot, { bare: isNone })} ${what}`;
  }
  if ('cardsIn' in left) {
    const seen = { ...at.speech, you: seatOf(left.of) };
    const isMana = left.cardsIn === 'mana';
    const noun = isMana ? words.manaOrb : words.card;
    const where = isMana ? '' : ` ${after('in', zone(left.cardsIn, 'you', seen))}`;
    if (isNone) return playerDoes(at, left.of, 'have', !negative, noneOf(at, noun) + where, { bare: true });
    const about = right === 1 ? conditions.aboutOne?.[is] : undefined;
    const many =
      about === undefined
        ? `${descriptions.howMany(is, right, noun.gender, false)} ${inNumber(noun, plural)}`
        : `${about} ${spoken(a(noun.one, noun.gender))}`;
    return playerDoes(at, left.of, 'have', negative, many + where);
  }
  return undefined;
}
