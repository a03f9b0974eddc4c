import type { Run } from '../step/run.js';
import type { Declaration } from '../state/tasks.js';

/** The declaration of intent begins (5.1.2.b). */
export function intend(
  run: Run,
  {
    playing,
    seat,
    instructions,
    source,
    cause,
    bound,
  }: Pick<Declaration, 'playing' | 'seat' | 'instructions' | 'source' | 'cause' | 'bound'>,
): void {
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
      targets: nothingChosen,
      paid: nothingChosen,
    },
  });
}

const nothingChosen: readonly never[] = [];
