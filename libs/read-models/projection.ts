import { setTimeout as after } from 'node:timers/promises';
import { gameStreamPrefix, notesStreamPrefix } from '#projections';
import type { EventStore, GameStreams, GlobalPosition } from '#event-store';
import type { GameModule } from '#record';
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
import { forgetEverything } from './forget.js';
import { putGames, type ChangedGame } from './game-rows.js';
import { KnownGames } from './known-games.js';
import { putNotes } from './note-rows.js';

type Progress = NonNullable<ProjectionOptions['progress']>;

/** What the events are read from, and the games that can be folded. */
export interface ProjectionSource {
  readonly store: EventStore;
  /** Of the same store. */
  readonly streams: Pick<GameStreams, 'read'>;
  readonly modules: ReadonlyMap<string, GameModule>;
}

export interface ProjectionOptions {
  /** The partitions to keep up to date, asked again before each pass; all of them when left out. */
  readonly partitions?: () => readonly number[];
  /** Told how many events were taken in since the beginning of a pass, and when the last of them was recorded. */
  readonly progress?: (events: number, recordedAt: string | null) => void;
}

/** `stopped`: somewhere an event could not be taken in; `status` says which. */
export type Upkeep = 'caught-up' | 'stopped';

/** The streams that read models are made of. */
export const followedPrefixes = [gameStreamPrefix, notesStreamPrefix];

/** Events in one transaction, few enough to be seen soon: what many games record in a few hundredths of a second. */
const BATCH = 500;
/** The same while what is taken in was recorded longer ago than so many milliseconds: nobody waits for those. */
const LONG_AGO = 10_000;
const LARGE_BATCH = 5000;
/** Events that come at once are taken in at once: milliseconds. */
const GATHER = 10;
/** How soon a poisoned event is tried again, and a follower that heard nothing looks by itself: milliseconds. */
const TRY_AGAIN = 5000;

const isBefore = (one: GlobalPosition | null, other: GlobalPosition | null): boolean =>
  !isReached(other, one);
const later = (one: GlobalPosition | null, other: GlobalPosition | null) =>
  isBefore(one, other) ? other : one;
const least = (all: readonly (GlobalPosition | null)[]): GlobalPosition | null =>
  all.reduce((one, other) => (isBefore(other, one) ? other : one), all[0] ?? null);

const isSame = (one: Checkpoint | undefined, other: Checkpoint): boolean =>
  one?.position === other.position && JSON.stringify(one.poisoned) === JSON.stringify(other.poisoned);

const silently = (): void => undefined;

/**
 * Keeps read models up to date with a store: rows and checkpoints move in one transaction, and who finds that another was
 * faster leaves out what is there. So any number may do it, and one that was believed dead does no harm.
 */
export class Projection {
  readonly #known: KnownGames;
  #work: Promise<unknown> = Promise.resolve();
  /** Up to where the store has been read. */
  #seen: GlobalPosition | null = null;
  #waking = new AbortController();
  readonly #tryAgainAt = new Map<number, number>();

  constructor(
    private readonly models: ReadModels,
    private readonly source: ProjectionSource,
    private readonly options: ProjectionOptions = {},
  ) {
    this.#known = new KnownGames(source.store, source.streams, source.modules);
  }

  /** Takes in what was recorded since the checkpoints. Throws what store and database throw, `ReadModelsError`. */
  catchUp(progress = this.options.progress ?? silently): Promise<Upkeep> {
    return this.#inTurn(progress, new AbortController().signal);
  }

  #inTurn(progress: Progress, leaving: AbortSignal): Promise<Upkeep> {
    const turn = this.#work.then(() => this.#catchUp(progress, leaving));
    this.#work = turn.catch(silently);
    return turn;
  }

  /**
   * Catches up, and keeps up with what comes until the signal aborts: then it ends with the batch that it has. Throws as
   * `catchUp` does.
   */
  async follow(signal: AbortSignal, caughtUp: (upkeep: Upkeep) => void = silently): Promise<void> {
    while (!signal.aborted) {
      this.#waking = new AbortController();
      const leaving = AbortSignal.any([signal, this.#waking.signal]);
      const upkeep = await this.#inTurn(this.options.progress ?? silently, leaving);
      if (!leaving.aborted) caughtUp(upkeep);
      await this.#arrival(leaving);
    }
  }

  /** Has a follower begin its pass again, when it has other partitions. */
  wake(): void {
    this.#waking.abort();
  }

  /** Resolves when what is being taken in is written. */
  async settled(): Promise<void> {
    await this.#work;
  }

  async #arrival(signal: AbortSignal): Promise<void> {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(TRY_AGAIN)]);
    const from = this.#seen === null ? {} : { after: this.#seen };
    const arrivals = this.source.store.follow({
      ...from,
      prefix: followedPrefixes,
      limit: 1,
      signal: waiting,
    });
    for await (const _ of arrivals) await after(GATHER, undefined, { signal }).catch(silently);
  }

  async #catchUp(progress: Progress, leaving: AbortSignal): Promise<Upkeep> {
    try {
      for (;;) {
        const upkeep = await this.#pass(progress, leaving);
        if (upkeep !== 'begun-anew') return upkeep;
        this.#known.forgetAll();
      }
    } catch (error) {
      // They may be ahead of what was written.
      this.#known.forgetAll();
      throw error;
    }
  }

  async #pass(progress: Progress, leaving: AbortSignal): Promise<Upkeep | 'begun-anew'> {
    const { checkpoints, head } = await this.#checkpoints();
    const tried = checkpoints.filter((one) => this.#mayTry(one));
    const reached = new Map(tried.map(({ partition, position }) => [partition, position]));
    let stopped = tried.length < checkpoints.length;
    let taken = 0;
    const start = least([...reached.values()]);
    const events = this.source.store.readAll({
      prefix: followedPrefixes,
      ...(start !== null && { after: start }),
    });
    let batch = this.#batch(reached);
    const write = async (through: GlobalPosition | null): Promise<boolean> => {
      const moved = await this.#write(batch, through);
      if (moved === null) return false;
      for (const { partition, position, poisoned } of moved) {
        if (poisoned === null) reached.set(partition, position);
        else {
          reached.delete(partition);
          this.#tryAgainAt.set(partition, performance.now() + TRY_AGAIN);
          stopped = true;
        }
      }
      progress((taken += batch.size), batch.recordedAt);
      batch = this.#batch(reached, batch.recordedAt);
      return true;
    };
    let end = head;
    if (reached.size > 0) {
      let last = start;
      const isOver = (): boolean => reached.size === 0 || leaving.aborted;
      for await (const page of events.pages()) {
        for (let at = 0; at < page.length && !isOver();) {
          at = await batch.takeFrom(page, at, this.#known);
          last = batch.position ?? last;
          if (batch.isFull && !(await write(last))) return 'begun-anew';
        }
        if (isOver()) break;
      }
      if (batch.size > 0 && !(await write(last))) return 'begun-anew';
      // What is no event of a game is passed as well: who waits for the end of the store waits for nothing.
      end = leaving.aborted ? last : later(last, head);
      if (reached.size > 0 && [...reached.values()].some((position) => isBefore(position, end)))
        if (!(await write(end))) return 'begun-anew';
    }
    this.#seen = later(this.#seen, end);
    return stopped ? 'stopped' : 'caught-up';
  }

  #mayTry({ partition, poisoned }: Checkpoint): boolean {
    return poisoned === null || performance.now() >= (this.#tryAgainAt.get(partition) ?? 0);
  }

  async #checkpoints(): Promise<{
    readonly checkpoints: readonly Checkpoint[];
    readonly head: GlobalPosition | null;
  }> {
    const mine = new Set(this.options.partitions?.() ?? Array(this.models.partitions).keys());
    const all = await checkpointsOf(this.models);
    // Asked last: others may go on meanwhile.
    const head = await this.source.store.head();
    if (!all.some(({ position }) => isBefore(head, position)))
      return { checkpoints: all.filter(({ partition }) => mine.has(partition)), head };
    // A checkpoint behind the end of the store belongs to a store that was there before.
    if (this.models.dialect.kind === 'postgres')
      throw new ReadModelsError(
        'READ_MODELS_OF_ANOTHER_STORE',
        'The read models know more than the event store holds: they were made from another store.',
        'Check EVENT_STORE and READ_MODELS; `retrace projections rebuild` makes them anew from this store.',
      );
    await writing(this.models, (transaction) => forgetEverything(transaction));
    this.#known.forgetAll();
    return this.#checkpoints();
  }

  #batch(reached: ReadonlyMap<number, GlobalPosition | null>, before: string | null = null): Batch {
    const isLongAgo = before !== null && Date.now() - Date.parse(before) > LONG_AGO;
    return new Batch(reached, this.models.partitions, isLongAgo ? LARGE_BATCH : BATCH);
  }

  /** Writes what a batch changes. Null: somebody has begun anew, and events before the batch are missing. */
  async #write(batch: Batch, through: GlobalPosition | null): Promise<readonly Checkpoint[] | null> {
    const changes = batch.shares.map((share) => ({
      share,
      games: share.games(),
      to: share.checkpoint(through),
    }));
    const partitions = changes.map(({ share }) => share.partition);
    return writing(this.models, async (transaction) => {
      const locked = await lockedCheckpoints(transaction, this.models, partitions);
      const games: ChangedGame[] = [];
      const moved: Checkpoint[] = [];
      for (const change of changes) {
        const { share, to } = change;
        const at = locked.get(share.partition);
        if (at?.position !== share.after) {
          // Somebody was faster: nothing is left to do, or it is not clear what.
          if (at === undefined || isBefore(at.position, to.position)) return null;
          moved.push(at);
          continue;
        }
        for (const [game, said] of share.notes) await putNotes(transaction, game, said);
        games.push(...change.games);
        moved.push(to);
      }
      await putGames(transaction, this.models, games);
      const written = moved.filter((to) => !isSame(locked.get(to.partition), to));
      await putCheckpoints(transaction, this.models, written);
      return moved;
    });
  }
}
