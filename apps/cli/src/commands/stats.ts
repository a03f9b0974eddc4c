import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { gameModules } from '#games';
import { printedIn } from '#projections';
import {
  cardOrders,
  GameStatistics,
  ReviewStatistics,
  type CardOrder,
  type CardStatistic,
  type StatisticFilter,
} from '#read-models';
import { madeWith, percent, signedPercent } from '#reviews';
import { Archive } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import { showReviews } from '../reviewed-players.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { columns, interval, rate, table } from '../stats-table.js';
import { counted, cut } from '../terminal/text.js';

const subjects = ['overview', 'cards', 'matchups', 'players', 'reviews', 'days'] as const;
type Subject = (typeof subjects)[number];

interface Options extends StatisticFilter {
  readonly limit: number;
  readonly byDay?: number;
  readonly order: CardOrder;
  readonly by: 'hero' | 'faction';
  readonly playouts?: number;
  readonly trend: 'month' | 'games';
  readonly every: number;
}

export const stats = (add: Add): void =>
  add<Options>(
    new Command('stats')
      .addArgument(new Argument('[what]', 'the statistics to show').choices(subjects).default('overview'))
      .option('--module <id>', 'only this game: altered, contracts')
      .option('--edition <edition>', 'only this edition of the rules')
      .option('--format <word>', 'only this format')
      .option('--from <month>', 'only games started in this month or later, such as 2026-11, in UTC', month)
      .option('--to <month>', 'only games started in this month or earlier', month)
      .option('--player <name>', 'only the side of this player')
      .option('--by-day <day>', 'for cards: only if drawn on this day or earlier', wholeNumber(0, 1000))
      .addOption(new Option('--order <by>', 'for cards: the order').choices(cardOrders).default('games'))
      .addOption(
        new Option('--by <what>', 'for match-ups: the kind of side')
          .choices(['hero', 'faction'])
          .default('hero'),
      )
      .option('--playouts <number>', 'for reviews: the number of playouts', wholeNumber(1, 1_000_000))
      .addOption(
        new Option('--trend <by>', 'for reviews: the trend by month, or by number of games')
          .choices(['month', 'games'])
          .default('month'),
      )
      .option(
        '--every <games>',
        'for reviews: the number of games in each part of a trend, and in the first and last games',
        wholeNumber(1, 1000),
        10,
      )
      .option('-n, --limit <number>', 'the maximum number of entries', wholeNumber(1, 10_000), 30)
      .addHelpText(
        'after',
        examples(
          'retrace stats',
          'retrace stats cards --order impact --by-day 3',
          'retrace stats matchups --by faction --json',
          'retrace stats reviews --player Ada --trend games --every 20',
        ),
      )
      .addHelpText(
        'after',
        '\nGames in progress and branches do not count. ~ marks a small sample of fewer than 30 games.',
      ),
    show,
  );

function month(text: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new InvalidArgumentError('Write the month in the format 2026-11.');
}

async function show(
  output: Output,
  [what = 'overview']: readonly string[],
  { limit: first, byDay, order, by, playouts, trend, every, ...filter }: Options,
): Promise<ExitCode> {
  return Archive.reading(output.around, async (archive) => {
    await archive.catalogue(() => undefined);
    const statistics = new GameStatistics(await archive.readModels(), printedIn(gameModules));
    const meant = given(filter);
    switch (what as Subject) {
      case 'overview': {
        const found = await statistics.overview(meant);
        output.document(found);
        if (found.games === 0 && Object.keys(meant).length === 0) {
          output.lines(
            'There are no finished games yet.',
            output.theme.paint.dim('Record some games with: retrace play --games 10'),
          );
          break;
        }
        output.lines(
          `${counted(found.games, 'finished game')}, ${found.days.toFixed(1)} days each, ` +
            `${found.reactions.toFixed(1)} reactions a player.`,
          `The first player wins ${interval(found.first)}.`,
        );
        break;
      }
      case 'cards': {
        const days = byDay === undefined ? {} : { byDay };
        const cards = await statistics.cards({ ...meant, ...days, order, first });
        output.document({ cards });
        table(output, cardColumns, cards.map(cardRow));
        break;
      }
      case 'matchups': {
        const matchups = await statistics.matchups({ ...meant, by, first });
        output.document({ matchups });
        const rows = matchups.map(({ own, rival, isMirror, all, first, days }) => [
          ...[
            cut(own, 28),
            isMirror ? 'mirror match' : cut(rival, 28),
            `${all.games}`,
            interval(all),
            rate(first),
            days.toFixed(1),
          ],
        ]);
        table(output, columns('Own', 'Against', '#Games', '#Won', '#Going first', '#Days'), rows);
        break;
      }
      case 'players': {
        const players = await statistics.players({ ...meant, first });
        output.document({ players });
        const rows = players.map(({ player, all, selfPlay, unspent, reactions, days, trend }) => [
          ...[
            cut(player, 24),
            `${all.games}`,
            `${selfPlay}`,
            interval(all),
            unspent === null ? '–' : percent(unspent),
          ],
          ...[
            reactions.toFixed(1),
            days.toFixed(1),
            trend
              .slice(-3)
              .map(({ all }) => rate(all))
              .join(' → '),
          ],
        ]);
        const titles = [
          'Player',
          '#Games',
          '#Against self',
          '#Won',
          '#Mana unspent',
          '#Reactions',
          '#Days',
          'Last months',
        ];
        table(output, columns(...titles), rows);
        break;
      }
      case 'reviews': {
        const now = new Map([...gameModules].map(([id, module]) => [id, madeWith(module)]));
        const reviews = new ReviewStatistics(await archive.readModels(), now);
        const budget = playouts === undefined ? {} : { playouts };
        showReviews(output, await reviews.players({ ...meant, ...budget, by: trend, every, first }));
        break;
      }
      case 'days': {
        const days = await statistics.days(meant);
        output.document({ days });
        const rows = days.map(({ day, sides, played, mana, unspent, playedByWinners }) => [
          ...[`${day}`, `${sides}`, played.toFixed(2), playedByWinners.toFixed(2), mana.toFixed(1)],
          unspent.toFixed(1),
        ]);
        const titles = ['#Day', '#Players', '#Cards played', '#By winners', '#Mana', '#Unspent'];
        table(output, columns(...titles), rows);
      }
    }
    return exitCodes.ok;
  });
}

/** Removes the undefined fields of a filter. */
const given = (filter: StatisticFilter): StatisticFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

const cardColumns = columns(
  'Card',
  '#Decks',
  '#Won',
  '#Drawn',
  '#Won',
  '#Played',
  '#Won',
  '#Opening mana',
  '#Impact',
);

function cardRow({ name, reference, inDeck, drawn, played, opening, openingMana, impact }: CardStatistic) {
  return [
    `${cut(name, 26)} ${reference}`,
    ...[`${inDeck.games}`, rate(inDeck), `${drawn.games}`, rate(drawn), `${played.games}`, rate(played)],
    opening.games === 0 ? '–' : percent(openingMana.games / opening.games),
    impact === null
      ? '–'
      : `${signedPercent(impact.value)} (${signedPercent(impact.low)} to ${signedPercent(impact.high)})`,
  ];
}
