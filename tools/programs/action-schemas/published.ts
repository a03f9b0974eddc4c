import { alteredVocabulary } from '#altered/rules';
import { contractsVocabulary } from '#contracts';
import { actionsSchema, actionsList } from '#kernel';

/** A file that is made from the vocabularies of the games, whole or between two marks. */
export interface Published {
  readonly file: string;
  /** The file as it has to be, given as it is. */
  readonly made: (present: string) => string;
}

const document = 'docs/integrating/record.md';
const vocabularies = [alteredVocabulary, contractsVocabulary] as const;

/** Returns the text between the marks of a game in a document. */
function between(text: string, module: string, list: string): string {
  const [start, end] = [`<!-- actions of ${module} -->`, `<!-- end of the actions of ${module} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no place for the actions of ${module}`);
  return `${text.slice(0, from)}${start}\n\n${list}\n\n${text.slice(to)}`;
}

/** Everything that is published of the atomic actions. */
export const published: readonly Published[] = [
  ...vocabularies.map((vocabulary) => ({
    file: `libs/interchange/${vocabulary.module}-actions.schema.json`,
    made: () => `${JSON.stringify(actionsSchema<string>(vocabulary), null, 2)}\n`,
  })),
  {
    file: document,
    made: (present) =>
      vocabularies.reduce(
        (text, vocabulary) => between(text, vocabulary.module, actionsList<string>(vocabulary)),
        present,
      ),
  },
];
