import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { editionIds } from '#altered/rules';
import { besides, catalogueIn } from './card-files.js';
import { gameIn, gamesIn } from './recorded-game.js';
import { replayed, type Outcome } from './replayed-game.js';

interface Options {
  readonly cards: readonly string[];
  readonly edition: string;
  readonly only?: string;
  readonly json?: true;
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Prints the outcome of a game. For a single game, also prints the steps that led to the difference. */
function show({ seed, moves, replayed: count, status, difference }: Outcome, isOnly: boolean): void {
  console.log(
    `${status === 'DIFFERENT' ? '✗' : '✓'} game ${seed}: ${status}, ${count} of ${moves} decisions`,
  );
  if (difference === null) return;
  console.log(`  after ${difference.decision}`);
  if (difference.rule !== undefined) console.log(`  ${difference.rule}: ${difference.why ?? ''}`);
  if (isOnly) for (const line of difference.steps) console.log(`    ${line}`);
  for (const line of difference.ours) console.log(`    ours    ${line}`);
  for (const line of difference.theirs) console.log(`    theirs  ${line}`);
}

/** Compares all games in the folders. Throws if a folder or a card file cannot be read. */
function compare(folders: readonly string[], options: Options): void {
  if (!editionIds.includes(options.edition))
    throw new Error(`There is no edition ${options.edition}. The editions are ${editionIds.join(' and ')}.`);
  const absent = folders.find((folder) => !existsSync(folder));
  if (absent !== undefined) throw new Error(`There is no folder ${absent}.`);
  const catalogue = catalogueIn(options.cards.length > 0 ? options.cards : besides(folders[0] ?? '.'));
  const outcomes: Outcome[] = [];
  for (const folder of folders)
    for (const number of gamesIn(folder)) {
      if (options.only !== undefined && options.only !== number) continue;
      const game = gameIn(folder, number);
      if (game instanceof Error) throw game;
      const outcome = replayed(game, catalogue, options.edition);
      outcomes.push(outcome);
      if (options.json !== true) show(outcome, options.only !== undefined);
    }
  if (outcomes.length === 0) throw new Error('These folders contain no games.');
  const complete = outcomes.filter(({ status }) => status !== 'DIFFERENT').length;
  if (options.json === true) console.log(JSON.stringify({ games: outcomes }, null, 2));
  else console.log(`${complete} of ${outcomes.length} games reached their end or a known difference`);
}

new Command('differential')
  .description("replay another program's games under our rules, and compare the position after every turn")
  .argument('<folder...>', 'folders with truth-, decisions- and states- files')
  .option(
    '--cards <file...>',
    'card files with every card of the games (default: the folder "cards" next to the first folder)',
    [],
  )
  .option('--edition <number>', 'edition of the rules', '4.0')
  .option('--only <seed>', 'replay only this game, and print the steps that led to its difference')
  .option('--json', 'print one JSON document')
  .action((folders: readonly string[], options: Options) => {
    try {
      compare(folders, options);
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
  })
  .parse();
