import type { Effect, Step, What } from '#altered/abilities';
import { $, around, fieldsOf, form, inTree, several, type AnyParts } from '../../syntax/phrases.js';
import { oneOf, rule, synonym, type Syntax, aboutIt } from '../../syntax/syntax.js';
import { counters } from '../nouns/counters.js';
import { once, type Grammar } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/bounds.js';
import { inDigits, severalInWords } from '../words/numbers.js';
import { inPerson, theyMay, type Person } from '../words/verbs.js';
import { status } from '../words/rule-words.js';
import { asEffect, sequence } from '../words/sentence-forms.js';
import { blank } from '../words/subjects.js';

/** A step that affects the subject, or that the subject performs. */
const step = (text: string, parts: AnyParts, tree: object): Syntax<Step> =>
  form<Step>(text, parts, { ...tree, what: blank });

/** The subject of a verb. `any` means one or several objects, after "have". */
type SubjectKind = 'me' | 'one' | 'several' | 'any';

const persons: Readonly<Record<SubjectKind, readonly Person<string>[]>> = {
  me: [{ verb: 'draw', your: 'my' }],
  one: [{ verb: 'draws', your: 'its' }],
  several: [theyMay],
  any: [{ verb: 'draw', your: 'its' }, theyMay],
};

/** Verbs for objects, in each form that agrees with the subject. */
const verbsOf = (
  of: SubjectKind,
  parts: AnyParts,
  table: Readonly<Record<string, object>>,
): readonly Syntax<Step>[] =>
  Object.entries(table).flatMap(([text, tree]) =>
    [...new Set(persons[of].map((person) => inPerson(person, text)))].map((phrase) =>
      step(phrase, parts, tree),
    ),
  );

/** Verbs for an object's own abilities, counters and controller. */
export const ownAbilities = (g: Grammar, of: SubjectKind): readonly Syntax<Step>[] =>
  verbsOf(
    of,
    { of: counters(g), most: inDigits, symbol: abilitySymbol },
    {
      '[gain] <of>, up to a max of <most>': { kind: 'counters-up-to', ...fieldsOf('of'), most: $('most') },
      '[defect]': { kind: 'defect' },
      '[activate] [your] <symbol> abilities': { kind: 'activate-own', which: 'all' },
      '[activate] [your] <symbol> ability': { kind: 'activate-own' },
      '[activate] one of [your] <symbol> abilities': { kind: 'activate-own', which: 'one' },
      '[lose] all [your] boosts': { kind: 'lose-boosts' },
    },
  );

/** Phrases such as "I activate one of its {r} abilities as if it was mine". */
export const asOwn: Syntax<Step> = aboutIt(['i'], (of, { several }) => {
  const say = (text: string, tree: object): Syntax<Step> =>
    form<Step>(
      `I activate ${text} mine`,
      { symbol: abilitySymbol, upTo: severalInWords },
      { kind: 'activate-as-own', of, ...tree },
    );
  return several
    ? say('up to <upTo> of their <symbol> abilities as if they were', {})
    : oneOf(
        say('its <symbol> abilities as if they were', { which: 'all' }),
        say('one of its <symbol> abilities as if it was', {}),
      );
});

/** The part of a clause after the subject, such as "gains 1 boost". It is an effect without its subject. */
export type Predicate = Effect;

const ofCounters = (change: 'gain' | 'remove'): object => ({
  kind: 'counters',
  change,
  ...fieldsOf('amount', 'name', 'count'),
});

/** The objects of the verb "gain". */
const gained = (g: Grammar): Syntax<Step> =>
  oneOf<Step>(
    step('<amount>', { amount: counters(g) }, ofCounters('gain')),
    step('<status>', { status }, { kind: 'status', change: 'gain', status: $('status') }),
    aboutIt(['its'], (of, { several }) =>
      several
        ? null
        : oneOf(
            ...['its subtypes', 'its subtype'].map((text) => step(text, {}, { kind: 'gain-subtypes', of })),
          ),
    ),
  );

/** Verbs whose subject is an object, in the singular or the plural. */
export function predicate(g: Grammar, of: SubjectKind): Syntax<Predicate> {
  const [gains = ''] = persons[of].map((person) => inPerson(person, '[gain] <it>'));
  const things = gained(g);
  const gain = <T>(what: Syntax<T>): Syntax<T> => around(gains, what);
  const either = inTree<Predicate>(gain(several(asEffect(things), ',', 'or')), {
    kind: 'either',
    effects: $('it'),
  });
  const together = inTree<Predicate>(gain(several(things, ',', 'and')), {
    kind: 'simultaneously',
    steps: $('it'),
  });
  return rule(
    'a verb',
    oneOf<Predicate>(
      asEffect(gain(things)),
      either,
      together,
      ...[
        ...verbsOf(
          of,
          { status, amount: counters(g), ability: g.ability },
          {
            '[lose] <status>': { kind: 'status', change: 'lose', status: $('status') },
            '[lose] <amount>': ofCounters('remove'),
            'permanently [gain]: "<ability>"': { kind: 'gain-abilities', abilities: [$('ability')] },
            '[switch] Expeditions': { kind: 'switch-expeditions' },
          },
        ),
        ...verbsOf(of, {}, { '[go] to Reserve': { kind: 'move', to: { zone: 'reserve' } } }).map(synonym),
        ...ownAbilities(g, of),
      ].map(asEffect),
    ),
  );
}

/** Several verbs with the same subject, one step each (6.1.c): "gains 1 boost and loses Fleeting". */
export const predicates = once((g: Grammar, of: SubjectKind): Syntax<Predicate> => {
  const single = predicate(g, of);
  return oneOf(
    single,
    sequence(single, 'and', ',', 'and'),
    sequence(single, 'then too', ', then'),
    inTree<Predicate>(several(single, 'or'), { kind: 'either', effects: $('it'), said: 'verbs' }),
  );
});

/**
 * Whether a predicate gains or loses something. Only such predicates can follow "each": "two target Characters each
 * gain 1 boost".
 */
export const isGaining = (value: Predicate): boolean =>
  value.kind !== 'step' ||
  value.step.kind === 'counters' ||
  // Excludes exhausting, because objects do not exhaust themselves.
  (value.step.kind === 'status' && value.step.status !== 'exhausted');

/**
 * Whether a predicate can have this subject. If a player chooses the subject, only one step is allowed, because a
 * second step would choose again.
 */
export const fitsSubject = (value: Predicate, what: What): boolean =>
  typeof what !== 'object' ||
  (!('choose' in what) && !('random' in what)) ||
  value.kind === 'step' ||
  (value.kind === 'either' && value.effects.every((part) => fitsSubject(part, what)));
