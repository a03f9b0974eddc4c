import type { NextEvent, Trigger } from '#altered/abilities';
import { describedExpedition } from './expeditions.js';
import { listed, type Noun, type NounPhrase } from './grammar.js';
import { expeditionsAll, inExpedition, oneExpedition, playerDoes, seatOf, zone } from './players.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import type { Verb } from './verbs.js';
import { abilitySymbols } from './words.js';

type Of<K extends Trigger['kind']> = Extract<Trigger, { readonly kind: K }>;
type Occasion = Of<
  | 'ascend'
  | 'forward-by-ascension'
  | 'forward'
  | 'gift'
  | 'discards'
  | 'puts'
  | 'reveals'
  | 'exhausts'
  | 'readies'
  | 'spends'
  | 'targeted'
  | 'nth-counter'
  | 'passes-first'
  | 'passes-last'
  | 'rolls-number'
  | 'abilities-activated'
  | 'goes-from'
  | 'leaves-expedition'
  | 'becomes-true'
>;

/** What players do and expeditions go through, after "when". */
export interface OccasionPhrases {
  readonly ascends: (expedition: string) => string;
  readonly byAscension: (expedition: string, both: boolean) => string;
  readonly bothOf: (expeditions: NounPhrase) => string;
  readonly movesForward: (expedition: string) => string;
  readonly makesGift: { readonly verb: Verb; readonly what: string };
  readonly giftsOnATurn: (times: number, isYours: boolean) => string;
  readonly receivesGift: { readonly verb: Verb; readonly what: string };
  readonly aCard: string;
  readonly aCardThisWay: string;
  readonly anyCounter: Noun;
  readonly oneOrMore: (counter: Noun) => string;
  readonly asTarget: string;
  readonly by: (what: string) => string;
  readonly nth: (number: number, noun: Noun) => string;
  readonly first: string;
  readonly last: string;
  readonly rolled: (from: number, to: number | undefined) => string;
  readonly activations: (times: number, symbol: string) => string;
  /** "un'abilità {D}". */
  readonly anAbility: (symbol: string) => string;
  readonly goesFrom: (what: string, from: string, to: string) => string;
  readonly meLeaves: (expedition: NounPhrase) => string;
  readonly leaves: (what: string, expedition: NounPhrase) => string;
  readonly nextTime: (clause: string, duration: string) => string;
  readonly activated: (symbol: string) => string;
}

/** "mi prepari", "m’épuisez": what is done to this object. */
const doneTo = (clitic: string, verb: Verb): Verb => {
  const before = (form: string): string =>
    /^[aeiouhéèê]/i.test(form) && clitic.endsWith('e')
      ? `${clitic.slice(0, -1)}’${form}`
      : `${clitic} ${form}`;
  return { ...verb, you: before(verb.you), it: before(verb.it) };
};

/** What each player does, any one does. */
function anyone(who: Of<'gift'>['who'], verb: Verb, speech: Speech): string {
  const { grammar, triggers } = speech.language;
  return who === 'each-player'
    ? `${grammar.spoken(triggers.anyone)} ${verb.it}`
    : playerDoes(who, verb, speech);
}

const seated = (who: Of<'gift'>['who'], speech: Speech): Speech => ({
  ...speech,
  you: who === 'each-player' ? 'somebody' : seatOf(who),
});

export function occasion(trigger: Occasion, speech: Speech): string {
  const { grammar, occasions: phrases, places, verbs, words } = speech.language;
  const { spoken } = grammar;
  const out = (names: readonly ('hand' | 'reserve' | 'deck')[], who: Of<'gift'>['who']): string =>
    listed(
      names.map((name) => grammar.after('out', zone(name, 'you', seated(who, speech)))),
      grammar.or,
    );
  switch (trigger.kind) {
    case 'ascend':
      return phrases.ascends(
        spoken(
          typeof trigger.which === 'string'
            ? oneExpedition(trigger.which, speech)
            : speech.language.players.targetExpedition,
        ),
      );
    case 'forward-by-ascension': {
      if (trigger.both === true)
        return phrases.byAscension(phrases.bothOf(expeditionsAll(trigger.which, speech)), true);
      return phrases.byAscension(spoken(oneExpedition(trigger.which, speech)), false);
    }
    case 'forward':
      return phrases.movesForward(spoken(describedExpedition(trigger.which, speech)));
    case 'gift': {
      const { verb, what } = trigger.gives ? phrases.makesGift : phrases.receivesGift;
      const gifts =
        trigger.times === undefined ? what : phrases.giftsOnATurn(trigger.times, trigger.who === 'you');
      return `${anyone(trigger.who, verb, speech)} ${gifts}`;
    }
    case 'discards':
      return `${anyone(trigger.who, verbs.discard, speech)} ${phrases.aCard} ${out(trigger.from, trigger.who)}`;
    case 'puts': {
      const to =
        trigger.to === 'reserve'
          ? places.inReserve
          : grammar.after('in', zone(trigger.to, 'you', seated(trigger.who, speech)));
      return `${anyone(trigger.who, verbs.put, speech)} ${phrases.aCard} ${out([trigger.from], trigger.who)} ${to}`;
    }
    case 'reveals':
      return `${anyone(trigger.who, verbs.reveal, speech)} ${phrases.aCardThisWay}`;
    case 'exhausts':
    case 'readies': {
      const verb = trigger.kind === 'exhausts' ? verbs.exhaust : verbs.ready;
      if (trigger.what === 'me') return anyone(trigger.who, doneTo(grammar.clitics.me, verb), speech);
      const what = described(trigger.what, { article: 'a', card: true }, speech);
      return `${anyone(trigger.who, verb, speech)} ${spoken(what)}`;
    }
    case 'spends': {
      const counter = trigger.name === undefined ? phrases.anyCounter : words.counter(trigger.name);
      return `${anyone(trigger.who, verbs.spend, speech)} ${phrases.oneOrMore(counter)}`;
    }
    case 'targeted': {
      const said =
        trigger.what === 'me'
          ? anyone(trigger.by, doneTo(grammar.clitics.me, verbs.choose), speech)
          : `${anyone(trigger.by, verbs.choose, speech)} ${spoken(described(trigger.what, { article: 'a', card: true }, speech))}`;
      const withWhat =
        trigger.with === undefined
          ? ''
          : ` ${phrases.by(spoken(described(trigger.with, { article: 'a', card: true }, speech)))}`;
      return `${said} ${phrases.asTarget}${withWhat}`;
    }
    case 'nth-counter':
      return `${grammar.pronouns.me}${verbs.gain.me} ${phrases.nth(trigger.number, words.counter(trigger.name))}`;
    case 'passes-first':
      return `${anyone(trigger.who, verbs.pass, speech)} ${phrases.first}`;
    case 'passes-last':
      return `${anyone(trigger.who, verbs.pass, speech)} ${phrases.last}`;
    case 'rolls-number':
      return `${anyone(trigger.who, verbs.roll, speech)} ${phrases.rolled(trigger.from, trigger.to)}`;
    case 'abilities-activated':
      return trigger.who === undefined
        ? phrases.activations(trigger.times ?? 1, abilitySymbols[trigger.symbol])
        : `${anyone(trigger.who, verbs.activate, speech)} ${phrases.anAbility(abilitySymbols[trigger.symbol])}`;
    case 'goes-from': {
      const { what, to } = trigger;
      const whose = what === 'me' ? 'you' : (what.owner ?? what.controller ?? 'you');
      const from = listed(
        trigger.from.map((name) => grammar.after('from', zone(name, whose, speech))),
        grammar.or,
      );
      const place = to === 'reserve' ? places.inReserve : grammar.after('in', zone(to, whose, speech));
      const goes =
        what === 'me'
          ? grammar.pronouns.me + verbs.go.me
          : `${spoken(described(what, { article: 'a', card: true }, speech))} ${verbs.go.it}`;
      return phrases.goesFrom(goes, from, place);
    }
    case 'leaves-expedition': {
      const where = describedExpedition(trigger.expedition, speech);
      return trigger.what === 'me'
        ? phrases.meLeaves(where)
        : phrases.leaves(spoken(described(trigger.what, { article: 'a' }, speech)), where);
    }
    case 'becomes-true':
      return speech.condition(trigger.condition, speech);
  }
}

/** "la prossima volta che giochi un Personaggio questo turno". */
export function nextTime(
  event: Exclude<NextEvent, { kind: 'happens' }>,
  duration: string,
  speech: Speech,
): string {
  const { grammar, occasions: phrases, triggers, verbs } = speech.language;
  const { spoken } = grammar;
  const clause = (): string => {
    switch (event.kind) {
      case 'joins':
        return triggers.joins(
          spoken(described(event.what, { article: 'a' }, speech)),
          oneExpedition(event.expedition, speech),
        );
      case 'played': {
        const what = spoken(described(event.what, { article: 'a', card: true }, speech));
        const from = event.from === undefined ? [] : [grammar.after('from', zone(event.from, 'you', speech))];
        const where = event.expedition === undefined ? [] : [inExpedition(event.expedition, speech)];
        return [playerDoes('you', verbs.play, speech), what, ...from, ...where].join(' ');
      }
      case 'activated':
        return phrases.activated(abilitySymbols[event.symbol]);
    }
  };
  return phrases.nextTime(clause(), duration);
}
