import type { Run } from '../step/run.js';
import type { Declaration } from '../state/tasks.js';

/** The declaration of intent begins (5.1.2.b). */
export function intend(run: Run, declaration: Omit<Declaration, 'modes' | 'targets' | 'paid'>): void {
  run.schedule({ task: 'declare', declaration: { ...declaration, modes: null, targets: [], paid: [] } });
}
