import type { Step } from '#altered/abilities';
import { storesLaterFacts } from '../state/edition.js';
import { expeditionsOf, type Context, type OneExpedition } from '../world/context.js';
import { expeditionsMeant } from '../world/described-expeditions.js';
import type { Run } from '../step/run.js';

type Moves = Extract<Step, { kind: 'ascend' | 'move-expedition' }>;

/**
 * Returns the expeditions that a step moves or makes Ascended: either those that the step describes or the chosen one
 * (6.1.g).
 */
export function expeditionsMoved(
  context: Context,
  { which }: Moves,
  chosen: readonly number[],
): readonly OneExpedition[] {
  if (typeof which === 'object' && 'kind' in which) return expeditionsMeant(context, which);
  if (which !== 'one-of-yours') return expeditionsOf(context, which);
  const mine = expeditionsOf(context, 'each-of-yours');
  return chosen.flatMap((index) => mine[index] ?? []);
}

/** Stores which expeditions moved, because later parts of the effect can refer to their players' other expeditions. */
export function rememberMoved(run: Run, expeditions: readonly OneExpedition[]): void {
  const waiting = run.state.agenda.at(-1);
  if (waiting?.task !== 'resolve' || !storesLaterFacts(run.state)) return;
  const { frame } = waiting;
  run.state.agenda.pop();
  run.schedule({ ...waiting, frame: { ...frame, bound: { ...frame.bound, expeditions } } });
}
