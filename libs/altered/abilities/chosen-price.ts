import type { Cost, Effect } from './effect.js';
import type { Selector, What } from './selector.js';
import type { Step } from './step.js';

export type PayingStep = Extract<Step, { kind: 'status' | 'move' | 'discard' | 'take-counters' }>;

/** A cost that applies a step to `count` objects, which are chosen at declaration. */
export interface ChosenPrice {
  readonly step: PayingStep;
  readonly like: Selector;
  readonly count: number;
}

const chosenIn = (what: What): Pick<ChosenPrice, 'like' | 'count'> | null => {
  if (typeof what !== 'object' || !('choose' in what)) return null;
  const { choose: like, count = 1, upTo, by, total } = what;
  const isPlain = typeof count === 'number' && upTo === undefined && by === undefined && total === undefined;
  return isPlain ? { like, count } : null;
};

/**
 * Returns an effect as a cost. An effect can be a cost if it moves chosen objects, discards them or changes their
 * status, or if it removes counters from a single chosen object. Null for other effects.
 */
export function chosenPrice(does: Effect): ChosenPrice | null {
  if (does.kind !== 'step') return null;
  const { step } = does;
  switch (step.kind) {
    case 'status':
    case 'move':
    case 'discard': {
      const isElsewhere = step.kind === 'move' && step.to.zone === 'expedition';
      const isOfOthers = 'who' in step;
      const chosen = isElsewhere || isOfOthers ? null : chosenIn(step.what);
      return chosen && { step, ...chosen };
    }
    case 'take-counters': {
      const { from, name, count, upTo } = step;
      const isPlain = name !== undefined && typeof count === 'number' && upTo === undefined;
      const chosen = isPlain ? chosenIn(from) : null;
      return chosen?.count === 1 ? { step, ...chosen } : null;
    }
    default:
      return null;
  }
}

const cards: readonly string[] = ['discard', 'sacrifice', 'put', 'exhaustInReserve'];

/**
 * Whether every part of a cost requires a choice of objects, such as cards to discard or the objects of a
 * `ChosenPrice`.
 */
export const isChosenOnly = ({ does, ...more }: Cost): boolean =>
  does === undefined
    ? Object.keys(more).every((part) => cards.includes(part))
    : Object.keys(more).length === 0 && chosenPrice(does) !== null;
