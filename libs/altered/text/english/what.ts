import { same, type Known, type Selector, type TargetDefinition, type What } from '#altered/abilities';
import { saying, type Scope } from '../syntax/scope.js';
import { form } from '../syntax/phrases.js';
import { here, iso, means, oneOf, only, rule, synonym, words, type Syntax } from '../syntax/syntax.js';
import { headOf } from '../syntax/beginning.js';
import { $ } from '../syntax/template.js';
import { worded } from '../syntax/worded.js';
import { articled, eitherOf, other, otherThanMe, plain } from './articles.js';
import { totalBound } from './bounds.js';
import type { Actor, Grammar, Style } from './grammar.js';
import { once } from './once.js';
import { anyNumber, numberBeginnings, orXInWords, severalInWords } from './numbers.js';
import { introducing } from './targets.js';

type ObjectTarget = Extract<TargetDefinition, { kind: 'object' }>;

const spokenOf = (scope: Scope, it: Known, several: boolean): Scope => saying(scope, { it, several });

/** An object spoken of before. */
const before = (text: string, several: boolean): Syntax<What> =>
  here([text], (scope) => {
    const { it } = scope;
    if (it === null || it === 'me' || scope.several !== several) return null;
    return iso(
      words(text),
      (): What => it,
      (value) => (same(value, it) ? null : undefined),
    );
  });

type Defined = Syntax<TargetDefinition>;

/** "In each Expedition" is one in each of them, which no single target is. */
const notInEach = (one: Syntax<Selector>): Syntax<Selector> =>
  only(one, ({ expedition }) => expedition !== 'each');

/** One target: "target Character", "another target Character". */
const oneTarget = (any: Syntax<Selector>): Defined => targetOf(notInEach(any));

const targetOf = (one: Syntax<Selector>): Defined =>
  oneOf<TargetDefinition>(
    form<ObjectTarget>('target <like>', { like: plain(one) }, { kind: 'object', like: $('like') }),
    form<ObjectTarget>(
      '<like>',
      { like: eitherOf('target <one> or target <another>', plain(one)) },
      { kind: 'object', like: $('like') },
    ),
    form<ObjectTarget>('another target <like>', { like: other(one) }, { kind: 'object', like: $('like') }),
    form<ObjectTarget>('target <like>', { like: otherThanMe(one) }, { kind: 'object', like: $('like') }),
    form<ObjectTarget>(
      'up to one target <like>',
      { like: plain(one) },
      { kind: 'object', like: $('like'), count: 1, upTo: true },
    ),
    ...['up to one other target', 'up to one another target'].map((text, index) => {
      const said = form<ObjectTarget>(
        `${text} <like>`,
        { like: other(one) },
        { kind: 'object', like: $('like'), count: 1, upTo: true },
      );
      return index === 0 ? said : synonym(said);
    }),
  );

/** Several: "up to two target Characters". */
const someTargets = (g: Grammar, many: Syntax<Selector>): Defined => {
  const parts = { count: severalInWords, like: many, total: totalBound(g) };
  const total = { like: $('like'), total: $('total'), kind: 'object', count: $('count') } as const;
  return oneOf<TargetDefinition>(
    ...['a total', 'total'].map((text) =>
      form<ObjectTarget>(`up to <count> target <like> with ${text} <total>`, parts, {
        ...total,
        upTo: true,
        ...(text === 'total' && { said: 'total' }),
      } as never),
    ),
    form<ObjectTarget>(
      'up to <count> other target <like>',
      { ...parts, like: other(many) },
      { kind: 'object', like: $('like'), count: $('count'), upTo: true },
    ),
    ...['total', 'a total'].map((text) =>
      form<ObjectTarget>(`any number of target <like> with ${text} <total>`, parts, {
        kind: 'object',
        like: $('like'),
        anyNumber: true,
        total: $('total'),
        ...(text === 'total' && { said: 'total' }),
      } as never),
    ),
    form<ObjectTarget>(
      'any number of other target <like>',
      { like: other(many) },
      { kind: 'object', like: $('like'), anyNumber: true },
    ),
    form<ObjectTarget>('any number of target <like>', parts, {
      kind: 'object',
      like: $('like'),
      anyNumber: true,
    }),
    ...(
      [
        ['that many', {}],
        ['the same number of', { said: 'the same number' }],
      ] as const
    ).map(([text, said]) =>
      here<TargetDefinition>(headOf(text), ({ thatMany }) =>
        thatMany === null
          ? null
          : form<ObjectTarget>(`${text} target <like>`, parts, {
              kind: 'object',
              like: $('like'),
              asMany: thatMany,
              ...said,
            } as never),
      ),
    ),
    form<ObjectTarget>('up to <count> target <like>', parts, {
      kind: 'object',
      like: $('like'),
      count: $('count'),
      upTo: true,
    }),
  );
};

const asTarget = (definition: Defined, several: boolean): Syntax<What> =>
  introducing(definition, (scope, target) => spokenOf(scope, target, several));

/** Of cards that were revealed together: "one", then "another", and "the other cards". */
const ofTheCards: Syntax<What> = here(['one', 'another', 'the'], ({ cards, chosen: taken }) => {
  if (cards === null) return null;
  const one = means<What>('one', { choose: { among: cards } });
  if (taken === null) return one;
  const others: What = { all: { among: cards, except: taken } };
  const rest = worded<What & object>({
    'the other cards': means<What & object>('the other cards', others),
    'the other': means<What & object>('the other', others),
    'the rest': means<What & object>('the rest', others),
  });
  return oneOf<What>(rest);
});

/** "your Hero": each player has one. */
const hero: Syntax<What> = oneOf<What>(
  means<What>('your Hero', { all: { type: 'hero', controller: 'you' } }),
);

/** Objects a verb acts on, one of them. */
const single = (one: Syntax<Selector>, isDoing = false): Syntax<What> =>
  oneOf<What>(
    before('it', false),
    // What a verb acts on is "one of them", too.
    isDoing ? thatOneOfThose : synonym(thatOneOfThose),
    hero,
    asTarget(oneTarget(one), false),
    form<What>('each <all>', { all: one }, { all: $('all'), said: 'each' }),
  );

/** Objects that a verb acts on, several of them. */
const plural = (g: Grammar, many: Syntax<Selector>): Syntax<What> =>
  oneOf<What>(
    asTarget(someTargets(g, many), true),
    form<What>('all <all>', { all: many }, { all: $('all'), said: 'all' }),
    form<What>('<all>', { all: many }, { all: $('all') }),
  );

/** "a Mana Orb", of those of the player who chooses it. */
const ownOrbs = (syntax: Syntax<Selector>): Syntax<Selector> => {
  const isAnybodys = ({ zone, owner, controller }: Selector): boolean =>
    zone === 'mana' && owner === undefined && controller === undefined;
  return iso(
    syntax,
    (like): Selector => (isAnybodys(like) ? { ...like, owner: 'you' } : like),
    (like): Selector | undefined => {
      const { owner, ...rest } = like;
      if (isAnybodys(like)) return undefined;
      return like.zone === 'mana' && owner === 'you' ? rest : like;
    },
  );
};

const chosen = (style: Omit<Style, 'many'>, g: Grammar): Syntax<What> => {
  const one = ownOrbs(g.noun({ ...style, many: false }));
  const any = g.noun({ ...style, many: true });
  const many = ownOrbs(any);
  const count = { count: severalInWords as Syntax<unknown>, choose: many };
  return oneOf<What>(
    ofThose,
    ...(style.your === 'your'
      ? [form<What>('one of your <choose>', { choose: yours(any) }, { choose: $('choose') })]
      : [synonym(form<What>('one of their <choose>', { choose: yours(any) }, { choose: $('choose') }))]),
    form<What>('<choose>', { choose: articled(notInEach(one)) }, { choose: $('choose') }),
    form<What>('<count> <choose>', count, { choose: $('choose'), count: $('count') }),
    form<What>('up to <count> <choose>', count, { choose: $('choose'), count: $('count'), upTo: true }),
    form<What>('any number of <choose>', count, {
      choose: $('choose'),
      count: anyNumber,
      upTo: true,
    } as never),
    form<What>('a random <random>', { random: one }, { random: $('random'), of: 'you' }),
    form<What>('<choose> with total <total>', { choose: many, total: totalBound(g) }, {
      choose: $('choose'),
      count: anyNumber,
      upTo: true,
      total: $('total'),
    } as never),
    form<What>(`the top card of ${style.your} deck`, {}, { top: 'you' }),
    form<What>(
      `the top <count> cards of ${style.your} deck`,
      { count: orXInWords },
      { top: 'you', count: $('count') },
    ),
  );
};

/** "them", of what was counted: "I gain 1 boost per other Character in my Expedition, then send them to Reserve". */
const allOfThose: Syntax<What> = here(['them'], ({ those, it }) =>
  those === null || it !== null ? null : means<What>('them', { all: those }),
);

/** "If there's an exhausted Permanent in your Landmarks, ready it": one of those that there are. */
const thatOneOfThose: Syntax<What> = here(['it'], ({ those, it, place, heldBack }) =>
  those === null || it !== null || place !== null || heldBack !== null
    ? null
    : means<What>('it', { choose: those }),
);

/** "up to two of them": of what has just been counted. */
const ofThose: Syntax<What> = here(['one', 'up', ...numberBeginnings], ({ those }) =>
  those === null
    ? null
    : oneOf<What>(
        form<What>('up to <count> of them', { count: severalInWords }, {
          choose: those,
          count: $('count'),
          upTo: true,
        } as never),
      ),
);

/** "one of your Mana Orbs": their owner is said before the noun. */
const yours = (many: Syntax<Selector>): Syntax<Selector> =>
  iso(
    many,
    (like): Selector | undefined => (same(like, { zone: 'mana' }) ? { ...like, owner: 'you' } : undefined),
    ({ owner, ...like }) => (owner === 'you' && same(like, { zone: 'mana' }) ? like : undefined),
  );

/** What a verb acts on. */
export const object = (g: Grammar, style: Omit<Style, 'many'>): Syntax<What> =>
  rule(
    'what it is done to',
    oneOf<What>(
      means('me', 'me'),
      single(g.noun({ ...style, many: false })),
      before('them', true),
      allOfThose,
      ofTheCards,
      chosen(style, g),
      plural(g, g.noun({ ...style, many: true })),
    ),
  );

/** Who does what the verb says, and whether that verb is in the plural. */
export const actor = once(actorOf);

function actorOf(g: Grammar): Syntax<Actor> {
  const style = { from: false, your: 'your' } as const;
  const of = (syntax: Syntax<What>, many: boolean): Syntax<Actor> =>
    iso(
      syntax,
      (what): Actor => ({ what, many }),
      (value) => (value.many === many ? value.what : undefined),
    );
  return rule(
    'who does it',
    oneOf<Actor>(
      of(means('I', 'me'), true),
      of(before('they', true), true),
      of(single(g.noun({ ...style, many: false }), true), false),
      of(plural(g, g.noun({ ...style, many: true })), true),
    ),
  );
}
