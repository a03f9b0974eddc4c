import { abilityDecks } from './ability-decks.js';
import { playAndCheck } from './invariants.js';

/** `npm run fuzz -- [--games N] [--seed S] [--resume]`: random games held against what is always true, until one breaks. */
interface Arguments {
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
  return { games, seed: value('--seed') ?? 'fuzz', resume: words.includes('--resume') };
}

const { games, seed, resume } = argumentsOf(process.argv.slice(2));
const started = performance.now();
let played = 0;
let actions = 0;
let broken = 0;
for (let round = 1; played < games; round++)
  for (const setup of abilityDecks(`${seed}-${round}`)) {
    if (played >= games) break;
    played++;
    try {
      const findings = playAndCheck(setup, setup.seed, { resume });
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
