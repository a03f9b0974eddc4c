import { Injectable } from '@nestjs/common';
import { decideDraftAuthority } from '#archive';
import { authorityOf, type GameAuthority } from '#projections';
import type { AdministrationEntry } from '#record';
import { valueOf } from '../problem-error.js';
import { DraftRepository } from './draft.repository.js';

/** Reads and changes the administrative entries of drafts, such as their seats and origin. */
@Injectable()
export class DraftAdministration {
  constructor(private readonly repository: DraftRepository) {}

  /**
   * Returns the current access rights and seats of a draft. They are empty if the draft was recorded on the command
   * line.
   */
  async of(draft: string): Promise<GameAuthority> {
    return authorityOf(await this.repository.archive.administration.read(draft));
  }

  /**
   * Like `decideDraftAuthority`, but throws the problem instead of returning it. Errors thrown by the callback
   * propagate.
   */
  async decide(
    draft: string,
    decide: (authority: GameAuthority) => readonly AdministrationEntry[],
  ): Promise<GameAuthority> {
    return valueOf(await decideDraftAuthority(this.repository.archive, draft, decide));
  }
}
