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
  readonly own: SeatMeasures;
  readonly other: SeatMeasures;
  readonly won: boolean;
}

/** By what the first seat leads the second in a feature. */
export const leadOf = ({ own, other }: Pick<Position, 'own' | 'other'>, name: string): number =>
  featureOf(own, name) - featureOf(other, name);

/** Of ten games in turn, how many decisions in a hundred are made by chance: good, middling and chance play. */
const SLIPS = [10, 10, 10, 10, 10, 10, 40, 40, 100, 100] as const;
/** The same in words. */
export const playersInWords =
  'greedy; of ten games, six with 10 % of decisions by chance, two with 40 %, two with all';
/** Besides every start of a day, one of so many decisions is a position. */
const BETWEEN = 12;
const MOST_DECISIONS = 1500;

/** Positions of games between bots of equal strength, with any two decks. The same for the same seed. */
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
  const slips = SLIPS[number % SLIPS.length] ?? 0;
  const bots = [0, 1].map((seat) => slipping(module, `${seed}/${seat}`, slips));
  const found: Omit<Position, 'won'>[] = [];
  let { state } = started.value;
  let day = module.see.clock(state).day;
  for (const { state: next } of playOn(module, state, bots, MOST_DECISIONS)) {
    state = next;
    const clock = module.see.clock(state);
    if (module.play.legal(state) === null) break;
    if (clock.day === day && below(random, BETWEEN) > 0) continue;
    day = clock.day;
    const [own = {}, other = {}] = weighed(module, state);
    found.push({ game: number, day, own, other });
  }
  const winners = winnersIn(module, state) ?? [];
  // A game that nobody won teaches nothing of winning.
  return winners.length === 1 ? found.map((position) => ({ ...position, won: winners[0] === 0 })) : [];
}

function slipping(module: GameModule, seed: string, slips: number): Bot {
  const greedy = greedyBot(module, seed);
  const chance = randomBot(seed);
  return (decision, state) =>
    below(randomSource(`${seed}/slip/${decision.id}`), 100) < slips
      ? chance(decision)
      : greedy(decision, state);
}
