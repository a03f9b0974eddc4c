import { Inject, Injectable } from '@nestjs/common';
import { AdministrationStreams } from '#event-store';
import { authorityOf, type GameAuthority } from '#projections';
import { draftAdministrationFormat, recordBounds, type AdministrationEntry } from '#record';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';
import { ProblemError } from '../problem-error.js';
import { noSuchDraft } from './no-such-draft.js';

/** Reads and writes decisions about the recorded drafts: their seats, and their origin. */
@Injectable()
export class DraftAdministration {
  readonly streams: AdministrationStreams<string>;

  constructor(@Inject(EVENT_STORE) store: EventStore) {
    this.streams = new AdministrationStreams<string>(store, { record: draftAdministrationFormat });
  }

  /** Returns the current decisions about a draft. Empty for a draft that was recorded on the command line. */
  async of(draft: string): Promise<GameAuthority> {
    return authorityOf(await this.streams.read(draft));
  }

  /**
   * Appends the entries that `decide` returns for the current decisions, and calls it again whenever another writer was faster.
   * Problems `ADMINISTRATION_TOO_LARGE`, `DRAFT_NOT_FOUND` (it was deleted meanwhile) and those of `decide`.
   */
  async decide(
    draft: string,
    decide: (authority: GameAuthority) => readonly AdministrationEntry[],
  ): Promise<GameAuthority> {
    const decided = await this.streams.decide(draft, (before) => {
      const authority = authorityOf(before);
      if (authority.deleted) throw new ProblemError(noSuchDraft(draft));
      const more = decide(authority);
      if (before.length + more.length <= recordBounds.administration) return more;
      throw new ProblemError({
        code: 'ADMINISTRATION_TOO_LARGE',
        message: `The invitations of this draft were changed ${recordBounds.administration} times. There is no room for more.`,
        advice: 'Begin another draft.',
      });
    });
    return authorityOf(decided);
  }
}
