import type { Exception } from './unremembered.js';

/** What edition 4.0 has no meaning for either: a deck tells nobody what is in it (3.2.2.a). */
export const hidden: readonly Exception[] = [
  {
    kind: 'what is in a deck',
    why: 'nobody knows what is in a deck: only how many cards there are is asked of it',
    concerns: ({ family, value }) => {
      if (family === 'condition' && value.kind === 'exists') return isOfDeck(value.like);
      return family === 'quantity' && typeof value === 'object' && 'count' in value && isOfDeck(value.count);
    },
  },
];

const isOfDeck = (like: object): boolean => {
  const {
    zone,
    among,
    owner: _owner,
    ...more
  } = like as {
    readonly zone?: unknown;
    readonly among?: unknown;
    readonly owner?: unknown;
  };
  return zone === 'deck' && among === undefined && Object.keys(more).length > 0;
};

/** Durations, and what is waited for, that edition 1.0 does not have and edition 4.0 executes. */
export const timely10: readonly Exception[] = [
  {
    kind: 'until Rest',
    why: 'edition 1.0 has no duration until Rest',
    concerns: ({ family, value }) =>
      family === 'step' && value.kind === 'ongoing' && value.duration === 'rest',
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
      family === 'passive' && value.kind === 'enters-with' && value.zone !== 'expedition',
  },
  {
    kind: 'the most counters',
    why: 'edition 1.0 compares objects by statistics and costs',
    concerns: ({ family, value }) => family === 'selector' && typeof value.most?.of === 'object',
  },
];
