import {
  fail,
  isShown,
  ok,
  recordBounds,
  shortened,
  tournamentBounds,
  type Problem,
  type Result,
} from '#record';
import type { TournamentErrorCode } from './error-codes.js';
import { bestOfs, type MatchContent, type TournamentTitle } from './tournament-entry.js';
import { isSamePlayer, type Tournament } from './tournament.js';

type Checked<T> = Result<T, Problem<TournamentErrorCode>>;

const invalid = (where: string, advice: string): Checked<never> =>
  fail({
    code: 'TOURNAMENT_INVALID',
    message: `The field "${where}" of the tournament is not valid.`,
    advice,
    where,
  });

const invalidMatch = (where: string, advice: string): Checked<never> =>
  fail({ code: 'MATCH_INVALID', message: `The field "${where}" of the match is not valid.`, advice, where });

const written = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

const isName = (name: string, most: number): boolean => name !== '' && name.length <= most && isShown(name);

/**
 * Validates and normalises a player's name. Replaces consecutive white space with one space. Fails with
 * `TOURNAMENT_INVALID` if the name is invalid.
 */
export function checkedPlayer(text: string): Checked<string> {
  const name = written(text);
  return isName(name, recordBounds.playerName)
    ? ok(name)
    : invalid('players', `Use names of 1 to ${recordBounds.playerName} printable characters.`);
}

/** Validates and normalises a tournament's name and date. Fails with `TOURNAMENT_INVALID` if either is invalid. */
export function checkedTournament({ name: text, date }: TournamentTitle): Checked<TournamentTitle> {
  const name = written(text);
  if (!isName(name, recordBounds.gameName))
    return invalid('name', `Use 1 to ${recordBounds.gameName} printable characters.`);
  return isDate(date) ? ok({ name, date }) : invalid('date', 'Write the date in the format 2026-11-05.');
}

/** Whether the text is a valid calendar date, such as `2026-11-05`. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return time !== null && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/**
 * Validates and normalises players' names. Removes duplicates. Fails with `TOURNAMENT_INVALID` if a name is invalid.
 * Fails with `TOURNAMENT_TOO_LARGE` if there are too many players.
 */
export function checkedPlayers(texts: readonly string[]): Checked<readonly string[]> {
  const players: string[] = [];
  for (const text of texts) {
    const name = checkedPlayer(text);
    if (!name.ok) return name;
    if (!players.some((player) => isSamePlayer(player, name.value))) players.push(name.value);
  }
  return players.length > tournamentBounds.players ? fail(tooMany('players')) : ok(players);
}

/** Validates and normalises the content of a match. Fails with `MATCH_INVALID` if a field is invalid. */
export function checkedMatch({ round, players: texts, bestOf, wins }: MatchContent): Checked<MatchContent> {
  const { rounds, games } = tournamentBounds;
  if (!Number.isInteger(round) || round < 1 || round > rounds)
    return invalidMatch('round', `Use a number from 1 to ${rounds}.`);
  const players = checkedPlayers(texts);
  if (!players.ok) return invalidMatch('players', players.error.advice ?? '');
  if (players.value.length !== texts.length || texts.length < 1 || texts.length > 2)
    return invalidMatch('players', 'Name two players, or one player with a bye.');
  if (!bestOfs.includes(bestOf)) return invalidMatch('bestOf', 'Use 1, 3 or 5.');
  if (wins !== null && (texts.length !== 2 || wins.length !== 2))
    return invalidMatch('wins', 'Use the wins of both players. A bye has no wins.');
  if (wins?.some((count) => !Number.isInteger(count) || count < 0 || count > games) === true)
    return invalidMatch('wins', `Use numbers from 0 to ${games}.`);
  return ok({ round, players: players.value, bestOf, wins });
}

/**
 * Checks that a match can be added to a tournament or can replace the match with the id `instead`. Fails with
 * `MATCH_INVALID` if a player has another match in the round. Fails with `TOURNAMENT_TOO_LARGE` if there would be too
 * many matches or players.
 */
export function checkPlace(
  { matches, players }: Pick<Tournament, 'matches' | 'players'>,
  content: MatchContent,
  instead: string | null,
): Checked<null> {
  const others = matches.filter(({ match }) => match !== instead);
  const paired = content.players.find((player) =>
    others.some(
      (match) => match.round === content.round && match.players.some((name) => isSamePlayer(name, player)),
    ),
  );
  if (paired !== undefined)
    return invalidMatch(
      'players',
      `Change the other match of "${shortened(paired)}" in round ${content.round}, or use another round.`,
    );
  if (others.length >= tournamentBounds.matches) return fail(tooMany('matches'));
  const added = content.players.filter((player) => !players.some((name) => isSamePlayer(name, player)));
  return players.length + added.length > tournamentBounds.players ? fail(tooMany('players')) : ok(null);
}

/**
 * Checks that a player can be renamed. Fails with `TOURNAMENT_INVALID` if the players with the old and the new name
 * both have a match in the same round.
 */
export function checkRename(
  { matches }: Pick<Tournament, 'matches'>,
  from: string,
  to: string,
): Checked<null> {
  const roundsOf = (name: string): readonly number[] =>
    matches
      .filter(({ players }) => players.some((player) => isSamePlayer(player, name)))
      .map(({ round }) => round);
  const taken = new Set(isSamePlayer(from, to) ? [] : roundsOf(to));
  return roundsOf(from).some((round) => taken.has(round))
    ? invalid(
        'players',
        `Choose another name, because "${shortened(from)}" and "${shortened(to)}" both play in one of the ` +
          'rounds.',
      )
    : ok(null);
}

const tooMany = (what: 'players' | 'matches'): Problem<TournamentErrorCode> => ({
  code: 'TOURNAMENT_TOO_LARGE',
  message: `A tournament can have at most ${tournamentBounds[what]} ${what}.`,
  advice: 'Add the rest to another tournament.',
  where: what,
});
