import type { Selector, Step, What } from '#altered/abilities';
import type { Seat } from '#record';
import { seatsOf, type Look } from './look.js';
import { allLike, valueOf } from './matching.js';
import type { Frame } from './tasks.js';
import { initiativeOrder, isHidden, stayOf } from './zones.js';

/** A choice that has to be made just before a step (6.1.g): some of these items. */
export interface Question {
  readonly seat: Seat;
  readonly candidates: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly kind: string;
  readonly rules: readonly string[];
}

/** Who does a step: the players its word stands for, of those only who take part. */
export function doers(look: Look, frame: Frame, who: Parameters<typeof seatsOf>[1] = 'you'): Seat[] {
  const seats = seatsOf(look, who);
  const order = initiativeOrder(look.state).filter((seat) => seats.includes(seat));
  return frame.participants === null ? order : order.filter((seat) => frame.participants?.includes(seat));
}

/** What has to be chosen before a step, one question a player, in initiative order. */
export function questionsOf(look: Look, frame: Frame, step: Step): Question[] {
  switch (step.kind) {
    case 'sacrifice': {
      const count = valueOf(look, step.count ?? 1);
      return doers(look, frame, step.who).map((seat) =>
        ask(seat, controlled(look, seat, step.what), count, count, 'sacrifice', ['7.3.19.a', '6.1.g']),
      );
    }
    case 'discard':
      return whatQuestions(look, frame, step.what, step.kind, step.who);
    case 'move':
      return whatQuestions(look, frame, step.what, step.kind, step.who);
    case 'status':
    case 'counters':
    case 'switch-expeditions':
    case 'reveal':
    case 'look':
    case 'play-for-free':
    case 'activate':
      return whatQuestions(look, frame, step.what, step.kind);
    default:
      return [];
  }
}

function whatQuestions(
  look: Look,
  frame: Frame,
  what: What,
  kind: string,
  who?: Parameters<typeof seatsOf>[1],
): Question[] {
  if (typeof what !== 'object' || !('choose' in what)) return [];
  const count = valueOf(look, what.count ?? 1);
  return doers(look, frame, what.by ?? who).map((seat) => {
    const candidates = allLike({ ...look, controller: seat }, what.choose);
    return ask(seat, candidates, what.upTo === true ? 0 : count, count, kind, ['6.1.g']);
  });
}

/** 7.3.19: objects in play that a player controls. */
const controlled = (look: Look, seat: Seat, like: Selector): number[] =>
  allLike({ ...look, controller: seat }, { ...like, controller: 'you' });

function ask(
  seat: Seat,
  candidates: readonly number[],
  min: number,
  max: number,
  kind: string,
  rules: readonly string[],
): Question {
  const most = Math.min(max, candidates.length);
  return { seat, candidates, min: Math.min(min, most), max: most, kind, rules };
}

/** The answer when there is only one, and giving it tells nothing. */
export function forced(question: Question): readonly number[] | null {
  if (question.max === 0) return [];
  return question.min === question.candidates.length ? question.candidates : null;
}

/** Whether the items to choose from are hidden from others. */
export const isSecret = (look: Look, { candidates }: Question): boolean =>
  candidates.some((item) => {
    const stay = stayOf(look.state, item);
    return isHidden(stay.zone) || stay.faceDown;
  });
