import type { Deed, Distinction, Known, Quantity } from '#altered/abilities';
import { unreachable } from '../speech/unreachable.js';
import { a, bare, inNumber, type Agreement, type Gender, type Noun, type NounPhrase } from './grammar.js';
import { knownPhrase, type KnownPhrase } from './known.js';
import { expeditionsAll, player, zone } from './players.js';
import { described, measuredWords, type Compared } from './selectors.js';
import type { Speech } from './speech.js';
import { totalNumber } from './totals.js';
import { terrainSymbols } from './words.js';

/** What was done before: to what, by whom, from where and when. */
export interface Happening {
  readonly deed: Deed;
  readonly cards: NounPhrase;
  /** Absent: by anybody. */
  readonly by?: NounPhrase | 'you';
  readonly from: string;
  readonly during: 'turn' | 'afternoon' | 'day';
}

export interface QuantityPhrases {
  readonly numberOf: (counted: NounPhrase) => NounPhrase;
  readonly countersOn: (noun: Noun, on: KnownPhrase | 'me') => NounPhrase;
  readonly statistic: (symbol: string) => NounPhrase;
  readonly highestStatistic: NounPhrase;
  readonly cost: Readonly<Record<'hand' | 'reserve' | 'base', NounPhrase>>;
  readonly numberOfCards: (where: string) => NounPhrase;
  /** How many base statistics, of any kind without a symbol, compare like this among some objects. */
  readonly baseStatistics: (symbol: string | undefined, than: Compared, among: NounPhrase) => NounPhrase;
  /** Of the reader when nobody else is named. */
  readonly regionsBetween: (whose: NounPhrase | undefined) => NounPhrase;
  readonly highest: (of: NounPhrase, among: NounPhrase) => NounPhrase;
  readonly had: (noun: Noun) => NounPhrase;
  readonly playedThisTurn: (cards: NounPhrase) => NounPhrase;
  readonly giftsThisTurn: (by: NounPhrase | 'you') => NounPhrase;
  readonly happened: (happening: Happening) => NounPhrase;
  readonly cameThere: (
    what: NounPhrase,
    came: 'joined' | 'left',
    expeditions: NounPhrase,
    during: 'turn' | 'afternoon' | 'day',
  ) => NounPhrase;
  readonly different: (of: Distinction, among: NounPhrase) => NounPhrase;
  readonly terrainsOf: (expeditions: NounPhrase) => NounPhrase;
  readonly hasMoved: (expedition: string, way: 'forward' | 'backward', negative: boolean) => string;
  readonly movedThisDay: Readonly<Record<'forward' | 'backward', string>>;
  readonly countersTaken: NounPhrase;
  readonly forEachHad: (noun: Noun) => string;
  readonly forEachPlayed: (card: string) => string;
  readonly either: (then: string, condition: string, otherwise: string) => string;
  readonly result: NounPhrase;
  /** Of the second of two dice. */
  readonly otherResult: NounPhrase;
  readonly doneThisWay: (noun: string, participle: string, gender: Gender) => NounPhrase;
  readonly plus: string;
  readonly twice: (number: NounPhrase) => NounPhrase;
  readonly timesAs: (factor: string, number: string) => string;
  readonly half: (of: NounPhrase, round: 'up' | 'down') => NounPhrase;
  readonly forEach: (described: string) => string;
  readonly forEachCounter: (noun: Noun, on: KnownPhrase | 'me') => string;
  readonly forEachUnit: (number: NounPhrase) => string;
  /** "un numero di incrementi pari al risultato", "un nombre de cartes égal au résultat". */
  readonly asMany: (counted: string, as: NounPhrase) => string;
  readonly countIf: (count: string, condition: string) => string;
  readonly soMany: (noun: Noun) => string;
  readonly ofAnyNumber: (any: string, counted: string) => string;
}

const basePlural: Agreement = { gender: 'f', plural: true };

/** Something of somebody: "la mia statistica {V}", "le Coût de Main de ce Personnage". */
function of(known: Known, thing: NounPhrase, speech: Speech): NounPhrase {
  const { grammar } = speech.language;
  const whose = knownPhrase(known, speech);
  if (whose === 'me') return grammar.possessed('me', thing);
  if (whose.pronoun) return grammar.possessed(whose.phrase.plural ? 'they' : 'it', thing);
  return { ...thing, words: `${thing.words} ${grammar.after('of', whose.phrase)}` };
}

/** A number as something that is spoken of: "il numero di Piante che controlli", "le résultat". */
export function value(quantity: Quantity, speech: Speech): NounPhrase {
  const { descriptions, grammar, quantities, words } = speech.language;
  const { after, spoken } = grammar;
  if (typeof quantity === 'number') return bare(String(quantity));
  if ('count' in quantity)
    return quantities.numberOf(described(quantity.count, { article: 'none', plural: true }, speech));
  if ('counters' in quantity)
    return quantities.countersOn(words.counter(quantity.counters), knownPhrase(quantity.on, speech));
  if ('statistic' in quantity)
    return of(
      quantity.of,
      quantity.statistic === 'highest'
        ? quantities.highestStatistic
        : quantities.statistic(terrainSymbols[quantity.statistic]),
      speech,
    );
  if ('cost' in quantity) return of(quantity.of, quantities.cost[quantity.cost], speech);
  if ('total' in quantity) {
    const where = after('of', expeditionsAll(quantity.in, speech));
    const statistic = quantities.statistic(terrainSymbols[quantity.total]);
    return { ...statistic, words: `${statistic.words} ${where}` };
  }
  if ('cardsIn' in quantity)
    return quantities.numberOfCards(after('in', zone(quantity.cardsIn, quantity.of, speech)));
  if ('statistics' in quantity) {
    const { statistics, is, than } = quantity;
    const right = typeof than === 'number' ? than : value(than, speech);
    const among = described(quantity.among, { article: 'the', plural: true }, speech);
    return quantities.baseStatistics(
      statistics === 'any' ? undefined : terrainSymbols[statistics],
      descriptions.compared(is, right, false, basePlural),
      among,
    );
  }
  if ('regionsBetween' in quantity) return quantities.regionsBetween(player(quantity.regionsBetween, speech));
  if ('if' in quantity) {
    const condition = speech.condition(quantity.if, speech);
    const otherwise = quantity.otherwise === undefined ? '0' : spoken(value(quantity.otherwise, speech));
    return bare(quantities.either(spoken(value(quantity.then, speech)), condition, otherwise));
  }
  if ('noted' in quantity) {
    const noted = speech.referents.noted(quantity.noted);
    if (noted?.kind !== 'objects')
      return /^die-\d/.test(quantity.noted) ? quantities.otherResult : quantities.result;
    return quantities.doneThisWay(noted.are.noun, noted.verb, noted.are.gender);
  }
  if ('sum' in quantity) return summed(quantity.sum, speech);
  if ('times' in quantity) {
    const [one, other] = quantity.times;
    const [factor, rest] = typeof one === 'number' ? [one, other] : [other, one];
    if (factor === 2) return quantities.twice(value(rest, speech));
    return bare(quantities.timesAs(spoken(value(factor, speech)), spoken(value(rest, speech))));
  }
  if ('half' in quantity) return quantities.half(value(quantity.half, speech), quantity.round);
  if ('atMost' in quantity) {
    const number = value(quantity.of, speech);
    return { ...number, words: `${number.words}, ${speech.language.deeds.upToMost(quantity.atMost)}` };
  }
  if ('anyNumber' in quantity) return words.anyNumber;
  if ('x' in quantity) return bare('X');
  if ('expeditions' in quantity) return quantities.numberOf(expeditionsOf(quantity, true, speech));
  if ('countersTaken' in quantity) return quantities.countersTaken;
  if ('happened' in quantity) return quantities.happened(happening(quantity, speech));
  if ('came' in quantity)
    return quantities.numberOf(
      quantities.cameThere(
        described(quantity.what, { article: 'the', plural: true, card: true }, speech),
        quantity.came,
        expeditionsAll(quantity.in, speech),
        quantity.during,
      ),
    );
  if ('different' in quantity)
    return quantities.different(
      quantity.different,
      described(quantity.among, { article: 'the', plural: true, card: true }, speech),
    );
  if ('together' in quantity) return totalNumber(quantity.together, quantity.among, speech);
  if ('terrains' in quantity) return quantities.terrainsOf(expeditionsAll(quantity.terrains, speech));
  if ('highest' in quantity) {
    const { highest } = quantity;
    const among = described(quantity.among, { article: 'the', plural: true }, speech);
    return quantities.highest(measuredWords(highest, speech), among);
  }
  if ('had' in quantity) return quantities.had(words.counter(quantity.had));
  if ('rolled' in quantity) return quantities.result;
  if ('giftsThisTurn' in quantity)
    return quantities.giftsThisTurn(player(quantity.giftsThisTurn, speech) ?? 'you');
  if ('playedThisTurn' in quantity)
    return quantities.playedThisTurn(
      described(quantity.playedThisTurn, { article: 'none', plural: true, card: true }, speech),
    );
  return unreachable(quantity);
}

function happening(
  { happened, during, by, what = {}, from }: Extract<Quantity, { happened: unknown }>,
  speech: Speech,
): Happening {
  const who = by === undefined ? undefined : (player(by, speech) ?? 'you');
  return {
    deed: happened,
    cards: described(what, { article: 'none', plural: true, card: true }, speech),
    ...(who !== undefined && { by: who }),
    from: from === undefined ? '' : speech.language.grammar.after('out', zone(from, by, speech)),
    during,
  };
}

type OfExpeditions = Extract<Quantity, { expeditions: unknown }>;

/** "Spedizioni ascese che controlli in {V}". */
function expeditionsOf({ expeditions }: OfExpeditions, plural: boolean, speech: Speech): NounPhrase {
  const { conditions, descriptions, grammar, quantities, standings, words } = speech.language;
  const among = expeditions.which === undefined ? undefined : expeditionsAll(expeditions.which, speech);
  const who = expeditions.of === undefined ? undefined : player(expeditions.of, speech);
  const said = [
    inNumber(words.expedition, plural),
    ...(expeditions.is === undefined ? [] : [standings.standing(expeditions.is, plural)]),
    ...(expeditions.of === undefined
      ? []
      : [who === undefined ? descriptions.thatYouControl : grammar.after('of', who)]),
    ...(among === undefined ? [] : [grammar.after('among', among)]),
    ...(expeditions.moved === undefined ? [] : [quantities.movedThisDay[expeditions.moved]]),
    ...(expeditions.in === undefined ? [] : [conditions.inTerrain(terrainSymbols[expeditions.in])]),
  ];
  return { gender: words.expedition.gender, plural, article: 'none', words: said.join(' ') };
}

function summed(parts: readonly Quantity[], speech: Speech): NounPhrase {
  const { grammar, quantities } = speech.language;
  const [first, ...more] = parts.map((part) => value(part, speech));
  if (first === undefined) return bare('0');
  return { ...first, words: [first.words, ...more.map(grammar.spoken)].join(` ${quantities.plus} `) };
}

/** What a number is counted by, when it is so many for each of something. */
export function perEach(
  quantity: Quantity,
): { readonly each: Quantity; readonly factor: number } | undefined {
  if (typeof quantity === 'number') return undefined;
  if (
    'count' in quantity ||
    'counters' in quantity ||
    'cardsIn' in quantity ||
    'expeditions' in quantity ||
    'had' in quantity ||
    'playedThisTurn' in quantity
  )
    return { each: quantity, factor: 1 };
  if (!('times' in quantity)) return undefined;
  const [one, other] = quantity.times;
  if (typeof one === 'number' && perEach(other)?.factor === 1) return { each: other, factor: one };
  if (typeof other === 'number' && perEach(one)?.factor === 1) return { each: one, factor: other };
  return undefined;
}

/** "per ogni Pianta che controlli", "pour chaque Plante que vous contrôlez". */
export function forEach(each: Quantity, speech: Speech): string {
  const { grammar, quantities, words } = speech.language;
  if (typeof each === 'object' && 'count' in each)
    return quantities.forEach(described(each.count, { article: 'none' }, speech).words);
  if (typeof each === 'object' && 'counters' in each)
    return quantities.forEachCounter(words.counter(each.counters), knownPhrase(each.on, speech));
  if (typeof each === 'object' && 'cardsIn' in each)
    return quantities.forEach(
      `${words.card.one} ${grammar.after('in', zone(each.cardsIn, each.of, speech))}`,
    );
  if (typeof each === 'object' && 'expeditions' in each)
    return quantities.forEach(expeditionsOf(each, false, speech).words);
  if (typeof each === 'object' && 'had' in each) return quantities.forEachHad(words.counter(each.had));
  if (typeof each === 'object' && 'playedThisTurn' in each)
    return quantities.forEachPlayed(
      described(each.playedThisTurn, { article: 'none', card: true }, speech).words,
    );
  return quantities.forEachUnit(value(each, speech));
}

/** So many of a noun: "una carta", "2 boosts", "una carta per ogni Pianta che controlli". */
export function counted(noun: Noun, count: Quantity, speech: Speech, digits = false): string {
  const { grammar, quantities, words } = speech.language;
  if (count === 1 && !digits) return grammar.spoken(a(noun.one, noun.gender));
  if (typeof count === 'number') {
    const number = digits ? String(count) : grammar.number(count, noun.gender);
    return `${number} ${inNumber(noun, grammar.isPlural(count))}`;
  }
  if ('anyNumber' in count) return quantities.ofAnyNumber(grammar.spoken(words.anyNumber), noun.many);
  if ('atMost' in count)
    return `${counted(noun, count.of, speech, digits)}, ${speech.language.deeds.upToMost(count.atMost)}`;
  const per = perEach(count);
  if (per !== undefined) return `${counted(noun, per.factor, speech, digits)} ${forEach(per.each, speech)}`;
  if ('if' in count && count.otherwise === undefined)
    return quantities.countIf(counted(noun, count.then, speech, digits), speech.condition(count.if, speech));
  if ('sum' in count && count.sum.length === 2) {
    const [one, other] = count.sum;
    const [extra, rest] = typeof one === 'number' ? [one, other] : [other, one];
    if (typeof extra === 'number' && rest !== undefined) {
      const more = digits ? String(extra) : grammar.number(extra, noun.gender);
      return `${counted(noun, rest, speech, digits)} ${quantities.plus} ${more}`;
    }
  }
  if ('noted' in count && speech.referents.noted(count.noted)?.kind === 'objects')
    return quantities.soMany(noun);
  return quantities.asMany(noun.many, value(count, speech));
}
