import type { HandModel } from '#record';
import data from './hand-model.json' with { type: 'json' };

/** The weights that estimate hands from choices, fitted by `npm run tool -- range-check` to games of bots. */
export const handModel: HandModel = data;
