import {
  featureOf,
  greedyBot,
  playOn,
  randomBot,
  weighed,
  winnersIn,
  type Bot,
  type SeatMeasures,
} from '#analysis';
import { setupOf, type PlayableGame } from '#games';
import { below, randomSource } from '#kernel';
import { invariant, withChance, type GameModule } from '#record';

/** A position in a game that was played to its end. */
export interface Position {
  /** The number of the game. Positions with the same number are not independent. */
  readonly game: number;
  readonly day: number;
  /** Whether a day or a turn begins at this position. */
  readonly begins: boolean;
  readonly own: SeatMeasures;
  readonly other: SeatMeasures;
  readonly won: boolean;
}

/** Returns the first seat's lead over the other seat in a feature. */
export const leadOf = ({ own, other }: Pick<Position, 'own' | 'other'>, name: string): number =>
  featureOf(own, name) - featureOf(other, name);

/** The kinds of games to which a model is fitted. */
interface Lessons {
  /**
   * The percentages of decisions that bots make at random, from good play to random play. Each game uses the next
   * percentage, in rotation.
   */
  readonly slips: readonly number[];
  /** A description of the players, for the model's documentation. */
  readonly players: string;
  /** Whether to sample positions at the start of every turn instead of every day. */
  readonly turns: boolean;
}

const usual: Lessons = {
  slips: [10, 10, 10, 10, 10, 10, 40, 40, 100, 100],
  players: 'greedy; of ten games, six with 10 % of decisions by chance, two with 40 %, two with all',
  turns: false,
};

/**
 * The exceptions to `usual`. In Contracts, players take whole turns one after another within a day, so the start of a
 * day is never a decision of the second player.
 */
const others: Readonly<Record<string, Lessons>> = {
  contracts: {
    // Every fourth game is held out. Because nine and four are coprime, the held-out games cover all nine entries.
    slips: [0, 0, 0, 0, 0, 10, 10, 40, 100],
    players:
      'greedy; of nine games, five without chance, two with 10 % of decisions by chance, one with 40 %, one with all',
    turns: true,
  },
};

/** Returns the kinds of games to which a game's value model is fitted. */
export const lessonsOf = ({ module }: Pick<PlayableGame, 'module'>): Lessons => others[module.id] ?? usual;

/** One of every `BETWEEN` decisions is sampled, in addition to the starts of days or turns. */
const BETWEEN = 12;
const MOST_DECISIONS = 1500;

/**
 * Yields the positions of each game between bots of equal strength with any two decks. The positions depend only on the
 * arguments.
 */
export function* positionsOf(
  game: PlayableGame,
  seed: string,
  games: number,
): Generator<readonly Position[]> {
  for (let number = 0; number < games; number++) yield positionsIn(game, `${seed}/${number}`, number);
}

function positionsIn(game: PlayableGame, seed: string, number: number): readonly Position[] {
  const random = randomSource(`${seed}/decks`);
  const all = game.decks();
  const decks = [0, 1].flatMap(() => all[below(random, all.length)] ?? []);
  const module: GameModule = game.module;
  const setup = setupOf(game, { decks, names: ['Ada', 'Ben'], seed });
  // Uses the random source of the games to which the shipped models were fitted.
  const options = { ...setup.options, ...withChance('sha-256') };
  const started = module.play.start({ ...setup, options });
  invariant(started.ok, 'a shipped deck can be played');
  const { slips: mixed, turns } = lessonsOf(game);
  const slips = mixed[number % mixed.length] ?? 0;
  const bots = [0, 1].map((seat) => slipping(module, `${seed}/${seat}`, slips));
  const found: Omit<Position, 'won'>[] = [];
  let { state } = started.value;
  let { day, turn } = module.see.clock(state);
  for (const { state: next } of playOn(module, state, bots, MOST_DECISIONS)) {
    state = next;
    const clock = module.see.clock(state);
    if (module.play.legal(state) === null) break;
    const begins = clock.day !== day || (turns && clock.turn !== turn);
    if (!begins && below(random, BETWEEN) > 0) continue;
    ({ day, turn } = clock);
    const [own = {}, other = {}] = weighed(module, state);
    found.push({ game: number, day, begins, own, other });
  }
  const winners = winnersIn(module, state) ?? [];
  // Draws yield no positions, because they reveal nothing about winning.
  return winners.length === 1 ? found.map((position) => ({ ...position, won: winners[0] === 0 })) : [];
}

/** Returns a greedy bot that makes `slips` percent of its decisions at random. */
export function slipping(module: GameModule, seed: string, slips: number): Bot {
  const greedy = greedyBot(module, seed);
  const chance = randomBot(seed);
  return (decision, state) =>
    below(randomSource(`${seed}/slip/${decision.id}`), 100) < slips
      ? chance(decision)
      : greedy(decision, state);
}
