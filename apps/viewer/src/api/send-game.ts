import { sayNow } from '../words/language.js';
import { credentials } from './credentials.js';
import { advised } from './problems.js';
import type gameTexts from '../words/en/pages/games.json';

/**
 * The server's interpretation of a log. `judged` is the number of decisions that can be evaluated, and `lacks` explains
 * why the others cannot be evaluated.
 */
interface Reading {
  /**
   * The seat of the only player whose log was imported. Only this player's decisions are counted. Null if both players'
   * logs were imported.
   */
  readonly seat: number | null;
  readonly decisions: number;
  readonly judged: number;
  readonly lacks: readonly (keyof (typeof gameTexts)['lack'])[];
  /** The interpretation as English text. */
  readonly text: string;
}

export interface ImportedGame {
  readonly id: string;
  readonly events: number;
  /** Whether the game was already recorded. */
  readonly alreadyThere: boolean;
  /** The server's interpretation of the log. Null if the game was not imported from a log. */
  readonly reading: Reading | null;
  /** The ids of earlier, less complete imports of the log, which were deleted. */
  readonly replaced: readonly string[];
}

interface Imported extends ImportedGame {
  /** The ids of the games that were imported with a draft. Null if a game was imported. */
  readonly games: readonly string[] | null;
  /** The other games in the file. */
  readonly others: readonly ImportedGame[];
  readonly decks: readonly { readonly name: string; readonly fits: boolean }[];
}

export interface ImportedCards {
  readonly cards: number;
  readonly new: readonly string[];
  readonly changed: readonly string[];
  readonly translations: number;
}

/** The result of sending a file to the server. */
type Sent<T> =
  | (T & { readonly ok: true })
  | {
      readonly ok: false;
      readonly code: string;
      /** A description of the problem, followed by the advice if there is any. */
      readonly message: string;
      /** Whether a different record of the same game exists, and both records can be stored. */
      readonly canKeepBoth: boolean;
    };

export type SentGame = Sent<Imported>;

/** The server's response when it refuses a file. */
interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly advice?: string;
  readonly data?: { readonly keepBoth?: boolean };
}

const refused = (message: string, code = '', canKeepBoth = false): Sent<never> => ({
  ok: false,
  ...{ code, message, canKeepBoth },
});

/**
 * Sends an exported game, or logs with decks. Does not send the files in a query, because queries have a lower size
 * limit. Calls `progress` with the proportion sent, from 0 to 1. If `keepsBoth` is true, a log is recorded even if a
 * different record of the same game exists.
 */
export function sendGame(
  { body, type }: { readonly body: Blob; readonly type: string },
  keepsBoth: boolean,
  progress: (share: number) => void,
): Promise<SentGame> {
  return send<Imported>(
    keepsBoth ? '/games/import?keepBoth=true' : '/games/import',
    { body, type },
    progress,
  );
}

/** Sends a card file. Calls `progress` with the proportion sent, from 0 to 1. */
export const sendCards = (body: Blob, progress: (share: number) => void): Promise<Sent<ImportedCards>> =>
  send('/cards/import', { body, type: 'application/json' }, progress);

function send<T>(
  address: string,
  { body, type }: { readonly body: Blob; readonly type: string },
  progress: (share: number) => void,
): Promise<Sent<T>> {
  return new Promise((resolve) => {
    // Unlike `fetch`, `XMLHttpRequest` reports the progress of an upload.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [name, value] of Object.entries({ ...credentials, 'content-type': type }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(outcomeOf<T>(request)));
    request.addEventListener('error', () => resolve(refused(sayNow('problems.unreachable'))));
    request.send(body);
  });
}

function outcomeOf<T>({ status, responseText }: XMLHttpRequest): Sent<T> {
  try {
    const answer: unknown = JSON.parse(responseText);
    if (status >= 200 && status < 300) return { ...(answer as T), ok: true };
    const { code = '', message = sayNow('problems.refused'), advice = null, data } = answer as Refusal;
    return refused(advised(code, message, advice), code, data?.keepBoth === true);
  } catch {
    return refused(sayNow('problems.refused'));
  }
}
