import type { Players, Subject, Trigger, TriggerSymbol } from '#altered/abilities';
import { spokenOf } from '../speech/later-words.js';
import type { Referent } from '../speech/referents.js';
import { adjective, after, agreeing, listed, spoken, type NounPhrase } from './grammar.js';
import { expedition, oneExpedition, player, playerDoes, zone } from './players.js';
import { described, referentOf } from './selectors.js';
import type { Speech } from './speech.js';
import { verbs, type Verb } from './verbs.js';
import * as words from './words.js';

/** A trigger: one of the symbols, a clause after "quando", or a time of the day. */
export type Told =
  | { readonly kind: 'symbol'; readonly symbol: TriggerSymbol; readonly clause: string }
  | { readonly kind: 'when'; readonly clause: string }
  | { readonly kind: 'at'; readonly clause: string };

/** What "it" is in an ability with this trigger. */
export function boundBy(trigger: Trigger): Referent | undefined {
  if (trigger.kind === 'any') return trigger.of.map(boundBy).find((one) => one !== undefined);
  if (trigger.kind === 'draw' || trigger.kind === 'resupply') return referentOf({}, false, true);
  if (!('what' in trigger)) return undefined;
  if (trigger.what === 'me') return undefined;
  return referentOf(trigger.what, false, trigger.kind === 'played');
}

const some = (what: Exclude<Subject, 'me'>, speech: Speech, card = false): NounPhrase =>
  described(what, { article: 'a', ...(card && { card: true as const }) }, speech);

/** "guadagno", "un Personaggio guadagna". */
function does(what: Subject, verb: Verb, speech: Speech): string {
  return what === 'me' ? verb.me : `${spoken(some(what, speech))} ${verb.it}`;
}

/** "vengo sacrificato", "una Pianta viene sacrificata". */
function undergoes(what: Subject, verb: Verb, speech: Speech, card = false): string {
  if (what === 'me') return `vengo ${verb.participle}o`;
  const subject = some(what, speech, card);
  return `${spoken(subject)} viene ${agreeing(adjective(`${verb.participle}o`), subject)}`;
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
const anyoneDoes = (who: Players, verb: Verb, speech: Speech): string =>
  who === 'each-player' ? `un giocatore ${verb.it}` : playerDoes(who, verb, speech);

function clauseOf(trigger: Trigger, speech: Speech): string {
  switch (trigger.kind) {
    case 'join':
      return joins(trigger, speech);
    case 'played':
      return played(trigger, speech);
    case 'phase':
      return words.phases[trigger.phase].at;
    case 'after-daily-effect':
      return `dopo ${words.dailyEffects[trigger.effect]}`;
    case 'leave': {
      const place =
        trigger.expedition === undefined
          ? zone(trigger.zone, whose(trigger.what), speech)
          : oneExpedition(trigger.expedition, speech);
      return `${does(trigger.what, verbs.leave, speech)} ${spoken(place)}`;
    }
    case 'go': {
      const from =
        trigger.from === undefined ? '' : ` ${after('da', zone(trigger.from, whose(trigger.what), speech))}`;
      const to =
        trigger.to === 'reserve' ? 'in Riserva' : after('in', zone(trigger.to, whose(trigger.what), speech));
      return `${does(trigger.what, verbs.go, speech)} ${to}${from}`;
    }
    case 'sacrificed':
      if (trigger.by === undefined || trigger.what === 'me')
        return undergoes(trigger.what, verbs.sacrifice, speech);
      return `${anyoneDoes(trigger.by, verbs.sacrifice, speech)} ${spoken(some(trigger.what, speech))}`;
    case 'discarded': {
      const from =
        trigger.from === undefined ? '' : ` ${after('da', zone(trigger.from, whose(trigger.what), speech))}`;
      return `${undergoes(trigger.what, verbs.discard, speech)}${from}`;
    }
    case 'counters':
      return `${does(trigger.what, verbs[trigger.change], speech)} uno o più ${words.counter(trigger.name).many}`;
    case 'status': {
      const agree =
        trigger.what === 'me' ? ({ gender: 'm', plural: false } as const) : some(trigger.what, speech);
      const status = agreeing(words.statuses[trigger.status], agree);
      if (trigger.change === 'become') return `${does(trigger.what, verbs.become, speech)} ${status}`;
      if (trigger.status === 'exhausted') return undergoes(trigger.what, verbs.ready, speech);
      if (trigger.status === 'boosted')
        return `${does(trigger.what, verbs.lose, speech)} il suo ultimo incremento`;
      return `${does(trigger.what, verbs.lose, speech)} ${words.statuses[trigger.status].m}`;
    }
    case 'created':
      return `${anyoneDoes(trigger.by, verbs.create, speech)} ${spoken(some(trigger.what, speech))}`;
    case 'draw':
      return `${anyoneDoes(trigger.who, verbs.draw, speech)} ${trigger.oneOrMore ? 'una o più carte' : 'una carta'}`;
    case 'resupply':
      return `${anyoneDoes(trigger.who, verbs.do, speech)} Rifornimento${trigger.oneOrMore ? ' una o più volte' : ''}`;
    case 'expedition': {
      const subject = spoken(oneExpedition(trigger.which, speech));
      const due = trigger.due === undefined ? '' : ` a causa di ${words.terrains[trigger.due]}`;
      const verb = {
        forward: 'si muove in avanti',
        backward: 'si muove indietro',
        fails: 'non riesce a muoversi in avanti',
      };
      return `${subject} ${verb[trigger.does]}${due}`;
    }
    case 'pass':
      return anyoneDoes(trigger.who, verbs.pass, speech);
    case 'roll':
      return `${anyoneDoes(trigger.who, verbs.roll, speech)} un dado`;
    case 'any':
      return listed(alternatives(trigger.of, speech), 'o');
    case 'later':
      return `${spoken(expedition(spokenOf(trigger.trigger, 'ascend').which, speech))} ascende`;
  }
}

/** What the same player does in several ways is said of them once. */
function alternatives(all: readonly Trigger[], speech: Speech): readonly string[] {
  const said = all.map((one) => clauseOf(one, speech));
  const [first] = all;
  const who = first !== undefined && 'who' in first ? player(first.who, speech) : undefined;
  if (who === undefined) return said;
  const subject = `${spoken(who)} `;
  return said.map((one, index) => (index > 0 && one.startsWith(subject) ? one.slice(subject.length) : one));
}

/** Its own private zones are yours; those of others are just zones. */
const whose = (what: Subject) => (what === 'me' ? 'you' : (what.controller ?? what.owner));

function joins({ what, expedition: which }: Extract<Trigger, { kind: 'join' }>, speech: Speech): string {
  const place = which === undefined ? undefined : oneExpedition(which, speech);
  if (what === 'me') return place === undefined ? 'entro in gioco' : `mi unisco ${after('a', place)}`;
  const subject = spoken(some(what, speech));
  if (place === undefined) return `${subject} entra in gioco`;
  return `${subject} si unisce ${after('a', place)}`;
}

function played({ what, from, by }: Extract<Trigger, { kind: 'played' }>, speech: Speech): string {
  const zoneOf = from === undefined ? '' : ` ${after('da', words.zones[from])}`;
  if (what === 'me') return `vengo giocato${zoneOf}`;
  if (by === undefined) return `${undergoes(what, verbs.play, speech, true)}${zoneOf}`;
  return `${anyoneDoes(by, verbs.play, speech)} ${spoken(some(what, speech, true))}${zoneOf}`;
}

/** "{J}", "{H}/{R}"; nothing when one of them has no symbol. */
export function symbolsOf(trigger: Trigger): string | undefined {
  if (trigger.kind !== 'any') {
    const symbol = symbolOf(trigger);
    return symbol === undefined ? undefined : words.symbols[symbol];
  }
  const all = trigger.of.map(symbolsOf);
  return all.every((one) => one !== undefined) ? all.join('/') : undefined;
}
