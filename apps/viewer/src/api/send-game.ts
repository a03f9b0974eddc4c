import { sayNow } from '../words/language.js';
import { credentials } from './credentials.js';
import { messageOf } from './problems.js';
import { unpacked } from './unpacked.js';

interface ImportedGame {
  readonly id: string;
  readonly events: number;
  /** The game was recorded before. */
  readonly alreadyThere: boolean;
}

interface Imported extends ImportedGame {
  /** Those that came along with a draft; null: it is a game. */
  readonly games: readonly string[] | null;
  /** Further games of the file. */
  readonly others: readonly ImportedGame[];
}

/** What became of the file of a game that was sent to the server. */
export type SentGame =
  | (Imported & { readonly ok: true })
  | {
      readonly ok: false;
      readonly message: string;
      /** Another record of the same game is there: both can be kept. */
      readonly canKeepBoth: boolean;
    };

/** What the server says of a file that it does not take. */
interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly data?: { readonly keepBoth?: boolean };
}

const refused = (message: string, canKeepBoth = false): SentGame => ({ ok: false, message, canKeepBoth });

/**
 * Sends an exported game, or the log of a table, as it is; one that is packed is unpacked first. It may be larger than a query.
 * `progress` hears the share that was sent, 0 to 1. `keepsBoth`: a log that was recorded otherwise before is recorded beside that.
 */
export async function sendGame(
  file: File,
  keepsBoth: boolean,
  progress: (share: number) => void,
): Promise<SentGame> {
  let plain: Blob;
  try {
    plain = await unpacked(file);
  } catch {
    return refused(sayNow('problems.refused'));
  }
  return send(plain, keepsBoth, progress);
}

function send(file: Blob, keepsBoth: boolean, progress: (share: number) => void): Promise<SentGame> {
  return new Promise((resolve) => {
    // Unlike fetch it tells how far it is.
    const request = new XMLHttpRequest();
    request.open('POST', keepsBoth ? '/games/import?keepBoth=true' : '/games/import');
    for (const [name, value] of Object.entries({ ...credentials, 'content-type': 'application/json' }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(outcomeOf(request)));
    request.addEventListener('error', () => resolve(refused(sayNow('problems.unreachable'))));
    request.send(file);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): SentGame {
  try {
    const answer: unknown = JSON.parse(responseText);
    if (status >= 200 && status < 300) return { ...(answer as Imported), ok: true };
    const { code = '', message = sayNow('problems.refused'), data } = answer as Refusal;
    return refused(messageOf(code, message), data?.keepBoth === true);
  } catch {
    return refused(sayNow('problems.refused'));
  }
}
