import type { Scope } from '../../syntax/scope.js';

/** A note of triggers about Expeditions that fail to move. */
export const failing = 'failed to move';

/** A note of triggers about a card that is played. */
export const playing = 'a card that is played';

/** The note of an action that every player applied to their own objects. */
export const byEach = (note: string): string => `each ${note}`;

/** Whether a note is about objects of every player. */
export const isOfEveryPlayer = (note: string, { noted }: Pick<Scope, 'noted'>): boolean =>
  noted.includes(byEach(note));
