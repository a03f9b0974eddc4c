import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

describe('shapes that V8 remembers', () => {
  it('are a setting that this version of Node knows', () => {
    const settings = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    expect(settings).toContain('--max-valid-polymorphic-map-count ');
  });
});
