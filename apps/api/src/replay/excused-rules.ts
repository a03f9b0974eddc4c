import { TooMuchWorkError } from '#kernel';
import { illDefinedIn } from '#projections';
import type { GameModule, RecordedEvent, SeesGame } from '#record';
import type { Problem } from '../errors/problem.js';
import { ProblemError } from '../problem-error.js';
import { isWholeView } from './whole-view.js';

/**
 * Finds the first event with a definition that the rules cannot read. Returns an `EVENT_MALFORMED` problem that does
 * not show the event's content. Null if there is no such event.
 */
export function unreadableIn(
  module: Pick<GameModule, 'records'>,
  events: readonly RecordedEvent[],
): Problem | null {
  const wrong = illDefinedIn(module, events);
  return (
    wrong && {
      code: 'EVENT_MALFORMED',
      message:
        `The position can't be shown, because ${wrong.where} contains a definition that the rules can't ` +
        'read.',
      advice: 'View another position, or import the game from another file.',
      where: wrong.where,
    }
  );
}

/**
 * Wraps the rules for viewing a record. If a rule throws because the record contains definitions that the rules cannot
 * read, throws `EVENT_MALFORMED` instead. Earlier versions of Retrace accepted such records, and their readable parts
 * can still be viewed.
 */
export function excusedRules(module: GameModule, events: () => readonly RecordedEvent[]): GameModule {
  const excuse = (error: unknown): unknown => {
    if (error instanceof ProblemError || error instanceof TooMuchWorkError) return error;
    const problem = unreadableIn(module, events());
    return problem === null ? error : new ProblemError(problem);
  };
  const excused = (member: unknown): unknown => {
    if (typeof member !== 'function') return member;
    return (...given: readonly unknown[]): unknown => {
      try {
        return Reflect.apply(member, null, given);
      } catch (error) {
        throw excuse(error);
      }
    };
  };
  /** Wraps all functions of a part of the module. */
  const group = <Group extends object>(members: Group): Group =>
    Object.fromEntries(
      Object.entries(members).map(([name, member]) => [name, excused(member)]),
    ) as unknown as Group;
  const see = group(module.see);
  const view: SeesGame['view'] = (state, viewer) => {
    const seen = see.view(state, viewer);
    const problem = isWholeView(seen) ? null : unreadableIn(module, events());
    if (problem !== null) throw new ProblemError(problem);
    return seen;
  };
  const { id, name, seats, play, fold, tell, records, bots, hands } = module;
  return {
    id,
    name,
    seats,
    play: group(play),
    fold: group(fold),
    see: { ...see, view },
    tell: group(tell),
    records: group(records),
    bots: group(bots),
    ...(hands && { hands: group(hands) }),
  };
}
