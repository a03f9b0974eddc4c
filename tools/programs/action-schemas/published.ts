import { alteredVocabulary } from '#altered/rules';
import { contractsVocabulary } from '#contracts';
import { actionsSchema } from '#kernel';

/** The JSON Schemas of the games' atomic actions, by file. */
export const published = [alteredVocabulary, contractsVocabulary].map((vocabulary) => ({
  file: `libs/interchange/${vocabulary.module}-actions.schema.json`,
  text: `${JSON.stringify(actionsSchema<string>(vocabulary), null, 2)}\n`,
}));
