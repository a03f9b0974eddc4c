#!/usr/bin/env node
/** `npm test`: every check in order. All of them run, whatever fails; the last line counts. */
import './node/right-node.js';
import { build } from './builds.js';
import { counted, runJest } from './jest.js';
import { install } from './packages.js';
import { runInPlace, runNode } from './processes.js';
import { tasks } from './tasks.js';
import { giveUp } from './trouble.js';
import { programs, root } from './workspace.js';

const stages = [
  { name: 'types', programs: tasks.typecheck.programs },
  {
    name: 'build',
    work: async (passed) => {
      await build('server', { isChecked: passed.has('types') });
      await build('viewer');
    },
  },
  { name: 'schema', programs: [[tasks.schema.built, '--check']] },
  { name: 'generated types', programs: [['apps/viewer/codegen.mjs', '--check']] },
  { name: 'advisories', programs: [['tools/advisories.js']] },
  { name: 'tests', isJest: true },
  { name: 'format', programs: [[programs.prettier, '--check', '--log-level', 'warn', '.']], isBeside: true },
  { name: 'rooms', programs: tasks.deps.programs, isBeside: true },
  { name: 'lint', programs: tasks.lint.programs, isBeside: true },
];

const inRoot = { cwd: root };

/** Runs the programs of a stage one after the other, whatever fails. */
async function runAll(commands) {
  let passed = true;
  for (const command of commands)
    passed = (await runInPlace(process.execPath, command, inRoot)) === 0 && passed;
  return passed;
}

/** What asks for nothing that others make runs beside them, one after the other; its output is shown in its turn. */
function startBeside(besides) {
  let before = Promise.resolve();
  return new Map(
    besides.map((stage) => {
      const ended = stage.programs.map((program) => {
        const one = before.then(() => runNode(program, inRoot));
        before = one.catch(() => undefined);
        return one;
      });
      const shown = async () => {
        const all = await Promise.all(ended);
        process.stdout.write(all.map(({ output }) => output).join(''));
        return all.every(({ code }) => code === 0);
      };
      return [stage, shown];
    }),
  );
}

async function perform(stage, passed) {
  if (stage.programs) return runAll(stage.programs);
  try {
    await stage.work(passed);
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

const total = { passed: 0, failed: 0 };
const succeeded = new Set();
let failures = [];
try {
  await install();
  const only = process.argv.slice(2);
  const chosen = stages.filter(({ name }) => only.length === 0 || only.includes(name));
  const besides = startBeside(chosen.filter(({ isBeside }) => isBeside));
  for (const stage of chosen) {
    console.log(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 70 - stage.name.length))}`);
    const from = performance.now();
    const counts = stage.isJest
      ? await runJest()
      : counted(await (besides.get(stage)?.() ?? perform(stage, succeeded)));
    const passed = counts.failed === 0;
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`${passed ? '✓' : '✗'} ${stage.name} (${seconds} s)`);
    if (passed) succeeded.add(stage.name);
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  failures = chosen.map(({ name }) => name).filter((name) => !succeeded.has(name));
} catch (error) {
  giveUp(error);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
