import type { Run } from '../step/run.js';
import type { Declaration } from '../state/tasks.js';

/** The fields that are known when a declaration begins. */
type Intent = Pick<Declaration, 'playing' | 'seat' | 'instructions' | 'source' | 'cause' | 'bound'>;

const none: readonly never[] = [];

/**
 * Begins a declaration of intent (5.1.2.b). Lists the fields instead of copying the whole intent, so that nothing else
 * is recorded.
 */
export function intend(run: Run, { playing, seat, instructions, source, cause, bound }: Intent): void {
  run.schedule({
    task: 'declare',
    declaration: {
      playing,
      seat,
      instructions,
      source,
      cause,
      bound,
      modes: null,
      targets: none,
      paid: none,
    },
  });
}
