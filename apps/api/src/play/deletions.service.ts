import { Inject, Injectable } from '@nestjs/common';
import { deleteGame, GameHasBranchesError, type Archive } from '#archive';
import { isThere } from '#event-store';
import type { GameAuthority } from '#projections';
import { gameStream, type GameId } from '#record';
import type { Problem } from '../errors/problem.js';
import { AdmissionsService } from '../access/admissions.service.js';
import { isImporter } from '../access/importer.js';
import { hasBegun } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { VisibleGames } from '../catalogue/visible-games.js';
import { signed } from '../notes/writing.js';
import { ARCHIVE } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { DeletionNotices } from '../replay/deletion-notices.js';

@Injectable()
export class DeletionsService {
  constructor(
    @Inject(ARCHIVE) private readonly archive: Archive,
    private readonly games: ReplayedGames,
    private readonly admissions: AdmissionsService,
    private readonly known: VisibleGames,
    private readonly deletionNotices: DeletionNotices,
  ) {}

  /**
   * Deletes a game permanently, and notifies its followers. Fails with `FORBIDDEN` or `GAME_HAS_BRANCHES`, or if the
   * game cannot be opened.
   */
  async delete(text: string, reader: Reader): Promise<GameId> {
    const id = this.games.idOf(text);
    // An admin can delete a game even if its access rights are unreadable.
    const known = await this.admissions.factsFor(id, reader);
    if (known.ok || reader.role !== 'admin') await this.#require(id, valueOf(known), reader);
    try {
      await deleteGame(this.archive, signed(id, reader), id);
    } catch (error) {
      if (!(error instanceof GameHasBranchesError)) throw error;
      throw new ProblemError(await this.#hasBranches(error, reader));
    }
    this.deletionNotices.tell(id);
    return id;
  }

  /**
   * Returns whether the game exists. Throws `FORBIDDEN` or `GAME_HAS_BRANCHES` if the reader is not allowed to delete
   * it.
   */
  async isDeletable(text: string, reader: Reader): Promise<boolean> {
    const id = this.games.idOf(text);
    const known = await this.admissions.factsFor(id, reader);
    if (!(await this.#isThere(id))) return false;
    if (known.ok || reader.role !== 'admin') await this.#require(id, valueOf(known), reader);
    const branches: GameId[] = [];
    for (const { game } of known.ok ? known.value.branches : [])
      if (await this.#isThere(game)) branches.push(game);
    if (branches.length === 0) return true;
    throw new ProblemError(await this.#hasBranches(new GameHasBranchesError(id, branches), reader));
  }

  #isThere(id: GameId): Promise<boolean> {
    return isThere(this.archive.store, gameStream(id));
  }

  /** Throws unless the reader is allowed to delete the game or to finish its interrupted deletion. */
  async #require(id: GameId, facts: GameAuthority, reader: Reader): Promise<void> {
    if ((facts.deleted && reader.role === 'admin') || hasBegun(facts, reader)) return;
    await this.games.open(id, reader);
    if (reader.role !== 'admin' && !isImporter(facts, reader)) throw new ProblemError(forbidden);
  }

  /** Names only the branches that are not hidden from the reader. */
  async #hasBranches({ branches, code, advice }: GameHasBranchesError, reader: Reader): Promise<Problem> {
    const known = await this.known.of(branches, reader);
    const others = branches.length - known.length;
    const named = [...known, ...(others > 0 ? [`${others} that you can't view`] : [])];
    return {
      code,
      message: `The game has branches: ${named.join(', ')}.`,
      advice,
      data: { branches: known },
    };
  }
}

const forbidden: Problem = {
  code: 'FORBIDDEN',
  message:
    'Only admins and the person who began or imported a game while signed in with a role can delete it.',
  advice: 'Sign in as that person with a role, or ask an admin.',
};
