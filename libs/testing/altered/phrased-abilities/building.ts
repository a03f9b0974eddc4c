import type {
  Ability,
  Condition,
  Effect,
  Passive,
  Quantity,
  Selector,
  Step,
  TargetDefinition,
  TokenDefinition,
  Trigger,
} from '#altered/abilities';
import { effect, passive, reaction, sequence, step } from '../abilities.js';

/** Small trees by the English phrase that one would print for them. */
export type Phrased = Readonly<Record<string, Ability>>;

export const characters: Selector = { type: 'character' };
export const yours: Selector = { type: 'character', controller: 'you' };
export const plants: Selector = { subtype: 'plant', controller: 'you' };
export const yourHand: Selector = { zone: 'hand', owner: 'you' };
export const yourReserve: Selector = { zone: 'reserve', owner: 'you' };
export const aTarget = (like: Selector): TargetDefinition => ({ kind: 'object', like });
export const first = { target: 0 } as const;
export const draw = (count: Quantity = 1): Effect => step({ kind: 'draw', count });
export const boost = (what: Extract<Step, { kind: 'counters' }>['what'], count: Quantity = 1): Effect =>
  step({ kind: 'counters', change: 'gain', name: 'boost', count, what });
export const gains = (
  status: Extract<Step, { kind: 'status' }>['status'],
  what: Extract<Step, { kind: 'status' }>['what'],
): Effect => step({ kind: 'status', change: 'gain', status, what });
export const roll: Effect = step({ kind: 'roll', note: 'die' });

export const does = (one: Step, targets?: readonly TargetDefinition[]): Ability => effect(step(one), targets);
export const drawing = (count: Quantity, ...before: Effect[]): Ability =>
  effect(sequence(...before, draw(count)));
export const whenever = (trigger: Trigger): Ability => reaction(trigger, draw());
export const states = (says: Passive): Ability => passive(says);
export const ifSo = (condition: Condition): Ability => effect({ kind: 'if', condition, then: draw() });
export const discards = (like: Selector): Ability => does({ kind: 'discard', what: first }, [aTarget(like)]);
export const boostsAll = (all: Selector): Ability => effect(boost({ all }));

export const recruit: TokenDefinition = {
  name: 'Reedling',
  subtypes: ['plant', 'spirit'],
  statistics: { forest: 1, mountain: 1, water: 0 },
};
export const joinsWhenSo = (condition: Condition): Ability =>
  reaction({ kind: 'join', what: 'me' }, draw(), { condition });
