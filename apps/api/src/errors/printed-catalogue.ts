import { errorCatalogue } from './catalogue.js';
import type { CodedError } from './coded-error.js';

/** Advice that is shared by at least this number of codes is printed only once, above the codes. */
const SHARED = 2;

/** Returns the text of `docs/reference/errors.md`. */
export function printedCatalogue(): string {
  const byAdvice = new Map<string, string[]>();
  const entries: readonly (readonly [string, CodedError])[] = Object.entries(errorCatalogue);
  for (const [code, { meaning, advice }] of entries)
    byAdvice.set(advice, [...(byAdvice.get(advice) ?? []), `- \`${code}\`: ${meaning}`]);
  const isShared = (advice: string): boolean => (byAdvice.get(advice)?.length ?? 0) >= SHARED;
  const alone = entries
    .filter(([, { advice }]) => !isShared(advice))
    .map(([code, { meaning, advice }]) => `- \`${code}\`: ${meaning} *${advice}*`);
  const shared = [...byAdvice]
    .filter(([advice]) => isShared(advice))
    .map(([advice, lines]) => `## ${advice.replace(/\.$/, '')}\n\n${lines.join('\n')}\n`);
  return `# Errors of the API

Printed from \`apps/api/src/errors/catalogue.ts\` by \`npm run generate\`; do not edit.

Each error has a stable \`extensions.code\` and a message that may change. \`extensions.advice\` says what to do, and
\`extensions.where\` and \`extensions.data\` give details. If an error occurs inside the server, \`extensions.logId\` identifies its
entries in the server's log. The response header \`X-Request-Id\` contains the same id.

A code names its subject X, then the state:

- \`X_INVALID\`: X in the request breaks the rules for X.
- \`X_MALFORMED\`: X exists in a file or in the store, but can't be read.
- \`X_UNKNOWN\`: This version of Retrace does not recognise X.
- \`X_NOT_FOUND\`: No X with this id or name exists, or you can't view it.
- \`X_TOO_MANY\`, \`X_TOO_LARGE\`: The number or the size of X exceeds a limit.

Codes that all GraphQL servers share keep their usual names.

## Codes

${alone.join('\n')}

${shared.join('\n')}`;
}
