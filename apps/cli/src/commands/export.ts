import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { printGame } from '#interchange';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
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

/** All of the file or nothing: it is written beside its place and moved there. */
function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}.part`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

async function writeGame(
  output: Output,
  [id = '', file = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const place = path.resolve(output.around.folder, file);
  const text = await Archive.reading(output.around, async (archive) => {
    const events = await archive.read(id);
    return { text: printGame({ id: archive.idOf(id), events }), events: events.length };
  });
  if (options.force !== true && existsSync(place))
    throw failure(exitCodes.conflict, 'FILE_EXISTS', `The file "${file}" exists.`, {
      advice: 'Choose another name, or overwrite it with --force.',
    });
  const folder = path.dirname(place);
  if (!existsSync(folder))
    throw failure(exitCodes.badInput, 'FILE_UNUSABLE', `There is no folder "${path.dirname(file)}".`, {
      advice: 'Create it first, or choose another place.',
    });
  writeWhole(place, text.text);
  const bytes = Buffer.byteLength(text.text);
  output.document({ game: id, file: place, events: text.events, bytes });
  output.lines(
    `Wrote ${counted(text.events, 'event')} of ${id} to ${file} (${Math.ceil(bytes / 1024)} KiB).`,
  );
  return exitCodes.ok;
}
