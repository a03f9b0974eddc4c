#!/usr/bin/env node
/**
 * `npm run bench -- --against COMMIT [BENCHMARK…] [--rounds 3] [--small] [--json]`: runs the benchmarks alternately on the working tree and on another commit, with the same Node, and prints the ratio of each figure.
 */
import './node/right-node.js';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkoutOf } from './against/commit.js';
import { ratios } from './against/ratios.js';
import { runNode } from './processes.js';
import { withProgress } from './progress.js';
import { giveUp, Trouble } from './trouble.js';
import { root } from './workspace.js';

const usage = 'Write npm run bench -- --against COMMIT [BENCHMARK…] [--rounds 3] [--small] [--json].';
/** The default benchmarks, which reveal most about changes to the rules or the store. */
const usual = ['play', 'fold', 'seek'];

function request() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        small: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const rounds = Number(values.rounds);
    if (values.against === undefined || !(Number.isInteger(rounds) && rounds > 0 && rounds <= 50))
      throw new Trouble('The arguments are invalid.', usage);
    return { ...values, rounds, benchmarks: positionals.length > 0 ? positionals : usual };
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(error.message, usage);
  }
}

async function figuresOf(folder, benchmark, small) {
  const script = path.join(folder, 'bench/bench.js');
  const args = [script, benchmark, '--json', ...(small ? ['--small'] : [])];
  const { code, stdout, stderr } = await runNode(args, { cwd: folder });
  if (code !== 0)
    throw new Trouble(
      `The benchmark ${benchmark} failed in ${path.relative(root, folder) || 'this checkout'}:\n${stderr.trim()}`,
      'Name a benchmark that both commits have.',
    );
  return JSON.parse(stdout).figures;
}

const shown = (value) => (value >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(3))));
const row = (cells) => `| ${cells.join(' | ')} |`;

function table(found, commit) {
  const head = ['benchmark', 'what', 'unit', 'now', commit.slice(0, 10), 'ratio'];
  const rows = found.map(({ benchmark, what, unit, now, before, ratio }) =>
    row([benchmark, what, unit, shown(now), shown(before), `× ${ratio.toFixed(2)}`]),
  );
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

try {
  const { against, rounds, benchmarks, small, json } = request();
  const { commit, folder } = await checkoutOf(against);
  const now = Array.from({ length: rounds }, () => []);
  const before = Array.from({ length: rounds }, () => []);
  for (const benchmark of benchmarks)
    for (let round = 0; round < rounds; round++)
      await withProgress(`${benchmark}, round ${round + 1} of ${rounds}`, async () => {
        // The two commits take turns at running first, so that other load on the machine affects them equally.
        const turns = [
          () => figuresOf(root, benchmark, small).then((figures) => now[round].push(...figures)),
          () => figuresOf(folder, benchmark, small).then((figures) => before[round].push(...figures)),
        ];
        for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
      });
  const found = ratios(now, before);
  if (found.length === 0)
    throw new Trouble(
      `The two commits have no figure of ${benchmarks.join(', ')} in common.`,
      'Name a benchmark that both commits have. Some benchmarks need ../shared next to the checkout.',
    );
  console.log(json ? JSON.stringify({ commit, rounds, figures: found }, null, 2) : table(found, commit));
} catch (error) {
  giveUp(error);
}
