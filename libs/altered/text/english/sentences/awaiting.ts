import {
  same,
  type Duration,
  type Effect,
  type NextEvent,
  type Passive,
  type Selector,
  type Step,
} from '#altered/abilities';
import { saying } from '../../syntax/scope.js';
import { $, fieldsOf, form, forms, type AnyParts } from '../../syntax/phrases.js';
import { iso, oneOf, only, rule, within, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/bounds.js';
import { ownAbilities, predicates } from './predicates.js';
import { asEffect } from '../words/sentence-forms.js';
import { aboutSubject } from '../words/subjects.js';
import { cardsYouPlay, changes } from './played.js';
import { marked } from '../../syntax/worded.js';
import { least, less } from '../words/numbers.js';
import { thisLong } from '../words/rule-words.js';

/** A statement about the next card that matches a description. */
const nextOf = (g: Grammar, text: string, parts: AnyParts, passive: object): Syntax<Step> =>
  form<Step>(
    text,
    { of: cardsYouPlay(g.single, 'of'), cards: cardsYouPlay(g.single, 'cards'), when: thisLong, ...parts },
    { kind: 'ongoing', passive, duration: $('when') },
  );

/** Phrases such as "The next Character you play this turn gains 1 boost". */
const nextGains = (g: Grammar): Syntax<Step> =>
  nextOf(
    g,
    'the next <cards> <when> <change>',
    { change: changes(g) },
    { kind: 'played', who: 'you', ...fieldsOf('cards', 'from', 'cards'), next: true, ...fieldsOf('change') },
  );

/**
 * A statement about the next card's cost, such as "The next Spell you play this turn costs {1} less". `more` contains
 * further fields of the tree, such as `free`.
 */
const nextCosts = (g: Grammar, text: string, more: object = {}): Syntax<Step> =>
  nextOf(
    g,
    text,
    { add: less, atLeast: least },
    {
      kind: 'cost',
      who: 'you',
      ...fieldsOf('of', 'of', 'from'),
      ...(text.includes('<add>') && { add: $('add') }),
      ...(text.includes('<atLeast>') && { atLeast: $('atLeast') }),
      next: true,
      ...more,
    },
  );

/** Phrases such as "The next Character that joins my Expedition this turn gains 1 boost". */
function nextObject(g: Grammar): Syntax<Step> {
  const event = oneOf(
    ...forms<NextEvent>(
      { what: g.single },
      {
        '<what> that joins my Expedition': { kind: 'joins', expedition: 'my-expedition' },
        '<what> played from your hand in my Expedition': {
          kind: 'played',
          from: 'hand',
          expedition: 'my-expedition',
        },
        '<what> played from your hand': { kind: 'played', from: 'hand' },
        '<what> that you play': { kind: 'played' },
      },
    ),
  );
  return form<Step>(
    'the next <trigger> <when> <effect>',
    { trigger: event, when: thisLong, effect: aboutSubject(predicates(g, 'one'), 'it') },
    { kind: 'next', trigger: $('trigger'), effect: $('effect'), duration: $('when') },
  );
}

/** Phrases such as "The next Character you play from your hand this turn activates its {r} abilities". */
const nextActivates = (g: Grammar): Syntax<Step> =>
  form<Step>(
    'the next <what> <when> <does>',
    {
      what: cardsYouPlay(g.single, 'what'),
      when: thisLong,
      does: aboutSubject(asEffect(oneOf(...ownAbilities(g, 'one'))), 'it'),
    },
    {
      kind: 'next',
      trigger: { kind: 'played', ...fieldsOf('what') },
      effect: $('does'),
      duration: $('when'),
      said: 'you play',
    },
  );

/** An effect inside which "it" cannot refer to an object mentioned outside. */
const aside = (clause: Syntax<Effect>): Syntax<Effect> =>
  within(clause, (scope) => saying(scope, { it: null }));

/** Effects that last for a period or wait for the next event: "The next Spell you play this turn costs {1} less". */
export const lastingFor = (g: Grammar): Syntax<Step> => {
  const during = { kind: 'ongoing', passive: $('passive'), duration: $('when') } as const;
  return rule(
    'a statement about the turn, the Afternoon or the Day',
    oneOf<Step>(
      nextGains(g),
      nextCosts(g, 'the next <of> <when> costs <add> less'),
      nextCosts(g, 'the next <of> <when> is free', { free: true }),
      nextCosts(g, 'pay <add> less for the next <of> <when> <atLeast>', { said: 'pay less' }),
      form<Step>(
        "Expeditions can't move forward <when>",
        { when: thisLong },
        { ...during, passive: { kind: 'cannot-move-forward', which: 'each' } },
      ),
      form<Step>('<when>, <passive>', { when: thisLong, passive: g.passive }, during),
      nextObject(g),
      nextActivates(g),
      form<Step>(
        'the next time a <symbol> ability is activated <when>, <effect>',
        { symbol: abilitySymbol, when: thisLong, effect: aside(g.clause) },
        { kind: 'next', trigger: { kind: 'activated', symbol: $('symbol') }, duration: $('when') },
      ),
    ),
  );
};

/** Phrases such as "reduce the cost of the next Permanent you play this Afternoon by {2}". */
export const reducing = (g: Grammar): Syntax<Step> =>
  nextCosts(g, 'reduce the cost of the next <of> <when> by <add>', { said: 'reduce' });

/**
 * Whether a statement can also be printed with its duration at the end: "Your opponents can't play Spells this Day".
 */
const isOfOthers = (passive: Passive): boolean =>
  passive.if === undefined &&
  !['played', 'cost', 'instead'].includes(passive.kind) &&
  !('next' in passive) &&
  !('of' in passive && passive.of === 'me');

/** Effects that last for a period, with the duration at the end. */
export const lasting = (g: Grammar): Syntax<Step> =>
  form<Step>(
    '<passive> <when>',
    { passive: marked('time last', only(g.passive, isOfOthers)), when: thisLong },
    { kind: 'ongoing', passive: $('passive'), duration: $('when') },
  );

interface Priced {
  readonly step: Step;
  readonly cards: Selector;
  readonly duration: Duration;
}

/** A change to the next card's cost, with a description of the card and the duration of the change. */
const priced = (g: Grammar): Syntax<Priced> =>
  iso<Step, Priced>(
    lastingFor(g),
    (step) => {
      if (step.kind !== 'ongoing' || step.passive.kind !== 'cost') return undefined;
      const { of: cards, who, next } = step.passive;
      const isNext = next === true && cards !== 'me' && who === 'you';
      return isNext ? { step, cards, duration: step.duration } : undefined;
    },
    ({ step, cards, duration }) =>
      step.kind === 'ongoing' &&
      'of' in step.passive &&
      same([step.passive.of, step.duration], [cards, duration])
        ? step
        : undefined,
  );

/**
 * Two statements about the same next card, with the same duration. The first changes the card's cost, and the second
 * changes the card itself.
 */
const alsoChanged = (g: Grammar, text: string, wording: string, fixed: object): Syntax<Effect> =>
  form<Effect>(
    text,
    { next: priced(g), change: changes(g) },
    {
      kind: 'sequence',
      effects: [
        { kind: 'step', ...fieldsOf('next', 'step') },
        {
          kind: 'step',
          step: {
            kind: 'ongoing',
            passive: {
              kind: 'played',
              who: 'you',
              ...fieldsOf('next', 'cards'),
              next: true,
              ...fixed,
              ...fieldsOf('change'),
            },
            ...fieldsOf('next', 'duration'),
          },
        },
      ],
      said: wording,
    },
  );

/** Phrases such as "The next Leviathan you play this Afternoon costs {2} less and gains 1 boost." */
export const lessAndMore = (g: Grammar): Syntax<Effect> =>
  alsoChanged(g, '<next> and <change>', 'less and more', {});

/** Phrases such as "The next Spell you play this turn is free. If you play it from your hand, it loses Fleeting." */
export const playedSentences = (g: Grammar): Syntax<Effect> =>
  alsoChanged(g, '<next>. If you play it from your hand, it <change>.', 'of it', { onlyFrom: 'hand' });
