import type { Passive, Selector } from '#altered/abilities';
import { change } from './amounts.js';
import { adjective, after, agreeing, listed, spoken, type NounPhrase } from './grammar.js';
import { player, zone } from './players.js';
import { counted } from './quantities.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { verbs } from './verbs.js';
import { cannot, does, form, isKnown, whomOf, type Whom } from './whom.js';
import * as words from './words.js';

type Of<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;
type Counters = NonNullable<Of<'played'>['counters']>;

const countersWith = ({ name, count }: Counters, speech: Speech): string =>
  counted(words.counter(name), count, speech, name === 'boost');

/** "la prossima carta che giochi questo turno", "gli Incantesimi che il tuo avversario gioca dalla Riserva". */
function cardsPlayed(
  like: Selector,
  { who, from, next, first }: Pick<Of<'played'>, 'who' | 'from' | 'next' | 'first'>,
  duration: string | undefined,
  speech: Speech,
): NounPhrase {
  const one = next === true || first !== undefined;
  const { gender } = described(like, { article: 'the', card: true }, speech);
  const before = agreeing(adjective(next === true ? 'prossimo' : 'primo'), { gender, plural: false });
  const manner = { article: 'the', plural: !one, card: true, ...(one && { before }) } as const;
  const cards = described(like, manner, speech);
  const by = player(who, speech);
  const plays = by === undefined ? 'che giochi' : `che ${spoken(by)} gioca`;
  const zoneOf = from === undefined ? [] : [after('da', words.zones[from])];
  const when = first !== undefined ? ['ogni Pomeriggio'] : duration === undefined ? [] : [duration];
  return { ...cards, words: [cards.words, plays, ...zoneOf, ...when].join(' ') };
}

/** "gli Incantesimi che giochi costano {1} in meno". */
export function costing(passive: Of<'cost'>, duration: string | undefined, speech: Speech): string {
  const { of, add, atLeast, free } = passive;
  const whom: Whom =
    of === 'me' ? { me: true } : { me: false, phrase: cardsPlayed(of, passive, duration, speech) };
  if (free === true) {
    if (whom.me) return 'puoi giocarmi gratuitamente';
    return `${spoken(whom.phrase)} si ${whom.phrase.plural ? 'giocano' : 'gioca'} gratuitamente`;
  }
  const from = whom.me && passive.from !== undefined ? ` ${after('da', words.zones[passive.from])}` : '';
  if (add === undefined) return `${cannot(whom)} costare meno di {${atLeast ?? 0}}${from}`;
  const least = atLeast === undefined ? '' : ` (ma non meno di {${atLeast}})`;
  const during = whom.me && duration !== undefined ? ` ${duration}` : '';
  return `${does(whom, verbs.cost)} ${change(add, speech)}${from}${least}${during}`;
}

/** "il prossimo Personaggio che giochi questo turno guadagna 1 incremento". */
export function onPlaying(passive: Of<'played'>, duration: string | undefined, speech: Speech): string {
  const cards = cardsPlayed(passive.cards, passive, duration, speech);
  const whom: Whom = { me: false, phrase: cards };
  const it = cards.gender === 'f' ? 'la' : 'lo';
  const only =
    passive.onlyFrom === undefined ? '' : `, se ${it} giochi ${after('da', words.zones[passive.onlyFrom])},`;
  const { counters, gain, lose } = passive;
  const gained = [
    ...(gain === undefined ? [] : [words.statuses[gain].m]),
    ...(counters === undefined ? [] : [countersWith(counters, speech)]),
  ];
  const said = [
    ...(gained.length === 0 ? [] : [`${form(whom, verbs.gain)} ${listed(gained, 'e')}`]),
    ...(lose === undefined ? [] : [`${form(whom, verbs.lose)} ${words.statuses[lose].m}`]),
  ];
  return `${spoken(cards)}${only} ${listed(said, 'e')}`;
}

export function cannotPlay({ who, cards }: Of<'cannot-play'>, speech: Speech): string {
  const subject = player(who, speech);
  const may = subject === undefined ? 'non puoi' : `${spoken(subject)} non può`;
  if (cards === 'me') return who === 'each-player' ? 'non posso essere giocato' : `${may} giocarmi`;
  const manner = { article: 'none', plural: true, card: true, omit: ['zone'] } as const;
  const said = spoken(described(cards, manner, speech));
  const from = typeof cards.zone === 'string' ? ` ${after('da', words.zones[cards.zone])}` : '';
  return `${may} giocare ${said}${from}`;
}

/** "entro nella zona Spedizione Addormentato", "la prossima Pianta che entra … vi entra con 1 incremento". */
export function entering(passive: Of<'enters-with'>, duration: string | undefined, speech: Speech): string {
  const { of, zone: into, statuses, counters, next } = passive;
  const place = after('in', zone(into, of === 'me' ? 'you' : undefined, speech));
  const whom = next === true && of !== 'me' && !isKnown(of) ? nextOne(of, speech) : whomOf(of, speech);
  const agree = whom.me ? ({ gender: 'm', plural: false } as const) : whom.phrase;
  const state = (statuses ?? []).map((name) => agreeing(words.statuses[name], agree));
  const having = counters === undefined ? [] : [`con ${countersWith(counters, speech)}`];
  const how = listed([...state, ...having], 'e');
  const during = duration === undefined ? '' : ` ${duration}`;
  if (next === true && !whom.me) return `${spoken(whom.phrase)} che entra ${place}${during} vi entra ${how}`;
  return `${does(whom, verbs.enter)} ${place} ${how}${during}`;
}

function nextOne(of: Selector, speech: Speech): Whom {
  const { gender } = described(of, { article: 'the' }, speech);
  const before = agreeing(adjective('prossimo'), { gender, plural: false });
  return { me: false, phrase: described(of, { article: 'the', before }, speech) };
}
