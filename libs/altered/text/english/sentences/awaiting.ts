import {
  type Duration,
  type Effect,
  type NextEvent,
  type Passive,
  type Quantity,
  same,
  type Selector,
  type Step,
} from '#altered/abilities';
import { firstOf } from '../../syntax/beginning.js';
import { saying } from '../../syntax/scope.js';
import { $, form, phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, only, rule, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/bounds.js';
import { mana } from '../words/numbers.js';
import { ownAbilities, type Predicate, predicates, saidOf, whatIsSaid } from './predicates.js';
import { thirdPerson } from '../words/verb-forms.js';
import { type Cards, cardsYouPlay, type Change, changes } from './played.js';
import { marked } from '../../syntax/worded.js';

type Until = Exclude<Duration, 'rest'>;
type Costs = Extract<Passive, { kind: 'cost' }>;

/** How long what is stated holds, or what is waited for is waited for. */
export const thisLong = oneOf<Until>(
  means('this turn', 'turn'),
  means('this Afternoon', 'afternoon'),
  means('this Day', 'day'),
);

const noun = (g: Grammar): Syntax<Selector> => g.noun({ many: false, from: false, your: 'your' });

/** A statement about the next card, with how long it holds. */
interface Next {
  readonly of: Cards;
  readonly when: Until;
}
const ongoing = (passive: Passive, duration: Until): Step => ({ kind: 'ongoing', passive, duration });

/** "The next Character you play this turn gains 1 boost" */
const nextGains = (g: Grammar): Syntax<Step> =>
  iso(
    phrase<{ [K in keyof Next]: Next[K] } & { change: Change }>('the next <of> <when> <change>', {
      of: cardsYouPlay(noun(g)),
      when: thisLong,
      change: changes(g),
    }),
    ({ of, when, change }): Step =>
      ongoing({ kind: 'played', who: 'you', ...of, next: true, ...change }, when),
    (step) => {
      if (step.kind !== 'ongoing' || step.passive.kind !== 'played' || step.duration === 'rest')
        return undefined;
      if (step.passive.next !== true || step.passive.who !== 'you') return undefined;
      const { kind: _kind, who: _who, next: _next, cards, from, ...change } = step.passive;
      return { of: { cards, ...(from !== undefined && { from }) }, when: step.duration, change };
    },
  );

/** The cost of the next card, in words around the reduction. `wording` is the name of that wording. */
const nextCosts = (g: Grammar, text: string, wording?: string): Syntax<Step> => {
  const isFree = !text.includes('<less>');
  const fixed = {
    next: true as const,
    ...(isFree && { free: true as const }),
    ...(wording !== undefined && { said: wording }),
  };
  return iso(
    phrase<{ [K in keyof Next]: Next[K] } & { less?: Quantity; least?: number }>(text, {
      of: cardsYouPlay(noun(g)),
      when: thisLong,
      less: mana,
      least: mana,
    }),
    ({ of: { cards, from }, when, less, least }): Step =>
      ongoing(
        {
          kind: 'cost',
          who: 'you',
          of: cards,
          ...(from !== undefined && { from }),
          ...(typeof less === 'number' && { add: -less }),
          ...(least !== undefined && { atLeast: least }),
          ...fixed,
        },
        when,
      ),
    (step) => {
      if (step.kind !== 'ongoing' || step.passive.kind !== 'cost' || step.duration === 'rest')
        return undefined;
      const { kind: _kind, who, of: cards, from, add, atLeast, ...rest }: Costs = step.passive;
      if (who !== 'you' || cards === 'me' || !same(rest, fixed)) return undefined;
      if (isFree ? add !== undefined : typeof add !== 'number' || add >= 0) return undefined;
      if ((atLeast !== undefined) !== text.includes('<least>')) return undefined;
      return {
        of: { cards, ...(from !== undefined && { from }) },
        when: step.duration,
        ...(typeof add === 'number' && { less: -add }),
        ...(atLeast !== undefined && { least: atLeast }),
      };
    },
  );
};

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
  iso(
    phrase<{ [K in keyof Next]: Next[K] } & { does: Step }>('the next <of> <when> <does>', {
      of: cardsYouPlay(noun(g)),
      when: thisLong,
      does: oneOf(...ownAbilities(g, thirdPerson, 'it', ['its'])),
    }),
    ({ of: { cards, from }, when, does }): Step => ({
      kind: 'next',
      trigger: { kind: 'played', what: cards, ...(from !== undefined && { from }) },
      effect: { kind: 'step', step: does },
      duration: when,
      said: 'you play',
    }),
    (step) => {
      if (step.kind !== 'next' || step.said !== 'you play') return undefined;
      const { trigger, effect, duration: when } = step;
      if (trigger.kind !== 'played' || effect.kind !== 'step') return undefined;
      const { what: cards, from } = trigger;
      return { of: { cards, ...(from !== undefined && { from }) }, when, does: effect.step };
    },
  );

/** The effect that happens then. Nothing before it is "it". */
const aside = (clause: Syntax<Effect>): Syntax<Effect> => ({
  first: () => firstOf(clause),
  parse: (source, at, scope) => clause.parse(source, at, saying(scope, { it: null })),
  print: (value, scope) => clause.print(value, saying(scope, { it: null })),
});

/** Effects that hold for a time, or wait for the next event: "The next Spell you play this turn costs {1} less". */
export const lastingFor = (g: Grammar): Syntax<Step> => {
  const during = { kind: 'ongoing', passive: $('passive'), duration: $('when') } as const;
  return rule(
    'a statement about the turn, the Afternoon or the Day',
    oneOf<Step>(
      nextGains(g),
      nextCosts(g, 'the next <of> <when> costs <less> less'),
      nextCosts(g, 'the next <of> <when> is free'),
      nextCosts(g, 'pay <less> less for the next <of> <when>, down to a minimum of <least>', 'pay less'),
      nextCosts(g, 'pay <less> less for the next <of> <when>', 'pay less'),
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
  nextCosts(g, 'reduce the cost of the next <of> <when> by <less>', 'reduce');

/** As an effect of its own. */
export const asOngoing = (g: Grammar): Syntax<Effect> =>
  iso(
    lastingFor(g),
    (step): Effect => ({ kind: 'step', step }),
    (effect) => (effect.kind === 'step' ? effect.step : undefined),
  );

/** Statements whose duration can stand at their end as well: "Your opponents can't play Spells this Day". */
const isOfOthers = (passive: Passive): boolean =>
  passive.if === undefined &&
  !['played', 'cost', 'instead'].includes(passive.kind) &&
  !('next' in passive) &&
  !('of' in passive && passive.of === 'me');

/** Effects that hold for a time, with the duration at the end. */
export const lasting = (g: Grammar): Syntax<Step> =>
  iso(
    phrase<{ passive: Passive; when: Duration }>('<passive> <when>', {
      passive: marked('time last', only(g.passive, isOfOthers)),
      when: thisLong,
    }),
    ({ passive, when }): Step => ({ kind: 'ongoing', passive, duration: when }),
    (step) => (step.kind === 'ongoing' ? { passive: step.passive, when: step.duration } : undefined),
  );

type Played = Extract<Passive, { kind: 'played' }>;

/** "The next Leviathan you play this Afternoon costs {2} less and gains 1 boost." */
export function lessAndMore(g: Grammar): Syntax<Effect> {
  return iso(
    phrase<{ next: Effect; change: Change }>('<next> and <change>', {
      next: asOngoing(g),
      change: changes(g),
    }),
    ({ next, change }): Effect | undefined => {
      const ongoing = next.kind === 'step' && next.step.kind === 'ongoing' ? next.step : undefined;
      if (ongoing?.passive.kind !== 'cost' || ongoing.passive.next !== true) return undefined;
      const cards = cardsOf(ongoing.passive);
      if (cards === undefined) return undefined;
      const passive: Passive = { kind: 'played', who: 'you', cards, next: true, ...change };
      return {
        kind: 'sequence',
        effects: [next, { kind: 'step', step: { ...ongoing, passive } }],
        said: 'less and more',
      };
    },
    (effect) => {
      const [next, also, ...more] =
        effect.kind === 'sequence' && effect.said === 'less and more' ? effect.effects : [];
      const passive = more.length === 0 ? ofTheSame(next, also) : undefined;
      if (next === undefined || passive === undefined) return undefined;
      const { kind: _kind, who: _who, cards: _cards, next: _next, ...change } = passive;
      return { next, change };
    },
  );
}

/** "The next Spell you play this turn is free. If you play it from your hand, it loses Fleeting." */
export function playedSentences(g: Grammar): Syntax<Effect> {
  const from = means('your hand', 'hand');
  interface Parts {
    readonly next: Effect;
    readonly from: 'hand' | 'reserve';
    readonly change: Change;
  }
  return iso(
    phrase<{ [K in keyof Parts]: Parts[K] }>('<next>. If you play it from <from>, it <change>.', {
      next: asOngoing(g),
      from,
      change: changes(g),
    }),
    ({ next, from: onlyFrom, change }): Effect | undefined => {
      const ongoing = next.kind === 'step' && next.step.kind === 'ongoing' ? next.step : undefined;
      const cards = ongoing === undefined ? undefined : cardsOf(ongoing.passive);
      if (ongoing === undefined || cards === undefined) return undefined;
      const passive: Passive = { kind: 'played', who: 'you', cards, next: true, onlyFrom, ...change };
      return {
        kind: 'sequence',
        effects: [next, { kind: 'step', step: { ...ongoing, passive } }],
        said: 'of it',
      };
    },
    (effect) => {
      const [next, also, ...more] =
        effect.kind === 'sequence' && effect.said === 'of it' ? effect.effects : [];
      const passive = more.length === 0 ? ofTheSame(next, also) : undefined;
      if (next === undefined || passive?.onlyFrom === undefined) return undefined;
      const { kind: _kind, who: _who, cards: _cards, next: _next, onlyFrom, ...change } = passive;
      return { next, from: onlyFrom, change };
    },
  );
}

/** Returns the effect of the second of two statements on the card of the first, for the same duration. */
function ofTheSame(next: Effect | undefined, also: Effect | undefined): Played | undefined {
  if (next?.kind !== 'step' || next.step.kind !== 'ongoing') return undefined;
  if (also?.kind !== 'step' || also.step.kind !== 'ongoing') return undefined;
  const { passive, duration } = also.step;
  if (passive.kind !== 'played' || passive.who !== 'you' || passive.next !== true) return undefined;
  const isSame = duration === next.step.duration && same(passive.cards, cardsOf(next.step.passive));
  return isSame ? passive : undefined;
}

/** The cards of one's own that a statement is about. */
const cardsOf = (passive: Passive): Played['cards'] | undefined => {
  if ((passive.kind === 'played' || passive.kind === 'cost') && passive.who !== 'you') return undefined;
  if (passive.kind === 'played') return passive.cards;
  return passive.kind === 'cost' && passive.of !== 'me' ? passive.of : undefined;
};
