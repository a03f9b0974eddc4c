#!/usr/bin/env node
/**
 * `npm run records:same -- 22 24 26 --games 1000`: records the same games on every line of Node, verifies each on every other,
 * and compares the bodies of all events byte for byte.
 */
import './node/right-node.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './builds.js';
import { environmentOf } from './node/environment.js';
import { fetchedNode } from './node/fetched.js';
import { lines } from './node/lines.js';
import { install } from './packages.js';
import { runNode } from './processes.js';
import { told } from './told.js';
import { giveUp, Trouble } from './trouble.js';
import { inRoot, nodes, root } from './workspace.js';

const games = ['altered', 'contracts'];
const usage = `Write npm run records:same -- ${lines.join(' ')} [--games NUMBER].`;

async function run(line, folder, args) {
  const node = await fetchedNode(line, { home: nodes });
  const env = { ...process.env, RETRACE_NODE: line, RETRACE_DATA: folder, EVENT_STORE: 'sqlite' };
  const { code, stdout, output } = await runNode(args, { cwd: root, env: environmentOf(node, env), node });
  if (code !== 0)
    throw new Trouble(`Node ${line} ended with exit code ${code}:\n${output.slice(-2000)}`, usage);
  return stdout;
}

const retrace = (line, folder, ...args) => run(line, folder, [inRoot('apps/cli/bin/retrace.js'), ...args]);

async function compare(chosen, count, folder) {
  const found = new Map();
  for (const line of chosen) {
    const data = path.join(folder, line);
    await told(`Node ${line} records ${count} games of each kind`, async () => {
      for (const game of games)
        await retrace(line, data, 'play', '--game', game, '--games', `${count}`, '--seed', 'same');
    });
    for (const other of chosen)
      if (other !== line)
        await told(`Node ${other} verifies what Node ${line} recorded`, () =>
          retrace(other, data, 'verify', '--all'),
        );
    found.set(line, (await run(line, data, [inRoot('dist/tools/programs/records/bodies.js'), data])).trim());
    console.log(`Node ${line}: ${found.get(line)}`);
  }
  return new Set(found.values()).size === 1;
}

const folder = mkdtempSync(path.join(tmpdir(), 'retrace-same-'));
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string', default: '100' } },
  });
  const chosen = positionals.length > 0 ? positionals : lines;
  const count = Number(values.games);
  if (!chosen.every((line) => lines.includes(line)) || !(Number.isInteger(count) && count > 0))
    throw new Trouble('These arguments cannot be read.', usage);
  await install();
  await build('server');
  const same = await compare(chosen, count, folder);
  console.log(same ? '✓ The same bytes on every line.' : '✗ The records differ.');
  process.exitCode = same ? 0 : 1;
} catch (error) {
  giveUp(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
