#!/usr/bin/env node
/**
 * `npm test` runs the quick test layers, and `npm run test:all` runs every layer. `npm test -- LAYER… PATH…` runs the
 * named layers, or the tests with matching paths. A failure does not stop the run, and the last line contains the
 * totals.
 */
import './node/right-node.js';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './builds.js';
import { checks } from './checks.js';
import { environmentOf } from './node/environment.js';
import { fetchedNode } from './node/fetched.js';
import { install } from './packages.js';
import { runInPlace, runNode, runNpm } from './processes.js';
import { reportOf } from './test/report.js';
import { giveUp } from './trouble.js';
import { inRoot, nodes, programs, root } from './workspace.js';

/**
 * Tests whose result can depend on the release line of Node, because they test the store, connections, timers, threads,
 * servers, shutdown or records.
 */
const platform = [
  'libs/games/v8-settings',
  'libs/event-store/(sqlite|memory)',
  'libs/event-store/kurrentdb/(access|contract)',
  'libs/read-models/sqlite',
  'libs/altered/cards/library/',
  'tools/house/records/',
  'libs/altered/rules/scenarios/perft',
  'libs/runtime/',
  'libs/interchange/verification/',
  'apps/api/src/live/',
  'apps/api/src/(main|production|shutdown)[.]',
  'apps/api/src/play/endless-game',
  'apps/cli/src/(earlier-data|start)',
  'apps/projector/',
];

/** The layers in the order in which they run. Jest layers run together, except browser tests, which need all cores. */
const layers = {
  types: { check: checks.types, isQuick: true },
  lint: { check: checks.lint, isQuick: true },
  rooms: { check: checks.rooms, isQuick: true },
  format: { check: checks.format, isQuick: true },
  generated: { check: checks.generated, isQuick: true },
  unit: { isJest: true, isQuick: true },
  int: { isJest: true, isQuick: true },
  threads: { isJest: true },
  laws: { isJest: true },
  stores: { isJest: true },
  secrets: { isJest: true },
  e2e: { isJest: true },
  browser: { isJest: true, isAlone: true },
  'node-22': { line: '22' },
  'node-26': { line: '26' },
  advisories: {},
};

/**
 * Returns a pattern for the files of a Jest layer. File names end in the layer's name and `.spec.ts`, but files of unit
 * tests have no layer name.
 */
const specsOf = (name) => (name === 'unit' ? '/[^/.]+[.]spec[.]ts$' : `[.]${name}[.]spec[.]ts$`);

const total = { passed: 0, failed: 0 };
const failures = [];

function count(name, { passed, failed }, from) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
}

const counted = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
const headline = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);

/** Runs the commands of a check one after another, and collects their output. */
async function runCheck(commands) {
  const ended = [];
  for (const command of commands) ended.push(await runNode(command, { cwd: root }));
  return {
    passed: ended.every(({ code }) => code === 0),
    output: ended.map(({ output }) => output).join(''),
  };
}

/** Runs checks one after another, alongside the tests, because tests do not always use all cores. */
async function runChecks(names) {
  for (const name of names) {
    const from = performance.now();
    const { passed, output } = await runCheck(layers[name].check());
    headline(name);
    process.stdout.write(output);
    count(name, counted(passed), from);
  }
}

/**
 * Runs Jest in this terminal. `line` is the release line of Node to use, such as `22`. By default, uses the current
 * Node.
 */
async function runTests(name, args, line) {
  const report = inRoot('.cache/jest', `${name.replaceAll(', ', '-')}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const from = performance.now();
  const node = line === undefined ? process.execPath : await fetchedNode(line, { home: nodes });
  const env = environmentOf(node, { ...process.env, ...(line && { RETRACE_NODE: line }) });
  headline(name);
  // A larger young generation makes tests faster, because they create many short-lived objects.
  const command = ['--max-semi-space-size=64', programs.jest, '--json', `--outputFile=${report}`];
  const run = async (more) => {
    const ended = await runInPlace(node, [...command, ...more], { cwd: root, env });
    const summary = reportOf(report, ended === 0);
    console.log(summary.text);
    return summary;
  };
  let { counts, tryAgain } = await run(args);
  if (tryAgain.length > 0) {
    headline(`${name}: ${tryAgain.length} failed files again, one after another`);
    const { failed } = (await run(['-i', '--runTestsByPath', ...tryAgain])).counts;
    counts = { passed: counts.passed + counts.failed - failed, failed };
    if (failed === 0) console.log(`Passed only when run again: ${tryAgain.join(', ')}`);
  }
  count(name, counts, from);
}

/**
 * Whether the registry reports no high-severity advisory for packages that run in production. If the registry does not
 * respond, prints a message and returns true.
 */
async function audit() {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json'];
  const { code, stdout } = await runNpm(args, { cwd: root, timeout: 60_000 });
  if (code === 0) return true;
  const isAnswer = stdout.includes('"vulnerabilities"');
  console.log(isAnswer ? stdout : 'Skipped: the registry did not return advisories.');
  return !isAnswer;
}

function chosen(words) {
  const all = Object.keys(layers);
  const [first] = words;
  if (first === undefined) return { names: all.filter((name) => layers[name].isQuick), paths: [] };
  if (first === '--all') return { names: all, paths: [] };
  if (first === '--rest') return { names: all.filter((name) => !layers[name].isQuick), paths: [] };
  const isLayer = (word) => all.includes(word);
  return { names: words.filter(isLayer), paths: words.filter((word) => !isLayer(word)) };
}

try {
  await install();
  await build('server');
  await build('viewer');
  const { names, paths } = chosen(process.argv.slice(2));
  const checked = runChecks(names.filter((name) => layers[name].check));
  const suites = names.filter((name) => layers[name].isJest);
  const together = suites.filter((name) => !layers[name].isAlone);
  if (paths.length > 0) await runTests('tests', ['--testPathPatterns', ...paths]);
  for (const group of [together, suites.filter((name) => layers[name].isAlone)])
    if (group.length > 0) await runTests(group.join(', '), ['--testPathPatterns', ...group.map(specsOf)]);
  await checked;
  for (const name of names.filter((layer) => layers[layer].line))
    await runTests(name, ['--testPathPatterns', ...platform], layers[name].line);
  if (names.includes('advisories')) {
    const from = performance.now();
    headline('advisories');
    count('advisories', counted(await audit()), from);
  }
} catch (error) {
  giveUp(error);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
