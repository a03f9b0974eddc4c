import type { AppliedModifier } from '#record';
import { invariant } from '#record';
import type { Action } from './actions.js';
import { destination, impossible, ruleModifiers } from './modifiers.js';
import type { Applied, Marked, Proposal, Proposed } from './proposal.js';
import type { Counters, State, Stay } from './state.js';
import { initiativeOrder, isHidden, placeOf, seatOf } from './zones.js';

/** A step as it happens: its atomic actions, the modifiers that made them so, every rule that had a part. */
export interface Happening {
  readonly actions: readonly Action[];
  readonly modifiers: readonly AppliedModifier[];
  readonly rules: readonly string[];
}

/** From a proposed step to what happens (6.2): impossible actions drop out, modifiers apply one at a time. */
export function happening(state: State, proposal: Proposal): Happening {
  const applied: Applied[] = [];
  const possible = proposal.actions.filter((action) => impossible(state, action) === null);
  const replaced = replaceActions(state, possible, applied);
  const all = addActions(state, replaced, applied);
  return settle(state, all, applied, proposal.rules);
}

/** 6.2.e: replacing modifiers of atomic actions, looked for again after each (6.2.g), each once an action (6.2.i). */
function replaceActions(state: State, proposed: readonly Proposed[], applied: Applied[]): Proposed[] {
  const done: Proposed[] = [];
  const open: Marked[] = proposed.map((action) => ({ action, applied: [] })).reverse();
  for (let marked = open.pop(); marked !== undefined; marked = open.pop()) {
    const { action, applied: marks } = marked;
    const step = [...done, action, ...open.map((other) => other.action)];
    let replacement: readonly Proposed[] | null = null;
    for (const modifier of ruleModifiers) {
      if (modifier.mode !== 'replaces' || marks.includes(modifier.name)) continue;
      replacement = modifier.modify(state, action, step);
      if (replacement === null) continue;
      applied.push({ modifier: modifier.name, mode: 'replaces', rule: modifier.rule, on: replacement });
      const next = [...marks, modifier.name];
      for (const one of [...replacement].reverse()) open.push({ action: one, applied: next });
      break;
    }
    if (replacement === null) done.push(action);
  }
  return done;
}

/** 6.2.c, 6.2.e: modifiers that add atomic actions come last. A shuffle is told before the moves it feeds. */
function addActions(state: State, proposed: readonly Proposed[], applied: Applied[]): Proposed[] {
  const step = [...proposed];
  for (const action of proposed)
    for (const modifier of ruleModifiers) {
      if (modifier.mode !== 'adds') continue;
      const added = modifier.modify(state, action, step);
      if (added === null) continue;
      applied.push({ modifier: modifier.name, mode: 'adds', rule: modifier.rule, on: added });
      if (added[0]?.kind === 'shuffle') step.unshift(...added);
      else step.push(...added);
    }
  return step;
}

/** Fixes what only the happening fixes: which card a place in a deck is, timestamps, old values. */
function settle(
  state: State,
  proposed: readonly Proposed[],
  applied: readonly Applied[],
  rules: readonly string[],
): Happening {
  const decks = state.seats.map((seat) => seat.deck);
  const stamps = timestamps(state, proposed);
  const actions: Action[] = [];
  const index = new Map<Proposed, number>();
  let items = state.items.length;
  for (const [order, action] of proposed.entries()) {
    const stamp = stamps[order] ?? 0;
    if (action.kind === 'shuffle' && action.order !== null) decks[action.seat] = [...action.order];
    const settled = settleAction(state, action, stamp, decks, items, actions);
    if (settled === null) continue;
    if (settled.kind === 'create' || settled.kind === 'arena') items++;
    index.set(action, actions.length);
    actions.push(settled);
  }
  const modifiers = applied.flatMap(({ on, ...modifier }): AppliedModifier[] => {
    const indices = on.flatMap((action) => index.get(action) ?? []);
    return indices.length === 0 ? [] : [{ ...modifier, actions: indices }];
  });
  const cited =
    modifiers.length === 0 ? rules : [...new Set([...rules, ...modifiers.map(({ rule }) => rule)])];
  return { actions, modifiers, rules: cited };
}

/** Whether an action brings a new object into being (2.2.14.b). */
function makesObject(action: Proposed): boolean {
  if (action.kind === 'create' || action.kind === 'arena') return true;
  return action.kind === 'move' && action.to.zone !== 'outside' && !isHidden(action.to.zone);
}

/** 2.2.14.c–d: each timestamp greater than all before; of several at once, those of the first in initiative order. */
function timestamps(state: State, proposed: readonly Proposed[]): (number | null)[] {
  const result: (number | null)[] = proposed.map(() => null);
  let last = state.timestamp;
  const give = (of: (action: Proposed) => boolean): void => {
    for (const [order, action] of proposed.entries())
      if (makesObject(action) && of(action)) result[order] = ++last;
  };
  give((action) => action.kind !== 'move');
  for (const seat of initiativeOrder(state))
    give((action) => action.kind === 'move' && action.to.seat === seat);
  return result;
}

function settleAction(
  state: State,
  action: Proposed,
  stamp: number,
  decks: readonly (readonly number[])[],
  nextItem: number,
  before: readonly Action[],
): Action | null {
  switch (action.kind) {
    case 'move': {
      const item =
        typeof action.item === 'number' ? action.item : decks[action.item.deck]?.[action.item.fromTop];
      if (item === undefined) return null;
      const earlier = before.findLast((other) => other.kind === 'move' && other.item === item);
      const stay = state.stays[item] ?? null;
      const from =
        earlier?.kind === 'move'
          ? earlier.to
          : stay === null
            ? { zone: 'outside' as const, seat: action.to.seat }
            : placeOf(stay);
      const left = earlier?.kind === 'move' ? earlier.becomes : (stay?.object ?? null);
      return {
        kind: 'move',
        item,
        from: typeof action.item === 'number' ? from : { zone: 'deck', seat: action.item.deck },
        to: action.to,
        left: typeof action.item === 'number' ? left : null,
        becomes: stamp === 0 ? null : stamp,
        ...(action.faceDown && { faceDown: true }),
        ...(action.statuses && action.statuses.length > 0 && { statuses: action.statuses }),
        ...keptCounters(action.counters, typeof action.item === 'number' ? stay : null),
      };
    }
    case 'status': {
      const object = action.item === null ? null : (state.stays[action.item]?.object ?? null);
      invariant(object !== null, 'only objects have statuses');
      return { ...action, object };
    }
    case 'expedition': {
      const from =
        typeof action.move === 'object' ? null : seatOf(state, action.seat).expeditions[action.expedition];
      const { seat, expedition, due } = action;
      return {
        kind: 'expedition',
        seat,
        expedition,
        from,
        to: destination(state, action),
        ...(due && { due }),
      };
    }
    case 'create':
      return { kind: 'create', item: nextItem, object: stamp, region: action.region };
    case 'arena':
      return { kind: 'arena', item: nextItem, object: stamp };
    case 'first-player':
      return { ...action, previous: state.day === 0 ? null : state.firstPlayer };
    case 'compare':
    case 'turn-up':
    case 'shuffle':
    case 'phase':
    case 'turn':
    case 'pass':
    case 'outcome':
      return action;
  }
}

/** 2.5.i-j: counters are lost when an object leaves the Expedition or Landmark zone, and stay when it leaves others. */
function keptCounters(given: Counters | undefined, stay: Stay | null): { counters?: Counters } {
  if (given !== undefined) return { counters: given };
  if (stay === null || stay.object === null || stay.zone === 'expedition' || stay.zone === 'landmark')
    return {};
  return Object.keys(stay.counters).length === 0 ? {} : { counters: stay.counters };
}
