import { sayNow } from '../words/language.js';
import { credentials } from './credentials.js';
import { messageOf } from './problems.js';
import { unpacked } from './unpacked.js';

interface Imported {
  readonly id: string;
  readonly events: number;
  /** The game was recorded before. */
  readonly alreadyThere: boolean;
}

/** What became of the file of a game that was sent to the server. */
export type SentGame = (Imported & { readonly ok: true }) | { readonly ok: false; readonly message: string };

/**
 * Sends an exported game, or the log of a table, as it is; one that is packed is unpacked first. It may be larger than a query.
 * `progress` hears the share that was sent, 0 to 1.
 */
export async function sendGame(file: File, progress: (share: number) => void): Promise<SentGame> {
  let plain: Blob;
  try {
    plain = await unpacked(file);
  } catch {
    return { ok: false, message: sayNow('problems.refused') };
  }
  return send(plain, progress);
}

function send(file: Blob, progress: (share: number) => void): Promise<SentGame> {
  return new Promise((resolve) => {
    // Unlike fetch it tells how far it is.
    const request = new XMLHttpRequest();
    request.open('POST', '/games/import');
    for (const [name, value] of Object.entries({ ...credentials, 'content-type': 'application/json' }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(outcomeOf(request)));
    request.addEventListener('error', () => resolve({ ok: false, message: sayNow('problems.unreachable') }));
    request.send(file);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): SentGame {
  try {
    const answer: unknown = JSON.parse(responseText);
    if (status >= 200 && status < 300) return { ...(answer as Imported), ok: true };
    const { code = '', message = sayNow('problems.refused') } = answer as { code?: string; message?: string };
    return { ok: false, message: messageOf(code, message) };
  } catch {
    return { ok: false, message: sayNow('problems.refused') };
  }
}
