import { errorCatalogue } from './catalogue.js';

/** The catalogue as `docs/reference/errors.md` has it. */
export function printedCatalogue(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { meaning, advice }]) => `| \`${code}\` | ${meaning} | ${advice} |`,
  );
  return `# Errors of the API

Printed from \`apps/api/src/errors/catalogue.ts\` by \`npm run generate\`; do not edit.

An error has \`extensions.code\`, which stays the same, and a message, which may change. \`extensions.advice\` says what to do,
\`extensions.where\` and \`extensions.data\` say more where there is more to say. Faults of the server have \`extensions.logId\`: the id
under which its log has the rest, and which the answer has as \`X-Request-Id\`.

A code names its subject first, then what is wrong with it. \`X_INVALID\`: X is not what it has to be. \`X_MALFORMED\`: X is stored
and can't be read. \`X_UNKNOWN\`: this version does not know such an X. \`X_NOT_FOUND\`: X was asked for by its id or name and does
not exist for you. \`X_TOO_MANY\`, \`X_TOO_LARGE\`: X exceeds a bound. Names that all GraphQL servers share keep theirs.

| code | what it means | what to do |
| --- | --- | --- |
${rows.join('\n')}
`;
}
