#!/usr/bin/env node
/**
 * `npm run bench:node -- 22 24 26 [BENCHMARK…] [--small]`: the benchmarks on each line of Node in turn, and how much faster than
 * the slowest each line is.
 */
import './node/right-node.js';
import { environmentOf } from './node/environment.js';
import { fetchedNode } from './node/fetched.js';
import { lines } from './node/lines.js';
import { runNode } from './processes.js';
import { told } from './told.js';
import { giveUp, Trouble } from './trouble.js';
import { inRoot, nodes, root } from './workspace.js';

const usual = ['play', 'fold', 'seek', 'append', 'serve'];

async function figuresOf(benchmark, line, more) {
  const node = await fetchedNode(line, { home: nodes });
  const env = environmentOf(node, { ...process.env, RETRACE_NODE: line });
  const args = [inRoot('apps/bench/bench.js'), benchmark, '--json', ...more];
  const { code, stdout, stderr } = await runNode(args, { cwd: root, env, node });
  if (code !== 0)
    throw new Trouble(`Node ${line} ended with exit code ${code}:\n${stderr}`, 'Measure on a quiet machine.');
  return JSON.parse(stdout).figures;
}

const shown = (value) => (value >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(3))));

/** A row a figure: its value on each line, and the best line with how many times as good as the worst it is. */
function rows(chosen, measured) {
  const [first] = chosen;
  return measured.get(first).map(({ benchmark, what, unit, better }, index) => {
    const values = chosen.map((line) => measured.get(line)[index].own);
    const best = better === 'more' ? Math.max(...values) : Math.min(...values);
    const worst = better === 'more' ? Math.min(...values) : Math.max(...values);
    const times = better === 'more' ? best / worst : worst / best;
    return [
      benchmark,
      what,
      unit,
      ...values.map(shown),
      `${chosen[values.indexOf(best)]} (× ${times.toFixed(2)})`,
    ];
  });
}

const markdown = (cells) => `| ${cells.join(' | ')} |`;

try {
  const args = process.argv.slice(2);
  const named = args.filter((word) => lines.includes(word));
  const chosen = named.length > 0 ? named : lines;
  const more = args.filter((word) => word.startsWith('--'));
  const words = args.filter((word) => !lines.includes(word) && !word.startsWith('--'));
  const measured = new Map(chosen.map((line) => [line, []]));
  for (const benchmark of words.length > 0 ? words : usual)
    for (const line of chosen)
      await told(`${benchmark} on Node ${line}`, async () => {
        measured.get(line).push(...(await figuresOf(benchmark, line, more)));
      });
  const head = ['benchmark', 'what', 'unit', ...chosen.map((line) => `Node ${line}`), 'fastest'];
  console.log([head, head.map(() => '---'), ...rows(chosen, measured)].map(markdown).join('\n'));
} catch (error) {
  giveUp(error);
}
