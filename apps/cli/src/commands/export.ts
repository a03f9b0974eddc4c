import { Command } from 'commander';
import { printGame } from '#interchange';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import { exitCodes, type ExitCode } from '../failure.js';
import { writeNewFile } from '../new-file.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { counted } from '../terminal/text.js';

interface Options {
  readonly force?: true;
}

export const exportGame = (add: Add): void =>
  add<Options>(
    new Command('export')
      .description('write a game as one self-contained file')
      .argument('<game>', 'id of a game')
      .argument('<file>', 'where to write it (JSON)')
      .option('--force', 'overwrite an existing file')
      .addHelpText('after', examples('retrace export sample-1 sample-1.json')),
    writeGame,
  );

async function writeGame(
  output: Output,
  [id = '', file = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const text = await Archive.reading(output.around, async (archive) => {
    const events = await archive.read(id);
    return { text: printGame({ id: archive.idOf(id), events }), events: events.length };
  });
  const place = writeNewFile(output.around, file, text.text, options.force === true);
  const bytes = Buffer.byteLength(text.text);
  output.document({ game: id, file: place, events: text.events, bytes });
  output.lines(
    `Wrote ${counted(text.events, 'event')} of ${id} to ${file} (${Math.ceil(bytes / 1024)} KiB).`,
  );
  return exitCodes.ok;
}
