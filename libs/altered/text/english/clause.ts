import type { Cost, Effect, Instructions } from '#altered/abilities';
import { saying, type Scope } from '../syntax/scope.js';
import { around, form, list, phrase } from '../syntax/phrases.js';
import { iso, oneOf, rule, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { worded } from '../syntax/worded.js';
import { haveDo, objectsDoing, simpleClause } from './clauses.js';
import { paid } from './costs.js';
import { pointing, targeted } from './pointing.js';
import type { Grammar } from './grammar.js';
import { describedX } from './where-x.js';
import { you } from './person.js';
import { imperative, joinedVerbs } from './steps.js';

/** Something with targets of its own (5.2.3.g): "target" in it begins to count anew. */
export function instructions(effect: Syntax<Effect>): Syntax<Instructions> {
  return {
    parse: (source, at, scope) =>
      effect
        .parse(source, at, saying(scope, { targets: [], it: outer(scope.it) }))
        .map(({ value, end, scope: after }) => ({
          value: { ...(after.targets.length > 0 && { targets: after.targets }), effect: value },
          end,
          scope: outside(scope, after),
        })),
    print: ({ targets = [], effect: value }, scope) => {
      const inside = saying(scope, { targets: [], declared: targets, it: outer(scope.it) });
      const printed = effect.print(value, inside);
      return printed?.scope.targets.length === targets.length
        ? { tokens: printed.tokens, scope: outside(scope, printed.scope) }
        : null;
    },
  };
}

/** What was noted inside can be spoken of after it. */
const outside = (scope: Scope, { noted, it, several }: Scope): Scope =>
  typeof it === 'object' && it !== null && 'noted' in it
    ? saying(scope, { noted, it, several })
    : saying(scope, { noted });

/** Targets of what is around cannot be spoken of inside. */
const outer = (it: Scope['it']): Scope['it'] =>
  typeof it === 'object' && it !== null && 'target' in it ? null : it;

/** What may follow "you may". */
const allowed = (g: Grammar): Syntax<Effect> => {
  const verbs = joinedVerbs(imperative(g, you));
  const both = iso(
    phrase<{ first: Effect; second: Effect }>('<first> and <second>', {
      first: verbs,
      second: objectsDoing(g),
    }),
    ({ first, second }): Effect => ({ kind: 'sequence', effects: [first, second], said: 'and' }),
    (effect) => {
      const [first, second, ...more] =
        effect.kind === 'sequence' && effect.said === 'and' ? effect.effects : [];
      return first === undefined || second === undefined || more.length > 0 ? undefined : { first, second };
    },
  );
  const choice = iso(
    list(verbs, 'or'),
    (effects): Effect | undefined => (effects.length < 2 ? undefined : { kind: 'either', effects }),
    (effect) => (effect.kind === 'either' ? effect.effects : undefined),
  );
  return oneOf<Effect>(verbs, both, choice);
};

/** "You may …" */
const optional = (g: Grammar): Syntax<Effect> =>
  worded<Effect>({
    do: form<Effect>('you may <effect>', { effect: allowed(g) }, { kind: 'optional', effect: $('effect') }),
    have: form<Effect>('you may <effect>', { effect: haveDo(g) }, { kind: 'optional', effect: $('effect') }),
  });

/** What is done to do something else, where it is no cost of edition 1.0. */
function doing(g: Grammar): Syntax<Cost> {
  const verbs = joinedVerbs(imperative(g, you));
  const known = paid(g);
  return {
    parse: (source, at, scope) => {
      const costs = new Set(known.parse(source, at, scope).map(({ end }) => end));
      return verbs
        .parse(source, at, scope)
        .filter(({ end }) => !costs.has(end))
        .map((one) => ({ ...one, value: { does: one.value } }));
    },
    print: (cost, scope) => {
      const { does } = cost;
      return does === undefined || Object.keys(cost).length > 1 ? null : verbs.print(does, scope);
    },
  };
}

/** "You may pay {1} to …": an inner action (6.5.g). */
function payTo(g: Grammar): Syntax<Effect> {
  const of = (verbs: Syntax<Effect>, price: Syntax<Cost>): Syntax<Effect> =>
    iso(
      phrase<{ cost: Cost; does: Instructions }>('you may <cost> to <does>', {
        cost: price,
        does: instructions(verbs),
      }),
      ({ cost, does }): Effect => ({
        kind: 'pay-to',
        cost,
        ...does,
      }),
      (effect) => {
        if (effect.kind !== 'pay-to' || effect.said !== undefined) return undefined;
        const { kind: _kind, said: _said, cost, ...does } = effect;
        return { cost, does };
      },
    );
  const verbs = oneOf<Effect>(joinedVerbs(imperative(g, you)));
  const price = oneOf<Cost>(paid(g), doing(g));
  return worded<Effect>({ do: of(verbs, price), have: of(haveDo(g), price) });
}

/** Conditions before and after what they are for. */
function conditional(g: Grammar, body: Syntax<Effect>, short: Syntax<Effect>): Syntax<Effect> {
  const parts = { condition: g.condition, then: body, short };
  type If = Extract<Effect, { kind: 'if' }>;
  const positive = { kind: 'if', condition: $('condition') } as const;
  const negative = { kind: 'if', condition: { kind: 'not', condition: $('condition') } } as const;
  return worded<Effect>({
    unless: form<If>('<short> unless <condition>', parts, {
      ...negative,
      then: $('short'),
    }),
    if: form<If>('if <condition>, <then>', parts, { ...positive, then: $('then') }),
    'unless first': form<If>('unless <condition>, <then>', parts, {
      ...negative,
      then: $('then'),
    }),
    'if last': form<If>('<short> if <condition>', parts, { ...positive, then: $('short') }),
  });
}

/** Parts of sentences: with no condition before them, and with all that they can have. */
export function clauses(g: Grammar): { readonly clause: Syntax<Effect>; readonly clauses: Syntax<Effect> } {
  const simple = rule('an effect', describedX(g, oneOf<Effect>(simpleClause(g), optional(g), payTo(g))));
  const nextPhase = iso(
    around('<it> after Rest', instructions(simple)),
    (what): Effect => ({ kind: 'delayed', after: 'rest', ...what }),
    (effect) => {
      if (effect.kind !== 'delayed' || effect.after !== 'rest') return undefined;
      const { kind: _kind, after: _after, said: _said, ...what } = effect;
      return what;
    },
  );
  const short = oneOf<Effect>(simple, nextPhase);
  const tied: { clauses: Syntax<Effect> } = { clauses: short };
  const whole: Syntax<Effect> = {
    parse: (source, at, scope) => tied.clauses.parse(source, at, scope),
    print: (effect, scope) => tied.clauses.print(effect, scope),
  };
  const condition = rule('an effect', conditional(g, whole, short));
  const last = oneOf<Effect>(short, condition);
  // A condition is about all that follows it in its sentence.
  const sequence = iso(
    oneOf(
      list(short, ', then'),
      iso(
        phrase<{ before: readonly Effect[]; last: Effect }>('<before>, then <last>', {
          before: list(short, ', then'),
          last: condition,
        }),
        ({ before, last: one }): readonly Effect[] => [...before, one],
        (effects) => {
          const one = effects.at(-1);
          return one?.kind === 'if' && effects.length > 1
            ? { before: effects.slice(0, -1), last: one }
            : undefined;
        },
      ),
    ),
    (effects): Effect | undefined =>
      effects.length < 2 ? undefined : { kind: 'sequence', effects, said: 'then' },
    (effect) => (effect.kind === 'sequence' && effect.said === 'then' ? effect.effects : undefined),
  );
  const pointed = iso(
    phrase<{ target: null; then: Effect }>('<target>, then <then>', {
      target: pointing(g, 'first'),
      then: whole,
    }),
    ({ then: effect }): Effect => effect,
    (effect) => ({ target: null, then: effect }),
  );
  const target = iso(
    targeted(g),
    (what): Effect => ({ kind: 'step', step: { kind: 'target', what } }),
    (effect) => (effect.kind === 'step' && effect.step.kind === 'target' ? effect.step.what : undefined),
  );
  const lastTarget = iso(
    phrase<{ before: readonly Effect[]; target: Effect }>('<before>, then <target>', {
      before: list(short, ', then'),
      target,
    }),
    ({ before, target }): Effect => ({ kind: 'sequence', effects: [...before, target], said: 'then' }),
    (effect) => {
      const target = effect.kind === 'sequence' && effect.said === 'then' ? effect.effects.at(-1) : undefined;
      return effect.kind === 'sequence' && target !== undefined
        ? { before: effect.effects.slice(0, -1), target }
        : undefined;
    },
  );
  tied.clauses = rule('an effect', oneOf<Effect>(pointed, last, sequence, lastTarget));
  return { clause: short, clauses: whole };
}
