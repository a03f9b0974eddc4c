import type { RuleEntry } from '#kernel';
import { modeRules, rulebooks, sharedRules } from '#altered/rules';
import { allRules as contractsRules } from '#contracts';

/** A game whose rules are numbered, and where to find their scenarios. */
export interface RuledGame {
  readonly id: string;
  readonly name: string;
  /** Selects the scenarios in the folder that concern these rules. If absent, all do. */
  readonly own?: (path: string) => boolean;
  /** Pairs of rules with the same text in this and in another edition. The same code resolves both. */
  readonly alike?: readonly (readonly [string, string])[];
  readonly rules: readonly RuleEntry[];
  readonly scenarios: string;
  /** Matches the names of the documents with the index's numbers. Null if this project assigned the numbers. */
  readonly documents: RegExp | null;
  /** Whether a rule has to be covered. */
  readonly target: (rule: RuleEntry) => boolean;
}

/** Whether a rule has to be covered. Other chapters repeat the overview in chapter 1, except its golden rules. */
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
    // In the documents of this edition, lines do not begin with the numbers of rules.
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
