import { terrains, type Step, type Terrain } from '#altered/abilities';
import type { Option } from '#record';
import { expeditionsOf, find, type Context } from '../world/context.js';
import { markerCounter } from '../world/terrain-markers.js';
import type { Proposed } from '../state/proposal.js';
import { regionOf } from '../state/zones.js';
import type { Question } from './questions.js';

/** An option that stands for a region or a Terrain Marker. */
export type Offered = Option;

type Marking = Extract<Step, { kind: 'place-marker' | 'move-marker' }>;

/** Returns the terrains of the Terrain Markers that the ability's object has not placed yet. */
function ownMarkers({ state, bound }: Context): readonly Terrain[] {
  const counters = find(state, bound.me)?.counters ?? {};
  return terrains.filter((terrain) => (counters[markerCounter(terrain)] ?? 0) > 0);
}

/** Returns the placed Terrain Markers of one terrain, each with the index of its region. */
const placedMarkers = ({ state }: Context, wanted: Terrain): { region: number; object: number }[] =>
  state.adventure.flatMap(({ markers = [] }, region) =>
    markers.filter(({ terrain }) => terrain === wanted).map(({ object }) => ({ region, object })),
  );

/** Returns the indices of the face-up regions on which a marker can be placed (3.2.1.d). */
function openRegions(context: Context, step: Marking): readonly number[] {
  const { state } = context;
  const where = step.kind === 'place-marker' ? step.on : step.to;
  const meant =
    where === 'target'
      ? state.adventure.map((_, index) => index)
      : expeditionsOf(context, where === 'my-region' ? 'my-expedition' : where.regionOf).map(
          ({ seat, expedition }) => regionOf(state, seat, expedition),
        );
  return [...new Set(meant)].filter((index) => state.adventure[index]?.faceDown === false);
}

const chooseOne = (context: Context, kind: string, offered: readonly Offered[]): Question => ({
  seat: context.controller,
  candidates: offered.map((_, index) => index),
  offered,
  min: 1,
  max: 1,
  kind,
  rules: ['6.1.g'],
});

/**
 * Returns the questions for placing or moving a Terrain Marker: which marker, and on which region. Empty if there is no
 * marker or no region.
 */
export function markerQuestions(context: Context, step: Marking): Question[] {
  const regions = openRegions(context, step);
  const markers = offeredMarkers(context, step);
  if (regions.length === 0 || markers?.length === 0) return [];
  return [
    ...(markers === null ? [] : [chooseOne(context, 'marker', markers)]),
    chooseOne(
      context,
      'to-region',
      regions.map((region) => ({ key: `region:${region}`, about: { region } })),
    ),
  ];
}

/** Returns the options for choosing a marker. Null if the step creates a new marker. */
function offeredMarkers(context: Context, step: Marking): readonly Offered[] | null {
  if (step.kind === 'move-marker')
    return placedMarkers(context, step.terrain).map(({ region, object }) => ({
      key: `marker:${object}`,
      about: { region, terrain: step.terrain },
    }));
  if (step.terrain !== undefined) return null;
  return ownMarkers(context).map((terrain) => ({ key: `marker:${terrain}`, about: { terrain } }));
}

/**
 * Puts a Terrain Marker on a region. The marker is new, comes from the object itself or comes from another region
 * (3.2.1.d, 7.3.20 of edition 4.0).
 */
export function markersPut(
  context: Context,
  step: Marking,
  answers: readonly (readonly number[])[],
): readonly Proposed[] {
  const [which, where] =
    step.kind === 'place-marker' && step.terrain !== undefined ? [[], ...answers] : answers;
  const to = openRegions(context, step)[where?.[0] ?? -1];
  if (to === undefined) return [];
  const chosen = which?.[0] ?? -1;
  if (step.kind === 'move-marker') {
    const moved = placedMarkers(context, step.terrain)[chosen];
    if (moved === undefined) return [];
    return [{ kind: 'marker', terrain: step.terrain, left: moved.object, from: moved.region, to }];
  }
  const terrain = step.terrain ?? ownMarkers(context)[chosen];
  if (terrain === undefined) return [];
  const placed: Proposed = { kind: 'marker', terrain, left: null, from: null, to };
  if (step.terrain !== undefined) return [placed];
  return [{ kind: 'counters', item: context.bound.me.item, name: markerCounter(terrain), delta: -1 }, placed];
}
