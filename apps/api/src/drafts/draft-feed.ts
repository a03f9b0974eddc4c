import { Injectable } from '@nestjs/common';
import { waiting } from '#runtime';
import type { Reader } from '../access/reader.js';
import { LiveFeed } from '../live/live-feed.js';
import { requireUnexpired } from '../live/reader-checks.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { draftNotFound } from '#archive';
import type { DraftChange } from './draft.types.js';
import { DraftRepository } from './draft.repository.js';
import { draftViewer } from './draft-sight.js';
import { DraftViews } from './draft-views.js';

@Injectable()
export class DraftFeed {
  constructor(
    private readonly repository: DraftRepository,
    private readonly views: DraftViews,
  ) {}

  /**
   * Yields a draft's events after a revision until the draft ends. Fails with `VIEWER_INVALID`, `VIEW_FORBIDDEN` or
   * `UNAUTHENTICATED`, or if the draft cannot be opened.
   */
  async follow(text: string, after: number, as: string, reader: Reader): Promise<AsyncIterable<DraftChange>> {
    const draft = await this.repository.open(text);
    const viewer = valueOf(draftViewer(draft, as, reader));
    const isOver = draft.state.phase === 'over';
    const cards = draft.state.started?.cards ?? {};
    const { repository, views } = this;
    const deleted = repository.deletion(draft.id);
    return new LiveFeed((signal) =>
      (async function* () {
        const { signal: either, end } = waiting([signal, deleted]);
        try {
          for await (const recorded of repository.follow(draft.id, Math.max(-1, after), either)) {
            requireUnexpired(reader);
            yield views.change(cards, recorded, viewer, isOver);
            if (recorded.event.kind === 'DraftEnded') return;
          }
        } finally {
          end();
        }
        if (deleted.aborted) throw new ProblemError(draftNotFound(draft.id));
      })(),
    );
  }
}
