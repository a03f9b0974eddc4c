import { Command } from 'commander';
import { draftAfter, parseDraftId, type DraftId, type RecordedDraftEvent } from '#altered/drafts';
import { MOST_CHARACTERS, printDraft, printGame, type GameFile } from '#interchange';
import { noNotes, notesOf, type GameNotes } from '#projections';
import type { Spot } from '#record';
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
  readonly notes?: string;
  readonly thoughts?: true;
}

export const exportGame = (add: Add): void =>
  add<Options>(
    new Command('export')
      .argument('<game>', 'the id of a game or draft')
      .argument('<file>', 'the path of the export file (JSON)')
      .option('--force', 'overwrite an existing file')
      .option(
        '--notes <file>',
        'for a game: also write its notes and tags to this file, which the viewer can import',
      )
      .option(
        '--thoughts',
        'with --notes: also write thoughts that players recorded during play, if the game is over',
      )
      .option('--no-games', 'for a draft: leave its games out')
      .addHelpText(
        'after',
        examples('retrace export sample-1 sample-1.json', 'retrace export river-friday friday.json'),
      ),
    writeGame,
  );

/** The content of an export file. */
interface Exported {
  readonly text: string;
  readonly events: number;
  /** The ids of the games in a draft's file. Null for the file of a single game. */
  readonly games: readonly string[] | null;
  /** The notes about the game. Empty for a draft. */
  readonly notes: GameNotes;
  /** The number of omitted thoughts. Thoughts are sealed notes that players wrote during play. */
  readonly thoughts: number;
}

/** Returns a file of notes in the format that the viewer imports. */
function noteFile(game: string, { annotations, tags }: GameNotes): string {
  const spot = ({ kind, key }: Spot) => ({ kind: kind.toUpperCase(), key });
  const notes = annotations.map(({ from, to, as, text, mark, arrows, highlights, by, writtenAt }) => ({
    ...{ from, to, as, text, mark, by, writtenAt },
    arrows: arrows.map((arrow) => ({ from: spot(arrow.from), to: spot(arrow.to) })),
    highlights: highlights.map(spot),
  }));
  return `${JSON.stringify({ kind: 'retrace-notes', version: 1, game, tags, notes }, null, 2)}\n`;
}

async function writeGame(
  output: Output,
  [id = '', file = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const { text, events, games, notes, thoughts } = await Archive.reading(output.around, (archive) =>
    exported(archive, id, options),
  );
  if (options.notes !== undefined)
    writeNewFile(output.around, options.notes, noteFile(id, notes), options.force === true);
  const place = writeNewFile(output.around, file, text, options.force === true);
  const bytes = Buffer.byteLength(text);
  output.document({
    ...(games === null ? { game: id } : { draft: id, games }),
    file: place,
    events,
    bytes,
    notes: notes.annotations.length,
    tags: notes.tags.length,
    notesFile: options.notes ?? null,
  });
  const along = games === null || games.length === 0 ? '' : ` with ${counted(games.length, 'game')}`;
  output.lines(
    `Wrote ${counted(events, 'event')} of ${id}${along} to ${file} (${Math.ceil(bytes / 1024)} KiB).`,
  );
  const counts = `${counted(notes.annotations.length, 'note')} and ${counted(notes.tags.length, 'tag')}`;
  if (options.notes !== undefined) output.lines(`Wrote ${counts} to ${options.notes}.`);
  else if (notes.annotations.length + notes.tags.length > 0)
    output.lines(`The file does not include its ${counts}. Use --notes FILE to write them.`);
  if (options.notes !== undefined && thoughts > 0)
    output.lines(
      options.thoughts === true
        ? `Left out ${counted(thoughts, 'thought')}, which only their authors can read until the game is over.`
        : `Left out ${counted(thoughts, 'thought')} of players. Use --thoughts to write them when the game is ` +
            'over.',
    );
  return exitCodes.ok;
}

async function exported(archive: Archive, id: string, options: Options): Promise<Exported> {
  const draft = parseDraftId(id);
  const drafted = draft.ok ? await archive.drafts.whole(draft.value) : null;
  if (draft.ok && drafted !== null) return exportedDraft(archive, draft.value, drafted, options.games);
  const events = await archive.read(id);
  const game = archive.idOf(id);
  const all = notesOf(await archive.notes.read(game));
  const withThoughts = options.thoughts === true && (await archive.progressOf(game)) === 'finished';
  const annotations = all.annotations.filter(({ sealed }) => withThoughts || !sealed);
  const notes = { ...all, annotations };
  const thoughts = all.annotations.length - annotations.length;
  return { text: printGame({ id: game, events }), events: events.length, games: null, notes, thoughts };
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
      advice: 'Export the draft when it is over. You can already export its games.',
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
      `The draft and its games have ${text.length} characters. The limit is ${MOST_CHARACTERS}.`,
      {
        advice: 'Export the draft without its games (--no-games), then export the games one by one.',
      },
    );
  return { text, events: events.length, games: games.map((game) => game.id), notes: noNotes, thoughts: 0 };
}
