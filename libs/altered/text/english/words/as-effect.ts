import type { Effect, Step } from '#altered/abilities';
import { iso, type Syntax } from '../../syntax/syntax.js';

/** An effect of one step. */
export const asEffect = (step: Syntax<Step>): Syntax<Effect> =>
  iso(
    step,
    (step): Effect => ({ kind: 'step', step }),
    (effect) =>
      effect.kind === 'step' && effect.note === undefined && effect.said === undefined
        ? effect.step
        : undefined,
  );
