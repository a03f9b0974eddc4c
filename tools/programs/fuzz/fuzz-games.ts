import { Command, Option } from 'commander';
import { greedyBot } from '#analysis';
import type { AtomicAction, Setup } from '#record';
import { abilityDecks, boosterWars, checkedAltered, tablesOfFour } from '#altered/testing';
import {
  playAndCheck,
  type Begun,
  type CheckedGame,
  type Findings,
  type Thoroughness,
} from '#analysis/testing';
import { checkedContracts, contractsDecks } from '#contracts/testing';
import { countArgument } from '../arguments/count-argument.js';

interface How {
  readonly resume: boolean;
  readonly bot: (typeof bots)[number];
}

interface Fuzzed {
  readonly setups: (seed: string) => readonly Setup[];
  readonly check: (setup: Setup, how: How) => Pick<Findings<never>, 'broken' | 'actions'>;
}

interface Options extends How {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
}

const bots = ['random', 'greedy'] as const;

const checking =
  <State extends Begun, A extends AtomicAction>(
    game: CheckedGame<State, A>,
    more: (setup: Setup) => Thoroughness<State, A> = () => ({}),
  ): Fuzzed['check'] =>
  (setup, { resume, bot }) =>
    playAndCheck(game, setup, setup.seed, {
      resume,
      ...(bot === 'greedy' && { bot: (seed) => greedyBot(game.module, seed) }),
      ...more(setup),
    });

const fuzzed: ReadonlyMap<string, Fuzzed> = new Map([
  ['altered', { setups: abilityDecks, check: checking(checkedAltered) }],
  ...(['booster-war', 'booster-war-ordered'] as const).map((mode): readonly [string, Fuzzed] => [
    mode,
    { setups: (seed) => boosterWars(mode, seed), check: checking(checkedAltered) },
  ]),
  ...(['two-vs-two', 'free-for-all'] as const).map((mode): readonly [string, Fuzzed] => [
    mode,
    {
      setups: (seed) => tablesOfFour(mode, seed),
      // Players are allowed to concede in every other game.
      check: checking(checkedAltered, ({ edition }) => ({
        cap: 6000,
        ...(edition === '1.0' && { concedes: 60 }),
      })),
    },
  ]),
  ['contracts', { setups: contractsDecks, check: checking(checkedContracts) }],
]);

/** `npm run fuzz -- games`: checks invariants in random games, until one is violated. */
export const fuzzGames = new Command('games')
  .description('play random games, and check the invariants of each game')
  .addOption(new Option('--game <game>', 'the game to play').choices([...fuzzed.keys()]).default('altered'))
  .option('--games <number>', 'number of games', countArgument, 1000)
  .option('--seed <text>', 'the seed; the same seed gives the same games', 'fuzz')
  .addOption(new Option('--bot <bot>', 'bot that makes the decisions').choices(bots).default('random'))
  .option('--resume', 'also store and reload the game at every decision', false)
  .action(playAndTell);

function playAndTell({ game, games, seed, ...how }: Options): void {
  const chosen = fuzzed.get(game);
  if (chosen === undefined) throw new Error(`There is no game ${game}.`);
  const { setups, check } = chosen;
  const started = performance.now();
  let played = 0;
  let actions = 0;
  let broken = 0;
  for (let round = 1; played < games; round++)
    for (const setup of setups(`${seed}-${round}`)) {
      if (played >= games) break;
      played++;
      try {
        const findings = check(setup, how);
        actions += findings.actions;
        if (findings.broken.length > 0) {
          broken++;
          console.log(`${setup.seed}: ${findings.broken.slice(0, 3).join('; ')}`);
        }
      } catch (error) {
        broken++;
        console.log(
          `${setup.seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
      }
      if (played % 500 === 0) console.error(`${played} of ${games} games`);
    }
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${played} games, ${actions} atomic actions, seeds ${seed}-1-1 onwards, ${broken} broken, ${seconds.toFixed(0)} s`,
  );
  process.exitCode = broken === 0 ? 0 : 1;
}
