import type { Action } from './actions.js';
import { bodyOf, seatOf, type State } from './state.js';

/**
 * Adds all derived changes to an action, so the record can be folded without the rules. `state` is the state before the
 * action.
 */
export function completeAction(state: State, action: Action): Action {
  switch (action.kind) {
    case 'move':
      return action.object === null ? action : { ...action, arrived: state.turn };
    case 'token':
      return {
        ...action,
        to: 'line',
        index: seatOf(state, action.seat).line.length,
        arrived: state.turn,
      };
    case 'vanish':
      return { ...action, from: 'line' };
    case 'turn':
      return { ...action, phase: 'start', ready: readied(state, action.seat), struck: false };
    case 'extractor': {
      const { extractors, full } = seatOf(state, action.seat);
      const count = extractors[action.mana] + action.delta;
      return { ...action, count, full: Math.min(full[action.mana], count) };
    }
    case 'special-draw':
      return { ...action, left: false };
    case 'health':
      return action.how === 'exhaustion'
        ? { ...action, exhaustion: seatOf(state, action.seat).exhaustion + 1 }
        : action;
    case 'attack':
      return action.attacker === null ? { ...action, struck: true } : { ...action, done: true };
    case 'damage':
      return { ...action, damage: bodyOf(state, action.item).damage + action.amount };
    case 'durability':
      return { ...action, damage: bodyOf(state, action.item).damage - action.delta };
    case 'strengthen': {
      const { attack, health } = bodyOf(state, action.item);
      return { ...action, applied: { attack: attack + action.attack, health: health + action.health } };
    }
    case 'fade':
      return { ...action, applied: { attack: 0, health: 0 }, statuses: ['faded'] };
    case 'player-fade':
      return { ...action, value: null, statuses: [] };
    default:
      return action;
  }
}

/** Returns the items that become ready in a new turn, including a globe that was left active (6.5.g). */
export function readied(state: State, seat: number): readonly number[] {
  const { line, globe, rune } = seatOf(state, seat);
  const ready: number[] = [];
  const add = (item: number): void => {
    const { done, active } = bodyOf(state, item);
    if (done || active) ready.push(item);
  };
  for (const item of line) add(item);
  for (const item of globe) add(item);
  for (const item of rune) add(item);
  return ready;
}

/** The fields that schema 2 added to each kind of action. */
const since2: Readonly<Partial<Record<Action['kind'], readonly string[]>>> = {
  move: ['arrived'],
  token: ['to', 'index', 'arrived'],
  vanish: ['from'],
  turn: ['phase', 'ready', 'struck'],
  extractor: ['count', 'full'],
  'special-draw': ['left'],
  health: ['exhaustion'],
  attack: ['done', 'struck'],
  damage: ['damage'],
  durability: ['damage'],
  strengthen: ['applied'],
  fade: ['applied', 'statuses'],
  'player-fade': ['value', 'statuses'],
};

/** Converts an action to an older schema. */
export function actionInSchema(action: Action, schema: number): Action {
  const newer = schema < 2 ? since2[action.kind] : undefined;
  if (newer === undefined) return action;
  return Object.fromEntries(
    Object.entries(action).filter(([field]) => !newer.includes(field)),
  ) as unknown as Action;
}
