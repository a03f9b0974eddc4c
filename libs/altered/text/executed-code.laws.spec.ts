import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sharedPaths } from '#record/testing';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * A script that compiles every line printed on a card and prints the result as text again. It runs in a separate
 * process, because V8 counts all calls since the process started.
 */
const program = `
  import { printedLines } from '#altered/testing';
  import { compileLine, printLine } from '#altered/text';
  for (const { line, box, type } of printedLines()) {
    const read = compileLine(line, box, { type, isExplained: false });
    if (read.kind === 'parsed') printLine(read.abilities);
  }
`;

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly count: number }[];
    }[];
  }[];
}

/**
 * Functions that are never called for printed lines, because they only reject meanings that no printed line has. An
 * anonymous function is listed by its file name.
 */
const declining = [
  'nouns/quantities',
  'nouns/tokens isYours',
  'sentences/clause',
  'sentences/done-or-not',
  'sentences/instructions first',
  'sentences/objects-doing',
  'sentences/predicates',
];

/** Returns the grammar functions that were not called, by file and name. */
function uncalledFunctions(): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));
  try {
    execFileSync(
      process.execPath,
      ['--import', './tools/test/sources.js', '--input-type=module-typescript', '--eval', program],
      { cwd: root, env: { ...process.env, NODE_V8_COVERAGE: folder } },
    );
    const [report = ''] = readdirSync(folder);
    const { result } = JSON.parse(readFileSync(path.join(folder, report), 'utf8')) as Coverage;
    return result.flatMap(({ url, functions }) => {
      const [, file] = /\/libs\/altered\/text\/english\/(.*)\.ts/.exec(url) ?? [];
      if (file === undefined) return [];
      return functions.flatMap(({ functionName, ranges }) =>
        ranges[0]?.count === 0 ? [`${file} ${functionName}`.trim()] : [],
      );
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isThere = sharedPaths('cards/altered-cards-en.json').length > 0;

(isThere ? describe : describe.skip)('every function of the grammar', () => {
  // Slow: a separate process compiles all lines.
  it('is called for a printed line, or only declines lines', () => {
    expect([...new Set(uncalledFunctions())].sort()).toEqual(declining);
  });
});
