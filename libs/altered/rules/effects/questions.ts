import type { Selector, Step, Total, What } from '#altered/abilities';
import type { Seat } from '#record';
import { expeditionsOf, seatsOf, type Context, type OneExpedition } from '../world/context.js';
import { present } from '../world/known-objects.js';
import { compare, numbersOf } from '../world/numbers.js';
import { allLike, valueOf } from '../world/matching.js';
import { expeditionsMeant, isChosen } from '../world/described-expeditions.js';
import { markerQuestions, type Offered } from './terrain-markers.js';
import { editionIn } from '../state/edition.js';
import type { Frame } from '../state/tasks.js';
import { initiativeOrder, isHidden, stayOf } from '../state/zones.js';

/** A choice that a player makes just before a step (6.1.g). */
export interface Question {
  readonly seat: Seat;
  readonly candidates: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly kind: string;
  readonly rules: readonly string[];
  /** If present, the candidates are indices in this list instead of items. */
  readonly expeditions?: readonly OneExpedition[];
  /** If present, the candidates are indices in this list of regions or Terrain Markers instead of items. */
  readonly offered?: readonly Offered[];
  /** The item to which the choice applies. */
  readonly about?: number;
}

/** Returns the players who perform a step. Excludes players who do not take part in the effect. */
export function doers(context: Context, frame: Frame, who: Parameters<typeof seatsOf>[1] = 'you'): Seat[] {
  const seats = seatsOf(context, who);
  // Participants need no sorting, because they are in the order in which they decided.
  return (frame.participants ?? initiativeOrder(context.state)).filter((seat) => seats.includes(seat));
}

/**
 * Returns the questions to ask before a step, in the players' initiative order. Later questions can depend on earlier
 * `answers`.
 */
export function questionsOf(
  context: Context,
  frame: Frame,
  step: Step,
  answers: readonly (readonly number[])[] = [],
): Question[] {
  switch (step.kind) {
    case 'sacrifice': {
      const count = valueOf(context, step.count ?? 1);
      return doers(context, frame, step.who).map((seat) =>
        ask(seat, controlled(context, seat, step.what), count, count, 'sacrifice', ['7.3.19.a', '6.1.g']),
      );
    }
    case 'discard':
      return objectQuestions(context, frame, step.what, step.kind, step.who);
    case 'move': {
      const questions = objectQuestions(context, frame, step.what, step.kind, step.who);
      return answers.length < questions.length
        ? questions
        : [...questions, ...whereto(context, step, answers.slice(0, questions.length))];
    }
    case 'create': {
      if (!isDistributed(context, step)) return [];
      const count = valueOf(context, step.count ?? 1);
      return doers(context, frame, step.who).flatMap((seat) =>
        Array.from({ length: context.world.budget.many(count) }, () =>
          expeditionQuestions(seat, expeditionsOf({ ...context, controller: seat }, step.in)),
        ).flat(),
      );
    }
    case 'status':
    case 'counters':
    case 'switch-expeditions':
    case 'reveal':
    case 'look':
    case 'activate':
    case 'augment':
    case 'complete':
    case 'defect':
    case 'double':
    case 'exchange-boosts':
    case 'lose-boosts':
    case 'counters-up-to':
      return objectQuestions(context, frame, step.what, step.kind);
    case 'take-control': {
      const questions = objectQuestions(context, frame, step.what, step.kind);
      if (step.to !== 'one-of-yours' || answers.length < questions.length) return questions;
      const to = { zone: 'expedition', expedition: 'each-of-yours' } as const;
      const chosen = answers.slice(0, questions.length);
      return [...questions, ...whereto(context, { kind: 'move', what: step.what, to }, chosen)];
    }
    case 'activate-own':
      return objectQuestions(context, frame, step.what, step.kind);
    case 'take-counters':
      return objectQuestions(context, frame, step.from, step.kind);
    case 'choose':
      if (typeof step.what === 'object' && 'choose' in step.what && step.what.total !== undefined)
        return withinTotal(context, frame, { ...step.what, total: step.what.total }, answers, step.who);
      return objectQuestions(context, frame, step.what, step.kind, step.who);
    case 'sacrifice-objects':
      return objectQuestions(context, frame, step.what, step.kind, step.who);
    case 'ascend':
    case 'move-expedition':
      if (step.which !== 'one-of-yours') return [];
      return expeditionQuestions(context.controller, expeditionsOf(context, 'each-of-yours'));
    case 'exchange':
      return [
        ...objectQuestions(context, frame, step.what, step.kind),
        ...objectQuestions(context, frame, step.with, step.kind),
      ];
    case 'play-for-free':
      return objectQuestions(context, frame, playable(step.what), step.kind);
    case 'distribute': {
      // The player chooses an object for each counter in turn. Cards in hidden zones are not offered, because they are
      // not objects (2.1.g).
      const among = affectedItems(context, distributedAmong(step.among), []).filter(
        (item) => stayOf(context.state, item).object !== null,
      );
      const question = ask(context.controller, among, 1, 1, 'distribute', ['6.1.g']);
      return Array.from({ length: context.world.budget.many(valueOf(context, step.count)) }, () => question);
    }
    case 'place-marker':
    case 'move-marker':
      return markerQuestions(context, step);
    case 'create-at': {
      if (step.place.kind !== 'expedition') return [];
      const { expedition } = step.place;
      if (!isChosen(expedition)) return [];
      return doers(context, frame, step.who).flatMap((seat) =>
        expeditionQuestions(seat, expeditionsMeant({ ...context, controller: seat }, expedition)),
      );
    }
    default:
      return [];
  }
}

/**
 * Whether the player chooses an expedition for each token. This is so if tokens are "distributed as you choose" or if a
 * Gigantic object creates them (7.4.4.h of edition 4.0).
 */
export const isDistributed = (
  context: Context,
  step: Pick<Extract<Step, { kind: 'create' }>, 'in' | 'distributed'>,
): boolean =>
  step.distributed === true ||
  (editionIn(context.state).giganticCreates === 'in-one-chosen' &&
    (step.in === 'my-expedition' ||
      step.in === 'its-expedition' ||
      (typeof step.in === 'object' && 'expeditionOf' in step.in)));

/** Converts "among any Characters" to all matching objects. */
const distributedAmong = (among: What): What =>
  typeof among === 'object' && 'choose' in among ? { all: among.choose } : among;

/** 5.1.2.b: restricts a choice to the player's Hand and Reserve, unless the text names a zone. */
function playable(what: What): What {
  if (typeof what !== 'object' || !('choose' in what)) return what;
  const { zone, among, ofAnyPlayer } = what.choose;
  if (zone !== undefined || among !== undefined || ofAnyPlayer === true) return what;
  return { ...what, choose: { ...what.choose, zone: ['hand', 'reserve'], owner: 'you' } };
}

/** Returns a question about each object's new Expedition, if the effect allows several Expeditions. */
function whereto(
  context: Context,
  { what, to }: Extract<Step, { kind: 'move' }>,
  chosen: readonly (readonly number[])[],
): Question[] {
  if (to.zone !== 'expedition' || to.expedition === undefined) return [];
  const where = expeditionsOf(context, to.expedition);
  if (where.length < 2) return [];
  return affectedItems(context, what, chosen.flat()).flatMap((item) =>
    expeditionQuestions(context.controller, where).map((question) => ({ ...question, about: item })),
  );
}

/** Returns the items to which a step applies. Empty if they are only known when the step happens. */
function affectedItems(context: Context, what: What, chosen: readonly number[]): readonly number[] {
  if (typeof what === 'string' || 'target' in what || 'noted' in what) return present(context, what);
  if ('choose' in what) return chosen;
  return 'all' in what ? allLike(context, what.all) : [];
}

/** Returns the question that asks the player to choose an expedition. Empty if there are no candidates. */
const expeditionQuestions = (seat: Seat, expeditions: readonly OneExpedition[]): Question[] =>
  expeditions.length === 0
    ? []
    : [
        {
          seat,
          candidates: expeditions.map((_, index) => index),
          expeditions,
          min: 1,
          max: 1,
          kind: 'to-expedition',
          rules: ['6.1.g'],
        },
      ];

function objectQuestions(
  context: Context,
  frame: Frame,
  what: What,
  kind: string,
  who?: Parameters<typeof seatsOf>[1],
): Question[] {
  if (typeof what !== 'object' || !('choose' in what)) return [];
  const count = valueOf(context, what.count ?? 1);
  return doers(context, frame, what.by ?? who).map((seat) => {
    const candidates = allLike({ ...context, controller: seat }, what.choose);
    return ask(seat, candidates, what.upTo === true ? 0 : count, count, kind, ['6.1.g']);
  });
}

/**
 * Requests one object at a time until no other object fits within the allowed total. The player can stop earlier by
 * choosing none.
 */
function withinTotal(
  context: Context,
  frame: Frame,
  { choose, count = 1, total, by }: Extract<What, { choose: unknown }> & { readonly total: Total },
  answers: readonly (readonly number[])[],
  who?: Parameters<typeof seatsOf>[1],
): Question[] {
  const [seat] = doers(context, frame, by ?? who);
  if (seat === undefined) return [];
  const own = { ...context, controller: seat };
  const than = valueOf(own, total.than);
  const sum = (items: readonly number[]): number =>
    items.reduce((all, item) => all + (numbersOf(own, item, total.of)[0] ?? 0), 0);
  const all = allLike(own, choose);
  const questions: Question[] = [];
  for (let number = 0; number <= answers.length && number < valueOf(own, count); number++) {
    const chosen = answers.slice(0, number).flat();
    if (chosen.length < number) break;
    const candidates = all.filter(
      (item) => !chosen.includes(item) && compare(sum([...chosen, item]), total.is, than),
    );
    if (candidates.length === 0) break;
    questions.push(ask(seat, candidates, 0, 1, 'choose', ['6.1.g']));
  }
  return questions;
}

/** 7.3.19: returns the matching objects in play that a player controls. */
const controlled = (context: Context, seat: Seat, like: Selector): number[] =>
  allLike({ ...context, controller: seat }, { ...like, controller: 'you' });

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

/** Returns the only possible answer. Null if there are several. */
export function forced(question: Question): readonly number[] | null {
  if (question.max === 0) return [];
  return question.min === question.candidates.length ? question.candidates : null;
}

/** Whether the candidates are hidden from other players. */
export const isSecret = (context: Context, { candidates, expeditions, offered }: Question): boolean =>
  expeditions === undefined &&
  offered === undefined &&
  candidates.some((item) => {
    const stay = stayOf(context.state, item);
    return isHidden(stay.zone) || stay.faceDown;
  });
