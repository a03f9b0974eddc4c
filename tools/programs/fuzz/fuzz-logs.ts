import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { emptyCatalogue } from '#altered/cards';
import { printedCards, textOfFile, type PrintedCards } from '#interchange';
import { tryBeginning, tryDamagedLog, type LogTrial } from '#interchange/testing';
import { countArgument } from '../arguments/count-argument.js';
import { catalogueIn } from '../differential/card-files.js';

interface Options {
  readonly inputs: number;
  readonly seed: string;
  readonly cards: readonly string[];
}

/** One of every `BEGINNINGS` logs is truncated instead of damaged. */
const BEGINNINGS = 10;

/** `npm run fuzz -- logs`: damages table logs at random. Exits with code 1 if a log is converted incorrectly. */
export const fuzzLogs = new Command('logs')
  .description('import damaged and truncated table logs')
  .argument('<file...>', 'table logs')
  .option('--inputs <number>', 'number of damaged logs', countArgument, 1000)
  .option('--seed <text>', 'the seed; the same seed gives the same damage', 'logs')
  .option('--cards <file...>', 'card files; if given, the rules also decide the imported games again', [])
  .action((files: readonly string[], { inputs, seed, cards }: Options) => {
    const printed = printedCards(cards.length > 0 ? catalogueIn(cards) : emptyCatalogue);
    const outcomes = new Map<string, number>();
    let broken = 0;
    for (let input = 0; input < inputs; input++) {
      const file = files[input % files.length] ?? '';
      const trial = tried(file, `${seed} ${input}`, input % BEGINNINGS === 0, printed);
      outcomes.set(trial.outcome, (outcomes.get(trial.outcome) ?? 0) + 1);
      if (trial.wrong === null) continue;
      broken++;
      console.log(`BROKEN: ${file}, seed "${seed} ${input}" (${trial.how})\n  ${trial.wrong}`);
    }
    console.log([...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', '));
    console.log(`${inputs} logs, seed ${seed}, ${broken} broken`);
    process.exitCode = broken === 0 ? 0 : 1;
  });

function tried(file: string, seed: string, isBeginning: boolean, printed: PrintedCards): LogTrial {
  const text = textOfFile(readFileSync(file));
  if (!text.ok) throw new Error(`${file}: ${text.error.message}`);
  return isBeginning ? tryBeginning(text.value, seed, printed) : tryDamagedLog(text.value, seed, printed);
}
