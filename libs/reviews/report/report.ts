import { missedIn, type Grade, type Review, type ReviewPoint, type SeatReview } from '#analysis';
import { measuredIn, observedFrom, type Replay } from '#projections';
import type { Locale, Seat, Viewer } from '#record';
import { gradeMarks } from '../grade-marks.js';
import { missedWords } from '../missed-words.js';
import { mistakeWords } from '../mistake-words.js';
import { cardNamer } from '../printed-cards.js';
import { signedPercent } from '../percent.js';
import { turningWords } from '../turning-words.js';
import { reportWords, type ReportWords } from './report-words.js';
import { tableOf, wordFor, type ReportTable } from './table.js';
import { unjudgedIn } from '../unjudged.js';
import { worstOf } from '../worst.js';

export interface ReportRequest {
  readonly game: string;
  readonly replay: Replay;
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly seed: string;
  readonly playouts: number;
}

/** A report line about a position. */
export interface ReportLine {
  readonly revision: number;
  /** The day in words, such as `Day 3`. */
  readonly day: string;
  readonly text: string;
}

/** A turning point, with the table at that position as the viewer sees it. */
export interface Turning extends ReportLine {
  readonly table: ReportTable;
}

export interface Mistake extends ReportLine {
  readonly seat: Seat;
  readonly grade: Grade;
  readonly sign: string;
  /** A title such as `Mistake of Ada`. */
  readonly title: string;
  /** A loss such as `−12%`. */
  readonly loss: string;
}

export interface MissedLine extends ReportLine {
  readonly seat: Seat;
  readonly rule: string;
}

/** The content of a review report. Functions that format it as HTML or Markdown must escape all texts. */
export interface Report {
  readonly game: string;
  readonly locale: Locale;
  readonly words: ReportWords;
  readonly names: readonly string[];
  readonly result: string;
  readonly made: string;
  /**
   * A sentence about the position after which events were only copied from a log. Null if there is no such position.
   */
  readonly observed: string | null;
  /** The reason why no decision was evaluated, with advice. Null if at least one decision was evaluated. */
  readonly unjudged: string | null;
  readonly points: readonly ReviewPoint[];
  /** The first position of each day. */
  readonly days: readonly { readonly revision: number; readonly day: number }[];
  readonly seats: readonly SeatReview[];
  readonly turningPoints: readonly Turning[];
  readonly mistakes: readonly Mistake[];
  readonly missed: readonly MissedLine[];
  /** The measures with a value for each seat. A value is null if it is hidden from the viewer. */
  readonly measures: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** A report lists only the `MISTAKES` worst mistakes and the first `MISSED` missed chances. */
const MISTAKES = 10;
const MISSED = 40;

/** Builds the report about a review, including the tables at turning points. */
export function reportOf(
  review: Review,
  { game, replay, viewer, locale, seed, playouts }: ReportRequest,
): Report {
  const words = reportWords[locale];
  const { module, events } = replay;
  const end = module.see.view(replay.before(events.length), viewer);
  const names = end.seats.map(({ name }) => name);
  const { winners } = end.result ?? { winners: null };
  const observed = observedFrom(events);
  const unjudged = unjudgedIn(review, replay, viewer, locale);
  const mistakes = worstOf(review, MISTAKES).sort((a, b) => a.revision - b.revision);
  const nameOf = cardNamer(replay, locale);
  const dayAt = (revision: number): string =>
    words.day(replay.clocks[revision]?.day ?? 0, module.tell.dayName === 'Round');
  return {
    game,
    locale,
    words,
    names,
    result:
      winners === null
        ? words.open
        : winners.length === 0
          ? words.nobody
          : words.won(winners.map((seat) => names[seat] ?? `${seat}`).join(', ')),
    made: words.made(playouts, seed),
    observed: observed === null ? null : words.observed(observed),
    unjudged: unjudged === null ? null : `${unjudged.text} ${unjudged.advice}`,
    points: review.points,
    days: daysIn(replay),
    seats: unjudged === null ? review.seats : [],
    turningPoints: review.turningPoints.map((turning) => ({
      revision: turning.revision,
      day: dayAt(turning.revision),
      text: turningWords(turning, replay, review.decisions, viewer, locale),
      table: tableOf(
        module.tell,
        module.see.view(replay.before(turning.revision + 1), viewer),
        locale,
        nameOf,
      ),
    })),
    mistakes: mistakes.flatMap((decision) => {
      const { revision, seat, grade, loss } = decision;
      const text = mistakeWords(decision, replay, viewer, locale);
      if (grade === null || text === null) return [];
      const title = words.gradeOf(words.grades[grade], names[seat] ?? `${seat}`);
      const sign = gradeMarks[grade];
      return [
        {
          revision,
          day: dayAt(revision),
          seat,
          grade,
          sign,
          title,
          loss: signedPercent(-loss, locale),
          text,
        },
      ];
    }),
    missed: missedIn(replay, viewer, locale)
      .slice(0, MISSED)
      .map((missed) => ({
        revision: missed.revision,
        day: dayAt(missed.revision),
        seat: missed.seat,
        rule: missed.rule,
        text: missedWords(missed, module.tell, locale),
      })),
    measures: measuresAt(replay, viewer, names.length, locale),
  };
}

/** Returns the first event of each day. */
const daysIn = ({ clocks }: Replay): Report['days'] =>
  clocks.flatMap(({ day }, revision) => (day > (clocks[revision - 1]?.day ?? 0) ? [{ revision, day }] : []));

/** The number of decimal places in a measure. */
const DIGITS = 2;

/** Returns the measures at the end of the game. Omits measures that neither the game nor the glossary names. */
function measuresAt(replay: Replay, viewer: Viewer, seats: number, locale: Locale): Report['measures'] {
  const { series } = measuredIn(replay, viewer, 'day');
  return [...new Set(series.map(({ name }) => name))].flatMap((name) => {
    const word = wordFor(replay.module.tell, name, locale);
    const values = Array.from({ length: seats }, (_, seat) => {
      const value = series.find((entry) => entry.name === name && entry.seat === seat)?.values.at(-1);
      return value == null ? null : Number(value.toFixed(DIGITS));
    });
    return word === null ? [] : [{ name: word, values }];
  });
}
