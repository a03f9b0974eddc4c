import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { playGame, randomBot } from '#analysis';
import { defaultGame, playableGames } from '#games';
import { invariant, type GameEvent } from '#record';
import { finished, startRetrace } from '../test/process.js';
import { TestTerminal } from '../test/terminal.js';
import { Archive } from './archive.js';
import { planOf } from './plan.js';

// Slow: kills a process while it records.

const seed = 'kill';
const games = 400;
/**
 * The number of games that are acknowledged before the signal. `beside` is the maximum number of other games that can
 * begin by then.
 */
const enough = 6;
const beside = 16;
const patience = 180_000;

let terminal: TestTerminal;
let data: string;
beforeAll(async () => {
  // Builds what has changed, so that the tests below kill a recording and not a compiler.
  expect((await finished(startRetrace('.', ['--version']))).code).toBe(0);
}, patience);
beforeEach(async () => {
  terminal = await TestTerminal.create();
  data = `${terminal.folder}/data`;
});
afterEach(() => terminal.remove());

/** Returns the expected record of a game by playing the game without a store. */
function expected(number: number): readonly GameEvent[] {
  const game = playableGames().get(defaultGame);
  invariant(game, 'there is a game');
  const plan = planOf({ game, decks: null, names: null, seed, edition: null, bot: 'random' }, number);
  const bot = randomBot(plan.botSeed);
  const played = playGame(game.module, plan.setup, [bot, bot]);
  if (!played.ok) throw new Error('refused');
  return played.value;
}

const eventsOf = async (archive: Archive, number: number): Promise<readonly GameEvent[]> =>
  (await archive.progressOf(archive.idOf(`skill-${number}`))) === 'absent'
    ? []
    : (await archive.read(`skill-${number}`)).map(({ event }) => event);

const numbersIn = (stdout: string) =>
  [...stdout.matchAll(/^skill-(\d+) recorded$/gm)].map((match) => Number(match[1]));

/** Starts a recording, and sends it a signal after several games have been acknowledged. */
async function interruptedRecording(signal: NodeJS.Signals) {
  const child = startRetrace(data, [
    'play',
    '--bot',
    'random',
    '--seed',
    seed,
    '--games',
    `${games}`,
    '--verbose',
  ]);
  let sent = false;
  const ended = await finished(child, (stdout) => {
    if (sent || numbersIn(stdout).length < enough) return;
    sent = child.kill(signal);
  });
  return { ...ended, acknowledged: numbersIn(ended.stdout) };
}

/** Checks that every acknowledged game is complete, and that every other game ends at a decision. */
async function expectSound(acknowledged: readonly number[]): Promise<number> {
  const archive = await Archive.open(terminal.around);
  let unfinished = 0;
  for (let number = 1; number <= Math.max(...acknowledged) + beside; number++) {
    const [events, whole] = [await eventsOf(archive, number), expected(number)];
    if (acknowledged.includes(number)) expect(events.length).toBe(whole.length);
    expect(events).toEqual(whole.slice(0, events.length));
    if (events.length === 0 || events.length === whole.length) continue;
    unfinished++;
    expect(events.at(-1)?.kind).toBe('DecisionRequested');
  }
  await archive.close();
  return unfinished;
}

describe('a recording that is killed', () => {
  it(
    'retains everything acknowledged, nothing incomplete, and continues',
    async () => {
      const { signal, acknowledged } = await interruptedRecording('SIGKILL');
      expect(signal).toBe('SIGKILL');
      expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
      await expectSound(acknowledged);

      const last = Math.max(...acknowledged) + beside;
      const again = await finished(
        startRetrace(data, [
          'play',
          '--bot',
          'random',
          '--seed',
          seed,
          '--games',
          `${last}`,
          '--continue',
          '--json',
        ]),
      );
      expect(again.code).toBe(0);
      expect(JSON.parse(again.stdout)).toMatchObject({ unfinished: 0, interrupted: false });
      const archive = await Archive.open(terminal.around);
      for (let number = 1; number <= last; number++)
        expect(await eventsOf(archive, number)).toEqual(expected(number));
      await archive.close();
    },
    patience,
  );
});

describe('a recording that is interrupted', () => {
  it(
    'completes the current write, reports what is stored and explains how to continue',
    async () => {
      const { code, stdout, acknowledged } = await interruptedRecording('SIGINT');
      expect(code).toBe(130);
      expect(stdout).toMatch(/^Interrupted\. \d+ games recorded/m);
      expect(await expectSound(acknowledged)).toBeGreaterThan(0);
      expect(stdout).toContain(`retrace play --seed ${seed} --games ${games} --bot random --continue`);
    },
    patience,
  );
});
