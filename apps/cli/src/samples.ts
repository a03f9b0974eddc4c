import { openDecks, setupFor } from '#altered/cards';
import { altered } from '#altered/rules';
import { invariant, parseGameId } from '#record';
import { Archive } from './archive.js';
import type { Surroundings } from './output.js';
import type { Plan } from './plan.js';
import { recordGame } from './recording.js';

/** Who plays what in the games that come with a new data folder; numbers are places among the shipped decks. */
const tables = [
  { id: 'sample-1', names: ['Ines', 'Bruno'], decks: [0, 1], seed: 'sample-1' },
  { id: 'sample-2', names: ['Keiko', 'Daniel'], decks: [2, 3], seed: 'sample-2' },
  { id: 'sample-3', names: ['Amara', 'Luca'], decks: [4, 5], seed: 'sample-3' },
  { id: 'sample-4', names: ['Bruno', 'Keiko'], decks: [1, 2], seed: 'sample-4' },
  { id: 'sample-5', names: ['Daniel', 'Amara'], decks: [3, 4], seed: 'sample-5' },
  { id: 'sample-6', names: ['Luca', 'Ines'], decks: [5, 0], seed: 'sample-6' },
] as const;

export const sampleCount = tables.length;

/** The sample games as plans: the same games in every data folder. */
export function samplePlans(): readonly Plan[] {
  const shipped = openDecks();
  return tables.map(({ id, names, decks, seed }) => {
    const gameId = parseGameId(id);
    invariant(gameId.ok, 'sample ids are game ids');
    const own = decks.map((place) => {
      const deck = shipped[place];
      invariant(deck !== undefined, `there is no shipped deck ${place}`);
      return deck;
    });
    return {
      id: gameId.value,
      setup: setupFor({ decks: own, names, seed }),
      bot: 'greedy',
      botSeed: `${seed}/bots`,
    };
  });
}

type Place = Pick<Surroundings, 'environment' | 'folder'>;

/** True when the data folder holds no event yet. */
export async function isEmpty(around: Place): Promise<boolean> {
  const archive = await Archive.open(around);
  try {
    return (await archive.store.head()) === null;
  } finally {
    await archive.close();
  }
}

/** Records the sample games that are not there yet. */
export async function recordSamples(around: Place): Promise<void> {
  const archive = await Archive.open(around);
  const options = { batch: 64, signal: new AbortController().signal, acknowledged: () => undefined };
  try {
    for (const plan of samplePlans())
      if ((await archive.progressOf(plan.id)) === 'absent')
        await recordGame(archive.stream, altered, plan, options);
  } finally {
    await archive.close();
  }
}
