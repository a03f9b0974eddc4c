import { useSyncExternalStore } from 'react';
import { shareFragment } from '../api/credentials.js';
import { formatAddress, parseAddress, type ReplayAddress } from '../cursor/address.js';

/**
 * The minimum interval between changes of the address, in milliseconds. Browsers refuse more than about a hundred
 * changes in ten seconds. A held key would otherwise exceed this limit.
 */
const WRITE_EVERY = 150;

/** The props of every page. `id` is the part of the path after the page name, such as `x` in `/draft/x`. */
export interface PageProps {
  readonly id?: string;
}

/**
 * The address of the current replay. The browser's address is updated to match it. While a key is held, the update is
 * delayed.
 */
let current: ReplayAddress | null = parseAddress(location.pathname, location.search);
/** The address of the last replay. The replay's page remains until the next page has loaded. */
let lastReplay = current;
let timer: number | undefined;
let lastWrite = 0;
const listeners = new Set<() => void>();

/** The game that the share link shows. The link's token remains in all addresses of that game. */
const shared = shareFragment === '' ? null : (current?.id ?? null);

const link = (address: ReplayAddress): string =>
  `${formatAddress(address)}${address.id === shared ? shareFragment : ''}`;

function changed(address: ReplayAddress | null): void {
  current = address;
  lastReplay = address ?? lastReplay;
  listeners.forEach((listener) => listener());
}

addEventListener('popstate', () => {
  clearTimeout(timer);
  timer = undefined;
  changed(parseAddress(location.pathname, location.search));
});

function write(replace: boolean): void {
  clearTimeout(timer);
  timer = undefined;
  if (!current) return;
  lastWrite = performance.now();
  if (replace) history.replaceState(null, '', link(current));
  else history.pushState(null, '', link(current));
}

addEventListener('pagehide', () => {
  if (timer !== undefined && current) history.replaceState(history.state, '', link(current));
});

/** Opens another page and adds an entry to the browser history. */
export function navigate(to: string): void {
  if (timer !== undefined) write(true);
  const { pathname, search } = new URL(to, location.href);
  const address = parseAddress(pathname, search);
  history.pushState(null, '', address === null ? to : link(address));
  changed(address);
  scrollTo(0, 0);
}

/** Changes the query of a page other than a replay, without adding an entry to the browser history. */
export function amendQuery(query: Readonly<Record<string, string>>): void {
  history.replaceState(null, '', `?${new URLSearchParams(query).toString()}`);
  changed(null);
}

export type Change = Partial<Omit<ReplayAddress, 'id' | 'misread' | 'isEmbedded'>>;

/** Applies a change to an address. A new position also clears the text of an invalid position. */
const after = (address: ReplayAddress, change: Change): ReplayAddress => ({
  ...address,
  ...change,
  ...('at' in change ? { misread: null } : {}),
});

/** Moves within the game and adds an entry to the browser history. */
export function visit(change: Change): void {
  if (!current) return;
  if (timer !== undefined) write(true);
  const before = link(current);
  changed(after(current, change));
  write(link(current) === before);
}

/** Changes what the page shows without adding an entry to the browser history. */
export function amend(change: Change): void {
  if (!current) return;
  changed(after(current, change));
  const wait = WRITE_EVERY - (performance.now() - lastWrite);
  if (wait <= 0) write(true);
  else timer ??= window.setTimeout(() => write(true), wait);
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the address of the current replay. Null on other pages. */
export const useReplayAddress = (): ReplayAddress | null => useSyncExternalStore(onChange, () => current);

/** Returns the address of the current replay, even while the next page is loading. */
export const useShownReplay = (): ReplayAddress | null => useSyncExternalStore(onChange, () => lastReplay);

export const usePath = (): string => useSyncExternalStore(onChange, () => location.pathname);

export const useQueryOfPage = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(onChange, () => location.search));
