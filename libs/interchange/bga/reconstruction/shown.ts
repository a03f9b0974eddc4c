import type { Action } from '#altered/rules';

/** Zones of which a log tells what comes there, card by card. */
const told: ReadonlySet<string> = new Set(['discard', 'expedition', 'hand', 'landmark', 'mana', 'reserve']);

/**
 * What a log shows of an atomic action, the same for the rules' and for that of the log; null: it may leave it out. `card` is the id that
 * the source has for an item; null: nobody named it.
 */
export function showing(action: Action, card: (item: number) => string | null): string | null {
  switch (action.kind) {
    case 'move': {
      const { item, to } = action;
      const id = item === null || !told.has(to.zone) ? null : card(item);
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
