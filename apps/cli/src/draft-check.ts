import { verifiedDraft, type DraftEvent, type DraftVerdict, type MatchGameEnded } from '#altered/drafts';
import { gameDigest } from '#record';
import type { Archive } from './archive.js';
import { exitCodes, Failure } from './failure.js';

/** What a record of a draft was found to be. */
export type DraftChecked =
  | DraftVerdict
  /** The draft says something else of one of its games than the record of the game. */
  | { readonly status: 'DIVERGED'; readonly events: number; readonly game: string; readonly reason: string };

/** Decides a draft again by its rules, and holds what it says of its games against their records. */
export async function checkDraft(archive: Archive, events: readonly DraftEvent[]): Promise<DraftChecked> {
  const verdict = verifiedDraft(events);
  if (verdict.status !== 'EXACT') return verdict;
  for (const event of events) {
    if (event.kind !== 'MatchGameEnded') continue;
    const reason = await gameProblem(archive, event, events);
    if (reason !== null) return { status: 'DIVERGED', events: events.length, game: event.game, reason };
  }
  return verdict;
}

/** Why the record of a game is not what its draft says of it; null when it is. */
async function gameProblem(
  archive: Archive,
  { game, digest, winners }: MatchGameEnded,
  events: readonly DraftEvent[],
): Promise<string | null> {
  const record = await readable(archive, game);
  if (record === null) return `There is no record of game "${game}".`;
  if (gameDigest(record) !== digest) return `Game "${game}" is not the one that was played.`;
  const seats = seatsOf(events, game);
  const last = record.at(-1)?.event;
  const won = last?.kind === 'GameEnded' ? seats.filter((_, place) => last.winners.includes(place)) : [];
  return won.toSorted().join() === winners.toSorted().join()
    ? null
    : `Game "${game}" was won by other seats than the draft says.`;
}

const seatsOf = (events: readonly DraftEvent[], game: string): readonly number[] =>
  events.flatMap((event) => (event.kind === 'MatchGameBegan' && event.game === game ? event.seats : []));

async function readable(archive: Archive, game: string) {
  try {
    return await archive.read(game);
  } catch (error) {
    if (error instanceof Failure && error.exit === exitCodes.notFound) return null;
    throw error;
  }
}
