import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

describe('what V8 is told about itself', () => {
  const settings = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });

  it.each([
    'max-valid-polymorphic-map-count',
    'invocation-count-for-turbofan',
    'max-inlined-bytecode-size-cumulative',
  ])('%s is a setting that this version of Node knows', (setting) => {
    expect(settings).toContain(`--${setting} `);
  });
});
