import type { Condition, Cost, Effect } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { $, around, fieldsOf, form, inTree, list, type Template } from '../../syntax/phrases.js';
import { iso, lazily, oneOf, only, readIf, rule, within, type Syntax } from '../../syntax/syntax.js';
import { namesUsed } from '../conditions/noting.js';
import { worded } from '../../syntax/worded.js';
import { pair, simpleClause } from './clauses.js';
import { doing, paid, withoutX } from './costs.js';
import { joinedVerbs, sequence, spokenBefore } from '../words/sentence-forms.js';
import { pointing, targeted } from './pointing.js';
import type { Grammar } from '../words/grammar.js';
import { instructions } from './instructions.js';
import { describedX } from './where-x.js';
import { you } from '../words/verbs.js';
import { imperative } from './steps.js';
import { haveDo, objectsDoing } from './objects-doing.js';
import { twice } from './players-doing.js';

/** Effects that can follow "you may". */
const allowed = (g: Grammar): Syntax<Effect> => {
  const verbs = joinedVerbs(imperative(g, you));
  const both = pair('<first> and <second>', verbs, objectsDoing(g));
  // In "play it for free or discard it", only one of the actions happens. Both occurrences of "it" therefore mean the
  // same object.
  const choice = spokenBefore<Effect>(verbs, 'or', verbs, {
    kind: 'either',
    effects: [$('first'), $('second')],
  });
  return oneOf<Effect>(verbs, both, choice, inOrder(verbs));
};

/**
 * Whether an effect concerns "the rest" of a group of cards. Such an effect happens even if no card was chosen from the
 * group.
 */
export const isOfTheRest = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  'what' in effect.step &&
  typeof effect.step.what === 'object' &&
  'said' in effect.step.what &&
  effect.step.what.said === 'the rest';

/** Sequences that happen either completely or not at all: "exhaust it, then roll a die". */
const inOrder = (verbs: Syntax<Effect>): Syntax<Effect> =>
  only(
    sequence(verbs, 'then', ', then'),
    (effect) => effect.kind === 'sequence' && !effect.effects.some(isOfTheRest),
  );

/** Effects that start with "You may". */
const optional = (g: Grammar): Syntax<Effect> =>
  worded<Effect>({
    do: form<Effect>('you may <effect>', { effect: allowed(g) }, { kind: 'optional' }),
    have: form<Effect>('you may <effect>', { effect: haveDo(g) }, { kind: 'optional' }),
  });

/** The cost of an effect: a payment or an action. */
const anyPrice = (g: Grammar): Syntax<Cost> => oneOf<Cost>(paid(g), doing(g, paid(g)));

/** A cost without X, for phrases after which card text cannot refer to X. */
export const price = (g: Grammar): Syntax<Cost> => withoutX(anyPrice(g));

/** Inner actions (6.5.g): "You may pay {1} to …". */
function payTo(g: Grammar): Syntax<Effect> {
  // An action on a target is not accepted as a cost, because such an action happens first and the rest of the effect
  // follows.
  const cost = only(anyPrice(g), ({ does }) => !isAimed(does));
  const of = (verbs: Syntax<Effect>, may = 'you may '): Syntax<Effect> =>
    form<Effect>(
      `${may}<cost> to <does>`,
      { cost, does: instructions(verbs, true) },
      { kind: 'pay-to', cost: $('cost'), ...fieldsOf('does', 'targets', 'effect') },
    );
  const verbs = joinedVerbs(imperative(g, you));
  return worded<Effect>({
    do: of(verbs),
    have: of(haveDo(g)),
    told: of(verbs, ''),
    'then do': of(verbs, 'you may then '),
  });
}

/** Whether an effect or a condition refers to a target. */
export const isAimed = (part: Effect | Condition | undefined): boolean =>
  part !== undefined && JSON.stringify(part).includes('"target":');

/**
 * Whether a condition would have to be evaluated for each player separately, as in "Each player … unless they control a
 * Plant". One condition cannot express this.
 */
const isOfEach = ({ condition, then }: Extract<Effect, { kind: 'if' }>): boolean =>
  /"(?:controller|owner|of)":"each-player"/.test(JSON.stringify(condition)) &&
  JSON.stringify(then).includes('"each-player"');

/** A condition that follows an effect is evaluated before the effect, and cannot refer to objects of the effect. */
const evaluatedBefore = (syntax: Syntax<Effect>): Syntax<Effect> =>
  readIf(
    syntax,
    ({ value }, _source, _at, { noted }) =>
      value.kind !== 'if' ||
      (namesUsed(value.condition).every((name) => noted.includes(name)) && !isOfEach(value)),
  );

/** Effects with a condition before or after them. */
function conditional(g: Grammar, body: Syntax<Effect>, short: Syntax<Effect>): Syntax<Effect> {
  const parts = { condition: g.condition, then: body, short };
  type If = Extract<Effect, { kind: 'if' }>;
  const positive = { kind: 'if', condition: $('condition') } as const;
  const negative = { kind: 'if', condition: { kind: 'not', condition: $('condition') } } as const;
  // In "It gains 1 boost, then gains 1 boost if …", the condition applies only to the last verb.
  const whole = only(short, (effect) => effect.kind !== 'sequence' || effect.said !== 'then too');
  // In "Sacrifice it unless it's a Feat", "it" is the object as it was before the sacrifice.
  const beforeNamed = (word: string, tree: Template<If>): Syntax<Effect> =>
    evaluatedBefore(spokenBefore<If>(whole, word, g.condition, { ...tree, then: $('first') }, true));
  return worded<Effect>({
    unless: evaluatedBefore(
      form<If>('<short> unless <condition>', { ...parts, short: whole }, { ...negative, then: $('short') }),
    ),
    if: form<If>('if <condition>, <then>', parts, { ...positive }),
    'unless first': form<If>('unless <condition>, <then>', parts, { ...negative }),
    'if last': evaluatedBefore(
      form<If>('<short> if <condition>', { ...parts, short: whole }, { ...positive, then: $('short') }),
    ),
    'unless, about a named object': beforeNamed('unless', {
      kind: 'if',
      condition: { kind: 'not', condition: $('second') },
    }),
    'if, about a named object': beforeNamed('if', { kind: 'if', condition: $('second') }),
  });
}

/** A target, followed by the effect on it: "target another Character and send it to Reserve". */
export const pointedAt = (text: string, target: Syntax<null>, then: Syntax<Effect>): Syntax<Effect> =>
  form<Effect>(text, { target: { ...target, optional: true }, then }, $('then'));

/** The template for instructions that are delayed until after Rest. */
export const afterRest: Template<Effect> = {
  kind: 'delayed',
  after: 'rest',
  ...fieldsOf('it', 'targets', 'effect'),
};

/** Phrases such as "For each Permanent you control, …", which repeat an effect for each object in turn. */
function forEach(g: Grammar, body: Syntax<Effect>): Syntax<Effect> {
  const aboutIt = within(body, (scope) => saying(scope, { it: 'it', several: false }));
  return form<Effect>('for each <like>, <effect>', { like: g.single, effect: aboutIt }, { kind: 'for-each' });
}

const beginsWithMay = (effect: Effect): boolean =>
  effect.kind === 'sequence' && effect.said === 'then' && effect.effects[0]?.kind === 'optional';

/**
 * Whether a sequence that starts with "you may" has the same text as an optional sequence. In the optional sequence,
 * the player performs all actions or none.
 */
function isTogether(effect: Effect, clause: Syntax<Effect>, scope: Scope): boolean {
  if (effect.kind !== 'sequence' || !beginsWithMay(effect)) return false;
  const [first, ...others] = effect.effects;
  if (first?.kind !== 'optional') return false;
  const together = { ...first, effect: { ...effect, effects: [first.effect, ...others] } };
  return clause.print(together, scope) !== null;
}

export function clauses(g: Grammar): Syntax<Effect> {
  const plain = oneOf<Effect>(simpleClause(g), optional(g), twice(optional(g)), payTo(g));
  const simple = rule(
    'an effect',
    describedX(
      g,
      oneOf<Effect>(plain, pointedAt('<target> and <then>', pointing(g, 'and'), simpleClause(g))),
    ),
  );
  const nextPhase = inTree<Effect>(around('<it> after Rest', instructions(simple)), afterRest);
  const short = oneOf<Effect>(simple, nextPhase);
  const whole: Syntax<Effect> = lazily(() => tied);
  const condition = rule('an effect', conditional(g, whole, short));
  const last = oneOf<Effect>(short, condition);
  // A condition in the middle of the sentence would apply to the rest of it. Therefore, this uses `short`, which
  // accepts no conditions.
  const inTurn = sequence(short, 'then', ', then');
  // "You may exhaust it, then roll a die" means that the player does both or neither. Therefore, it is not parsed as
  // two separate effects.
  const apart: Syntax<Effect> = {
    ...readIf(inTurn, ({ value, end }, source, at, scope) => {
      return (
        !beginsWithMay(value) || !short.parse(source, at, scope).some((together) => together.end === end)
      );
    }),
    print: (effect, scope) => (isTogether(effect, short, scope) ? null : inTurn.print(effect, scope)),
  };
  const pointed = pointedAt('<target>, then <then>', pointing(g, 'first'), whole);
  const target = inTree<Effect>(targeted(g), { kind: 'step', step: { kind: 'target', what: $('it') } });
  const lastTarget = iso(
    form<{ before: readonly Effect[]; target: Effect }>('<before>, then <target>', {
      before: list(short, ', then'),
      target,
    }),
    ({ before, target: last }): Effect => ({ kind: 'sequence', effects: [...before, last], said: 'then' }),
    (effect) => {
      const last = effect.kind === 'sequence' && effect.said === 'then' ? effect.effects.at(-1) : undefined;
      return effect.kind === 'sequence' && last !== undefined
        ? { before: effect.effects.slice(0, -1), target: last }
        : undefined;
    },
  );
  const tied = rule('an effect', oneOf<Effect>(pointed, last, apart, lastTarget, forEach(g, short)));
  return tied;
}
