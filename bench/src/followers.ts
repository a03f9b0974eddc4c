import { setTimeout as after } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';

const subscription = /* GraphQL */ `
  subscription Follow($id: ID!) {
    gameEvents(id: $id) {
      position
      revision
      text
    }
  }
`;

interface Told {
  readonly gameEvents: { readonly revision: number };
}

const PATIENCE = 10_000;

/** The spectators of a game, each with a separate connection. */
export class Followers {
  readonly #clients: Client[] = [];
  /** The revisions that each spectator has received, in order of arrival. */
  readonly received: number[][] = [];

  constructor(url: string, id: string, count: number) {
    for (let number = 0; number < count; number++) {
      const revisions: number[] = [];
      const client = createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket });
      client.subscribe<Told>(
        { query: subscription, variables: { id } },
        {
          next: ({ data }) => void revisions.push(data?.gameEvents.revision ?? -1),
          error: () => void revisions.push(-1),
          complete: () => undefined,
        },
      );
      this.received.push(revisions);
      this.#clients.push(client);
    }
  }

  /**
   * Returns the number of spectators that received each of the first `events` events exactly once and in order. Waits
   * at most `PATIENCE` milliseconds for late events.
   */
  async complete(events: number): Promise<number> {
    const isComplete = (revisions: readonly number[]): boolean =>
      revisions.length === events && revisions.every((revision, index) => revision === index);
    const count = (): number => this.received.filter(isComplete).length;
    for (let waited = 0; waited < PATIENCE && count() < this.received.length; waited += 50) await after(50);
    return count();
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map(async (client) => client.dispose()));
  }
}
