import { gameModules } from '#games';
import { Replay } from '#projections';
import { invariant, type RecordedEvent } from '#record';

export interface ThreadRecord {
  readonly module: string;
  readonly events: readonly RecordedEvent[];
}

/** Creates a record's replay inside a worker thread. Looks up the rules by the module's name. */
export function replayed({ module, events }: ThreadRecord): Replay {
  const known = gameModules.get(module);
  invariant(known !== undefined, `there is a game "${module}"`);
  return new Replay(known, events);
}
