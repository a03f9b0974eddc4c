import { Injectable } from '@nestjs/common';
import { deleteDraft } from '#archive';
import { isImporter } from '../access/importer.js';
import { hasBegun } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { signedIn } from '../notes/writing.js';
import { DeletionsService } from '../play/deletions.service.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { parseDraftId } from '#altered/drafts';
import { DraftAdministration } from './draft-administration.js';
import { DraftRepository } from './draft.repository.js';
import { TimeLimits } from './time-limits.js';

@Injectable()
export class DraftDeletions {
  constructor(
    private readonly repository: DraftRepository,
    private readonly administration: DraftAdministration,
    private readonly games: DeletionsService,
    private readonly limits: TimeLimits,
  ) {}

  /**
   * Deletes a draft permanently. If requested, also deletes its games. Deletes nothing if one of the games cannot be
   * deleted. Fails with `DRAFT_ID_INVALID`, `DRAFT_NOT_FOUND` or `FORBIDDEN`. Also fails for the same reasons as
   * deleting a game.
   */
  async delete(text: string, withGames: boolean, reader: Reader): Promise<string> {
    const id = valueOf(parseDraftId(text));
    const authority = await this.administration.of(id);
    if (reader.role !== 'admin' && !hasBegun(authority, reader) && !isImporter(authority, reader)) {
      await this.repository.open(id);
      throw new ProblemError(forbidden);
    }
    if (withGames) await this.#deleteGames(id, reader);
    // Throws if the draft does not exist, unless an interrupted deletion has to be completed.
    if (!authority.deleted) await this.repository.open(id);
    await deleteDraft(this.repository.archive, signedIn(reader), id);
    this.repository.forget(id);
    this.limits.leave(id);
    return id;
  }

  async #deleteGames(id: string, reader: Reader): Promise<void> {
    const { state } = await this.repository.open(id);
    const games: string[] = [];
    for (const { game } of state.begun) if (await this.games.isDeletable(game, reader)) games.push(game);
    for (const game of games) await this.games.delete(game, reader);
  }
}

const forbidden = {
  code: 'FORBIDDEN',
  message: 'Only admins and the person who began or imported a draft while signed in can delete it.',
  advice: 'Sign in as that person, or ask an admin.',
} as const;
