import type { RuleEntry } from '#kernel';
import { allRules as alteredRules } from '#altered/rules';
import { allRules as contractsRules } from '#contracts';

/** A game whose rules are numbered, and where to look for their scenarios. */
export interface RuledGame {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly RuleEntry[];
  readonly scenarios: string;
  /** Names of the documents whose numbers are the index's own; null: the numbers are ours. */
  readonly documents: RegExp | null;
  /** What has to be covered. */
  readonly target: (rule: RuleEntry) => boolean;
}

export const games: readonly RuledGame[] = [
  {
    id: 'altered',
    name: 'Altered',
    rules: alteredRules,
    scenarios: 'libs/altered/rules',
    documents: /^altered-.*\.txt$/,
    // The overview of chapter 1 is told again by the others, but for the golden rules.
    target: ({ number, chapter }) => chapter > 1 || number.startsWith('1.4.'),
  },
  {
    id: 'contracts',
    name: 'Contracts',
    rules: contractsRules,
    scenarios: 'libs/contracts',
    documents: null,
    target: () => true,
  },
];
