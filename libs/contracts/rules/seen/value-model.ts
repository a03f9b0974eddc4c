import type { ValueModel } from '#record';
import data from './value-model.json' with { type: 'json' };

/** The win probability model. `npm run tool -- train` fits it to the bot games listed in `origin`. */
export const model = data as unknown as ValueModel;
