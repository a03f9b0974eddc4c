import { mayMeasure, measureOf, type Replay } from '#projections';
import type { Viewer } from '#record';

type MeasureValues = ReadonlyMap<string, number>;

/**
 * Finds the events that changed the position's value most in part of a record. Returns at most `most` revisions, in
 * ascending order. The values are based on measures that the viewer is allowed to see. Omits events that changed
 * nothing.
 */
export function weightiest(
  replay: Replay,
  { revision, until }: { readonly revision: number; readonly until: number },
  viewer: Viewer,
  most: number,
): readonly number[] {
  const { fold } = replay.module;
  let state = replay.before(revision + 1);
  let before = valuesOf(replay, state, viewer);
  const found: { readonly at: number; readonly swing: number }[] = [];
  for (const { event, revision: at } of replay.events.slice(revision + 1, until + 1)) {
    state = fold.evolve(state, event);
    if (event.kind !== 'StepResolved') continue;
    const after = valuesOf(replay, state, viewer);
    const keys = new Set([...before.keys(), ...after.keys()]);
    const swing = [...keys].reduce(
      (sum, key) => sum + Math.abs((after.get(key) ?? 0) - (before.get(key) ?? 0)),
      0,
    );
    if (swing > 0) found.push({ at, swing });
    before = after;
  }
  return found
    .sort((a, b) => b.swing - a.swing || a.at - b.at)
    .slice(0, most)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

/** Returns the weighted value of each measure for its seat. Omits measures that are hidden from the viewer. */
function valuesOf({ module }: Replay, state: unknown, viewer: Viewer): MeasureValues {
  const measures = Object.entries(module.see.measures(state));
  return new Map(
    measures.flatMap(([key, value]) => {
      const of = measureOf(key);
      const unitValue = module.bots.unitValues[of.name] ?? 0;
      return unitValue === 0 || !mayMeasure(module, viewer, of) ? [] : [[key, value * unitValue] as const];
    }),
  );
}
