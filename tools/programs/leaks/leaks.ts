import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { tryTwins } from '#house';
import { countArgument } from '../arguments/count-argument.js';

/** The built server tests. They are loaded by path, because tools must not import programs. */
const overTheWire = path.resolve(import.meta.dirname, '../../../apps/api/test/wire-leaks.js');

type TryOverTheWire = (
  seed: string,
  count: number,
  onPairs: (pairs: number) => void,
) => Promise<{ readonly pairs: number; readonly answers: number; readonly leaks: readonly string[] }>;

/**
 * `npm run tool -- leaks`: compares the answers about pairs of games that differ only in information hidden from a
 * viewer, until an answer differs.
 */
const { pairs, seed, four, decks, wire } = new Command('npm run tool -- leaks')
  .description('compare the views of games that differ only in hidden information')
  .option('--pairs <number>', 'number of pairs of games (default: 2000, or 200 with --wire)', countArgument)
  .option('--seed <text>', 'the seed; the same seed gives the same pairs', 'leaks')
  .option('--four', 'play games with four seats', false)
  .option('--decks', 'only pairs with different cards in the decks', false)
  .option(
    '--wire',
    'compare the responses of two servers over HTTP and WebSocket, instead of calling the libraries',
    false,
  )
  .parse()
  .opts<{ pairs?: number; seed: string; four: boolean; decks: boolean; wire: boolean }>();
const count = pairs ?? (wire ? 200 : 2000);
const started = performance.now();
const report = (done: number): void => {
  if (done % (wire ? 10 : 100) === 0) console.error(`${done} of ${count} pairs`);
};

async function tried(): Promise<{ readonly summary: string; readonly leaks: readonly string[] }> {
  if (wire) {
    const { tryOverTheWire } = (await import(pathToFileURL(overTheWire).href)) as {
      readonly tryOverTheWire: TryOverTheWire;
    };
    const trials = await tryOverTheWire(seed, count, report);
    return {
      summary: `${trials.pairs} pairs, ${trials.answers} responses of the servers`,
      leaks: trials.leaks,
    };
  }
  const trials = tryTwins(seed, count, report, four ? 4 : 2, decks ? 'cards' : undefined);
  const { events, hidden, parted } = trials;
  return {
    summary: `${trials.pairs} pairs, ${events} events, ${hidden} different hidden cards, ${parted.length} pairs ended early`,
    leaks: trials.leaks,
  };
}

const { summary, leaks } = await tried();
for (const leak of leaks) console.log(leak);
const seconds = (performance.now() - started) / 1000;
console.log(`${summary}, seed ${seed}, ${leaks.length} leaks, ${seconds.toFixed(0)} s`);
process.exitCode = leaks.length === 0 ? 0 : 1;
