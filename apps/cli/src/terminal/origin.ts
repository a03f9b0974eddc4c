import type { CheckStatus } from '#record';

/** Whether the rules confirm an imported game, as a sentence. */
export function checkWords(check: CheckStatus | null): string {
  switch (check) {
    case null:
      return 'Not checked against the rules yet.';
    case 'EXACT':
      return 'The rules confirm it.';
    case 'DIVERGED':
      return 'The rules disagree.';
    case 'UNVERIFIED':
      return 'The rules cannot confirm it.';
  }
}

/** Where an imported game comes from, as a sentence. */
export const originWords = (by: string, check: CheckStatus | null): string =>
  `Imported by ${by}. ${checkWords(check)}`;
