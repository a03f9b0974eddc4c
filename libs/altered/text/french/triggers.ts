import type { Players, Subject, Trigger, TriggerSymbol } from '#altered/abilities';
import { spokenOf } from '../speech/later-words.js';
import type { Referent } from '../speech/referents.js';
import { adjective, after, agreeing, listed, spoken, type NounPhrase } from './grammar.js';
import { expedition, oneExpedition, player, playerDoes, zone } from './players.js';
import { described, referentOf } from './selectors.js';
import type { Speech } from './speech.js';
import { verbs, type Verb } from './verbs.js';
import * as words from './words.js';

/** A trigger: one of the symbols, a clause after "lorsque", or a time of the day. */
export type Told =
  | { readonly kind: 'symbol'; readonly symbol: TriggerSymbol; readonly clause: string }
  | { readonly kind: 'when'; readonly clause: string }
  | { readonly kind: 'at'; readonly clause: string };

/** What "it" is in an ability with this trigger. */
export function boundBy(trigger: Trigger): Referent | undefined {
  if (trigger.kind === 'any') return trigger.of.map(boundBy).find((one) => one !== undefined);
  if (trigger.kind === 'draw' || trigger.kind === 'resupply') return referentOf({}, false, true);
  if (!('what' in trigger) || trigger.what === 'me') return undefined;
  return referentOf(trigger.what, false, trigger.kind === 'played');
}

const some = (what: Exclude<Subject, 'me'>, speech: Speech, card = false): NounPhrase =>
  described(what, { article: 'a', ...(card && { card: true as const }) }, speech);

/** "je gagne", "un Personnage gagne". */
const does = (what: Subject, verb: Verb, speech: Speech): string =>
  what === 'me' ? `je ${verb.me}` : `${spoken(some(what, speech))} ${verb.it}`;

/** "je suis sacrifié", "une Plante est sacrifiée". */
function undergoes(what: Subject, verb: Verb, speech: Speech, card = false): string {
  if (what === 'me') return `je suis ${verb.participle}`;
  const subject = some(what, speech, card);
  return `${spoken(subject)} est ${agreeing(adjective(verb.participle), subject)}`;
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
  who === 'each-player' ? `un joueur ${verb.it}` : playerDoes(who, verb, speech);

function clauseOf(trigger: Trigger, speech: Speech): string {
  switch (trigger.kind) {
    case 'join':
      return joins(trigger, speech);
    case 'played':
      return played(trigger, speech);
    case 'phase':
      return words.phases[trigger.phase].at;
    case 'after-daily-effect':
      return `après ${words.dailyEffects[trigger.effect]}`;
    case 'leave': {
      const place =
        trigger.expedition === undefined
          ? zone(trigger.zone, whose(trigger.what), speech)
          : oneExpedition(trigger.expedition, speech);
      return `${does(trigger.what, verbs.leave, speech)} ${spoken(place)}`;
    }
    case 'go': {
      const to =
        trigger.to === 'reserve'
          ? 'en Réserve'
          : after('dans', zone(trigger.to, whose(trigger.what), speech));
      return `${does(trigger.what, verbs.go, speech)} ${to}${from(trigger, speech)}`;
    }
    case 'sacrificed':
      if (trigger.by === undefined || trigger.what === 'me')
        return undergoes(trigger.what, verbs.sacrifice, speech);
      return `${anyoneDoes(trigger.by, verbs.sacrifice, speech)} ${spoken(some(trigger.what, speech))}`;
    case 'discarded':
      return `${undergoes(trigger.what, verbs.discard, speech)}${from(trigger, speech)}`;
    case 'counters': {
      const many = `un ou plusieurs ${words.counter(trigger.name).many}`;
      return `${does(trigger.what, verbs[trigger.change], speech)} ${many}`;
    }
    case 'status':
      return changes(trigger, speech);
    case 'created':
      return `${anyoneDoes(trigger.by, verbs.create, speech)} ${spoken(some(trigger.what, speech))}`;
    case 'draw':
      return `${anyoneDoes(trigger.who, verbs.draw, speech)} ${trigger.oneOrMore ? 'une ou plusieurs cartes' : 'une carte'}`;
    case 'resupply': {
      const often = trigger.oneOrMore ? ' une ou plusieurs fois' : '';
      return anyoneDoes(trigger.who, verbs.resupply, speech) + often;
    }
    case 'expedition': {
      const subject = spoken(oneExpedition(trigger.which, speech));
      const due = trigger.due === undefined ? '' : ` grâce à ${words.terrains[trigger.due]}`;
      const verb = { forward: 'avance', backward: 'recule', fails: 'échoue à avancer' };
      return `${subject} ${verb[trigger.does]}${due}`;
    }
    case 'pass':
      return anyoneDoes(trigger.who, verbs.pass, speech);
    case 'roll':
      return `${anyoneDoes(trigger.who, verbs.roll, speech)} un dé`;
    case 'any':
      return listed(alternatives(trigger.of, speech), 'ou');
    case 'later':
      return `${spoken(expedition(spokenOf(trigger.trigger, 'ascend').which, speech))} s’élève`;
  }
}

/** What the same player does in several ways is said of them once. */
function alternatives(all: readonly Trigger[], speech: Speech): readonly string[] {
  const said = all.map((one) => clauseOf(one, speech));
  const [first] = all;
  const who = first !== undefined && 'who' in first ? player(first.who, speech) : undefined;
  const subject = who === undefined ? undefined : `${spoken(who)} `;
  return said.map((one, index) => {
    if (index === 0) return one;
    return subject !== undefined && one.startsWith(subject) ? one.slice(subject.length) : `que ${one}`;
  });
}

/** Its own private zones are yours; those of others are just zones. */
const whose = (what: Subject) => (what === 'me' ? 'you' : (what.controller ?? what.owner));

const from = (trigger: Extract<Trigger, { kind: 'go' | 'discarded' }>, speech: Speech): string =>
  trigger.from === undefined ? '' : ` ${after('depuis', zone(trigger.from, whose(trigger.what), speech))}`;

function changes(trigger: Extract<Trigger, { kind: 'status' }>, speech: Speech): string {
  const { what, status, change } = trigger;
  const agree = what === 'me' ? ({ gender: 'm', plural: false } as const) : some(what, speech);
  if (change === 'become')
    return `${does(what, verbs.become, speech)} ${agreeing(words.statuses[status], agree)}`;
  if (status === 'exhausted') return undergoes(what, verbs.ready, speech);
  if (status === 'boosted')
    return `${does(what, verbs.lose, speech)} ${what === 'me' ? 'mon' : 'son'} dernier boost`;
  return `${does(what, verbs.lose, speech)} ${words.statuses[status].m}`;
}

function joins({ what, expedition: which }: Extract<Trigger, { kind: 'join' }>, speech: Speech): string {
  const subject = what === 'me' ? undefined : spoken(some(what, speech));
  if (which === undefined)
    return subject === undefined ? 'je rejoins la zone d’Expédition' : `${subject} entre en jeu`;
  const place = spoken(oneExpedition(which, speech));
  return subject === undefined ? `je rejoins ${place}` : `${subject} rejoint ${place}`;
}

function played({ what, from: zoneName, by }: Extract<Trigger, { kind: 'played' }>, speech: Speech): string {
  const out = zoneName === undefined ? '' : ` ${after('depuis', words.zones[zoneName])}`;
  if (what === 'me') return `je suis joué${out}`;
  if (by === undefined) return `${undergoes(what, verbs.play, speech, true)}${out}`;
  return `${anyoneDoes(by, verbs.play, speech)} ${spoken(some(what, speech, true))}${out}`;
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
