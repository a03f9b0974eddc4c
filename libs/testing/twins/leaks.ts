import { Command } from 'commander';
import { countArgument } from '../count-argument.js';
import { tryTwins } from './twin-trials.js';

/** `npm run leaks`: pairs of games that differ only in what a viewer may not know, until one of them gives itself away. */
const { pairs: count, seed } = new Command('npm run leaks --')
  .description('compare what viewers are told of pairs of games that differ only in what they may not know')
  .option('--pairs <number>', 'how many pairs', countArgument, 2000)
  .option('--seed <text>', 'the same seed tries the same pairs', 'leaks')
  .parse()
  .opts<{ pairs: number; seed: string }>();
const started = performance.now();
const { pairs, events, hidden, parted, leaks } = tryTwins(seed, count, (done) => {
  if (done % 100 === 0) console.error(`${done} of ${count} pairs`);
});
for (const leak of leaks) console.log(leak);
const seconds = (performance.now() - started) / 1000;
console.log(
  `${pairs} pairs, ${events} events, ${hidden} cards apart, ${parted.length} parted early, seed ${seed}, ` +
    `${leaks.length} leaks, ${seconds.toFixed(0)} s`,
);
process.exitCode = leaks.length === 0 ? 0 : 1;
