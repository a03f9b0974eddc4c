import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

/** A task as it comes to a thread, and where its messages go. */
export interface ThreadTask<Task> {
  readonly task: Task;
  readonly port: MessagePort;
}

/**
 * How a thread answers tasks: each message goes out when the one before it was taken, so that who takes them does other things in
 * between. A message may get an answer.
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
