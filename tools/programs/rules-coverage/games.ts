import type { RuleEntry } from '#kernel';
import { modeRules, rulebooks, sharedRules } from '#altered/rules';
import { allRules as contractsRules } from '#contracts';

/** A game whose rules are numbered, and where to look for their scenarios. */
export interface RuledGame {
  readonly id: string;
  readonly name: string;
  /** Selects the folder's scenarios that concern these rules. All if absent. */
  readonly own?: (path: string) => boolean;
  /** Rules with the same text in another edition, with their numbers there. The same code resolves them. */
  readonly alike?: readonly (readonly [string, string])[];
  readonly rules: readonly RuleEntry[];
  readonly scenarios: string;
  /** Names of the documents with the index's numbers. Null if the numbers are ours. */
  readonly documents: RegExp | null;
  /** Whether a rule has to be covered. */
  readonly target: (rule: RuleEntry) => boolean;
}

/** Other chapters repeat the overview of chapter 1, except the golden rules. */
const needed = ({ number, chapter }: RuleEntry): boolean => chapter > 1 || number.startsWith('1.4.');

const isOf40 = (path: string): boolean => /[\\/]edition-4\.0[\\/]/.test(path);

export const games: readonly RuledGame[] = [
  {
    id: 'altered',
    name: 'Altered, edition 1.0',
    rules: rulebooks['1.0'].rules,
    scenarios: 'libs/altered/rules',
    own: (path) => !isOf40(path),
    documents: /^altered-.*\.txt$/,
    target: needed,
  },
  {
    id: 'altered-4.0',
    name: 'Altered, edition 4.0',
    rules: rulebooks['4.0'].rules,
    scenarios: 'libs/altered/rules',
    own: isOf40,
    alike: sharedRules,
    // Its document is not among the ones whose numbers begin their lines.
    documents: null,
    target: needed,
  },
  {
    id: 'altered-modes',
    name: 'Altered, modes of play',
    rules: modeRules,
    scenarios: 'libs/altered',
    own: (path) => /[\\/](modes|drafts)[\\/]/.test(path),
    documents: null,
    target: ({ number }) => number.startsWith('M'),
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
