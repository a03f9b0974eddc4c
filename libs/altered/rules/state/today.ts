import type { Source } from './objects.js';

/**
 * Each function returns the key under which an activation, quick action or first occurrence is counted each day
 * (1.4.6).
 */
export const reactionKey = ({ object, ability }: Source): string => `reaction:${object ?? ''}:${ability}`;
export const quickActionKey = ({ object, ability }: Source): string =>
  `quick-action:${object ?? ''}:${ability}`;
export const firstTimeKey = ({ object, ability }: Omit<Source, 'item'>): string =>
  `first-time:${object ?? ''}:${ability}`;
