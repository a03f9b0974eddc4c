import { again, type CodedError } from './coded-error.js';

/** Faults of the server itself. */
export const faults = {
  INTERNAL: { meaning: 'The server failed.', advice: again },
  STORE_CLOSED: { meaning: 'The server is stopping.', advice: 'Try again in a moment.' },
  STORE_UNREACHABLE: { meaning: "The server can't read or write games.", advice: again },
  STORE_ACCESS_DENIED: { meaning: 'The database denied the server access.', advice: again },
  STORE_REFUSED: { meaning: 'The database refused a request of the server.', advice: again },
  READ_MODELS_UNREACHABLE: {
    meaning: "The server can't read the list of games.",
    advice: again,
  },
  READ_MODELS_ACCESS_DENIED: {
    meaning: 'The database of the list of games denied the server access.',
    advice: again,
  },
  READ_MODELS_TOO_NEW: {
    meaning: 'A newer version wrote the list of games.',
    advice: 'Use a newer version of Retrace.',
  },
  READ_MODELS_SERVER_TOO_OLD: {
    meaning: 'The PostgreSQL for the list of games is too old.',
    advice: 'Use a newer PostgreSQL.',
  },
  READ_MODELS_OF_ANOTHER_STORE: {
    meaning: 'The list of games belongs to another store.',
    advice: 'Check EVENT_STORE and READ_MODELS, or run `retrace projections rebuild`.',
  },
  REBUILD_RUNNING: { meaning: 'The list of games is being rebuilt.', advice: 'Try again in a moment.' },
  STORE_DAMAGED: { meaning: 'The store is damaged.', advice: 'Restore it from a backup.' },
  STORE_TOO_NEW: {
    meaning: 'A newer version wrote the data folder.',
    advice: 'Use a newer version of Retrace.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
