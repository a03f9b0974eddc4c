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

/** Spectators of one game, each with a connection of its own. */
export class Followers {
  readonly #clients: Client[] = [];
  /** Revisions each was told, in order. */
  readonly #told: number[][] = [];

  constructor(url: string, id: string, count: number) {
    for (let number = 0; number < count; number++) {
      const told: number[] = [];
      const client = createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket });
      client.subscribe<Told>(
        { query: subscription, variables: { id } },
        {
          next: ({ data }) => void told.push(data?.gameEvents.revision ?? -1),
          error: () => void told.push(-1),
          complete: () => undefined,
        },
      );
      this.#told.push(told);
      this.#clients.push(client);
    }
  }

  /** How many of them were told every event once, in order, of a game with so many; waits for late ones a little. */
  async complete(events: number): Promise<number> {
    const isComplete = (told: readonly number[]): boolean =>
      told.length === events && told.every((revision, index) => revision === index);
    const count = (): number => this.#told.filter(isComplete).length;
    for (let waited = 0; waited < PATIENCE && count() < this.#told.length; waited += 50) await after(50);
    return count();
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map(async (client) => client.dispose()));
  }
}
