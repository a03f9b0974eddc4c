import type { HandModel } from '#record';
import data from './hand-model.json' with { type: 'json' };

/** The weights for estimating hands from choices. `npm run tool -- range-check` fits them to bot games. */
export const handModel: HandModel = data;
