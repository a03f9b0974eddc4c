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
    .description('change sources one place at a time, in memory, and list what no spec of theirs notices')
    .argument('<path...>', 'files or folders of libs, as libs/contracts/rules')
    .option('--limit <number>', 'how many mutations are tried at most', countArgument, 50)
    .option(
      '--skip <number>',
      'how many of them, in the order of the seed, were tried before',
      wholeArgument,
      0,
    )
    .option('--seed <text>', 'the same seed tries the same mutations', 'mutate')
    .option('--specs <folder...>', 'whose specs have to notice (default: those of the rooms of the paths)')
    .option('--loaded', 'also values computed while sources load: a new process each, slow', false)
    .option('--json', 'one JSON document', false)
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
  for (const name of broken) console.error(`left out, for it fails without a mutation: ${name}`);
  for (const [index, number] of chosen.entries()) {
    const mutation = all[number];
    if (mutation === undefined) continue;
    const fate = await mutants.fateOf(number);
    tried.push({ mutation, fate });
    console.error(`${index + 1} of ${chosen.length}: ${toldOf(mutation)}: ${fate}`);
  }
} finally {
  mutants.close();
}
report();

function toldOf({ file, line, was, becomes }: Mutation): string {
  const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 60);
  return `${file}:${line} ${short(was)} → ${short(becomes)}`;
}

function report(): void {
  const unnoticed = tried.filter(({ fate }) => fate === 'survived' || fate === 'unreached');
  const survived = unnoticed.map(({ mutation, fate }) => ({ ...mutation, reached: fate === 'survived' }));
  process.exitCode = survived.length > 0 ? 1 : 0;
  const { seed } = options;
  const putOff = tried.filter(({ fate }) => fate === 'put off').length;
  const counts = { places: all.length, tried: tried.length - putOff, putOff };
  if (options.json) return console.log(JSON.stringify({ seed, ...counts, survived }, null, 2));
  for (const mutation of survived)
    console.log(`${toldOf(mutation)}${mutation.reached ? '' : ' (no test comes here)'}`);
  console.log(
    `${counts.tried} of ${all.length} mutations tried (seed ${seed}), ${putOff} put off, ${survived.length} noticed by nothing.`,
  );
}
