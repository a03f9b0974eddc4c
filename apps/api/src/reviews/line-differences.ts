import { measureOf, type Replay } from '#projections';
import { playerOf } from '../replay/player-names.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { MeasureDifference } from './line.types.js';

/** The maximum number of measures in a comparison. */
const MOST = 6;

/**
 * Returns the revision at which a game is compared with the end of a better line. This is the game's first decision
 * after `day` or, if there is none, the game's end.
 */
export function meetingPoint({ events, clocks }: Replay, from: number, day: number): number {
  const found = events.findIndex(
    ({ event }, revision) =>
      revision > from && event.kind === 'DecisionRequested' && (clocks[revision]?.day ?? 0) > day,
  );
  return found < 0 ? events.length - 1 : found;
}

/**
 * Returns the measures in which a better line differs from its game. The measures that predict the winner best come
 * first.
 */
export function differencesAt(
  game: OpenedGame,
  instead: number,
  line: OpenedGame,
  end: number,
): readonly MeasureDifference[] {
  const { see, bots } = game.module;
  const before = see.measures(game.replay.before(instead + 1));
  const after = see.measures(line.replay.before(end + 1));
  const differences = Object.keys({ ...before, ...after }).flatMap((key) => {
    const [was, is] = [before[key] ?? 0, after[key] ?? 0];
    if (was === is) return [];
    const { name, seat } = measureOf(key);
    const value = Math.abs((is - was) * (bots.unitValues[name] ?? 0));
    return [{ name, seat, player: playerOf(game, seat), game: was, line: is, worth: value }];
  });
  return differences
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ worth: _, ...difference }) => difference);
}
