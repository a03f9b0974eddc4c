import type { Effect } from '#altered/abilities';
import { isOfX } from './costs.js';

type PayTo = Extract<Effect, { kind: 'pay-to' }>;

export const isOfPayingX = (effect: Effect): effect is PayTo =>
  effect.kind === 'pay-to' && effect.who === undefined && isOfX(effect.cost);
