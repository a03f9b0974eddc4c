import type { Passive } from '#altered/abilities';
import { expeditionsOf, type Context } from '../world/context.js';
import type { Proposed, ProposedExpeditionMove } from '../state/proposal.js';
import { destination, type Scene } from './modifiers.js';

type Forward = Extract<Extract<Passive, { kind: 'instead' }>['would'], { kind: 'forward' }>;

/** Whether an action is a forward move that an ability describes. */
export function isMoveForward(
  { state, step }: Scene,
  action: Proposed,
  context: Context,
  { which, during, due }: Forward,
): boolean {
  if (action.kind !== 'expedition' || action.move !== 'forward') return false;
  if (during === 'dusk' && state.phase !== 'dusk') return false;
  if (due === 'ascension' && !isByAscension(step, action)) return false;
  return expeditionsOf(context, which).some(
    ({ seat, expedition }) => seat === action.seat && expedition === action.expedition,
  );
}

/** Applies "It moves forward one more region instead", at most as far as the last region (7.3.11.c). */
export function oneRegionMore({ state, step }: Scene, action: Proposed): readonly Proposed[] | null {
  if (action.kind !== 'expedition') return null;
  const isHidden = (index: number): boolean => {
    const region = state.adventure[index];
    return (
      region?.faceDown === true &&
      !step.some((other) => other.kind === 'turn-up' && other.tumult === region.tumult)
    );
  };
  // 7.3.11.b: the next region must be turned face up before the expedition moves further.
  if (isHidden(destination(state, action))) return null;
  const further: ProposedExpeditionMove = { ...action, regions: (action.regions ?? 1) + 1 };
  const to = destination(state, further);
  const region = state.adventure[to];
  if (region === undefined) return null;
  const { tumult } = region;
  if (!isHidden(to) || tumult === null) return [further];
  const halves = state.adventure.flatMap((half, index) =>
    half.tumult === tumult ? [{ index, terrains: half.terrains }] : [],
  );
  return [{ kind: 'turn-up', tumult, regions: halves }, further];
}

/** 4.2.4.k of edition 4.0: whether an expedition moves by Ascension. This is so if a tied statistic lets it move. */
const isByAscension = (step: readonly Proposed[], { seat, expedition }: ProposedExpeditionMove): boolean =>
  step.some(
    (other) =>
      other.kind === 'compare' &&
      other.seat === seat &&
      other.expedition === expedition &&
      other.wins.some((terrain) => other.own[terrain] === other.facing[terrain]),
  );
