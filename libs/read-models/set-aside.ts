import type { SetAsideErrorCode } from './error-codes.js';
import type { GlobalPosition, StoredEvent } from '#event-store';
import { shortened, type Problem } from '#record';
import type { ReadModels, Work } from './database.js';
import { partitionOf } from './partition.js';
import { storable } from './records.js';

/** A game that is no longer updated because of a problem with one of its events or rows. */
export interface SetAside {
  readonly game: string;
  /** The position of the event that could not be folded. */
  readonly position: GlobalPosition;
  readonly stream: string;
  readonly revision: number;
  readonly problem: Problem<SetAsideErrorCode>;
}

export const setAsideAt = (
  game: string,
  { position, stream, revision }: Pick<StoredEvent, 'position' | 'stream' | 'revision'>,
  { code, message, advice, where }: Problem<SetAsideErrorCode>,
): SetAside => ({
  game,
  position,
  stream,
  revision,
  // The message can quote parts of the event, so it must be shortened.
  problem: {
    code,
    message: shortened(message, MOST),
    ...(advice !== undefined && { advice: shortened(advice, MOST) }),
    ...(where !== undefined && { where: shortened(where, MOST) }),
  },
});

const MOST = 300;

/** Reads the games that are set aside, either in all partitions or in the given ones. */
export async function setAsideGames(
  { db, partitions: all }: Pick<ReadModels, 'db' | 'partitions'>,
  partitions?: ReadonlySet<number>,
): Promise<readonly SetAside[]> {
  const rows = await db.selectFrom('set_aside').select(['game', 'problem']).orderBy('game').execute();
  return rows.flatMap(({ game, problem }) =>
    partitions === undefined || partitions.has(partitionOf(game, all))
      ? [JSON.parse(problem) as SetAside]
      : [],
  );
}

/** Sets a game aside until a retry succeeds or the game is deleted. */
export async function putAside(transaction: Work, aside: SetAside): Promise<void> {
  const problem = String(storable(JSON.stringify(aside)));
  await transaction
    .insertInto('set_aside')
    .values({ game: aside.game, problem })
    .onConflict((conflict) => conflict.column('game').doUpdateSet({ problem }))
    .execute();
}

/** Records that a game is no longer set aside. */
export async function takeUp(transaction: Work, game: string): Promise<void> {
  await transaction.deleteFrom('set_aside').where('game', '=', game).execute();
}

/** The pause in milliseconds before the first retry of a game that is set aside. The pauses increase up to `LAST`. */
const FIRST = 5000;
const LAST = 600_000;

/**
 * Schedules retries of games that are set aside, with increasing pauses. Games that were set aside before the process
 * started are first retried immediately.
 */
export class Retries {
  readonly #at = new Map<string, { readonly due: number; readonly pause: number }>();

  isDue(game: string): boolean {
    return performance.now() >= (this.#at.get(game)?.due ?? 0);
  }

  failed(game: string): void {
    const pause = Math.min(LAST, (this.#at.get(game)?.pause ?? FIRST / 2) * 2);
    this.#at.set(game, { due: performance.now() + pause, pause });
  }

  succeeded(game: string): void {
    this.#at.delete(game);
  }
}
