import { Command } from 'commander';
import { formatPosition, type AtomicAction, type GameEvent, type GameModule, type Position } from '#record';
import type { RecordedEvent } from '#record';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import { entriesOf, type Entry } from '../entries.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../program.js';
import { drawBoard } from '../terminal/board.js';
import { drawActions, drawEntry } from '../terminal/log.js';
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
      .description('show the board of a game at a moment, and the log around it')
      .argument('<game>', 'id of a game')
      .option(
        '-t, --at <position>',
        'after which event, as in 142, or atomic action, as in 142.3 (default: the last)',
      )
      .option('-a, --as <viewer>', 'whose eyes: a seat (0, 1), spectator or all', defaultViewer)
      .addHelpText(
        'after',
        examples(
          'retrace show sample-1',
          'retrace show sample-1 --at 142 --as 0',
          'retrace show sample-1 --at 36.3',
        ),
      ),
    showMoment,
  );

/** The state at a position, folded from the beginning. */
function stateAt<State, A extends AtomicAction>(
  module: GameModule<State, A>,
  events: readonly RecordedEvent[],
  { revision, action }: Position,
): State {
  let state = module.initial();
  for (const { event } of events.slice(0, revision)) state = module.evolve(state, event as GameEvent<A>);
  const last = events[revision]?.event as GameEvent<A> | undefined;
  if (last === undefined) return state;
  return action === undefined ? module.evolve(state, last) : module.evolvePartly(state, last, action);
}

async function showMoment(output: Output, [id = '']: readonly string[], options: Options): Promise<ExitCode> {
  const events = await Archive.reading(output.around, (archive) => archive.read(id));
  const module = moduleOf(events);
  const viewer = viewerOf(options.as, seatsOf(events).length);
  const at = positionIn(events, options.at);
  const view = module.view(stateAt(module, events, at), viewer);
  const log: readonly Entry[] = [
    ...entriesOf(module, events, viewer, at.revision - linesBefore, at.revision + linesAfter),
  ];
  const position = formatPosition(at);
  output.document({
    game: id,
    module: module.id,
    position,
    lastPosition: `${events.length - 1}`,
    as: options.as,
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
    '',
    ...drawBoard(theme, view),
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
