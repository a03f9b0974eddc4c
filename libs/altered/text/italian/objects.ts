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

const phrase = (words: NounPhrase, are: Referent): KnownPhrase => ({ phrase: words, are, pronoun: false });

export function acted(what: What, speech: Speech, out = false): Acted {
  if (what === 'me' || what === 'it' || 'target' in what || 'noted' in what)
    return knownPhrase(what, speech, out);
  if ('all' in what) {
    const { controller, expedition, owner, among, except } = what.all;
    const isLimited = [controller, expedition, owner, among, except].some((one) => one !== undefined);
    const article = isLimited ? 'the' : 'all';
    const said = described(what.all, { article, plural: true, out }, speech);
    speech.referents.interrupt();
    return phrase(said, referentOf(what.all, true));
  }
  if ('top' in what) return top(what, speech);
  const like = 'choose' in what ? what.choose : what.random;
  const by = 'choose' in what ? what.by : what.of;
  const seen: Speech = by === undefined ? speech : { ...speech, you: seatOf(by) };
  const { count = 1 } = what;
  const chance = 'random' in what ? ' a caso' : '';
  const upTo = 'upTo' in what;
  const said = some(like, count, upTo, out, seen);
  return phrase(
    { ...said, words: said.words.replace(/^(\S+ \S+|\S+’\S+)/, `$1${chance}`) },
    referentOf(like, count !== 1),
  );
}

/** So many that fit, to be chosen: "una carta dalla tua Mano", "fino a due Personaggi". */
function some(
  like: Parameters<typeof described>[0],
  count: NonNullable<Extract<What, { choose: unknown }>['count']>,
  upTo: boolean,
  out: boolean,
  speech: Speech,
): NounPhrase {
  speech.referents.interrupt();
  const most = upTo ? 'fino a ' : '';
  if (count === 1) {
    const one = described(like, { article: 'a', out }, speech);
    return { ...one, article: 'none', words: most + articled(one) };
  }
  const many = { article: 'none', plural: true, out } as const;
  if (typeof count === 'number') {
    const said = described(like, { ...many, before: numberWord(count) }, speech);
    return { ...said, words: most + said.words };
  }
  if ('later' in count) {
    const any = described(like, many, speech);
    return { ...any, words: `${spoken(laterQuantity(count.later))} di ${any.words}` };
  }
  const per = perEach(count);
  if (per?.factor === 1) {
    const one = described(like, { article: 'a', out }, speech);
    return { ...one, article: 'none', words: `${most}${articled(one)} ${forEach(per.each, speech)}` };
  }
  const said = described(like, many, speech);
  return {
    ...said,
    words: `${most}un numero di ${said.words} pari ${after('a', speech.value(count, speech))}`,
  };
}

const articled = (said: NounPhrase): string => after('di', said).replace(/^di /, '');

function top({ top: whose, count = 1 }: Extract<What, { top: unknown }>, speech: Speech): KnownPhrase {
  const deck = after('di', zone('deck', whose, speech));
  speech.referents.interrupt();
  const are = { gender: 'f', plural: count !== 1, noun: count === 1 ? 'carta' : 'carte' } as const;
  if (count === 1) return phrase({ ...are, article: 'the', words: `prima carta ${deck}` }, are);
  if (typeof count === 'number')
    return phrase({ ...are, article: 'the', words: `prime ${numberWord(count)} carte ${deck}` }, are);
  const words = `prime carte ${deck}, in numero pari ${after('a', speech.value(count, speech))}`;
  return phrase({ ...are, article: 'the', words }, are);
}
