import type { Cost, Effect, Players } from '#altered/abilities';
import type { Frame, Todo } from '../state/tasks.js';
import { initiativeOrder } from '../state/zones.js';
import type { Run } from '../step/run.js';
import { seatsOf } from '../world/context.js';
import { payable } from '../world/payable.js';
import { contextOf } from './effect-context.js';

type PayTo = Extract<Effect, { kind: 'pay-to' }>;

/**
 * Resolves "You may [action] to [effect]" of edition 4.0. The player can decline (6.4.b). The effect resolves only if
 * the action has actually happened (6.4.c, 7.3.29.b).
 */
export const payToTodos = (effect: PayTo, does: Effect): readonly Todo[] => [
  { kind: 'optional', effect: payable(does) },
  { kind: 'did', then: { ...effect, cost: {} } },
];

/** Resolves "Choose one, or [pay] to choose both". */
export function bothForPrice(
  { bothFor: _, ...effect }: Extract<Effect, { kind: 'choose-modes' }>,
  cost: Cost,
): readonly Todo[] {
  const paid: Todo =
    cost.does === undefined
      ? { kind: 'pay-to', cost, effect: nothing }
      : { kind: 'optional', effect: payable(cost.does) };
  return [paid, { kind: 'did', then: { ...effect, count: effect.modes.length }, otherwise: effect }];
}

/** An effect that does nothing, because the paid effect resolves separately. */
const nothing: Effect = { kind: 'sequence', effects: [] };

/** Resolves "Each player may [action] to [effect]". Each player decides separately, in initiative order (1.4.5). */
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

/**
 * Starts the effect that was paid for. Its targets are chosen just before the steps that need them (6.5.b). Afterwards,
 * restores the targets of the surrounding effect.
 */
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
