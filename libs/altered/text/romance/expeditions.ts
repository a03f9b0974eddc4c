import type {
  Condition,
  DescribedExpedition,
  Expeditions,
  ExpeditionsOrTarget,
  Selector,
  Standing,
  SuchExpeditions,
  TokenPlace,
} from '#altered/abilities';
import { bare, type NounPhrase } from './grammar.js';
import { knownPhrase, type KnownPhrase } from './known.js';
import { expedition, expeditionsAll, oneExpedition, player, zone } from './players.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { terrainSymbols } from './words.js';

type Which = 'hero' | 'companion' | 'any';

export interface StandingPhrases {
  /** "ascesa", "en retard": beside an expedition, in its number. */
  readonly standing: (is: Standing, plural: boolean) => string;
  readonly expedition: Readonly<Record<Which, NounPhrase>>;
  readonly atLeastOneOf: (all: NounPhrase) => NounPhrase;
  readonly bothOfYours: NounPhrase;
  readonly noneOf: (all: NounPhrase) => NounPhrase;
  /** Whether the verb of "none" is denied besides. */
  readonly isNoneDenied: boolean;
  readonly ownerOf: (what: KnownPhrase | 'me') => NounPhrase;
  readonly controllerOf: (what: KnownPhrase | 'me') => NounPhrase;
  readonly controllerFacing: (what: KnownPhrase | 'me') => NounPhrase;
  /** A region with one terrain and no other, with its preposition. */
  readonly singleTerrain: string;
  readonly inExpedition: (standing: string) => string;
  readonly withOne: (what: NounPhrase) => string;
  readonly withNone: (what: NounPhrase) => string;
}

const withWords = (phrase: NounPhrase, ...more: readonly string[]): NounPhrase => ({
  ...phrase,
  words: [phrase.words, ...more].join(' '),
});

/** Something that is somebody's: with a possessive where it is the reader's. */
function owned(thing: NounPhrase, by: NounPhrase | undefined, speech: Speech): NounPhrase {
  const { grammar } = speech.language;
  return by === undefined
    ? grammar.possessed('you', { ...thing, article: 'the' })
    : withWords({ ...thing, article: 'the' }, grammar.after('of', by));
}

/** "una delle tue Spedizioni ascese", "l’Expédition Héros de votre adversaire". */
export function describedExpedition(one: DescribedExpedition, speech: Speech): NounPhrase {
  const { descriptions, grammar, standings, words } = speech.language;
  switch (one.kind) {
    case 'standing': {
      const { plural } = expeditionsAll(one.of, speech);
      return withWords(oneExpedition(one.of, speech), standings.standing(one.is, plural));
    }
    case 'such':
      return withWords(oneExpedition(one.of, speech), suchAs(one, speech));
    case 'chosen': {
      const phrase = standings.expedition[one.which ?? 'any'];
      const other = one.other === true ? words.other[phrase.gender] : undefined;
      const by = one.of === undefined ? undefined : player(one.of, speech);
      const whose =
        one.of === undefined
          ? []
          : [by === undefined ? descriptions.thatYouControl : grammar.after('of', by)];
      const said = other === undefined ? phrase.words : `${other} ${phrase.words}`;
      return { ...phrase, article: 'a', words: [said, ...whose].join(' ') };
    }
    case 'of-player':
      return owned(standings.expedition[one.which], player(one.player, speech), speech);
    case 'of-object': {
      const what = knownPhrase(one.what, speech);
      if (what === 'me') return expedition('my-expedition', speech);
      if (what.pronoun) return expedition('its-expedition', speech);
      return owned(standings.expedition.any, what.phrase, speech);
    }
    case 'of-owner':
      return owned(standings.expedition[one.which], standings.ownerOf(knownPhrase(one.what, speech)), speech);
  }
}

/** "senza Personaggi", "face à une Plante", "in {V}". */
function suchAs(one: Extract<DescribedExpedition, { kind: 'such' }>, { language, ...more }: Speech): string {
  const { grammar, standings } = language;
  const speech = { language, ...more };
  const some = (like: Selector): NounPhrase =>
    described(like, { article: 'a', omit: ['expedition'] }, speech);
  return [
    ...(one.with === undefined ? [] : [standings.withOne(some(one.with))]),
    ...(one.without === undefined
      ? []
      : [standings.withNone(described(one.without, { article: 'none', plural: true }, speech))]),
    ...(one.facing === undefined ? [] : [language.players.facing(some(one.facing))]),
    ...(one.in === undefined ? [] : [grammar.after('in', bare(terrainSymbols[one.in]))]),
  ].join(' ');
}

/** Of several that stand so, each one: what is created in them is created in every one. */
function everyExpedition(one: DescribedExpedition, speech: Speech): NounPhrase {
  if (one.kind === 'such') return withWords(expedition(one.of, speech), suchAs(one, speech));
  if (one.kind !== 'standing') return describedExpedition(one, speech);
  const { plural } = expeditionsAll(one.of, speech);
  return withWords(expedition(one.of, speech), speech.language.standings.standing(one.is, plural));
}

/** Expeditions that move or Ascend, all that are meant. */
export const expeditionsMoved = (which: ExpeditionsOrTarget | SuchExpeditions, speech: Speech): NounPhrase =>
  typeof which === 'object' && 'kind' in which ? everyExpedition(which, speech) : expedition(which, speech);

/** Where a token is created, with its preposition. */
export function tokenPlace(place: TokenPlace, speech: Speech): string {
  const { grammar, standings, words } = speech.language;
  switch (place.kind) {
    case 'expedition':
      return grammar.after('in', everyExpedition(place.expedition, speech));
    case 'landmarks':
      return grammar.after('in', zone('landmark', place.of, speech));
    case 'controllers-landmarks': {
      const who = standings.controllerOf(knownPhrase(place.what, speech));
      return grammar.after('in', owned(words.zones.landmark, who, speech));
    }
  }
}

/** What a condition is said of, and how its verb is denied. */
export interface Judged {
  readonly phrase: NounPhrase;
  readonly denied: boolean;
  readonly bare?: true;
}

/** Of several expeditions, that one of them is so, or none. */
export function oneIsJudged(which: Expeditions, negative: boolean, speech: Speech): Judged {
  const { standings } = speech.language;
  const all = expeditionsAll(which, speech);
  if (!all.plural) return { phrase: all, denied: negative };
  if (!negative) return { phrase: standings.atLeastOneOf(all), denied: false };
  return { phrase: standings.noneOf(all), denied: standings.isNoneDenied, bare: true };
}

/** What a condition about the standing of expeditions is said of. */
export function standingSubject(
  which: Extract<Condition, { kind: 'standing' }>['which'],
  negative: boolean,
  speech: Speech,
): Judged {
  const { standings } = speech.language;
  if (typeof which === 'object' && 'kind' in which)
    return { phrase: describedExpedition(which, speech), denied: negative };
  if (which === 'both-of-yours') return { phrase: standings.bothOfYours, denied: negative };
  if (which === 'one-of-yours') return oneIsJudged('each-of-yours', negative, speech);
  return { phrase: expedition(which, speech), denied: negative };
}
