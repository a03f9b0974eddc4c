import type { Action } from '#altered/rules';

/** The zones for which a log names each card that arrives. */
const namedZones: ReadonlySet<string> = new Set([
  'discard',
  'expedition',
  'hand',
  'landmark',
  'mana',
  'reserve',
]);

/**
 * Describes an atomic action identically, whether it comes from the log or from the rules. Null if the log sometimes
 * omits the action. `card` returns the platform's id of an item's card, or null if the item is unnamed.
 */
export function showing(action: Action, card: (item: number) => string | null): string | null {
  switch (action.kind) {
    case 'move': {
      const { item, to } = action;
      const id = item === null || !namedZones.has(to.zone) ? null : card(item);
      return id === null ? null : `${id} to ${to.zone} ${to.expedition ?? ''} ${to.seat}`;
    }
    case 'token':
      return `token ${action.definition.name} to ${action.to.zone} ${action.to.expedition ?? ''} ${action.to.seat}`;
    case 'marker':
      return `marker ${action.terrain} to ${action.to}`;
    case 'expedition':
      return `expedition ${action.seat} ${action.expedition} to ${action.to}`;
    default:
      return null;
  }
}
