import { errorCatalogue } from './catalogue.js';

/** The catalogue as `docs/errors.md` has it. */
export function printedCatalogue(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { meaning, advice }]) => `| \`${code}\` | ${meaning} | ${advice} |`,
  );
  return `# Errors of the API

Printed from \`apps/api/src/errors/catalogue.ts\` by \`npm run errors\`; do not edit.

An error has \`extensions.code\`, which stays the same, and a message, which may change. \`extensions.advice\` says what to do,
\`extensions.where\` and \`extensions.data\` say more where there is more to say. Faults of the server have \`extensions.logId\`: the id
under which its log has the rest, and which the answer has as \`X-Request-Id\`.

| code | what it means | what to do |
| --- | --- | --- |
${rows.join('\n')}
`;
}
