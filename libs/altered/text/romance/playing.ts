import type { Nth, Passive, Selector } from '#altered/abilities';
import { change } from './amounts.js';
import { agreeing, listed, singular, type Forms, type NounPhrase } from './grammar.js';
import { player, zone } from './players.js';
import { counted } from './quantities.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { cannot, does, form, isKnown, whomOf, type Whom } from './whom.js';

export interface PlayingPhrases {
  readonly that: (player: string) => string;
  readonly thatYouPlay: string;
  readonly each: Readonly<Record<Nth['each'], string>>;
  readonly meForFree: string;
  readonly forFree: (cards: NounPhrase) => string;
  readonly costLess: (mana: string) => string;
  readonly butNotLess: (mana: string) => string;
  readonly ifYouPlayFrom: (cards: NounPhrase, zone: string) => string;
  readonly meCannotBePlayed: string;
  readonly youCannot: string;
  readonly toPlay: string;
  /** What players cannot do: "pescare carte". */
  readonly toDo: Readonly<Record<Of<'cannot-do'>['does'], string>>;
  readonly toPlayMe: string;
  /** What cannot be played: "Personaggi", "de Personnages". */
  readonly none: (cards: NounPhrase) => string;
  /** "non guadagna Transitorio", with the verb as it is said of what does not. */
  readonly notGaining: (gains: string, status: string) => string;
  readonly with: (counters: string) => string;
  readonly nextEnters: (subject: string, place: string, during: string, how: string) => string;
}

type Of<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;
type Counters = NonNullable<Of<'played'>['counters']>;

const countersWith = ({ name, count }: Counters, speech: Speech): string =>
  counted(speech.language.words.counter(name), count, speech, name === 'boost');

const countedOf = (first: 'afternoon' | undefined, nth: Nth | undefined): Nth | undefined =>
  nth ?? (first === undefined ? undefined : { number: 1, each: first });

/** "seconda", "deuxième". */
export function nthForms({ number }: Nth, { language: { grammar } }: Speech): Forms {
  const [m, f] = [grammar.ordinal(number, 'm'), grammar.ordinal(number, 'f')];
  return { m, f, mm: m, ff: f };
}

/** "la prossima carta che giochi questo turno", "les Sorts que votre adversaire joue depuis la Réserve". */
function cardsPlayed(
  like: Selector,
  { who, from, next, first, nth }: Pick<Of<'played'>, 'who' | 'from' | 'next' | 'first' | 'nth'>,
  duration: string | undefined,
  speech: Speech,
): NounPhrase {
  const { grammar, playing, verbs, words } = speech.language;
  const counted = countedOf(first, nth);
  const one = next === true || counted !== undefined;
  const before = counted === undefined ? words.next : nthForms(counted, speech);
  const manner = { article: 'the', plural: !one, card: true, ...(one && { before }) } as const;
  const cards = described(like, manner, speech);
  const by = player(who, speech);
  const plays =
    by === undefined ? playing.thatYouPlay : `${playing.that(grammar.spoken(by))} ${verbs.play.it}`;
  const zoneOf = from === undefined ? [] : [grammar.after('from', words.zones[from])];
  const during = counted === undefined ? duration : playing.each[counted.each];
  const when = during === undefined ? [] : [during];
  return { ...cards, words: [cards.words, plays, ...zoneOf, ...when].join(' ') };
}

/** "gli Incantesimi che giochi costano {1} in meno". */
export function costing(passive: Of<'cost'>, duration: string | undefined, speech: Speech): string {
  const { language } = speech;
  const { grammar, playing, verbs, words } = language;
  const { of, add, atLeast, free } = passive;
  const whom: Whom =
    of === 'me' ? { me: true } : { me: false, phrase: cardsPlayed(of, passive, duration, speech) };
  if (free === true) return whom.me ? playing.meForFree : playing.forFree(whom.phrase);
  const from =
    whom.me && passive.from !== undefined ? ` ${grammar.after('from', words.zones[passive.from])}` : '';
  if (add === undefined) return `${cannot(whom, language)} ${playing.costLess(`{${atLeast ?? 0}}`)}${from}`;
  const least = atLeast === undefined ? '' : ` ${playing.butNotLess(`{${atLeast}}`)}`;
  const during = whom.me && duration !== undefined ? ` ${duration}` : '';
  return `${does(whom, verbs.cost, language)} ${change(add, speech)}${from}${least}${during}`;
}

/** "il prossimo Personaggio che giochi questo turno guadagna 1 boost". */
export function onPlaying(passive: Of<'played'>, duration: string | undefined, speech: Speech): string {
  const { grammar, playing, verbs, words } = speech.language;
  const cards = cardsPlayed(passive.cards, passive, duration, speech);
  const whom: Whom = { me: false, phrase: cards };
  const only =
    passive.onlyFrom === undefined
      ? ''
      : `, ${playing.ifYouPlayFrom(cards, grammar.after('from', words.zones[passive.onlyFrom]))},`;
  const { counters, gain, lose, notGained, keyword } = passive;
  const gained = [
    ...(gain === undefined ? [] : [words.statuses[gain].m]),
    ...(counters === undefined ? [] : [countersWith(counters, speech)]),
  ];
  const said = [
    ...(gained.length === 0 ? [] : [`${form(whom, verbs.gain)} ${listed(gained, grammar.and)}`]),
    ...(lose === undefined ? [] : [`${form(whom, verbs.lose)} ${words.statuses[lose].m}`]),
    ...(notGained === undefined
      ? []
      : [playing.notGaining(form(whom, verbs.gain), words.statuses[notGained].m)]),
    ...(keyword === undefined ? [] : [`${form(whom, verbs.have)} ${words[keyword]}`]),
  ];
  return `${grammar.spoken(cards)}${only} ${listed(said, grammar.and)}`;
}

export function cannotPlay({ who, cards }: Of<'cannot-play'>, speech: Speech): string {
  const { language } = speech;
  const { grammar, playing, words } = language;
  const subject = player(who, speech);
  const may = subject === undefined ? playing.youCannot : cannot({ me: false, phrase: subject }, language);
  if (cards === 'me') return who === 'each-player' ? playing.meCannotBePlayed : `${may} ${playing.toPlayMe}`;
  const manner = { article: 'none', plural: true, card: true, omit: ['zone'] } as const;
  const said = playing.none(described(cards, manner, speech));
  const from = typeof cards.zone === 'string' ? ` ${grammar.after('from', words.zones[cards.zone])}` : '';
  return `${may} ${playing.toPlay} ${said}${from}`;
}

/** "non puoi pescare carte", "votre adversaire ne peut pas faire de Ravitaillement" */
export function cannotDo({ who, does }: Of<'cannot-do'>, speech: Speech): string {
  const { language } = speech;
  const subject = player(who, speech);
  const may =
    subject === undefined ? language.playing.youCannot : cannot({ me: false, phrase: subject }, language);
  return `${may} ${language.playing.toDo[does]}`;
}

/** "entro nella zona Spedizione Addormentato", "la prochaine Plante qui entre … y entre avec 1 boost". */
export function entering(passive: Of<'enters-with'>, duration: string | undefined, speech: Speech): string {
  const { language } = speech;
  const { grammar, playing, verbs, words } = language;
  const { of, zone: into, statuses, counters, next } = passive;
  const place =
    typeof into === 'string'
      ? grammar.after('in', zone(into, of === 'me' ? 'you' : undefined, speech))
      : language.descriptions.inPlay;
  const whom = next === true && of !== 'me' && !isKnown(of) ? nextOne(of, speech) : whomOf(of, speech);
  const agree = whom.me ? singular : whom.phrase;
  const state = (statuses ?? []).map((name) => agreeing(words.statuses[name], agree));
  const having = counters === undefined ? [] : [playing.with(countersWith(counters, speech))];
  const how = listed([...state, ...having], grammar.and);
  const during = duration === undefined ? '' : ` ${duration}`;
  if (next === true && !whom.me) return playing.nextEnters(grammar.spoken(whom.phrase), place, during, how);
  return `${does(whom, verbs.enter, language)} ${place} ${how}${during}`;
}

const nextOne = (of: Selector, speech: Speech): Whom => ({
  me: false,
  phrase: described(of, { article: 'the', before: speech.language.words.next }, speech),
});
