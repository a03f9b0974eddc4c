import type { Passive } from '#altered/abilities';
import { paying } from './costs.js';
import { agreeing, formOf, type NounPhrase } from './grammar.js';
import { player, playerDoes, seatOf, zone } from './players.js';
import { counted } from './quantities.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { tokens } from './tokens.js';
import { form, isKnown, then, whomOf, would, type Whom } from './whom.js';
import { lower, unended } from './words.js';

type Of<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;

export interface ReplacementPhrases {
  readonly if: (would: string, what: string) => string;
  /** "dovessi pescare", "votre adversaire devait piocher". */
  readonly would: (who: 'reader' | Whom, what: string) => string;
  readonly toLeave: (zone: string) => string;
  readonly toGo: (where: string) => string;
  readonly mayPut: (clitic: string, where: string) => string;
  readonly goes: (going: string, where: string) => string;
  readonly ifNotDone: (what: string) => string;
  readonly instead: (what: string) => string;
  readonly toDo: Readonly<
    Record<Of<'does-instead'>['would'] | Of<'one-more'>['verb'] | 'drawOne' | 'roll', string>
  >;
  /** What is done besides; more than one when `extra` is there. */
  readonly alsoDraw: (drawing: string, extra: number) => string;
  readonly alsoResupply: (who: Of<'one-more'>['who'], extra: number) => string;
  readonly toCreate: (token: string) => string;
  readonly createsInstead: (creating: string, tokens: string) => string;
  readonly alsoCreate: (creating: string, extra: number) => string;
  readonly objectOf: (controller: NounPhrase | undefined) => NounPhrase;
  readonly alsoGain: (more: number) => string;
  readonly inTheMorning: (what: string) => string;
  readonly drawOnly: (drawing: string, cards: string) => string;
  readonly putFromDeck: (putting: string, deck: NounPhrase) => string;
  readonly rollMore: (player: string, rolling: Rolling, extra: number, ignoring: string) => string;
  /** `paying`: what it costs, when it costs. */
  readonly mayAdd: (rolling: string, isReader: boolean, add: number, paying: string | undefined) => string;
}

/** A die being rolled: as what would be done, and as what is done. */
interface Rolling {
  readonly would: string;
  readonly does: string;
}

/** "se dovessi andare in Riserva, vado invece nel mazzo degli Scarti" (6.2.b). */
export function goingInstead(passive: Of<'goes-instead'>, speech: Speech): string {
  const { grammar, places, replacements, verbs, words } = speech.language;
  const { of, from, to, instead, optional, otherwise } = passive;
  const whom: Whom =
    of === 'me' || isKnown(of)
      ? whomOf(of, speech)
      : { me: false, phrase: described(of, { article: 'a' }, speech) };
  const zoneOf = (name: typeof from): NounPhrase => (whom.me ? zone(name, 'you', speech) : words.zones[name]);
  const into = (name: typeof from): string =>
    name === 'reserve' ? places.inReserve : grammar.after('in', zoneOf(name));
  const out = whom.me || from !== 'expedition' ? ` ${grammar.after('from', zoneOf(from))}` : '';
  const moves =
    to === undefined
      ? replacements.toLeave(grammar.spoken(zoneOf(from)))
      : replacements.toGo(`${into(to)}${out}`);
  const { clitics, pronouns } = grammar;
  const subject = whom.me ? pronouns.me : pronouns[formOf(whom.phrase)];
  const goes = optional
    ? replacements.mayPut(whom.me ? clitics.me : agreeing(clitics, whom.phrase), into(instead))
    : replacements.goes(subject + form(whom, verbs.go), into(instead));
  const rest =
    otherwise === undefined
      ? ''
      : `. ${replacements.ifNotDone(unended(lower(speech.effect(otherwise, speech))))}`;
  return replacements.if(replacements.would(whom, moves), goes) + rest;
}

/** "se dovessi fare Rifornimento, invece pesca una carta" (6.2.e.1). */
export function doingInstead({ who, would: verb, effect }: Of<'does-instead'>, speech: Speech): string {
  const { replacements } = speech.language;
  const doing = would(who, replacements.toDo[verb === 'draw' ? 'drawOne' : verb], speech);
  return replacements.if(doing, replacements.instead(unended(lower(speech.effect(effect, speech)))));
}

/** "se dovessi creare un gettone Recluta, crea invece un gettone Falena 2/2/2 Illusione" (6.2.b). */
export function creatingOther({ who, what, token, count = 1 }: Of<'creates-other'>, speech: Speech): string {
  const { grammar, replacements, verbs, words } = speech.language;
  const one = grammar.spoken(described(what, { article: 'a' }, speech));
  const doing = would(who, replacements.toCreate(one), speech);
  const other = token === undefined ? counted(words.token, count, speech) : tokens(token, count, speech);
  const creates = then(who, verbs.create, speech.language);
  return replacements.if(doing, replacements.createsInstead(creates, other));
}

/** "se dovessi pescare una o più carte, peschi anche un'altra carta" (6.2.c). */
export function doingOnceMore({ verb, who, more }: Of<'one-more'>, speech: Speech): string {
  const { language } = speech;
  const { replacements, verbs } = language;
  const doing = (): string => would(who, replacements.toDo[verb], speech);
  switch (verb) {
    case 'draw':
      return replacements.if(doing(), replacements.alsoDraw(then(who, verbs.draw, language), more));
    case 'resupply':
      return replacements.if(doing(), replacements.alsoResupply(who, more));
    case 'create':
      return replacements.if(doing(), replacements.alsoCreate(then(who, verbs.create, language), more));
    case 'counters': {
      const object = replacements.objectOf(player(who, speech));
      const gaining = replacements.would({ me: false, phrase: object }, replacements.toDo.counters);
      return replacements.if(gaining, replacements.alsoGain(more));
    }
  }
}

/** Daily effects of the Morning, done otherwise (4.2.1.d–e). */
export function inTheMorning({ who, draw, expandFrom }: Of<'morning'>, speech: Speech): string {
  const { language } = speech;
  const { grammar, replacements, verbs, words } = language;
  const said: string[] = [];
  if (draw !== undefined)
    said.push(replacements.drawOnly(playerDoes(who, verbs.draw, speech), counted(words.card, draw, speech)));
  if (expandFrom !== undefined) {
    const seen = { ...speech, you: who === 'you' ? ('reader' as const) : ('somebody' as const) };
    const put = said.length === 0 ? playerDoes(who, verbs.put, speech) : then(who, verbs.put, language);
    said.push(replacements.putFromDeck(put, zone('deck', 'you', seen)));
  }
  return replacements.inTheMorning(said.join(`, ${grammar.then} `));
}

/** Dice rolled besides, and what may be added (7.3.13.c). */
export function rollingDice({ who, extra, mayAdd, pay }: Of<'dice'>, speech: Speech): string {
  const { language } = speech;
  const { grammar, replacements, verbs } = language;
  const said: string[] = [];
  if (extra !== undefined) {
    const rolling = {
      would: would(who, replacements.toDo.roll, speech),
      does: playerDoes(who, verbs.roll, speech),
    };
    const ignoring = who === 'you' ? verbs.ignore.you : verbs.ignore.it;
    said.push(replacements.rollMore(then(who, verbs.roll, language), rolling, extra, ignoring));
  }
  const price = pay === undefined ? undefined : paying(pay, { ...speech, you: seatOf(who) });
  if (mayAdd !== undefined)
    said.push(replacements.mayAdd(playerDoes(who, verbs.roll, speech), who === 'you', mayAdd, price));
  return said.join(grammar.semicolon);
}
