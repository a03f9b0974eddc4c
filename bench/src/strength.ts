import { greedyBot, play, searchBot, winnersIn, type Bot } from '#analysis';
import { playableGames, setupOf, type PlayableGame } from '#games';
import { invariant, type Seat } from '#record';
import { rateOf } from '#read-models';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';

/** The search bot's results against the greedy bot so far. */
export interface Standing {
  readonly games: number;
  /** The number of games won. A draw counts as half a win. */
  readonly wins: number;
  readonly decisions: number;
  /** The total CPU time of the search bot's decisions, in milliseconds. */
  readonly thought: number;
}

const begun: Standing = { games: 0, wins: 0, decisions: 0, thought: 0 };

/** The goals: the percentage of games won, and the maximum milliseconds per decision. */
const GOAL = { won: 70, thought: 200 };

/**
 * Yields the results after each pair of games. Both games of a pair have the same decks and seed, but the bots swap
 * seats. Each pair uses the next pairing of decks, in rotation.
 */
export function* matches(game: PlayableGame, pairs: number, playouts?: number): Generator<Standing> {
  const decks = game.decks();
  const meetings = decks.flatMap((deck, first) => decks.slice(first).map((other) => [deck, other]));
  let standing = begun;
  for (let pair = 0; pair < pairs; pair++) {
    const setup = setupOf(game, {
      decks: meetings[pair % meetings.length] ?? [],
      names: ['Ada', 'Ben'],
      seed: `strength ${pair}`,
    });
    for (const seat of [0, 1]) standing = played(game, setup, seat, playouts, standing);
    yield standing;
  }
}

function played(
  { module }: PlayableGame,
  setup: ReturnType<typeof setupOf>,
  seat: Seat,
  playouts: number | undefined,
  before: Standing,
): Standing {
  let { decisions, thought } = before;
  const search = searchBot(module, `${setup.seed}, search`, playouts);
  const timed: Bot = (decision, state) => {
    const from = process.cpuUsage();
    const choice = search(decision, state);
    const { user, system } = process.cpuUsage(from);
    thought += (user + system) / 1000;
    decisions++;
    return choice;
  };
  const greedy = greedyBot(module, `${setup.seed}, greedy`);
  const game = play(
    module,
    setup,
    [0, 1].map((player) => (player === seat ? timed : greedy)),
  );
  invariant(game.ok, 'a shipped deck can be played');
  let last: unknown = null;
  for (const { state } of game.value) last = state;
  const winners = winnersIn(module, last) ?? [];
  const won = winners.includes(seat) ? 1 / winners.length : winners.length === 0 ? 0.5 : 0;
  return { games: before.games + 1, wins: before.wins + won, decisions, thought };
}

/** Formats the number of games, the number of wins and the 95% confidence interval as one line. */
export function standingInWords(name: string, standing: Standing): string {
  const { rate, low, high } = rateOf(standing.games, standing.wins);
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const won = `${name}: ${standing.wins} of ${standing.games} games won`;
  const interval = `${percent(rate ?? 0)}, 95 % interval ${percent(low)} to ${percent(high)}`;
  return `${won}, ${interval}; ${thoughtOf(standing).toFixed(0)} ms a decision`;
}

const thoughtOf = ({ decisions, thought }: Standing): number => thought / Math.max(1, decisions);

export const strength: Benchmark = {
  name: 'strength',
  about: 'the search bot against the greedy bot, decks and seats swapped',
  run: ({ sizes }) => {
    const figures: Figure[] = [];
    for (const id of ['altered', 'contracts']) {
      const game = playableGames().get(id);
      invariant(game !== undefined, `there is a game "${id}"`);
      let last = begun;
      for (const standing of matches(game, sizes.pairs, sizes.playouts)) {
        last = standing;
        process.stderr.write(`  ${standingInWords(game.module.name, last)}\n`);
      }
      const { low, high } = rateOf(last.games, last.wins);
      const bounds = `95 % interval ${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)}`;
      const benchmark = 'strength';
      figures.push(
        {
          benchmark,
          what: `${game.module.name}: won by the search bot, ${last.games} games, ${bounds}`,
          unit: '% of games',
          own: (100 * last.wins) / last.games,
          better: 'more',
          goal: { value: GOAL.won },
        },
        {
          benchmark,
          what: `${game.module.name}: a decision of the search bot`,
          unit: 'ms of CPU',
          own: thoughtOf(last),
          better: 'less',
          goal: { value: GOAL.thought },
        },
      );
    }
    return Promise.resolve(figures);
  },
};
