import { Command } from 'commander';
import { doorFiles, doorIn, type Door, type DoorReport } from '#house';
import { countArgument } from '../arguments/count-argument.js';
import { watchedTrial } from './watched-trial.js';

interface Options {
  readonly door?: string;
  readonly inputs?: number;
  readonly seed: string;
  readonly path?: string;
}

const INPUTS = 10_000;

/**
 * `npm run fuzz -- doors`: sends random inputs to every fuzz target. Exits with code 1 if an input violates a
 * guarantee.
 */
export const fuzzDoors = new Command('doors')
  .description('send random input to every door (entry point for input)')
  .option('--door <name>', 'test only this door')
  .option(
    '--inputs <number>',
    `number of inputs for each door (default: ${INPUTS}, or fewer if the door sets a lower number)`,
    countArgument,
  )
  .option('--seed <text>', 'the seed; the same seed gives the same inputs', 'doors')
  .option('--path <path>', 'with --door: repeat the input that a report gives with this path')
  .action(async (options: Options) => {
    const files = doorFiles();
    const doors = await Promise.all(files.map(async (file) => ({ file, door: await doorIn(file) })));
    const chosen = doors.filter(({ door }) => options.door === undefined || door.name === options.door);
    if (chosen.length === 0) {
      console.error(
        `There is no door "${options.door ?? ''}". Name one of ${doors.map(({ door }) => door.name).join(', ')}.`,
      );
      process.exitCode = 2;
      return;
    }
    let broken = 0;
    for (const { file, door } of chosen) if (!(await holds(file, door, options))) broken++;
    console.log(`${chosen.length} doors, seed ${options.seed}, ${broken} broken`);
    process.exitCode = broken === 0 ? 0 : 1;
  });

async function holds(file: string, door: Door, { inputs, seed, path }: Options): Promise<boolean> {
  const count = inputs ?? door.inputs ?? INPUTS;
  const started = performance.now();
  const trial = { inputs: count, seed, ...(path !== undefined && { path }) };
  const report = await watchedTrial(file, door, trial, (begun) => {
    console.error(`${door.name}: ${begun} of ${count}`);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${door.name}: ${report.tried} inputs (${door.enters}), ${seconds} s: ${outcomesOf(report)}`);
  if (report.broken === null) return true;
  const { reason, input, path: way } = report.broken;
  console.log(`  BROKEN: ${reason.replaceAll('\n', '\n  ')}`);
  if (input !== null) console.log(`  input: ${input}`);
  if (way !== null)
    console.log(`  repeat: npm run fuzz -- doors --door ${door.name} --seed ${seed} --path ${way}`);
  return false;
}

function outcomesOf({ outcomes }: DoorReport): string {
  const often = Object.entries(outcomes).sort(([, left], [, right]) => right - left);
  return often.map(([outcome, count]) => `${outcome} ${count}`).join(', ') || 'no outcomes';
}
