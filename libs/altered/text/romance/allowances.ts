import {
  castFirst,
  movesOneMore,
  type Effect,
  type Passive,
  type PlayedWhere,
  type Selector,
  type Step,
  type Would,
} from '#altered/abilities';
import { sentence } from '../speech/composing.js';
import { paying } from './costs.js';
import { agreeing, singular, type Noun, type NounPhrase, type Possessor } from './grammar.js';
import { expeditionsAll, oneExpedition, player } from './players.js';
import { forEach } from './quantities.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { cannot, possessorOf, whomOf, type Whom } from './whom.js';
import { lower, terrainSymbols, unended } from './words.js';

type Of<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;
export type Allowance = Of<
  | 'considered'
  | 'expedition-considered'
  | 'defenders-ignored'
  | 'highest-statistic'
  | 'region'
  | 'cannot-be-played'
  | 'not-counted'
  | 'counters-forbidden'
  | 'counters-limited'
  | 'begins-with'
  | 'keeps-more'
  | 'beyond-maximum'
  | 'gains-again'
  | 'limit'
  | 'may-play'
  | 'cost-in'
  | 'instead'
>;
type Limited = Of<'limit'>['of'];

/** What counts as something else, and what may or may not be where. */
export interface AllowancePhrases {
  readonly considered: (as: string) => string;
  readonly alsoItsCharacters: (expedition: NounPhrase) => NounPhrase;
  readonly expeditionConsidered: (which: NounPhrase, standing: string) => string;
  readonly defendersIgnored: (which: NounPhrase) => string;
  readonly statistics: NounPhrase;
  readonly highest: (statistics: string, by: Possessor) => string;
  readonly region: Readonly<Record<Of<'region'>['whose'], (terrain: string, loses: boolean) => string>>;
  /** "non posso essere giocato in una regione di partenza", "posso essere giocato solo in {V}". */
  readonly playable: (where: string, only: boolean) => string;
  readonly notCounted: Readonly<Record<Limited, string>>;
  readonly gainCounters: string;
  readonly gainThose: (counter: Noun) => string;
  readonly haveMore: (counters: string) => string;
  readonly beginWith: (what: string) => string;
  readonly markers: (symbols: readonly string[]) => string;
  readonly keepsMore: (count: number, features: string) => string;
  readonly beyondMaximum: (whose: NounPhrase, more: number | undefined) => string;
  readonly gainsAgain: (status: string) => string;
  readonly limit: (of: Limited, whose: NounPhrase | undefined | 'all') => NounPhrase;
  readonly limitSet: (limit: string, to: number) => string;
  readonly mayPlay: (cards: string) => string;
  readonly whose: (baseCost: string) => string;
  readonly costs: (change: string, where: string) => string;
  readonly inEmpty: string;
  readonly inStarting: string;
  readonly inStanding: (standing: string) => string;
  readonly gain: (status: string) => string;
  readonly leave: (expedition: NounPhrase) => string;
  readonly moveForward: (due: boolean) => string;
  readonly ascendAgain: string;
  readonly roll: (several: boolean) => string;
  readonly firstTime: Readonly<Record<'turn' | 'day', string>>;
  readonly nextTime: (would: string) => string;
  readonly oneMoreRegion: string;
  readonly staysThere: string;
  readonly youMayDiscardMe: (effect: string) => string;
  readonly youMayPay: (paying: string, effect: string) => string;
}

export function allowance(passive: Allowance, speech: Speech): string {
  const { language } = speech;
  const { allowances: phrases, amounts, grammar, passives, standings, words } = language;
  const { spoken } = grammar;
  switch (passive.kind) {
    case 'considered':
      return phrases.considered(spoken(described(passive.as, { article: 'a', card: true }, speech)));
    case 'expedition-considered': {
      const one = expeditionsAll(passive.which, speech);
      const all = passive.characters === true ? phrases.alsoItsCharacters(one) : one;
      return phrases.expeditionConsidered(all, standings.standing(passive.as, all.plural));
    }
    case 'defenders-ignored':
      return phrases.defendersIgnored(expeditionsAll(passive.which, speech));
    case 'highest-statistic': {
      const whom = whomOf(passive.of, speech);
      const mine = whom.me
        ? grammar.possessed('me', phrases.statistics)
        : { ...phrases.statistics, words: `${phrases.statistics.words} ${grammar.after('of', whom.phrase)}` };
      return phrases.highest(spoken(mine), possessorOf(whom));
    }
    case 'region':
      return phrases.region[passive.whose](terrainSymbols[passive.terrain], passive.loses === true);
    case 'cannot-be-played':
      return phrases.playable(playedWhere(passive.in, speech), passive.only === true);
    case 'not-counted':
      return phrases.notCounted[passive.of];
    case 'counters-forbidden':
      return `${cannot(whomOf(passive.of, speech), language)} ${
        passive.name === undefined ? phrases.gainCounters : phrases.gainThose(words.counter(passive.name))
      }`;
    case 'counters-limited': {
      const counters = language.descriptions.counters('more-than', passive.most, words.counter(passive.name));
      return `${cannot(whomOf(passive.of, speech), language)} ${phrases.haveMore(counters)}`;
    }
    case 'begins-with': {
      const { counters, markers } = passive;
      const what =
        counters === undefined
          ? phrases.markers((markers ?? []).map((one) => terrainSymbols[one]))
          : `${counters.count} ${counters.count === 1 ? words.counter(counters.name).one : words.counter(counters.name).many}`;
      return phrases.beginWith(what);
    }
    case 'keeps-more':
      return phrases.keepsMore(passive.count, kept(passive.like, speech));
    case 'beyond-maximum':
      return phrases.beyondMaximum(
        described(passive.of, { article: 'the', plural: true }, speech),
        passive.more,
      );
    case 'gains-again':
      return phrases.gainsAgain(words.statuses[passive.status].m);
    case 'limit': {
      const whose =
        passive.who === 'each-player'
          ? 'all'
          : passive.who === undefined
            ? undefined
            : player(passive.who, speech);
      const limit = spoken(phrases.limit(passive.of, whose));
      if (passive.set !== undefined) return phrases.limitSet(limit, passive.set);
      const changes = passives.limitChanges(limit, passive.add ?? 0);
      return passive.each === undefined ? changes : `${changes} ${forEach(passive.each, speech)}`;
    }
    case 'may-play': {
      const { what, less, atLeast, baseCost } = passive;
      const cards = described(what, { article: 'none', plural: true, card: true, place: 'out' }, speech);
      const said = [
        phrases.mayPlay(grammar.spoken({ ...cards, article: 'a' })),
        ...(less === undefined ? [] : [language.deeds.forLess(`{${less}}`)]),
        ...(atLeast === undefined ? [] : [language.playing.butNotLess(`{${atLeast}}`)]),
        ...(baseCost === undefined ? [] : [phrases.whose(baseCostWords(baseCost, speech))]),
      ];
      return said.join(' ');
    }
    case 'cost-in': {
      const change = (passive.add < 0 ? amounts.less : amounts.more)(`{${Math.abs(passive.add)}}`);
      return phrases.costs(change, playedWhere(passive.where, speech));
    }
    case 'instead':
      return instead(passive, speech);
  }
}

/** "in una Spedizione senza Personaggi", "en {V}". */
function playedWhere(where: PlayedWhere, { language }: Speech): string {
  const { allowances: phrases, conditions, standings } = language;
  if (where === 'empty-expedition') return phrases.inEmpty;
  if (where === 'starting-region') return phrases.inStarting;
  return 'is' in where
    ? phrases.inStanding(standings.standing(where.is, false))
    : conditions.inTerrain(terrainSymbols[where.terrain]);
}

function baseCostWords({ is, than }: NonNullable<Selector['baseCost']>, speech: Speech): string {
  const right = typeof than === 'number' ? than : speech.value(than, speech);
  return speech.language.conditions.measure(is, right, true, { gender: 'm', plural: false });
}

/** What is asked of a card that is kept, beside the noun. */
const kept = (like: Selector, speech: Speech): string => {
  const { words } = speech.language;
  const whole = described(like, { article: 'none', card: true }, speech).words;
  return whole.startsWith(`${words.card.one} `) ? whole.slice(words.card.one.length + 1) : whole;
};

/** "se dovessi guadagnare Addormentato, invece guadagno Ancorato" (6.2.b). */
function instead({ would, effect, optional, also, pay, first }: Of<'instead'>, speech: Speech): string {
  const { allowances: phrases, replacements, sentences, words } = speech.language;
  if (typeof would === 'object' && 'what' in would && would.what !== 'me')
    speech.referents.introduce('it', { gender: 'm', plural: false, noun: words.types.character.one });
  const wouldBe = replacements.would(subjectOf(would, speech), happens(would, speech));
  const happening = first === undefined ? wouldBe : `${wouldBe} ${phrases.firstTime[first]}`;
  const cast = castFirst(effect);
  if (cast !== null) {
    const roll = unended(lower(speech.effect({ kind: 'step', step: cast.roll }, speech)));
    const rows = cast.rows.map(({ from, to, effect: does }) =>
      unended(sentence(`${sentences.row(from, to)}, ${replacements.instead(outcome(does, speech))}`)),
    );
    return [replacements.if(happening, roll), ...rows].join('. ');
  }
  const offered = offeredInstead({
    effect,
    ...(optional && { optional }),
    ...(pay && { pay }),
  });
  if (offered !== undefined)
    return replacements.if(
      happening,
      replacements.instead(outcome({ kind: 'optional', effect: offered }, speech)),
    );
  const done = outcome(effect, speech);
  if (pay !== undefined) return replacements.if(happening, phrases.youMayPay(paying(pay, speech), done));
  if (optional === true) return replacements.if(happening, phrases.youMayDiscardMe(done));
  return replacements.if(happening, also === true ? done : replacements.instead(done));
}

/** "la prossima volta che dovessi pescare una carta questo turno, invece …" */
export function insteadNext({ would, effect, also }: Of<'instead'>, time: string, speech: Speech): string {
  const { allowances: phrases, replacements, words } = speech.language;
  if ('what' in would && would.what !== 'me')
    speech.referents.introduce('it', { gender: 'm', plural: false, noun: words.types.character.one });
  const wouldBe = replacements.would(subjectOf(would, speech), happens(would, speech));
  const done = outcome(effect, speech);
  return `${phrases.nextTime(`${wouldBe} ${time}`)}, ${also === true ? done : replacements.instead(done)}`;
}

/** What is done instead where nothing is paid for it, or nothing besides the price is done. */
function offeredInstead({
  effect,
  optional,
  pay,
}: Pick<Of<'instead'>, 'effect' | 'optional' | 'pay'>): Effect | undefined {
  if (optional !== true) return undefined;
  if (pay?.mana === 0) return effect;
  if (effect.kind !== 'sequence' || effect.effects.length > 0) return undefined;
  const price: Step =
    pay === undefined
      ? { kind: 'discard', what: 'me' }
      : { kind: 'status', change: 'gain', status: 'exhausted', what: 'me' };
  return { kind: 'step', step: price };
}

/** What happens in the place of something else; of an Expedition, how far it moves. */
function outcome(effect: Effect, speech: Speech): string {
  const { oneMoreRegion, staysThere } = speech.language.allowances;
  if (movesOneMore(effect)) return oneMoreRegion;
  if (effect.kind === 'sequence' && effect.effects.length === 0) return staysThere;
  return unended(lower(speech.effect(effect, speech)));
}

function subjectOf(would: Would, speech: Speech): 'reader' | Whom {
  switch (would.kind) {
    case 'roll':
      return 'reader';
    case 'leave':
      return { me: false, phrase: described(would.what, { article: 'a' }, speech) };
    case 'sacrificed':
    case 'discarded':
      return would.what === 'me'
        ? { me: true }
        : { me: false, phrase: described(would.what, { article: 'a', card: true }, speech) };
    case 'draw':
    case 'resupply':
    case 'create': {
      const who = player(would.who, speech);
      return who === undefined ? 'reader' : { me: false, phrase: who };
    }
    case 'backward':
    case 'forward':
    case 'ascend-again':
      return { me: false, phrase: oneExpedition(would.which, speech) };
    case 'gain':
    case 'lose':
    case 'defect':
    case 'go':
      return would.what === 'me'
        ? { me: true }
        : { me: false, phrase: described(would.what, { article: 'a' }, speech) };
  }
}

/** "a causa di {V}": the terrain that moves it. */
function dueTo({ due }: Extract<Would, { kind: 'forward' }>, speech: Speech): string {
  if (due === undefined || due === 'ascension') return '';
  return ` ${speech.language.passives.dueTo(terrainSymbols[due])}`;
}

function happens(would: Would, speech: Speech): string {
  const { allowances: phrases, grammar, passives, places, replacements, verbs, words } = speech.language;
  const within = (phase: 'afternoon' | 'dusk' | undefined): string =>
    phase === undefined ? '' : ` ${passives.during(grammar.spoken(words.phases[phase].during))}`;
  switch (would.kind) {
    case 'gain':
      return phrases.gain(words.statuses[would.status].m);
    case 'lose':
      return `${verbs.lose.infinitive} ${words.statuses[would.status].m}`;
    case 'defect':
      return verbs.defect.infinitive;
    case 'go': {
      if (would.to === undefined) return replacements.toLeave(grammar.spoken(words.zones[would.from]));
      const to = would.to === 'reserve' ? places.inReserve : grammar.after('in', words.zones[would.to]);
      return replacements.toGo(`${to} ${grammar.after('from', words.zones[would.from])}`);
    }
    case 'sacrificed':
    case 'discarded': {
      const whom = subjectOf(would, speech);
      const agree = whom === 'reader' || whom.me ? singular : whom.phrase;
      const from = would.kind === 'discarded' ? would.from : undefined;
      const out = from === undefined ? '' : ` ${grammar.after('from', words.zones[from])}`;
      const doer =
        would.kind === 'discarded' && would.by !== undefined ? player(would.by, speech) : undefined;
      const by = doer === undefined ? '' : ` ${grammar.after('by', doer)}`;
      return passives.bePut(agreeing(words[would.kind], agree)) + out + by;
    }
    case 'leave':
      return phrases.leave(oneExpedition(would.expedition, speech)) + within(would.during);
    case 'forward':
      return phrases.moveForward(would.due === 'ascension') + dueTo(would, speech) + within(would.during);
    case 'backward':
      return passives.moveBackwards;
    case 'draw':
      return replacements.toDo.drawOne;
    case 'resupply':
      return replacements.toDo.resupply;
    case 'create':
      return `${verbs.create.infinitive} ${grammar.spoken(described(would.what, { article: 'a' }, speech))}`;
    case 'ascend-again':
      return phrases.ascendAgain;
    case 'roll':
      return phrases.roll(true);
  }
}
