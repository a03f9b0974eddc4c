import { useSyncExternalStore } from 'react';
import { NavigationType, type createBrowserRouter } from 'react-router';
import { shareFragment } from '../api/credentials.js';
import { formatAddress, parseAddress, type ReplayAddress } from '../cursor/address.js';

/** Browsers refuse more than about a hundred address changes in ten seconds; holding a key must not reach that. */
const WRITE_EVERY = 150;

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | null = null;
/** The address of the shown page: the browser's address follows it, later while a key is held. */
let current: ReplayAddress | null = parseAddress(location.pathname, location.search);
let timer: number | undefined;
let lastWrite = 0;
let written = 0;
const listeners = new Set<() => void>();

/** The game that a share link shows: its token stays with the addresses of that game. */
const shared = shareFragment === '' ? null : (current?.id ?? null);

const link = (address: ReplayAddress): string =>
  `${formatAddress(address)}${address.id === shared ? shareFragment : ''}`;

function changed(address: ReplayAddress | null): void {
  current = address;
  listeners.forEach((listener) => listener());
}

/** Keeps the shown page and the router's location equal, whichever changes. */
export function followRouter(made: Router): void {
  router = made;
  let seen = made.state.location.key;
  made.subscribe(({ historyAction, location: there }) => {
    if (there.key === seen) return;
    seen = there.key;
    const own =
      historyAction !== NavigationType.Pop &&
      (there.state as { written?: number } | null)?.written === written;
    if (!own) changed(parseAddress(there.pathname, there.search));
  });
}

function write(replace: boolean): void {
  clearTimeout(timer);
  timer = undefined;
  if (!current) return;
  lastWrite = performance.now();
  written += 1;
  void router?.navigate(link(current), { replace, preventScrollReset: true, state: { written } });
}

addEventListener('pagehide', () => {
  if (timer !== undefined && current) history.replaceState(history.state, '', link(current));
});

/** Goes to another page, with an entry in the browser's history. */
export function navigate(to: string): void {
  if (timer !== undefined) write(true);
  const { pathname, search } = new URL(to, location.href);
  const address = parseAddress(pathname, search);
  if (address === null) void router?.navigate(to);
  else {
    changed(address);
    write(false);
  }
  scrollTo(0, 0);
}

export type Change = Partial<Omit<ReplayAddress, 'id' | 'misread' | 'isEmbedded'>>;

/** A change that says where: what was misread before is forgotten. */
const after = (address: ReplayAddress, change: Change): ReplayAddress => ({
  ...address,
  ...change,
  ...('at' in change ? { misread: null } : {}),
});

/** Goes elsewhere in the game, with an entry in the browser's history: Back returns to where one was. */
export function visit(change: Change): void {
  if (!current) return;
  if (timer !== undefined) write(true);
  const before = link(current);
  changed(after(current, change));
  write(link(current) === before);
}

/** Changes what the page shows without an entry in the browser's history. */
export function amend(change: Change): void {
  if (!current) return;
  changed(after(current, change));
  const wait = WRITE_EVERY - (performance.now() - lastWrite);
  if (wait <= 0) write(true);
  else timer ??= window.setTimeout(() => write(true), wait);
}

/** The current address of the replay. Null on other pages. */
export const useReplayAddress = (): ReplayAddress | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
