import type { ValueModel } from '#record';
import data from './value-model.json' with { type: 'json' };

/** How likely seats are to win, fitted by `npm run tool -- train` on games of bots; `origin` says which. */
export const model = data as unknown as ValueModel;
