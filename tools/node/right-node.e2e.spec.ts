import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestRegistry } from './registry.js';

const platform = `${process.platform}-${process.arch}`;
const patience = 60_000;

/** A program that prints how it was started. If its argument is `wait`, it runs until a signal ends it. */
const probe = `import './node/right-node.js';
const [what, code] = process.argv.slice(2);
process.on('SIGTERM', () => { console.log('ended gently'); process.exit(3); });
console.log(JSON.stringify({ arguments: process.argv.slice(2), ofNode: process.execArgv, first: process.env.PATH.split(':')[0], pid: process.pid }));
if (what === 'wait') setInterval(() => {}, 1000);
else process.stdin.on('data', (text) => console.log('read ' + text)).on('end', () => process.exit(Number(code)));
`;

let registry: TestRegistry;
let checkout: string;
beforeAll(async () => {
  registry = await TestRegistry.open();
  checkout = realpathSync(mkdtempSync(path.join(tmpdir(), 'checkout-')));
  cpSync('tools', path.join(checkout, 'tools'), { recursive: true });
  cpSync('package.json', path.join(checkout, 'package.json'));
  writeFileSync(path.join(checkout, 'tools/probe.js'), probe);
  const pins = path.join(checkout, 'tools/node/pins.json');
  const known = JSON.parse(readFileSync(pins, 'utf8')) as object;
  writeFileSync(pins, JSON.stringify({ ...known, 99: { [platform]: registry.pin } }));
});
afterAll(async () => {
  await registry.close();
  rmSync(checkout, { recursive: true, force: true });
});

function start(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const command = ['--max-semi-space-size=16', path.join(checkout, 'tools/probe.js'), ...args];
  const child = spawn(process.execPath, command, {
    env: { ...registry.environment, RETRACE_NODE: '99', ...environment },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  return { child, output };
}

const end = async (child: ChildProcess) => {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal };
};

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a command on another Node', () => {
  it(
    'has the same arguments, input and exit code, and passes its Node to the commands that it starts',
    async () => {
      const { child, output } = start(['end', '7']);
      child.stdin.end('a line');
      expect(await end(child)).toEqual({ code: 7, signal: null });
      const [first, second] = output.stdout.split('\n');
      expect(JSON.parse(first!)).toMatchObject({
        arguments: ['end', '7'],
        ofNode: ['--max-semi-space-size=16'],
        first: path.join(checkout, '.node/node-of-tests-99.1.0/bin'),
      });
      expect(second).toBe('read a line');
    },
    patience,
  );

  it(
    'ends like a direct command',
    async () => {
      const gently = start(['wait']);
      await until(() => gently.output.stdout.includes('pid'));
      gently.child.kill('SIGTERM');
      expect(await end(gently.child)).toEqual({ code: 3, signal: null });
      expect(gently.output.stdout).toContain('ended gently');

      const killed = start(['wait']);
      await until(() => killed.output.stdout.includes('pid'));
      const { pid } = JSON.parse(killed.output.stdout) as { pid: number };
      process.kill(pid, 'SIGKILL');
      expect(await end(killed.child)).toEqual({ code: null, signal: 'SIGKILL' });
    },
    patience,
  );

  it(
    'does not run without that Node, and two lines give the reason',
    async () => {
      rmSync(path.join(checkout, '.node'), { recursive: true });
      await registry.stop();
      const { child, output } = start(['end', '0'], { npm_config_cache: path.join(checkout, 'empty') });
      child.stdin.end();
      expect(await end(child)).toEqual({ code: 1, signal: null });
      expect(output.stdout).toBe('');
      expect(output.stderr).toContain('could not be downloaded from the npm registry (ECONNREFUSED)');
      expect(output.stderr).not.toContain('    at ');
    },
    patience,
  );
});
