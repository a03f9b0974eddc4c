import type { Scope } from '../../syntax/scope.js';

/** The name of the note that marks a trigger on expeditions that fail to move. */
export const failing = 'failed to move';

/** The name of the note that marks a trigger on a played card. */
export const playing = 'a card that is played';

/** Returns the name of the additional note on an action that every player applies to their own objects. */
export const byEach = (note: string): string => `each ${note}`;

/** Whether a note refers to objects of every player. */
export const isOfEveryPlayer = (note: string, { noted }: Pick<Scope, 'noted'>): boolean =>
  noted.includes(byEach(note));
