import type { Phrased } from './building.js';
import { conditions } from './conditions.js';
import { descriptions } from './descriptions.js';
import { costs, effects } from './effects.js';
import { later } from './later.js';
import { numbers } from './numbers.js';
import { statements } from './statements.js';
import { steps } from './steps.js';
import { triggers } from './triggers.js';

/** Small trees of every kind, by family and by the phrase that says them: for printing, and for reading back. */
export const phrasedAbilities: Readonly<Record<string, Phrased>> = {
  steps,
  descriptions,
  numbers,
  conditions,
  triggers,
  effects,
  costs,
  statements,
  get later() {
    return later();
  },
};
