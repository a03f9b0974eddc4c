import type { Duration, Effect, NextEvent, Passive, Selector, Step } from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { saying } from '../syntax/scope.js';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { abilitySymbol } from './base-cost.js';
import { mana } from './numbers.js';
import { ownAbilities } from './own-abilities.js';
import { thirdPerson } from './person.js';
import { cardsYouPlay } from './played.js';
import { predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';

const durations = [
  ['this turn', 'turn'],
  ['this Afternoon', 'afternoon'],
  ['this Day', 'day'],
] as const;

/** "Pay {1} less for the next Character you play this turn, down to a minimum of {1}" */
function payLess(g: Grammar, when: string): readonly Syntax<Passive>[] {
  const like = cardsYouPlay(g.noun({ many: false, from: false, your: 'your' }));
  const parts = { of: like, less: mana, atLeast: mana };
  type Parts = { of: { cards: never; from?: 'hand' | 'reserve' }; less: number; atLeast?: number };
  const of = (text: string): Syntax<Passive> =>
    iso(
      phrase<Parts>(text, parts as never),
      ({ of: { cards, from }, less, atLeast }): Passive => ({
        kind: 'cost',
        who: 'you',
        of: cards,
        ...(from !== undefined && { from }),
        add: -less,
        ...(atLeast !== undefined && { atLeast }),
        next: true,
        said: 'pay less',
      }),
      (value): Parts | undefined => {
        if (value.kind !== 'cost' || value.said !== 'pay less' || typeof value.add !== 'number')
          return undefined;
        if ((value.atLeast !== undefined) !== text.includes('<atLeast>')) return undefined;
        const { of: cards, from, add, atLeast } = value;
        return {
          of: { cards: cards as never, ...(from !== undefined && { from }) },
          less: -add,
          ...(atLeast !== undefined && { atLeast }),
        };
      },
    );
  return [
    of(`pay <less> less for the next <of> ${when}, down to a minimum of <atLeast>`),
    of(`pay <less> less for the next <of> ${when}`),
  ];
}

/** "The next Character that joins my Expedition this turn gains 1 boost" */
function nextOne(g: Grammar, when: string, duration: 'turn' | 'afternoon' | 'day'): Syntax<Step> {
  const like = g.noun({ many: false, from: false, your: 'your' });
  const event = oneOf<NextEvent>(
    form<NextEvent>(
      `<what> that joins my Expedition ${when}`,
      { what: like },
      {
        kind: 'joins',
        what: $('what'),
        expedition: 'my-expedition',
      },
    ),
    form<NextEvent>(
      `<what> played from your hand in my Expedition ${when}`,
      { what: like },
      {
        kind: 'played',
        what: $('what'),
        from: 'hand',
        expedition: 'my-expedition',
      },
    ),
    form<NextEvent>(
      `<what> played from your hand ${when}`,
      { what: like },
      {
        kind: 'played',
        what: $('what'),
        from: 'hand',
      },
    ),
    form<NextEvent>(`<what> that you play ${when}`, { what: like }, { kind: 'played', what: $('what') }),
  );
  const does = predicates(g, 'one');
  return iso(
    phrase<{ trigger: NextEvent; does: Predicate }>('the next <trigger> <does>', { trigger: event, does }),
    ({ trigger, does: what }): Step => ({
      kind: 'next',
      trigger,
      effect: saidOf(what, 'it'),
      duration,
    }),
    (step) => {
      if (step.kind !== 'next' || step.duration !== duration || step.said !== undefined) return undefined;
      const { trigger, effect } = step;
      const said = whatIsSaid(effect);
      return trigger.kind === 'activated' || said?.of !== 'it' ? undefined : { trigger, does: said.value };
    },
  );
}

/** "The next Character you play from your hand this turn activates its {r} abilities" */
function nextActivates(g: Grammar, when: string, duration: 'turn' | 'afternoon' | 'day'): Syntax<Step> {
  const of = cardsYouPlay(g.noun({ many: false, from: false, your: 'your' }));
  return iso(
    phrase<{ of: { cards: Selector; from?: 'hand' | 'reserve' }; does: Step }>(
      `the next <of> ${when} <does>`,
      {
        of,
        does: oneOf(...ownAbilities(g, thirdPerson, 'it', ['its'])),
      },
    ),
    ({ of: { cards, from }, does }): Step => ({
      kind: 'next',
      trigger: { kind: 'played', what: cards, ...(from !== undefined && { from }) },
      effect: { kind: 'step', step: does },
      duration,
      said: 'you play',
    }),
    (one) => {
      if (one.kind !== 'next' || one.duration !== duration || one.said !== 'you play') return undefined;
      const { trigger, effect } = one;
      if (trigger.kind !== 'played' || effect.kind !== 'step') return undefined;
      const { what: cards, from } = trigger;
      return { of: { cards, ...(from !== undefined && { from }) }, does: effect.step };
    },
  );
}

/** "The next time a {D} ability is activated this turn, …" */
const nextTime = (g: Grammar, when: string, duration: 'turn' | 'afternoon' | 'day'): Syntax<Step> =>
  form<Step>(
    `the next time a <symbol> ability is activated ${when}, <effect>`,
    { symbol: abilitySymbol, effect: aside(g.clause) },
    {
      kind: 'next',
      trigger: { kind: 'activated', symbol: $('symbol') },
      effect: $('effect'),
      duration,
    },
  );

/** Statements that say at their end how long they hold: "Expeditions can't move forward this Day". */
const timed = (_g: Grammar): readonly Syntax<Passive>[] => [
  means<Passive>("Expeditions can't move forward", { kind: 'cannot-move-forward', which: 'each' }),
];

/** What happens then; nothing before it is "it". */
const aside = (clause: Syntax<Effect>): Syntax<Effect> => ({
  first: () => firstOf(clause),
  parse: (source, at, scope) => clause.parse(source, at, saying(scope, { it: null })),
  print: (value, scope) => clause.print(value, saying(scope, { it: null })),
});

/** What holds for a time, or waits for the next event. */
export const awaiting = (g: Grammar): readonly Syntax<Step>[] => [
  ...durations.flatMap(([text, duration]) => [
    ...holding(g, text, duration),
    nextOne(g, text, duration),
    nextActivates(g, text, duration),
    nextTime(g, text, duration),
  ]),
];

const holding = (g: Grammar, text: string, duration: Duration): readonly Syntax<Step>[] => [
  form<Step>(
    `<passive> ${text}`,
    { passive: oneOf(...timed(g)) },
    { kind: 'ongoing', passive: $('passive'), duration },
  ),
  form<Step>(
    '<passive>',
    { passive: oneOf(...payLess(g, text)) },
    { kind: 'ongoing', passive: $('passive'), duration },
  ),
  form<Step>(
    `${text}, <passive>`,
    { passive: g.passive },
    { kind: 'ongoing', passive: $('passive'), duration },
  ),
];
