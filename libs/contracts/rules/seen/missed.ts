import type { Decision, GameEvent, MissedChance } from '#record';
import type { Action } from '../state/actions.js';
import type { State } from '../state/state.js';
import { countOf } from '../world/mana.js';

/**
 * Returns the opportunities that a player misses by ending a turn: attacks, an available Rune or Globe, and unspent
 * mana.
 */
export function missed(
  event: GameEvent<Action>,
  before: State,
  answered: Decision | null,
): readonly MissedChance[] {
  if (event.kind !== 'DecisionMade' || answered?.kind !== 'turn') return [];
  const [choice = ''] = event.choice;
  if (choice !== 'end' && choice !== 'end:active') return [];
  const { seat, options } = answered;
  const [rule = ''] = answered.rules;
  const items = options.flatMap(({ key, about }) => (isAction(key, choice) ? [itemOf(about)] : []));
  const amount = countOf(before.seats[seat]?.full ?? noMana);
  return [
    ...[...new Set(items)].map((item): MissedChance => ({ kind: 'action', seat, item, amount: 1, rule })),
    ...(amount === 0 ? [] : [{ kind: 'mana' as const, seat, item: null, amount, rule }]),
  ];
}

const noMana = { fire: 0, water: 0, light: 0, pure: 0 } as const;

/**
 * Whether an option is an action that the player missed by choosing `choice`. A Globe that is left active was not
 * missed.
 */
const isAction = (key: string, choice: string): boolean =>
  key === 'rune' || key.startsWith('attack:') || (key.startsWith('globe:') && choice !== 'end:active');

const itemOf = (about: unknown): number | null => {
  const item = (about as { readonly item?: unknown } | undefined)?.item;
  return typeof item === 'number' ? item : null;
};
