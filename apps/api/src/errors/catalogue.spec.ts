import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorCatalogue } from './catalogue.js';
import { printedCatalogue } from './printed-catalogue.js';

/** Whether a file lists the error codes of a library or an application. */
const isList = (file: string): boolean => /(?:error|server)-codes\.ts$/.test(file);
const isOfCatalogue = (file: string): boolean => file.startsWith(path.join('apps', 'api', 'src', 'errors'));

const sources = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules')),
);
const codesIn = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(([, code]) => code ?? ''),
    ),
  );

/** Apollo's error codes, which are passed on unchanged. */
const passedOn = [
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
];
/** The codes that all HTTP and GraphQL servers have in common. They keep their usual names. */
const common = new Set([
  ...passedOn,
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'INTERNAL',
  'OVERLOADED',
  'UNAUTHENTICATED',
]);

/** Matches codes that begin with a fault. Such codes are not allowed, because a code must begin with its subject. */
const wrongFirst =
  /^(BAD|BROKEN|EMPTY|EXCESS|FOREIGN|FORBIDDEN|INVALID|MALFORMED|MISSING|MORE|NO|NOT|NOTHING|TOO|TWO|UNFOLDABLE|UNKNOWN|WRONG)_/;
/** Matches codes that end with a known fault. */
const state =
  /_(INVALID|MALFORMED|UNKNOWN|MISSING|REPEATED|DUPLICATE|CONFLICT|FORBIDDEN|REQUIRED|REFUSED|DENIED|RESTRICTED|FOREIGN|EMPTY|EXISTS|OMITTED|BROKEN|DAMAGED|DELETED|FAILED|STALE|OVER|OUT_OF_RANGE|BUSY|CLOSED|RUNNING|STOPPED|IN_USE|LIMITED|SHIPPED|CLAIMED|REVOKED|VOID|UNAVAILABLE|UNCONFIRMED|UNFOLDABLE|UNREACHABLE|UNUSABLE|INCOMPLETE|MIXED|OBSERVED|HAS_BRANCHES|OF_ANOTHER_[A-Z]+|TOO_[A-Z]+|NOT_[A-Z]+(_[A-Z]+)*)$/;

describe('the catalogue of errors', () => {
  const listed = codesIn(sources.filter(isList));

  it('has codes that name their subject first and the problem second, as in all programs', () => {
    expect(listed.size).toBeGreaterThan(150);
    const misnamed = [...listed, ...Object.keys(errorCatalogue)].filter(
      (code) => !common.has(code) && (wrongFirst.test(code) || !state.test(code)),
    );
    expect(misnamed).toEqual([]);
  });

  it('lists no code that is never used', () => {
    const made = codesIn(sources.filter((file) => !isList(file) && !isOfCatalogue(file)));
    expect([...listed].filter((code) => !made.has(code) && !passedOn.includes(code))).toEqual([]);
  });

  it('gives the meaning of each code and advice', () => {
    for (const { meaning, advice } of Object.values(errorCatalogue))
      for (const sentence of [meaning, advice]) expect(sentence).toMatch(/^[^|]{10,}\.$/);
  });

  it('matches docs/reference/errors.md', () => {
    expect(readFileSync('docs/reference/errors.md', 'utf8')).toBe(printedCatalogue());
  });
});
