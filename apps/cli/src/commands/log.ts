import { Command, Option } from 'commander';
import type { Locale } from '#record';
import {
  entriesAt,
  Replay,
  revisionsAt,
  timelineLevels,
  type TimelineEntry,
  type TimelineLevel,
} from '#projections';
import { reportWords } from '#reviews';
import { Archive, moduleOf } from '../archive.js';
import { examples, localeOption, wholeNumber } from '../arguments.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { dayNameOf } from '../terminal/board.js';
import { drawLog, phaseHeading } from '../terminal/log.js';
import { defaultViewer, positionIn, seatsOf, viewerOf } from '../viewing.js';

interface Options {
  readonly as: string;
  readonly from?: string;
  readonly level: TimelineLevel;
  readonly limit?: number;
  readonly locale: Locale;
}

export const log = (add: Add): void =>
  add<Options>(
    new Command('log')
      .argument('<game>', 'the id of a game')
      .option('-a, --as <viewer>', 'the perspective: a seat (0, 1), spectator or all', defaultViewer)
      .option('-f, --from <position>', 'the first position, such as 142')
      .option('-n, --limit <number>', 'the maximum number of lines', wholeNumber(1, 1_000_000))
      .addOption(
        new Option('-l, --level <level>', 'the level of detail, which includes all previous levels')
          .choices(timelineLevels)
          .default('step'),
      )
      .addOption(localeOption('the language of the log'))
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

/** Returns the revisions that a level of detail shows, including the start and the end of the game. */
function shownRevisions(replay: Replay, level: TimelineLevel, from: number): readonly number[] {
  const last = replay.events.length - 1;
  const shown = new Set([0, ...revisionsAt(replay, level)]);
  if (replay.events[last]?.event.kind === 'GameEnded') shown.add(last);
  return [...shown].filter((revision) => revision >= from).sort((a, b) => a - b);
}

async function tellGame(output: Output, [id = '']: readonly string[], options: Options): Promise<ExitCode> {
  const events = await Archive.reading(output.around, (archive) => archive.readNamed(id));
  const replay = new Replay(moduleOf(events), events);
  const viewer = viewerOf(options.as, seatsOf(events).length);
  const from = positionIn(replay, options.from ?? '0').revision;
  const revisions = shownRevisions(replay, options.level, from).slice(0, options.limit);
  const entries = [...entriesAt(replay, revisions, viewer, options.locale)];
  output.document({
    game: id,
    as: options.as,
    level: options.level,
    entries: entries.map(documentOf),
  });
  output.lines(
    ...drawLog(output.theme, entries, {
      actions: options.level === 'action',
      headingOf: (entry) => headingOf(entry, dayNameOf(replay.module), options.locale),
    }),
  );
  return exitCodes.ok;
}

/**
 * Returns the heading for an entry that begins a phase. In languages without phase names, returns headings only for
 * days. Null for any other entry.
 */
function headingOf({ starts, clock }: TimelineEntry, dayName: string, locale: Locale): string | null {
  if (locale === 'en') return starts.includes('phase') ? phaseHeading(clock, dayName) : null;
  return starts.includes('day') ? reportWords[locale].day(clock.day, dayName === 'Round') : null;
}

/** Converts a timeline entry to its entry in the JSON document. */
export const documentOf = (entry: TimelineEntry) => ({
  position: `${entry.revision}`,
  kind: entry.event.kind,
  seat: entry.seat,
  starts: entry.starts,
  clock: entry.clock,
  text: entry.telling.text,
  rules: entry.rules,
  actions: entry.telling.actions.map((text, index) => ({ position: `${entry.revision}.${index + 1}`, text })),
});
