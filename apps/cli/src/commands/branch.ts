import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { branchPoint } from '#projections';
import { parseGameId, parsePosition, type GameId } from '#record';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import { botNames, type BotName } from '../bots.js';
import { exitCodes, failure, must, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Seating } from '../plan.js';
import type { Add } from '../command.js';
import { continueGame } from '../recording.js';
import { counted } from '../terminal/text.js';
import { seatsOf } from '../viewing.js';

interface Options {
  readonly at: string;
  readonly seed?: string;
  readonly bot: BotName;
  readonly continue?: true;
}

/** The number of decisions per append. */
const batch = 16;

export const branch = (add: Add): void =>
  add<Options>(
    new Command('branch')
      .argument('<game>', 'the id of a game')
      .requiredOption('-t, --at <position>', 'a position with a pending decision, such as 142')
      .option('-s, --seed <text>', 'the seed; the same seed plays the same branch (default: random)')
      .addOption(
        new Option(
          '--bot <bot>',
          'the bot: search simulates its choices, greedy evaluates positions, random plays randomly',
        )
          .choices(botNames)
          .default('greedy'),
      )
      .option('--continue', 'finish an interrupted branch with this seed')
      .addHelpText(
        'after',
        examples('retrace branch sample-1 --at 142', 'retrace branch sample-1 --at 142 --seed b'),
      ),
    branchGame,
  );

/**
 * Returns the id `<game>-at-<position>-<seed>`. Throws a `Failure` with code `GAME_ID_INVALID` if the id is invalid.
 */
function idOf(game: GameId, revision: number, seed: string): GameId {
  const id = `${game}-at-${revision}-${seed}`;
  const read = parseGameId(id);
  if (read.ok) return read.value;
  throw failure(exitCodes.usage, 'GAME_ID_INVALID', `The branch id "${id}" is too long or not valid.`, {
    advice: 'Use a shorter --seed with only letters, digits, "-" and "_".',
  });
}

async function branchGame(
  output: Output,
  [given = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const { around } = output;
  const position = must(parsePosition(options.at), exitCodes.usage);
  const archive = await Archive.open(around);
  try {
    const events = await archive.read(given);
    const parent = archive.idOf(given);
    const revision = must(branchPoint(events, position, moduleOf(events)));
    const seed = options.seed ?? randomBytes(4).toString('hex');
    const id = idOf(parent, revision, seed);
    const progress = await archive.progressOf(id);
    if (progress !== 'absent' && options.continue !== true)
      throw failure(exitCodes.conflict, 'GAME_EXISTS', `Game "${id}" already exists.`, {
        advice: 'Add --continue to finish an interrupted game, or use another --seed.',
      });
    if (progress === 'absent') await archive.branch(id, parent, revision);
    const seating: Seating = {
      id,
      setup: { seats: seatsOf(events) },
      bot: options.bot,
      botSeed: `${id}/bots`,
    };
    around.interruption.awaited = true;
    let decisions = 0;
    const recorded = await continueGame(archive.stream, moduleOf(events), seating, {
      batch,
      signal: around.interruption.signal,
      acknowledged: (written) => {
        decisions += written.decisions;
      },
    });
    const { revision: last } = await archive.games.last(id);
    const isOver = recorded === 'finished';
    output.document({
      game: id,
      parent,
      position: `${revision}`,
      seed,
      bot: options.bot,
      events: last + 1,
      decisions,
      finished: isOver,
    });
    output.lines(
      `${isOver ? 'Recorded' : 'Interrupted, but stored'} ${id}: ${counted(decisions, 'decision')} from ` +
        `position ${revision} of ${parent}.`,
      output.theme.paint.dim(
        isOver
          ? `Look at it with: retrace show ${id}`
          : `Finish it with: retrace branch ${parent} --at ${revision} --seed ${seed} --bot ${options.bot} ` +
              '--continue',
      ),
    );
    return isOver ? exitCodes.ok : exitCodes.interrupted;
  } finally {
    await archive.close();
  }
}
