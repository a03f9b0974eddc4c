import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { defaultGame, playableGames, setupOf, type PlayableGame } from '#games';
import { invariant, parseGameId, type GameId, type ModuleId } from '#record';
import type { Reviewed } from '#reviews';
import { Archive } from './archive.js';
import type { Surroundings } from './output.js';
import type { Plan } from './plan.js';
import { recordGame } from './recording.js';

interface Sample {
  readonly game: ModuleId;
  readonly names: readonly [string, string];
  /** The indices of both decks among the game's shipped decks. */
  readonly decks: readonly [number, number];
}

/** The players and decks of the sample games that a new data folder contains. */
const tables: readonly Sample[] = [
  { game: defaultGame, names: ['Ines', 'Bruno'], decks: [0, 1] },
  { game: defaultGame, names: ['Keiko', 'Daniel'], decks: [2, 3] },
  { game: defaultGame, names: ['Amara', 'Luca'], decks: [4, 5] },
  { game: defaultGame, names: ['Bruno', 'Keiko'], decks: [1, 2] },
  { game: defaultGame, names: ['Daniel', 'Amara'], decks: [3, 4] },
  { game: defaultGame, names: ['Luca', 'Ines'], decks: [5, 0] },
  { game: 'contracts', names: ['Keiko', 'Luca'], decks: [0, 1] },
  { game: 'contracts', names: ['Ines', 'Amara'], decks: [2, 3] },
  { game: 'contracts', names: ['Bruno', 'Daniel'], decks: [1, 2] },
];

const seedOf = (index: number): string => `sample-${index + 1}`;

export const sampleIds: readonly GameId[] = tables.map((_, index) => {
  const id = parseGameId(seedOf(index));
  invariant(id.ok, 'sample ids are game ids');
  return id.value;
});

interface PlannedSample {
  readonly game: PlayableGame;
  readonly plan: Plan;
}

/** Returns the plans for the sample games, which are the same in every data folder. */
function samplePlans(): readonly PlannedSample[] {
  const games = playableGames();
  return tables.map(({ game: id, names, decks: places }, index) => {
    const seed = seedOf(index);
    const [game, gameId] = [games.get(id), sampleIds[index]];
    invariant(gameId !== undefined, 'every sample has an id');
    invariant(game !== undefined, `there is no game ${id}`);
    const shipped = game.decks();
    const decks = places.map((place) => {
      const deck = shipped[place];
      invariant(deck !== undefined, `there is no shipped deck ${place} of ${id}`);
      return deck;
    });
    const setup = setupOf(game, { decks, names, seed });
    return { game, plan: { id: gameId, setup, bot: 'greedy', botSeed: `${seed}/bots` } };
  });
}

type Place = Pick<Surroundings, 'environment' | 'folder'>;

/** Whether the data folder contains no events. */
export async function isEmpty(around: Place): Promise<boolean> {
  const archive = await Archive.open(around);
  try {
    return (await archive.store.head()) === null;
  } finally {
    await archive.close();
  }
}

/** The file with the reviews of the sample games. The file contains pairs of a game's id and its review. */
export const reviewsFile = new URL('./sample-reviews.json.gz', import.meta.url);

/** Reads the reviews of the sample games. They are shipped with Retrace, because computing them takes minutes. */
export const sampleReviews = (): ReadonlyMap<GameId, Reviewed> =>
  new Map(JSON.parse(gunzipSync(readFileSync(reviewsFile)).toString()) as [GameId, Reviewed][]);

/** Records the sample games that do not exist yet, and stores their reviews. */
export async function recordSamples(around: Place, reviews = sampleReviews()): Promise<void> {
  const archive = await Archive.open(around);
  const options = { batch: 64, signal: new AbortController().signal, acknowledged: () => undefined };
  try {
    for (const { game, plan } of samplePlans()) {
      if ((await archive.progressOf(plan.id)) !== 'absent') continue;
      await recordGame(archive.stream, game.module, plan, options);
      const review = reviews.get(plan.id);
      if (review !== undefined) await archive.keepReview(plan.id, review);
    }
  } finally {
    await archive.close();
  }
}
