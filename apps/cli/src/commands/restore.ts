import path from 'node:path';
import { Command } from 'commander';
import { restore } from '#event-store';
import { examples } from '../arguments.js';
import { dataFolder } from '../data-folder.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { counted } from '../terminal/text.js';

interface Options {
  readonly force?: true;
}

export const restoreBackup = (add: Add): void =>
  add<Options>(
    new Command('restore')
      .argument('<file>', 'a file written by `retrace backup`')
      .option('--force', "move the data folder's content aside; nothing is deleted")
      .addHelpText(
        'after',
        examples(
          'retrace restore games-2026-11-21.backup',
          'RETRACE_DATA=./restored retrace restore games-2026-11-21.backup',
        ),
      ),
    readBackup,
  );

async function readBackup(
  output: Output,
  [name = '']: readonly string[],
  { force }: Options,
): Promise<ExitCode> {
  const folder = dataFolder(output.around);
  const { events, madeAt, beside, aside } = restore(path.resolve(output.around.folder, name), folder, {
    replace: force === true,
  });
  output.document({ data: folder, madeAt, events, files: beside.map((part) => part.name), aside });
  output.lines(`Restored ${counted(events, 'event')} of ${madeAt} into ${folder}.`);
  if (aside !== null) output.lines(`The previous content is in ${aside}.`);
  return exitCodes.ok;
}
