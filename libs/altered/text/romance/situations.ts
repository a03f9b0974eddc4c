import type { Comparison, Condition, Known, Measured } from '#altered/abilities';
import { standingSubject } from './expeditions.js';
import {
  bare,
  formOf,
  inNumber,
  listed,
  singular,
  type Agreement,
  type Noun,
  type NounPhrase,
} from './grammar.js';
import { does, exists, playerDoes, type Judging } from './judging.js';
import { knownPhrase } from './known.js';
import { inExpedition, player, zone } from './players.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { isCost, totalNumber } from './totals.js';
import type { Person } from './verbs.js';
import { abilitySymbols, terrainSymbols } from './words.js';

type Of<K extends Condition['kind']> = Extract<Condition, { readonly kind: K }>;
type Situation = Of<
  | 'standing'
  | 'in'
  | 'facing'
  | 'facing-objects'
  | 'nobody-facing'
  | 'in-contact'
  | 'played-from'
  | 'regions-visible'
  | 'full'
  | 'empty'
  | 'fewer-cards'
  | 'total'
  | 'different-costs'
  | 'activated-this-turn'
  | 'discarded-this-turn'
  | 'in-each'
  | 'done'
  | 'only-card'
  | 'cost-was'
  | 'failed-to-move'
  | 'has-ability'
  | 'hero-counters'
>;

/** What has been done or has happened: the verb it is said with, and the rest. */
interface Past {
  readonly with: 'be' | 'have';
  readonly words: string;
}

/** Conditions about where things stand and what has happened. */
export interface SituationPhrases {
  readonly inContact: string;
  readonly region: Readonly<Record<'ascended' | 'of-a-statistic-of-0', string>>;
  readonly facingExpeditionIn: (symbol: string) => string;
  readonly facingMany: (characters: string) => string;
  readonly facing: Readonly<Record<'it' | 'me', string>>;
  readonly wasPlayed: (agree: Agreement, from: string) => Past;
  readonly visibleRegions: Noun;
  readonly visible: string;
  readonly full: (zone: NounPhrase) => string;
  readonly empty: (zone: NounPhrase) => string;
  readonly fewerCards: (place: string, than: NounPhrase) => string;
  readonly total: (of: string, among: string) => NounPhrase;
  readonly totalOf: Readonly<Record<'hand-cost' | 'reserve-cost' | 'base-cost', string>> &
    Readonly<Record<'statistic' | 'counters', (of: string) => string>>;
  readonly different: (of: string) => string;
  readonly measured: (of: Measured, symbol: string) => string;
  readonly anAbility: (symbol: string) => string;
  readonly wasActivated: Past;
  readonly thisTurn: string;
  readonly thisWay: string;
  readonly anyCard: string;
  readonly done: Readonly<Record<'discard' | 'put', string>>;
  readonly inReserve: string;
  readonly inEachOfYours: string;
  readonly onlyCard: string;
  readonly cost: Readonly<Record<'hand' | 'reserve' | 'base', NounPhrase>>;
  readonly failedToMove: Past;
  readonly yourHero: string;
}

interface About {
  readonly subject: string;
  readonly person: Person;
  readonly agree: Agreement;
}

/** What a condition is about, as the subject of its verb. */
function about(known: Known, speech: Speech): About {
  const { pronouns, spoken } = speech.language.grammar;
  const what = knownPhrase(known, speech);
  if (what === 'me') return { subject: pronouns.me, person: 'me', agree: singular };
  const { are, phrase, pronoun } = what;
  const article = phrase.article === 'a' ? 'the' : phrase.article;
  const subject = pronoun ? pronouns[formOf(are)] : `${spoken({ ...phrase, article })} `;
  return { subject, person: are.plural ? 'they' : 'it', agree: are };
}

const said = (at: Judging, { subject, person }: About, negative: boolean, what: string): string =>
  `${does(at, subject, 'be', person, negative)} ${what}`;

const happened = (at: Judging, subject: string, person: Person, past: Past, negative: boolean): string =>
  `${does(at, `${subject} `, past.with, person, negative)} ${past.words}`;

/** Two numbers beside each other, of which the first is named. */
function measures(
  at: Judging,
  one: NounPhrase,
  is: Comparison,
  than: number,
  asMana: boolean,
  negative: boolean,
): string {
  const { conditions, grammar } = at.speech.language;
  const verb = does(at, `${grammar.spoken(one)} `, 'be', 'it', negative);
  return `${verb} ${conditions.measure(is, than, asMana, one)}`;
}

function many(is: Comparison, number: number, noun: Noun, speech: Speech): NounPhrase {
  const { descriptions } = speech.language;
  const plural = number !== 1 || is !== 'exactly';
  return {
    gender: noun.gender,
    plural,
    article: 'none',
    words: `${descriptions.howMany(is, number, noun.gender, false)} ${inNumber(noun, plural)}`,
  };
}

export function situation(at: Judging, condition: Situation, negative: boolean): string {
  const { speech } = at;
  const { conditions, descriptions, grammar, situations: phrases, standings, words } = speech.language;
  const { spoken } = grammar;
  switch (condition.kind) {
    case 'standing': {
      const { phrase, denied, bare } = standingSubject(condition.which, negative, speech);
      const verb = does(at, `${spoken(phrase)} `, 'be', phrase.plural ? 'they' : 'it', denied, {
        ...(bare && { bare }),
      });
      return `${verb} ${standings.standing(condition.is, phrase.plural)}`;
    }
    case 'in': {
      const { region } = condition;
      const place =
        region === 'single-terrain'
          ? standings.singleTerrain
          : region === 'ascended' || region === 'of-a-statistic-of-0'
            ? phrases.region[region]
            : conditions.inTerrain(terrainSymbols[region]);
      return said(
        condition.was ? { ...at, tense: 'past' } : at,
        about(condition.what, speech),
        negative,
        place,
      );
    }
    case 'facing':
      return said(
        at,
        about('me', speech),
        negative,
        phrases.facingExpeditionIn(terrainSymbols[condition.in]),
      );
    case 'facing-objects': {
      const characters = many(condition.is, condition.number, words.types.character, speech).words;
      return said(at, about('me', speech), negative, phrases.facingMany(characters));
    }
    case 'nobody-facing': {
      const like = { type: 'character' } as const;
      return `${exists(at, { ...like, zone: 'expedition' }, !negative)} ${phrases.facing[condition.what]}`;
    }
    case 'in-contact':
      return said(at, about(condition.what, speech), negative, phrases.inContact);
    case 'played-from': {
      const what = about(condition.what, speech);
      const past = phrases.wasPlayed(what.agree, grammar.after('from', words.zones[condition.from]));
      return `${does(at, what.subject, past.with, what.person, negative)} ${past.words}`;
    }
    case 'regions-visible': {
      const regions = many(condition.is, condition.number, phrases.visibleRegions, speech);
      return `${does(at, `${regions.words} `, 'be', regions.plural ? 'they' : 'it', negative)} ${phrases.visible}`;
    }
    case 'full': {
      const where = zone(condition.zone, condition.of, speech);
      return `${does(at, `${spoken(where)} `, 'be', 'it', negative)} ${phrases.full(where)}`;
    }
    case 'empty': {
      const where = zone(condition.zone, condition.of, speech);
      return `${does(at, `${spoken(where)} `, 'be', 'it', negative)} ${phrases.empty(where)}`;
    }
    case 'fewer-cards': {
      const rival = player(condition.than, speech);
      const place = grammar.after('in', zone(condition.zone, 'you', speech));
      return playerDoes(at, 'you', 'have', negative, phrases.fewerCards(place, rival ?? bare('')));
    }
    case 'total':
      return total(at, condition, negative);
    case 'different-costs': {
      const { among, of = 'base-cost', is, number } = condition;
      const { gender } = described(among, { article: 'none' }, speech);
      const before = descriptions.howMany(is, number, gender, false);
      const plural = number !== 1 || is !== 'exactly';
      const who = described(among, { article: 'none', plural, before }, speech);
      const symbol = of === 'forest' || of === 'mountain' || of === 'water' ? terrainSymbols[of] : '';
      const verb = does(at, `${who.words} `, 'have', plural ? 'they' : 'it', negative);
      return `${verb} ${phrases.different(phrases.measured(of, symbol))}`;
    }
    case 'activated-this-turn': {
      const ability = phrases.anAbility(abilitySymbols[condition.symbol]);
      return `${happened(at, ability, 'it', phrases.wasActivated, negative)} ${phrases.thisTurn}`;
    }
    case 'discarded-this-turn': {
      const places = condition.from.map((one) => grammar.after('out', zone(one, 'you', speech)));
      const rest = `${phrases.done.discard} ${phrases.anyCard} ${listed(places, grammar.or)} ${phrases.thisTurn}`;
      return playerDoes(at, 'you', 'have', negative, rest);
    }
    case 'in-each':
      return `${exists(at, { ...condition.like, zone: 'expedition' }, negative)} ${phrases.inEachOfYours}`;
    case 'done': {
      // Whose it is says who did it.
      const { owner = 'you', ...like } = condition.like;
      const what = spoken(described(like, { article: 'a', card: true }, speech));
      const place = condition.by === 'put' ? ` ${phrases.inReserve}` : '';
      return playerDoes(
        at,
        owner,
        'have',
        negative,
        `${phrases.done[condition.by]} ${what}${place} ${phrases.thisWay}`,
      );
    }
    case 'only-card': {
      const it = conditions.it === '' ? about(condition.what, speech).subject : conditions.it;
      return `${does({ ...at, tense: 'past' }, it, 'be', 'it', negative)} ${phrases.onlyCard}`;
    }
    case 'cost-was': {
      const what = knownPhrase(condition.what, speech);
      const cost = phrases.cost[condition.cost];
      const one =
        what === 'me'
          ? grammar.possessed('me', cost)
          : what.pronoun
            ? grammar.possessed(what.are.plural ? 'they' : 'it', cost)
            : { ...cost, words: `${cost.words} ${grammar.after('of', what.phrase)}` };
      return measures({ ...at, tense: 'past' }, one, condition.is, condition.than, true, negative);
    }
    case 'failed-to-move':
      return happened(at, spoken(standings.bothOfYours), 'they', phrases.failedToMove, negative);
    case 'has-ability': {
      const places = condition.among.map((one) =>
        one === 'expedition'
          ? inExpedition('each-of-yours', speech)
          : grammar.after('in', zone(one, 'you', speech)),
      );
      const what = described(condition.like, { article: 'a', card: true }, speech);
      const subject = `${spoken(what)} ${listed(places, grammar.or)} `;
      return `${does(at, subject, 'have', 'it', negative)} ${phrases.anAbility(abilitySymbols[condition.symbol])}`;
    }
    case 'hero-counters': {
      const counters = descriptions.counters(condition.is, condition.number, words.counter(condition.name));
      return `${does(at, `${phrases.yourHero} `, 'have', 'it', negative)} ${counters}`;
    }
  }
}

/** "il Costo di Mano totale dei Personaggi che controlli è {6} o più". */
function total(at: Judging, { of, among, is, than }: Of<'total'>, negative: boolean): string {
  const { speech } = at;
  return measures(at, totalNumber(of, among, speech), is, than, isCost(of), negative);
}
