import { Inject, Injectable } from '@nestjs/common';
import {
  addMatch,
  changeMatch,
  changeTournament,
  deleteTournament,
  groupGames,
  noTournament,
  removeMatch,
  renamePlayer,
  shareTournament,
  startTournament,
  storedTournamentIn,
  tournamentIn,
  tournamentsOf,
  ungroupGames,
  unshareTournament,
  type Archive,
} from '#archive';
import { unreadable, type GameCatalogue } from '#read-models';
import { isSameAuthor, tournamentBounds, type GameId } from '#record';
import {
  gamesOfDay,
  playedGame,
  proposedMatches,
  readTournaments,
  withNames,
  type BestOf,
  type MatchContent,
  type PlayedGame,
  type ProposedMatch,
  type Tournament as Found,
  type TournamentTitle,
} from '#tournaments';
import { ACCESS, type Access } from '../access/access.js';
import { personOf } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { ARCHIVE, GAME_CATALOGUE } from '../api.tokens.js';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import { knowledgeOf } from '../catalogue/knowledge.js';
import { VisibleGames } from '../catalogue/visible-games.js';
import type { Problem } from '../errors/problem.js';
import { signedIn } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { TournamentLink, TournamentMatchInput } from './tournament.types.js';

export interface OpenTournament {
  readonly tournament: Found;
  /** Whether the reader organises the tournament. */
  readonly isYours: boolean;
  /** Returns the ids of the games that the reader can view. */
  readonly visible: () => Promise<ReadonlySet<string>>;
}

/** A request to add games to a match. */
export interface RequestedGames {
  readonly games: readonly string[];
  readonly match: string | null;
  /** The tournament names of the players in the first game, by seat. Null if they equal the names in the game. */
  readonly players: readonly string[] | null;
}

/** Creates, changes and shares tournaments, and shows their matches. */
@Injectable()
export class TournamentsService {
  constructor(
    private readonly games: ReplayedGames,
    private readonly visibleGames: VisibleGames,
    private readonly catalogueSync: CatalogueSync,
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
    @Inject(ARCHIVE) private readonly archive: Archive,
    @Inject(ACCESS) private readonly access: Access,
  ) {}

  /**
   * Creates a tournament without matches. Fails with `FORBIDDEN` if the reader cannot be identified. Also fails for the
   * same reasons as `startTournament`.
   */
  async start(title: TournamentTitle, reader: Reader, now: Date): Promise<OpenTournament> {
    const file = { ...title, players: [], matches: [] };
    const started = await startTournament(this.archive, authorOf(reader), file, now.toISOString());
    return this.#opened(valueOf(started), true, reader);
  }

  /**
   * Creates the tournaments in a file. Fails with `FORBIDDEN` or `TOURNAMENT_FILE_INVALID`. Also fails for the same
   * reasons as `startTournament`. In this last case, the preceding tournaments in the file are already stored.
   */
  async take(
    file: string,
    title: TournamentTitle,
    reader: Reader,
    now: Date,
  ): Promise<readonly OpenTournament[]> {
    const author = authorOf(reader);
    const begun: OpenTournament[] = [];
    for (const read of valueOf(readTournaments(file, title))) {
      const started = await startTournament(this.archive, author, read, now.toISOString());
      begun.push(this.#opened(valueOf(started), true, reader));
    }
    return begun;
  }

  /** Returns the reader's tournaments, latest first. Fails with `FORBIDDEN` if the reader cannot be identified. */
  async list(reader: Reader): Promise<readonly OpenTournament[]> {
    const found = await tournamentsOf(this.archive, valueOf(personOf(reader)));
    return found.map((tournament) => this.#opened(tournament, true, reader));
  }

  /**
   * Returns one of the reader's tournaments. If the id is null, returns the tournament for which the reader sent a
   * token. Fails with `FORBIDDEN` or `TOURNAMENT_NOT_FOUND`.
   */
  async of(id: string | null, reader: Reader): Promise<OpenTournament> {
    return id === null ? this.#received(reader) : this.#opened(await this.#own(id, reader), true, reader);
  }

  /**
   * Returns the tournament's link for other people. Null if there is none or the reader does not organise the
   * tournament.
   */
  async link({ tournament: { tournament, link }, isYours }: OpenTournament): Promise<TournamentLink | null> {
    if (!isYours || link === null) return null;
    const token = await this.access.capabilities.tournamentToken({ tournament, link });
    return { token, link: `/tournament#tournament=${token}` };
  }

  /**
   * Suggests matches from the games that were played on the day of the tournament. Empty unless the reader is the
   * organiser.
   */
  async proposals(
    { tournament, isYours }: OpenTournament,
    reader: Reader,
  ): Promise<readonly ProposedMatch[]> {
    if (!isYours) return [];
    await this.catalogueSync.catchUp();
    const page = this.catalogue.page(
      { first: tournamentBounds.proposed, finished: true, started: gamesOfDay(tournament.date) },
      knowledgeOf(reader),
    );
    const { games } = await page.catch((error: unknown) => {
      throw unreadable(error);
    });
    const played = games.flatMap(({ id, parent, summary: { players, result, startedAt } }) => {
      // Skips branches, because they were not played as tournament games. Skips games without a result, because their
      // end might be hidden from the reader.
      if (parent !== null || result === null) return [];
      const names = players.map(({ name }) => name);
      return playedGame(id as GameId, names, result.winners, startedAt) ?? [];
    });
    return proposedMatches(tournament, played);
  }

  /** Changes the name and date of a tournament. Fails for the same reasons as `of` and `changeTournament`. */
  async change(id: string, title: TournamentTitle, reader: Reader): Promise<OpenTournament> {
    const { tournament } = await this.#own(id, reader);
    return this.#changed(changeTournament(this.archive, authorOf(reader), tournament, title), reader);
  }

  /** Changes the name of a player. Fails for the same reasons as `of` and `renamePlayer`. */
  async rename(
    id: string,
    names: { readonly from: string; readonly to: string },
    reader: Reader,
  ): Promise<OpenTournament> {
    const { tournament } = await this.#own(id, reader);
    return this.#changed(renamePlayer(this.archive, authorOf(reader), tournament, names), reader);
  }

  /** Adds or replaces a match. Fails for the same reasons as `of`, `addMatch` and `changeMatch`. */
  async enter(
    id: string,
    match: string | null,
    input: TournamentMatchInput,
    reader: Reader,
  ): Promise<OpenTournament> {
    const { tournament } = await this.#own(id, reader);
    const author = authorOf(reader);
    const content = contentIn(input);
    const entered =
      match === null
        ? addMatch(this.archive, author, tournament, content)
        : changeMatch(this.archive, author, { tournament, match }, content);
    return this.#changed(entered, reader);
  }

  /** Removes a match. Fails for the same reasons as `of` and `removeMatch`. */
  async remove(id: string, match: string, reader: Reader): Promise<OpenTournament> {
    const { tournament } = await this.#own(id, reader);
    return this.#changed(removeMatch(this.archive, authorOf(reader), { tournament, match }), reader);
  }

  /**
   * Adds finished games between two players to a match. Fails with `GAME_NOT_FOUND` or `GAME_NOT_OVER`. Also fails for
   * the same reasons as `of` and `groupGames`.
   */
  async group(
    id: string,
    { games, match, players }: RequestedGames,
    reader: Reader,
  ): Promise<OpenTournament> {
    const { tournament } = await this.#own(id, reader);
    if (games.length > tournamentBounds.games)
      throw invalidMatch('games', `Name at most ${tournamentBounds.games} games.`);
    if (players !== null && players.length !== 2)
      throw invalidMatch('players', 'Name both players of the first game, in seat order.');
    const [first = '', second = ''] = players ?? [];
    const played: PlayedGame[] = [];
    for (const game of games) played.push(await this.#played(game, reader));
    const named = withNames(played, players === null ? null : [first, second]);
    const grouped = groupGames(this.archive, authorOf(reader), { tournament, match, games: named });
    return this.#changed(grouped, reader);
  }

  /** Removes games from a match. Fails for the same reasons as `of` and `ungroupGames`. */
  async ungroup(
    id: string,
    match: string,
    games: readonly string[],
    reader: Reader,
  ): Promise<OpenTournament> {
    const { tournament } = await this.#own(id, reader);
    const ids = games.map((game) => this.games.idOf(game));
    return this.#changed(ungroupGames(this.archive, authorOf(reader), { tournament, match }, ids), reader);
  }

  /** Creates or revokes the link for readers. Fails for the same reasons as `of`. */
  async share(id: string, isShared: boolean, reader: Reader): Promise<OpenTournament> {
    const { tournament } = await this.#own(id, reader);
    const decide = isShared ? shareTournament : unshareTournament;
    return this.#changed(decide(this.archive, authorOf(reader), tournament), reader);
  }

  /** Deletes a tournament permanently, or completes an interrupted deletion. Fails for the same reasons as `of`. */
  async delete(id: string, reader: Reader): Promise<void> {
    const { tournament } = await this.#own(id, reader, storedTournamentIn);
    valueOf(await deleteTournament(this.archive, authorOf(reader), tournament));
  }

  /** Opens a finished game between two players. Fails with `GAME_NOT_FOUND`, `GAME_NOT_OVER` or `MATCH_INVALID`. */
  async #played(text: string, reader: Reader): Promise<PlayedGame> {
    const { id, started, events } = await this.games.open(text, reader);
    const last = events.at(-1);
    if (last?.event.kind !== 'GameEnded')
      throw new ProblemError({
        code: 'GAME_NOT_OVER',
        message: `The game "${id}" is in progress.`,
        advice: 'Add the game to the match when it is over.',
      });
    const names = started.seats.map(({ name }) => name);
    const played = playedGame(id, names, last.event.winners, last.metadata.recordedAt);
    if (played === null) throw invalidMatch('games', 'Name games between two players.');
    return played;
  }

  #opened(tournament: Found, isYours: boolean, reader: Reader): OpenTournament {
    let visible: Promise<ReadonlySet<string>> | null = null;
    const ids = tournament.matches.flatMap(({ games }) => games.map(({ game }) => game));
    const find = async () => new Set<string>(await this.visibleGames.of(ids, reader));
    return { tournament, isYours, visible: () => (visible ??= find()) };
  }

  async #own(id: string, reader: Reader, find = tournamentIn): Promise<Found> {
    const person = valueOf(personOf(reader));
    const found = await find(this.archive, id);
    if (found === null || !isSameAuthor(found.author, person)) throw new ProblemError(noTournament);
    return found;
  }

  async #received(reader: Reader): Promise<OpenTournament> {
    const [sent] = reader.tournaments ?? [];
    const found = sent === undefined ? null : await tournamentIn(this.archive, sent.tournament);
    if (sent === undefined || found?.link !== sent.link) throw new ProblemError(notReceived);
    return this.#opened(found, false, reader);
  }

  async #changed(change: ReturnType<typeof addMatch>, reader: Reader): Promise<OpenTournament> {
    return this.#opened(valueOf(await change), true, reader);
  }
}

const authorOf = (reader: Reader) => ({
  by: signedIn(reader).by,
  author: valueOf(personOf(reader)),
});

const contentIn = ({ round, players, bestOf, wins }: TournamentMatchInput): MatchContent => ({
  round,
  players,
  // This field is validated later, together with the other fields.
  bestOf: bestOf as BestOf,
  wins: wins ?? null,
});

const invalidMatch = (where: string, advice: string): ProblemError =>
  new ProblemError({
    code: 'MATCH_INVALID',
    message: `The field "${where}" of the match is not valid.`,
    advice,
    where,
  });

const notReceived: Problem = {
  code: 'TOURNAMENT_NOT_FOUND',
  message: 'The tournament does not exist, or its link was revoked.',
  advice: 'Send the link\'s token as "Authorization: Bearer <token>".',
};
