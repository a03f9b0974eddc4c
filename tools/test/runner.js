import { createRunner } from 'jest-light-runner';
import Tinypool from 'tinypool';

/**
 * Gives each test its own channel to the process that runs it. The runner shares one: when a process asks for the settings, all
 * processes get them, and one that was not ready for them then waits forever (jest-light-runner 0.8.2).
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

/** Runs tests in processes of bare Node. */
export default createRunner({ runtime: 'child_process' });
