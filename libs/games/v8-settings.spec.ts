import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

describe('options for V8', () => {
  const settings = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });

  it.each([
    'max-valid-polymorphic-map-count',
    'invocation-count-for-turbofan',
    'max-inlined-bytecode-size-cumulative',
  ])('%s is an option of this version of Node', (setting) => {
    expect(settings).toContain(`--${setting} `);
  });
});
