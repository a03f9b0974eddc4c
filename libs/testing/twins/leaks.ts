import { parseArgs } from 'node:util';
import { tryTwins } from './twin-trials.js';

/**
 * `npm run leaks -- [--pairs N] [--seed S]`: pairs of games that differ only in what a viewer may not know, until one
 * of them gives itself away.
 */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'leaks' } },
});
const count = Number(values.pairs);
if (!Number.isInteger(count) || count < 1) {
  console.error('--pairs takes a whole number from 1.');
  process.exit(2);
}
const started = performance.now();
const { pairs, events, hidden, parted, leaks } = tryTwins(values.seed, count, (done) => {
  if (done % 100 === 0) console.error(`${done} of ${count} pairs`);
});
for (const leak of leaks) console.log(leak);
const seconds = (performance.now() - started) / 1000;
console.log(
  `${pairs} pairs, ${events} events, ${hidden} cards apart, ${parted.length} parted early, seed ${values.seed}, ` +
    `${leaks.length} leaks, ${seconds.toFixed(0)} s`,
);
process.exitCode = leaks.length === 0 ? 0 : 1;
