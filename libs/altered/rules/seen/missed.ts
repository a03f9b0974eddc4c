import type { Statistics, Terrain } from '#altered/abilities';
import type { Decision, GameEvent, MissedChance } from '#record';
import type { Action, Compare } from '../state/actions.js';
import { editionIn } from '../state/edition.js';
import type { State } from '../state/state.js';
import { readyOrbs, seatOf } from '../state/zones.js';
import { worldOf } from '../world/world.js';

/** An expedition that needs at most this many more points to move forward counts as a near miss. */
const NEAR = 2;

/**
 * Returns the opportunities that players missed: unused quick actions when they pass, ready mana at Dusk, cards over a
 * limit, and expeditions that narrowly fail to move forward.
 */
export function missed(
  event: GameEvent<Action>,
  before: State,
  answered: Decision | null,
): readonly MissedChance[] {
  switch (event.kind) {
    case 'DecisionMade':
      return answered !== null && event.choice.join() === 'pass' ? quickActions(answered) : [];
    case 'StepResolved': {
      const [rule = ''] = event.rules;
      const dusk = event.actions.some((action) => action.kind === 'phase' && action.phase === 'dusk');
      if (dusk) return unspent(before, rule);
      if (event.verb === 'clean-up') return overLimit(event.actions, rule);
      return event.actions.flatMap((action) =>
        action.kind === 'compare' ? shortOf(before, action, rule) : [],
      );
    }
    default:
      return [];
  }
}

/** Returns a missed opportunity for each card that offers a quick action. */
function quickActions({ seat, options, rules: [rule = ''] }: Decision): readonly MissedChance[] {
  const items = options.flatMap(({ key }) => /^quick:(\d+):/.exec(key)?.[1] ?? []);
  return [...new Set(items)].map((item) => ({
    kind: 'action',
    seat,
    item: Number(item),
    amount: 1,
    rule,
  }));
}

/** Returns a missed opportunity for each player whose mana is still ready at the end of the Afternoon. */
function unspent(state: State, rule: string): readonly MissedChance[] {
  if (editionIn(state).mana === 'unlimited') return [];
  return [...state.seats.keys()].flatMap((seat) => {
    const amount = readyOrbs(state, seat).length;
    return amount === 0 ? [] : [{ kind: 'mana', seat, item: null, amount, rule }];
  });
}

function overLimit(actions: readonly Action[], rule: string): readonly MissedChance[] {
  return actions.flatMap((action) =>
    action.kind === 'move' && action.as === 'discard'
      ? [{ kind: 'over-limit', seat: action.from.seat, item: action.item, amount: 1, rule }]
      : [],
  );
}

/**
 * Returns the terrain that an expedition narrowly failed to win, as a missed opportunity. Empty if the expedition won a
 * terrain or was not close to winning one.
 */
function shortOf(
  state: State,
  { seat, expedition, own, facing, wins }: Compare,
  rule: string,
): readonly MissedChance[] {
  if (expedition === null || wins.length > 0) return [];
  const region = seatOf(state, seat).expeditions[expedition];
  const here = region === null ? [] : (worldOf(state).terrains[region] ?? []);
  const amount = (terrain: Terrain): number => missing(own, facing, terrain);
  const [terrain] = here
    .filter((candidate) => own[candidate] > 0 && amount(candidate) <= NEAR)
    .toSorted((left, right) => amount(left) - amount(right));
  if (terrain === undefined) return [];
  return [{ kind: 'terrain', seat, item: null, amount: amount(terrain), terrain, expedition, rule }];
}

/** 4.2.4.f: returns how many more points of the terrain's statistic an expedition needs to move forward. */
const missing = (own: Statistics, facing: Statistics, terrain: Terrain): number =>
  facing[terrain] + 1 - own[terrain];
