export { chromiumPath } from './chromium.js';
export { analystProgram, analystReady, startAnalyst } from './running-analyst.js';
export { RunningProgram } from './running-program.js';
export { projectorProgram, RunningProjector } from './running-projector.js';
