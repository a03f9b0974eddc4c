import type { TaskReply as Kept } from '#coaching';
import type { Decision, Locale, Seat } from '#record';
import { choiceTexts, exerciseOf } from '../lessons/exercise.js';
import type { LessonChoice } from '../lessons/exercise.types.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { AssignedPosition, TaskReply } from './assignment.types.js';

/** Returns the text of an option by its key. Does not reveal cards that are hidden from the player in the seat. */
type OptionText = (key: string) => string;

/** Returns the decision of a seat at a position. Null if there is none. */
export function decisionAt({ events }: OpenedGame, revision: number, seat: Seat): Decision | null {
  const event = events[revision]?.event;
  return event?.kind === 'DecisionRequested' && event.decision.seat === seat ? event.decision : null;
}

/** Returns a function that formats options. Null if the reader cannot view the game from the seat. */
export function optionTexts(
  game: OpenedGame,
  revision: number,
  seat: Seat,
  locale: Locale,
): OptionText | null {
  const text = choiceTexts(game, revision, seat, locale);
  return game.viewer(`${seat}`).ok ? (key) => text([key]) : null;
}

const optionOf =
  (words: OptionText | null) =>
  (key: string): LessonChoice => ({ choice: [key], text: words?.(key) ?? key });

/** Returns an answer with the text of each option. If `words` is null, returns the options' keys instead. */
export const taskReply = ({ choice, text, at }: Kept, words: OptionText | null): TaskReply => ({
  choice: choice?.map(optionOf(words)) ?? null,
  text,
  at: new Date(at),
});

/** Shows a position to the recipient of an assignment. The game must end at that position. */
export function taskPosition(
  opened: OpenedGame,
  revision: number,
  seat: Seat,
  locale: Locale,
): AssignedPosition {
  const decision = decisionAt(opened, revision, seat);
  const option = optionOf(optionTexts(opened, revision, seat, locale));
  return {
    ...exerciseOf(opened, revision, seat, locale),
    opened,
    choices: (decision?.options ?? []).map(({ key }) => option(key)),
    min: decision?.min ?? 0,
    max: decision?.max ?? 0,
  };
}
