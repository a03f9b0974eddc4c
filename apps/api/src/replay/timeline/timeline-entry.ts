import type { TimelineEntry as Told, TimelineLevel as Word } from '#projections';
import type { Locale } from '#record';
import { rulesOf } from '../../game-modules.js';
import type { OpenedGame } from '../opened-game.js';
import { named, playerOf } from '../player-names.js';
import type { TimelineEntry, TimelineLevel } from './timeline.types.js';

/** Converts between levels in lower case, such as `day`, and the enum values of the schema, such as `DAY`. */
export const levelOf = (word: Word): TimelineLevel => word.toUpperCase() as TimelineLevel;
export const wordOf = (level: TimelineLevel): Word => level.toLowerCase() as Word;

/**
 * Computes on demand whether an entry changes the table. This is a class with a getter, because closures would keep the
 * whole game in memory (docs/developing/performance.md).
 */
class Shows {
  readonly #shows: () => boolean;

  constructor(shows: () => boolean) {
    this.#shows = shows;
  }

  get shows(): boolean {
    return this.#shows();
  }
}

/** Converts an entry for the schema. `shows` is computed on demand, because it requires comparing whole tables. */
export function timelineEntry(
  game: Pick<OpenedGame, 'module' | 'started'>,
  entries: Told,
  locale: Locale,
  shows: () => boolean,
): TimelineEntry {
  const { revision, event, starts, clock, seat, telling, rules } = entries;
  const actions = event.kind === 'StepResolved' ? event.actions : [];
  return Object.assign(new Shows(shows), {
    position: `${revision}`,
    revision,
    kind: event.kind,
    verb: event.kind === 'StepResolved' ? event.verb : null,
    seat,
    name: playerOf(game, seat),
    starts: starts.map(levelOf),
    clock: named(game, clock),
    text: telling.text,
    rules: rulesOf(game.module, rules, locale),
    actions: actions.map(({ kind }, index) => ({
      position: `${revision}.${index + 1}`,
      kind,
      text: telling.actions[index] ?? '',
    })),
  });
}

/**
 * Returns an atomic action of an entry as a separate entry. If the event begins a day, phase or turn, only the entry
 * for the event's first action is marked as beginning it.
 */
export function actionEntry(entry: TimelineEntry, action: number): TimelineEntry {
  const line = entry.actions[action - 1];
  if (line === undefined) return entry;
  const { revision, kind, verb, seat, name, clock, rules } = entry;
  const { position, text } = line;
  const starts = action === 1 ? entry.starts : [];
  return Object.assign(new Shows(() => entry.shows), {
    position,
    revision,
    kind,
    verb,
    seat,
    name,
    starts,
    clock,
    text,
    rules,
    actions: [line],
  });
}
