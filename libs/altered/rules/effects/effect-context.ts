import type { Context } from '../world/context.js';
import type { Run } from '../step/run.js';
import type { Frame } from '../state/tasks.js';

/** How an effect sees the game now. */
export const contextOf = (run: Run, { controller, bound }: Pick<Frame, 'controller' | 'bound'>): Context => ({
  state: run.state,
  world: run.world,
  controller,
  bound,
});
