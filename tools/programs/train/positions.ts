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

/** A position of a game that was played to its end. */
export interface Position {
  /** Which game: positions of one game are not independent. */
  readonly game: number;
  readonly day: number;
  /** Whether a day or a turn begins. */
  readonly begins: boolean;
  readonly own: SeatMeasures;
  readonly other: SeatMeasures;
  readonly won: boolean;
}

/** The first seat's lead in a feature. */
export const leadOf = ({ own, other }: Pick<Position, 'own' | 'other'>, name: string): number =>
  featureOf(own, name) - featureOf(other, name);

/** The games from which a model learns. */
interface Lessons {
  /** By game in rotation, the percentage of random decisions: good, middling and random play. */
  readonly slips: readonly number[];
  /** The players in words. */
  readonly players: string;
  /** Whether positions are the starts of turns, or only of days. */
  readonly turns: boolean;
}

const usual: Lessons = {
  slips: [10, 10, 10, 10, 10, 10, 40, 40, 100, 100],
  players: 'greedy; of ten games, six with 10 % of decisions by chance, two with 40 %, two with all',
  turns: false,
};

/**
 * Lessons of the games of Contracts: the players of a round take whole turns one after the other, so the second of
 * them decides at other moments than where days begin.
 */
const others: Readonly<Record<string, Lessons>> = {
  contracts: {
    // Nine, so that of those that are held back each has its part.
    slips: [0, 0, 0, 0, 0, 10, 10, 40, 100],
    players:
      'greedy; of nine games, five without chance, two with 10 % of decisions by chance, one with 40 %, one with all',
    turns: true,
  },
};

/** The games from which the value model of a game learns. */
export const lessonsOf = ({ module }: Pick<PlayableGame, 'module'>): Lessons => others[module.id] ?? usual;

/** One in this many decisions is a position, besides every start. */
const BETWEEN = 12;
const MOST_DECISIONS = 1500;

/** Positions of games between bots of equal strength, with any two decks. Depends only on the seed. */
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
  // The models that ship are of games by this chance.
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
  // A draw teaches nothing about winning.
  return winners.length === 1 ? found.map((position) => ({ ...position, won: winners[0] === 0 })) : [];
}

/** A greedy bot that makes `slips` of a hundred decisions at random. */
export function slipping(module: GameModule, seed: string, slips: number): Bot {
  const greedy = greedyBot(module, seed);
  const chance = randomBot(seed);
  return (decision, state) =>
    below(randomSource(`${seed}/slip/${decision.id}`), 100) < slips
      ? chance(decision)
      : greedy(decision, state);
}
