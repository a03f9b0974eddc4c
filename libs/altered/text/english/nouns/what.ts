import {
  same,
  type Known,
  type Selector,
  type Step,
  type TargetDefinition,
  type What,
} from '#altered/abilities';
import { severalOf } from './ready.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { $, fieldsOf, form, forms, inTree } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, only, rule, synonym, type Syntax, aboutIt } from '../../syntax/syntax.js';
import { worded } from '../../syntax/worded.js';
import { articled, eitherOf, other, otherThanMe, plain, understood } from './articles.js';
import { totalBound } from './bounds.js';
import { once, type Actor, type Grammar, type Style } from '../words/grammar.js';
import { anyNumber, numberBeginnings, oneInWords, orXInWords, severalInWords } from '../words/numbers.js';
import { introducing } from '../words/targets.js';

/** Returns the description of a step's objects. Undefined if the step has no such description. */
export const objectOf = (step: Step): What | undefined => ('what' in step ? (step.what as What) : undefined);

type ObjectTarget = Extract<TargetDefinition, { kind: 'object' }>;

const spokenOf = (scope: Scope, it: Known, several: boolean): Scope => saying(scope, { it, several });

/** A pronoun for the last mentioned object. */
const before = (text: string, several: boolean): Syntax<What> =>
  aboutIt([text], (it, scope) => (scope.several === several ? means<What>(text, it) : null));

type Defined = Syntax<TargetDefinition>;

/** Rejects "in each Expedition", which means one object in each expedition and therefore several targets. */
const notInEach = (noun: Syntax<Selector>): Syntax<Selector> =>
  only(noun, ({ expedition }) => expedition !== 'each');

/** One target: "target Character", "another target Character". */
const oneTarget = (any: Syntax<Selector>): Defined => targetOf(notInEach(any));

const targetOf = (noun: Syntax<Selector>): Defined => {
  const parts = {
    like: plain(noun),
    either: eitherOf('target <first> or target <second>', plain(noun)),
    others: other(noun),
    notMe: otherThanMe(noun),
    count: oneInWords,
  };
  return oneOf<TargetDefinition>(
    ...forms<ObjectTarget>(parts, {
      'target <like>': { kind: 'object' },
      '<either>': { kind: 'object', like: $('either') },
      'another target <others>': { kind: 'object', like: $('others') },
      'target <notMe>': { kind: 'object', like: $('notMe') },
      'up to <count> target <like>': { kind: 'object', upTo: true },
      'up to <count> other target <others>': { kind: 'object', like: $('others'), upTo: true },
    }),
  );
};

/** Several targets: "up to two target Characters". */
const someTargets = (g: Grammar, many: Syntax<Selector>): Defined => {
  const either = only(eitherOf('<first> or <second>', many), ({ either: some }) => some !== undefined);
  const parts = { count: severalInWords, like: many, others: other(many), either, total: totalBound(g) };
  return oneOf<TargetDefinition>(
    ...forms<ObjectTarget>(parts, {
      'up to <count> target <like> with a total <total>': { kind: 'object', upTo: true },
      'up to <count> other target <others>': { kind: 'object', like: $('others'), upTo: true },
      'any number of target <like> with total <total>': { kind: 'object', anyNumber: true, said: 'total' },
      'any number of other target <others>': { kind: 'object', like: $('others'), anyNumber: true },
      'any number of target <like>': { kind: 'object', anyNumber: true },
      'up to <count> target <like>': { kind: 'object', upTo: true },
      'up to <count> target <either>': { kind: 'object', like: $('either'), upTo: true },
    }),
    here<TargetDefinition>(['the'], ({ thatMany }) =>
      thatMany === null
        ? null
        : form<ObjectTarget>('the same number of target <like>', parts, {
            kind: 'object',
            asMany: thatMany,
            said: 'the same number',
          }),
    ),
  );
};

const asTarget = (definition: Defined, several: boolean): Syntax<What> =>
  introducing(definition, (scope, target) => spokenOf(scope, target, several));

/** Phrases for cards that were revealed together: "one", then "the other cards" or "the rest". */
const ofTheCards: Syntax<What> = here(['one', 'another', 'the'], ({ cards, chosen: taken }) => {
  if (cards === null) return null;
  const card = means<What>('one', { choose: { among: cards } });
  if (taken === null) return card;
  const others: What = { all: { among: cards, except: taken } };
  const rest = worded<What & object>({
    'the other cards': means<What & object>('the other cards', others),
    'the other': means<What & object>('the other', others),
    'the rest': means<What & object>('the rest', others),
  });
  return rest;
});

/** A single object that a verb affects. */
const single = (noun: Syntax<Selector>): Syntax<What> =>
  oneOf<What>(
    before('it', false),
    asTarget(oneTarget(noun), false),
    form<What>('each <all>', { all: noun }, { said: 'each' }),
  );

/** Several objects that a verb affects. */
const plural = (g: Grammar, many: Syntax<Selector>): Syntax<What> =>
  oneOf<What>(
    asTarget(someTargets(g, many), true),
    form<What>('all <all>', { all: many }, { said: 'all' }),
    form<What>('<all>', { all: many }),
  );

/** In "a Mana Orb", the orb belongs to the player who chooses it. */
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
  const orb = ownOrbs(g.noun({ ...style, many: false }));
  const many = ownOrbs(g.noun({ ...style, many: true }));
  return oneOf<What>(
    countedChoice,
    ...(style.your === 'your'
      ? [form<What>('one of your <choose>', { choose: yours(g.noun({ ...style, many: true })) })]
      : [synonym(form<What>('one of their <choose>', { choose: yours(g.noun({ ...style, many: true })) }))]),
    form<What>('<choose>', { choose: articled(notInEach(orb)) }),
    form<What>(
      '<some> <choose>',
      { some: severalOf, choose: many },
      { choose: $('choose'), ...fieldsOf('some') },
    ),
    form<What>('a random <random>', { random: orb }, { of: 'you' }),
    form<What>(
      '<choose> with total <total>',
      { choose: many, total: totalBound(g) },
      { count: anyNumber, upTo: true },
    ),
    form<What>(`the top card of ${style.your} deck`, {}, { top: 'you' }),
    form<What>(`the top <count> cards of ${style.your} deck`, { count: orXInWords }, { top: 'you' }),
  );
};

/**
 * The pronoun "them" for objects that were counted: "I gain 1 boost per other Character in my Expedition, then send
 * them to Reserve".
 */
const countedObjects: Syntax<What> = here(['them'], ({ counted, it, several }) =>
  counted === null || (it !== null && several) ? null : means<What>('them', { all: counted }),
);

/** A choice from the objects that were counted last: "up to two of them". */
const countedChoice: Syntax<What> = here(['one', 'up', ...numberBeginnings], ({ counted }) =>
  counted === null
    ? null
    : form<What>('up to <count> of them', { count: severalInWords }, { choose: counted, upTo: true }),
);

/** The description "Mana Orbs" in "one of your Mana Orbs". It omits the owner, which "your" already states. */
const yours = (many: Syntax<Selector>): Syntax<Selector> =>
  understood(many, { owner: 'you' }, (like) => same(like, { zone: 'mana' }));

/** The object of a verb. */
export const object = (g: Grammar, style: Omit<Style, 'many'>): Syntax<What> =>
  rule(
    'what it is done to',
    oneOf<What>(
      means('me', 'me'),
      single(g.noun({ ...style, many: false })),
      before('them', true),
      countedObjects,
      ofTheCards,
      chosen(style, g),
      plural(g, g.noun({ ...style, many: true })),
    ),
  );

/** The actor of a verb, and whether the verb is plural. */
export const actor = once((g: Grammar): Syntax<Actor> => {
  const of = (syntax: Syntax<What>, many: boolean): Syntax<Actor> =>
    inTree<Actor>(syntax, { what: $('it'), many });
  return rule(
    'the player who does it',
    oneOf<Actor>(
      of(means('I', 'me'), true),
      of(before('they', true), true),
      of(single(g.single), false),
      of(plural(g, g.many), true),
    ),
  );
});
