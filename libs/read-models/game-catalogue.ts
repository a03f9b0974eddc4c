import type { Kysely, Transaction } from 'kysely';
import type { EventStore, StoredEvent } from '#event-store';
import { gameStreamPrefix, readStored, summarise, type GameSummary } from '#projections';
import { openReadModels, type Tables } from './database.js';

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
    return new GameCatalogue(openReadModels(folder).db);
  }

  /** Takes in what was recorded since the checkpoint; tells how many events it has taken in as it goes. */
  async catchUp(store: EventStore, progress: (events: number) => void = silently): Promise<void> {
    const turn = this.#work.then(() => this.#takeIn(store, progress));
    this.#work = turn.catch(silently);
    return turn;
  }

  async #takeIn(store: EventStore, progress: (events: number) => void): Promise<void> {
    let batch: StoredEvent[] = [];
    let taken = 0;
    const flush = async (): Promise<void> => {
      if (batch.length === 0) return;
      await this.#project(batch);
      taken += batch.length;
      batch = [];
      progress(taken);
    };
    for await (const stored of store.readAll(await this.#options())) {
      batch.push(stored);
      if (batch.length >= BATCH) await flush();
    }
    await flush();
  }

  /** Catches up and keeps up with what is recorded, until the signal aborts. */
  async follow(store: EventStore, signal: AbortSignal, caughtUp: () => void = silently): Promise<void> {
    await this.catchUp(store);
    caughtUp();
    for await (const stored of store.follow({ ...(await this.#options()), signal })) {
      const turn = this.#work.then(() => this.#project([stored]));
      this.#work = turn.catch(silently);
      await turn;
    }
  }

  /** Forgets everything and reads all events again. */
  async rebuild(store: EventStore, progress?: (events: number) => void): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('games').execute();
      await transaction.deleteFrom('checkpoints').execute();
    });
    await this.catchUp(store, progress);
  }

  async #options(): Promise<{ prefix: string; after?: string }> {
    const row = await this.db
      .selectFrom('checkpoints')
      .select('position')
      .where('name', '=', CHECKPOINT)
      .executeTakeFirst();
    return { prefix: gameStreamPrefix, ...(row && { after: row.position }) };
  }

  /** Rows and checkpoint in one transaction: an event is never counted twice. */
  async #project(batch: readonly StoredEvent[]): Promise<void> {
    const last = batch.at(-1);
    if (last === undefined) return;
    await this.db.transaction().execute(async (transaction) => {
      for (const [stream, events] of byStream(batch)) await this.#projectGame(transaction, stream, events);
      await transaction
        .insertInto('checkpoints')
        .values({ name: CHECKPOINT, position: last.position })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ position: last.position }))
        .execute();
    });
  }

  async #projectGame(
    transaction: Transaction<Tables>,
    stream: string,
    events: readonly StoredEvent[],
  ): Promise<void> {
    const id = stream.slice(gameStreamPrefix.length);
    const row = await transaction
      .selectFrom('games')
      .select(['summary', 'revision'])
      .where('id', '=', id)
      .executeTakeFirst();
    let summary = row === undefined ? null : (JSON.parse(row.summary) as GameSummary);
    let revision = row?.revision ?? -1;
    for (const stored of events) {
      if (stored.revision <= revision) continue;
      const event = readStored(stored);
      if (event !== null) summary = summarise(summary, event);
      revision = stored.revision;
    }
    if (summary === null) return;
    const values = {
      module: summary.module,
      players: summary.players.map(({ name }) => name.toLowerCase()).join('\n'),
      finished: summary.result === null ? 0 : 1,
      revision,
      summary: JSON.stringify(summary),
    };
    await transaction
      .insertInto('games')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  }

  /** A page of games, newest first; a cursor that is none begins at the newest. */
  async page({ first, after, module, player, finished }: CatalogueQuery): Promise<CataloguePage> {
    let games = this.db.selectFrom('games');
    if (module !== undefined) games = games.where('module', '=', module);
    if (player !== undefined)
      games = games.where('players', 'like', `%${player.toLowerCase().replaceAll(/[%_]/g, '')}%`);
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

function byStream(batch: readonly StoredEvent[]): Map<string, StoredEvent[]> {
  const streams = new Map<string, StoredEvent[]>();
  for (const stored of batch) {
    const known = streams.get(stored.stream);
    if (known === undefined) streams.set(stored.stream, [stored]);
    else known.push(stored);
  }
  return streams;
}

const cursorOf = (ordinal: number): string => Buffer.from(`g${ordinal}`).toString('base64url');

/** The place a cursor stands for; null when it is none. */
export function ordinalOf(cursor: string): number | null {
  const match = /^g(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  return match === null ? null : Number(match[1]);
}
