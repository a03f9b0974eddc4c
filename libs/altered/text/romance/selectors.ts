import {
  eachOf,
  type Comparison,
  type Measured,
  type Selector,
  type TargetDefinition,
  type Total,
} from '#altered/abilities';
import type { Referent } from '../speech/referents.js';
import {
  agreeing,
  inNumber,
  listed,
  singular,
  type Agreement,
  type Forms,
  type Gender,
  type Noun,
  type NounPhrase,
  type Whereabouts,
} from './grammar.js';
import type { Language } from './language.js';
import { inExpedition, player, zone } from './players.js';
import type { Speech } from './speech.js';
import { abilitySymbols, cooldown, factions, terrainSymbols } from './words.js';

/** "pari o superiore a 3", "{3} ou moins": beside what is measured; `isBare` when no adjective is in it. */
export interface Compared {
  readonly words: string;
  readonly isBare: boolean;
}

export interface DescriptionPhrases {
  /** "a scelta di quel giocatore". */
  readonly chosenBy: (player: NounPhrase) => string;
  readonly compared: (
    is: Comparison,
    than: number | NounPhrase,
    asMana: boolean,
    agree: Agreement,
  ) => Compared;
  /** "due o più", "au moins deux": how many, before a noun. */
  readonly howMany: (is: Comparison, than: number, gender: Gender, digits: boolean) => string;
  /** So many counters, as what something has. */
  readonly counters: (is: Comparison, than: number, noun: Noun) => string;
  /** What something is described by, each with the preposition that it needs where the language has several. */
  readonly bound: {
    readonly handCost: (than: Compared) => string;
    readonly reserveCost: (than: Compared) => string;
    readonly statistic: (symbol: string, than: Compared) => string;
    /** Of any of the base statistics when no symbol is given. */
    readonly base: (symbol: string | undefined, than: Compared) => string;
    readonly counters: (many: string) => string;
    readonly counterNumber: (noun: Noun, than: Compared) => string;
    readonly keyword: (keyword: string) => string;
    readonly baseCost: (than: Compared) => string;
    /** As many counters as there are, or none. */
    readonly anyCounters: (has: boolean) => string;
    readonly ability: (symbol: string) => string;
    readonly sameName: (as: NounPhrase | 'me') => string;
    readonly most: (measured: NounPhrase, is: 'highest' | 'lowest') => string;
    readonly mostCounters: (counter: Noun, is: 'highest' | 'lowest') => string;
  };
  readonly measured: {
    readonly handCost: NounPhrase;
    readonly reserveCost: NounPhrase;
    readonly baseCost: NounPhrase;
    readonly statistic: (symbol: string) => NounPhrase;
  };
  /** All of them, after a noun. */
  readonly having: (bounds: readonly string[]) => string;
  readonly inTotal: (bound: string) => string;
  readonly non: (adjective: string) => string;
  readonly nonToken: string;
  readonly ofFaction: (name: string) => string;
  readonly named: (name: string, agree: Agreement) => string;
  readonly thatYouControl: string;
  readonly thatItControls: string;
  readonly inPlay: string;
  readonly amongThose: string;
  readonly thatYouOwn: string;
  readonly ownedBy: (owner: NounPhrase) => string;
  readonly thoseCards: string;
  readonly ofThoseCards: (some: string) => string;
  readonly oneOf: string;
  readonly someOf: string;
  readonly anyPlayers: (zone: NounPhrase) => NounPhrase;
  readonly anyNumberOf: (targets: string) => string;
  readonly targetPlayer: NounPhrase;
  readonly upTo: (many: string) => string;
}

/** How a description is to be spoken. */
interface Manner {
  readonly article: NounPhrase['article'];
  readonly plural?: boolean;
  /** Before the noun and "other", after the article: a number, or an adjective that agrees ("prochain"). */
  readonly before?: string | Forms;
  readonly target?: true;
  /** What it is called when the description does not say: cards where cards are played. */
  readonly card?: true;
  /** In its zone when nothing is said. */
  readonly place?: Whereabouts;
  /** What the sentence says already. */
  readonly omit?: readonly (keyof Selector)[];
}

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** "Permanente Robot": a kind of something that has a name of its own, beside it. */
const beside = (noun: Noun, kind: Noun): Noun => ({
  one: `${noun.one} ${kind.one}`,
  many: `${noun.many} ${kind.many}`,
  gender: noun.gender,
});

/** The nouns a description goes by; several are alternatives. */
function nouns(like: Selector, card: boolean, { words }: Language): readonly Noun[] {
  const subtype = like.subtype === undefined ? undefined : words.subtype(like.subtype);
  const of = (noun: Noun): Noun => (subtype === undefined ? noun : beside(noun, subtype));
  const types = list(like.type);
  if (like.token === true)
    return [
      types.length === 1 ? of(beside(words.token, words.types[types[0] ?? 'character'])) : of(words.token),
    ];
  if (types.length > 0) return types.map((type) => of(words.types[type]));
  if (subtype !== undefined) return [subtype];
  const zones = list(like.zone);
  if (zones.length === 1 && zones[0] === 'mana') return [words.manaOrb];
  if (zones.some((one) => one !== 'expedition' && one !== 'landmark') || card) return [words.card];
  if (like.expedition !== undefined || zones[0] === 'expedition') return [words.types.character];
  const isCard = [like.among, like.except, like.name].some((one) => one !== undefined);
  return [isCard ? words.card : words.object];
}

/** What to call again something that fits. */
export function referentOf(like: Selector, language: Language, plural = false, card = false): Referent {
  const named = nouns(like, card, language);
  const noun = (named.length === 1 ? named[0] : undefined) ?? language.words.object;
  return { gender: noun.gender, plural, noun: inNumber(noun, plural) };
}

const feminine: Agreement = { gender: 'f', plural: false };

export function boundWords({ of, is, than }: Total, speech: Speech): string {
  const { descriptions, words } = speech.language;
  const { bound } = descriptions;
  const compared = (asMana: boolean, agree: Agreement): Compared =>
    descriptions.compared(is, typeof than === 'number' ? than : speech.value(than, speech), asMana, agree);
  if (of === 'hand-cost') return bound.handCost(compared(true, singular));
  if (of === 'reserve-cost') return bound.reserveCost(compared(true, singular));
  if (of === 'base-cost') return bound.baseCost(compared(true, singular));
  if (typeof of === 'string') return bound.statistic(terrainSymbols[of], compared(false, singular));
  if ('base' in of)
    return bound.base(of.base === 'any' ? undefined : terrainSymbols[of.base], compared(false, feminine));
  const noun = words.counter(of.counters);
  if (typeof than !== 'number') return bound.counterNumber(noun, compared(false, singular));
  return bound.counters(descriptions.counters(is, than, noun));
}

export function measuredWords(of: Measured, { language: { descriptions } }: Speech): NounPhrase {
  const { measured } = descriptions;
  if (of === 'hand-cost') return measured.handCost;
  if (of === 'reserve-cost') return measured.reserveCost;
  if (of === 'base-cost') return measured.baseCost;
  return measured.statistic(terrainSymbols[of]);
}

/** What later editions bound objects by. */
export function furtherBounds(like: Selector, speech: Speech): readonly string[] {
  const { bound } = speech.language.descriptions;
  const { baseCost, most, sameName, withAbility, withCounters } = like;
  const said: string[] = [];
  if (baseCost !== undefined) said.push(boundWords({ of: 'base-cost', ...baseCost }, speech));
  if (withAbility !== undefined) said.push(bound.ability(abilitySymbols[withAbility]));
  if (withCounters !== undefined) said.push(bound.anyCounters(withCounters));
  if (sameName !== undefined) {
    const isKnown = typeof sameName === 'string' || 'target' in sameName || 'noted' in sameName;
    const as = isKnown ? speech.known(sameName, speech) : undefined;
    if (as === 'me') said.push(bound.sameName('me'));
    else
      said.push(
        bound.sameName(
          as?.phrase ??
            described({ ...(sameName as Selector), other: true }, { article: 'a', card: true }, speech),
        ),
      );
  }
  if (most !== undefined)
    said.push(
      typeof most.of === 'object'
        ? bound.mostCounters(speech.language.words.counter(most.of.counters), most.is)
        : bound.most(measuredWords(most.of, speech), most.is),
    );
  return said;
}

const isOnly = (like: Selector, keys: readonly (keyof Selector)[]): boolean =>
  Object.keys(like).every((key) => (keys as readonly string[]).includes(key));

/** Statuses and the like, one after the other: "Fugace", "non Ancorato". */
function adjectives(like: Selector, agree: Agreement, language: Language): readonly string[] {
  const { descriptions, grammar, words } = language;
  const said: string[] = [];
  if (like.status !== undefined) said.push(agreeing(words.statuses[like.status], agree));
  if (like.without !== undefined) said.push(descriptions.non(agreeing(words.statuses[like.without], agree)));
  if (like.rarity !== undefined) said.push(agreeing(words.rarities[like.rarity], agree));
  if (like.faction === 'neutral') said.push(agreeing(words.neutral, agree));
  if (like.completed === true) said.push(agreeing(words.completed, agree));
  if (like.notSubtype !== undefined)
    said.push(descriptions.non(inNumber(words.subtype(like.notSubtype), agree.plural)));
  if (like.token === false) said.push(descriptions.nonToken);
  const only = like.oneOf?.map((one) => (isOnly(one, ['status']) ? one.status : undefined));
  if (only?.every((status) => status !== undefined))
    said.push(
      listed(
        only.map((status) => agreeing(words.statuses[status], agree)),
        grammar.or,
      ),
    );
  return said;
}

/** What follows the noun but for where it is. */
function features(like: Selector, agree: Agreement, speech: Speech): readonly string[] {
  const { descriptions, words } = speech.language;
  const { bound } = descriptions;
  const said: string[] = [];
  if (like.faction !== undefined && like.faction !== 'neutral')
    said.push(descriptions.ofFaction(factions[like.faction]));
  if (like.name !== undefined && like.token !== true) said.push(descriptions.named(like.name, agree));
  const having = [
    ...(like.keyword === undefined ? [] : [bound.keyword(words.keywords[like.keyword])]),
    ...(like.bounds ?? []).map((one) => boundWords(one, speech)),
    ...cooldown(like, words).map(bound.keyword),
    ...furtherBounds(like, speech),
  ];
  if (having.length > 0) said.push(descriptions.having(having));
  const controller = like.controller === undefined ? undefined : controlled(like.controller, agree, speech);
  if (controller !== undefined) said.push(controller);
  return said;
}

function controlled(
  who: NonNullable<Selector['controller']>,
  agree: Agreement,
  speech: Speech,
): string | undefined {
  if (who === 'each-player') return undefined;
  const { descriptions, grammar, words } = speech.language;
  const by = player(who, speech);
  if (by === undefined)
    return speech.you === 'reader' ? descriptions.thatYouControl : descriptions.thatItControls;
  return `${agreeing(words.controlled, agree)} ${grammar.after('by', by)}`;
}

/** Nobody else's Mana Orbs are meant unless it is said. */
const isYourMana = (zoneName: string, { owner }: Selector): boolean =>
  zoneName === 'mana' && (owner === undefined || owner === 'you');

function places(like: Selector, place: Whereabouts, speech: Speech): readonly string[] {
  const { conditions, descriptions, grammar, standings } = speech.language;
  const zones = list(like.zone).filter(
    (one) => (like.expedition === undefined || one !== 'expedition') && !isYourMana(one, like),
  );
  const inPlay = zones.includes('expedition') && zones.includes('landmark');
  const rest = inPlay
    ? zones.filter((one) => one !== 'expedition' && one !== 'landmark' && one !== 'hero')
    : zones;
  const isShared = zones.length > 1 || like.controller === 'each-player';
  const whose = like.owner ?? (isShared ? like.controller : undefined);
  const where = (name: (typeof rest)[number]): NounPhrase =>
    like.ofAnyPlayer === true
      ? descriptions.anyPlayers(speech.language.words.zones[name])
      : zone(name, whose, speech);
  const said = rest.map((name) => grammar.after(inPlay ? 'in' : place, where(name)));
  if (inPlay) said.unshift(descriptions.inPlay);
  const placed: string[] = said.length > 0 ? [listed(said, grammar.or)] : [];
  if (like.expedition !== undefined) placed.push(inExpedition(like.expedition, speech));
  if (like.among !== undefined && like.except === undefined) placed.push(descriptions.amongThose);
  if (like.zone === undefined && like.owner !== undefined) {
    const owner = player(like.owner, speech);
    placed.push(owner === undefined ? descriptions.thatYouOwn : descriptions.ownedBy(owner));
  }
  if (like.inTerrain !== undefined)
    placed.push(
      like.inTerrain === 'single-terrain'
        ? standings.singleTerrain
        : conditions.inTerrain(
            listed(
              eachOf(like.inTerrain).map((one) => terrainSymbols[one]),
              grammar.or,
            ),
          ),
    );
  if (like.facing !== undefined)
    placed.push(speech.language.players.facing(described(like.facing, { article: 'a' }, speech)));
  if (like.at !== undefined) placed.push(standings.inExpedition(standings.standing(like.at, false)));
  return placed;
}

/** A description as a noun phrase: "un altro Personaggio Fugace bersaglio che controlli". */
export function described(whole: Selector, manner: Manner, speech: Speech): NounPhrase {
  const { grammar, words } = speech.language;
  const like = Object.fromEntries(
    Object.entries(whole).filter(([key]) => !manner.omit?.includes(key as keyof Selector)),
  ) as Selector;
  const { oneOf } = like;
  if (oneOf !== undefined && !oneOf.every((one) => isOnly(one, ['status'])))
    return alternatives(like, oneOf, manner, speech);
  if (like.either !== undefined) {
    const { either, ...own } = like;
    return alternatives(own, either, manner, speech);
  }
  if (isOneOfThose(like)) return oneOfThose(manner, speech.language);
  const plural = manner.plural ?? false;
  const named = nouns(like, manner.card ?? false, speech.language);
  const gender = named.every((noun) => noun.gender === 'f') ? 'f' : 'm';
  const agree = { gender, plural } as const;
  const isOther = like.other === true || like.except !== undefined;
  const head = [
    ...(manner.before === undefined
      ? []
      : [typeof manner.before === 'string' ? manner.before : agreeing(manner.before, agree)]),
    ...(isOther ? [agreeing(words.other, agree)] : []),
    listed(
      named.map((noun) => inNumber(noun, plural)),
      grammar.or,
    ),
    ...(like.token === true && like.name !== undefined ? [like.name] : []),
    ...adjectives(like, agree, speech.language),
    ...(manner.target === undefined ? [] : [agreeing(words.target, agree)]),
    ...features(like, agree, speech),
    ...places(like, manner.place ?? 'in', speech),
  ];
  return { ...agree, article: manner.article, words: head.join(' ') };
}

/** Nothing is asked of them but to be among cards that were spoken of. */
const isOneOfThose = (like: Selector): boolean => like.among !== undefined && isOnly(like, ['among']);

/** "una di quelle carte", "deux de ces cartes", "quelle carte". */
function oneOfThose({ article, plural = false, before }: Manner, { descriptions }: Language): NounPhrase {
  const agree = { gender: 'f', plural, article: 'none' } as const;
  if (article === 'the' || article === 'all') return { ...agree, words: descriptions.thoseCards };
  const some = typeof before === 'string' ? before : plural ? descriptions.someOf : descriptions.oneOf;
  return { ...agree, words: descriptions.ofThoseCards(some) };
}

/** Descriptions that differ in more than a word are said one by one. */
function alternatives(
  like: Selector,
  oneOf: readonly Selector[],
  manner: Manner,
  speech: Speech,
): NounPhrase {
  const { spoken, or } = speech.language.grammar;
  const { oneOf: __, controller, zone: where, owner, expedition, ...own } = like;
  const isCounted = typeof manner.before === 'string';
  const { before: _, ...uncounted } = manner;
  const again = isCounted ? uncounted : manner;
  const article = manner.article === 'the' ? 'the' : 'a';
  const [first, ...more] = oneOf.map((one, index) =>
    described({ ...own, ...one }, { ...(index === 0 ? manner : again), article }, speech),
  );
  if (first === undefined) return described(own, manner, speech);
  const shared: Selector = {
    ...(where !== undefined && { zone: where }),
    ...(owner !== undefined && { owner }),
    ...(expedition !== undefined && { expedition }),
  };
  const said = [
    listed(
      [first.words, ...more.map((one) => (manner.plural === true || isCounted ? one.words : spoken(one)))],
      or,
    ),
    ...features({ ...(controller !== undefined && { controller }) }, first, speech),
    ...places(shared, manner.place ?? 'in', speech),
  ];
  return { ...first, article: manner.article, words: said.join(' ') };
}

/** "con Costo di Mano pari o inferiore a {6} in totale", after what is chosen so. */
export const inTotal = (total: Total | undefined, speech: Speech): string =>
  total === undefined ? '' : ` ${speech.language.descriptions.inTotal(boundWords(total, speech))}`;

/** What is chosen for a "target", as it is first spoken of. */
export function targetPhrase(
  target: TargetDefinition,
  speech: Speech,
  place: Whereabouts,
): NounPhrase & { readonly are: Referent } {
  const { descriptions, grammar } = speech.language;
  if (target.kind !== 'object') return { ...descriptions.targetPlayer, are: referentOf({}, speech.language) };
  const { like, count = 1, upTo, total, anyNumber, asMany } = target;
  const are = referentOf(like, speech.language, count > 1 || anyNumber === true);
  if (anyNumber === true) {
    const all = described(like, { target: true, place, plural: true, article: 'none' }, speech);
    return { ...all, words: descriptions.anyNumberOf(all.words) + inTotal(total, speech), are };
  }
  if (asMany !== undefined) {
    const many = { target: true, place, plural: true, article: 'none' } as const;
    const isX = typeof asMany === 'object' && 'x' in asMany;
    const all = described(like, { ...many, ...(isX && { before: 'X' }) }, speech);
    const words = isX
      ? all.words
      : speech.language.quantities.asMany(all.words, speech.value(asMany, speech));
    return { ...all, words, are: { ...are, plural: true } };
  }
  const before = grammar.number(count, are.gender);
  const manner = { target: true, place, plural: count > 1, ...(count > 1 && { before }) } as const;
  const phrase = described(like, { ...manner, article: count > 1 ? 'none' : 'a' }, speech);
  const said = { ...phrase, words: phrase.words + inTotal(total, speech) };
  if (target.by !== undefined) {
    const by = player(target.by, speech);
    const words = by === undefined ? said.words : `${said.words}, ${descriptions.chosenBy(by)}`;
    return { ...said, words, are };
  }
  if (upTo !== true) return { ...said, are };
  return { ...said, article: 'none', words: descriptions.upTo(grammar.spoken(said)), are };
}
