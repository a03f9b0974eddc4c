import { nodeNow, type Effect, type Players, type Step } from '#altered/abilities';
import type { Frame, Todo } from '../state/tasks.js';
import { initiativeOrder } from '../state/zones.js';
import type { Run } from '../step/run.js';
import { seatsOf } from '../world/context.js';
import { contextOf } from './effect-context.js';

type PayTo = Extract<Effect, { kind: 'pay-to' }>;

/**
 * "You may [do] to [do]" of edition 4.0, where what is paid is something done: a player may decline (6.4.b), and only what was
 * really done pays (6.4.c, 7.3.29.b).
 */
export const doneToPay = (effect: PayTo, does: Effect): readonly Todo[] => [
  { kind: 'optional', effect: payable(does) },
  { kind: 'did', then: { ...effect, cost: {} } },
];

/** "Choose one, or [do] to choose both": whoever does it chooses all of them. */
export function bothForPrice(
  { bothFor: _, ...effect }: Extract<Effect, { kind: 'choose-modes' }>,
  does: Effect,
): readonly Todo[] {
  return [
    { kind: 'optional', effect: payable(does) },
    { kind: 'did', then: { ...effect, count: effect.modes.length }, otherwise: effect },
  ];
}

/** "Each player may [do] to [do]": one after the other, in initiative order (1.4.5), each with choices of their own. */
export function paidByEach(
  run: Run,
  frame: Frame,
  { who: _, ...effect }: PayTo,
  who: Players,
): readonly Todo[] {
  const { controller } = frame;
  const seats = seatsOf(contextOf(run, frame), who);
  return [
    ...initiativeOrder(run.state)
      .filter((seat) => seats.includes(seat))
      .flatMap((seat): readonly Todo[] => [{ kind: 'as', seat }, effect]),
    { kind: 'as', seat: controller },
  ];
}

/** What was paid for, with targets of its own, chosen before the steps that need them (6.5.b); then the rest goes on. */
export const begun = ({ bound, wanted }: Frame, { targets = [], effect }: PayTo): readonly Todo[] => [
  {
    kind: 'targets',
    targets: targets.map(() => []),
    modes: [],
    wanted: { definitions: targets, chosen: [], paid: wanted?.paid ?? [] },
  },
  effect,
  { kind: 'targets', targets: bound.targets, modes: bound.modes, ...(wanted && { wanted }), did: true },
];

/** What is chosen to pay with is chosen among what pays. */
function payable(said: Effect): Effect {
  const effect = nodeNow(said);
  if (effect.kind !== 'step') return effect;
  const step: Step = nodeNow(effect.step);
  if (step.kind === 'status' && typeof step.what === 'object' && 'choose' in step.what) {
    const held = step.change === 'gain' ? { without: step.status } : { status: step.status };
    return { ...effect, step: { ...step, what: { ...step.what, choose: { ...step.what.choose, ...held } } } };
  }
  if (step.kind === 'take-counters' && typeof step.from === 'object' && 'choose' in step.from) {
    const { choose } = step.from;
    const { name, count } = step;
    const than = typeof count === 'number' ? count : 1;
    const enough =
      name === undefined
        ? { withCounters: true }
        : { bounds: [...(choose.bounds ?? []), { of: { counters: name }, is: 'at-least', than } as const] };
    return { ...effect, step: { ...step, from: { ...step.from, choose: { ...choose, ...enough } } } };
  }
  return effect;
}
