import type { What } from '#altered/abilities';
import type { Referent } from '../speech/referents.js';
import { inNumber, the, type NounPhrase, type Whereabouts } from './grammar.js';
import { knownPhrase, type KnownPhrase } from './known.js';
import { seatOf, zone } from './players.js';
import { forEach, perEach } from './quantities.js';
import { described, inTotal, referentOf } from './selectors.js';
import type { Speech } from './speech.js';

export interface ObjectPhrases {
  /** Something chosen at random; `where` the language puts the words. */
  readonly atRandom: (chosen: string) => string;
  /** "prima carta del tuo Mazzo", of which the noun phrase is the deck. */
  readonly topCard: (deck: string) => string;
  readonly topCards: (count: number, deck: string) => string;
  readonly cardsUntil: (deck: string, sought: string) => string;
  readonly asManyTopCards: (deck: string, as: NounPhrase) => string;
}

/** What a step acts on, ready to be subject or object of its verb. */
export type Acted = KnownPhrase | 'me';

type Chosen = Extract<What, { choose: unknown }>;

const phrase = (words: NounPhrase, are: Referent): KnownPhrase => ({ phrase: words, are, pronoun: false });

export function acted(what: What, speech: Speech, place: Whereabouts = 'out'): Acted {
  if (what === 'me' || what === 'it' || 'target' in what || 'noted' in what)
    return knownPhrase(what, speech, place);
  const { language } = speech;
  if ('all' in what) {
    const { controller, expedition, owner, among, except } = what.all;
    const isLimited = [controller, expedition, owner, among, except].some((one) => one !== undefined);
    const said = described(what.all, { article: isLimited ? 'the' : 'all', plural: true, place }, speech);
    speech.referents.interrupt();
    return phrase(said, referentOf(what.all, language, true));
  }
  if ('top' in what) return top(what, speech);
  const like = 'choose' in what ? what.choose : what.random;
  // Of a random one it is said whose it is; "you" is whoever does it.
  const by = 'choose' in what ? what.by : what.of === 'you' ? undefined : what.of;
  const seen: Speech = by === undefined ? speech : { ...speech, you: seatOf(by) };
  const { count = 1 } = what;
  const said = some(like, count, 'upTo' in what, place, seen);
  const words =
    'random' in what ? language.objects.atRandom(said.words) : said.words + inTotal(what.total, speech);
  return phrase({ ...said, words }, referentOf(like, language, count !== 1));
}

/** So many that fit, to be chosen: "una carta dalla tua Mano", "jusqu'à deux Personnages". */
function some(
  like: Chosen['choose'],
  count: NonNullable<Chosen['count']>,
  upTo: boolean,
  place: Whereabouts,
  speech: Speech,
): NounPhrase {
  const { descriptions, grammar, quantities, words } = speech.language;
  speech.referents.interrupt();
  const most = upTo ? descriptions.upTo : (many: string): string => many;
  if (count === 1) {
    const one = described(like, { article: 'a', place }, speech);
    return { ...one, article: 'none', words: most(grammar.spoken(one)) };
  }
  const many = { article: 'none', plural: true, place } as const;
  if (typeof count === 'number') {
    const before = grammar.number(count, referentOf(like, speech.language).gender);
    const said = described(like, { ...many, before }, speech);
    return { ...said, words: most(said.words) };
  }
  if ('anyNumber' in count) {
    const any = described(like, many, speech);
    const number = grammar.spoken(words.anyNumber);
    return { ...any, words: quantities.ofAnyNumber(number, any.words) };
  }
  const per = perEach(count);
  if (per?.factor === 1) {
    const one = described(like, { article: 'a', place }, speech);
    return { ...one, article: 'none', words: most(`${grammar.spoken(one)} ${forEach(per.each, speech)}`) };
  }
  const said = described(like, many, speech);
  return { ...said, words: most(quantities.asMany(said.words, speech.value(count, speech))) };
}

function top({ top: whose, count = 1, until }: Extract<What, { top: unknown }>, speech: Speech): KnownPhrase {
  const { grammar, objects, words } = speech.language;
  const deck = grammar.after('of', zone('deck', whose, speech));
  speech.referents.interrupt();
  const { gender } = words.card;
  if (until !== undefined) {
    const sought = grammar.spoken(described(until, { article: 'a' }, speech));
    const cards = { gender, plural: true, noun: inNumber(words.card, true) };
    return phrase({ ...cards, article: 'none', words: objects.cardsUntil(deck, sought) }, cards);
  }
  const are = { gender, plural: count !== 1, noun: inNumber(words.card, count !== 1) };
  if (count === 1) return phrase(the(objects.topCard(deck), gender), are);
  if (typeof count === 'number') return phrase(the(objects.topCards(count, deck), gender, true), are);
  return phrase(the(objects.asManyTopCards(deck, speech.value(count, speech)), gender, true), are);
}
