import { gameModules } from '#games';
import { Replay } from '#projections';
import { invariant, type RecordedEvent } from '#record';

/** The record that a thread judges moments of. */
export interface JudgedRecord {
  readonly module: string;
  readonly events: readonly RecordedEvent[];
}

/** The replay of a record in a thread, which finds the rules by name. */
export function replayed({ module, events }: JudgedRecord): Replay {
  const known = gameModules.get(module);
  invariant(known !== undefined, `there is a game "${module}"`);
  return new Replay(known, events);
}
