import type { Bound, Comparison, Selector, TargetDefinition } from '#altered/abilities';
import type { Referent } from '../speech/referents.js';
import {
  adjective,
  after,
  agreeing,
  inNumber,
  listed,
  numberWord,
  spoken,
  type Agreement,
  type Noun,
  type NounPhrase,
} from './grammar.js';
import { laterDescription } from './later.js';
import { inExpedition, player, zone } from './players.js';
import type { Speech } from './speech.js';
import * as words from './words.js';

/** How a description is to be spoken. */
export interface Manner {
  readonly article: NounPhrase['article'];
  readonly plural?: boolean;
  /** Before the noun and "autre", after the article: "deux", "prochain". */
  readonly before?: string;
  readonly target?: true;
  /** What it is called when the description does not say: cards where cards are played. */
  readonly card?: true;
  /** Out of its zone, as in "une carte de votre Main", or in it. */
  readonly out?: boolean;
  /** What the sentence says already. */
  readonly omit?: readonly (keyof Selector)[];
}

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** The nouns a description goes by; several are alternatives. */
function nouns(like: Selector, card: boolean): readonly Noun[] {
  if (like.subtype !== undefined) return [words.subtype(like.subtype)];
  if (like.token === true) return [words.token];
  const types = list(like.type);
  if (types.length > 0) return types.map((type) => words.types[type]);
  const zones = list(like.zone);
  if (zones.length === 1 && zones[0] === 'mana') return [words.manaOrb];
  if (zones.some((one) => one !== 'expedition' && one !== 'landmark') || card) return [words.card];
  if (like.expedition !== undefined || zones[0] === 'expedition') return [words.types.character];
  const isCard = [like.among, like.except, like.name].some((one) => one !== undefined);
  return [isCard ? words.card : words.object];
}

/** What to call again something that fits. */
export function referentOf(like: Selector, plural = false, card = false): Referent {
  const named = nouns(like, card);
  const noun = (named.length === 1 ? named[0] : undefined) ?? words.object;
  return { gender: noun.gender, plural, noun: inNumber(noun, plural) };
}

const measures: Readonly<Record<Comparison, string>> = {
  'at-least': 'supérieur ou égal',
  'at-most': 'inférieur ou égal',
  exactly: 'égal',
  'more-than': 'supérieur',
  'less-than': 'inférieur',
};

/** "inférieur ou égal au nombre de …", agreeing with what is measured. */
export function measured(is: Comparison, than: NounPhrase, agree: Agreement): string {
  const [first = '', ...more] = measures[is].split(' ');
  const tail = more.map((word) => (word === 'égal' ? equal(agree) : word));
  const head = first === 'égal' ? equal(agree) : agreeing(adjective(first), agree);
  return `${[head, ...tail].join(' ')} ${after('à', than)}`;
}

const equal = ({ gender, plural }: Agreement): string =>
  gender === 'f' ? (plural ? 'égales' : 'égale') : plural ? 'égaux' : 'égal';

/** "{3} ou moins", "supérieur à 3": beside what is measured. */
export function beside(is: Comparison, than: number, asMana: boolean, agree: Agreement): string {
  const number = asMana ? `{${than}}` : String(than);
  switch (is) {
    case 'at-least':
      return `${number} ou plus`;
    case 'at-most':
      return `${number} ou moins`;
    case 'exactly':
      return number;
    case 'more-than':
      return `${agreeing(adjective('supérieur'), agree)} à ${number}`;
    case 'less-than':
      return `${agreeing(adjective('inférieur'), agree)} à ${number}`;
  }
}

/** "au moins deux", "plus de deux": how many, before a noun. */
export function howMany(is: Comparison, than: number, gender: 'm' | 'f', digits = false): string {
  const number = digits ? String(than) : numberWord(than, gender);
  const before: Readonly<Record<Comparison, string>> = {
    'at-least': 'au moins ',
    'at-most': 'au plus ',
    exactly: 'exactement ',
    'more-than': 'plus de ',
    'less-than': 'moins de ',
  };
  return before[is] + number;
}

/** "de 4 ou plus", but "supérieur à 4". */
const isBare = (is: Comparison, than: Bound['than']): boolean =>
  typeof than === 'number' && is !== 'more-than' && is !== 'less-than';

const masculine: Agreement = { gender: 'm', plural: false };
const feminine: Agreement = { gender: 'f', plural: false };

/** A bound with the preposition that it needs: "de Coût de Main {3} ou moins", "avec au moins 2 boosts". */
export function boundWords({ of, is, than }: Bound, speech: Speech): string {
  const number = (asMana: boolean, agree: Agreement): string =>
    typeof than === 'number'
      ? beside(is, than, asMana, agree)
      : measured(is, speech.value(than, speech), agree);
  if (of === 'hand-cost') return `de Coût de Main ${number(true, masculine)}`;
  if (of === 'reserve-cost') return `de Coût de Réserve ${number(true, masculine)}`;
  if (typeof of === 'string')
    return `avec ${words.terrains[of]} ${isBare(is, than) ? 'de ' : ''}${number(false, masculine)}`;
  if ('base' in of) {
    const which = of.base === 'any' ? 'une statistique de base' : `${words.terrains[of.base]} de base`;
    return `avec ${which} ${isBare(is, than) ? 'de ' : ''}${number(false, feminine)}`;
  }
  const noun = words.counter(of.counters);
  if (typeof than !== 'number')
    return `avec un nombre ${after('de', plain(noun.many))} ${number(false, masculine)}`;
  return `avec ${howMany(is, than, 'm', true)} ${inNumber(noun, than > 1)}`;
}

const plain = (text: string): NounPhrase => ({ gender: 'm', plural: false, article: 'none', words: text });

const isOnly = (like: Selector, keys: readonly (keyof Selector)[]): boolean =>
  Object.keys(like).every((key) => (keys as readonly string[]).includes(key));

/** Statuses and the like, one after the other: "Fugace", "non Ancré". */
function adjectives(like: Selector, agree: Agreement): readonly string[] {
  const said: string[] = [];
  if (like.status !== undefined) said.push(agreeing(words.statuses[like.status], agree));
  if (like.without !== undefined) said.push(`non ${agreeing(words.statuses[like.without], agree)}`);
  if (like.rarity !== undefined) said.push(agreeing(words.rarities[like.rarity], agree));
  if (like.faction === 'neutral') said.push(agreeing(adjective('neutre'), agree));
  if (like.token === false) said.push('non-jeton');
  const only = like.oneOf?.map((one) => (isOnly(one, ['status']) ? one.status : undefined));
  if (only?.every((status) => status !== undefined))
    said.push(
      listed(
        only.map((status) => agreeing(words.statuses[status], agree)),
        'ou',
      ),
    );
  return said;
}

/** What follows the noun but for where it is. */
function features(like: Selector, agree: Agreement, speech: Speech): readonly string[] {
  const said: string[] = [];
  if (like.faction !== undefined && like.faction !== 'neutral')
    said.push(`de ${words.factions[like.faction]}`);
  if (like.name !== undefined && like.token !== true)
    said.push(`${agreeing(adjective('nommé'), agree)} ${like.name}`);
  const having: string[] = [];
  if (like.keyword !== undefined) having.push(`avec ${words.keywords[like.keyword]}`);
  for (const bound of like.bounds ?? []) having.push(boundWords(bound, speech));
  having.push(...laterDescription(like.later).map((one) => `avec ${one}`));
  if (having.length > 0) said.push(listed(having, 'et').replace(/ et avec /, ' et '));
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
  const by = player(who, speech);
  if (by === undefined) return speech.you === 'reader' ? 'que vous contrôlez' : 'qu’il contrôle';
  return `${agreeing(adjective('contrôlé'), agree)} ${after('par', by)}`;
}

/** Nobody else's Mana Orbs are meant unless it is said. */
const isYourMana = (zoneName: string, { owner }: Selector): boolean =>
  zoneName === 'mana' && (owner === undefined || owner === 'you');

function places(like: Selector, out: boolean, speech: Speech): readonly string[] {
  const zones = list(like.zone).filter(
    (one) => (like.expedition === undefined || one !== 'expedition') && !isYourMana(one, like),
  );
  const inPlay = zones.includes('expedition') && zones.includes('landmark');
  const rest = inPlay ? zones.filter((one) => one !== 'expedition' && one !== 'landmark') : zones;
  const said = rest.map((name) => after(out && !inPlay ? 'de' : 'dans', zone(name, like.owner, speech)));
  if (inPlay) said.unshift('en jeu');
  const where: string[] = said.length > 0 ? [listed(said, 'ou')] : [];
  if (like.expedition !== undefined) where.push(inExpedition(like.expedition, speech));
  if (like.among !== undefined && like.except === undefined) where.push('parmi ces cartes');
  if (like.zone === undefined && like.owner !== undefined) {
    const owner = player(like.owner, speech);
    where.push(owner === undefined ? 'dont vous êtes le propriétaire' : `appartenant ${after('à', owner)}`);
  }
  return where;
}

/** A description as a noun phrase: "un autre Personnage Fugace ciblé que vous contrôlez". */
export function described(whole: Selector, manner: Manner, speech: Speech): NounPhrase {
  const like = Object.fromEntries(
    Object.entries(whole).filter(([key]) => !manner.omit?.includes(key as keyof Selector)),
  ) as Selector;
  const { oneOf } = like;
  if (oneOf !== undefined && !oneOf.every((one) => isOnly(one, ['status'])))
    return alternatives(like, oneOf, manner, speech);
  if (isOneOfThose(like)) return oneOfThose(manner);
  const plural = manner.plural ?? false;
  const named = nouns(like, manner.card ?? false);
  const gender = named.every((noun) => noun.gender === 'f') ? 'f' : 'm';
  const agree = { gender, plural } as const;
  const isOther = like.other === true || like.except !== undefined;
  const head = [
    ...(manner.before === undefined ? [] : [manner.before]),
    ...(isOther ? [agreeing(adjective('autre'), agree)] : []),
    listed(
      named.map((noun) => inNumber(noun, plural)),
      'ou',
    ),
    ...(like.token === true && like.name !== undefined ? [like.name] : []),
    ...adjectives(like, agree),
    ...(manner.target === undefined ? [] : [agreeing(adjective('ciblé'), agree)]),
    ...features(like, agree, speech),
    ...places(like, manner.out ?? false, speech),
  ];
  return { ...agree, article: manner.article, words: head.join(' ') };
}

/** Nothing is asked of them but to be among cards that were spoken of. */
const isOneOfThose = (like: Selector): boolean => like.among !== undefined && isOnly(like, ['among']);

/** "l'une de ces cartes", "deux de ces cartes", "ces cartes". */
function oneOfThose({ article, plural = false, before }: Manner): NounPhrase {
  const agree = { gender: 'f', plural } as const;
  if (article === 'the' || article === 'all') return { ...agree, article: 'none', words: 'ces cartes' };
  return { ...agree, article: 'none', words: `${before ?? (plural ? 'certaines' : 'l’une')} de ces cartes` };
}

/** Descriptions that differ in more than a word are said one by one. */
function alternatives(
  like: Selector,
  oneOf: readonly Selector[],
  manner: Manner,
  speech: Speech,
): NounPhrase {
  const { oneOf: _, controller, zone: where, owner, expedition, ...own } = like;
  const isCounted = manner.before !== undefined;
  const { before: _before, ...again } = manner;
  const [first, ...more] = oneOf.map((one, index) =>
    described({ ...own, ...one }, { ...(index === 0 ? manner : again), article: 'a' }, speech),
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
      'ou',
    ),
    ...features({ ...(controller !== undefined && { controller }) }, first, speech),
    ...places(shared, manner.out ?? false, speech),
  ];
  return { ...first, article: manner.article, words: said.join(' ') };
}

/** What is chosen for a "target", as it is first spoken of. */
export function targetPhrase(
  target: TargetDefinition,
  speech: Speech,
  out: boolean,
): NounPhrase & { readonly are: Referent } {
  if (target.kind !== 'object')
    return { gender: 'm', plural: false, article: 'a', words: 'joueur ciblé', are: referentOf({}) };
  const { like, count = 1, upTo, total } = target;
  const are = referentOf(like, count > 1);
  const before = numberWord(count, are.gender);
  const manner = { target: true, out, plural: count > 1, ...(count > 1 && { before }) } as const;
  const phrase = described(like, { ...manner, article: count > 1 ? 'none' : 'a' }, speech);
  const sum = total === undefined ? '' : ` ${boundWords(total, speech)} au total`;
  const said = { ...phrase, words: phrase.words + sum };
  if (upTo !== true) return { ...said, are };
  return { ...said, article: 'none', words: `jusqu’à ${spoken(said)}`, are };
}
