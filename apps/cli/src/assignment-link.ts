import { InvalidArgumentError } from 'commander';
import { foundKey, secretKey } from '#archive';
import type { Archive } from './archive.js';

/** The port of a server on this machine, unless `PORT` is set. */
const PORT = '4747';

/**
 * Parses a viewer's address and removes trailing slashes. Throws an `InvalidArgumentError` if the address is invalid.
 */
export function viewerAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || `${url.username}${url.search}${url.hash}` !== '')
    throw new InvalidArgumentError('Use the address of the viewer, such as https://cards.example.com.');
  return url.href.replace(/\/+$/, '');
}

/** Returns the address of a viewer on this machine. */
export const ownAddress = ({ PORT: port = '' }: NodeJS.ProcessEnv): string =>
  `http://localhost:${port === '' ? PORT : port}`;

/**
 * Returns a link that ends in a token, in the form in which the server would create it. `path` is the part before the
 * token. Null if no server has run with these games yet, because there is then no key to sign the token.
 */
export async function tokenLink(
  { folder, kind }: Pick<Archive, 'folder' | 'kind'>,
  { RETRACE_SECRET: secret = '' }: NodeJS.ProcessEnv,
  path: string,
  sign: (key: Uint8Array) => Promise<string>,
): Promise<string | null> {
  const stored = folder === null || kind !== 'sqlite' ? null : foundKey(folder);
  const key = secret === '' ? (stored?.ok === true ? stored.value : null) : secretKey(secret);
  return key === null ? null : `${path}${await sign(key)}`;
}
