import { useSyncExternalStore } from 'react';
import { shareFragment } from '../api/credentials.js';
import { formatAddress, parseAddress, type Address, type ReplayAddress } from '../cursor/address.js';

/** Browsers refuse more than about a hundred address changes in ten seconds; holding a key must not reach that. */
const WRITE_EVERY = 150;

let current: Address = parseAddress(location.pathname, location.search);
let timer: number | undefined;
let lastWrite = 0;
const listeners = new Set<() => void>();

/** The game that a share link shows: its token stays with the addresses of that game. */
const shared = shareFragment === '' || current.page !== 'replay' ? null : current.id;

function link(address: Address): string {
  if (address.page === 'games') return '/';
  return `${formatAddress(address)}${address.id === shared ? shareFragment : ''}`;
}

function changed(address: Address): void {
  current = address;
  listeners.forEach((listener) => listener());
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  lastWrite = performance.now();
  history.replaceState(null, '', link(current));
}

addEventListener('popstate', () => changed(parseAddress(location.pathname, location.search)));
addEventListener('pagehide', () => {
  if (timer !== undefined) write();
});

/** Goes to another page, with an entry in the browser's history. */
export function navigate(address: Address): void {
  if (timer !== undefined) write();
  history.pushState(null, '', link(address));
  changed(address);
  scrollTo(0, 0);
}

/** Changes what the page shows without an entry in the browser's history. */
export function amend(change: Partial<Omit<ReplayAddress, 'id'>>): void {
  if (current.page !== 'replay') return;
  changed({ ...current, ...change });
  const wait = WRITE_EVERY - (performance.now() - lastWrite);
  if (wait <= 0) write();
  else timer ??= window.setTimeout(write, wait);
}

/** The address as it is now. */
export const useAddress = (): Address =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
