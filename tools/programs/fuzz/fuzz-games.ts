import { Command, Option } from 'commander';
import type { Setup } from '#record';
import {
  abilityDecks,
  boosterWars,
  checkedAltered,
  checkedContracts,
  contractsDecks,
  playAndCheck,
  tablesOfFour,
  type Findings,
  type Thoroughness,
} from '#testing';
import { countArgument } from '../arguments/count-argument.js';

interface Fuzzed {
  readonly setups: (seed: string) => readonly Setup[];
  readonly check: (
    setup: Setup,
    how: Pick<Thoroughness<never, never>, 'resume'>,
  ) => Pick<Findings<never>, 'broken' | 'actions'>;
}

interface Options {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly resume: boolean;
}

const fuzzed: ReadonlyMap<string, Fuzzed> = new Map([
  [
    'altered',
    { setups: abilityDecks, check: (setup, how) => playAndCheck(checkedAltered, setup, setup.seed, how) },
  ],
  ...(['booster-war', 'booster-war-ordered'] as const).map((mode): readonly [string, Fuzzed] => [
    mode,
    {
      setups: (seed) => boosterWars(mode, seed),
      check: (setup, how) => playAndCheck(checkedAltered, setup, setup.seed, how),
    },
  ]),
  ...(['two-vs-two', 'free-for-all'] as const).map((mode): readonly [string, Fuzzed] => [
    mode,
    {
      setups: (seed) => tablesOfFour(mode, seed),
      // Every other game somebody gives up now and then.
      check: (setup, how) =>
        playAndCheck(checkedAltered, setup, setup.seed, {
          ...how,
          cap: 6000,
          ...(setup.edition === '1.0' && { concedes: 60 }),
        }),
    },
  ]),
  [
    'contracts',
    { setups: contractsDecks, check: (setup, how) => playAndCheck(checkedContracts, setup, setup.seed, how) },
  ],
]);

/** `npm run fuzz`: random games held against what is always true, until one breaks. */
export const fuzzGames = new Command('games')
  .description('play random games, and hold each against what is always true')
  .addOption(new Option('--game <game>', 'the game to play').choices([...fuzzed.keys()]).default('altered'))
  .option('--games <number>', 'how many', countArgument, 1000)
  .option('--seed <text>', 'the same seed plays the same games', 'fuzz')
  .option('--resume', 'also stop and continue at every decision', false)
  .action(playAndTell);

function playAndTell({ game, games, seed, resume }: Options): void {
  const chosen = fuzzed.get(game);
  if (chosen === undefined) throw new Error(`There is nothing to play ${game} with.`);
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
        const findings = check(setup, { resume });
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
