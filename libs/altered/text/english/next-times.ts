import type { Effect, Passive, Selector, Step, Trigger, What, Would } from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { iso, means, oneOf, only, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Actor, Grammar } from './grammar.js';
import { once } from './once.js';
import { openings } from './openings.js';
import { isOffered, withIt, wouldBe } from './would.js';
import { status } from './words-for.js';
import { actor } from './what.js';

type Time = 'turn' | 'afternoon' | 'day';
type Instead = Extract<Passive, { kind: 'instead' }>;

/** What one object that is known would do, without which. */
const known: Syntax<Would> = (() => {
  const what = {} as Selector;
  const parts: AnyParts = { status };
  return oneOf<Would>(
    means<Would>('would be discarded', { kind: 'discarded', what }),
    means<Would>('would be sacrificed', { kind: 'sacrificed', what }),
    means<Would>('would leave the Expedition zone', { kind: 'go', what, from: 'expedition' }),
    means<Would>('would go to Reserve from the Expedition zone', {
      kind: 'go',
      what,
      from: 'expedition',
      to: 'reserve',
    }),
    form<Would>('would gain <status>', parts, { kind: 'gain', what, status: $('status') } as never),
    form<Would>('would lose <status>', parts, { kind: 'lose', what, status: $('status') } as never),
  );
})();

/** "Target Character would be discarded", "it would be discarded": of what was chosen. */
const ofKnown = (g: Grammar): Syntax<Would> =>
  iso(
    phrase<{ actor: Actor; would: Would }>('<actor> <would>', { actor: actor(g), would: known }),
    ({ actor: { what, many }, would }): Would | undefined =>
      !many && isChosen(what) ? ({ ...would, what: { among: what } } as Would) : undefined,
    (would) => {
      if (!('what' in would) || would.what === 'me') return undefined;
      const { among, ...more } = would.what;
      return among === undefined || !isChosen(among) || Object.keys(more).length > 0
        ? undefined
        : { actor: { what: among, many: false }, would: { ...would, what: {} } };
    },
  );

const isChosen = (what: What): what is { readonly target: number } | { readonly noted: string } =>
  typeof what === 'object' && ('target' in what || 'noted' in what);

/** What would happen, of anything or of what was chosen. */
const happening = once((g: Grammar, _of: 'next'): Syntax<Would> => oneOf(ofKnown(g), wouldBe(g)));

/** "The next time you would draw a card this turn, Resupply instead" */
const insteadNext = (g: Grammar, when: string, duration: Time): readonly Syntax<Step>[] => {
  const effect = only(withIt(g.clause), (one) => !isOffered(one));
  return (
    [
      ['<effect> instead', undefined],
      ['<effect>', true],
    ] as const
  ).map(([text, also]) =>
    iso(
      phrase<{ would: Would; effect: Effect }>(`the next time <would> ${when}, ${text}`, {
        would: happening(g, 'next'),
        effect,
      }),
      ({ would, effect: does }): Step | undefined =>
        isThere(would, does)
          ? {
              kind: 'ongoing',
              passive: { kind: 'instead', would, effect: does, ...(also && { also }), next: true },
              duration,
            }
          : undefined,
      (step) => {
        if (step.kind !== 'ongoing' || step.duration !== duration || step.passive.kind !== 'instead')
          return undefined;
        const { kind: _kind, would, effect: does, also: too, next, ...rest }: Instead = step.passive;
        return next === true && too === also && Object.keys(rest).length === 0
          ? { would, effect: does }
          : undefined;
      },
    ),
  );
};

/** What is drawn, Resupplied or created is not there yet, and a die is no object: there is no "it". */
const isThere = ({ kind }: Would, effect: Effect): boolean =>
  kind !== 'ascend-again' &&
  (!['draw', 'resupply', 'create', 'roll'].includes(kind) || !JSON.stringify(effect).includes('"it"'));

/** What is waited for is some other event than one that a word of its own stands for. */
const isAwaited = (trigger: Trigger): boolean =>
  !['phase', 'after-daily-effect', 'becomes-true', 'any', 'abilities-activated'].includes(trigger.kind) &&
  !('nth' in trigger);

/** "Another" would be another than this card, and is meant to be another than what happened. */
const isOfAnother = (trigger: Trigger, effect: Effect): boolean =>
  'what' in trigger && trigger.what !== 'me' && JSON.stringify(effect).includes('"other":true');

/** "The next time you play a Spell this turn, draw a card": a reaction, once. */
const happensNext = (g: Grammar, when: string, duration: Time): Syntax<Step> =>
  iso(
    phrase<{ trigger: Trigger; effect: Effect }>(`the next time <trigger> ${when}, <effect>`, {
      trigger: only(openings(g).event, isAwaited),
      effect: g.clause,
    }),
    ({ trigger, effect }): Step | undefined =>
      isOfAnother(trigger, effect)
        ? undefined
        : { kind: 'next', trigger: { kind: 'happens', trigger }, effect, duration },
    (step) =>
      step.kind === 'next' &&
      step.trigger.kind === 'happens' &&
      step.duration === duration &&
      !isOfAnother(step.trigger.trigger, step.effect)
        ? { trigger: step.trigger.trigger, effect: step.effect }
        : undefined,
  );

/** What is spoken of before is not what happens next: "it" is that afterwards alone. */
const apart = (step: Syntax<Step>): Syntax<Step> => ({
  first: () => firstOf(step),
  parse: (source, at, scope) =>
    step.parse(source, at, scope).map((one) => ({ ...one, scope: saying(one.scope, { it: null }) })),
  print: (value, scope) => {
    const printed = step.print(value, scope);
    return printed && { ...printed, scope: saying(printed.scope, { it: null }) };
  },
});

/** What waits for the next time that something happens, or would. */
export const nextTimes = (g: Grammar, when: string, duration: Time): readonly Syntax<Step>[] =>
  [...insteadNext(g, when, duration), happensNext(g, when, duration)].map(apart);
