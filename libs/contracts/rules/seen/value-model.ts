import type { ValueModel } from '#record';
import data from './value-model.json' with { type: 'json' };

/** A win probability model, fitted by `npm run tool -- train` on games of bots listed in `origin`. */
export const model = data as unknown as ValueModel;
