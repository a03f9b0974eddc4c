import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pause } from '#runtime';
import { exitCodes, failure } from './failure.js';
import type { GivenText } from './given-files.js';

/**
 * The limits of a fetch. `page` and `all` are the maximum numbers of bytes per page and in total. `within` and
 * `redirects` are the maximum numbers of milliseconds and redirects per page.
 */
export interface PageBounds {
  readonly pages: number;
  readonly page: number;
  readonly all: number;
  readonly within: number;
  readonly redirects: number;
}
const usual: PageBounds = {
  pages: 2000,
  page: 16 * 1024 * 1024,
  all: 256 * 1024 * 1024,
  within: 30_000,
  redirects: 5,
};

interface Page {
  readonly url: string;
  readonly text: string;
  readonly next: string | null;
}

export const isAddress = (given: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(given);

/**
 * Fetches pages of cards one after another, only from the host that the user named. Stores the pages in the folder
 * until the last page arrives, so that an interrupted fetch can be resumed. Throws a `Failure` with code
 * `CARDS_ADDRESS_INVALID`, `CARDS_HOST_FOREIGN`, `CARDS_NOT_JSON`, `CARDS_PAGES_TOO_MANY`, `CARDS_SERVER_UNREACHABLE`
 * or `CARDS_TOO_LARGE`.
 */
export async function fetchedCards(
  address: string,
  folder: string,
  fetched: (pages: number, from: string) => void,
  bounds: Partial<PageBounds> = {},
): Promise<readonly GivenText[]> {
  const limits = { ...usual, ...bounds };
  const first = urlOf(address);
  const cache = path.join(
    folder,
    `fetched-${createHash('sha256').update(address).digest('hex').slice(0, 16)}.jsonl`,
  );
  const pages = [...storedPages(cache)];
  const seen = new Set(pages.map(({ text }) => text));
  let size = pages.reduce((sum, { text }) => sum + text.length, 0);
  let next = pages.length === 0 ? first.href : (pages.at(-1)?.next ?? null);
  mkdirSync(folder, { recursive: true });
  while (next !== null) {
    if (pages.length >= limits.pages) throw endless(address, `more than ${limits.pages} pages`);
    const text = await pageAt(new URL(next), first.host, limits);
    size += text.length;
    if (size > limits.all) throw endless(address, `more than ${limits.all} bytes`);
    if (seen.has(text)) throw endless(address, 'the same page again and again');
    seen.add(text);
    const page: Page = { url: next, text, next: nextIn(text, new URL(next), pages.length + 1) };
    appendFileSync(cache, `${JSON.stringify(page)}\n`);
    pages.push(page);
    next = page.next;
    fetched(pages.length, page.url);
  }
  rmSync(cache, { force: true });
  return pages.map(({ url, text }) => ({ file: url, text }));
}

function urlOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '') return url;
  throw failure(exitCodes.usage, 'CARDS_ADDRESS_INVALID', 'Cards cannot be downloaded from this address.', {
    advice: 'Use an address that begins with https:// and contains no name or password.',
    where: address,
  });
}

/** Reads the stored pages of an interrupted fetch. Ignores an incomplete last line. */
function storedPages(file: string): readonly Page[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Page];
      } catch {
        return [];
      }
    });
}

async function pageAt(from: URL, host: string, limits: PageBounds): Promise<string> {
  let url = from;
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    if (url.host !== host)
      throw failure(
        exitCodes.badInput,
        'CARDS_HOST_FOREIGN',
        `The address redirects to another host, ${url.host}.`,
        {
          advice: `If you trust that site, use its address: ${url.href}`,
          where: from.href,
        },
      );
    let response: Response;
    let text: string | null;
    const late = new AbortController();
    const over = new AbortController();
    void pause(limits.within, { signal: over.signal }).then((isLate) => {
      if (isLate) late.abort();
    });
    try {
      response = await fetch(url, {
        redirect: 'manual',
        headers: { accept: 'application/json' },
        signal: late.signal,
      });
      const to = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && to !== null && URL.canParse(to, url.href)) {
        await response.body?.cancel();
        url = new URL(to, url);
        continue;
      }
      text = await boundedBody(response, limits.page);
    } catch {
      const why = late.signal.aborted ? 'it took too long' : 'it broke off';
      throw unreachable(from, `The page could not be downloaded: ${why}.`);
    } finally {
      over.abort();
    }
    if (!response.ok) throw unreachable(from, `The server responded with status ${response.status}.`);
    if (text === null) throw endless(from.href, `a page of more than ${limits.page} bytes`);
    if (!/^\ufeff?\s*[[{]/.test(text))
      throw failure(
        exitCodes.badInput,
        'CARDS_NOT_JSON',
        /^\s*</.test(text)
          ? 'The address leads to a web page (HTML), not to cards.'
          : 'The response is not JSON.',
        { advice: "Use the address of the cards in the site's API.", where: from.href },
      );
    return text;
  }
  throw unreachable(from, 'The address redirects endlessly.');
}

/** Reads the body of a response. Null if the body is too large. */
async function boundedBody({ body }: Response, most: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns the address of the next page. Null if there is none. */
function nextIn(text: string, url: URL, pages: number): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw failure(exitCodes.badInput, 'CARDS_NOT_JSON', 'A page of cards is damaged or was cut off.', {
      advice: 'Run the command again. It will continue with this page.',
      where: url.href,
    });
  }
  const page = value as Readonly<Record<string, unknown>>;
  const members = page['member'] ?? page['hydra:member'];
  if (!Array.isArray(members) || members.length === 0) return null;
  const view = (page['view'] ?? page['hydra:view']) as Readonly<Record<string, unknown>> | undefined;
  const named = view?.['next'] ?? view?.['hydra:next'];
  if (typeof named === 'string' && URL.canParse(named, url.href)) return new URL(named, url).href;
  const all = page['totalItems'] ?? page['hydra:totalItems'];
  const size = members.length;
  if (view !== undefined || typeof all !== 'number' || pages * size >= all) return null;
  const next = new URL(url);
  next.searchParams.set('page', `${Number(url.searchParams.get('page') ?? 1) + 1}`);
  return next.href;
}

const unreachable = (url: URL, message: string) =>
  failure(exitCodes.badInput, 'CARDS_SERVER_UNREACHABLE', message, {
    advice: 'Run the command again later. It will continue with the missing page.',
    where: url.href,
  });

const endless = (address: string, what: string) =>
  failure(
    exitCodes.badInput,
    'CARDS_PAGES_TOO_MANY',
    `The address returns ${what}, so the download was stopped.`,
    {
      advice: 'Use an address with fewer cards, such as those of one set.',
      where: address,
    },
  );
