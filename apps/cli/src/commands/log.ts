import { Command, Option } from 'commander';
import { Archive, moduleOf } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import { entriesOf, levels, type Entry, type Level } from '../entries.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../program.js';
import { drawLog } from '../terminal/log.js';
import { defaultViewer, positionIn, seatsOf, viewerOf } from '../viewing.js';

interface Options {
  readonly as: string;
  readonly from?: string;
  readonly level: Level;
  readonly limit?: number;
}

export const log = (add: Add): void =>
  add<Options>(
    new Command('log')
      .description('tell what happened in a game, line by line')
      .argument('<game>', 'id of a game')
      .option('-a, --as <viewer>', 'whose eyes: a seat (0, 1), spectator or all', defaultViewer)
      .option('-f, --from <position>', 'first position, as in 142')
      .option('-n, --limit <number>', 'how many lines at most', wholeNumber(1, 1_000_000))
      .addOption(
        new Option('-l, --level <level>', 'how finely; each level tells those before it too')
          .choices(levels)
          .default('step'),
      )
      .addHelpText(
        'after',
        examples(
          'retrace log sample-1',
          'retrace log sample-1 --level turn',
          'retrace log sample-1 --from 142 --level action --as 0',
        ),
      ),
    tellGame,
  );

/** True when an entry is told at a level. */
function isTold(entry: Entry, level: Level): boolean {
  if (level === 'step' || level === 'action') return true;
  const told = levels.slice(0, levels.indexOf(level) + 1);
  return (
    entry.revision === 0 || entry.kind === 'GameEnded' || entry.starts.some((start) => told.includes(start))
  );
}

async function tellGame(output: Output, [id = '']: readonly string[], options: Options): Promise<ExitCode> {
  const events = await Archive.reading(output.around, (archive) => archive.read(id));
  const module = moduleOf(events);
  const viewer = viewerOf(options.as, seatsOf(events).length);
  const from = options.from === undefined ? 0 : positionIn(events, options.from).revision;
  const entries: Entry[] = [];
  for (const entry of entriesOf(module, events, viewer, from, events.length - 1)) {
    if (entries.length === (options.limit ?? Infinity)) break;
    if (isTold(entry, options.level)) entries.push(entry);
  }
  output.document({
    game: id,
    as: options.as,
    level: options.level,
    entries: entries.map(documentOf),
  });
  output.lines(...drawLog(output.theme, entries, { actions: options.level === 'action' }));
  return exitCodes.ok;
}

/** An entry as `--json` shows it. */
export const documentOf = (entry: Entry) => ({
  position: `${entry.revision}`,
  kind: entry.kind,
  starts: entry.starts,
  clock: entry.clock,
  text: entry.telling.text,
  rules: entry.rules,
  actions: entry.telling.actions.map((text, index) => ({ position: `${entry.revision}.${index + 1}`, text })),
});
