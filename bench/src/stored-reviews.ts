import { EntryStreams, type EventStore, type GameStreams } from '#event-store';
import { reviewStream, type GameId, type GameModule } from '#record';
import { reviewFormat, type ReviewEntry } from '#reviews';
import { storedReview } from '#read-models/testing';

/** Judged decisions of a seat, as many as a game has. */
const DECISIONS = 40;
const AT_ONCE = 32;
const grades = [null, null, null, null, 'inaccuracy', null, null, 'mistake', null, 'blunder'] as const;

/** A number from 0 to 1 that is different for each game, the same in every run. */
const share = (game: number): number => (game * 0.618034) % 1;

/** Keeps a review of each game, with numbers that differ. */
export async function reviewMany(
  store: EventStore,
  streams: Pick<GameStreams, 'read'>,
  module: GameModule,
  ids: readonly GameId[],
): Promise<void> {
  const reviews = new EntryStreams<ReviewEntry>(store, reviewFormat);
  for (let first = 0; first < ids.length; first += AT_ONCE)
    await Promise.all(
      ids.slice(first, first + AT_ONCE).map(async (id, place) => {
        const events = await streams.read(id);
        const seats = [0, 1].map((seat) => ({
          accuracy: share(first + place + seat),
          luck: share(first + place) * (seat === 0 ? 1 : -1),
          skill: share(first + place + 7) * (seat === 0 ? 0.5 : -0.5),
          grades: Array.from({ length: DECISIONS }, (_, at) => grades[(first + place + at) % 10] ?? null),
        }));
        await reviews.append(reviewStream(id), [storedReview(id, { module, events }, seats)]);
      }),
    );
}
