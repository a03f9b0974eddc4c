import type { Source } from './objects.js';

/** The names of activations and quick actions that are counted each day (1.4.6). */
export const reactionKey = ({ object, ability }: Source): string => `reaction:${object ?? ''}:${ability}`;
export const quickActionKey = ({ object, ability }: Source): string =>
  `quick-action:${object ?? ''}:${ability}`;
