import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';

/** The path that serves pictures of cards. */
export const CARD_PICTURES_PATH = '/card-images';

/** Picture types by file extension. If a card has several, the first is shown. */
const types = new Map([
  ['.webp', 'image/webp'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
]);

/**
 * The user's own pictures of cards: files in one folder, named by card reference. Reads the folder at start.
 * Skips links, subfolders and other types.
 */
export class CardPictures {
  /** File names. */
  readonly #files = new Set<string>();
  /** Names of files by reference. */
  readonly #byReference = new Map<string, string>();

  /** Null if there is no folder. */
  constructor(private readonly folder: string | null) {
    if (folder === null) return;
    const names = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    for (const type of types.keys())
      for (const name of names.filter((file) => path.extname(file) === type)) {
        const reference = name.slice(0, -type.length);
        this.#files.add(name);
        if (!this.#byReference.has(reference)) this.#byReference.set(reference, name);
      }
  }

  /** Returns the address of a card's picture on this server. Null if there is none. */
  addressOf(reference: string): string | null {
    const name = this.#byReference.get(reference);
    return name === undefined ? null : `${CARD_PICTURES_PATH}/${encodeURIComponent(name)}`;
  }

  /** Serves the files found at start, by exact name, and nothing else. */
  router(): RequestHandler {
    const router = Router();
    router.get('/:name', (request, response, next) => {
      const { name } = request.params;
      if (this.folder === null || !this.#files.has(name)) return next();
      response.sendFile(
        name,
        {
          root: path.resolve(this.folder),
          dotfiles: 'allow',
          maxAge: '1h',
          headers: { 'Content-Type': types.get(path.extname(name)) ?? 'application/octet-stream' },
        },
        // It was there when the server started.
        (error?: Error) => error && !response.headersSent && next(),
      );
    });
    return router;
  }
}
