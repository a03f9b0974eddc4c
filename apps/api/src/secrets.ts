import { escaped } from '#record';

const secrets: readonly (readonly [RegExp, string])[] = [
  // A JSON Web Token, wherever it stands: `{"` begins its header.
  [/\beyJ[\w-]+\.[\w-]*(?:\.[\w-]*)?/g, '[token]'],
  // Other credentials.
  [/\b(Bearer|Basic) +[^\s"'\\,]+/gi, '$1 [secret]'],
  [
    /\b(token|share|x-retrace-seat|authorization)(\\?["']?\s*[=:]\s*\\?["']?)(?!Bearer|Basic)[^\s"'\\&#,}]+/gi,
    '$1$2[secret]',
  ],
  // Name and password in the address of a database.
  [/:\/\/[^\s/@"'\\]+@/g, '://[secret]@'],
];

/** Returns a line of the log without tokens, passwords and control sequences for terminals. */
export const withoutSecrets = (line: string): string =>
  escaped(secrets.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line));
