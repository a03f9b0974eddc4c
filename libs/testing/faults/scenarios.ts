import { clockBackwards } from './clock-backwards.js';
import { fullDisk } from './full-disk.js';
import { killedProjector } from './killed-projector.js';
import { killedRecorder } from './killed-recorder.js';
import { killedServer } from './killed-server.js';
import { poisonedEvent } from './poisoned-event.js';
import { rivalWriters } from './rival-writers.js';
import type { Scenario } from './scenario.js';
import { tornFile } from './torn-file.js';

/** All faults that games are recorded through. */
export const scenarios: readonly Scenario[] = [
  rivalWriters,
  killedServer,
  killedRecorder,
  killedProjector,
  fullDisk,
  tornFile,
  clockBackwards,
  poisonedEvent,
];
