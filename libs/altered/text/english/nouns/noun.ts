import type { Selector, ZoneName } from '#altered/abilities';
import {
  furthest,
  here,
  iso,
  means,
  oneOf,
  only,
  rule,
  type Syntax,
  wordsFor,
  aboutIt,
} from '../../syntax/syntax.js';
import { $, fieldsOf, form, list } from '../../syntax/phrases.js';
import { feature, followedBy, preceding, type Description, type Feature } from '../words/described.js';
import type { Grammar, Style } from '../words/grammar.js';
import { controllers, theyControl, whose } from './players.js';
import { apartFrom, excludedIn } from './articles.js';
import { allBounds, rarerAdjectives, rarerFeatures } from './bounds.js';
import { asPlace, facedBy } from './expeditions.js';
import { subtype, subtypes } from '../words/names.js';
import { being } from '../words/rule-words.js';

const inPlay = ['hero', 'expedition', 'landmark'] as const;

/** The zone of objects, after the noun: "in your Reserve", "from target player's hand". */
export function places({ many, from, your }: Style): readonly Feature[] {
  const zone = wordsFor<ZoneName>({ Reserve: 'reserve', hand: 'hand', 'discard pile': 'discard' });
  const word: Syntax<undefined> = {
    ...oneOf<undefined>(...(from ? ['from', 'in'] : ['in', 'from']).map((text) => means(text, undefined))),
    optional: true,
  };
  const and = many ? 'and' : 'or';
  const say = (text: string, tree: object): Feature => feature(text, { word, zone, whose }, tree);
  const ofBoth = { zone: ['expedition', 'reserve'], controller: 'you' };
  return [
    say(`<word> ${your} <zone>`, { owner: 'you' }),
    say(`in ${your} Landmarks`, { zone: 'landmark', controller: 'you' }),
    say('<word> <whose> <zone>', { owner: $('whose') }),
    say("<word> any player's Reserve", { zone: 'reserve', ofAnyPlayer: true }),
    say(from ? 'from a Reserve' : 'in Reserve', { zone: 'reserve' }),
    say(from ? 'in Reserve' : 'from a Reserve', { zone: 'reserve' }),
    many
      ? say(`among ${your} Reserve and Expeditions`, ofBoth)
      : say(`in ${your} Expeditions or ${your} Reserve`, ofBoth),
    say('in play and in Reserve', { zone: ['reserve', ...inPlay] }),
    say('from play and Reserve', { zone: ['reserve', ...inPlay] }),
    say(`you control ${and} in your Reserve`, { zone: [...inPlay, 'reserve'], controller: 'you' }),
    say(`in ${your} Reserve or Landmarks`, { zone: ['reserve', 'landmark'], controller: 'you' }),
    say('in play', { zone: inPlay }),
    say('in play or in Reserve', { zone: [...inPlay, 'reserve'] }),
    say('in an Expedition or in Reserve', { zone: ['expedition', 'reserve'] }),
  ];
}

type Types = Extract<NonNullable<Selector['type']>, string>;

const type = (many: boolean): Syntax<Description> =>
  wordsFor<Description>({
    [many ? 'Characters' : 'Character']: { type: 'character' },
    [many ? 'Permanents' : 'Permanent']: { type: 'permanent' },
    [many ? 'Spells' : 'Spell']: { type: 'spell' },
  });

const ofSubtype = (many: boolean): Syntax<Description> =>
  form<Description>('<subtype>', { subtype: many ? subtypes : subtype });

/** Phrases such as "Landmark Permanent", "Companion Character" and "Robot token". */
const subtypeAndType = (many: boolean): Syntax<Description> =>
  form<Description>(
    '<subtype> <kind>',
    { subtype, kind: oneOf(type(many), tokenOnly(many)) },
    { ...fieldsOf('kind', 'type', 'token'), subtype: $('subtype') },
  );

/** One of several kinds: "Character or Permanent", "Robot or Animal", "Animals and Artists". */
function alternatives(many: boolean): Syntax<Description> {
  const described = oneOf<Description>(
    type(many),
    ofSubtype(many),
    expeditionPermanent(many),
    tokenOnly(many),
  );
  return iso(
    oneOf(list(described, ',', 'or'), ...(many ? [list(described, ',', 'and')] : [])),
    (kinds): Description | undefined => {
      if (kinds.length < 2) return undefined;
      const types = kinds.flatMap((kindOf) =>
        kindOf.type === undefined || kindOf.subtype !== undefined ? [] : [kindOf.type as Types],
      );
      return types.length === kinds.length ? { type: types } : { oneOf: kinds };
    },
    ({ type: types, oneOf: kinds, ...more }) => {
      if (Object.keys(more).length > 0) return undefined;
      return Array.isArray(types) ? types.map((word: Types): Description => ({ type: word })) : kinds;
    },
  );
}

const expeditionPermanent = (many: boolean): Syntax<Description> =>
  means<Description>(many ? 'Expedition Permanents' : 'Expedition Permanent', {
    type: 'permanent',
    subtype: 'expedition',
  });

const quotedName: Syntax<string> = {
  parse: (source, at, scope) => {
    const end = source.words.indexOf('"', at);
    if (end <= at) return [];
    const name = source.line.slice(source.tokens[at]?.start, source.tokens[end - 1]?.end);
    return [{ value: name, end, scope }];
  },
  print: (value: unknown, scope) => (typeof value === 'string' ? { tokens: [value], scope } : null),
};

/** Words for the kind of object, such as "Character" or "Robot". */
const kind = (many: boolean): Syntax<Description> =>
  rule(
    many ? 'a kind of objects (Characters, cards, …)' : 'a kind of object (Character, card, …)',
    oneOf<Description>(
      alternatives(many),
      subtypeAndType(many),
      expeditionPermanent(many),
      type(many),
      ofSubtype(many),
      means(many ? 'cards' : 'card', {}),
      ...(many ? [] : [form<Description>('"<name>"', { name: quotedName })]),
    ),
  );

/** The word "token" as a kind of object. */
const tokenOnly = (many: boolean): Syntax<Description> => means(many ? 'tokens' : 'token', { token: true });

/** Phrases such as "Fleeting, Anchored or Asleep". */
const statuses: Syntax<Description> = iso(
  list(being, ',', 'or'),
  (words): Description | undefined =>
    words.length < 2 ? undefined : { oneOf: words.map((status) => ({ status })) },
  (value) => {
    const words = (value.oneOf ?? []).flatMap(({ status, ...more }) =>
      status === undefined || status === 'ready' || Object.keys(more).length > 0 ? [] : [status],
    );
    return words.length === value.oneOf?.length && words.length > 1 ? words : undefined;
  },
);

const adjectives: readonly Feature[] = [
  ...(['other', 'except'] as const).map((field): Feature => ({
    fields: [field],
    syntax: here(['other'], (scope) => {
      const apart = apartFrom(scope);
      return field in apart ? means<Description>('other', apart) : null;
    }),
  })),
  { fields: ['oneOf'], syntax: statuses },
  feature('<status>', { status: being }),
  feature('<without>', {
    without: wordsFor<NonNullable<Selector['without']>>({
      'non-Fleeting': 'fleeting',
      'non-Anchored': 'anchored',
      'non-Boosted': 'boosted',
    }),
  }),
  feature('token', {}, { token: true }),
  feature('non-token', {}, { token: false }),
  ...rarerAdjectives,
];

const bounds = (g: Grammar): Feature => ({
  fields: ['bounds'],
  syntax: form<Description>('with <bounds>', { bounds: allBounds(g) }),
});

/** Cards among the revealed cards: "from these cards", "revealed this way". */
const amongRevealed: Feature = {
  fields: ['among'],
  syntax: here(['from', 'revealed'], ({ cards }) =>
    cards === null ? null : means('from these cards', { among: cards }),
  ),
};

/** Cards with the same name as the last mentioned object: "cards with that name". */
const withThatName: Feature = {
  fields: ['sameName'],
  syntax: aboutIt(['with'], (sameName, { several }) =>
    several ? null : means<Description>('with that name', { sameName }),
  ),
};

/** Phrases such as "all Characters other than me". */
const otherThanMe: Feature = { fields: ['other'], syntax: means('other than me', { other: true } as const) };

/** The properties that a noun and the words before it can describe, such as type and status. */
const headFields: readonly (keyof Selector)[] = [
  ...adjectives.flatMap(({ fields }) => fields),
  'type',
  'subtype',
  'name',
];

const orb = (many: boolean): Syntax<Description> =>
  means(many ? 'Mana Orbs' : 'Mana Orb', { zone: 'mana' } as const);

/**
 * If a description names an expedition such as "my Expedition", "other" always excludes the same object, whatever was
 * mentioned before.
 */
const otherThere = (syntax: Syntax<Selector>): Syntax<Selector> =>
  iso(
    syntax,
    (like): Selector => {
      const { other, except, ...rest } = like;
      const there = other === undefined && except === undefined ? undefined : excludedIn(like);
      const isUnchanged = other === there?.other && except === there?.except;
      return there === undefined || isUnchanged ? like : { ...there, ...rest };
    },
    (like, scope): Selector | undefined => {
      const { other, except, ...rest } = like;
      const there = other === undefined && except === undefined ? undefined : excludedIn(like);
      if (there === undefined) return like;
      return other === there.other && except === there.except ? { ...apartFrom(scope), ...rest } : undefined;
    },
  );

/**
 * A description of objects without an article: "other Boosted Characters you control". Prints the noun first, and then
 * the other properties in their stored order.
 */
export function noun(g: Grammar, style: Style): Syntax<Selector> {
  const controller = feature(
    '<controller>',
    {
      // Another player's action is described from that player's perspective, because "you control" would mean a
      // different player.
      controller: style.your === 'their' ? means('they control', 'you') : oneOf(theyControl, controllers),
    },
    {},
  );
  const amongEither = feature(
    'among <either>',
    {
      either: only(
        furthest(list(g.noun({ ...style, many: true, from: false }), 'and')),
        (several) => several.length > 1,
      ),
    },
    {},
  );
  const features: readonly Feature[] = [
    controller,
    feature('facing me', {}, { expedition: 'facing-me' }),
    feature('in <expedition>', { expedition: asPlace }),
    feature('<expedition>', { expedition: facedBy }),
    ...(style.many ? [amongEither] : []),
    ...places(style),
    amongRevealed,
    withThatName,
    otherThanMe,
    bounds(g),
    ...rarerFeatures(g),
  ];
  const orbs = adjectives.filter(({ fields }) => ['status', 'other', 'except'].includes(fields[0] ?? ''));
  const noTokens = adjectives.filter(({ fields }) => fields[0] !== 'token');
  const whole: Syntax<Selector> = oneOf<Selector>(
    followedBy(
      preceding(orbs, orb(style.many)),
      ['zone', 'status', 'other', 'except'],
      [feature('in your Mana zone', {}, { owner: 'you' })],
    ),
    followedBy(preceding(noTokens, tokenOnly(style.many)), headFields, features),
    followedBy(preceding(adjectives, kind(style.many)), headFields, features),
    // "Other than me" is necessary if "other" would exclude a chosen object instead.
    only(
      followedBy(
        preceding(
          adjectives.filter(({ fields }) => fields[0] !== 'other'),
          kind(style.many),
        ),
        headFields.filter((field) => field !== 'other'),
        features,
      ),
      ({ other }) => other === true,
    ),
  );
  return rule('a description of objects', otherThere(whole));
}
