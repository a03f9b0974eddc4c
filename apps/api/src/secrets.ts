import { escaped } from '#record';

const secrets: readonly (readonly [RegExp, string])[] = [
  // A JSON Web Token anywhere in the line. `eyJ` encodes the `{"` with which the token's header begins.
  [/\beyJ[\w-]+\.[\w-]*(?:\.[\w-]*)?/g, '[token]'],
  // Other credentials.
  [/\b(Bearer|Basic) +[^\s"'\\,]+/gi, '$1 [secret]'],
  [
    /\b(token|share|x-retrace-seat|authorization)(\\?["']?\s*[=:]\s*\\?["']?)(?!Bearer|Basic)[^\s"'\\&#,}]+/gi,
    '$1$2[secret]',
  ],
  // The name and password in a database URL.
  [/:\/\/[^\s/@"'\\]+@/g, '://[secret]@'],
];

/** Removes tokens, passwords and terminal control sequences from a log line. */
export const withoutSecrets = (line: string): string =>
  escaped(secrets.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line));
