import { missedIn, type Review, type ReviewPoint, type SeatReview } from '#analysis';
import { mayMeasure, type Replay } from '#projections';
import type { Locale, TrackView, Viewer } from '#record';
import { choiceWords } from '../choice-words.js';
import { missedWords } from '../missed-words.js';
import { turningWords } from '../turning-words.js';
import { openZones, type OpenZone } from './open-zones.js';
import { reportWords, type ReportWords } from './report-words.js';
import { wordFor } from './table-words.js';

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
  readonly text: string;
}

/** A review as people read it, before it is HTML or Markdown. All texts are as they are: escape them. */
export interface Report {
  readonly game: string;
  readonly locale: Locale;
  readonly words: ReportWords;
  readonly names: readonly string[];
  readonly result: string;
  readonly made: string;
  readonly points: readonly ReviewPoint[];
  readonly seats: readonly SeatReview[];
  /** With the table as the viewer sees it then. */
  readonly turningPoints: readonly (ReportLine & {
    readonly tracks: readonly TrackView[];
    readonly zones: readonly OpenZone[];
  })[];
  readonly mistakes: readonly ReportLine[];
  readonly missed: readonly ReportLine[];
  /** By measure, one value a seat; null where the viewer may not know it. */
  readonly measures: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** Mistakes, and chances let pass, that a report tells of; the worst, and the first. */
const MISTAKES = 10;
const MISSED = 40;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
export const signedPercent = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

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
  const mistakes = review.decisions
    .filter(({ grade }) => grade !== null)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MISTAKES)
    .sort((a, b) => a.revision - b.revision);
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
    points: review.points,
    seats: review.seats,
    turningPoints: review.turningPoints.map((turning) => {
      const table = module.see.view(replay.before(turning.revision + 1), viewer);
      return {
        revision: turning.revision,
        text: turningWords(turning, replay, review.decisions, viewer, locale),
        tracks: table.tracks.map((track) => trackIn(track, locale)),
        zones: openZones(table, locale),
      };
    }),
    mistakes: mistakes.map(({ revision, seat, grade, taken, best, loss }) => {
      const said = (choice: readonly string[]) => choiceWords(replay, revision, choice, viewer, locale);
      const title = grade === null ? '' : words.grades[grade];
      return {
        revision,
        text: `${title} (${names[seat] ?? seat}): ${said(taken)}. ${words.better(said(best), percent(loss))}`,
      };
    }),
    missed: missedIn(replay, viewer, locale)
      .slice(0, MISSED)
      .map((missed) => ({
        revision: missed.revision,
        text: `${names[missed.seat] ?? missed.seat}: ${missedWords(missed, locale)} (${missed.rule})`,
      })),
    measures: measuresAt(replay, viewer, names.length, locale),
  };
}

/** A track with its terrains in the language of the report. */
const trackIn = (track: TrackView, locale: Locale): TrackView => ({
  ...track,
  spaces: track.spaces.map((space) => ({
    ...space,
    terrains: space.terrains.map((terrain) => wordFor(terrain, locale) ?? terrain),
  })),
});

function measuresAt(replay: Replay, viewer: Viewer, seats: number, locale: Locale): Report['measures'] {
  const { module, events } = replay;
  const found = module.see.measures(replay.before(events.length));
  return Object.keys(module.see.measureDefinitions).flatMap((name) => {
    const word = wordFor(name, locale);
    const values = Array.from({ length: seats }, (_, seat) =>
      mayMeasure(module, viewer, { name, seat }) ? (found[`${name}.${seat}`] ?? null) : null,
    );
    return word === null ? [] : [{ name: word, values }];
  });
}
