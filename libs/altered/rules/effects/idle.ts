import { nodeNow, reads, type Effect, type Step, type What } from '#altered/abilities';
import type { Context } from '../world/context.js';
import { editionIn } from '../state/edition.js';
import { isSo } from './effect-context.js';
import type { Frame } from '../state/tasks.js';
import { isHidden } from '../state/zones.js';
import { manaOf } from '../world/payable.js';
import { candidatesFor } from '../world/suitable-targets.js';
import { impossible } from '../step/impossible.js';
import { questionsOf, type Question } from './questions.js';
import { propose } from './step-proposals.js';
import { missingTargets } from './wanted.js';

/**
 * Whether an effect would certainly not change, reveal or request anything (1.4.1.a). False for effects that depend on
 * hidden cards, because skipping their questions would reveal information.
 */
export function isIdle(context: Context, frame: Frame, node: Effect): boolean {
  const effect = nodeNow(node);
  const open = missingTargets(frame, effect);
  if (open !== null) {
    if (effect.kind !== 'step' && effect.kind !== 'simultaneously') return false;
    return framesWithTarget(context, frame, open.occurrence).every((aimed) =>
      isIdle({ ...context, bound: aimed.bound }, aimed, effect),
    );
  }
  const all = (effects: readonly Effect[]): boolean => effects.every((part) => isIdle(context, frame, part));
  switch (effect.kind) {
    case 'step':
      return isIdleStep(context, frame, effect.step);
    case 'simultaneously':
      return effect.steps.every((step) => isIdleStep(context, frame, step));
    case 'sequence':
      return all(effect.effects);
    case 'if-you-do':
      return all(effect.otherwise === undefined ? [effect.first] : [effect.first, effect.otherwise]);
    case 'if':
      if (isSo(context, effect.condition)) return isIdle(context, frame, effect.then);
      return effect.otherwise === undefined || isIdle(context, frame, effect.otherwise);
    case 'optional':
      return (effect.who ?? 'you') === 'you' && isIdle(context, frame, effect.effect);
    default:
      return false;
  }
}

/**
 * Returns a frame for each possible target of an occurrence of "target". If there are none, returns one frame without a
 * target (6.5.b of edition 4.0).
 */
function framesWithTarget(context: Context, frame: Frame, occurrence: number): readonly Frame[] {
  const { wanted } = frame;
  const definition = wanted?.definitions[occurrence];
  if (wanted === undefined || definition === undefined) return [frame];
  const mana = manaOf(context, frame.controller);
  const candidates = candidatesFor(context, definition, mana);
  const choices = candidates.length === 0 ? [[]] : candidates.map((target) => [target]);
  return choices.map((chosen) => ({
    ...frame,
    bound: {
      ...frame.bound,
      targets: frame.bound.targets.map((list, index) => (index === occurrence ? chosen : list)),
    },
    wanted: { ...wanted, chosen: [...wanted.chosen, occurrence] },
  }));
}

/** The kinds of steps that affect only the objects to which they refer. */
const verbs: ReadonlySet<Step['kind']> = new Set([
  'counters',
  'discard',
  'move',
  'move-expedition',
  'move-marker',
  'pay',
  'place-marker',
  'sabotage',
  'sacrifice',
  'status',
  'switch-expeditions',
] as const);

function isIdleStep(context: Context, frame: Frame, node: Step): boolean {
  const step = nodeNow(node);
  const takes = step.kind === 'take-counters' && reads(context.state.started, 'idle-counters');
  if (!takes && !verbs.has(step.kind)) return false;
  // M2.4: if mana is unlimited, a payment is always possible, so the step is not idle.
  if (step.kind === 'pay' && editionIn(context.state).mana === 'unlimited') return false;
  if (step.kind === 'move' || step.kind === 'discard' || step.kind === 'status' || step.kind === 'counters') {
    if (looksIntoHidden(step.what)) return false;
  }
  const questions = questionsOf(context, frame, step);
  const [only, ...more] = questions;
  if (only === undefined) return changesNothing(context, frame, step, []);
  if (more.length > 0 || only.expeditions !== undefined || only.offered !== undefined) return false;
  return answersTo(only).every((answer) => changesNothing(context, frame, step, [answer]));
}

/**
 * Returns the answers that choose a single candidate. If none of these changes anything, choosing several candidates
 * does not change anything either.
 */
const answersTo = ({ candidates }: Question): readonly (readonly number[])[] =>
  candidates.length === 0 ? [[]] : candidates.map((item) => [item]);

function changesNothing(
  context: Context,
  frame: Frame,
  step: Step,
  answers: readonly (readonly number[])[],
): boolean {
  const { state, world } = context;
  return propose(context, frame, step, answers, 0).actions.every(
    (action) => impossible(state, world, action) !== null,
  );
}

function looksIntoHidden(what: What): boolean {
  if (typeof what !== 'object') return false;
  const like = 'choose' in what ? what.choose : 'all' in what ? what.all : null;
  if (like === null) return false;
  if (like.among !== undefined) return true;
  const zones = typeof like.zone === 'string' ? [like.zone] : (like.zone ?? []);
  return zones.some(isHidden);
}
