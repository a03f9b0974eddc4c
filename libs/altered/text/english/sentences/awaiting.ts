import type { Duration, Effect, NextEvent, Passive, Quantity, Selector, Step } from '#altered/abilities';
import { same } from '#altered/abilities';
import { firstOf } from '../../syntax/beginning.js';
import { saying } from '../../syntax/scope.js';
import { form, phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, rule, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import type { Grammar } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/base-cost.js';
import { mana } from '../words/numbers.js';
import { ownAbilities } from './own-abilities.js';
import { thirdPerson } from '../words/person.js';
import { cardsYouPlay, changes, type Cards, type Change } from './played.js';
import { predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';

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
