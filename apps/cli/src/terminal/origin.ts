import type { CheckStatus } from '#record';

/** The result of checking a game against the rules. If the check failed, `position` is the last confirmed position. */
interface Check {
  readonly status: CheckStatus;
  readonly position: string | null;
}

/** Returns a sentence that states whether the rules confirm an imported game. */
export function checkWords(check: Check | null): string {
  switch (check?.status) {
    case undefined:
      return 'Not checked against the rules yet.';
    case 'EXACT':
      return check.position === null
        ? 'The rules confirm it.'
        : `The rules confirm it up to position ${check.position}. The rest is observed.`;
    case 'DIVERGED':
      return 'The rules disagree.';
    case 'UNVERIFIED':
      return 'The rules cannot confirm it.';
  }
}

/** Returns a sentence about the origin of an imported game. */
export const originWords = (by: string, check: Check | null): string =>
  `Imported by ${by}. ${checkWords(check)}`;
