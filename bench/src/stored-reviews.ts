import { EntryStreams, type EventStore, type GameStreams } from '#event-store';
import { reviewStream, type GameId, type GameModule } from '#record';
import { reviewFormat, type ReviewEntry } from '#reviews';
import { storedReview } from '#read-models/testing';

/** The number of decisions per seat that a review of an average game evaluates. */
const DECISIONS = 40;
const AT_ONCE = 32;
const grades = [null, null, null, null, 'inaccuracy', null, null, 'mistake', null, 'blunder'] as const;

/** The kinds of decisions with their choices. Each decision uses the next entry, in rotation. */
const kinds = [
  { kind: 'expand', taken: ['1'], best: ['2'] },
  { kind: 'turn', taken: ['play:3:hero'], best: ['play:4:hero'] },
  { kind: 'turn', taken: ['play:3:hero'], best: ['play:3:companion'] },
  { kind: 'turn', taken: ['pass'], best: ['play:5:hero'] },
  { kind: 'target', taken: ['1'], best: ['2'] },
  { kind: 'may', taken: ['no'], best: ['yes'] },
  { kind: 'clean-up-reserve', taken: ['1'], best: ['2'] },
] as const;
/** The number of decisions per day of a game. */
const A_DAY = 5;

/** Returns a number from 0 to 1 for each game, the same in every run. */
const share = (game: number): number => (game * 0.618034) % 1;

/** Stores a review of each game, with varied figures. */
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
        const gradeAt = (at: number) => grades[(first + place + at) % 10] ?? null;
        const decisions = Array.from({ length: DECISIONS }, (_, at) => ({
          ...kinds[(first + place + at) % kinds.length],
          revision: 9 * at,
          clock: { day: 1 + Math.floor(at / A_DAY), phase: 'afternoon', turn: at, seat: 0 },
          loss: gradeAt(at) === null ? 0 : share(first + place + at) / 4,
        }));
        const seats = [0, 1].map((seat) => ({
          decisions,
          accuracy: share(first + place + seat),
          luck: share(first + place) * (seat === 0 ? 1 : -1),
          skill: share(first + place + 7) * (seat === 0 ? 0.5 : -0.5),
          grades: decisions.map((_, at) => gradeAt(at)),
        }));
        await reviews.append(reviewStream(id), [storedReview(id, { module, events }, seats)]);
      }),
    );
}
