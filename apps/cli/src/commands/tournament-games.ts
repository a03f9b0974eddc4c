import path from 'node:path';
import { Command } from 'commander';
import { groupGames, startTournament, ungroupGames } from '#archive';
import { tournamentBounds, type GameId } from '#record';
import {
  gamesOfDay,
  playedGame,
  proposedMatches,
  readTournaments,
  withNames,
  type PlayedGame,
  type ProposedMatch,
  type Tournament,
} from '#tournaments';
import { Archive } from '../archive.js';
import { boundedText } from '../bounded-file.js';
import { dayText, examples, nameList, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, must, mustChange } from '../failure.js';
import type { Output } from '../output.js';
import { columns } from '../stats-table.js';
import { drawTable } from '../terminal/table.js';
import { counted, cut } from '../terminal/text.js';
import { listedMatch, matchNumbered } from '../tournaments.js';
import { changingTournament, today, tournamentArgument } from './tournament-changes.js';

interface ImportOptions {
  readonly name?: string;
  readonly date?: string;
}

export const importTournaments = (add: Add): void =>
  add<ImportOptions>(
    new Command('import')
      .description('create tournaments from a file (JSON, or a table with a row for each match)')
      .argument('<file>', 'the file, such as monday.csv')
      .option('-n, --name <name>', 'the name, if the file contains none (default: the file name)')
      .option('-d, --date <date>', 'the date, if the file contains none (default: today)', dayText),
    async (output, [file = ''], { name = path.parse(file).name, date = today() }) => {
      const text = boundedText(file, output.around.folder, tournamentBounds.file);
      const read = must(readTournaments(text, { name, date }));
      const archive = await Archive.open(output.around);
      try {
        const begun: Tournament[] = [];
        for (const found of read) {
          const at = new Date().toISOString();
          const started = startTournament(archive.stored, archive.authorship, found, at);
          begun.push(mustChange(await started));
        }
        output.document({
          tournaments: begun.map(({ tournament: id, matches, ...made }) => ({
            id,
            name: made.name,
            date: made.date,
            players: made.players,
            matches: matches.map(listedMatch),
          })),
        });
        for (const { tournament: id, matches, ...made } of begun)
          output.lines(
            `Created “${made.name}”, ${made.date}: ${id}, ${counted(matches.length, 'match', 'matches')}`,
          );
        output.lines('Add the games of that day with `retrace tournament group <tournament> --all`');
        return exitCodes.ok;
      } finally {
        await archive.close();
      }
    },
  );

interface GroupOptions {
  readonly all?: true;
  readonly match?: number;
  readonly players?: readonly string[];
}

export const groupInTournament = (add: Add): void =>
  add<GroupOptions>(
    new Command('group')
      .description('add finished games to a match; without games, list the games that look like matches')
      .argument(...tournamentArgument)
      .argument('[games...]', 'the ids of games between the same two players, in order')
      .option('--all', 'add all games that look like matches')
      .option(
        '-m, --match <number>',
        'the number of the match in `show` (default: the match without games, or a new one)',
        wholeNumber(1, tournamentBounds.matches),
      )
      .option(
        '--players <names>',
        "the players' names in the tournament, by seat in the first game",
        nameList,
      )
      .addHelpText(
        'after',
        examples(
          'retrace tournament group Monday',
          'retrace tournament group Monday --all',
          'retrace tournament group Monday game-1 game-2 --players Ada,Ben',
        ),
      ),
    (output, [text = '', ...ids], options) =>
      changingTournament(output, text, async (archive, before) => {
        if (ids.length === 0) return proposing(output, archive, before, options.all === true);
        const match = options.match === undefined ? null : matchNumbered(before, options.match).match;
        const [first = '', second = '', ...others] = options.players ?? [];
        if (options.players !== undefined && (second === '' || others.length > 0))
          throw failure(exitCodes.usage, 'ARGUMENT_INVALID', 'Name two players, as in --players Ada,Ben.');
        const played: PlayedGame[] = [];
        for (const id of ids) played.push(await finishedGame(archive, id));
        const games = withNames(played, options.players === undefined ? null : [first, second]);
        const { tournament } = before;
        const grouped = groupGames(archive.stored, archive.authorship, { tournament, match, games });
        const { matches } = mustChange(await grouped);
        output.document({ id: tournament, matches: matches.map(listedMatch) });
        output.lines(`Added ${counted(games.length, 'game')}.`);
      }),
  );

/** Reads a finished game between two players. Throws a `Failure` with code `GAME_NOT_OVER` or `MATCH_INVALID`. */
async function finishedGame(archive: Archive, id: string): Promise<PlayedGame> {
  const events = await archive.readNamed(id);
  const [started, last] = [events[0], events.at(-1)];
  if (last?.event.kind !== 'GameEnded')
    throw failure(exitCodes.badInput, 'GAME_NOT_OVER', `The game "${id}" is in progress.`);
  const names = started?.event.kind === 'GameStarted' ? started.event.seats.map(({ name }) => name) : [];
  const played = playedGame(archive.idOf(id), names, last.event.winners, last.metadata.recordedAt);
  if (played !== null) return played;
  throw failure(exitCodes.badInput, 'MATCH_INVALID', `The game "${id}" does not have two players.`);
}

/**
 * Lists the games that were played on the day of the tournament and look like its matches. On request, adds all of them
 * to the tournament.
 */
async function proposing(
  output: Output,
  archive: Archive,
  { tournament, ...before }: Tournament,
  isAll: boolean,
): Promise<void> {
  const catalogue = await archive.catalogue(() => undefined);
  const query = { first: tournamentBounds.proposed, finished: true, started: gamesOfDay(before.date) };
  const { games } = await catalogue.page(query);
  const played = games.flatMap(({ id, parent, summary: { players, result, startedAt } }) => {
    if (parent !== null || result === null) return [];
    const names = players.map(({ name }) => name);
    return playedGame(id as GameId, names, result.winners, startedAt) ?? [];
  });
  const proposed = proposedMatches(before, played);
  if (isAll)
    for (const { match, games: own } of proposed)
      mustChange(await groupGames(archive.stored, archive.authorship, { tournament, match, games: own }));
  output.document({ id: tournament, proposed, added: isAll });
  if (proposed.length === 0)
    return output.lines(`All games of the tournament's players on ${before.date} already belong to a match.`);
  output.lines(
    ...drawTable(
      output.theme,
      columns('Players', 'Match', 'Games'),
      proposed.map(({ match, players, games: own }: ProposedMatch) => [
        players.map((name) => cut(name, 24)).join(' – '),
        match === null ? 'new' : `${before.matches.findIndex((other) => other.match === match) + 1}`,
        own.map(({ game }) => game).join(' '),
      ]),
    ),
    isAll
      ? `Added ${counted(proposed.flatMap(({ games: own }) => own).length, 'game')}.`
      : 'Add all of them with `retrace tournament group <tournament> --all`',
  );
}

export const ungroupInTournament = (add: Add): void =>
  add(
    new Command('ungroup')
      .description('remove games from a match; their records are kept')
      .argument(...tournamentArgument)
      .argument('<games...>', 'the ids of games'),
    (output, [text = '', ...ids]) =>
      changingTournament(output, text, async (archive, { tournament, matches }) => {
        const games = ids.map((id) => archive.idOf(id));
        const holding = matches.filter((match) => match.games.some(({ game }) => games.includes(game)));
        for (const { match } of holding)
          mustChange(await ungroupGames(archive.stored, archive.authorship, { tournament, match }, games));
        output.document({ id: tournament, matches: holding.map(({ match }) => match) });
        output.lines(`Changed ${counted(holding.length, 'match', 'matches')}.`);
      }),
  );
