import { again, credentials, type CodedError } from './coded-error.js';

/** Faults of the server itself. */
export const faults = {
  INTERNAL: { meaning: 'An unexpected error occurred on the server.', advice: again },
  STORE_CLOSED: { meaning: 'The server is stopping.', advice: 'Try again in a moment.' },
  STORE_UNREACHABLE: {
    meaning: "The server can't reach the event store, so it can't read or write games.",
    advice: again,
  },
  STORE_ACCESS_DENIED: { meaning: 'The database denied access to the server.', advice: credentials },
  STORE_REFUSED: { meaning: "The database refused one of the server's requests.", advice: again },
  READ_MODELS_UNREACHABLE: {
    meaning: "The server can't read the list of games.",
    advice: again,
  },
  READ_MODELS_ACCESS_DENIED: {
    meaning: 'The database with the list of games denied access to the server.',
    advice: credentials,
  },
  READ_MODELS_TOO_NEW: {
    meaning: "A newer version of Retrace wrote the list of games, so this version can't read it.",
    advice: 'Use a newer version of Retrace.',
  },
  READ_MODELS_SERVER_TOO_OLD: {
    meaning: 'The PostgreSQL server with the list of games is too old.',
    advice: 'Use a newer version of PostgreSQL.',
  },
  READ_MODELS_OF_ANOTHER_STORE: {
    meaning: 'The list of games was built from another event store.',
    advice: 'Correct the setting EVENT_STORE or READ_MODELS, or run `retrace projections rebuild`.',
  },
  REBUILD_RUNNING: { meaning: 'The list of games is being rebuilt.', advice: 'Try again in a moment.' },
  STORE_DAMAGED: { meaning: 'The event store is damaged.', advice: 'Restore the event store from a backup.' },
  STORE_TOO_NEW: {
    meaning: "A newer version of Retrace wrote the data folder, so this version can't use it.",
    advice: 'Use a newer version of Retrace.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
