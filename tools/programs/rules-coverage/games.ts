import type { RuleEntry } from '#kernel';
import { modeRules, rulebooks, sharedRules } from '#altered/rules';
import { allRules as contractsRules } from '#contracts';

/** A game with numbered rules, and where to find its scenarios. */
export interface RuledGame {
  readonly id: string;
  readonly name: string;
  /** Selects the scenarios in the folder that test these rules. If absent, all scenarios in the folder count. */
  readonly own?: (path: string) => boolean;
  /**
   * Pairs of rules with the same text in this edition and in another edition. The same code executes both rules of a
   * pair.
   */
  readonly alike?: readonly (readonly [string, string])[];
  readonly rules: readonly RuleEntry[];
  readonly scenarios: string;
  /** Matches the names of the documents that use the index's numbers. Null if this project assigned the numbers. */
  readonly documents: RegExp | null;
  /** Whether a rule must be covered. */
  readonly target: (rule: RuleEntry) => boolean;
}

/**
 * Whether a rule must be covered. Chapter 1 is an overview that other chapters repeat, so only its golden rules must be
 * covered.
 */
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
    // Rules cannot be read from this edition's documents, because their lines do not begin with rule numbers.
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
