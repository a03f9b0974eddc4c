import { type Ability, type Effect, same, type Step, type What } from '#altered/abilities';
import { type AnyParts, form, list, phrase } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, pure, rule, synonym, type Syntax, words } from '../../syntax/syntax.js';
import { counters, type Counters } from '../nouns/counters.js';
import { type Grammar, once } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/bounds.js';
import { inDigits, severalInWords } from '../words/numbers.js';
import { thirdPerson } from '../words/verb-forms.js';
import { status } from '../words/rule-words.js';

/** Verbs said of objects about their own abilities, counters and side. */
export function ownAbilities(
  g: Grammar,
  verb: (word: string) => string,
  blank: What,
  whose: readonly string[],
): readonly Syntax<Step>[] {
  const say = (text: string, parts: AnyParts, tree: object): Syntax<Step> =>
    form<Step>(text, parts, { ...tree, what: blank });
  const upTo = (text: string): Syntax<Step> =>
    iso(
      phrase<{ of: { name: string; count: unknown }; most: number; blank: undefined }>(text, {
        of: counters(g),
        most: inDigits,
        blank: pure(undefined),
      }),
      ({ of, most }): Step => ({ kind: 'counters-up-to', ...of, most, what: blank }) as Step,
      (step) =>
        step.kind === 'counters-up-to'
          ? { of: { name: step.name, count: step.count }, most: step.most, blank: undefined }
          : undefined,
    );
  return [
    upTo(`${verb('gain')} <of>, up to a max of <most>`),
    say(verb('defect'), {}, { kind: 'defect' }),
    ...whose.flatMap((its) => [
      say(
        `${verb('activate')} ${its} <symbol> abilities`,
        { symbol: abilitySymbol },
        { kind: 'activate-own', which: 'all' },
      ),
      say(`${verb('activate')} ${its} <symbol> ability`, { symbol: abilitySymbol }, { kind: 'activate-own' }),
      say(
        `${verb('activate')} one of ${its} <symbol> abilities`,
        { symbol: abilitySymbol },
        { kind: 'activate-own', which: 'one' },
      ),
      say(`${verb('lose')} all ${its} boosts`, {}, { kind: 'lose-boosts' }),
    ]),
  ];
}

/** "I activate one of its {r} abilities as if it was mine" */
export const asOwn: readonly Syntax<Step>[] = [
  here(['i'], ({ it, several }) =>
    it === null || it === 'me'
      ? null
      : oneOf<Step>(
          ...(several
            ? [
                form<Step>(
                  'I activate up to <upTo> of their <symbol> abilities as if they were mine',
                  { symbol: abilitySymbol, upTo: severalInWords },
                  { kind: 'activate-as-own', of: it },
                ),
              ]
            : [
                form<Step>(
                  'I activate its <symbol> abilities as if they were mine',
                  { symbol: abilitySymbol },
                  { kind: 'activate-as-own', of: it, which: 'all' },
                ),
                form<Step>(
                  'I activate one of its <symbol> abilities as if it was mine',
                  { symbol: abilitySymbol },
                  { kind: 'activate-as-own', of: it },
                ),
              ]),
        ),
  ),
];

/** A verb phrase for objects that act: steps whose `what` is not known yet. */
export type Predicate = Effect;

/** Stands for the subject in a predicate. */
const blank: What = { noted: '' };

const step = (fields: object): Step => ({ ...fields, what: blank }) as Step;

/** Verb and what is gained, without the verb. */
const gained = (g: Grammar): Syntax<Step> =>
  oneOf<Step>(
    iso(
      counters(g),
      ({ name, count }) => step({ kind: 'counters', change: 'gain', name, count }),
      (value): Counters | undefined =>
        value.kind === 'counters' && value.change === 'gain'
          ? { name: value.name, count: value.count }
          : undefined,
    ),
    iso(
      status,
      (word) => step({ kind: 'status', change: 'gain', status: word }),
      (value) => (value.kind === 'status' && value.change === 'gain' ? value.status : undefined),
    ),
    here(['its'], ({ it, several }) =>
      it === null || it === 'me' || several
        ? null
        : oneOf<Step>(
            means('its subtypes', step({ kind: 'gain-subtypes', of: it })),
            means('its subtype', step({ kind: 'gain-subtypes', of: it })),
          ),
    ),
  );

const asStep = (syntax: Syntax<Step>): Syntax<Predicate> =>
  iso(
    syntax,
    (step): Predicate => ({ kind: 'step', step }),
    (value) =>
      value.kind === 'step' && same(Object.keys(value).sort(), ['kind', 'step']) ? value.step : undefined,
  );

const alone = (text: string, fields: object): Syntax<Step> =>
  iso(
    words(text),
    () => step(fields),
    (value) => (same(value, step(fields)) ? null : undefined),
  );

/** The subjects of verbs. `any` is one or several, after "have". */
type SaidOf = 'me' | 'one' | 'several' | 'any';

const possessives: Readonly<Record<SaidOf, readonly string[]>> = {
  me: ['my'],
  one: ['its'],
  several: ['their'],
  any: ['its', 'their'],
};

/** Verbs said of objects, in the form for one or for several. */
export function predicate(g: Grammar, of: SaidOf): Syntax<Predicate> {
  const verb = (word: string): string => (of === 'one' ? thirdPerson(word) : word);
  const things = gained(g);
  const gain = <T>(what: Syntax<T>): Syntax<T> =>
    iso(
      phrase<{ what: T }>(`${verb('gain')} <what>`, { what }),
      ({ what: object }) => object,
      (object) => ({ what: object }),
    );
  const either: Syntax<Predicate> = iso(
    gain(list(asStep(things), ',', 'or')),
    (effects): Predicate | undefined => (effects.length < 2 ? undefined : { kind: 'either', effects }),
    (value) => (value.kind === 'either' && value.said === undefined ? value.effects : undefined),
  );
  const together: Syntax<Predicate> = iso(
    gain(list(things, ',', 'and')),
    (steps): Predicate | undefined => (steps.length < 2 ? undefined : { kind: 'simultaneously', steps }),
    (value) => (value.kind === 'simultaneously' ? value.steps : undefined),
  );
  const lose = iso(
    phrase<{ status: 'fleeting' | 'anchored' | 'asleep' | 'exhausted' }>(`${verb('lose')} <status>`, {
      status,
    }),
    ({ status: word }) => step({ kind: 'status', change: 'lose', status: word }),
    (value) => (value.kind === 'status' && value.change === 'lose' ? { status: value.status } : undefined),
  );
  // "Loses Anchored or Asleep": one of them.
  const loseCounters = iso(
    phrase<{ amount: Counters }>(`${verb('lose')} <amount>`, { amount: counters(g) }),
    ({ amount: { name, count } }) => step({ kind: 'counters', change: 'remove', name, count }),
    (value) =>
      value.kind === 'counters' && value.change === 'remove'
        ? { amount: { name: value.name, count: value.count } }
        : undefined,
  );
  const gainAbilities = iso(
    phrase<{ ability: Ability }>(`permanently ${verb('gain')}: "<ability>"`, { ability: g.ability }),
    ({ ability }) => step({ kind: 'gain-abilities', abilities: [ability] }),
    (value) => {
      const [ability, ...more] = value.kind === 'gain-abilities' ? value.abilities : [];
      return ability === undefined || more.length > 0 ? undefined : { ability };
    },
  );
  return rule(
    'a verb',
    oneOf<Predicate>(
      asStep(gain(things)),
      either,
      together,
      asStep(lose),
      asStep(loseCounters),
      asStep(gainAbilities),
      asStep(alone(`${verb('switch')} Expeditions`, { kind: 'switch-expeditions' })),
      ...undergoing(of).map(asStep).map(synonym),
      ...ownAbilities(g, verb, blank, possessives[of]).map(asStep),
    ),
  );
}

/** Actions on objects, worded as predicates: "is readied", "become exhausted". */
function undergoing(of: SaidOf): readonly Syntax<Step>[] {
  return [alone(`${of === 'one' ? 'goes' : 'go'} to Reserve`, { kind: 'move', to: { zone: 'reserve' } })];
}

/** Several verbs said of the same: "gains 1 boost and loses Fleeting" (a step each, 6.1.c). */
export const predicates = once(joinedPredicates);

function joinedPredicates(g: Grammar, of: SaidOf): Syntax<Predicate> {
  const single = predicate(g, of);
  const after = iso(
    list(single, ', then'),
    (effects): Predicate | undefined =>
      effects.length < 2 ? undefined : { kind: 'sequence', effects, said: 'then too' },
    (value) => (value.kind === 'sequence' && value.said === 'then too' ? value.effects : undefined),
  );
  const choice = iso(
    list(single, 'or'),
    (effects): Predicate | undefined =>
      effects.length < 2 ? undefined : { kind: 'either', effects, said: 'verbs' },
    (value) => (value.kind === 'either' && value.said === 'verbs' ? value.effects : undefined),
  );
  return oneOf(joined(single), after, choice);
}

function joined(verb: Syntax<Predicate>): Syntax<Predicate> {
  return iso(
    list(verb, ',', 'and'),
    (effects): Predicate | undefined => {
      const [first, ...more] = effects;
      return more.length === 0 ? first : { kind: 'sequence', effects, said: 'and' };
    },
    (value) => (value.kind !== 'sequence' ? [value] : value.said === 'and' ? value.effects : undefined),
  );
}

/** Whether the words after "each" apply to several objects separately: "two target Characters each gain 1 boost". */
export const isGaining = (value: Predicate): boolean =>
  value.kind !== 'step' ||
  value.step.kind === 'counters' ||
  // To be exhausted is done to them.
  (value.step.kind === 'status' && value.step.status !== 'exhausted');

/** Returns the object of a step, if it has one. */
const whatOf = (step: Step): What | undefined => ('what' in step ? (step.what as What) : undefined);

const withWhat = (step: Step, what: What): Step => ({ ...step, what }) as Step;

/** A choice made while a step happens would be repeated for each step, so several steps take a sentence of their own. */
export const canBeSaid = (value: Predicate, what: What): boolean =>
  typeof what !== 'object' ||
  (!('choose' in what) && !('random' in what)) ||
  value.kind === 'step' ||
  (value.kind === 'either' && value.effects.every((part) => canBeSaid(part, what)));

/** A predicate said of something. */
export function saidOf(value: Predicate, what: What): Effect {
  const of = (step: Step): Step => (same(whatOf(step), blank) ? withWhat(step, what) : step);
  switch (value.kind) {
    case 'step':
      return { ...value, step: of(value.step) };
    case 'simultaneously':
      return { ...value, steps: value.steps.map(of) };
    case 'sequence':
    case 'either':
      return { ...value, effects: value.effects.map((part) => saidOf(part, what)) };
    default:
      return value;
  }
}

/** Returns the subject of a whole effect, with its predicate. Undefined if the effect has no single subject. */
export function whatIsSaid(effect: Effect): { readonly of: What; readonly value: Predicate } | undefined {
  const steps = stepsOf(effect);
  const [first] = steps ?? [];
  const of = first === undefined ? undefined : whatOf(first);
  if (steps === undefined || of === undefined) return undefined;
  if (!steps.every((step) => same(whatOf(step), of))) return undefined;
  return { of, value: saidAgain(effect) };
}

function stepsOf(effect: Effect): readonly Step[] | undefined {
  switch (effect.kind) {
    case 'step':
      return [effect.step];
    case 'simultaneously':
      return effect.steps;
    case 'sequence':
    case 'either': {
      const all = effect.effects.map(stepsOf);
      return all.includes(undefined) ? undefined : all.flatMap((steps) => steps ?? []);
    }
    default:
      return undefined;
  }
}

function saidAgain(effect: Effect): Predicate {
  switch (effect.kind) {
    case 'step':
      return { ...effect, step: withWhat(effect.step, blank) };
    case 'simultaneously':
      return { ...effect, steps: effect.steps.map((step) => withWhat(step, blank)) };
    case 'sequence':
    case 'either':
      return { ...effect, effects: effect.effects.map(saidAgain) };
    default:
      return effect;
  }
}
