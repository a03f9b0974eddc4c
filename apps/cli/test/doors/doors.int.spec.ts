import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { doorFiles, tryDoor, type Door } from '#house';

// Slow: sends many inputs to fuzz targets.

const files = doorFiles(path.resolve('.'), '.door.ts').filter((file) => file.includes('/apps/cli/'));

/** Tries only some of the inputs that `npm run fuzz -- doors` tries. */
describe('every fuzz target of the command line succeeds', () => {
  it('and has a name', () => {
    expect(files.map((file) => path.basename(file, '.door.ts'))).toEqual(
      expect.arrayContaining(['arguments']),
    );
  });

  it.each(files.map((file) => [path.basename(file, '.door.ts'), file]))(
    '%s',
    async (name, file) => {
      const { door } = (await import(file)) as { readonly door: Door };
      expect(door.name).toBe(name);
      const report = await tryDoor(door, { inputs: 40, seed: 'tests' });
      expect(report.broken).toBeNull();
      expect(Object.keys(report.outcomes).length).toBeGreaterThan(1);
    },
    240_000,
  );
});
