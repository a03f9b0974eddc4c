import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { pickPossibleSince, DraftRepository, type OpenedDraft } from './draft.repository.js';
import { DraftList } from './draft-list.js';
import { botsActions, pickKey, seatedBots } from './draft-bots.js';

/**
 * Lets a bot pick for players who have exceeded the draft's time limit. Time limits also apply after a restart of the
 * server.
 */
@Injectable()
export class TimeLimits implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('TimeLimits');
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isStopping = false;

  constructor(
    private readonly repository: DraftRepository,
    private readonly list: DraftList,
  ) {}

  /** Runs in the background, so that it does not delay the start of the server. */
  onApplicationBootstrap(): void {
    this.#watchRunning().catch((error: unknown) =>
      this.logger.warn(
        { err: error },
        'The drafts cannot be listed. Their time limits will apply from the next pick on.',
      ),
    );
  }

  async #watchRunning(): Promise<void> {
    for (const id of [...(await this.list.running())])
      await this.repository
        .open(id)
        // If a card has been picked in the meantime, the time limit for the next pick has already started.
        .then((draft) => (this.#timers.has(id) ? undefined : this.watch(draft)))
        .catch((error: unknown) => this.logger.warn({ err: error, draft: id }, 'A draft cannot be read.'));
  }

  beforeApplicationShutdown(): void {
    this.#isStopping = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** Cancels the time limit of a deleted draft. */
  leave(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** Starts the time limit of a draft's current pick, if the draft has one. */
  watch(draft: OpenedDraft): void {
    const { id, state } = draft;
    const limit = state.started?.timeLimit ?? null;
    this.leave(id);
    if (limit === null || state.phase !== 'drafting' || this.#isStopping) return;
    const pick = pickKey(state);
    const timer = setTimeout(
      () => {
        this.#timers.delete(id);
        this.#over(id, pick).catch((error: unknown) =>
          this.logger.error(
            { err: error, draft: id },
            'A bot cannot pick for the players who have not picked.',
          ),
        );
      },
      Math.max(0, pickPossibleSince(draft) + limit - Date.now()),
    );
    this.#timers.set(id, timer);
  }

  async #over(id: string, pick: string): Promise<void> {
    const draft = await this.repository.change(id, ({ state }) => {
      if (state.phase !== 'drafting' || pickKey(state) !== pick) return [];
      return botsActions(state, seatedBots(state), pick);
    });
    this.watch(draft);
  }
}
