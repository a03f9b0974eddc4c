import { nodeNow, reads, type Effect, type Step, type What } from '#altered/abilities';
import { isCounter } from '../state/objects.js';
import { present } from '../world/known-objects.js';
import { find, known } from '../world/context.js';
import { activatedAsOwn } from './activate-as-own.js';
import { begun } from './done-to-pay.js';
import { namesOf } from './later-steps.js';
import { doers } from './questions.js';
import { reactionsWith } from '../step/activate.js';
import { hasSymbol } from '../world/kinds.js';
import { valueOf } from '../world/matching.js';
import { contextOf } from './effect-context.js';
import type { Run } from '../step/run.js';
import type { Frame, Todo } from '../state/tasks.js';

const CARD = 'the resupplied card';
const CHOSEN = 'what is augmented';
const TAKEN_FROM = 'what counters are taken from';

/** Splits a step that consists of several steps or choices into simpler parts. Null if the step is already simple. */
export function spelledOut(
  run: Run,
  frame: Frame,
  { step }: Extract<Effect, { kind: 'step' }>,
): readonly Todo[] | null {
  const now = nodeNow(step);
  if (now.kind === 'exhausted-resupply') return exhaustedResupply(run, frame, now);
  if (now.kind === 'activate-own') return activatedOwn(run, frame, now);
  if (now.kind === 'activate-as-own') return activatedAsOwn(contextOf(run, frame), now);
  if (now.kind === 'take-counters') return takenSingly(run, frame, now);
  if (now.kind !== 'augment') return null;
  const { what } = now;
  if (typeof what === 'object' && 'all' in what)
    return [
      { kind: 'for-each', like: what.all, effect: { kind: 'step', step: { kind: 'augment', what: 'it' } } },
    ];
  if (typeof what === 'object' && ('choose' in what || 'all' in what || 'random' in what || 'top' in what))
    return 'choose' in what
      ? [
          { kind: 'step', step: { kind: 'choose', what }, note: CHOSEN },
          { kind: 'step', step: { kind: 'augment', what: { noted: CHOSEN } } },
        ]
      : null;
  // 7.3.4.a of edition 4.0: if the object has several kinds of counters, the player chooses one.
  const [meant] = known(contextOf(run, frame), what);
  const counters = (meant && find(run.state, meant)?.counters) ?? {};
  const names = Object.keys(counters).filter(isCounter);
  if (names.length < 2) return null;
  return [
    {
      kind: 'either',
      effects: names.map((name): Effect => ({
        kind: 'step',
        step: { kind: 'counters', change: 'gain', name, count: 1, what, augments: true },
      })),
    },
  ];
}

/** 7.3.13.a of edition 4.0: resupplies, and then exhausts the resupplied card. */
function exhaustedResupply(
  run: Run,
  frame: Frame,
  { who }: Extract<Step, { kind: 'exhausted-resupply' }>,
): readonly Todo[] {
  const { controller } = frame;
  const seats = doers(contextOf(run, frame), frame, who);
  const exhausted = (what: What): Effect => ({
    kind: 'step',
    step: { kind: 'status', change: 'gain', status: 'exhausted', what },
  });
  return [
    { kind: 'step', step: { kind: 'resupply', ...(who && { who }) }, note: CARD },
    ...seats.flatMap((seat): readonly Todo[] => [
      { kind: 'as', seat },
      seats.length === 1
        ? { kind: 'did', then: exhausted({ noted: CARD }) }
        : exhausted({ all: { among: { noted: CARD }, owner: 'you' } }),
    ]),
    { kind: 'as', seat: controller },
  ];
}

/** 2.5.f: lets the player choose the kind of each counter to remove, one at a time (6.1.g). */
function takenSingly(
  run: Run,
  frame: Frame,
  step: Extract<Step, { kind: 'take-counters' }>,
): readonly Todo[] | null {
  const { from, count, upTo, name: counter } = step;
  if (count === 'all') return null;
  if (typeof from === 'object' && 'choose' in from)
    return [
      { kind: 'step', step: { kind: 'choose', what: from }, note: TAKEN_FROM },
      { kind: 'step', step: { ...step, from: { noted: TAKEN_FROM } } },
    ];
  if (typeof from === 'object' && ('all' in from || 'random' in from || 'top' in from)) return null;
  const context = contextOf(run, frame);
  const [meant] = known(context, from);
  const counters = (meant && find(run.state, meant)?.counters) ?? {};
  const names = namesOf(counters, counter);
  const there = names.reduce((sum, name) => sum + (counters[name] ?? 0), 0);
  const times = Math.min(valueOf(context, count), there);
  const isSpent = step.spend === true && reads(run.state.started, 'spent-from-others');
  const spent = isSpent ? ({ spend: true } as const) : {};
  const single: Effect = {
    kind: 'step',
    step: { kind: 'take-counters', from, count: 1, ...(counter && { name: counter }), ...spent },
  };
  if (upTo === true && times > 0)
    return Array.from({ length: run.world.budget.many(times) }, (): Todo => ({
      kind: 'optional',
      effect: single,
    }));
  if (names.length < 2) return null;
  if (times > 1) return Array.from({ length: run.world.budget.many(times) }, (): Todo => single);
  return [
    {
      kind: 'either',
      effects: names.map((name): Effect => ({
        kind: 'step',
        step: { kind: 'take-counters', from, count: 1, name, ...spent },
      })),
    },
  ];
}

/**
 * 7.3.1.b of edition 4.0: for a {D} or {T} ability, returns its effect, which resolves without a payment. For several
 * reactions, returns the choice among them. In other cases, returns null.
 */
function activatedOwn(
  run: Run,
  frame: Frame,
  step: Extract<Step, { kind: 'activate-own' }>,
): readonly Todo[] | null {
  const { symbol, what, which, nth } = step;
  if (typeof what === 'object' && ('choose' in what || 'all' in what || 'random' in what || 'top' in what))
    return null;
  const context = contextOf(run, frame);
  const [meant] = present(context, what);
  if (meant === undefined) return null;
  if (symbol === 'discard' || symbol === 'exhaust') {
    const ability = run.world.of(meant).abilities.find((other) => hasSymbol(other, symbol));
    if (ability?.kind !== 'quick-action') return null;
    const { targets, effect } = ability;
    const does = begun(frame, { kind: 'pay-to', cost: {}, effect, ...(targets && { targets }) });
    const { me } = frame.bound;
    if (meant === me.item) return does;
    // 7.3.1.d: while the ability resolves, "me" is the object that has it.
    const object = run.state.stays[meant]?.object ?? null;
    return [{ kind: 'me', me: { item: meant, object } }, ...does, { kind: 'me', me }];
  }
  const found = which === 'one' && nth === undefined ? reactionsWith(context, meant, [symbol]) : [];
  if (found.length < 2) return null;
  return [
    {
      kind: 'either',
      effects: found.map((_, index): Effect => ({ kind: 'step', step: { ...step, nth: index } })),
    },
  ];
}
