import type { Bound, Comparison, Selector, TargetDefinition } from '#altered/abilities';
import type { Referent } from '../speech/referents.js';
import { laterDescription } from './later.js';
import {
  adjective,
  after,
  agreeing,
  inNumber,
  listed,
  spoken,
  type Agreement,
  type Noun,
  type NounPhrase,
  numberWord,
} from './grammar.js';
import { inExpedition, player, zone } from './players.js';
import type { Speech } from './speech.js';
import * as words from './words.js';

/** How a description is to be spoken. */
export interface Manner {
  readonly article: NounPhrase['article'];
  readonly plural?: boolean;
  /** Before the noun, after the article: "prossimo", "due". */
  readonly before?: string;
  readonly target?: true;
  /** What it is called when the description does not say: cards where cards are played. */
  readonly card?: true;
  /** Out of its zone or in it. */
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
  return [
    like.among !== undefined || like.except !== undefined || like.name !== undefined
      ? words.card
      : words.object,
  ];
}

/** What to call again something that fits. */
export function referentOf(like: Selector, plural = false, card = false): Referent {
  const named = nouns(like, card);
  const noun = named.length === 1 ? named[0] : words.object;
  if (noun === undefined) return { gender: 'm', plural, noun: inNumber(words.object, plural) };
  return { gender: noun.gender, plural, noun: inNumber(noun, plural) };
}

const comparisons: Readonly<Record<Comparison, string>> = {
  'at-least': 'pari o superiore',
  'at-most': 'pari o inferiore',
  exactly: 'pari',
  'more-than': 'superiore',
  'less-than': 'inferiore',
};

/** "pari o superiore a 3", "inferiore al numero di …"; mana is written as its symbol. */
export function compared(is: Comparison, than: Bound['than'], asMana: boolean, speech: Speech): string {
  if (typeof than === 'number') return `${comparisons[is]} a ${asMana ? `{${than}}` : than}`;
  return `${comparisons[is]} ${after('a', speech.value(than, speech))}`;
}

/** "due o più", "al massimo due", "più di due": how many, before a noun. */
export function howMany(is: Comparison, than: number, gender: 'm' | 'f', digits = false): string {
  const number = digits ? String(than) : than === 1 ? (gender === 'f' ? 'una' : 'uno') : numberWord(than);
  switch (is) {
    case 'at-least':
      return `${number} o più`;
    case 'at-most':
      return `al massimo ${number}`;
    case 'exactly':
      return `esattamente ${number}`;
    case 'more-than':
      return `più di ${number}`;
    case 'less-than':
      return `meno di ${number}`;
  }
}

export function boundWords({ of, is, than }: Bound, speech: Speech): string {
  if (of === 'hand-cost') return `Costo di Mano ${compared(is, than, true, speech)}`;
  if (of === 'reserve-cost') return `costo Riserva ${compared(is, than, true, speech)}`;
  if (typeof of === 'string') return `${words.terrains[of]} ${compared(is, than, false, speech)}`;
  if ('base' in of) {
    const which = of.base === 'any' ? 'una statistica base' : `${words.terrains[of.base]} di base`;
    return `${which} ${compared(is, than, false, speech)}`;
  }
  const noun = words.counter(of.counters);
  if (typeof than === 'number') {
    const many = `${howMany(is, than, 'm', true)} ${noun.many}`;
    return is === 'exactly' && than === 1 ? `1 ${noun.one}` : many;
  }
  return `un numero di ${noun.many} ${compared(is, than, false, speech)}`;
}

/** Statuses and the like, one after the other: "Fugace", "non Ancorato". */
function adjectives(like: Selector, agree: Agreement): readonly string[] {
  const said: string[] = [];
  if (like.status !== undefined) said.push(agreeing(words.statuses[like.status], agree));
  if (like.without !== undefined) said.push(`non ${agreeing(words.statuses[like.without], agree)}`);
  if (like.rarity !== undefined) said.push(agreeing(words.rarities[like.rarity], agree));
  if (like.faction === 'neutral') said.push(agreeing(adjective('neutrale'), agree));
  if (like.token === false) said.push('non gettone');
  const only = like.oneOf?.map((one) => (isOnly(one, ['status']) ? one.status : undefined));
  if (only?.every((status) => status !== undefined))
    said.push(
      listed(
        only.map((status) => agreeing(words.statuses[status], agree)),
        'o',
      ),
    );
  return said;
}

const isOnly = (like: Selector, keys: readonly (keyof Selector)[]): boolean =>
  Object.keys(like).every((key) => (keys as readonly string[]).includes(key));

/** What follows the noun but for where it is. */
function features(like: Selector, agree: Agreement, speech: Speech): readonly string[] {
  const said: string[] = [];
  if (like.faction !== undefined && like.faction !== 'neutral')
    said.push(`di ${words.factions[like.faction]}`);
  if (like.name !== undefined && like.token !== true) said.push(`di nome ${like.name}`);
  const having: string[] = [];
  if (like.keyword !== undefined) having.push(words.keywords[like.keyword]);
  for (const bound of like.bounds ?? []) having.push(boundWords(bound, speech));
  having.push(...laterDescription(like.later));
  if (having.length > 0) said.push(`con ${listed(having, 'e')}`);
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
  if (by === undefined) return speech.you === 'reader' ? 'che controlli' : 'che controlla';
  return `${agreeing(adjective('controllato'), agree)} ${after('da', by)}`;
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
  const said = rest.map((name) => after(out && !inPlay ? 'da' : 'in', zone(name, like.owner, speech)));
  if (inPlay) said.unshift('in gioco');
  const where: string[] = said.length > 0 ? [listed(said, 'o')] : [];
  if (like.expedition !== undefined) where.push(inExpedition(like.expedition, speech));
  if (like.among !== undefined && like.except === undefined) where.push('tra quelle carte');
  if (like.zone === undefined && like.owner !== undefined) {
    const owner = player(like.owner, speech);
    where.push(owner === undefined ? 'di cui sei il proprietario' : `di proprietà ${after('di', owner)}`);
  }
  return where;
}

/** A description as a noun phrase: "un altro Personaggio Fugace bersaglio che controlli". */
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
    ...(isOther ? [agreeing(adjective('altro'), agree)] : []),
    listed(
      named.map((noun) => inNumber(noun, plural)),
      'o',
    ),
    ...(like.token === true && like.name !== undefined ? [like.name] : []),
    ...adjectives(like, agree),
    ...(manner.target === undefined ? [] : ['bersaglio']),
    ...features(like, agree, speech),
    ...places(like, manner.out ?? false, speech),
  ];
  return { ...agree, article: manner.article, words: head.join(' ') };
}

/** Nothing is asked of them but to be among cards that were spoken of. */
const isOneOfThose = (like: Selector): boolean => like.among !== undefined && isOnly(like, ['among']);

/** "una di quelle carte", "due di quelle carte", "quelle carte". */
function oneOfThose({ article, plural = false, before }: Manner): NounPhrase {
  const agree = { gender: 'f', plural } as const;
  if (article === 'the' || article === 'all') return { ...agree, article: 'none', words: 'quelle carte' };
  return { ...agree, article: 'none', words: `${before ?? (plural ? 'alcune' : 'una')} di quelle carte` };
}

/** Descriptions that differ in more than a word are said one by one. */
function alternatives(
  like: Selector,
  oneOf: readonly Selector[],
  manner: Manner,
  speech: Speech,
): NounPhrase {
  const { oneOf: _, ...shared } = like;
  const { controller, zone: where, owner, expedition, ...own } = shared;
  const isCounted = manner.before !== undefined;
  const { before: _before, ...again } = manner;
  const [first, ...more] = oneOf.map((one, index) =>
    described({ ...own, ...one }, { ...(index === 0 ? manner : again), article: 'a' }, speech),
  );
  const rest = described(shared, manner, speech);
  if (first === undefined) return rest;
  const after = [
    ...features({ ...(controller !== undefined && { controller }) }, rest, speech),
    ...places(
      {
        ...(where !== undefined && { zone: where }),
        ...(owner !== undefined && { owner }),
        ...(expedition !== undefined && { expedition }),
      },
      manner.out ?? false,
      speech,
    ),
  ];
  const words = [
    listed(
      [first.words, ...more.map((one) => (manner.plural === true || isCounted ? one.words : spoken(one)))],
      'o',
    ),
  ];
  return {
    gender: first.gender,
    plural: rest.plural,
    article: manner.article,
    words: [...words, ...after].join(' '),
  };
}

/** What is chosen for a "target", as it is first spoken of. */
export function targetPhrase(
  target: TargetDefinition,
  speech: Speech,
  out: boolean,
): NounPhrase & { readonly are: Referent } {
  if (target.kind !== 'object')
    return { gender: 'm', plural: false, article: 'a', words: 'giocatore bersaglio', are: referentOf({}) };
  const { like, count = 1, upTo, total } = target;
  const are = referentOf(like, count > 1);
  const manner = {
    target: true,
    out,
    plural: count > 1,
    ...(count > 1 && { before: numberWord(count) }),
  } as const;
  const phrase = described(like, { ...manner, article: count > 1 ? 'none' : 'a' }, speech);
  const sum = total === undefined ? '' : ` con ${boundWords(total, speech)} in totale`;
  const words = phrase.words + sum;
  if (upTo !== true) return { ...phrase, words, are };
  return { ...phrase, article: 'none', words: `fino a ${spoken({ ...phrase, words })}`, are };
}
