import { createRequire } from 'node:module';

/** A test in a loaded spec, identified by file and title. */
export interface LoadedTest {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...values: readonly unknown[]) => unknown;
type Each = (table: readonly unknown[]) => (title: string, body: Body) => void;

const fromJest = createRequire(createRequire(import.meta.url).resolve('@jest/globals'));

/** The installed Jest's `expect`. */
export const expect: unknown = (fromJest('expect') as { readonly expect: unknown }).expect;

export const tests: LoadedTest[] = [];
const path: string[] = [];

const valuesOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

const skipping = (): void => undefined;
const skipped = Object.assign(skipping, { each: () => skipping });

const testEach: Each = (table) => (title, body) => {
  for (const [index, row] of table.entries()) test(`${title} ${index}`, () => body(...valuesOf(row)));
};

function test(title: string, run: () => unknown): void {
  tests.push({ name: [...path, title].join(' › '), run });
}

const groupEach: Each = (table) => (title, body) => {
  for (const [index, row] of table.entries()) group(`${title} ${index}`, () => body(...valuesOf(row)));
};

function group(title: string, within: () => unknown): void {
  path.push(title);
  within();
  path.pop();
}

/** Replaces `@jest/globals` in specs, so that tests can run one at a time in a shared process. */
export const it = Object.assign(test, { each: testEach, skip: skipped });
export const describe = Object.assign(group, { each: groupEach, skip: skipped });
