import { again, type CodedError } from './coded-error.js';

/** Of the server itself. */
export const faults = {
  INTERNAL: { meaning: 'Something went wrong inside the server.', advice: again },
  STORE_CLOSED: { meaning: 'The server is stopping.', advice: 'Try again in a moment.' },
  STORE_UNREACHABLE: { meaning: 'Games cannot be read or written at the moment.', advice: again },
  STORE_ACCESS_DENIED: { meaning: 'The server may not use its database.', advice: again },
  STORE_REFUSED: { meaning: 'The database refused what the server asked.', advice: again },
  READ_MODELS_UNREACHABLE: { meaning: 'The list of games cannot be read at the moment.', advice: again },
  READ_MODELS_ACCESS_DENIED: {
    meaning: 'The server may not use the database of its list of games.',
    advice: again,
  },
  READ_MODELS_TOO_NEW: {
    meaning: 'The list of games was made by a newer version.',
    advice: 'Use a newer version of Retrace.',
  },
  READ_MODELS_TOO_OLD_SERVER: {
    meaning: 'The PostgreSQL of the list of games is too old.',
    advice: 'Use a newer PostgreSQL.',
  },
  READ_MODELS_OF_ANOTHER_STORE: {
    meaning: 'The list of games was made from another store.',
    advice: 'Check EVENT_STORE and READ_MODELS, or have it made anew: `retrace projections rebuild`.',
  },
  REBUILD_RUNNING: { meaning: 'The list of games is being made anew.', advice: 'Try again in a moment.' },
  STORE_DAMAGED: { meaning: 'The file of the games is damaged.', advice: 'Restore it from a backup.' },
  STORE_TOO_NEW: {
    meaning: 'The data folder was written by a newer version.',
    advice: 'Use a newer version of Retrace.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
