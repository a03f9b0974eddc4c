import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

/** A task in a thread, and the port for its messages. */
export interface ThreadTask<Task> {
  readonly task: Task;
  readonly port: MessagePort;
}

/**
 * Handles tasks in a thread. Sends a message only after the receiver has processed the previous one, so that the
 * receiver can do other work in between. The receiver can reply to a message.
 */
export const answering =
  <Task, Message>(messages: (task: Task) => Iterator<Message, void>) =>
  async ({ task, port }: ThreadTask<Task>): Promise<void> => {
    const work = messages(task);
    for (let step = work.next(); step.done !== true;) {
      port.postMessage(step.value);
      const [answer] = (await once(port, 'message')) as [unknown];
      step = work.next(answer);
    }
    port.close();
  };
