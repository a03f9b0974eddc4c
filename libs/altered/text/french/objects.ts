import type { What } from '#altered/abilities';
import type { Referent } from '../speech/referents.js';
import { after, numberWord, spoken, type NounPhrase } from './grammar.js';
import { knownPhrase, type KnownPhrase } from './known.js';
import { laterQuantity } from './later.js';
import { seatOf, zone } from './players.js';
import { forEach, perEach } from './quantities.js';
import { described, referentOf } from './selectors.js';
import type { Speech } from './speech.js';

/** What a step acts on, ready to be subject or object of its verb. */
export type Acted = KnownPhrase | 'me';

type Chosen = Extract<What, { choose: unknown }>;

const phrase = (words: NounPhrase, are: Referent): KnownPhrase => ({ phrase: words, are, pronoun: false });

export function acted(what: What, speech: Speech, out = true): Acted {
  if (what === 'me' || what === 'it' || 'target' in what || 'noted' in what)
    return knownPhrase(what, speech, out);
  if ('all' in what) {
    const { controller, expedition, owner, among, except } = what.all;
    const isLimited = [controller, expedition, owner, among, except].some((one) => one !== undefined);
    const said = described(what.all, { article: isLimited ? 'the' : 'all', plural: true, out }, speech);
    speech.referents.interrupt();
    return phrase(said, referentOf(what.all, true));
  }
  if ('top' in what) return top(what, speech);
  const like = 'choose' in what ? what.choose : what.random;
  const by = 'choose' in what ? what.by : what.of;
  const seen: Speech = by === undefined ? speech : { ...speech, you: seatOf(by) };
  const { count = 1 } = what;
  const said = some(like, count, 'upTo' in what, out, seen);
  const chance = 'random' in what ? ' au hasard' : '';
  return phrase({ ...said, words: said.words + chance }, referentOf(like, count !== 1));
}

/** So many that fit, to be chosen: "une carte de votre Main", "jusqu'à deux Personnages". */
function some(
  like: Chosen['choose'],
  count: NonNullable<Chosen['count']>,
  upTo: boolean,
  out: boolean,
  speech: Speech,
): NounPhrase {
  speech.referents.interrupt();
  const most = upTo ? 'jusqu’à ' : '';
  if (count === 1) {
    const one = described(like, { article: 'a', out }, speech);
    return { ...one, article: 'none', words: most + spoken(one) };
  }
  const many = { article: 'none', plural: true, out } as const;
  if (typeof count === 'number') {
    const before = numberWord(count, referentOf(like).gender);
    const said = described(like, { ...many, before }, speech);
    return { ...said, words: most + said.words };
  }
  if ('later' in count) {
    const any = described(like, many, speech);
    return { ...any, words: `${spoken(laterQuantity(count.later))} de ${any.words}` };
  }
  const per = perEach(count);
  if (per?.factor === 1) {
    const one = described(like, { article: 'a', out }, speech);
    return { ...one, article: 'none', words: `${most}${spoken(one)} ${forEach(per.each, speech)}` };
  }
  const said = described(like, many, speech);
  const number = after('à', speech.value(count, speech));
  return { ...said, words: `${most}un nombre de ${said.words} égal ${number}` };
}

function top({ top: whose, count = 1 }: Extract<What, { top: unknown }>, speech: Speech): KnownPhrase {
  const deck = after('de', zone('deck', whose, speech));
  speech.referents.interrupt();
  const are = { gender: 'f', plural: count !== 1, noun: count === 1 ? 'carte' : 'cartes' } as const;
  if (count === 1) return phrase({ ...are, article: 'the', words: `première carte ${deck}` }, are);
  if (typeof count === 'number')
    return phrase({ ...are, article: 'the', words: `${numberWord(count)} premières cartes ${deck}` }, are);
  const words = `premières cartes ${deck}, en nombre égal ${after('à', speech.value(count, speech))}`;
  return phrase({ ...are, article: 'the', words }, are);
}
