import type { Known, Quantity } from '#altered/abilities';
import { unreachable } from '../speech/unreachable.js';
import { after, inNumber, numberWord, spoken, type Noun, type NounPhrase } from './grammar.js';
import { laterQuantity } from './later.js';
import { knownPhrase } from './known.js';
import { expeditionsAll, player, zone } from './players.js';
import { compared, described } from './selectors.js';
import type { Speech } from './speech.js';
import * as words from './words.js';

const the = (text: string, gender: 'm' | 'f' = 'm', plural = false): NounPhrase => ({
  gender,
  plural,
  article: 'the',
  words: text,
});
const plain = (text: string): NounPhrase => ({ gender: 'm', plural: false, article: 'none', words: text });

/** Something of somebody: "la mia statistica {V}", "il Costo di Mano di quel Personaggio". */
function of(known: Known, thing: string, gender: 'm' | 'f', speech: Speech): NounPhrase {
  const whose = knownPhrase(known, speech);
  if (whose === 'me') return the(`${gender === 'f' ? 'mia' : 'mio'} ${thing}`, gender);
  if (whose.pronoun) {
    const plural = whose.phrase.plural;
    return the(`${plural ? 'loro' : gender === 'f' ? 'sua' : 'suo'} ${thing}`, gender);
  }
  return the(`${thing} ${after('di', whose.phrase)}`, gender);
}

/** A number as something that is spoken of: "il numero di Piante che controlli", "il risultato". */
export function value(quantity: Quantity, speech: Speech): NounPhrase {
  if (typeof quantity === 'number') return plain(String(quantity));
  if ('count' in quantity) {
    const counted = described(quantity.count, { article: 'none', plural: true }, speech);
    return the(`numero ${after('di', counted)}`);
  }
  if ('counters' in quantity) {
    const name = words.counter(quantity.counters).many;
    const on = knownPhrase(quantity.on, speech);
    if (on === 'me') return the(`numero dei miei ${name}`);
    return the(`numero di ${name} su ${spoken(on.phrase)}`);
  }
  if ('statistic' in quantity)
    return of(quantity.of, `statistica ${words.terrains[quantity.statistic]}`, 'f', speech);
  if ('cost' in quantity)
    return of(quantity.of, quantity.cost === 'hand' ? 'Costo di Mano' : 'costo Riserva', 'm', speech);
  if ('total' in quantity) {
    const where = after('di', expeditionsAll(quantity.in, speech));
    return the(`statistica ${words.terrains[quantity.total]} ${where}`, 'f');
  }
  if ('cardsIn' in quantity)
    return the(`numero di carte ${after('in', zone(quantity.cardsIn, quantity.of, speech))}`);
  if ('statistics' in quantity) {
    const which =
      quantity.statistics === 'any' ? 'statistiche base' : `${words.terrains[quantity.statistics]} di base`;
    const among = described(quantity.among, { article: 'the', plural: true }, speech);
    return the(
      `numero di ${which} ${compared(quantity.is, quantity.than, false, speech)} tra ${spoken(among)}`,
    );
  }
  if ('regionsBetween' in quantity) {
    const whose = player(quantity.regionsBetween, speech);
    const [hero, companion] = ['spedizione eroe', 'spedizione partener'];
    return the(
      whose === undefined
        ? `numero di regioni tra la tua ${hero} e la tua ${companion}`
        : `numero di regioni tra la ${hero} e la ${companion} ${after('di', whose)}`,
    );
  }
  if ('if' in quantity) {
    const condition = speech.condition(quantity.if, speech);
    const otherwise = quantity.otherwise === undefined ? '0' : spoken(value(quantity.otherwise, speech));
    return plain(`${spoken(value(quantity.then, speech))} se ${condition}, altrimenti ${otherwise}`);
  }
  if ('noted' in quantity) {
    const noted = speech.referents.noted(quantity.noted);
    if (noted?.kind !== 'objects') return the('risultato');
    const { gender, noun } = noted.are;
    return the(`numero di ${noun} ${noted.verb}${gender === 'f' ? 'e' : 'i'} in questo modo`);
  }
  if ('sum' in quantity) return summed(quantity.sum, speech);
  if ('times' in quantity) {
    const [one, other] = quantity.times;
    const [factor, rest] = typeof one === 'number' ? [one, other] : [other, one];
    if (factor === 2) return the(`doppio ${after('di', value(rest, speech))}`);
    return plain(`${spoken(value(factor, speech))} volte ${spoken(value(rest, speech))}`);
  }
  if ('half' in quantity) {
    const rounded = quantity.round === 'up' ? 'arrotondata per eccesso' : 'arrotondata per difetto';
    return the(`metà ${after('di', value(quantity.half, speech))} (${rounded})`, 'f');
  }
  if ('later' in quantity) return laterQuantity(quantity.later);
  return unreachable(quantity);
}

function summed(parts: readonly Quantity[], speech: Speech): NounPhrase {
  const [first, ...more] = parts.map((part) => value(part, speech));
  if (first === undefined) return plain('0');
  return { ...first, words: [first.words, ...more.map(spoken)].join(' più ') };
}

/** What a number is counted by, when it is so many for each of something. */
export function perEach(
  quantity: Quantity,
): { readonly each: Quantity; readonly factor: number } | undefined {
  if (typeof quantity === 'number') return undefined;
  if ('count' in quantity || 'counters' in quantity || 'cardsIn' in quantity)
    return { each: quantity, factor: 1 };
  if (!('times' in quantity)) return undefined;
  const [one, other] = quantity.times;
  if (typeof one === 'number' && perEach(other)?.factor === 1) return { each: other, factor: one };
  if (typeof other === 'number' && perEach(one)?.factor === 1) return { each: one, factor: other };
  return undefined;
}

/** "per ogni Pianta che controlli". */
export function forEach(each: Quantity, speech: Speech): string {
  if (typeof each === 'object' && 'count' in each)
    return `per ogni ${described(each.count, { article: 'none' }, speech).words}`;
  if (typeof each === 'object' && 'counters' in each) {
    const name = words.counter(each.counters).one;
    const on = knownPhrase(each.on, speech);
    if (on === 'me') return `per ogni mio ${name}`;
    if (on.pronoun) return `per ogni ${on.are.plural ? 'loro' : 'suo'} ${name}`;
    return `per ogni ${name} su ${spoken(on.phrase)}`;
  }
  if (typeof each === 'object' && 'cardsIn' in each)
    return `per ogni carta ${after('in', zone(each.cardsIn, each.of, speech))}`;
  return `per ogni unità ${after('di', value(each, speech))}`;
}

/** So many of a noun: "una carta", "2 incrementi", "una carta per ogni Pianta che controlli". */
export function counted(noun: Noun, count: Quantity, speech: Speech, digits = false): string {
  if (count === 1 && !digits)
    return spoken({ gender: noun.gender, plural: false, article: 'a', words: noun.one });
  if (typeof count === 'number')
    return `${digits ? count : numberWord(count)} ${inNumber(noun, count !== 1)}`;
  if ('later' in count) return `${spoken(laterQuantity(count.later))} di ${noun.many}`;
  const per = perEach(count);
  if (per !== undefined) return `${counted(noun, per.factor, speech, digits)} ${forEach(per.each, speech)}`;
  if ('if' in count && count.otherwise === undefined)
    return `${counted(noun, count.then, speech, digits)} se ${speech.condition(count.if, speech)}`;
  if ('sum' in count && count.sum.length === 2) {
    const [one, other] = count.sum;
    const [extra, rest] = typeof one === 'number' ? [one, other] : [other, one];
    if (typeof extra === 'number' && rest !== undefined)
      return `${counted(noun, rest, speech, digits)} più ${numberWord(extra).replace(/^uno$/, noun.gender === 'f' ? 'una' : 'uno')}`;
  }
  if ('noted' in count && speech.referents.noted(count.noted)?.kind === 'objects')
    return `${noun.gender === 'f' ? 'altrettante' : 'altrettanti'} ${noun.many}`;
  return `un numero di ${noun.many} pari ${after('a', value(count, speech))}`;
}
