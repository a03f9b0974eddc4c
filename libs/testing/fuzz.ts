import type { Setup } from '#record';
import { abilityDecks } from './ability-decks.js';
import { checkedAltered } from './altered-checks.js';
import { checkedContracts, contractsDecks } from './contracts-checks.js';
import { playAndCheck, type Findings, type Thoroughness } from './invariants.js';

/** `npm run fuzz -- [--game altered|contracts] [--games N] [--seed S] [--resume]`: random games held against what is always true, until one breaks. */
interface Arguments {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly resume: boolean;
}

function argumentsOf(words: readonly string[]): Arguments {
  const value = (name: string): string | undefined => {
    const at = words.indexOf(name);
    return at < 0 ? undefined : words[at + 1];
  };
  const games = Number(value('--games') ?? 1000);
  if (!Number.isInteger(games) || games < 1) {
    console.error('--games takes a whole number from 1.');
    process.exit(2);
  }
  return {
    game: value('--game') ?? 'altered',
    games,
    seed: value('--seed') ?? 'fuzz',
    resume: words.includes('--resume'),
  };
}

interface Fuzzed {
  readonly setups: (seed: string) => readonly Setup[];
  readonly check: (
    setup: Setup,
    how: Pick<Thoroughness<never, never>, 'resume'>,
  ) => Pick<Findings<never>, 'broken' | 'actions'>;
}

const fuzzed: ReadonlyMap<string, Fuzzed> = new Map([
  [
    'altered',
    { setups: abilityDecks, check: (setup, how) => playAndCheck(checkedAltered, setup, setup.seed, how) },
  ],
  [
    'contracts',
    { setups: contractsDecks, check: (setup, how) => playAndCheck(checkedContracts, setup, setup.seed, how) },
  ],
]);

const { game, games, seed, resume } = argumentsOf(process.argv.slice(2));
const chosen = fuzzed.get(game);
if (chosen === undefined) {
  console.error(`--game is one of ${[...fuzzed.keys()].join(', ')}.`);
  process.exit(2);
}
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
