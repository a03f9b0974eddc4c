import { hash } from 'node:crypto';
import type { Db, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { ReviewBegun } from '../../stored/review-entry.js';
import { type ReviewsWaiting, userOf } from '../review-queue.js';
import { GIVEN_UP, LAYOUT, REVIEWS, SCHEMA } from './layout.js';

/** The data that a job contains for analysts. The ledger contains all other data. */
export const jobShape = z.object({ layout: z.literal(LAYOUT), review: z.string(), user: z.string() });

/** The number of reviews that count towards a user's limits, and the round of the user's next review. */
export interface Standing extends ReviewsWaiting {
  readonly round: number;
}

const ID_LENGTH = 24;

/**
 * Returns a digest that identifies the user. It is used to count the user's reviews without storing the user's name.
 */
const counted = (begun: ReviewBegun): string => hash('sha256', userOf(begun), 'hex').slice(0, ID_LENGTH);

/**
 * Determines the round of a user's next review, so that users take turns. It is the round after that of the user's
 * previous review, but not earlier than the current round. Analysts take reviews round by round. Within a round, they
 * take them in the order of the requests.
 */
export async function standingOf(db: Db, begun: ReviewBegun): Promise<Standing> {
  const { rows } = await db.executeSql(
    `select
       count(*) filter (where state < 'active')::int as waiting,
       count(*) filter (where state < 'completed' and data->>'user' = $2)::int as own,
       coalesce(max(-priority) filter (where started_on is not null), 0)::int as served,
       coalesce(max(-priority) filter (
         where data->>'user' = $2 and (state < 'completed' or started_on is not null)), 0)::int as last
     from ${SCHEMA}.job where name = $1`,
    [REVIEWS, counted(begun)],
  );
  const { waiting, own, served, last } = standingShape.parse(rows[0]);
  return { waiting, own, round: Math.max(served, last + 1) };
}

const standingShape = z.object({ waiting: z.int(), own: z.int(), served: z.int(), last: z.int() });

/** Returns the ids of the unfinished jobs of a review. */
export async function jobsOf(db: Db, review: string): Promise<readonly string[]> {
  const { rows } = await db.executeSql(
    `select id::text from ${SCHEMA}.job
     where name = any($1::text[]) and data->>'review' = $2 and state < 'completed'`,
    [[REVIEWS, GIVEN_UP], review],
  );
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id);
}

/** Adds a review to the queue in the given round. */
export async function enqueue(boss: PgBoss, db: Db, begun: ReviewBegun, round: number): Promise<void> {
  const data = { layout: LAYOUT, review: begun.review, user: counted(begun) } satisfies z.infer<
    typeof jobShape
  >;
  await boss.send(REVIEWS, data, { singletonKey: begun.review, priority: -round, db });
}
