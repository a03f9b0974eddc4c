import { Command } from 'commander';
import { Archive } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import { exitCodes, type ExitCode } from '../failure.js';
import { listGames, type Listed } from '../game-list.js';
import type { Output } from '../output.js';
import type { Add } from '../program.js';
import { drawTable } from '../terminal/table.js';
import { counted, cut, worded } from '../terminal/text.js';
import { ofSeat, type Theme } from '../terminal/theme.js';

interface Options {
  readonly limit: number;
  readonly after?: string;
}

export const games = (add: Add): void =>
  add<Options>(
    new Command('games')
      .description('list the recorded games, newest first')
      .option('-n, --limit <number>', 'how many at most', wholeNumber(1, 10_000), 20)
      .option('--after <cursor>', 'go on after a page; each page tells the cursor of the next')
      .addHelpText('after', examples('retrace games', 'retrace games --limit 100 --json')),
    showGames,
  );

async function showGames(output: Output, _: readonly string[], options: Options): Promise<ExitCode> {
  const { page, total, next, kind, folder } = await Archive.reading(output.around, async (archive) => ({
    ...(await listGames(archive, options.limit, options.after ?? null)),
    kind: archive.kind,
    folder: archive.folder,
  }));
  output.document({ games: page, total, next });
  const { paint } = output.theme;
  if (total === 0) {
    output.lines(
      kind === 'memory' || folder === null ? 'Memory keeps no games.' : `There are no games in ${folder}.`,
      paint.dim('Record some: retrace play --games 10'),
    );
    return exitCodes.ok;
  }
  output.lines(
    ...drawTable(
      output.theme,
      [
        { title: 'Game' },
        { title: 'Players' },
        { title: 'Result' },
        { title: 'Days', right: true },
        { title: 'Events', right: true },
        { title: 'Recorded' },
      ],
      page.map((game) => row(output.theme, game)),
    ),
    '',
    paint.dim(
      `${page.length.toLocaleString('en')} of ${counted(total, 'game')}` +
        (next === null ? '' : ` · more: retrace games --limit ${options.limit} --after ${next}`),
    ),
  );
  return exitCodes.ok;
}

/** `2026-11-21T05:34:09.120Z` → the minute, in the time zone of the reader. */
function minute(iso: string): string {
  const at = new Date(iso);
  const two = (value: number): string => `${value}`.padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

function row(theme: Theme, game: Listed): readonly string[] {
  const { paint } = theme;
  const players = game.players.map(({ seat, name, hero }) => {
    const text = ofSeat(theme, seat)(cut(name, 20));
    return hero === null ? text : `${text} ${paint.dim(cut(hero.replace(/,.*$/, ''), 20))}`;
  });
  const winners = game.result?.winners.map((seat) => game.players[seat]?.name ?? `seat ${seat}`) ?? [];
  const result =
    game.result === null
      ? paint.yellow('unfinished')
      : `${winners.length === 0 ? 'nobody' : winners.join(', ')} ${paint.dim(`(${worded(game.result.reason)})`)}`;
  return [
    paint.bold(game.id),
    players.join(paint.dim(' – ')),
    result,
    `${game.days}`,
    game.events.toLocaleString('en'),
    paint.dim(minute(game.startedAt)),
  ];
}
