import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { withSourceLines } from './source-lines.js';

describe('the lines of a stack trace', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'source-lines-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const built = path.join(folder, 'built.js');
  // The map has one segment. It maps line 1, column 0 of the build to line 3, column 2 of the source.
  writeFileSync(
    `${built}.map`,
    JSON.stringify({ version: 3, sources: ['source.ts'], names: [], mappings: 'AAEE' }),
  );

  it('refer to the sources', () => {
    const source = pathToFileURL(path.join(folder, 'source.ts')).href;
    expect(withSourceLines(`Error: no\n    at play (${pathToFileURL(built).href}:1:1)`)).toBe(
      `Error: no\n    at play (${source}:3:3)`,
    );
  });

  it('are unchanged if there is no source map', () => {
    const stack = `    at file://${folder}/other.js:1:1\n    at node:internal/process:3:4`;
    expect(withSourceLines(stack)).toBe(stack);
  });
});
