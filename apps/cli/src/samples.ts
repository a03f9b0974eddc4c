import { defaultGame, playableGames, setupOf, type PlayableGame } from '#games';
import { invariant, parseGameId, type ModuleId } from '#record';
import { Archive } from './archive.js';
import type { Surroundings } from './output.js';
import type { Plan } from './plan.js';
import { recordGame } from './recording.js';

interface Sample {
  readonly game: ModuleId;
  readonly names: readonly [string, string];
  /** Places among the decks that come with the game. */
  readonly decks: readonly [number, number];
}

/** Who plays what in the games that come with a new data folder. */
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

export const sampleCount = tables.length;

interface PlannedSample {
  readonly game: PlayableGame;
  readonly plan: Plan;
}

/** The sample games as plans: the same games in every data folder. */
function samplePlans(): readonly PlannedSample[] {
  const games = playableGames();
  return tables.map(({ game: id, names, decks: places }, index) => {
    const seed = `sample-${index + 1}`;
    const [game, gameId] = [games.get(id), parseGameId(seed)];
    invariant(gameId.ok, 'sample ids are game ids');
    invariant(game !== undefined, `there is no game ${id}`);
    const shipped = game.decks();
    const decks = places.map((place) => {
      const deck = shipped[place];
      invariant(deck !== undefined, `there is no shipped deck ${place} of ${id}`);
      return deck;
    });
    const setup = setupOf(game, { decks, names, seed });
    return { game, plan: { id: gameId.value, setup, bot: 'greedy', botSeed: `${seed}/bots` } };
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
    for (const { game, plan } of samplePlans())
      if ((await archive.progressOf(plan.id)) === 'absent')
        await recordGame(archive.stream, game.module, plan, options);
  } finally {
    await archive.close();
  }
}
