import { clockBackwards } from './clock-backwards.js';
import { fullDisk } from './full-disk.js';
import { killedProjector } from './killed-projector.js';
import { killedRecorder } from './killed-recorder.js';
import { killedKurrent, killedServer } from './killed-server.js';
import { poisonedEvent } from './poisoned-event.js';
import { restartedDatabases } from './restarted-databases.js';
import { rivalWriters } from './rival-writers.js';
import type { Scenario } from './scenario.js';
import { tornFile } from './torn-file.js';
import { hungCall, longStretch, lostQuorum, neighbourFlood } from './troubled-server.js';

export const scenarios: readonly Scenario[] = [
  rivalWriters,
  killedServer,
  killedKurrent,
  neighbourFlood,
  longStretch,
  hungCall,
  lostQuorum,
  killedRecorder,
  killedProjector,
  fullDisk,
  tornFile,
  clockBackwards,
  poisonedEvent,
  restartedDatabases,
];
