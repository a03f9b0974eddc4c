#!/usr/bin/env node
/** `npm test`: every check in order. All of them run, whatever fails; the last line counts. */
import './node/right-node.js';
import { spawn } from 'node:child_process';
import { build } from './builds.js';
import { counted, runJest } from './jest.js';
import { install } from './packages.js';
import { giveUp } from './trouble.js';
import { programs, root } from './workspace.js';

const stages = [
  { name: 'format', command: [programs.prettier, '--check', '--log-level', 'warn', '.'] },
  {
    name: 'rooms',
    command: [
      programs.depcruise,
      'libs',
      'apps',
      'tools',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
    ],
  },
  { name: 'types', command: [programs.tsc, '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'types of the viewer', command: [programs.tsc, '--noEmit', '-p', 'apps/viewer/tsconfig.json'] },
  {
    name: 'build',
    work: async () => {
      await build('server');
      await build('viewer');
    },
  },
  { name: 'schema', command: ['dist/apps/api/src/print-schema.js', '--check'] },
  { name: 'generated types', command: ['apps/viewer/codegen.mjs', '--check'] },
  { name: 'advisories', command: ['tools/advisories.js'] },
  { name: 'lint', command: [programs.eslint, '.'], isEarly: true },
  { name: 'tests', isJest: true },
];

function start({ command }, output = 'inherit') {
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', output, output],
  });
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  return { child, ended };
}

/** What takes long and few cores is begun before its turn; what it says is told in its turn. */
function startEarly(stage) {
  const { child, ended } = start(stage, 'pipe');
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  return async () => {
    const passed = await ended;
    process.stdout.write(Buffer.concat(said));
    return passed;
  };
}

async function perform(stage) {
  if (stage.command) return start(stage).ended;
  try {
    await stage.work();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

const total = { passed: 0, failed: 0 };
const failures = [];
try {
  await install();
  const only = process.argv.slice(2);
  const chosen = stages.filter(({ name }) => only.length === 0 || only.includes(name));
  const early = new Map(chosen.filter(({ isEarly }) => isEarly).map((stage) => [stage, startEarly(stage)]));
  for (const stage of chosen) {
    console.log(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 70 - stage.name.length))}`);
    const from = performance.now();
    const counts = stage.isJest ? await runJest() : counted(await (early.get(stage)?.() ?? perform(stage)));
    const passed = counts.failed === 0;
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`${passed ? '✓' : '✗'} ${stage.name} (${seconds} s)`);
    if (!passed) failures.push(stage.name);
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
} catch (error) {
  giveUp(error);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
