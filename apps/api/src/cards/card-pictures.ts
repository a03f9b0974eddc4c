import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';

export const CARD_PICTURES_PATH = '/card-images';

/**
 * The media types of card pictures, by file extension. If a card has pictures of several types, the first of those
 * types in this list is used.
 */
const types = new Map([
  ['.webp', 'image/webp'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
]);

/**
 * The user's own card pictures. They are files in one folder, named by card reference. The folder is read once, when
 * the server starts. Links, subfolders and other file types are ignored.
 */
export class CardPictures {
  readonly #files = new Set<string>();
  /** File names by card reference. */
  readonly #byReference = new Map<string, string>();

  /** The folder is null if the user has no card pictures. */
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

  /** Returns the address of a card's picture on this server. Null if there is no picture. */
  addressOf(reference: string): string | null {
    const name = this.#byReference.get(reference);
    return name === undefined ? null : `${CARD_PICTURES_PATH}/${encodeURIComponent(name)}`;
  }

  /** Serves only the files that were in the folder when the server started, by exact name. */
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
        // The file might have disappeared since the server started.
        (error?: Error) => error && !response.headersSent && next(),
      );
    });
    return router;
  }
}
