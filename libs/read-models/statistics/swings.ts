import { themeIn, type Themes } from '#record';
import type { ReviewTotals } from '#reviews';
import { columned, indexed } from '../indexed.js';
import { millionths } from './losses.js';
import type { ProfiledGame } from './profiled-games.js';
import type { SizedMoment } from './top-moments.js';

/** A turning point in one of a player's reviewed games. Win probabilities are in millionths. */
export interface Swing extends SizedMoment {
  /** The player's win probability before the turning point. */
  readonly before: number;
  readonly after: number;
  /**
   * The seat that made the decision at the turning point. Null if no decision was evaluated there. In that case, `day`
   * is 0 and `theme` is empty.
   */
  readonly by: number | null;
  readonly day: number;
  readonly theme: string;
}

/** The value that stands for a turning point without an evaluated decision. */
const NOBODY = -1;

/**
 * Encodes a review's turning points from a seat's perspective, one per line, the largest change first. A line contains
 * the size of the change, the win probabilities before and after it, the revision, the deciding seat, the day and the
 * theme. If the game has more than two players, only turning points of the seat itself are stored.
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

/** Decodes a game's turning points whose size is at least `least`. */
export function readSwings(game: ProfiledGame, least: number, visit: (swing: Swing) => void): void {
  for (const line of (game.swings ?? '').split('\n')) {
    // The largest turning point comes first, so the remaining ones are too small as well.
    if (line === '' || Number.parseInt(line, 10) < least) return;
    const fields = line.split('\t');
    const [size = 0, before = 0, after = 0, revision = 0, by = NOBODY, day = 0] = fields.map(Number);
    const theme = fields.slice(6).join(' ');
    visit({ game, size, before, after, revision, by: by === NOBODY ? null : by, day, theme });
  }
}
