import { parseArgs } from 'node:util';
import { scenarios } from './scenarios.js';
import { runScenario } from './run-scenario.js';

/**
 * `npm run faults -- [--rounds N] [--seed S] [SCENARIO…]`: faults happen again and again while games are recorded; tells
 * what came of it. Exit code 1 when anything was lost, doubled, out of order or silent; 2 for arguments that mean nothing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, seed: { type: 'string', default: `${Date.now() % 1_000_000}` } },
});
const rounds = values.rounds === undefined ? null : Number(values.rounds);
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0 || (rounds !== null && (!Number.isInteger(rounds) || rounds < 1))) {
  console.error('--rounds takes a whole number from 1. There are these scenarios:');
  for (const { name, title } of scenarios) console.error(`  ${name.padEnd(18)}${title}`);
  process.exit(2);
}
console.log(`seed ${values.seed}`);
let broken = 0;
for (const scenario of scenarios) {
  if (positionals.length > 0 && !positionals.includes(scenario.name)) continue;
  const started = performance.now();
  const total = rounds ?? scenario.rounds;
  const outcome = await runScenario(scenario, values.seed, total, (round) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${scenario.name}: ${round + 1} of ${total} `);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const counts = Object.entries(outcome.counts).map(([what, count]) => `${count} ${what}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const verdict = outcome.broken.length === 0 ? '✓' : '✗';
  console.log(`${verdict} ${scenario.name}: ${scenario.title}. ${counts.join(', ')}, ${seconds} s`);
  for (const what of outcome.broken.slice(0, 10)) console.log(`    ${what}`);
  broken += outcome.broken.length;
}
process.exitCode = broken === 0 ? 0 : 1;
