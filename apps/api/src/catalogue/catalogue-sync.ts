import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { SharedRequest, StoreUnavailableError, type GlobalPosition } from '#event-store';
import {
  checkpointsOf,
  endAfter,
  isReached,
  Projection,
  ReadModelsError,
  setAsideGames,
  statusOf,
  type Checkpoint,
  type ReadModels,
  type ReadModelStatus,
  type SetAside,
} from '#read-models';
import { reviewChange } from '#reviews';
import type { Problem } from '../errors/problem.js';
import { pause, whileWaiting } from '#runtime';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { EVENT_STORE, GAME_STREAMS, READ_MODELS, type EventStore, type GameStreams } from '../api.tokens.js';

/**
 * The maximum time that a query waits for the list to catch up, in milliseconds. After that, the query uses the list as
 * it is.
 */
const PATIENCE = 2000;
/** The maximum lag that is counted, in events. Counting further would slow down catching up. */
const COUNTED = 10_000;
/**
 * The interval between checks of the projectors' progress, in milliseconds. `FOLLOW_AGAIN` is the delay before the
 * server follows the store again after an error.
 */
const LOOK_AGAIN = 20;
const FOLLOW_AGAIN = 1000;

/**
 * Keeps the list of games up to date with the store. Either updates the list itself, or waits for the projectors to
 * update it.
 */
@Injectable()
export class CatalogueSync implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('CatalogueSync');
  private readonly leaving = new AbortController();
  /** The projection that updates the list. Null if projectors update it. */
  readonly projection: Projection | null;
  private following: Promise<void> = Promise.resolve();
  /** Shares one check among simultaneous queries. */
  private readonly looking: SharedRequest<true> | null;
  /** The error of the last attempt to update the list. Null if it succeeded. */
  private failed: unknown = null;
  private readonly end = new SharedRequest(() => this.expected());
  /** The position that the list had reached at the last check. */
  private reached: GlobalPosition | null = null;
  private waiting = 0;

  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(GAME_STREAMS) streams: GameStreams,
    @Inject(GAME_MODULES) modules: GameModules,
  ) {
    this.projection =
      models.place.kind === 'postgres'
        ? null
        : new Projection(models, { store, streams, modules, readReview: reviewChange });
    const { projection } = this;
    this.looking =
      projection === null ? null : new SharedRequest(() => projection.catchUp().then(() => true));
  }

  onApplicationBootstrap(): void {
    if (this.projection !== null) this.following = this.follow(this.projection);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.leaving.abort();
    await this.following;
    await this.projection?.settled();
  }

  private async follow(projection: Projection): Promise<void> {
    const { signal } = this.leaving;
    for (;;) {
      try {
        // `follow` returns when the server shuts down.
        return await projection.follow(signal);
      } catch (error) {
        if (this.leaving.signal.aborted) return;
        this.logger.error({ err: error }, 'The list of games cannot follow the event store.');
      }
      await pause(FOLLOW_AGAIN, { signal, ref: false });
    }
  }

  /** The number of queries that are waiting for the list. */
  get awaited(): number {
    return this.waiting;
  }

  /**
   * The position that all partitions of the list had reached at the last check. Null before the first check, or if the
   * list is empty.
   */
  get place(): GlobalPosition | null {
    return this.reached;
  }

  /**
   * Waits until the list contains everything that was in the store at the time of the call. Returns false if the wait
   * exceeds `patience`. Also returns false if the list's database is unreachable or cannot be written. Callers then use
   * the list as it is. Throws if the store is unavailable.
   */
  async catchUp(patience = PATIENCE): Promise<boolean> {
    this.waiting++;
    try {
      return await whileWaiting([], patience, async (signal) => {
        const late = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)));
        return Promise.race([this.isUsable(signal), late]);
      });
    } finally {
      this.waiting--;
    }
  }

  private async isUsable(signal: AbortSignal): Promise<boolean> {
    try {
      const isCaughtUp = await this.isCaughtUp(signal);
      this.failed = null;
      return isCaughtUp;
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error;
      // Logs only the first of several consecutive failures.
      if (this.failed === null) this.logger.error({ err: error }, 'The list of games cannot be used.');
      this.failed = error;
      return false;
    }
  }

  private async isCaughtUp(signal: AbortSignal): Promise<boolean> {
    if (this.looking !== null) return this.looking.answer();
    // Does not wait for events that other programs appended after the last event of a game.
    const [end, now] = await Promise.all([this.end.answer(), checkpointsOf(this.models)]);
    if (end === undefined) return false;
    for (let checkpoints = now; ; checkpoints = await checkpointsOf(this.models)) {
      this.reached = leastOf(checkpoints);
      if (checkpoints.every(({ position }) => isReached(end, position))) return true;
      if (signal.aborted) return false;
      await pause(LOOK_AGAIN, { signal, ref: false });
    }
  }

  /**
   * Returns the position that the list must reach to match the store. Undefined if it could not be determined in time.
   */
  private async expected(): Promise<GlobalPosition | null | undefined> {
    this.reached ??= leastOf(await checkpointsOf(this.models));
    return whileWaiting([this.leaving.signal], PATIENCE, async (signal) => {
      const end = await endAfter(this.store, this.reached, signal);
      return signal.aborted ? undefined : end;
    });
  }

  /** Returns the games that the projection could not fold. */
  setAside(): Promise<readonly SetAside[]> {
    return setAsideGames(this.models);
  }

  /** Returns the problem that keeps the list out of date. Null if there is none. */
  problem(): Problem | null {
    if (this.failed === null) return null;
    return {
      code: 'READ_MODELS_UNREACHABLE',
      message:
        this.failed instanceof ReadModelsError
          ? 'The database with the list of games cannot be used.'
          : 'The list of games cannot be updated ' +
            `(${this.failed instanceof Error ? this.failed.message : 'unknown'}).`,
      advice: 'Check the database, its disk space and its permissions. You can still read games.',
    };
  }

  /** Returns the progress and the projector of each partition, and the games that could not be folded. */
  status(): Promise<ReadModelStatus> {
    return statusOf(this.models, this.store, COUNTED);
  }
}

const leastOf = (checkpoints: readonly Pick<Checkpoint, 'position'>[]): GlobalPosition | null =>
  checkpoints.reduce<GlobalPosition | null>(
    (least, { position }) => (isReached(least, position) ? least : position),
    checkpoints[0]?.position ?? null,
  );
