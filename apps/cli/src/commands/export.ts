import { Command } from 'commander';
import { draftAfter, parseDraftId, type DraftId, type RecordedDraftEvent } from '#altered/drafts';
import { MOST_CHARACTERS, printDraft, printGame, type GameFile } from '#interchange';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import { writeNewFile } from '../new-file.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { counted } from '../terminal/text.js';

interface Options {
  readonly force?: true;
  readonly games: boolean;
}

export const exportGame = (add: Add): void =>
  add<Options>(
    new Command('export')
      .description('write a game, or a draft that is over, as one self-contained file')
      .argument('<game>', 'id of a game or draft')
      .argument('<file>', 'where to write it (JSON)')
      .option('--force', 'overwrite an existing file')
      .option('--no-games', 'of a draft: leave its games out')
      .addHelpText(
        'after',
        examples('retrace export sample-1 sample-1.json', 'retrace export river-friday friday.json'),
      ),
    writeGame,
  );

/** What is written, and what of. */
interface Exported {
  readonly text: string;
  readonly events: number;
  /** Those that go along with a draft; null: it is a game. */
  readonly games: readonly string[] | null;
}

async function writeGame(
  output: Output,
  [id = '', file = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const { text, events, games } = await Archive.reading(output.around, (archive) =>
    exported(archive, id, options),
  );
  const place = writeNewFile(output.around, file, text, options.force === true);
  const bytes = Buffer.byteLength(text);
  output.document({
    ...(games === null ? { game: id } : { draft: id, games }),
    file: place,
    events,
    bytes,
  });
  const along = games === null || games.length === 0 ? '' : ` with ${counted(games.length, 'game')}`;
  output.lines(
    `Wrote ${counted(events, 'event')} of ${id}${along} to ${file} (${Math.ceil(bytes / 1024)} KiB).`,
  );
  return exitCodes.ok;
}

async function exported(archive: Archive, id: string, options: Options): Promise<Exported> {
  const draft = parseDraftId(id);
  const drafted = draft.ok ? await archive.drafts.whole(draft.value) : null;
  if (draft.ok && drafted !== null) return exportedDraft(archive, draft.value, drafted, options.games);
  const events = await archive.read(id);
  return { text: printGame({ id: archive.idOf(id), events }), events: events.length, games: null };
}

async function exportedDraft(
  archive: Archive,
  id: DraftId,
  events: readonly RecordedDraftEvent[],
  withGames: boolean,
): Promise<Exported> {
  const { phase, ended } = draftAfter(events.map(({ event }) => event));
  if (phase !== 'over')
    throw failure(exitCodes.badInput, 'DRAFT_NOT_OVER', `The draft "${id}" is not over.`, {
      advice: 'Export it when it is over. Its games can be exported now.',
    });
  const games: GameFile[] = [];
  for (const { game: text } of withGames ? ended : []) {
    const game = archive.idOf(text);
    if ((await archive.progressOf(game)) !== 'absent')
      games.push({ id: game, events: await archive.read(game) });
  }
  const text = printDraft({ id, events, games });
  if (text.length > MOST_CHARACTERS)
    throw failure(
      exitCodes.badInput,
      'EXPORT_TOO_LARGE',
      `The draft with its games has ${text.length} characters. The limit is ${MOST_CHARACTERS}.`,
      {
        advice: 'Leave its games out (--no-games), and export them one by one.',
      },
    );
  return { text, events: events.length, games: games.map((game) => game.id) };
}
