import {
  sampleOpening,
  valueOpening,
  type OpeningHand,
  type OpeningSample,
  type ValuedChoice,
} from '#analysis';
import { gameModules } from '#games';
import { invariant } from '#record';
import { dealtOpening, seedOfOpening, type OpeningPlan } from './opening-plan.js';

/** The task of evaluating the choices of a hand. */
export interface ValueTask {
  readonly does: 'value';
  readonly plan: OpeningPlan;
  readonly number: number;
  readonly playouts: number;
}

/** The task of sampling consecutive hands for a table. */
export interface SampleTask {
  readonly does: 'sample';
  readonly plan: OpeningPlan;
  readonly from: number;
  readonly count: number;
}

/** Evaluates the choices of an opening hand, or samples several hands. */
export default (task: ValueTask | SampleTask): readonly ValuedChoice[] | readonly OpeningSample[] => {
  const module = gameModules.get(task.plan.module);
  invariant(module !== undefined, `there is a game "${task.plan.module}"`);
  const { seed } = task.plan;
  if (task.does === 'value') {
    const { number, playouts } = task;
    return valueOpening(module, handOf(task.plan, number), { seed: seedOfOpening(seed, number), playouts });
  }
  return Array.from({ length: task.count }, (_, index) => {
    const number = task.from + index;
    return sampleOpening(module, handOf(task.plan, number), seedOfOpening(seed, number));
  });
};

function handOf(plan: OpeningPlan, number: number): OpeningHand {
  const hand = dealtOpening(plan, number);
  invariant(hand.ok, 'the opening hand was dealt before');
  return hand.value;
}
