import { entriesAt, summaryOf } from '#projections';
import { seatViewer, type Choice, type Locale, type Seat } from '#record';
import { choiceWords } from '#reviews';
import { named } from '../replay/player-names.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { Exercise } from './exercise.types.js';

/** Events before the position that are told. */
const RECENT = 6;

/** A position of a game as one of its players saw it then: nothing of what came after is looked at. */
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
  const told = log.map(({ telling }) => telling.text);
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
    asking: told.at(-1) ?? '',
    recent: told.slice(0, -1),
  };
}

/** What choices of a position are called, as far as its player knew the cards. */
export const choiceTexts =
  (game: OpenedGame, revision: number, seat: Seat, locale: Locale) =>
  (choice: Choice): string => {
    const words = choiceWords(game.replay, revision, choice, seatViewer(seat), locale);
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  };
