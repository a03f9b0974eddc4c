import { sql, type Kysely, type Transaction } from 'kysely';
import type { EventStore, GlobalPosition, ReadAllOptions, StoredEvent } from '#event-store';
import { gameStreamPrefix, readStored, summarise, type GameSummary } from '#projections';
import { openReadModels, writing, type Tables } from './database.js';

export interface GameRow {
  readonly id: string;
  readonly summary: GameSummary;
}

export interface CataloguePage {
  readonly games: readonly (GameRow & { readonly cursor: string })[];
  readonly total: number;
  readonly hasNext: boolean;
}

export interface CatalogueQuery {
  readonly first: number;
  /** Cursor of the game before the page. */
  readonly after?: string;
  readonly module?: string;
  /** Part of a player's name; case does not matter. */
  readonly player?: string;
  readonly finished?: boolean;
}

const silently = (): void => undefined;

const CHECKPOINT = 'games';
const BATCH = 500;

/** The recorded games as a list, newest first: follows all game streams from a checkpoint kept beside the rows. */
export class GameCatalogue {
  #work: Promise<void> = Promise.resolve();

  private constructor(private readonly db: Kysely<Tables>) {}

  /** Opens the catalogue in a data folder, or in memory for null. */
  static open(folder: string | null): GameCatalogue {
    return new GameCatalogue(openReadModels(folder));
  }

  /** Takes in what was recorded since the checkpoint; tells how many events it has taken in as it goes. */
  async catchUp(store: EventStore, progress: (events: number) => void = silently): Promise<void> {
    return this.#queued(() => this.#takeIn(store, progress));
  }

  /** Catches up and keeps up with what is recorded, until the signal aborts or the store closes. */
  async follow(store: EventStore, signal: AbortSignal, caughtUp: () => void = silently): Promise<void> {
    for (let connected = false; !connected;) {
      await this.catchUp(store);
      caughtUp();
      connected = true;
      let after = await this.#checkpoint();
      for await (const stored of store.follow({ ...from(after), signal })) {
        const known = after;
        connected = await this.#queued(() => this.#project([stored], known));
        if (!connected) break;
        after = stored.position;
      }
    }
  }

  /** Forgets everything and reads all events again. */
  async rebuild(store: EventStore, progress: (events: number) => void = silently): Promise<void> {
    return this.#queued(async () => {
      await this.#forget();
      await this.#takeIn(store, progress);
    });
  }

  /** One thing after the other: what is asked for later finds what was asked for earlier done. */
  async #queued<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#work.then(work);
    this.#work = turn.then(silently, silently);
    return turn;
  }

  async #takeIn(store: EventStore, progress: (events: number) => void): Promise<void> {
    await this.#forgetAnotherStore(store);
    let taken = 0;
    for (let connected = false; !connected;) {
      connected = true;
      let after = await this.#checkpoint();
      for await (const batch of batches(store.readAll(from(after)))) {
        connected = await this.#project(batch, after);
        if (!connected) break;
        after = batch.at(-1)?.position ?? after;
        progress((taken += batch.length));
      }
    }
  }

  /** A checkpoint behind the end of the store belongs to a store that was there before. */
  async #forgetAnotherStore(store: EventStore): Promise<void> {
    const checkpoint = await this.#checkpoint();
    if (checkpoint === null) return;
    const head = await store.head();
    if (head === null || head < checkpoint) await this.#forget();
  }

  async #forget(): Promise<void> {
    await writing(this.db, async (transaction) => {
      await transaction.deleteFrom('games').execute();
      await transaction.deleteFrom('checkpoints').execute();
    });
  }

  async #checkpoint(db: Kysely<Tables> = this.db): Promise<GlobalPosition | null> {
    const row = await db
      .selectFrom('checkpoints')
      .select('position')
      .where('name', '=', CHECKPOINT)
      .executeTakeFirst();
    return row?.position ?? null;
  }

  /**
   * Takes in the events after a position, of which others may have taken in some: rows and checkpoint change in one
   * transaction, so an event is never counted twice. False: others have begun anew, and events before these are missing.
   */
  async #project(batch: readonly StoredEvent[], after: GlobalPosition | null): Promise<boolean> {
    return writing(this.db, async (transaction) => {
      const checkpoint = await this.#checkpoint(transaction);
      if ((checkpoint ?? '') < (after ?? '')) return false;
      const fresh = batch.filter(({ position }) => checkpoint === null || position > checkpoint);
      const position = fresh.at(-1)?.position;
      if (position === undefined) return true;
      for (const [stream, events] of byStream(fresh)) await projectGame(transaction, stream, events);
      await transaction
        .insertInto('checkpoints')
        .values({ name: CHECKPOINT, position })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
        .execute();
      return true;
    });
  }

  /** A page of games, newest first; a cursor that is none begins at the newest. */
  async page({ first, after, module, player, finished }: CatalogueQuery): Promise<CataloguePage> {
    let games = this.db.selectFrom('games');
    if (module !== undefined) games = games.where('module', '=', module);
    if (player !== undefined)
      games = games.where(sql<boolean>`players like ${containing(player.toLowerCase())} escape '!'`);
    if (finished !== undefined) games = games.where('finished', '=', finished ? 1 : 0);
    const { total } = await games
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const before = after === undefined ? null : ordinalOf(after);
    const rows = await (before === null ? games : games.where('ordinal', '<', before))
      .select(['ordinal', 'id', 'summary'])
      .orderBy('ordinal', 'desc')
      .limit(first + 1)
      .execute();
    return {
      games: rows.slice(0, first).map((row) => ({
        id: row.id,
        summary: JSON.parse(row.summary) as GameSummary,
        cursor: cursorOf(row.ordinal),
      })),
      total,
      hasNext: rows.length > first,
    };
  }

  /** One game; null when it is not recorded (or not taken in yet). */
  async game(id: string): Promise<GameRow | null> {
    const row = await this.db.selectFrom('games').select('summary').where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : { id, summary: JSON.parse(row.summary) as GameSummary };
  }

  async close(): Promise<void> {
    await this.#work;
    await this.db.destroy();
  }
}

const from = (after: GlobalPosition | null): ReadAllOptions => ({
  prefix: gameStreamPrefix,
  ...(after !== null && { after }),
});

async function* batches(events: AsyncIterable<StoredEvent>): AsyncGenerator<StoredEvent[]> {
  let batch: StoredEvent[] = [];
  for await (const stored of events) {
    batch.push(stored);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function projectGame(
  transaction: Transaction<Tables>,
  stream: string,
  events: readonly StoredEvent[],
): Promise<void> {
  const id = stream.slice(gameStreamPrefix.length);
  const row = await transaction.selectFrom('games').select('summary').where('id', '=', id).executeTakeFirst();
  let summary = row === undefined ? null : (JSON.parse(row.summary) as GameSummary);
  for (const stored of events) {
    const event = readStored(stored);
    if (event !== null) summary = summarise(summary, event);
  }
  if (summary === null) return;
  const values = {
    module: summary.module,
    players: summary.players.map(({ name }) => name.toLowerCase()).join('\n'),
    finished: summary.result === null ? 0 : 1,
    summary: JSON.stringify(summary),
  };
  await transaction
    .insertInto('games')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

function byStream(batch: readonly StoredEvent[]): Map<string, StoredEvent[]> {
  const streams = new Map<string, StoredEvent[]>();
  for (const stored of batch) {
    const known = streams.get(stored.stream);
    if (known === undefined) streams.set(stored.stream, [stored]);
    else known.push(stored);
  }
  return streams;
}

/** A pattern of SQL for texts with a text in them; `!` takes the meaning from a sign. */
const containing = (text: string): string => `%${text.replaceAll(/[!%_]/g, '!$&')}%`;

const cursorOf = (ordinal: number): string => Buffer.from(`g${ordinal}`).toString('base64url');

/** The place a cursor stands for; null when it is none. */
export function ordinalOf(cursor: string): number | null {
  const match = /^g(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  return match === null ? null : Number(match[1]);
}
