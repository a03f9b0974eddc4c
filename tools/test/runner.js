import { createRunner } from 'jest-light-runner';
import Tinypool from 'tinypool';

/**
 * Creates a separate channel to the runner for each test process. By default, when one process requests the settings,
 * all processes receive them, and a process that was not ready then waits forever (jest-light-runner 0.8.2).
 */
const withOwnChannel = ({ channel, ...options } = {}) => {
  if (channel === undefined) return options;
  const listeners = new Set();
  return {
    ...options,
    channel: {
      onMessage: (listener) => listeners.add(listener),
      postMessage: (message) => {
        for (const listener of listeners) channel.onMessage(listener);
        channel.postMessage(message);
      },
    },
  };
};

const { run } = Tinypool.prototype;
Tinypool.prototype.run = function runInOwnChannel(task, options) {
  return run.call(this, task, withOwnChannel(options));
};

/** Runs tests in plain Node processes. */
export default createRunner({ runtime: 'child_process' });
