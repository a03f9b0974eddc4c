import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { randomSource, shuffled } from '#kernel';
import { countArgument, wholeArgument } from '../arguments/count-argument.js';
import { mutationsOf, type Mutation } from './mutations.js';
import { Mutants, type Fate } from './mutants.js';

/**
 * `npm run mutate -- PATH…`: applies small changes to the rules in memory, one at a time, and prints the changes that
 * no spec detects.
 */
const { paths, ...options } = (() => {
  const command = new Command('npm run mutate --')
    .description(
      'change one place in the sources at a time, in memory, and list the changes that no spec detects',
    )
    .argument('<path...>', 'files or folders in libs, such as libs/contracts/rules')
    .option('--limit <number>', 'maximum number of mutations to try', countArgument, 50)
    .option('--skip <number>', "number of mutations to skip, in the seed's order", wholeArgument, 0)
    .option('--seed <text>', 'the seed; the same seed tries the same mutations', 'mutate')
    .option('--specs <folder...>', "folders of the specs to run (default: the paths' rooms)")
    .option(
      '--loaded',
      'also try mutations that run only while sources load (slow, because each needs a new process)',
      false,
    )
    .option('--json', 'print one JSON document', false)
    .parse();
  return {
    paths: command.args,
    ...command.opts<{
      limit: number;
      skip: number;
      seed: string;
      specs?: string[];
      loaded: boolean;
      json: boolean;
    }>(),
  };
})();

const root = process.cwd();

/** Matches slow specs, which are skipped because they would detect no additional mutations. */
const slow = /random-play|perft|published|[.](int|threads|stores|secrets|e2e|browser)[.]spec/;

/** Matches constructs that prevent running the tests of a spec one at a time in a shared process. */
const alone = /^(before|after)(All|Each)\(|\bjest[.]|Snapshot\(|process[.]chdir/m;

function filesIn(start: string, ending: RegExp): readonly string[] {
  if (!statSync(path.join(root, start)).isDirectory()) return [start];
  return readdirSync(path.join(root, start), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Returns the room of a path: its first two folders, or three below `libs/altered`. */
const roomOf = (file: string): string =>
  path.posix
    .normalize(file)
    .split('/')
    .slice(0, file.includes('libs/altered') ? 3 : 2)
    .join('/');

const sources = [...new Set(paths.flatMap((folder) => filesIn(folder, /(?<![.]spec)[.]ts$/)))].sort();
const all: Mutation[] = [];
const firsts = sources.map((file) => {
  const first = all.length;
  all.push(...mutationsOf(file, readFileSync(path.join(root, file), 'utf8')));
  return [file, first] as const;
});
const specs = [
  ...new Set((options.specs ?? paths.map(roomOf)).flatMap((folder) => filesIn(folder, /[.]spec[.]ts$/))),
].filter((file) => !slow.test(file) && !alone.test(readFileSync(path.join(root, file), 'utf8')));
const chosen = shuffled(
  randomSource(options.seed),
  all.map((_, number) => number),
).slice(options.skip, options.skip + options.limit);

const tried: { readonly mutation: Mutation; readonly fate: Fate }[] = [];
const mutants = new Mutants(root, firsts, specs, options.loaded);
try {
  const broken = await mutants.broken();
  for (const name of broken) console.error(`skipped because it fails without a mutation: ${name}`);
  for (const [index, number] of chosen.entries()) {
    const mutation = all[number];
    if (mutation === undefined) continue;
    const fate = await mutants.fateOf(number);
    tried.push({ mutation, fate });
    console.error(`${index + 1} of ${chosen.length}: ${textOf(mutation)}: ${fate}`);
  }
} finally {
  mutants.close();
}
report();

function textOf({ file, line, was, becomes }: Mutation): string {
  const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 60);
  return `${file}:${line} ${short(was)} → ${short(becomes)}`;
}

function report(): void {
  const unnoticed = tried.filter(({ fate }) => fate === 'undetected' || fate === 'unreached');
  const survived = unnoticed.map(({ mutation, fate }) => ({ ...mutation, reached: fate === 'undetected' }));
  process.exitCode = survived.length > 0 ? 1 : 0;
  const { seed } = options;
  const putOff = tried.filter(({ fate }) => fate === 'postponed').length;
  const counts = { places: all.length, tried: tried.length - putOff, putOff };
  if (options.json) return console.log(JSON.stringify({ seed, ...counts, survived }, null, 2));
  for (const mutation of survived)
    console.log(`${textOf(mutation)}${mutation.reached ? '' : ' (no test reaches this line)'}`);
  console.log(
    `${counts.tried} of ${all.length} mutations tried (seed ${seed}), ${putOff} postponed, ${survived.length} undetected.`,
  );
}
