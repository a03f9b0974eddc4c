import { noAspects, only, type Aspects } from '#altered/abilities';
import type { Action } from '../state/actions.js';

/** Actions by which no object comes into play or leaves it, but for moves between other zones. */
type Beside = Exclude<
  Action['kind'],
  'create' | 'token' | 'emblem' | 'vanish' | 'counters' | 'turn-up' | 'marker' | 'arena' | 'leave'
>;

/** The aspects readable by abilities (2.3.1.k) that each kind of action changes. */
export const changedBy: Readonly<Record<Beside, Aspects>> = {
  move: only('elsewhere', 'past'),
  status: only('statuses'),
  expedition: only('progress', 'past'),
  ascend: only('progress', 'past'),
  compare: only('past'),
  'quick-action': only('past'),
  'first-time': only('past'),
  roll: only('past'),
  shuffle: only('elsewhere'),
  reveal: noAspects,
  identify: only('elsewhere'),
  told: noAspects,
  'first-player': only('first-player'),
  phase: only('day', 'phase', 'passed', 'turn', 'past'),
  turn: only('turn', 'past'),
  pass: only('passed', 'past'),
  'after-you': noAspects,
  outcome: only('result'),
};
