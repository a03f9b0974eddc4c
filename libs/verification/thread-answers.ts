import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

/** A task as it comes to a thread, and where its messages go. */
export interface ThreadTask<Task> {
  readonly task: Task;
  readonly port: MessagePort;
}

/** How a thread answers tasks: each message goes out when the one before it was taken, so that who takes them does other things in between. */
export const answering =
  <Task, Message>(messages: (task: Task) => Iterable<Message>) =>
  async ({ task, port }: ThreadTask<Task>): Promise<void> => {
    for (const message of messages(task)) {
      port.postMessage(message);
      await once(port, 'message');
    }
    port.close();
  };
