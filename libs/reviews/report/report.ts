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
import { tableOf, type ReportTable } from './table.js';
import { wordFor } from './table-words.js';
import { unjudgedIn } from '../unjudged.js';
import { worstOf } from '../worst.js';

/** What a report is made of. */
export interface ReportRequest {
  readonly game: string;
  readonly replay: Replay;
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly seed: string;
  readonly playouts: number;
}

/** A line about one position. */
export interface ReportLine {
  readonly revision: number;
  /** When it was, as `Day 3`. */
  readonly day: string;
  readonly text: string;
}

/** A moment that turned the game, with the table as the viewer sees it then. */
export interface Turning extends ReportLine {
  readonly table: ReportTable;
}

/** A bad decision, worst of all what it gave away. */
export interface Mistake extends ReportLine {
  readonly seat: Seat;
  readonly grade: Grade;
  readonly sign: string;
  /** As `Mistake of Ada`. */
  readonly title: string;
  /** As `−12 %`. */
  readonly loss: string;
}

/** Something that a player let pass. */
export interface MissedLine extends ReportLine {
  readonly seat: Seat;
  readonly rule: string;
}

/** A review as people read it, before it is HTML or Markdown. All texts are as they are: escape them. */
export interface Report {
  readonly game: string;
  readonly locale: Locale;
  readonly words: ReportWords;
  readonly names: readonly string[];
  readonly result: string;
  readonly made: string;
  /** From where on the record only says what was seen; null: nowhere. */
  readonly observed: string | null;
  /** Why no decision was judged, and what to do. Null if a decision was judged. */
  readonly unjudged: string | null;
  readonly points: readonly ReviewPoint[];
  /** Where days begin. */
  readonly days: readonly { readonly revision: number; readonly day: number }[];
  readonly seats: readonly SeatReview[];
  readonly turningPoints: readonly Turning[];
  readonly mistakes: readonly Mistake[];
  readonly missed: readonly MissedLine[];
  /** By measure, one value a seat; null where the viewer may not know it. */
  readonly measures: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** Mistakes, and chances let pass, that a report tells of; the worst, and the first. */
const MISTAKES = 10;
const MISSED = 40;

/** Puts a review into words, with the positions it speaks of. */
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
      table: tableOf(module.see.view(replay.before(turning.revision + 1), viewer), locale, nameOf),
    })),
    mistakes: mistakes.flatMap((decision) => {
      const { revision, seat, grade, loss } = decision;
      const text = mistakeWords(decision, replay, viewer, locale);
      if (grade === null || text === null) return [];
      const title = words.gradeOf(words.grades[grade], names[seat] ?? `${seat}`);
      const sign = gradeMarks[grade];
      return [{ revision, day: dayAt(revision), seat, grade, sign, title, loss: signedPercent(-loss), text }];
    }),
    missed: missedIn(replay, viewer, locale)
      .slice(0, MISSED)
      .map((missed) => ({
        revision: missed.revision,
        day: dayAt(missed.revision),
        seat: missed.seat,
        rule: missed.rule,
        text: missedWords(missed, locale),
      })),
    measures: measuresAt(replay, viewer, names.length, locale),
  };
}

/** The first event of each day. */
const daysIn = ({ clocks }: Replay): Report['days'] =>
  clocks.flatMap(({ day }, revision) => (day > (clocks[revision - 1]?.day ?? 0) ? [{ revision, day }] : []));

/** Digits of a measure behind the point, as people read it. */
const DIGITS = 2;

/** How it stands at the end: what is counted, and the measures of the rulebook's glossary. */
function measuresAt(replay: Replay, viewer: Viewer, seats: number, locale: Locale): Report['measures'] {
  const { series } = measuredIn(replay, viewer, 'day');
  return [...new Set(series.map(({ name }) => name))].flatMap((name) => {
    const word = wordFor(name, locale);
    const values = Array.from({ length: seats }, (_, seat) => {
      const value = series.find((one) => one.name === name && one.seat === seat)?.values.at(-1);
      return value == null ? null : Number(value.toFixed(DIGITS));
    });
    return word === null ? [] : [{ name: word, values }];
  });
}
