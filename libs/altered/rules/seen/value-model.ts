import type { ValueModel } from '#record';
import data from './value-model.json' with { type: 'json' };

/** The win probability model. `npm run tool -- train` fits it to the games between bots that `origin` lists. */
export const model = data as unknown as ValueModel;
