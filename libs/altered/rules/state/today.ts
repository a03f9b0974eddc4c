import type { Source } from './objects.js';

/**
 * These functions return the keys under which `State.today` counts activations, quick actions and first occurrences
 * (1.4.6).
 */
export const reactionKey = ({ object, ability }: Source): string => `reaction:${object ?? ''}:${ability}`;
export const quickActionKey = ({ object, ability }: Source): string =>
  `quick-action:${object ?? ''}:${ability}`;
export const firstTimeKey = ({ object, ability }: Omit<Source, 'item'>): string =>
  `first-time:${object ?? ''}:${ability}`;
