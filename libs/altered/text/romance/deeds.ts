import { same, type MarkedRegion, type Step, type What } from '#altered/abilities';
import type { Parts, Predicate } from './clauses.js';
import { actor, doer } from './clauses.js';
import { tokenPlace } from './expeditions.js';
import type { Noun, NounPhrase } from './grammar.js';
import { acted, type Acted } from './objects.js';
import { expedition, inExpedition, seatOf } from './players.js';
import { counted } from './quantities.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { tokenAbilities, tokens } from './tokens.js';
import type { Verb } from './verbs.js';
import { abilitySymbols, terrainSymbols } from './words.js';

type Of<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;
export type Deed = Of<
  | 'augment'
  | 'defect'
  | 'complete'
  | 'rush'
  | 'pass'
  | 'double'
  | 'take-control'
  | 'gain-abilities'
  | 'gain-subtypes'
  | 'activate-as-own'
  | 'sacrifice-objects'
  | 'create-at'
  | 'distribute'
  | 'exchange'
  | 'exchange-boosts'
  | 'take-counters'
  | 'counters-up-to'
  | 'place-marker'
  | 'move-marker'
  | 'target'
  | 'another-turn'
  | 'receive-gift'
  | 'lose-boosts'
  | 'pay'
  | 'become-first-player'
  | 'activate-own'
  | 'play'
  | 'choose'
>;

/** Verbs that few cards use, and what follows them. */
export interface DeedPhrases {
  readonly rush: Predicate;
  readonly rushing: (what: string) => string;
  readonly handCost: string;
  readonly controlOf: (what: NounPhrase | 'me') => string;
  readonly putting: Readonly<Record<'my-expedition' | 'one-of-yours', string>>;
  readonly gainAbilities: (abilities: string) => Predicate;
  readonly subtypesOf: (whose: Acted) => NounPhrase;
  readonly asOwn: (abilities: string, several: boolean) => string;
  readonly someOf: (count: number | 'one', abilities: NounPhrase) => string;
  readonly abilitiesOf: (symbols: string, whose: Acted) => NounPhrase;
  readonly oneAbilityOf: (symbol: string, whose: Acted) => NounPhrase;
  readonly amongThem: (among: NounPhrase) => string;
  readonly with: (other: NounPhrase | 'me') => string;
  readonly boostsOf: (whose: Acted, boosts: Noun) => string;
  readonly allBoosts: (whose: Acted, boosts: Noun) => string;
  readonly takenFrom: (from: NounPhrase | 'me', spend: boolean) => string;
  readonly allOf: (noun: Noun) => string;
  readonly upToMost: (most: number) => string;
  /** One of its own where no terrain is said. */
  readonly placedMarker: (marker: string | undefined) => string;
  /** Onto any visible region, this object's, or that of an Expedition. */
  readonly onRegion: (region: 'target' | 'my-region' | NounPhrase) => string;
  readonly aMarker: (symbol: string) => string;
  readonly fromAnyRegion: (region: 'target' | 'my-region' | NounPhrase) => string;
  readonly anotherTurn: string;
  readonly theGift: string;
  readonly atOnce: string;
  readonly forLess: (mana: string) => string;
  readonly asFromHand: string;
  readonly firstPlayer: string;
  /** The other one, and this. */
  readonly weGain: (other: string | undefined, what: string) => string;
}

const phraseOf = (object: Acted): NounPhrase | 'me' => (object === 'me' ? 'me' : object.phrase);

const marked = (region: MarkedRegion, speech: Speech): 'target' | 'my-region' | NounPhrase =>
  typeof region === 'string' ? region : expedition(region.regionOf, speech);

export function deed(step: Deed, on: (verb: Verb, what: What) => Parts, speech: Speech): Parts {
  const { deeds: phrases, grammar, quantities, verbs, words } = speech.language;
  const { spoken } = grammar;
  const within = (what: What): Acted => acted(what, speech, 'within');
  switch (step.kind) {
    case 'augment':
      return on(verbs.augment, step.what);
    case 'complete':
      return on(verbs.complete, step.what);
    case 'sacrifice-objects':
      return on(verbs.sacrifice, step.what);
    case 'target':
      return on(verbs.target, step.what);
    case 'choose':
      return on(verbs.choose, step.what);
    case 'defect':
      return { ...actor(within(step.what)), verb: verbs.defect };
    case 'rush': {
      const seen = { ...speech, you: seatOf(step.who) };
      const what =
        step.what === undefined
          ? undefined
          : phrases.rushing(spoken(described(step.what, { article: 'a', card: true, place: 'out' }, seen)));
      const rest = [what, step.handCost === true ? phrases.handCost : undefined].filter(
        (one) => one !== undefined,
      );
      return { ...doer(step.who, speech), ...phrases.rush, ...(rest.length > 0 && { rest: rest.join(' ') }) };
    }
    case 'pass':
      return { ...doer(step.who, speech), verb: verbs.pass };
    case 'double': {
      const on = within(step.what);
      return {
        ...doer('you', speech),
        verb: verbs.double,
        what: spoken(quantities.countersOn(words.counter(step.name), on)),
      };
    }
    case 'take-control': {
      const control = phrases.controlOf(phraseOf(within(step.what)));
      const rest = step.to === undefined ? undefined : phrases.putting[step.to];
      return { ...doer('you', speech), verb: verbs.take, what: control, ...(rest !== undefined && { rest }) };
    }
    case 'gain-abilities': {
      const all = step.abilities.map((one) =>
        speech.language.passives.quoted(speech.ability(one).replace(/\.$/, '')),
      );
      return { ...actor(within(step.what)), ...phrases.gainAbilities(all.join(` ${grammar.and} `)) };
    }
    case 'gain-subtypes':
      return {
        ...actor(within(step.what)),
        verb: verbs.gain,
        what: spoken(phrases.subtypesOf(within(step.of))),
      };
    case 'activate-own': {
      const object = within(step.what);
      const symbol = abilitySymbols[step.symbol];
      const own: Acted = object === 'me' ? 'me' : { ...object, pronoun: true };
      const abilities = phrases.abilitiesOf(symbol, own);
      const what =
        step.which === 'one'
          ? phrases.someOf('one', abilities)
          : spoken(step.which === 'all' ? abilities : phrases.oneAbilityOf(symbol, own));
      return { ...actor(object), verb: verbs.activate, what };
    }
    case 'activate-as-own': {
      const abilities = phrases.abilitiesOf(abilitySymbols[step.symbol], within(step.of));
      const some = phrases.someOf(step.upTo ?? 'one', abilities);
      return { subject: 'me', verb: verbs.activate, what: phrases.asOwn(some, step.upTo !== undefined) };
    }
    case 'create-at':
      return creating(step, speech);
    case 'distribute': {
      const among = within(step.among);
      const boosts = counted(words.counter(step.name), step.count, speech, true);
      const rest = among === 'me' ? undefined : phrases.amongThem(among.phrase);
      return {
        ...doer('you', speech),
        verb: verbs.distribute,
        what: boosts,
        ...(rest !== undefined && { rest }),
      };
    }
    case 'exchange': {
      const one = on(verbs.exchange, step.what);
      return { ...one, rest: phrases.with(phraseOf(acted(step.with, speech))) };
    }
    case 'exchange-boosts':
      return {
        ...doer('you', speech),
        verb: verbs.exchange,
        what: phrases.boostsOf(within(step.what), words.counter('boost')),
        ...(step.with !== undefined && { rest: phrases.with(phraseOf(acted(step.with, speech))) }),
      };
    case 'lose-boosts': {
      const object = within(step.what);
      return { ...actor(object), verb: verbs.lose, what: phrases.allBoosts(object, words.counter('boost')) };
    }
    case 'take-counters':
      return taking(step, speech);
    case 'counters-up-to': {
      const amount = counted(words.counter(step.name), step.count, speech, true);
      return {
        ...actor(within(step.what)),
        verb: verbs.gain,
        what: amount,
        rest: phrases.upToMost(step.most),
      };
    }
    case 'place-marker': {
      const marker = step.terrain === undefined ? undefined : terrainSymbols[step.terrain];
      const what = phrases.placedMarker(marker);
      return {
        ...doer('you', speech),
        verb: verbs.place,
        what,
        rest: phrases.onRegion(marked(step.on, speech)),
      };
    }
    case 'move-marker': {
      const what = phrases.aMarker(terrainSymbols[step.terrain]);
      return {
        ...doer('you', speech),
        verb: verbs.shift,
        what,
        rest: phrases.fromAnyRegion(marked(step.to, speech)),
      };
    }
    case 'another-turn':
      return { ...doer('you', speech), verb: verbs.play, what: phrases.anotherTurn };
    case 'receive-gift':
      return { ...doer('you', speech), verb: verbs.receive, what: phrases.theGift };
    case 'pay':
      return { ...doer(step.who, speech), verb: verbs.pay, what: `{${step.mana}}` };
    case 'become-first-player':
      return { ...doer(step.who, speech), verb: verbs.become, what: phrases.firstPlayer };
    case 'play':
      return playing(step, on, speech);
  }
}

function creating({ token, place, count = 1, who }: Of<'create-at'>, speech: Speech): Parts {
  const { verbs, words } = speech.language;
  const subject = doer(who, speech);
  const { one, many, gender } = words.token;
  const what =
    'named' in token
      ? counted({ one: `${one} ${token.named}`, many: `${many} ${token.named}`, gender }, count, speech)
      : tokens(token, count, speech);
  const where = tokenPlace(place, { ...speech, you: seatOf(who) });
  const abilities = 'named' in token ? '' : tokenAbilities(token, speech);
  speech.referents.interrupt();
  return { ...subject, verb: verbs.create, what, rest: abilities === '' ? where : `${where} ${abilities}` };
}

/** "rimuovi fino a 2 segnalini da quella carta", "dépensez 1 de mes boosts". */
function taking(step: Of<'take-counters'>, speech: Speech): Parts {
  const { costs, deeds: phrases, descriptions, verbs, words } = speech.language;
  const { name, count, from, spend = false, upTo } = step;
  const noun = name === undefined ? words.anyCounter : words.counter(name);
  const verb = spend ? verbs.spend : verbs.remove;
  const object = acted(from, speech, 'within');
  const isMine = object === 'me' && typeof count === 'number';
  const plain =
    count === 'all'
      ? phrases.allOf(noun)
      : isMine
        ? costs.ofMine(count, noun.many)
        : counted(noun, count, speech, true);
  const what = upTo === true ? descriptions.upTo(plain) : plain;
  return {
    ...doer('you', speech),
    verb,
    what,
    ...(!isMine && { rest: phrases.takenFrom(phraseOf(object), spend) }),
  };
}

/** What is played is a card, from where cards are played (5.2.a): said where no other word says what it is. */
const asCard = (what: What): What =>
  typeof what === 'object' && 'choose' in what && same(what.choose, {})
    ? { ...what, choose: { zone: ['hand', 'reserve'], owner: 'you' } }
    : what;

/** "gioca immediatamente un Personaggio per {3} in meno nella tua spedizione compagno". */
function playing(step: Of<'play'>, on: (verb: Verb, what: What) => Parts, speech: Speech): Parts {
  const { deeds: phrases, grammar, playing: costing, steps, verbs } = speech.language;
  const { less, atLeast, free, asFrom, in: where } = step;
  const much =
    less === undefined
      ? undefined
      : phrases.forLess(typeof less === 'number' ? `{${less}}` : grammar.spoken(speech.value(less, speech)));
  const seen = { ...speech, you: seatOf(step.who) };
  const rest = [
    much,
    atLeast === undefined ? undefined : costing.butNotLess(`{${atLeast}}`),
    free === true ? steps.forFree : undefined,
    asFrom === undefined ? undefined : phrases.asFromHand,
    where === undefined
      ? undefined
      : typeof where === 'string'
        ? inExpedition(where, seen)
        : grammar.after('in', expedition(where, seen)),
  ].filter((one) => one !== undefined);
  const parts = on(verbs.play, asCard(step.what));
  return { ...parts, ...(asFrom === undefined && { early: phrases.atOnce }), rest: rest.join(' ') };
}

/** "io e quel Personaggio guadagniamo ciascuno 1 incremento". */
export function weGain({ with: other, gain }: Of<'we-gain'>, speech: Speech): string {
  const { deeds, grammar, words } = speech.language;
  const object = acted(other, speech, 'within');
  const what =
    typeof gain === 'string'
      ? words.statuses[gain].m
      : counted(words.counter(gain.name), gain.count, speech, gain.name === 'boost');
  return deeds.weGain(object === 'me' ? undefined : grammar.spoken(object.phrase), what);
}
