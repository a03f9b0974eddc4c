import type { Source } from './objects.js';

/** The names of activations, quick actions and first times that are counted each day (1.4.6). */
export const reactionKey = ({ object, ability }: Source): string => `reaction:${object ?? ''}:${ability}`;
export const quickActionKey = ({ object, ability }: Source): string =>
  `quick-action:${object ?? ''}:${ability}`;
export const firstTimeKey = ({ object, ability }: Omit<Source, 'item'>): string =>
  `first-time:${object ?? ''}:${ability}`;
