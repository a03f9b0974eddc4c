import { Command, Option } from 'commander';
import { cardEventKinds, type CardEventKind } from '#projections';
import { newestFirst, parseCursor, type CataloguePage, type GameRow, type GameSearch } from '#read-models';
import { Archive } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { drawTable } from '../terminal/table.js';
import { counted, cut, worded } from '../terminal/text.js';
import { ofSeat, type Theme } from '../terminal/theme.js';

interface Options extends Pick<GameSearch, 'module' | 'format' | 'player' | 'hero' | 'faction' | 'tag'> {
  readonly limit: number;
  readonly after?: string;
  readonly winner?: string;
  readonly card?: string;
  readonly event?: CardEventKind;
  readonly byDay?: number;
  readonly atLeast?: number;
}

export const games = (add: Add): void =>
  add<Options>(
    new Command('games')
      .option('-n, --limit <number>', 'the maximum number of entries', wholeNumber(1, 10_000), 20)
      .option('--after <cursor>', 'show the page after this cursor, which the previous page prints')
      .option('--module <id>', 'only this game: altered, contracts')
      .option('--format <word>', 'only this format')
      .option('--player <text>', 'only games with a player whose name contains this text')
      .option('--hero <text>', 'only games with a hero (of the same player) whose name contains this text')
      .option('--faction <word>', 'only games with this faction (of the same player)')
      .option('--winner <text>', 'only games won by a player whose name contains this text')
      .option('--tag <tag>', 'only games with this tag')
      .option('--card <card>', 'only games with an event of this card (name or reference)')
      .addOption(new Option('--event <kind>', 'the kind of event').choices(cardEventKinds).default('drawn'))
      .option(
        '--by-day <day>',
        'only games whose first such event was on this day or earlier',
        wholeNumber(0, 1000),
      )
      .option('--at-least <times>', 'only games with at least this many such events', wholeNumber(1, 10_000))
      .addHelpText(
        'after',
        examples(
          'retrace games',
          'retrace games --limit 100 --json',
          'retrace games --card Maw --event drawn --by-day 2',
        ),
      ),
    showGames,
  );

/** Converts the command's options to a search. */
function searchOf(options: Omit<Options, 'limit' | 'after'>): GameSearch {
  const {
    winner,
    card,
    event: kind = 'drawn',
    byDay,
    atLeast,
    module,
    format,
    player,
    hero,
    faction,
    tag,
  } = options;
  const given = Object.entries({
    module,
    format,
    player,
    hero,
    faction,
    tag,
    winner: winner && { name: winner },
  });
  const counts = { ...(byDay !== undefined && { byDay }), ...(atLeast !== undefined && { atLeast }) };
  return {
    ...(Object.fromEntries(given.filter(([, value]) => value !== undefined)) as GameSearch),
    ...(card !== undefined && { cards: [{ card, kind, ...counts }] }),
  };
}

function pageOf(
  output: Output,
  { limit, after, ...query }: Options,
): Promise<CataloguePage & { readonly data: string | null }> {
  if (after !== undefined && parseCursor(after, newestFirst) === null)
    throw failure(exitCodes.badInput, 'CURSOR_INVALID', `"${after}" is not a valid page cursor.`, {
      advice: 'Use the cursor that the previous page printed, or leave --after out.',
    });
  return Archive.reading(output.around, async (archive) => {
    let reported = 0;
    const catalogue = await archive.catalogue((events) => {
      // The first listing of a data folder must read all events, so progress is shown.
      if (events - reported < 50_000 || output.json) return;
      reported = events;
      output.remark(`… read ${counted(events, 'event')}`);
    });
    const page = await catalogue.page({
      ...searchOf(query),
      first: limit,
      ...(after !== undefined && { after }),
    });
    return { ...page, data: archive.folder };
  });
}

async function showGames(output: Output, _: readonly string[], options: Options): Promise<ExitCode> {
  const { games: page, total, hasNext, data } = await pageOf(output, options);
  const next = hasNext ? (page.at(-1)?.cursor ?? null) : null;
  output.document({
    games: page.map(({ id, summary, imported }) => ({ id, mode: null, teams: null, ...summary, imported })),
    total,
    next,
  });
  const { paint } = output.theme;
  if (total === 0) {
    output.lines(
      ...(Object.keys(searchOf(options)).length > 0
        ? ['No recorded game matches.']
        : [
            data === null ? 'EVENT_STORE=memory does not store games.' : `There are no games in ${data}.`,
            paint.dim('Record some games with: retrace play --games 10'),
          ]),
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

/** Formats a time to the minute in the local time zone. */
function minute(iso: string): string {
  const at = new Date(iso);
  const two = (value: number): string => `${value}`.padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

function row(theme: Theme, { id, summary: game, imported }: GameRow): readonly string[] {
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
    paint.bold(id),
    players.join(paint.dim(' – ')),
    result,
    `${game.days}`,
    game.events.toLocaleString('en'),
    `${paint.dim(minute(game.startedAt))}${imported === null ? '' : paint.yellow(`\n· imported${imported.check === 'EXACT' ? '' : ', not confirmed'}`)}`,
  ];
}
