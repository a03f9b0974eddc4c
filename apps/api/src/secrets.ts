import { escaped } from '#record';

const secrets: readonly (readonly [RegExp, string])[] = [
  // A JSON Web Token at any position. Its header begins with `{"`.
  [/\beyJ[\w-]+\.[\w-]*(?:\.[\w-]*)?/g, '[token]'],
  // Other credentials.
  [/\b(Bearer|Basic) +[^\s"'\\,]+/gi, '$1 [secret]'],
  [
    /\b(token|share|x-retrace-seat|authorization)(\\?["']?\s*[=:]\s*\\?["']?)(?!Bearer|Basic)[^\s"'\\&#,}]+/gi,
    '$1$2[secret]',
  ],
  // The name and password in the address of a database.
  [/:\/\/[^\s/@"'\\]+@/g, '://[secret]@'],
];

/** Removes tokens, passwords and control sequences for terminals from a line of the log. */
export const withoutSecrets = (line: string): string =>
  escaped(secrets.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line));
