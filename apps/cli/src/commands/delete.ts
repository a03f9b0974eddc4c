import { Command } from 'commander';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output, Surroundings } from '../output.js';
import type { Add } from '../command.js';

interface Options {
  readonly yes?: true;
}

export const deleteGames = (add: Add): void =>
  add<Options>(
    new Command('delete')
      .description('delete a game for good; its id cannot be used again')
      .argument('<game>', 'id of a game')
      .option('-y, --yes', 'do not ask')
      .addHelpText('after', examples('retrace delete sample-1', 'retrace delete sample-1 --yes')),
    deleteGame,
  );

async function isMeant({ ask }: Surroundings, id: string): Promise<boolean> {
  if (ask === null)
    throw failure(
      exitCodes.usage,
      'DELETION_NOT_CONFIRMED',
      `Deleting "${id}" needs a confirmation, and there is no terminal to ask.`,
      {
        advice: 'Add --yes.',
      },
    );
  return /^y(es)?$/i.test((await ask(`Delete the game "${id}" for good? [y/N] `)).trim());
}

async function deleteGame(
  output: Output,
  [given = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const archive = await Archive.open(output.around);
  try {
    // Also one whose record cannot be read: it has a last event.
    const id = archive.idOf(given);
    await archive.requireThere(id);
    const meant = options.yes === true || (await isMeant(output.around, id));
    if (meant) await archive.delete(id);
    output.document({ game: id, deleted: meant });
    output.lines(meant ? `Deleted ${id}.` : 'Nothing was deleted.');
    return meant ? exitCodes.ok : exitCodes.failed;
  } finally {
    await archive.close();
  }
}
