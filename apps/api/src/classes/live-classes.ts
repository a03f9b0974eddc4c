import { Inject, Injectable } from '@nestjs/common';
import { followClass, studyIn, type Archive } from '#archive';
import type { Class, Study } from '#coaching';
import { ARCHIVE } from '../api.tokens.js';
import type { Reader } from '../access/reader.js';
import { LiveFeed } from '../live/live-feed.js';
import { requireUnexpired } from '../live/reader-checks.js';
import { SharedFeed } from '../live/shared-feed.js';
import { ClassesService, type AttendedClass } from './classes.service.js';

/** The latest state of a class, with its study. Null until it has been read. */
interface Latest {
  state: { readonly found: Class; readonly study: Study } | null;
}

/**
 * The latest state of a class and its feed, which all followers share. The feed delivers the number of entries that
 * have been read.
 */
interface Following {
  readonly feed: SharedFeed<number>;
  readonly latest: Latest;
}

/** Delivers the states of open classes to their followers. Reads the entries of each class once for all followers. */
@Injectable()
export class LiveClasses {
  readonly #following = new Map<string, Following>();

  constructor(
    private readonly classes: ClassesService,
    @Inject(ARCHIVE) private readonly archive: Archive,
  ) {}

  /**
   * Yields the current state of a class, then its state after each change, until the class ends. Fails with
   * `UNAUTHENTICATED` if the reader's token has expired. Also fails for the same reasons as `of`.
   */
  async follow(id: string | null, reader: Reader): Promise<LiveFeed<AttendedClass>> {
    const { found } = await this.classes.of(id, reader);
    return new LiveFeed((signal) => this.#states(found.study, id === null ? reader : null, reader, signal));
  }

  async *#states(study: string, pupil: Reader | null, reader: Reader, signal: AbortSignal) {
    const following = this.#followed(study);
    const leave = following.feed.join();
    try {
      let sent = 0;
      for await (const length of following.feed.from(0, signal)) {
        const { state } = following.latest;
        // Entries that arrived together are sent as one change.
        if (state === null || length < state.found.length || state.found.length === sent) continue;
        sent = state.found.length;
        requireUnexpired(reader);
        const hasEnded = state.found.link === null;
        if (!hasEnded || pupil === null) yield this.classes.attended(state.found, state.study, pupil);
        if (hasEnded) return;
      }
    } finally {
      leave();
    }
  }

  #followed(study: string): Following {
    const known = this.#following.get(study);
    if (known !== undefined) return known;
    const latest: Latest = { state: null };
    const feed = new SharedFeed(
      (signal) => this.#lengths(study, latest, signal),
      () => {
        if (this.#following.get(study) === following) this.#following.delete(study);
      },
    );
    const following = { feed, latest };
    this.#following.set(study, following);
    return following;
  }

  async *#lengths(id: string, latest: Latest, signal: AbortSignal) {
    for await (const found of followClass(this.archive, id, signal)) {
      const known = latest.state?.study;
      const isKnown = known?.chapters.some(({ chapter }) => chapter === found.place?.chapter) === true;
      // Reads the study again, because the coach might have changed it since the class was opened.
      const study = isKnown ? known : ((await studyIn(this.archive, id)) ?? known);
      if (study === undefined) return;
      latest.state = { found, study };
      yield found.length;
    }
  }
}
