import { InvalidArgumentError } from 'commander';
import { assignmentToken, foundKey, secretKey } from '#tokens';
import type { Archive } from './archive.js';

/** Where a server of this machine shows the viewer, unless PORT says otherwise. */
const PORT = '4747';

/** An address at which the viewer is shown, without a slash at its end. Throws where it is none. */
export function viewerAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || `${url.username}${url.search}${url.hash}` !== '')
    throw new InvalidArgumentError('Write the address of the viewer, as https://cards.example.com.');
  return url.href.replace(/\/+$/, '');
}

/** The address of the viewer on this machine. */
export const ownAddress = ({ PORT: port = '' }: NodeJS.ProcessEnv): string =>
  `http://localhost:${port === '' ? PORT : port}`;

/**
 * The link of an assignment at an address of the viewer, as the server makes it. Null: there is no key to sign it with, because no
 * server has run with these games yet.
 */
export async function assignmentLink(
  { folder, kind }: Pick<Archive, 'folder' | 'kind'>,
  { RETRACE_SECRET: secret = '' }: NodeJS.ProcessEnv,
  id: string,
  address: string,
): Promise<string | null> {
  const kept = folder === null || kind !== 'sqlite' ? null : foundKey(folder);
  const key = secret === '' ? (kept?.ok === true ? kept.value : null) : secretKey(secret);
  return key === null ? null : `${address}/assignment#assignment=${await assignmentToken(key, id)}`;
}
