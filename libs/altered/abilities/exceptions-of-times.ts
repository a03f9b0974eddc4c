import type { Exception } from './unremembered.js';

/** Durations, and what is waited for, that edition 1.0 does not have and edition 4.0 executes. */
export const timely10: readonly Exception[] = [
  {
    kind: 'until Rest',
    why: 'edition 1.0 has no duration until Rest',
    concerns: ({ family, value }) =>
      family === 'step' &&
      (value.kind === 'ongoing' || value.kind === 'cannot-move-forward') &&
      value.duration === 'rest',
  },
  {
    kind: 'the next time that something happens',
    why: 'edition 1.0 waits for what joins, is played or is activated alone',
    concerns: ({ family, value }) =>
      family === 'step' && value.kind === 'next' && value.trigger.kind === 'happens',
  },
  {
    kind: 'enters-with in several zones',
    why: 'edition 1.0 has one zone that objects enter with something',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'enters-with' && typeof value.zone !== 'string',
  },
  {
    kind: 'the most counters',
    why: 'edition 1.0 compares objects by statistics and costs',
    concerns: ({ family, value }) => family === 'selector' && typeof value.most?.of === 'object',
  },
];
