import { credentials } from './credentials.js';

interface Imported {
  readonly id: string;
  readonly events: number;
  /** The game was recorded before. */
  readonly alreadyThere: boolean;
}

/** What became of the file of a game that was sent to the server. */
export type SentGame = (Imported & { readonly ok: true }) | { readonly ok: false; readonly message: string };

/** Sends an exported game as it is: it may be larger than a query. */
export async function sendGame(file: File): Promise<SentGame> {
  try {
    const response = await fetch('/games/import', {
      method: 'POST',
      headers: { ...credentials, 'content-type': 'application/json' },
      body: file,
    });
    if (!response.ok) {
      const { message = 'The server refused it.' } = (await response.json()) as { readonly message?: string };
      return { ok: false, message };
    }
    return { ...((await response.json()) as Imported), ok: true };
  } catch {
    return { ok: false, message: 'The server does not answer. Is it still running?' };
  }
}
