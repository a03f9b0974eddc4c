import { hash } from 'node:crypto';
import { authorKey, nameKey, type Author } from '#record';
import type { MatchContent, MatchGame, TournamentEntry, TournamentStarted } from './tournament-entry.js';

/** A match with its games in the order in which they were added. */
export interface Match extends MatchContent {
  readonly match: string;
  readonly games: readonly MatchGame[];
}

export interface Tournament extends Omit<TournamentStarted, 'kind'> {
  /** The matches, sorted by round. The matches of a round are in the order in which they were added. */
  readonly matches: readonly Match[];
  /** The id of the readers' link. Null if there is none or if an entry of the tournament cannot be read. */
  readonly link: string | null;
  /**
   * Whether the organiser has started to delete the tournament. If so, the only possible operation is to complete the
   * deletion.
   */
  readonly isDeleted: boolean;
  /** The number of entries. */
  readonly length: number;
}

/** Whether two names belong to the same player. */
export const isSamePlayer = (left: string, right: string): boolean => nameKey(left) === nameKey(right);

interface Folded {
  started: Omit<TournamentStarted, 'kind'>;
  matches: readonly Match[];
  link: string | null;
  isReadable: boolean;
  isDeleted: boolean;
}

/** Folds the entries of a tournament. Null if no entry starts it. */
export function tournamentOf(entries: readonly TournamentEntry[]): Tournament | null {
  const begin = entries.find((entry) => entry.kind === 'TournamentStarted');
  if (begin === undefined) return null;
  const { kind, ...started } = begin;
  const folded: Folded = { started, matches: [], link: null, isReadable: true, isDeleted: false };
  for (const entry of entries) take(folded, entry);
  const { matches, link, isReadable, isDeleted } = folded;
  return {
    ...folded.started,
    players: playersOf(folded),
    matches: matches.toSorted((left, right) => left.round - right.round),
    link: isReadable ? link : null,
    isDeleted,
    length: entries.length,
  };
}

function take(folded: Folded, entry: TournamentEntry): void {
  const change = (id: string, changed: (match: Match) => Match): void => {
    folded.matches = folded.matches.map((match) => (match.match === id ? changed(match) : match));
  };
  switch (entry.kind) {
    case 'TournamentChanged':
      folded.started = { ...folded.started, name: entry.name, date: entry.date };
      break;
    case 'PlayerRenamed':
      rename(folded, entry.from, entry.to);
      break;
    case 'MatchAdded':
      folded.matches = [...folded.matches, { match: entry.match, ...matchContent(entry), games: [] }];
      break;
    case 'MatchChanged':
      change(entry.match, (match) => ({ ...match, ...matchContent(entry) }));
      break;
    case 'MatchRemoved':
      folded.matches = folded.matches.filter(({ match }) => match !== entry.match);
      break;
    case 'GameGrouped': {
      const { game, winner } = entry;
      change(entry.match, (match) => ({ ...match, games: [...match.games, { game, winner }] }));
      break;
    }
    case 'GameUngrouped':
      change(entry.match, (match) => ({
        ...match,
        games: match.games.filter(({ game }) => game !== entry.game),
      }));
      break;
    case 'TournamentShared':
      folded.link = entry.link;
      break;
    case 'TournamentUnshared':
      folded.link = null;
      break;
    case 'TournamentDeleted':
      folded.isDeleted = true;
      break;
    case 'TournamentUnreadable':
      folded.isReadable = false;
      break;
    case 'TournamentStarted':
    case 'TournamentListed':
      break;
  }
}

/** Returns only the content of a match from an entry or a match. */
export const matchContent = ({ round, players, bestOf, wins }: MatchContent): MatchContent => ({
  round,
  players,
  bestOf,
  wins,
});

function rename(folded: Folded, from: string, to: string): void {
  const renamed = (name: string): string => (isSamePlayer(name, from) ? to : name);
  const { started, matches } = folded;
  folded.started = { ...started, players: started.players.map(renamed) };
  folded.matches = matches.map((match) => ({
    ...match,
    players: match.players.map(renamed),
    games: match.games.map(({ game, winner }) => ({
      game,
      winner: winner === null ? null : renamed(winner),
    })),
  }));
}

/** Returns all players without duplicates, in the order in which their names first appear. */
function playersOf({ started, matches }: Folded): readonly string[] {
  const found = new Map<string, string>();
  for (const name of [...started.players, ...matches.flatMap(({ players }) => players)])
    if (!found.has(nameKey(name))) found.set(nameKey(name), name);
  return [...found.values()];
}

const KEY_LENGTH = 24;

export const tournamentStream = (id: string): string => `tournament-${id}`;

/** Returns the name of the stream that lists an organiser's tournaments. */
export const tournamentsStream = (author: Author): string =>
  `tournaments-${hash('sha256', authorKey(author), 'hex').slice(0, KEY_LENGTH)}`;
