import type { ValueModel } from '#record';
import data from './value-model.json' with { type: 'json' };

/** The win probability model. `npm run tool -- train` fits it to games between bots. `origin` names these games. */
export const model = data as unknown as ValueModel;
