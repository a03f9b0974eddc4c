import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

describe('an engine setting of the server', () => {
  it('is known to the engine', () => {
    const source = readFileSync('apps/api/src/production.ts', 'utf8');
    const names = [...source.matchAll(/setFlagsFromString\('--(?:no-)?([a-z-]+)/g)].map(([, name]) => name);
    const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    expect(names).toEqual(['heap-growing-percent', 'allocation-site-pretenuring']);
    for (const name of names) expect(known).toContain(`--${name} (`);
  });
});
