import { Command } from 'commander';
import { printRuling } from '#interchange';
import { Replay } from '#projections';
import { parseGameId } from '#record';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, must, type ExitCode } from '../failure.js';
import { writeNewFile } from '../new-file.js';
import type { Output } from '../output.js';
import { positionIn } from '../viewing.js';

interface Options {
  readonly at: string;
  readonly expected: string;
  readonly file?: string;
  readonly force?: true;
}

export const reportRuling = (add: Add): void =>
  add<Options>(
    new Command('report')
      .description(
        'write a report of a ruling that you consider wrong, which `retrace rule check` can replay',
      )
      .argument('<game>', 'the id of a game')
      .requiredOption('-t, --at <position>', 'the event, such as 142')
      .requiredOption('--expected <text>', 'what you expected instead')
      .option('--file <file>', 'the path of the report (default: ruling-GAME-EVENT.json)')
      .option('--force', 'overwrite an existing file')
      .addHelpText(
        'after',
        examples('retrace rule report sample-1 --at 142 --expected "The reaction activates."'),
      ),
    writeReport,
  );

async function writeReport(
  output: Output,
  [id = '']: readonly string[],
  { at, expected, file, force }: Options,
): Promise<ExitCode> {
  const events = await Archive.reading(output.around, (archive) => archive.read(id));
  const replay = new Replay(moduleOf(events), events);
  const game = must(parseGameId(id));
  const { revision } = positionIn(replay, at);
  const text = must(printRuling(game, replay, revision, expected));
  const name = file ?? `ruling-${game}-${revision}.json`;
  const place = writeNewFile(output.around, name, text, force === true);
  output.document({ game, revision, file: place, bytes: Buffer.byteLength(text) });
  output.lines(
    `Wrote event ${revision} of ${game} to ${name} (${Math.ceil(Buffer.byteLength(text) / 1024)} KiB).`,
    'The file contains the decks and every choice up to that event.',
  );
  return exitCodes.ok;
}
