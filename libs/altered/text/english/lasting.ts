import {
  same,
  type Affected,
  type Effect,
  type Keyword,
  type Passive,
  type Players,
  type Selector,
  type Step,
  type What,
} from '#altered/abilities';
import { around, form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, only, oneOf, rule, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import type { Actor, Grammar } from './grammar.js';
import { subtype, subtypes } from './names.js';
import { inDigits } from './numbers.js';
import { players } from './players.js';
import { predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';
import { signed, someStatistics } from './statistics-statements.js';
import { actor } from './what.js';
import { anyStatus, keyword } from './words-for.js';

type Ongoing = Extract<Step, { kind: 'ongoing' }>;
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
  const [have, are, lose, gain, their] = forms[of];
  const gainKeyword = form<Keyword>(`${gain} <keyword>`, parts, $('keyword'));
  return rule(
    'a statement',
    oneOf<About>(
      say(`${have} <some>`, { kind: 'statistics', add: $('some') }),
      say(`${have} <all>/<all>/<all>`, { kind: 'statistics', add: $('all') }),
      say(`${have} base statistics <v>/<m>/<o>`, {
        kind: 'statistics',
        set: { forest: $('v'), mountain: $('m'), water: $('o') },
      }),
      say(`${are} <keyword>`, { kind: 'keyword', gain: $('keyword') }),
      marked(
        'gains',
        iso(
          gainKeyword,
          (word): About => ({ kind: 'keyword', of: blank, gain: word }),
          (value) =>
            value.kind === 'keyword' && value.lose === undefined && value.if === undefined
              ? value.gain
              : undefined,
        ),
      ),
      synonym(say(`${have} <keyword>`, { kind: 'keyword', gain: $('keyword') })),
      say(`${lose} <keyword>`, { kind: 'keyword', lose: $('keyword') }),
      say(`${are} Tough <amount>`, { kind: 'tough', amount: $('amount') }),
      of === 'several'
        ? say(`${are} also <subtypes>`, { kind: 'subtypes', gain: [$('subtypes')] })
        : say(`${are} also a <subtype>`, { kind: 'subtypes', gain: [$('subtype')] }),
      synonym(say(`${gain} Tough <amount>`, { kind: 'tough', amount: $('amount') })),
      say(`${gain} "<ability>"`, { kind: 'abilities', gain: [$('ability')] }),
      say(`${lose} ${their} abilities`, { kind: 'abilities', lose: true }),
      say("can't gain <status>", { kind: 'cannot-gain', status: $('status') }),
      say("can't gain boosts", { kind: 'counters-forbidden', name: 'boost' }),
      say("can't gain counters", { kind: 'counters-forbidden' }),
      say("can't be readied", { kind: 'cannot-be-readied' }),
      say("can't switch Expeditions", { kind: 'cannot-switch' }),
      say("can't be sacrificed", { kind: 'cannot-be-sacrificed' }),
      say("can't be discarded", { kind: 'cannot-be-discarded' }),
      say("can't be exhausted", { kind: 'cannot-gain', status: 'exhausted' }),
      say("can't be targeted", { kind: 'cannot-be-targeted' }),
      say("can't be targeted by your opponents", { kind: 'cannot-be-targeted', by: 'opponent' }),
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

/** "Up to two target Characters each have +1/+1/+1 this turn": the same in more words. */
const ofEachKnown = (g: Grammar): readonly Syntax<Step>[] =>
  durations.map(([text, duration]) =>
    synonym(
      iso(
        phrase<{ actor: Actor; said: About }>(`<actor> each <said> ${text}`, {
          actor: actor(g),
          said: stated(g, 'several'),
        }),
        ({ actor: { what, many }, said }): Step | undefined =>
          many && isKnown(what)
            ? { kind: 'ongoing', passive: { ...said, of: what } as About, duration }
            : undefined,
        () => undefined,
      ),
    ),
  );

/** What is done to the same, and what holds of it for a time, in the order in which they are said. */
const bothOf = (g: Grammar, of: Form, isHeldFirst: boolean): readonly Syntax<Effect>[] => {
  const name = isHeldFirst ? 'for a time first' : 'for a time';
  const fits = ({ what, many }: Actor): boolean =>
    of === 'me' ? what === 'me' : isKnown(what) && many === (of === 'several');
  return durations.map(([text, duration]) =>
    iso(
      phrase<{ actor: Actor; does: Predicate; said: About }>(
        isHeldFirst ? `<actor> <said> ${text} and <does>` : `<actor> <does> and <said> ${text}`,
        { actor: actor(g), does: predicates(g, of), said: stated(g, of) },
      ),
      ({ actor: who, does, said }): Effect | undefined => {
        if (!fits(who)) return undefined;
        const effects = [saidOf(does, who.what), heldOf(said, who.what as Affected, duration)];
        return { kind: 'sequence', effects: isHeldFirst ? effects.reverse() : effects, said: name };
      },
      (effect) => {
        if (effect.kind !== 'sequence' || effect.said !== name || effect.effects.length !== 2)
          return undefined;
        const [first, second] = isHeldFirst ? [...effect.effects].reverse() : effect.effects;
        const done = first === undefined ? undefined : whatIsSaid(first);
        if (done === undefined || second?.kind !== 'step') return undefined;
        const holds = second.step;
        if (holds.kind !== 'ongoing' || holds.duration !== duration || !('of' in holds.passive))
          return undefined;
        const passive = holds.passive as About;
        const who: Actor = { what: done.of, many: of !== 'one' };
        return fits(who) && same(passive.of, done.of)
          ? { actor: who, does: done.value, said: { ...passive, of: blank } as About }
          : undefined;
      },
    ),
  );
};

/** "Target Character loses its abilities and gains Defender this Day": both hold for as long. */
const bothHeld = (g: Grammar, of: Form): readonly Syntax<Effect>[] => {
  const fits = ({ what, many }: Actor): boolean =>
    of === 'me' ? what === 'me' : isKnown(what) && many === (of === 'several');
  return durations.map(([text, duration]) =>
    iso(
      phrase<{ actor: Actor; one: About; other: About }>(`<actor> <one> and <other> ${text}`, {
        actor: actor(g),
        one: stated(g, of),
        other: stated(g, of),
      }),
      ({ actor: who, one, other }): Effect | undefined =>
        fits(who)
          ? {
              kind: 'sequence',
              effects: [one, other].map((said) => heldOf(said, who.what as Affected, duration)),
              said: 'both for a time',
            }
          : undefined,
      (effect) => {
        if (effect.kind !== 'sequence' || effect.said !== 'both for a time') return undefined;
        const held = effect.effects.flatMap((one) =>
          one.kind === 'step' && one.step.kind === 'ongoing' && one.step.duration === duration
            ? [one.step.passive as About]
            : [],
        );
        const [one, other] = held;
        if (one === undefined || other === undefined || held.length !== effect.effects.length)
          return undefined;
        const who: Actor = { what: one.of as What, many: of !== 'one' };
        return fits(who) && same(one.of, other.of)
          ? { actor: who, one: { ...one, of: blank } as About, other: { ...other, of: blank } as About }
          : undefined;
      },
    ),
  );
};

/** "Target Character gains 1 boost and loses its abilities this turn", "I lose my abilities this turn and gain 2 boosts". */
export const doneAndHolding = (g: Grammar): readonly Syntax<Effect>[] =>
  (['one', 'several', 'me'] as const).flatMap((of) => [
    ...[false, true].flatMap((isHeldFirst) => bothOf(g, of, isHeldFirst)),
    ...bothHeld(g, of),
  ]);

const heldOf = (said: About, of: Affected, duration: Ongoing['duration']): Effect => ({
  kind: 'step',
  step: { kind: 'ongoing', passive: { ...said, of } as About, duration },
});

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

/** "Target opponent can't play Spells this turn": of players whom no statement of a card can name. */
const playersCannot = (g: Grammar): readonly Syntax<Step>[] =>
  durations.flatMap(([text, duration]) => {
    const parts = {
      who: only<Players>(players, (who) => typeof who !== 'string' || who.startsWith('its-')),
      cards: g.noun({ many: true, from: false, your: 'their' }),
    };
    const say = (cannot: string, passive: object): Syntax<Step> =>
      form<Ongoing>(`<who> can't ${cannot} ${text}`, parts, {
        kind: 'ongoing',
        passive: { ...passive, who: $('who') } as never,
        duration,
      });
    return [
      say('play <cards>', { kind: 'cannot-play', cards: $('cards') }),
      say('draw cards', { kind: 'cannot-do', does: 'draw' }),
      say('Resupply', { kind: 'cannot-do', does: 'resupply' }),
    ];
  });

/** A keyword ability that is said to be gained. */
const isGained = (step: Step): boolean => step.kind === 'ongoing' && step.passive.said === 'gains';

/** What holds for a time, with its duration at the end. */
export const lasting = (g: Grammar): readonly Syntax<Step>[] => [
  // Of this object, the usual words begin with the time.
  ...ofKnown(g, 'me').flatMap((one) => [synonym(one), only(one, isGained)]),
  ...ofKnown(g, 'one'),
  ...ofKnown(g, 'several'),
  ...ofEachKnown(g),
  ...timeLast(g),
  ...playersCannot(g),
];
