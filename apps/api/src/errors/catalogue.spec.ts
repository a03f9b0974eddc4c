import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorCatalogue } from './catalogue.js';
import { printedCatalogue } from './printed-catalogue.js';

/** Where errors are made that can reach an answer. */
const places = [
  'apps/api/src',
  'libs/record',
  'libs/event-store',
  'libs/interchange',
  'libs/card-library',
  'libs/kernel',
  'libs/altered',
  'libs/contracts',
  'libs/games',
  'libs/projections',
  'libs/read-models',
];

/** Codes that end a program or a command before anything is answered. */
const elsewhere = new Set([
  'SETTING_INVALID',
  'BACKUP_EMPTY',
  'BACKUP_STOPPED',
  'BACKUP_FOREIGN',
  'BACKUP_DAMAGED',
  'BACKUP_TOO_NEW',
  'DATA_FOLDER_NOT_EMPTY',
  'DATA_FOLDER_IN_USE',
  // Translated before they leave the server.
  'STREAM_NOT_FOUND',
  'STREAM_DELETED',
  'REVISION_CONFLICT',
  'READ_MODELS_NOT_MIGRATED',
  // Stops a projection, and is told by the health of the server.
  'EVENT_UNFOLDABLE',
  // What SQLite says.
  'SQLITE_BUSY',
  // Answers of Apollo, passed on.
  'INTERNAL_SERVER_ERROR',
]);

const isSetting = (name: string): boolean => /^(HOST$|AUTH_|RETRACE_|EVENT_|PERSISTED_QUERIES)/.test(name);
/** Of files of cards and their lines, which the command line alone reads. */
const isOfCardFile = (code: string): boolean => /^(CARDS?|TEXT)_/.test(code);

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !/[.](spec|types)\.ts$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));

/** `code: 'X_Y'`, `refused('X_Y', …)`, `| 'X_Y'` in the type of a code; other words in capitals are short ones. */
const made =
  /(?:\bcode(?::|\s*=)\s*'([A-Z]+(?:_[A-Z]+)*)'|\brefused?\(\s*'([A-Z]+(?:_[A-Z]+)*)'|(?:\w\(\s*|^\s*\| )'([A-Z]+(?:_[A-Z]+)+)')/gm;

describe('the catalogue of errors', () => {
  const used = new Map(
    places
      .flatMap(sourcesIn)
      .filter((file) => !/contract[.]ts$|[/]contract[/]|scenarios/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(made)].map(
          ([, named, refused, word]) => [named ?? refused ?? word ?? '', file] as const,
        ),
      ),
  );

  it('has every code that is used', () => {
    const missing = [...used].filter(
      ([code]) =>
        !(code in errorCatalogue) && !elsewhere.has(code) && !isSetting(code) && !isOfCardFile(code),
    );
    expect(missing).toEqual([]);
    expect(used.size).toBeGreaterThan(40);
  });

  it('says of each what it means and what to do', () => {
    for (const { meaning, advice } of Object.values(errorCatalogue))
      for (const sentence of [meaning, advice]) expect(sentence).toMatch(/^[^|]{10,}\.$/);
  });

  it('is what docs/errors.md has', () => {
    expect(readFileSync('docs/errors.md', 'utf8')).toBe(printedCatalogue());
  });
});
