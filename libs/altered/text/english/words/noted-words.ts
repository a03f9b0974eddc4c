import type { Scope } from '../../syntax/scope.js';

/** Noted where a trigger is about Expeditions that fail to move, and how many of them. */
export const failing = 'failed to move';

/** Noted where a trigger is about a card that is played. */
export const playing = 'a card that is played';

/** Under which name it is known that every player has done something, each with something of their own. */
export const byEach = (note: string): string => `each ${note}`;

/** Whether a note has objects of every player, not a single object. */
export const isOfEveryPlayer = (note: string, { noted }: Pick<Scope, 'noted'>): boolean =>
  noted.includes(byEach(note));
