import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestRegistry } from './registry.js';
import { fetchedNode } from './fetched.js';

// Slow: downloads a package many times, including downloads that are cut off or stall.

const platform = `${process.platform}-${process.arch}`;
const patience = 120_000;

let registry: TestRegistry;
let home: string;
beforeEach(async () => {
  registry = await TestRegistry.open();
  home = mkdtempSync(path.join(tmpdir(), 'nodes-'));
});
afterEach(async () => {
  await registry.close();
  rmSync(home, { recursive: true, force: true });
});

const fetching = (pin = registry.pin) =>
  fetchedNode('99', { home, pins: { 99: { [platform]: pin } }, env: registry.environment });

/** Returns the message and the advice of the error that a promise rejects with. */
const troubleOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => new Error('It did not fail.') as Error & { advice: string },
    (reason: unknown) => reason as Error & { advice: string },
  );
  return `${error.message}\n${error.advice}`;
};

describe('a fetched Node', () => {
  it(
    'is downloaded once, and works',
    async () => {
      const node = await fetching();
      expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toBe('v99.1.0\n');
      expect(await fetching()).toBe(node);
      expect(registry.downloads).toBe(1);
      expect(readdirSync(home)).toEqual(['node-of-tests-99.1.0']);
    },
    patience,
  );

  it(
    'is downloaded once by two simultaneous commands',
    async () => {
      const [left, right] = await Promise.all([fetching(), fetching()]);
      expect(left).toBe(right);
      expect(registry.downloads).toBe(1);
    },
    patience,
  );

  it(
    'is missing without a network, and downloaded by the next command',
    async () => {
      await registry.stop();
      const trouble = await troubleOf(fetching());
      expect(trouble).toContain('could not be downloaded from the npm registry (ECONNREFUSED)');
      expect(trouble).toContain('Check the network');
      expect(readdirSync(home)).toEqual([]);
      await registry.resume();
      await fetching();
      expect(readdirSync(home)).toEqual(['node-of-tests-99.1.0']);
    },
    patience,
  );

  it(
    'is missing if the registry lacks it',
    async () => {
      registry.answer = 'missing';
      const trouble = await troubleOf(fetching());
      expect(trouble).toContain('does not have node-of-tests@99.1.0');
      expect(trouble).toContain('npm config get registry');
    },
    patience,
  );

  it(
    'is refused when its checksum is wrong',
    async () => {
      const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`;
      const trouble = await troubleOf(fetching({ ...registry.pin, integrity }));
      expect(trouble).toContain('its checksum is wrong');
      expect(readdirSync(home)).toEqual([]);
    },
    patience,
  );

  it(
    'is downloaded again after an interrupted download',
    async () => {
      registry.answer = 'cut-off';
      expect(await troubleOf(fetching())).toContain('could not be downloaded');
      expect(readdirSync(home)).toEqual([]);
      registry.answer = 'whole';
      await fetching();
      expect(readdirSync(home)).toEqual(['node-of-tests-99.1.0']);
    },
    patience,
  );

  it(
    'is downloaded again after a command was killed during the download',
    async () => {
      registry.answer = 'silent';
      const pins = JSON.stringify({ 99: { [platform]: registry.pin } });
      const module = pathToFileURL(path.resolve('tools/node/fetched.js')).href;
      const script = `import { fetchedNode } from '${module}'; await fetchedNode('99', { home: ${JSON.stringify(home)}, pins: ${pins} });`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        env: registry.environment,
        stdio: 'ignore',
        detached: true,
      });
      while (registry.downloads === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      process.kill(-child.pid!, 'SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));
      expect(readdirSync(home)).toHaveLength(2);
      registry.answer = 'whole';
      await fetching();
      expect(readdirSync(home)).toEqual(['node-of-tests-99.1.0']);
    },
    patience,
  );

  it('is reported as unavailable if there is none for the system', async () => {
    const trouble = await troubleOf(fetchedNode('24', { home, platform: 'sunos-sparc' }));
    expect(trouble).toContain('no Node to download for this system (sunos-sparc)');
    expect(trouble).toContain('Install Node 24');
    expect(await troubleOf(fetchedNode('21', { home }))).toContain('Retrace does not run on Node 21');
  });

  it('is reported if it does not run', async () => {
    const other = await TestRegistry.open('something else');
    const work = fetchedNode('99', { home, pins: { 99: { [platform]: other.pin } }, env: other.environment });
    expect(await troubleOf(work)).toContain('does not run on this system: something else');
    expect(readdirSync(home)).toEqual([]);
    await other.close();
  });

  it('is reported if the checkout is not writable', async () => {
    const occupied = path.join(home, 'occupied');
    writeFileSync(occupied, '');
    home = path.join(occupied, '.node');
    const trouble = await troubleOf(fetching());
    expect(trouble).toContain(`cannot be stored in ${home} (ENOTDIR)`);
    expect(trouble).toContain('writable');
    home = path.dirname(occupied);
  });

  it('leaves other files in its folder unchanged', async () => {
    mkdirSync(path.join(home, 'node-of-others-1.0.0'));
    await fetching();
    expect(readdirSync(home).sort()).toEqual(['node-of-others-1.0.0', 'node-of-tests-99.1.0']);
  });
});
