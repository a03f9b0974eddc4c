import fc from 'fast-check';
import type { Door } from '#house';
import { signedIn } from '../tokens.js';
import { operations, type Operation } from './schema-operations.js';
import { TriedServer } from './tried-server.js';

interface Request {
  readonly operation: Operation;
  readonly role: 'anonymous' | 'seat' | 'coach' | 'admin';
}

/** Fuzzes the variables of every query, of every mutation and of every field of a game. */
export const door: Door<Request> = {
  name: 'queries',
  enters: 'variables of queries and mutations',
  open: async () => {
    const server = await TriedServer.start();
    let tried = 0;
    return {
      arbitrary: fc.record({
        operation: operations(['game', 'live', 'contracts']),
        role: fc.constantFrom('anonymous' as const, 'seat' as const, 'coach' as const, 'admin' as const),
      }),
      try: async ({ operation: { query, variables }, role }) => {
        const headers = role === 'anonymous' ? {} : await signedIn(role);
        const { status, text } = await server.api.ask(query, { ...variables }, headers);
        if (++tried % 100 === 0) await server.requireAlive();
        return server.judge(status, text);
      },
      close: () => server.close(),
    };
  },
};
