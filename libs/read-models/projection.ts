import type { EventStore, GameStreams, GlobalPosition, ReadAllOptions } from '#event-store';
import type { GameModule } from '#record';
import { pause, whileWaiting } from '#runtime';
import {
  checkpointsOf,
  isReached,
  lockedCheckpoints,
  putCheckpoints,
  type Checkpoint,
} from './checkpoints.js';
import { writing, type ReadModels } from './database.js';
import { ReadModelsError } from './database-error.js';
import { Batch } from './batch.js';
import { putChanges, type Changes } from './batch-rows.js';
import { followedPrefixes } from '#projections';
import { forgetEverything } from './forget.js';
import { GameFoldCache } from './game-fold-cache.js';
import { namesOf, partitionOf } from './partition.js';
import type { ReadReview } from './partition-changes.js';
import { isOfStore } from './same-store.js';
import { putAside, Retries, setAsideGames, type SetAside } from './set-aside.js';
import { uncount } from './statistics/tallies.js';
import { takenUp } from './taken-up.js';

type Progress = NonNullable<ProjectionOptions['progress']>;

/** A store whose events a projection folds, with the modules and functions that read and fold these events. */
export interface ProjectionSource {
  readonly store: EventStore;
  /** The game streams in the same store. */
  readonly streams: Pick<GameStreams, 'read'>;
  readonly modules: ReadonlyMap<string, GameModule>;
  readonly readReview: ReadReview;
}

export interface ProjectionOptions {
  /** Returns the partitions to update. Called before each pass. Defaults to all partitions. */
  readonly partitions?: () => readonly number[];
  /**
   * Called with the progress of this pass. The arguments are the number of folded events, the time at which the last of
   * these was recorded, and the position reached. While irrelevant events are skipped, only the position changes.
   */
  readonly progress?: (events: number, recordedAt: string | null, place: GlobalPosition | null) => void;
  /** The interval in milliseconds at which the store is checked even without a notification. Defaults to 5000. */
  readonly lookAgain?: number;
}

/**
 * `set-aside` means that everything is up to date except games that could not be folded. `status` lists these games.
 */
export type CatalogueSync = 'caught-up' | 'set-aside';

/** The number of events per transaction. It is small, so that changes become visible soon. */
const BATCH = 500;
/** Events older than this number of milliseconds are processed in large batches, because no user waits for them. */
const LONG_AGO = 10_000;
const LARGE_BATCH = 5000;
/** The number of milliseconds to wait for more events before processing a batch. */
const GATHER = 10;
/**
 * The default interval in milliseconds at which an idle projection checks the store and retries games that are set
 * aside.
 */
const LOOK_AGAIN = 5000;
/** The interval in milliseconds at which checkpoints are updated while irrelevant events are skipped. */
const KEEP_PLACE = 1000;

const isBefore = (left: GlobalPosition | null, right: GlobalPosition | null): boolean =>
  !isReached(right, left);
const later = (left: GlobalPosition | null, right: GlobalPosition | null) =>
  isBefore(left, right) ? right : left;
const least = (all: readonly (GlobalPosition | null)[]): GlobalPosition | null =>
  all.reduce((left, right) => (isBefore(right, left) ? right : left), all[0] ?? null);

const isSame = (left: Checkpoint | undefined, right: Checkpoint): boolean =>
  left?.position === right.position;

const silently = (): void => undefined;

/**
 * Keeps read models up to date with a store. Rows and checkpoints change in the same transaction, and work that another
 * process has already done is skipped. Therefore, several processes can run at the same time, even if one of them was
 * wrongly considered dead.
 */
export class Projection {
  readonly #known: GameFoldCache;
  #work: Promise<unknown> = Promise.resolve();
  /** The position up to which the store has been read. */
  #seen: GlobalPosition | null = null;
  /** When checkpoints were last updated. */
  #keptAt = -Infinity;
  #waking = new AbortController();
  /** The games that are set aside in this projector's partitions. */
  readonly #setAside = new Set<string>();
  readonly #retries = new Retries();
  /** Whether the store is known to contain the games in the read models. */
  #isOfStore = false;

  constructor(
    private readonly models: ReadModels,
    private readonly source: ProjectionSource,
    private readonly options: ProjectionOptions = {},
  ) {
    this.#known = new GameFoldCache(source.store, source.streams, source.modules);
  }

  /**
   * Folds the events after the checkpoints. If the store or the database is unavailable, throws its error. Throws
   * `ReadModelsError` if the read models cannot be used.
   */
  catchUp(progress = this.options.progress ?? silently): Promise<CatalogueSync> {
    return this.#inTurn(progress, new AbortController().signal);
  }

  #inTurn(progress: Progress, leaving: AbortSignal): Promise<CatalogueSync> {
    const turn = this.#work.then(() => this.#catchUp(progress, leaving));
    this.#work = turn.catch(silently);
    return turn;
  }

  /**
   * Catches up and then folds new events. After the signal aborts, completes the current batch and returns. Throws the
   * same errors as `catchUp`.
   */
  async follow(signal: AbortSignal, caughtUp: (upkeep: CatalogueSync) => void = silently): Promise<void> {
    while (!signal.aborted) {
      this.#waking = new AbortController();
      await whileWaiting([signal, this.#waking.signal], undefined, async (leaving) => {
        const upkeep = await this.#inTurn(this.options.progress ?? silently, leaving);
        if (!leaving.aborted) caughtUp(upkeep);
        // Checks the store periodically even without a notification, because a notification can be lost.
        await whileWaiting([leaving], this.options.lookAgain ?? LOOK_AGAIN, (looking) =>
          this.#arrival(looking),
        );
      });
    }
  }

  /** Makes `follow` start a new pass, for example because the partitions have changed. */
  wake(): void {
    this.#waking.abort();
  }

  /** Resolves when the current work has been written. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** Resolves when there are events to fold or when many irrelevant events have been skipped. */
  async #arrival(signal: AbortSignal): Promise<void> {
    const passing = new AbortController();
    await whileWaiting([signal, passing.signal], undefined, async (waiting) => {
      const arrivals = this.source.store.follow({
        ...(this.#seen !== null && { after: this.#seen }),
        ...this.#wanted(),
        limit: 1,
        signal: waiting,
        passed: () => {
          if (performance.now() - this.#keptAt >= KEEP_PLACE) passing.abort();
        },
      });
      for await (const _ of arrivals) await pause(GATHER, { signal });
    });
  }

  async #catchUp(progress: Progress, leaving: AbortSignal): Promise<CatalogueSync> {
    try {
      for (;;) {
        const upkeep = await this.#pass(progress, leaving);
        if (upkeep !== 'begun-anew') return upkeep;
        this.#known.forgetAll();
      }
    } catch (error) {
      // Discards the cached folds, because they could contain events that were not written.
      this.#known.forgetAll();
      throw error;
    }
  }

  async #pass(progress: Progress, leaving: AbortSignal): Promise<CatalogueSync | 'begun-anew'> {
    const { checkpoints, head } = await this.#checkpoints();
    await this.#tryAgain(checkpoints);
    const reached = new Map(checkpoints.map(({ partition, position }) => [partition, position]));
    let taken = 0;
    const start = least([...reached.values()]);
    const events = this.source.store.readAll({
      ...this.#wanted(),
      ...(start !== null && { after: start }),
      passed: (place) => progress(taken, batch.recordedAt, place),
    });
    let batch = this.#batch(reached);
    const write = async (through: GlobalPosition | null): Promise<boolean> => {
      const moved = await this.#write(batch, through);
      if (moved === null) return false;
      for (const { partition, position } of moved) reached.set(partition, position);
      progress((taken += batch.size), batch.recordedAt, through);
      batch = this.#batch(reached, batch.recordedAt);
      return true;
    };
    let end = head;
    if (reached.size > 0) {
      let last = start;
      const isOver = (): boolean => reached.size === 0 || leaving.aborted;
      // If all partitions have reached the end of the store, there is nothing to read.
      const pages = isReached(head, start) ? [] : events.pages();
      for await (const page of pages) {
        for (let at = 0; at < page.length && !isOver();) {
          at = await batch.takeFrom(page, at, this.#known);
          last = batch.position ?? last;
          if (batch.isFull && !(await write(last))) return 'begun-anew';
        }
        if (isOver()) break;
      }
      if (batch.size > 0 && !(await write(last))) return 'begun-anew';
      // Irrelevant events also advance the position, because callers could be waiting for the end of the store.
      end = leaving.aborted ? last : later(last, head);
      // If no event was folded, new checkpoints only save scanning the same events again. They are therefore not stored
      // every time.
      const isDue = taken > 0 || performance.now() - this.#keptAt >= KEEP_PLACE;
      if (isDue && [...reached.values()].some((position) => isBefore(position, end)))
        if (!(await write(end))) return 'begun-anew';
      if (isDue && !leaving.aborted) this.#keptAt = performance.now();
    }
    this.#seen = later(this.#seen, end);
    return this.#setAside.size > 0 ? 'set-aside' : 'caught-up';
  }

  /** Returns options that select the streams in the projector's partitions as far as possible. */
  #wanted(): Pick<ReadAllOptions, 'prefix' | 'matching'> {
    const { partitions } = this.models;
    const matching = namesOf(this.options.partitions?.() ?? [...Array(partitions).keys()], partitions);
    return { prefix: followedPrefixes, ...(matching !== null && { matching }) };
  }

  /** Tries to fold the games that are set aside, from their start, in case this has become possible. */
  async #tryAgain(checkpoints: readonly Checkpoint[]): Promise<void> {
    const reached = new Map(checkpoints.map(({ partition, position }) => [partition, position]));
    this.#setAside.clear();
    for (const { game } of await setAsideGames(this.models, new Set(reached.keys()))) {
      const at = { partition: partitionOf(game, this.models.partitions), game };
      const through = reached.get(at.partition) ?? null;
      const isDue = through !== null && this.#retries.isDue(game);
      if (isDue && (await takenUp(this.models, this.source, this.#known, { ...at, through })))
        this.#retries.succeeded(game);
      else {
        if (isDue) this.#retries.failed(game);
        this.#known.forget(game);
        this.#setAside.add(game);
      }
    }
  }

  async #checkpoints(): Promise<{
    readonly checkpoints: readonly Checkpoint[];
    readonly head: GlobalPosition | null;
  }> {
    const mine = new Set(this.options.partitions?.() ?? Array(this.models.partitions).keys());
    const all = await checkpointsOf(this.models);
    // Reads the checkpoints first and the end of the store second, because other processes could be advancing both.
    const head = await this.source.store.head();
    // The read models belong to another store if a checkpoint is beyond this store's end or if games are missing from
    // this store.
    const isOfOther = all.some(({ position }) => isBefore(head, position));
    if (!isOfOther && (this.#isOfStore ||= await isOfStore(this.models, this.source.store)))
      return { checkpoints: all.filter(({ partition }) => mine.has(partition)), head };
    if (this.models.dialect.kind === 'postgres')
      throw new ReadModelsError(
        'READ_MODELS_OF_ANOTHER_STORE',
        'The read models belong to another event store, because they contain games that this store does not.',
        'Check EVENT_STORE and READ_MODELS, or rebuild the read models from this store with `retrace ' +
          'projections rebuild`.',
      );
    await writing(this.models, (transaction) => forgetEverything(transaction));
    this.#known.forgetAll();
    return this.#checkpoints();
  }

  #batch(reached: ReadonlyMap<number, GlobalPosition | null>, before: string | null = null): Batch {
    const isLongAgo = before !== null && Date.now() - Date.parse(before) > LONG_AGO;
    const most = isLongAgo ? LARGE_BATCH : BATCH;
    return new Batch(reached, this.models.partitions, most, this.#setAside, this.source.readReview);
  }

  /** Writes a batch's changes. Null if the read models have been reset. Earlier events must then be folded again. */
  async #write(batch: Batch, through: GlobalPosition | null): Promise<readonly Checkpoint[] | null> {
    const changes = batch.shares.map((share) => ({
      share,
      games: share.changes(),
      to: share.checkpoint(through),
    }));
    const partitions = changes.map(({ share }) => share.partition);
    const written = await writing(this.models, async (transaction) => {
      const locked = await lockedCheckpoints(transaction, this.models, partitions);
      const changed: Changes[] = [];
      const moved: Checkpoint[] = [];
      const aside: SetAside[] = [];
      for (const change of changes) {
        const { share, to } = change;
        const at = locked.get(share.partition);
        if (at?.position !== share.after) {
          // If another projector has already written the same events, nothing remains to be done. Any other difference
          // in the checkpoint is unexpected, so earlier events must be folded again.
          if (at === undefined || isBefore(at.position, to.position)) return null;
          moved.push(at);
          continue;
        }
        for (const game of share.aside) await putAside(transaction, game);
        aside.push(...share.aside);
        changed.push(...change.games);
        moved.push(to);
      }
      aside.push(...(await putChanges(transaction, this.models, changed, this.source.modules)));
      await uncount(
        transaction,
        this.models,
        aside.map(({ game }) => game),
      );
      const further = moved.filter((to) => !isSame(locked.get(to.partition), to));
      await putCheckpoints(transaction, this.models, further);
      return { moved, aside };
    });
    if (written === null) return null;
    for (const { share } of changes) for (const game of share.deleted) this.#setAside.delete(game);
    for (const { game } of written.aside) {
      this.#setAside.add(game);
      this.#known.forget(game);
      this.#retries.failed(game);
    }
    return written.moved;
  }
}
