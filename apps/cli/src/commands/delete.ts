import { Command } from 'commander';
import { draftAfter, parseDraftId, type DraftEvent } from '#altered/drafts';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import { isMeant } from '../meant.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { counted } from '../terminal/text.js';
import type { GameId } from '#record';

interface Options {
  readonly yes?: true;
  readonly withGames?: true;
}

export const deleteGames = (add: Add): void =>
  add<Options>(
    new Command('delete')
      .argument('<game>', 'the id of a game or draft')
      .option('--with-games', 'for a draft: also delete its games')
      .option('-y, --yes', 'do not ask for confirmation')
      .addHelpText(
        'after',
        examples('retrace delete sample-1', 'retrace delete river-friday --with-games --yes'),
      ),
    deleteGame,
  );

async function deleteGame(
  output: Output,
  [given = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const archive = await Archive.open(output.around);
  try {
    const drafted = parseDraftId(given).ok ? await archive.drafts.events(given) : null;
    if (drafted !== null) return await deleteDrafted(output, archive, given, drafted, options);
    if (options.withGames === true)
      throw failure(exitCodes.usage, 'OPTION_CONFLICT', `"${given}" is not a draft.`, {
        advice: 'Leave --with-games out.',
      });
    // Checks only that the game has events, so that games with an unreadable record can be deleted.
    const id = archive.idOf(given);
    await archive.requireThere(id);
    const meant = options.yes === true || (await isMeant(output.around, id, `the game "${id}"`));
    if (meant) await archive.delete(id);
    output.document({ game: id, deleted: meant });
    output.lines(meant ? `Deleted ${id}.` : 'Nothing was deleted.');
    return meant ? exitCodes.ok : exitCodes.failed;
  } finally {
    await archive.close();
  }
}

/** Deletes a draft. On request, first deletes the draft's games. If a game cannot be deleted, keeps the draft. */
async function deleteDrafted(
  output: Output,
  archive: Archive,
  draft: string,
  events: readonly DraftEvent[],
  { withGames, yes }: Options,
): Promise<ExitCode> {
  const games: GameId[] = [];
  if (withGames === true)
    for (const { game } of draftAfter(events).begun) {
      const id = archive.idOf(game);
      if ((await archive.progressOf(id)) !== 'absent') games.push(id);
    }
  const along = games.length === 0 ? '' : ` and its ${counted(games.length, 'game')}`;
  const meant = yes === true || (await isMeant(output.around, draft, `the draft "${draft}"${along}`));
  if (meant) {
    for (const game of games) await archive.delete(game);
    await archive.drafts.remove(draft);
  }
  output.document({ draft, games, deleted: meant });
  output.lines(meant ? `Deleted ${draft}${along}.` : 'Nothing was deleted.');
  return meant ? exitCodes.ok : exitCodes.failed;
}
