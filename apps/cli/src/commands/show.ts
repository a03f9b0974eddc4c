import { Command } from 'commander';
import { entriesAt, recordWithChosenNames, Replay } from '#projections';
import { formatPosition, gameDigest } from '#record';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import { exitCodes, must, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { dayNameOf, drawBoard } from '../terminal/board.js';
import { drawActions, drawEntry } from '../terminal/log.js';
import { originWords } from '../terminal/origin.js';
import { defaultViewer, positionIn, seatsOf, viewerOf } from '../viewing.js';
import { documentOf } from './log.js';

interface Options {
  readonly at?: string;
  readonly as: string;
}

const linesBefore = 6;
const linesAfter = 3;

export const show = (add: Add): void =>
  add<Options>(
    new Command('show')
      .argument('<game>', 'the id of a game')
      .option(
        '-t, --at <position>',
        'the position after an event, such as 142, or after an atomic action, such as 142.3 (default: the ' +
          'last)',
      )
      .option('-a, --as <viewer>', 'the perspective: a seat (0, 1), spectator or all', defaultViewer)
      .addHelpText(
        'after',
        examples(
          'retrace show sample-1',
          'retrace show sample-1 --at 142 --as 0',
          'retrace show sample-1 --at 36.3',
        ),
      ),
    showPosition,
  );

async function showPosition(
  output: Output,
  [id = '']: readonly string[],
  options: Options,
): Promise<ExitCode> {
  const { recorded, authority } = await Archive.reading(output.around, async (archive) => ({
    recorded: await archive.read(id),
    authority: await archive.authorityOver(archive.idOf(id)),
  }));
  const { imported } = authority;
  const events = recordWithChosenNames(recorded, authority);
  const module = moduleOf(events);
  const replay = new Replay(module, events);
  const viewer = viewerOf(options.as, seatsOf(events).length);
  const at = positionIn(replay, options.at);
  const view = module.see.view(must(replay.at(at)), viewer);
  const around = events
    .map(({ revision }) => revision)
    .slice(Math.max(0, at.revision - linesBefore), at.revision + linesAfter + 1);
  const log = [...entriesAt(replay, around, viewer, 'en')];
  const position = formatPosition(at);
  const isOver = events.at(-1)?.event.kind === 'GameEnded';
  output.document({
    game: id,
    module: module.id,
    position,
    lastPosition: `${events.length - 1}`,
    as: options.as,
    // The digest is withheld from other viewers, because it would let them verify guesses about hidden information.
    digest: viewer.kind === 'omniscient' && isOver ? gameDigest(recorded) : null,
    imported: imported && { by: imported.by, check: imported.check?.status ?? null },
    state: view,
    log: log.map(documentOf),
  });

  const { theme } = output;
  const { paint } = theme;
  const who = viewer.kind === 'seat' ? (seatsOf(events)[viewer.seat]?.name ?? options.as) : options.as;
  const seen = viewer.kind === 'omniscient' ? 'nothing hidden' : `as ${who} sees it`;
  output.lines(
    '',
    ` ${paint.bold(id)} ${paint.dim(`· ${module.name} · position ${position} of ${events.length - 1} · ${seen}`)}`,
    ...(imported === null ? [] : [` ${paint.yellow(originWords(imported.by, imported.check))}`]),
    '',
    ...drawBoard(theme, view, dayNameOf(module)),
    ...log.flatMap((entry) => {
      const look =
        entry.revision === at.revision ? 'current' : entry.revision > at.revision ? 'future' : 'plain';
      const line = drawEntry(theme, entry, look);
      return look === 'current' ? [line, ...drawActions(theme, entry, at.action)] : [line];
    }),
    '',
  );
  return exitCodes.ok;
}
