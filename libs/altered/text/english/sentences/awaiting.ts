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
import { $, fieldsOf, form, phrase, type AnyParts } from '../../syntax/phrases.js';
import { iso, oneOf, only, rule, within, type Syntax, wordsFor } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/bounds.js';
import { ownAbilities, predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';
import { thirdPerson } from '../words/verb-forms.js';
import { cardsYouPlay, changes, type Change } from './played.js';
import { marked } from '../../syntax/worded.js';
import { least, less } from '../words/numbers.js';
import { asEffect } from '../words/sentence-forms.js';

type Until = Exclude<Duration, 'rest'>;
/** How long what is stated holds, or what is waited for is waited for. */
export const thisLong = wordsFor<Until>({
  'this turn': 'turn',
  'this Afternoon': 'afternoon',
  'this Day': 'day',
});

const noun = (g: Grammar): Syntax<Selector> => g.one;

/** A statement about the next card of some sort, in words around it. */
const nextOf = (g: Grammar, text: string, parts: AnyParts, passive: object): Syntax<Step> =>
  form<Step>(
    text,
    { of: cardsYouPlay(noun(g), 'of'), cards: cardsYouPlay(noun(g), 'cards'), when: thisLong, ...parts },
    { kind: 'ongoing', passive, duration: $('when') },
  );

/** "The next Character you play this turn gains 1 boost" */
const nextGains = (g: Grammar): Syntax<Step> =>
  nextOf(
    g,
    'the next <cards> <when> <change>',
    { change: changes(g) },
    { kind: 'played', who: 'you', ...fieldsOf('cards', 'from', 'cards'), next: true, ...fieldsOf('change') },
  );

/** The cost of the next card, in words around the reduction. `more` says that it is free, and the name of the wording. */
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

/** "The next Character that joins my Expedition this turn gains 1 boost" */
function nextOne(g: Grammar): Syntax<Step> {
  const say = (text: string, tree: object): Syntax<NextEvent> =>
    form<NextEvent>(text, { what: noun(g) }, { what: $('what'), ...tree });
  const event = oneOf<NextEvent>(
    say('<what> that joins my Expedition', { kind: 'joins', expedition: 'my-expedition' }),
    say('<what> played from your hand in my Expedition', {
      kind: 'played',
      from: 'hand',
      expedition: 'my-expedition',
    }),
    say('<what> played from your hand', { kind: 'played', from: 'hand' }),
    say('<what> that you play', { kind: 'played' }),
  );
  return iso(
    phrase<{ trigger: NextEvent; when: Until; does: Predicate }>('the next <trigger> <when> <does>', {
      trigger: event,
      when: thisLong,
      does: predicates(g, 'one'),
    }),
    ({ trigger, when, does }): Step => ({
      kind: 'next',
      trigger,
      effect: saidOf(does, 'it'),
      duration: when,
    }),
    (step) => {
      if (step.kind !== 'next' || step.said !== undefined) return undefined;
      const { trigger, effect, duration: when } = step;
      const predicate = whatIsSaid(effect);
      return trigger.kind === 'activated' || predicate?.of !== 'it'
        ? undefined
        : { trigger, when, does: predicate.value };
    },
  );
}

/** "The next Character you play from your hand this turn activates its {r} abilities" */
const nextActivates = (g: Grammar): Syntax<Step> =>
  form<Step>(
    'the next <what> <when> <does>',
    {
      what: cardsYouPlay(noun(g), 'what'),
      when: thisLong,
      does: oneOf(...ownAbilities(g, thirdPerson, 'it', ['its'])),
    },
    {
      kind: 'next',
      trigger: { kind: 'played', ...fieldsOf('what') },
      effect: { kind: 'step', step: $('does') },
      duration: $('when'),
      said: 'you play',
    },
  );

/** The effect that happens then. Nothing before it is "it". */
const aside = (clause: Syntax<Effect>): Syntax<Effect> =>
  within(clause, (scope) => saying(scope, { it: null }));

/** Effects that hold for a time, or wait for the next event: "The next Spell you play this turn costs {1} less". */
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
      nextOne(g),
      nextActivates(g),
      form<Step>(
        'the next time a <symbol> ability is activated <when>, <effect>',
        { symbol: abilitySymbol, when: thisLong, effect: aside(g.clause) },
        { kind: 'next', trigger: { kind: 'activated', symbol: $('symbol') }, duration: $('when') },
      ),
    ),
  );
};

/** "reduce the cost of the next Permanent you play this Afternoon by {2}" */
export const reducing = (g: Grammar): Syntax<Step> =>
  nextCosts(g, 'reduce the cost of the next <of> <when> by <add>', { said: 'reduce' });

/** Statements whose duration can stand at their end as well: "Your opponents can't play Spells this Day". */
const isOfOthers = (passive: Passive): boolean =>
  passive.if === undefined &&
  !['played', 'cost', 'instead'].includes(passive.kind) &&
  !('next' in passive) &&
  !('of' in passive && passive.of === 'me');

/** Effects that hold for a time, with the duration at the end. */
export const lasting = (g: Grammar): Syntax<Step> =>
  form<Step>(
    '<passive> <when>',
    { passive: marked('time last', only(g.passive, isOfOthers)), when: thisLong },
    { kind: 'ongoing', passive: $('passive'), duration: $('when') },
  );

type Played = Extract<Passive, { kind: 'played' }>;

/** A second statement on the card of the first, for the same duration. */
const alsoChanged = (g: Grammar, text: string, wording: string, fixed: Partial<Played>): Syntax<Effect> =>
  iso(
    phrase<{ next: Effect; change: Change }>(text, { next: asEffect(lastingFor(g)), change: changes(g) }),
    ({ next, change }): Effect | undefined => {
      const ongoing = next.kind === 'step' && next.step.kind === 'ongoing' ? next.step : undefined;
      if (ongoing?.passive.kind !== 'cost' || ongoing.passive.next !== true) return undefined;
      const { of: cards, who } = ongoing.passive;
      if (cards === 'me' || who !== 'you') return undefined;
      const passive: Passive = { kind: 'played', who, cards, next: true, ...fixed, ...change };
      const also: Effect = { kind: 'step', step: { ...ongoing, passive } };
      return { kind: 'sequence', effects: [next, also], said: wording };
    },
    (effect) => {
      if (effect.kind !== 'sequence' || effect.said !== wording) return undefined;
      const [next, also] = effect.effects;
      const passive = next && also && ofTheSame(next, also);
      if (next === undefined || passive === undefined || passive.onlyFrom !== fixed.onlyFrom)
        return undefined;
      const { kind: _kind, who: _who, cards: _cards, next: _next, onlyFrom: _onlyFrom, ...change } = passive;
      return { next, change };
    },
  );

/** "The next Leviathan you play this Afternoon costs {2} less and gains 1 boost." */
export const lessAndMore = (g: Grammar): Syntax<Effect> =>
  alsoChanged(g, '<next> and <change>', 'less and more', {});

/** "The next Spell you play this turn is free. If you play it from your hand, it loses Fleeting." */
export const playedSentences = (g: Grammar): Syntax<Effect> =>
  alsoChanged(g, '<next>. If you play it from your hand, it <change>.', 'of it', { onlyFrom: 'hand' });

/** Returns the effect of the second of two statements on the card of the first, for the same duration. */
function ofTheSame(next: Effect, also: Effect): Played | undefined {
  if (next.kind !== 'step' || next.step.kind !== 'ongoing' || next.step.passive.kind !== 'cost')
    return undefined;
  if (also.kind !== 'step' || also.step.kind !== 'ongoing' || also.step.passive.kind !== 'played')
    return undefined;
  const { passive, duration } = also.step;
  return duration === next.step.duration && same(passive.cards, next.step.passive.of) ? passive : undefined;
}
