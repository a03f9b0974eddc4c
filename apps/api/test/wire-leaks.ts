import {
  fieldQueries,
  refusedQueries,
  searchQueries,
  subscriptionsOf,
  twinPairs,
  TwinServers,
  viewerOf,
  type Answers,
} from './twin-servers.js';

/** The number of pairs that two servers store at the same time. */
const TOGETHER = 20;

/**
 * The results of comparing pairs of games (twins). `leaks` contains the responses that let a viewer distinguish the two
 * games of a pair.
 */
export interface WireTrials {
  readonly pairs: number;
  readonly answers: number;
  readonly leaks: readonly string[];
}

/** Compares everything that two servers send about twins: fields, searches, refusals and frames. */
export async function tryOverTheWire(
  seed: string,
  count: number,
  report: (pairs: number) => void = () => {},
): Promise<WireTrials> {
  const found = { pairs: 0, answers: 0, leaks: [] as string[] };
  for (let first = 0; found.pairs < count; first += TOGETHER) {
    const numbers = Array.from({ length: TOGETHER }, (_, index) => first + index);
    const pairs = [...twinPairs(seed, numbers)].slice(0, count - found.pairs);
    const servers = await TwinServers.start(new Map(pairs));
    try {
      for (const [id, twins] of pairs) {
        const who = viewerOf(id, twins);
        const note = ({ of, left, right }: Answers): void => {
          found.answers++;
          const [mine, theirs] = [JSON.stringify(left), JSON.stringify(right)];
          if (mine !== theirs) found.leaks.push(`${twins.name}, ${id}: ${of}\n  ${mine}\n  ${theirs}`);
        };
        for (const query of [
          ...fieldQueries(id, twins),
          ...searchQueries(id, twins),
          ...refusedQueries(id, twins),
        ])
          note(await servers.ask(query, who));
        const all = twins.left.length;
        for (const query of subscriptionsOf(id, twins))
          note(await servers.followed(query, who, { first: all, all }));
        report(++found.pairs);
      }
    } finally {
      await servers.stop();
    }
  }
  return found;
}
