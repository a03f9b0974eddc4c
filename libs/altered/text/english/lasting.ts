import { type Affected, type Passive, type Selector, type Step, type What } from '#altered/abilities';
import { around, form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, only, oneOf, rule, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import type { Actor, Grammar } from './grammar.js';
import { subtype, subtypes } from './names.js';
import { inDigits } from './numbers.js';
import { signed, someStatistics } from './statistics-statements.js';
import { actor } from './what.js';
import { anyStatus, keyword } from './words-for.js';

/** Statements about objects. */
type About = Extract<Passive, { readonly of: Affected }>;

const durations = [
  ['this turn', 'turn'],
  ['this Afternoon', 'afternoon'],
  ['this Day', 'day'],
  ['until Rest', 'rest'],
] as const;

/** Stands in a statement for what it is said of. */
const blank: Affected = { noted: '' };

type Form = 'me' | 'one' | 'several';
const forms = {
  me: ['have', 'am', 'lose', 'gain', 'my'],
  one: ['has', 'is', 'loses', 'gains', 'its'],
  several: ['have', 'are', 'lose', 'gain', 'their'],
} as const;

/** What can be stated of objects that are known, without who they are. */
function stated(g: Grammar, of: Form): Syntax<About> {
  const parts: AnyParts = {
    some: someStatistics,
    all: signed,
    keyword,
    status: anyStatus,
    amount: inDigits,
    v: inDigits,
    m: inDigits,
    o: inDigits,
    ability: g.ability,
    subtype,
    subtypes,
  };
  const say = (text: string, tree: object): Syntax<About> =>
    form<About>(text, parts, { ...tree, of: blank } as Template<About>);
  const [have, are, lose] = forms[of];
  return rule(
    'a statement',
    oneOf<About>(
      say(`${have} <all>/<all>/<all>`, { kind: 'statistics', add: $('all') }),
      say(`${lose} <keyword>`, { kind: 'keyword', lose: $('keyword') }),
      say(`${are} Tough <amount>`, { kind: 'tough', amount: $('amount') }),
    ),
  );
}

/** An object that is known as the step happens: a target, or what was spoken of before. */
const isKnown = (what: What | Affected): what is Exclude<Affected, Selector | 'me'> =>
  what === 'it' || (typeof what === 'object' && ('target' in what || 'noted' in what));

const isMe = (what: What | Affected): what is 'me' => what === 'me';

/** `Target Character gains "…" this turn`, "it loses its abilities this Day": what holds for a time of what is known. */
const ofKnown = (g: Grammar, of: Form): readonly Syntax<Step>[] => {
  const fits = of === 'me' ? isMe : isKnown;
  const many = of !== 'one';
  return durations.map(([text, duration]) =>
    iso(
      phrase<{ actor: Actor; said: About }>(`<actor> <said> ${text}`, {
        actor: actor(g),
        said: stated(g, of),
      }),
      ({ actor: { what, many: several }, said }): Step | undefined =>
        several === many && fits(what)
          ? { kind: 'ongoing', passive: { ...said, of: what } as About, duration }
          : undefined,
      (step) => {
        if (step.kind !== 'ongoing' || step.duration !== duration || !('of' in step.passive))
          return undefined;
        const passive = step.passive as About;
        return fits(passive.of)
          ? { actor: { what: passive.of, many }, said: { ...passive, of: blank } as About }
          : undefined;
      },
    ),
  );
};

/** Statements whose duration can stand at their end as well: "Robots you control have +1 {M} this turn". */
const kinds: readonly Passive['kind'][] = [
  'statistics',
  'keyword',
  'tough',
  'abilities',
  'cannot-gain',
  'cannot-be-readied',
  'cannot-switch',
  'cannot-be-sacrificed',
  'cannot-be-discarded',
  'cannot-be-targeted',
  'cannot-move-backward',
  'cannot-ascend',
  'cannot-play',
  'cannot-do',
  'cannot-activate',
  'counters-forbidden',
  'cost',
  'played',
];
const isOfOthers = (passive: Passive): boolean =>
  passive.if === undefined &&
  kinds.includes(passive.kind) &&
  !('next' in passive) &&
  !('of' in passive && passive.of === 'me');

const timeLast = (g: Grammar): readonly Syntax<Step>[] =>
  durations.map(([text, duration]) =>
    iso(
      marked('time last', only(around(`<it> ${text}`, g.passive), isOfOthers)),
      (passive): Step => ({ kind: 'ongoing', passive, duration }),
      (step) => (step.kind === 'ongoing' && step.duration === duration ? step.passive : undefined),
    ),
  );

/** What holds for a time, with its duration at the end. */
export const lasting = (g: Grammar): readonly Syntax<Step>[] => [
  // Of this object, the usual words begin with the time.
  ...ofKnown(g, 'me').flatMap((one) => [synonym(one)]),
  ...ofKnown(g, 'one'),
  ...timeLast(g),
];
