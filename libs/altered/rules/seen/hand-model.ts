import type { HandModel } from '#record';
import data from './hand-model.json' with { type: 'json' };

/** How choices show which cards players hold, fitted by `npm run tool -- range-check` on games of bots. */
export const handModel: HandModel = data;
