import { Command } from 'commander';
import { countArgument, wholeArgument } from '../arguments/count-argument.js';
import { publishedCards } from './published-cards.js';
import { playPublished, type PublishedOptions } from './published-games.js';

/** `npm run tool -- published FILE…`: plays games of edition 4.0 with cards from card files. */
interface Options extends Omit<PublishedOptions, 'newest'> {
  readonly newest: boolean;
  readonly sets: readonly string[];
  readonly least: number;
}

new Command('npm run tool -- published')
  .description(
    'play games of edition 4.0 with all cards of card files, and check the invariants of each game',
  )
  .argument('<file...>', 'card files')
  .option('--games <number>', 'number of games', countArgument, 100)
  .option('--skip <number>', 'number of games to skip', wholeArgument, 0)
  .option('--seed <text>', 'the seed; the same seed gives the same games', 'published')
  .option('--resume', 'also store and reload the game at every decision', false)
  .option('--greedy', 'play with greedy bots', false)
  .option('--newest', 'play only with twelve decks of the newest cards, two for each faction', false)
  .option('--sets <set...>', 'sets for --newest, newest first', [
    'EOLE',
    'DUSTER',
    'CYCLONE',
    'BISE',
    'ALIZE',
    'CORE',
  ])
  .option('--least <number>', 'list cards that were in fewer games', countArgument, 1)
  .action((files: readonly string[], { newest, sets, least, ...options }: Options) => {
    const cards = publishedCards(files);
    const report = playPublished(cards, { ...options, newest: newest ? sets : [] }, (played) => {
      if (played % 50 === 0) console.error(`${played} of ${options.games} games`);
    });
    for (const { seed, decks, problem } of report.broken)
      console.log(`${seed} (${decks.join(', ')}): ${problem}`);
    const rare = newest ? [] : [...report.dealt].filter(([, count]) => count < least);
    for (const [reference, count] of rare)
      console.log(`${reference}: in ${count} games, seen in ${report.seen.get(reference) ?? 0}`);
    if (newest) for (const line of report.notExecuted) console.log(`not executed: ${line}`);
    console.log(
      `${report.games} games after ${options.skip} of seed ${options.seed}, ${report.decisions} decisions, ` +
        `${report.actions} atomic actions, ${report.broken.length} broken, ` +
        `${report.stalemates.length} unfinished because both players could only pass; ${cards.length} cards, ${rare.length} of them in ` +
        `fewer than ${least} games; ${report.notExecuted.length} lines of these decks not executed.`,
    );
    process.exitCode = report.broken.length === 0 ? 0 : 1;
  })
  .parse();
