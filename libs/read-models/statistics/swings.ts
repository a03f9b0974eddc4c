import { themeIn, type Themes } from '#record';
import type { ReviewTotals } from '#reviews';
import { columned, indexed } from '../indexed.js';
import { millionths } from './losses.js';
import type { ProfiledGame } from './profiled-games.js';
import type { SizedMoment } from './top-moments.js';

/** A turning point of a reviewed game of a player. Chances are in millionths. */
export interface Swing extends SizedMoment {
  /** The chance of the player. */
  readonly before: number;
  readonly after: number;
  /** The seat that decided there. Null if no decision was judged; its day is then 0, and its theme empty. */
  readonly by: number | null;
  readonly day: number;
  readonly theme: string;
}

/** Stands for a turning point without a judged decision. */
const NOBODY = -1;

/**
 * Encodes the turning points of a review for a seat: a line for each, the largest change first. A line has the size of
 * the change, the chances before and after it, the revision, the seat that decided, the day and the theme. In games of
 * more than two players, only rises of the seat's own chance are stored.
 */
export function swingsOf(seat: number, { seats, turningPoints }: ReviewTotals, themes?: Themes): string {
  const decisions = seats.flatMap((each) => each.decisions);
  return turningPoints
    .flatMap((turning) => {
      const isOwn = turning.seat === seat;
      if (!isOwn && seats.length !== 2) return [];
      const stored = (chance: number): number => millionths(isOwn ? chance : 1 - chance);
      const [before, after] = [stored(turning.before), stored(turning.after)];
      const made = decisions.find(({ revision }) => revision === turning.revision);
      const [by, day, theme] =
        made === undefined
          ? [NOBODY, 0, '']
          : [made.seat, columned(made.clock.day), indexed(themeIn(themes, made, decisions))];
      const size = Math.abs(after - before);
      return [{ size, line: [size, before, after, columned(turning.revision), by, day, theme].join('\t') }];
    })
    .sort((left, right) => right.size - left.size)
    .map(({ line }) => line.replaceAll('\n', ' '))
    .join('\n');
}

/** Reads the turning points of a game that have at least a size. */
export function readSwings(game: ProfiledGame, least: number, visit: (swing: Swing) => void): void {
  for (const line of (game.swings ?? '').split('\n')) {
    // The largest is first. Most games have none that counts.
    if (line === '' || Number.parseInt(line, 10) < least) return;
    const fields = line.split('\t');
    const [size = 0, before = 0, after = 0, revision = 0, by = NOBODY, day = 0] = fields.map(Number);
    const theme = fields.slice(6).join(' ');
    visit({ game, size, before, after, revision, by: by === NOBODY ? null : by, day, theme });
  }
}
