import { entriesAt, summaryOf } from '#projections';
import { seatViewer, type Choice, type Locale, type Seat } from '#record';
import { choiceWords } from '#reviews';
import { named } from '../replay/player-names.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { Exercise } from './exercise.types.js';

/** The number of events that an exercise shows before its position. */
const RECENT = 6;

/** Returns a position of a game as one of its players saw it, without later events. */
export function exerciseOf(
  game: OpenedGame,
  revision: number,
  seat: Seat,
  locale: Locale,
): Pick<Exercise, keyof Exercise> {
  const { replay, module, events } = game;
  const revisions = Array.from({ length: RECENT + 1 }, (_, at) => revision - RECENT + at);
  const shown = revisions.filter((at) => at > 0);
  const log = [...entriesAt(replay, shown, seatViewer(seat), locale)];
  const lines = log.map(({ telling }) => telling.text);
  const summary = summaryOf(events.slice(0, revision + 1));
  const clock = replay.clocks[revision] ?? { day: 0, phase: '', turn: 0, seat: null };
  return {
    locale,
    position: `${revision}`,
    module: module.id,
    ...named(game, { seat }),
    players: summary?.players ?? [],
    teams: summary?.teams ?? null,
    clock: named(game, clock),
    asking: lines.at(-1) ?? '',
    recent: lines.slice(0, -1),
  };
}

/** Returns a function that formats choices at a position without revealing cards that the player did not know. */
export const choiceTexts =
  (game: OpenedGame, revision: number, seat: Seat, locale: Locale) =>
  (choice: Choice): string => {
    const words = choiceWords(game.replay, revision, choice, seatViewer(seat), locale);
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  };
