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

/** "la prochaine carte que vous jouez ce tour-ci", "les Sorts que votre adversaire joue depuis la Réserve". */
function cardsPlayed(
  like: Selector,
  { who, from, next, first }: Pick<Of<'played'>, 'who' | 'from' | 'next' | 'first'>,
  duration: string | undefined,
  speech: Speech,
): NounPhrase {
  const one = next === true || first !== undefined;
  const { gender } = described(like, { article: 'the', card: true }, speech);
  const which = next === true ? adjective('prochain') : adjective('premier', 'première');
  const before = agreeing(which, { gender, plural: false });
  const manner = { article: 'the', plural: !one, card: true, ...(one && { before }) } as const;
  const cards = described(like, manner, speech);
  const by = player(who, speech);
  const plays = by === undefined ? 'que vous jouez' : `que ${spoken(by)} joue`;
  const zoneOf = from === undefined ? [] : [after('depuis', words.zones[from])];
  const when = first !== undefined ? ['chaque Après-midi'] : duration === undefined ? [] : [duration];
  return { ...cards, words: [cards.words, plays, ...zoneOf, ...when].join(' ') };
}

/** "les Sorts que vous jouez coûtent {1} de moins". */
export function costing(passive: Of<'cost'>, duration: string | undefined, speech: Speech): string {
  const { of, add, atLeast, free } = passive;
  const whom: Whom =
    of === 'me' ? { me: true } : { me: false, phrase: cardsPlayed(of, passive, duration, speech) };
  if (free === true) {
    if (whom.me) return 'vous pouvez me jouer gratuitement';
    return `${spoken(whom.phrase)} se ${whom.phrase.plural ? 'jouent' : 'joue'} gratuitement`;
  }
  const from = whom.me && passive.from !== undefined ? ` ${after('depuis', words.zones[passive.from])}` : '';
  if (add === undefined) return `${cannot(whom)} coûter moins de {${atLeast ?? 0}}${from}`;
  const least = atLeast === undefined ? '' : ` (sans descendre sous {${atLeast}})`;
  const during = whom.me && duration !== undefined ? ` ${duration}` : '';
  return `${does(whom, verbs.cost)} ${change(add, speech)}${from}${least}${during}`;
}

/** "le prochain Personnage que vous jouez ce tour-ci gagne 1 boost". */
export function onPlaying(passive: Of<'played'>, duration: string | undefined, speech: Speech): string {
  const cards = cardsPlayed(passive.cards, passive, duration, speech);
  const whom: Whom = { me: false, phrase: cards };
  const it = cards.plural ? 'les' : cards.gender === 'f' ? 'la' : 'le';
  const from = passive.onlyFrom === undefined ? undefined : after('depuis', words.zones[passive.onlyFrom]);
  const only = from === undefined ? '' : `, si vous ${it} jouez ${from},`;
  const { counters, gain, lose } = passive;
  const gained = [
    ...(gain === undefined ? [] : [words.statuses[gain].m]),
    ...(counters === undefined ? [] : [countersWith(counters, speech)]),
  ];
  const said = [
    ...(gained.length === 0 ? [] : [`${form(whom, verbs.gain)} ${listed(gained, 'et')}`]),
    ...(lose === undefined ? [] : [`${form(whom, verbs.lose)} ${words.statuses[lose].m}`]),
  ];
  return `${spoken(cards)}${only} ${listed(said, 'et')}`;
}

export function cannotPlay({ who, cards }: Of<'cannot-play'>, speech: Speech): string {
  const subject = player(who, speech);
  const may = subject === undefined ? 'vous ne pouvez pas' : `${spoken(subject)} ne peut pas`;
  if (cards === 'me') return who === 'each-player' ? 'je ne peux pas être joué' : `${may} me jouer`;
  const manner = { article: 'none', plural: true, card: true, omit: ['zone'] } as const;
  const said = described(cards, manner, speech);
  const from = typeof cards.zone === 'string' ? ` ${after('depuis', words.zones[cards.zone])}` : '';
  return `${may} jouer ${after('de', said)}${from}`;
}

/** "j'entre dans la zone d'Expédition Endormi", "la prochaine Plante qui entre … y entre avec 1 boost". */
export function entering(passive: Of<'enters-with'>, duration: string | undefined, speech: Speech): string {
  const { of, zone: into, statuses, counters, next } = passive;
  const place = after('dans', zone(into, of === 'me' ? 'you' : undefined, speech));
  const whom = next === true && of !== 'me' && !isKnown(of) ? nextOne(of, speech) : whomOf(of, speech);
  const agree = whom.me ? ({ gender: 'm', plural: false } as const) : whom.phrase;
  const state = (statuses ?? []).map((name) => agreeing(words.statuses[name], agree));
  const having = counters === undefined ? [] : [`avec ${countersWith(counters, speech)}`];
  const how = listed([...state, ...having], 'et');
  const during = duration === undefined ? '' : ` ${duration}`;
  if (next === true && !whom.me) return `${spoken(whom.phrase)} qui entre ${place}${during} y entre ${how}`;
  return `${does(whom, verbs.enter)} ${place} ${how}${during}`;
}

function nextOne(of: Selector, speech: Speech): Whom {
  const { gender } = described(of, { article: 'the' }, speech);
  const before = agreeing(adjective('prochain'), { gender, plural: false });
  return { me: false, phrase: described(of, { article: 'the', before }, speech) };
}
