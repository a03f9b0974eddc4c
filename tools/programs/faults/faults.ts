import { Argument, Command } from 'commander';
import { countArgument } from '../arguments/count-argument.js';
import { scenarios } from './scenarios.js';
import { runScenario } from './run-scenario.js';

/**
 * `npm run faults`: injects faults repeatedly while games are recorded, and reports the results. Exits with code 1 if
 * anything was lost, duplicated, reordered or not reported.
 */
const named = new Argument('[scenario...]', 'the scenarios to run (default: all)');
const program = new Command('npm run faults --')
  .description(
    'cause faults repeatedly while games are recorded, and check that no acknowledged event is lost',
  )
  .addArgument(named.choices(scenarios.map(({ name }) => name)))
  .option(
    '--rounds <number>',
    "number of rounds of each scenario (default: each scenario's own number)",
    countArgument,
  )
  .option('--seed <text>', 'the seed; the same seed gives the same rounds', `${Date.now() % 1_000_000}`)
  .addHelpText('after', () =>
    ['', 'Scenarios:', ...scenarios.map(({ name, title }) => `  ${name.padEnd(18)}${title}`)].join('\n'),
  )
  .parse();
const { rounds, seed } = program.opts<{ rounds?: number; seed: string }>();
const [chosen = []] = program.processedArgs as [string[]?];
console.log(`seed ${seed}`);
let broken = 0;
for (const scenario of scenarios) {
  if (chosen.length > 0 && !chosen.includes(scenario.name)) continue;
  const missing = scenario.missing?.() ?? null;
  if (missing !== null) {
    console.log(`– ${scenario.name}: ${scenario.title}. Skipped because it needs ${missing}.`);
    continue;
  }
  const started = performance.now();
  const total = rounds ?? scenario.rounds;
  const outcome = await runScenario(scenario, seed, total, (round) => {
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
