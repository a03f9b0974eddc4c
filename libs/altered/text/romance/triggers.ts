import type { PlayedHow, Players, Selector, Subject, Trigger, TriggerSymbol } from '#altered/abilities';
import { orListed } from './amounts.js';
import type { Referent } from '../speech/referents.js';
import { agreeing, a, listed, singular, type Forms, type Noun, type NounPhrase } from './grammar.js';
import type { Language } from './language.js';
import { expeditionsAll, oneExpedition, player, playerDoes, zone } from './players.js';
import { occasion } from './occasions.js';
import { nthForms } from './playing.js';
import { described, referentOf } from './selectors.js';
import type { Speech } from './speech.js';
import type { Verb } from './verbs.js';
import { terrainSymbols, triggerSymbols } from './words.js';

type Event = 'forward' | 'backward' | 'fails';

export interface TriggerPhrases {
  readonly when: (clause: string) => string;
  readonly after: (daily: string) => string;
  readonly anyone: NounPhrase;
  /** "vengo sacrificato", "est sacrifiée": what is done to the card itself, and to something. */
  readonly undergo: {
    readonly me: (participle: string) => string;
    readonly it: (participle: string) => string;
    readonly they: (participle: string) => string;
  };
  readonly meEnters: string;
  readonly enters: (subject: string) => string;
  readonly meJoins: (expedition: NounPhrase) => string;
  readonly joins: (subject: string, expedition: NounPhrase) => string;
  readonly theyEnter: (subject: string) => string;
  readonly theyJoin: (subject: string, expedition: NounPhrase) => string;
  readonly howPlayed: Readonly<Record<PlayedHow, string>>;
  readonly oneOrMore: (noun: Noun) => string;
  readonly last: (isMine: boolean, noun: Noun) => string;
  readonly resupply: { readonly verb: Verb; readonly what: string };
  readonly onceOrMore: string;
  readonly resuppliedCard: (card: NounPhrase) => string;
  readonly lastOfHand: NounPhrase;
  readonly expedition: Readonly<Record<Event, string>>;
  readonly bothMove: Readonly<Record<Event, string>>;
  readonly due: (symbol: string) => string;
  readonly aDie: string;
  /** The second of two clauses after one "when". */
  readonly again: (clause: string) => string;
}

/** A trigger: one of the symbols, a clause after "when", or a time of the day. */
export type Told =
  | { readonly kind: 'symbol'; readonly symbol: TriggerSymbol; readonly clause: string }
  | { readonly kind: 'when'; readonly clause: string }
  | { readonly kind: 'at'; readonly clause: string };

/** What "it" is in an ability with this trigger. */
export function boundBy(trigger: Trigger, language: Language): Referent | undefined {
  if (trigger.kind === 'any')
    return trigger.of.map((one) => boundBy(one, language)).find((one) => one !== undefined);
  if (trigger.kind === 'draw' || trigger.kind === 'resupply') return referentOf({}, language, false, true);
  if (!('what' in trigger) || trigger.what === 'me') return undefined;
  return referentOf(trigger.what, language, false, trigger.kind === 'played');
}

const some = (what: Exclude<Subject, 'me'>, speech: Speech, card = false): NounPhrase =>
  described(what, { article: 'a', ...(card && { card: true as const }) }, speech);

/** "guadagno", "un Personnage gagne". */
function does(what: Subject, verb: Verb, speech: Speech): string {
  const { pronouns, spoken } = speech.language.grammar;
  return what === 'me' ? pronouns.me + verb.me : `${spoken(some(what, speech))} ${verb.it}`;
}

/** What many may do or undergo in one event. */
interface Together {
  readonly what: Subject;
  readonly atOnce?: number;
}

/** "due o più Personaggi": how many of them in one event, and whether that is more than one. */
function together(what: Selector, atOnce: number, speech: Speech): NounPhrase {
  const { descriptions, words } = speech.language;
  const { gender } = described(what, { article: 'none', card: true }, speech);
  const before = atOnce === 1 ? words.oneOrMore : descriptions.howMany('at-least', atOnce, gender, false);
  return described(what, { article: 'none', plural: true, card: true, before }, speech);
}

const oneOrSeveral = (
  what: Selector,
  atOnce: number | undefined,
  speech: Speech,
  card = false,
): NounPhrase => (atOnce === undefined ? some(what, speech, card) : together(what, atOnce, speech));

/** "una Pianta lascia", "due o più Piante lasciano". */
function theyDo({ what, atOnce }: Together, verb: Verb, speech: Speech): string {
  if (atOnce === undefined || what === 'me') return does(what, verb, speech);
  return `${speech.language.grammar.spoken(together(what, atOnce, speech))} ${verb.they}`;
}

/** "vengo sacrificato", "une Plante est sacrifiée". */
function undergoes({ what, atOnce }: Together, participle: Forms, speech: Speech, card = false): string {
  const { grammar, triggers } = speech.language;
  if (what === 'me') return triggers.undergo.me(participle.m);
  if (atOnce !== undefined) {
    const all = together(what, atOnce, speech);
    return `${grammar.spoken(all)} ${triggers.undergo.they(agreeing(participle, all))}`;
  }
  const subject = some(what, speech, card);
  return `${grammar.spoken(subject)} ${triggers.undergo.it(agreeing(participle, subject))}`;
}

/** "potenzi un Personaggio", "un Personnage est accompli", "je fais défection". */
function keywordAction(
  { action, what, by, oneOrMore }: Extract<Trigger, { kind: 'keyword-action' }>,
  speech: Speech,
): string {
  const { grammar, steps, verbs, words } = speech.language;
  if (action === 'defect') return does(what, verbs.defect, speech);
  if (action === 'switch-expeditions') {
    const { verb, what: expeditions } = steps.switchExpeditions;
    return [does(what, verb, speech), expeditions].filter((one) => one !== undefined).join(' ');
  }
  if (by === undefined || what === 'me') return undergoes({ what }, words.keywordDone[action], speech, true);
  const object = oneOrMore
    ? grammar.spoken(
        described(what, { article: 'none', plural: true, card: true, before: words.oneOrMore }, speech),
      )
    : grammar.spoken(some(what, speech, true));
  if (action !== 'sabotage') return `${anyoneDoes(by, verbs[action], speech)} ${object}`;
  const { verb, what: sabotage } = steps.sabotage;
  const isAny = Object.keys(what).length === 0 && oneOrMore === undefined;
  return [anyoneDoes(by, verb, speech), sabotage, isAny ? undefined : steps.sabotaged(object)]
    .filter((one) => one !== undefined)
    .join(' ');
}

const symbolOf = (trigger: Trigger): TriggerSymbol | undefined => {
  if (trigger.kind === 'join' && trigger.what === 'me' && trigger.expedition === undefined) return 'join';
  if (trigger.kind !== 'played' || trigger.what !== 'me' || trigger.by !== undefined) return undefined;
  return trigger.from === undefined ? undefined : `from-${trigger.from}`;
};

export function told(trigger: Trigger, speech: Speech): Told {
  const symbol = symbolOf(trigger);
  const clause = clauseOf(trigger, speech);
  if (symbol !== undefined) return { kind: 'symbol', symbol, clause };
  return { kind: trigger.kind === 'phase' || trigger.kind === 'after-daily-effect' ? 'at' : 'when', clause };
}

/** What a trigger says of each player, it says of any one. */
function anyoneDoes(who: Players, verb: Verb, speech: Speech): string {
  const { grammar, triggers } = speech.language;
  return who === 'each-player'
    ? `${grammar.spoken(triggers.anyone)} ${verb.it}`
    : playerDoes(who, verb, speech);
}

function clauseOf(trigger: Trigger, speech: Speech): string {
  const { grammar, places, triggers, verbs, words } = speech.language;
  const { spoken } = grammar;
  switch (trigger.kind) {
    case 'join':
      return joins(trigger, speech);
    case 'played':
      return played(trigger, speech);
    case 'phase':
      return words.phases[trigger.phase].at;
    case 'after-daily-effect':
      return triggers.after(words.dailyEffects[trigger.effect]);
    case 'leave': {
      const place =
        trigger.expedition === undefined
          ? zone(trigger.zone, trigger.whose ?? whose(trigger.what), speech)
          : oneExpedition(trigger.expedition, speech);
      return `${theyDo(trigger, verbs.leave, speech)} ${spoken(place)}`;
    }
    case 'go': {
      const to =
        trigger.to === 'reserve'
          ? places.inReserve
          : grammar.after('in', zone(trigger.to, trigger.whose ?? whose(trigger.what), speech));
      if (trigger.by === undefined || trigger.what === 'me')
        return `${theyDo(trigger, verbs.go, speech)} ${to}${from(trigger, speech)}`;
      const { by, what } = trigger;
      const verb = trigger.to === 'hand' ? verbs.return : trigger.to === 'reserve' ? verbs.send : verbs.put;
      return `${anyoneDoes(by, verb, speech)} ${spoken(some(what, speech))}${from(trigger, speech)} ${to}`;
    }
    case 'sacrificed':
      if (trigger.by === undefined || trigger.what === 'me')
        return undergoes(trigger, words.sacrificed, speech);
      return `${anyoneDoes(trigger.by, verbs.sacrifice, speech)} ${spoken(oneOrSeveral(trigger.what, trigger.atOnce, speech))}`;
    case 'discarded':
      if (trigger.by !== undefined && trigger.what !== 'me') {
        // Whose it is, the zone says that it is discarded from.
        const { owner, ...kind } = trigger.what;
        const what = trigger.from === undefined ? trigger.what : kind;
        const out = from({ ...trigger, what: { ...kind, ...(owner && { owner }) } }, speech);
        return `${anyoneDoes(trigger.by, verbs.discard, speech)} ${spoken(oneOrSeveral(what, trigger.atOnce, speech, true))}${out}`;
      }
      return `${undergoes(trigger, words.discarded, speech)}${from(trigger, speech)}`;
    case 'keyword-action':
      return keywordAction(trigger, speech);
    case 'counters': {
      const noun =
        trigger.name === undefined ? speech.language.occasions.anyCounter : words.counter(trigger.name);
      const verb = trigger.change === 'gain' ? verbs.gain : verbs.lose;
      const lost =
        trigger.last === true ? triggers.last(trigger.what === 'me', noun) : triggers.oneOrMore(noun);
      return `${theyDo(trigger, verb, speech)} ${lost}`;
    }
    case 'status':
      return changes(trigger, speech);
    case 'created':
      return `${anyoneDoes(trigger.by, verbs.create, speech)} ${spoken(oneOrSeveral(trigger.what, trigger.atOnce, speech))}`;
    case 'draw': {
      const { card } = words;
      if (trigger.nth !== undefined) {
        const { playing } = speech.language;
        const manner = { article: 'the', card: true, before: nthForms(trigger.nth, speech) } as const;
        const nth = spoken(described({}, manner, speech));
        return `${anyoneDoes(trigger.who, verbs.draw, speech)} ${nth} ${playing.each[trigger.nth.each]}`;
      }
      const what = trigger.oneOrMore ? triggers.oneOrMore(card) : spoken(a(card.one, card.gender));
      return `${anyoneDoes(trigger.who, verbs.draw, speech)} ${what}`;
    }
    case 'resupply': {
      const { verb, what } = triggers.resupply;
      return [
        anyoneDoes(trigger.who, verb, speech),
        ...(what === '' ? [] : [what]),
        ...(trigger.what === undefined ? [] : [triggers.resuppliedCard(some(trigger.what, speech, true))]),
        ...(trigger.oneOrMore ? [triggers.onceOrMore] : []),
      ].join(' ');
    }
    case 'expedition': {
      if (trigger.both === true) {
        const both = speech.language.occasions.bothOf(expeditionsAll(trigger.which, speech));
        return `${both} ${triggers.bothMove[trigger.does]}`;
      }
      const { standings } = speech.language;
      const subject = spoken(
        trigger.oneOrMore === true
          ? standings.atLeastOneOf(expeditionsAll(trigger.which, speech))
          : oneExpedition(trigger.which, speech),
      );
      const due =
        trigger.due === undefined
          ? ''
          : ` ${triggers.due(orListed(trigger.due, terrainSymbols, speech.language))}`;
      return `${subject} ${triggers.expedition[trigger.does]}${due}`;
    }
    case 'pass':
      return anyoneDoes(trigger.who, verbs.pass, speech);
    case 'roll':
      return `${anyoneDoes(trigger.who, verbs.roll, speech)} ${triggers.aDie}`;
    case 'any':
      return listed(alternatives(trigger.of, speech), grammar.or);
    default:
      return occasion(trigger, speech);
  }
}

/** What the same player does in several ways is said of them once. */
function alternatives(all: readonly Trigger[], speech: Speech): readonly string[] {
  const { grammar, triggers } = speech.language;
  const said = all.map((one) => clauseOf(one, speech));
  const [first] = all;
  const who = first !== undefined && 'who' in first ? player(first.who, speech) : undefined;
  const subject = who === undefined ? undefined : `${grammar.spoken(who)} `;
  return said.map((one, index) => {
    if (index === 0) return one;
    return subject !== undefined && one.startsWith(subject) ? one.slice(subject.length) : triggers.again(one);
  });
}

/** Its own private zones are yours; those of others are just zones. */
const whose = (what: Subject) => (what === 'me' ? 'you' : (what.controller ?? what.owner));

const from = (trigger: Extract<Trigger, { kind: 'go' | 'discarded' }>, speech: Speech): string =>
  trigger.from === undefined
    ? ''
    : ` ${speech.language.grammar.after('from', zone(trigger.from, ofWhom(trigger), speech))}`;

const ofWhom = (trigger: Extract<Trigger, { kind: 'go' | 'discarded' }>) =>
  (trigger.kind === 'go' ? trigger.whose : undefined) ?? whose(trigger.what);

function changes(trigger: Extract<Trigger, { kind: 'status' }>, speech: Speech): string {
  const { triggers, verbs, words } = speech.language;
  const { what, status, change, atOnce } = trigger;
  const agree = what === 'me' ? singular : oneOrSeveral(what, atOnce, speech);
  if (change === 'become')
    return `${theyDo(trigger, verbs.become, speech)} ${agreeing(words.statuses[status], agree)}`;
  if (status === 'exhausted') return undergoes(trigger, words.readied, speech);
  const lost =
    status === 'boosted' ? triggers.last(what === 'me', words.counter('boost')) : words.statuses[status].m;
  return `${theyDo(trigger, verbs.lose, speech)} ${lost}`;
}

function joins(
  { what, expedition: which, atOnce }: Extract<Trigger, { kind: 'join' }>,
  speech: Speech,
): string {
  const { grammar, triggers } = speech.language;
  if (what !== 'me' && atOnce !== undefined) {
    const all = grammar.spoken(together(what, atOnce, speech));
    return which === undefined
      ? triggers.theyEnter(all)
      : triggers.theyJoin(all, atOnce > 1 ? expeditionsAll(which, speech) : oneExpedition(which, speech));
  }
  const subject = what === 'me' ? undefined : grammar.spoken(some(what, speech));
  if (which === undefined) return subject === undefined ? triggers.meEnters : triggers.enters(subject);
  const place = oneExpedition(which, speech);
  return subject === undefined ? triggers.meJoins(place) : triggers.joins(subject, place);
}

function played(
  { what, from: zoneName, by, nth, how, last }: Extract<Trigger, { kind: 'played' }>,
  speech: Speech,
): string {
  const { grammar, playing, triggers, verbs, words } = speech.language;
  const place = zoneName === undefined ? '' : ` ${grammar.after('from', words.zones[zoneName])}`;
  const out = how === undefined ? place : `${place} ${triggers.howPlayed[how]}`;
  if (what === 'me') return `${triggers.undergo.me(words.played.m)}${out}`;
  if (by === undefined) return `${undergoes({ what }, words.played, speech, true)}${out}`;
  const plays = anyoneDoes(by, verbs.play, speech);
  if (last === true) return `${plays} ${grammar.spoken(triggers.lastOfHand)}`;
  if (nth === undefined) return `${plays} ${grammar.spoken(some(what, speech, true))}${out}`;
  const manner = { article: 'the', card: true, before: nthForms(nth, speech) } as const;
  return `${plays} ${grammar.spoken(described(what, manner, speech))}${out} ${playing.each[nth.each]}`;
}

/** "{J}", "{H}/{R}"; nothing when one of them has no symbol. */
export function symbolsOf(trigger: Trigger): string | undefined {
  if (trigger.kind !== 'any') {
    const symbol = symbolOf(trigger);
    return symbol === undefined ? undefined : triggerSymbols[symbol];
  }
  const all = trigger.of.map(symbolsOf);
  return all.every((one) => one !== undefined) ? all.join('/') : undefined;
}
