import { reads, type Step } from '#altered/abilities';
import { expeditionsWith, find, type Context } from '../world/context.js';
import type { Proposed } from '../state/proposal.js';
import type { Frame } from '../state/tasks.js';
import { expeditionPlace, place, stayOf } from '../state/zones.js';
import { itemsOf } from './meant-items.js';
import { questionsOf } from './questions.js';

/**
 * 7.5.5.a: moves Permanents to an Expedition or the Landmarks of their new controller, regardless of their owner
 * (1.4.2.a).
 */
export function taken(
  context: Context,
  frame: Frame,
  step: Extract<Step, { kind: 'take-control' }>,
  answers: readonly (readonly number[])[],
): readonly Proposed[] {
  const { state, controller } = context;
  const where = questionsOf(context, frame, step, answers).flatMap(({ expeditions }) =>
    expeditions ? [expeditions] : [],
  );
  const answered = answers.length - where.length;
  const me = find(state, context.bound.me);
  const [mine] = me === null ? [] : expeditionsWith(context, context.bound.me.item, me);
  const things = itemsOf(context, step.what, answers.slice(0, answered).flat());
  return things.flatMap((item, index): Proposed[] => {
    if (typeof item !== 'number') return [];
    const { zone, seat, expedition } = stayOf(state, item);
    if (zone === 'landmark' && seat !== controller && reads(state.started, 'landmarks-taken'))
      return [{ kind: 'move', item, to: place('landmark', controller) }];
    if (zone !== 'expedition' || expedition === null) return [];
    const chosen = where[index]?.[answers[answered + index]?.[0] ?? -1];
    const own = step.to === 'my-expedition' ? mine : chosen;
    return [{ kind: 'move', item, to: expeditionPlace(controller, own?.expedition ?? expedition) }];
  });
}
