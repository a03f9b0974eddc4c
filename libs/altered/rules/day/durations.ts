import type { Duration } from '#altered/abilities';
import { byRule } from '#kernel';
import { find } from '../world/context.js';
import type { Bound } from '../state/objects.js';
import type { Proposal, Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { type State } from '../state/state.js';
import { itemOf } from '../state/zones.js';

/** Whether all objects to which an emblem refers have ceased to exist. */
const isAboutNothing = (state: State, { noted }: Bound): boolean =>
  Object.values(noted).every(
    (value) => typeof value === 'number' || value.every((reference) => find(state, reference) === null),
  );

const ceasing = (items: readonly number[]): Proposal => ({
  verb: 'cease',
  by: null,
  cause: byRule('2.2.13.a'),
  actions: items.map((item): Proposed => ({ kind: 'vanish', item })),
  rules: ['2.2.13.a'],
});

const nothingCeases = ceasing([]);

/** Removes the emblems whose duration has ended (2.2.13). */
export function endDurations(run: Run, duration: Duration): void {
  const { state } = run;
  if (state.limbo.length === 0) return run.perform(nothingCeases);
  const over = state.limbo.filter((item) => {
    const of = itemOf(state, item);
    if (of.kind !== 'emblem' || of.emblem.kind === 'reaction') return false;
    const { emblem } = of;
    return (
      emblem.duration === duration || (emblem.duration === 'there' && isAboutNothing(state, emblem.bound))
    );
  });
  run.perform(over.length === 0 ? nothingCeases : ceasing(over));
}

/** Ends effects that last until Rest. Records nothing if there are none. */
export function endUntilRest(run: Run): void {
  const { state } = run;
  const isUntilRest = (item: number): boolean => {
    const of = itemOf(state, item);
    return of.kind === 'emblem' && of.emblem.kind === 'ongoing' && of.emblem.duration === 'rest';
  };
  if (state.limbo.some(isUntilRest)) endDurations(run, 'rest');
}
