import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { libraryFile } from '#altered/cards';
import { backUp, databaseContent, type BesideFile } from '#event-store';
import { keyFile } from '#archive';
import { examples } from '../arguments.js';
import { dataFolder } from '../data-folder.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { progressOf, type Progress } from '../progress.js';
import { counted } from '../terminal/text.js';

interface Options {
  readonly force?: true;
  readonly withKey?: true;
}

export const backup = (add: Add): void =>
  add<Options>(
    new Command('backup')
      .argument('<file>', 'the path of the backup file')
      .option('--force', 'overwrite an existing file')
      .option('--with-key', 'include the key that signs seat tokens and links; keep the file secret')
      .addHelpText('after', examples('retrace backup games-2026-11-21.backup'))
      .addHelpText(
        'after',
        '\nA backup does not include read models, because Retrace rebuilds them from the events.',
      ),
    writeBackup,
  );

async function writeBackup(
  output: Output,
  [name = '']: readonly string[],
  { force, withKey }: Options,
): Promise<ExitCode> {
  const { around } = output;
  const file = path.resolve(around.folder, name);
  if (!existsSync(path.dirname(file)))
    throw failure(exitCodes.badInput, 'FILE_UNUSABLE', `There is no folder "${path.dirname(name)}".`, {
      advice: 'Create the folder first, or use another path.',
    });
  if (force !== true && existsSync(file))
    throw failure(exitCodes.conflict, 'FILE_EXISTS', `The file "${name}" already exists.`, {
      advice: 'Use another name, or overwrite the file with --force.',
    });
  const folder = dataFolder(around);
  around.interruption.awaited = true;
  let bar: Progress | undefined;
  const { events, madeAt, beside } = await backUp(folder, file, {
    beside: besideEvents(folder, withKey === true),
    signal: around.interruption.signal,
    progress: (copied, all) => (bar ??= progressOf(output, 'Copying', all)).to(copied),
  }).finally(() => bar?.end());
  const files = beside.map((part) => part.name);
  output.document({ file, data: folder, madeAt, events, files });
  output.lines(
    `Copied ${counted(events, 'event')} to ` +
      `${name}${files.length > 0 ? `, with ${files.join(' and ')}` : ''}, and checked the copy.`,
  );
  return exitCodes.ok;
}

function besideEvents(folder: string, withKey: boolean): readonly BesideFile[] {
  const [cards, key] = [libraryFile(folder), keyFile(folder)];
  return [
    ...(existsSync(cards) ? [{ name: path.basename(cards), content: databaseContent(cards) }] : []),
    ...(withKey && existsSync(key) ? [{ name: path.basename(key), content: readFileSync(key) }] : []),
  ];
}
