import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isRecent, lines, neededLine, oldest, pins, preferredLine } from './lines.js';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];

describe('the selected Node version', () => {
  it('is the current one if it is recent', () => {
    for (const version of ['22.15.0', '22.23.3', '23.1.0', '24.0.0', '24.21.0', '26.10.0', '27.0.0']) {
      expect(isRecent(version)).toBe(true);
      expect(neededLine(version, 'linux-x64')).toBeNull();
    }
  });

  it('is a downloaded one if the current one is older', () => {
    for (const version of ['18.20.8', '20.20.2', '21.7.0', '22.14.0']) {
      expect(isRecent(version)).toBe(false);
      for (const platform of platforms) expect(neededLine(version, platform)).toBe(preferredLine(platform));
    }
  });

  it('is the pinned build of the release line in RETRACE_NODE', () => {
    const pinned = pins['24']!['linux-x64']!.version;
    expect(neededLine('26.10.0', 'linux-x64', '24')).toBe('24');
    expect(neededLine('24.0.0', 'linux-x64', '24')).toBe('24');
    expect(neededLine(pinned, 'linux-x64', '24')).toBeNull();
    expect(neededLine('24.21.0', 'linux-x64', '21')).toBe('21');
  });

  it('belongs to a release line that package.json supports', () => {
    expect(engines.node).toBe(`^${oldest}.0 || ^24.0.0 || ^26.0.0`);
    expect(lines).toEqual(['22', '24', '26']);
  });

  it('is pinned with its checksum for every platform', () => {
    for (const line of lines)
      for (const platform of platforms) {
        const pin = pins[line]![platform]!;
        expect(pin.name).toMatch(/^node-(bin-)?(linux|darwin|win)-(x64|arm64)$/);
        expect(pin.version.startsWith(`${line}.`)).toBe(true);
        expect(Buffer.from(pin.integrity.replace('sha512-', ''), 'base64')).toHaveLength(64);
      }
  });
});
