import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { fail, nameKey, ok, shortened, tournamentBounds, type Problem, type Result } from '#record';
import { checkedMatch, checkedPlayers, checkedTournament, checkPlace } from './checked-tournament.js';
import type { TournamentErrorCode } from './error-codes.js';
import { firstFreeRound } from './results.js';
import { isSamePlayer, type Match } from './tournament.js';
import { bestOfs, type BestOf, type MatchContent, type TournamentTitle } from './tournament-entry.js';

export interface TournamentFile extends TournamentTitle {
  readonly players: readonly string[];
  readonly matches: readonly MatchContent[];
}

type Read<T> = Result<T, Problem<TournamentErrorCode>>;

const invalid = (where: string, advice: string): Read<never> =>
  fail({
    code: 'TOURNAMENT_FILE_INVALID',
    message: `The tournament file is not valid (${shortened(where)}).`,
    advice,
    where: shortened(where),
  });

/** Converts a CSV cell or a JSON value to trimmed text. A missing value becomes an empty string. */
const cell = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value).trim()));

/** A match with the field names that organisers' files use. */
const row = z.object({
  round: cell,
  player1: cell,
  player2: cell,
  winner: cell,
  wins1: cell,
  wins2: cell,
  score: cell,
  bestof: cell,
});
type Row = z.infer<typeof row>;

/** Returns the field for a heading. For example, `Player 1` and `player_1` become `player1`. */
const fieldOf = (heading: string): string => {
  const word = heading.toLowerCase().replaceAll(/[\s_-]/g, '');
  return synonyms[word] ?? word;
};
const synonyms: Readonly<Record<string, string>> = {
  playera: 'player1',
  playerb: 'player2',
  result: 'score',
  games1: 'wins1',
  games2: 'wins2',
  title: 'name',
};

const lowered = z.record(z.string(), z.unknown()).transform((fields) => {
  const named = Object.entries(fields).map(([name, value]) => [fieldOf(name), value] as const);
  // The order is reversed, so that the first of several headings for the same field takes precedence.
  return Object.fromEntries([...named].reverse());
});

const jsonFile = lowered.pipe(
  z.object({
    name: cell,
    date: cell,
    players: z.array(z.union([z.string(), z.object({ player: z.string() })])).default([]),
    matches: z.array(lowered.pipe(row)),
  }),
);
const jsonFiles = z.union([z.array(jsonFile), jsonFile.transform((file) => [file])]);

/**
 * Reads tournaments from the text of a file. The file contains one or several tournaments in JSON, or one tournament as
 * a table. A table has a row for each match, and commas, semicolons or tabs separate its columns. `title` is the name
 * and date to use if the file contains none. A null text means that the file is too large. Fails with
 * `TOURNAMENT_FILE_INVALID` if the file is too large or cannot be read.
 */
export function readTournaments(
  text: string | null,
  title: TournamentTitle,
): Read<readonly TournamentFile[]> {
  if (text === null || text.length > tournamentBounds.file)
    return invalid('size', `Use at most ${tournamentBounds.file} characters.`);
  const plain = text.replace(/^\uFEFF/, '').trim();
  return /^[[{]/.test(plain) ? readJson(plain, title) : readTable(plain, title);
}

function readJson(text: string, title: TournamentTitle): Read<readonly TournamentFile[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return invalid('JSON', 'Send the whole file. Its JSON is damaged or incomplete.');
  }
  const read = jsonFiles.safeParse(value);
  if (!read.success)
    return invalid('matches', 'Add `matches`, a list of objects with `player1`, `player2` and `winner`.');
  if (read.data.length === 0) return invalid('matches', 'Add at least one tournament to the file.');
  if (read.data.length > tournamentBounds.inFile)
    return invalid('size', `Use at most ${tournamentBounds.inFile} tournaments.`);
  const files: TournamentFile[] = [];
  for (const { name, date, players, matches } of read.data) {
    const file = fileOf(
      { name: name === '' ? title.name : name, date: date === '' ? title.date : date.slice(0, 10) },
      rosterOf(players.map((player) => (typeof player === 'string' ? player : player.player))),
      matches,
    );
    if (!file.ok) return file;
    files.push(file.value);
  }
  return ok(files);
}

/**
 * Returns the players in a list of names. Empty if a name occurs twice, because the names then do not identify the
 * players.
 */
const rosterOf = (names: readonly string[]): readonly string[] =>
  new Set(names.map(nameKey)).size === names.length ? names : [];

function readTable(text: string, title: TournamentTitle): Read<readonly TournamentFile[]> {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const delimiter = ['\t', ';', ','].find((mark) => heading.includes(mark)) ?? ',';
  let rows: unknown;
  try {
    rows = parse(text, {
      delimiter,
      columns: (headings: string[]) => headings.map(fieldOf),
      skip_empty_lines: true,
      relax_column_count_less: true,
    });
  } catch {
    return invalid('table', 'Write one row for each match, with as many cells as the heading row.');
  }
  const read = z.array(row).safeParse(rows);
  if (!read.success || !heading.split(delimiter).map(unquoted).map(fieldOf).includes('player1'))
    return invalid('heading', 'Begin with a heading row: round, player1, player2, wins1, wins2.');
  const file = fileOf(title, [], read.data);
  return file.ok ? ok([file.value]) : file;
}

const unquoted = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1');

function fileOf(
  title: TournamentTitle,
  roster: readonly string[],
  rows: readonly Row[],
): Read<TournamentFile> {
  const named = checkedTournament(title);
  if (!named.ok) return invalid(named.error.where ?? 'name', named.error.advice ?? '');
  const players = checkedPlayers(roster);
  if (!players.ok) return invalid('players', players.error.advice ?? '');
  const matches: Match[] = [];
  const problemAt = (index: number, { where = '', advice = '' }: { where?: string; advice?: string }) =>
    invalid(`match ${index + 1}, ${where}`, advice);
  const numbered = rows.map((fields, index) => ({ fields, index }));
  // In some files, match numbers count through the whole tournament. Sorting by number puts the matches in the order of
  // the rounds.
  numbered.sort((left, right) => matchNumber(left.fields) - matchNumber(right.fields));
  for (const { fields, index } of numbered) {
    const content = contentOf(fields, matches);
    if (!content.ok) return problemAt(index, content.error);
    const { value } = content;
    const unknown = value.players.find(
      (name) => players.value.length > 0 && !players.value.some((player) => isSamePlayer(player, name)),
    );
    if (unknown !== undefined)
      return problemAt(index, {
        where: 'player',
        advice: `Add "${shortened(unknown)}" to the list of players, or correct the name.`,
      });
    const place = checkPlace({ matches, players: [] }, value, null);
    if (!place.ok) return problemAt(index, place.error);
    matches.push({ match: '', games: [], ...value });
  }
  const contents = matches.map(({ match, games, ...content }) => content);
  return ok({ ...named.value, players: players.value, matches: contents });
}

/**
 * Returns a match's number within the whole tournament, such as 19 for `Match 19`. Infinity if the field contains a
 * round instead.
 */
const matchNumber = ({ round }: Row): number => Number(/^match\s*(\d+)$/i.exec(round)?.[1] ?? Infinity);

function contentOf(fields: Row, before: readonly Match[]): Read<MatchContent> {
  const { player1, player2, winner, bestof } = fields;
  const isBye = /^(?:bye|-*)$/i.test(player2);
  const players = isBye ? [player1] : [player1, player2];
  const round =
    fields.round === '' || Number.isFinite(matchNumber(fields))
      ? firstFreeRound({ matches: before }, players)
      : Number(/^\D{0,12}?(\d{1,3})$/.exec(fields.round)?.[1] ?? NaN);
  if (Number.isNaN(round)) return invalid('round', 'Write a number, as in 2 or Round 2.');
  const wins = isBye ? null : scoreIn(fields);
  if (wins === undefined)
    return invalid('score', 'Write the number of games that each player won, as in 2-1.');
  const most = Math.max(1, ...(wins ?? []));
  const bestOf = bestof === '' ? (bestOfs.find((games) => games >= 2 * most - 1) ?? 5) : Number(bestof);
  const isWinner = players.findIndex((name) => isSamePlayer(name, winner));
  if (winner !== '' && wins === null && !isBye && isWinner < 0 && !isDraw(winner))
    return invalid('winner', 'Name one of the two players, or leave the winner empty.');
  const named = isBye || winner === '' || wins !== null ? wins : isDraw(winner) ? [0, 0] : won(isWinner);
  return checkedMatch({ round, players, bestOf: bestOf as BestOf, wins: named });
}

const isDraw = (word: string): boolean => /^(?:draw|tie|=)$/i.test(word);
const won = (place: number): readonly number[] => (place === 0 ? [1, 0] : [0, 1]);

/**
 * Returns the number of games that each player has won. Null if the file contains no result. Undefined if the result is
 * invalid.
 */
function scoreIn({ wins1, wins2, score }: Row): readonly number[] | null | undefined {
  const text = wins1 === '' && wins2 === '' ? score : `${wins1}-${wins2}`;
  if (text === '') return null;
  const [, first, second] = /^(\d)\s*[-–:/]\s*(\d)(?:\s*[-–:/]\s*\d)?$/.exec(text) ?? [];
  return first === undefined ? undefined : [Number(first), Number(second)];
}
