import type { Known, Quantity } from '#altered/abilities';
import { unreachable } from '../speech/unreachable.js';
import { after, inNumber, numberWord, spoken, type Noun, type NounPhrase } from './grammar.js';
import { knownPhrase } from './known.js';
import { laterQuantity } from './later.js';
import { expeditionsAll, player, zone } from './players.js';
import { beside, described, measured } from './selectors.js';
import type { Speech } from './speech.js';
import * as words from './words.js';

const the = (text: string, gender: 'm' | 'f' = 'm'): NounPhrase => ({
  gender,
  plural: false,
  article: 'the',
  words: text,
});
const plain = (text: string, gender: 'm' | 'f' = 'm'): NounPhrase => ({
  ...the(text, gender),
  article: 'none',
});

/** Something of somebody: "ma statistique {V}", "le Coût de Main de ce Personnage". */
function of(known: Known, thing: string, gender: 'm' | 'f', speech: Speech): NounPhrase {
  const whose = knownPhrase(known, speech);
  if (whose === 'me') return plain(`${gender === 'f' ? 'ma' : 'mon'} ${thing}`, gender);
  if (whose.pronoun)
    return plain(`${whose.phrase.plural ? 'leur' : gender === 'f' ? 'sa' : 'son'} ${thing}`, gender);
  return the(`${thing} ${after('de', whose.phrase)}`, gender);
}

/** A number as something that is spoken of: "le nombre de Plantes que vous contrôlez", "le résultat". */
export function value(quantity: Quantity, speech: Speech): NounPhrase {
  if (typeof quantity === 'number') return plain(String(quantity));
  if ('count' in quantity) {
    const counted = described(quantity.count, { article: 'none', plural: true }, speech);
    return the(`nombre ${after('de', counted)}`);
  }
  if ('counters' in quantity) {
    const name = words.counter(quantity.counters).many;
    const on = knownPhrase(quantity.on, speech);
    if (on === 'me') return the(`nombre de mes ${name}`);
    return the(on.pronoun ? `nombre de ses ${name}` : `nombre de ${name} sur ${spoken(on.phrase)}`);
  }
  if ('statistic' in quantity)
    return of(quantity.of, `statistique ${words.terrains[quantity.statistic]}`, 'f', speech);
  if ('cost' in quantity)
    return of(quantity.of, quantity.cost === 'hand' ? 'Coût de Main' : 'Coût de Réserve', 'm', speech);
  if ('total' in quantity) {
    const where = after('de', expeditionsAll(quantity.in, speech));
    return the(`statistique ${words.terrains[quantity.total]} ${where}`, 'f');
  }
  if ('cardsIn' in quantity)
    return the(`nombre de cartes ${after('dans', zone(quantity.cardsIn, quantity.of, speech))}`);
  if ('statistics' in quantity) {
    const base =
      quantity.statistics === 'any'
        ? 'statistiques de base'
        : `${words.terrains[quantity.statistics]} de base`;
    const agree = { gender: 'f', plural: true } as const;
    const than =
      typeof quantity.than === 'number'
        ? `de ${beside(quantity.is, quantity.than, false, agree)}`.replace(/^de (?=sup|inf)/, '')
        : measured(quantity.is, value(quantity.than, speech), agree);
    const among = described(quantity.among, { article: 'the', plural: true }, speech);
    return the(`nombre de ${base} ${than} ${after('parmi', among)}`);
  }
  if ('regionsBetween' in quantity) {
    const whose = player(quantity.regionsBetween, speech);
    const [hero, companion] = ['Expédition Héros', 'Expédition Compagnon'];
    return the(
      whose === undefined
        ? `nombre de régions entre votre ${hero} et votre ${companion}`
        : `nombre de régions entre l’${hero} et l’${companion} ${after('de', whose)}`,
    );
  }
  if ('if' in quantity) {
    const condition = speech.condition(quantity.if, speech);
    const otherwise = quantity.otherwise === undefined ? '0' : spoken(value(quantity.otherwise, speech));
    return plain(`${spoken(value(quantity.then, speech))} si ${condition}, sinon ${otherwise}`);
  }
  if ('noted' in quantity) {
    const noted = speech.referents.noted(quantity.noted);
    if (noted?.kind !== 'objects') return the('résultat');
    const { gender, noun } = noted.are;
    const s = noted.verb.endsWith('s') ? '' : 's';
    return the(
      `nombre de ${plural(noun)} ${noted.verb}${gender === 'f' ? 'e' : ''}${gender === 'f' ? 's' : s} de cette façon`,
    );
  }
  if ('sum' in quantity) return summed(quantity.sum, speech);
  if ('times' in quantity) {
    const [one, other] = quantity.times;
    const [factor, rest] = typeof one === 'number' ? [one, other] : [other, one];
    if (factor === 2) return the(`double ${after('de', value(rest, speech))}`);
    return plain(`${spoken(value(factor, speech))} fois ${spoken(value(rest, speech))}`);
  }
  if ('half' in quantity) {
    const rounded = quantity.round === 'up' ? 'arrondie au supérieur' : 'arrondie à l’inférieur';
    return the(`moitié ${after('de', value(quantity.half, speech))} (${rounded})`, 'f');
  }
  if ('later' in quantity) return laterQuantity(quantity.later);
  return unreachable(quantity);
}

const plural = (noun: string): string => (/[sx]$/.test(noun) ? noun : `${noun}s`);

function summed(parts: readonly Quantity[], speech: Speech): NounPhrase {
  const [first, ...more] = parts.map((part) => value(part, speech));
  if (first === undefined) return plain('0');
  return { ...first, words: [first.words, ...more.map(spoken)].join(' plus ') };
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

/** "pour chaque Plante que vous contrôlez". */
export function forEach(each: Quantity, speech: Speech): string {
  if (typeof each === 'object' && 'count' in each)
    return `pour chaque ${described(each.count, { article: 'none' }, speech).words}`;
  if (typeof each === 'object' && 'counters' in each) {
    const name = words.counter(each.counters).one;
    const on = knownPhrase(each.on, speech);
    if (on === 'me') return `pour chacun de mes ${words.counter(each.counters).many}`;
    if (on.pronoun) return `pour chacun de ses ${words.counter(each.counters).many}`;
    return `pour chaque ${name} sur ${spoken(on.phrase)}`;
  }
  if (typeof each === 'object' && 'cardsIn' in each)
    return `pour chaque carte ${after('dans', zone(each.cardsIn, each.of, speech))}`;
  return `pour chaque unité ${after('de', value(each, speech))}`;
}

/** So many of a noun: "une carte", "2 boosts", "une carte pour chaque Plante que vous contrôlez". */
export function counted(noun: Noun, count: Quantity, speech: Speech, digits = false): string {
  if (count === 1 && !digits)
    return spoken({ gender: noun.gender, plural: false, article: 'a', words: noun.one });
  if (typeof count === 'number')
    return `${digits ? count : numberWord(count, noun.gender)} ${inNumber(noun, count > 1)}`;
  if ('later' in count) return `${spoken(laterQuantity(count.later))} de ${noun.many}`;
  const per = perEach(count);
  if (per !== undefined) return `${counted(noun, per.factor, speech, digits)} ${forEach(per.each, speech)}`;
  if ('if' in count && count.otherwise === undefined)
    return `${counted(noun, count.then, speech, digits)} si ${speech.condition(count.if, speech)}`;
  if ('sum' in count && count.sum.length === 2) {
    const [one, other] = count.sum;
    const [extra, rest] = typeof one === 'number' ? [one, other] : [other, one];
    if (typeof extra === 'number' && rest !== undefined)
      return `${counted(noun, rest, speech, digits)} plus ${numberWord(extra, noun.gender)}`;
  }
  if ('noted' in count && speech.referents.noted(count.noted)?.kind === 'objects')
    return `autant de ${noun.many}`;
  return `un nombre de ${noun.many} égal ${after('à', value(count, speech))}`;
}
