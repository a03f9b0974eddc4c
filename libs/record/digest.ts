import { createHash, hash } from 'node:crypto';
import type { GameEvent, GameStarted, RecordedEvent } from './event.js';
import type { Setup } from './module.js';

/**
 * Returns JSON in canonical form (RFC 8785), without white space and with members sorted by the UTF-16 code units of
 * their names. Omits undefined members. `lasting` names members whose values never change. The canonical forms of these
 * values are cached.
 */
export function canonicalJson(value: unknown, lasting?: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const entry of value) text += `${text === '' ? '' : ','}${canonicalJson(entry ?? null, lasting)}`;
    return `[${text}]`;
  }
  return membersOf(value, (member, name) =>
    name === lasting ? lastingJson(member) : canonicalJson(member, lasting),
  );
}

/** The cached canonical forms of values that never change. */
const formed = new WeakMap<object, string>();

function lastingJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return canonicalJson(value);
  let form = formed.get(value);
  if (form === undefined) {
    form = canonicalJson(value);
    formed.set(value, form);
  }
  return form;
}

/** Returns an object's canonical form. `formOf` returns the form of a member, given the member and its name. */
function membersOf(value: object, formOf: (member: unknown, name: string) => string): string {
  const members = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(members).sort()) {
    const member = members[name];
    if (member !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${formOf(member, name)}`;
  }
  return `{${text}}`;
}

/** Returns the SHA-256 of the canonical form, so that equal data has equal digests. */
export const digestOf = (value: unknown): string =>
  `sha256-${hash('sha256', canonicalJson(value), 'base64')}`;

/**
 * Cached JSON members of `cards` in UTF-8, each with a leading comma. They stay valid because a card's definition never
 * changes.
 */
const printed = new WeakMap<object, { readonly reference: string; readonly member: Buffer }>();

function printedMember(card: unknown, reference: string): Buffer {
  const made = (): Buffer => Buffer.from(`,${JSON.stringify(reference)}:${canonicalJson(card)}`);
  if (typeof card !== 'object' || card === null) return made();
  let known = printed.get(card);
  if (known?.reference !== reference) {
    known = { reference, member: made() };
    printed.set(card, known);
  }
  return known.member;
}

/** A placeholder for the cards in the canonical form of a setup, which is split at this placeholder. */
const cut = '\u0000';

/**
 * Returns the digest of the canonical form of a game's first event. Cards account for most of the event, so their
 * cached form is used.
 */
function digestOfStart(started: GameStarted): string {
  const { cards }: { readonly cards: unknown } = started;
  if (typeof cards !== 'object' || cards === null || Array.isArray(cards)) return digestOf(started);
  const printedOn = cards as Readonly<Record<string, unknown>>;
  const [before = '', after = ''] = membersOf(started, (member, name) =>
    name === 'cards' ? cut : canonicalJson(member),
  ).split(cut);
  const digest = createHash('sha256').update(`${before}{`);
  let count = 0;
  for (const reference of Object.keys(printedOn).sort()) {
    const card = printedOn[reference];
    if (card === undefined) continue;
    const member = printedMember(card, reference);
    digest.update(count++ === 0 ? member.subarray(1) : member);
  }
  return `sha256-${digest.update(`}${after}`).digest('base64')}`;
}

/** Returns a game's first event, including the digest of its other fields. */
export function startedWith(setup: Setup): GameStarted {
  // Removes the digest, which a setup contains if it was read from a record.
  const { digest: _, ...started }: GameStarted = { kind: 'GameStarted', ...setup };
  return { ...started, digest: digestOfStart(started) };
}

/** Fields that describe how the game was recorded, not the game itself. */
export const besideTheGame: ReadonlySet<string> = new Set(['thinkingTime']);
const recordingEvents: ReadonlySet<GameEvent['kind']> = new Set(['GameBranched', 'GameImported']);

/**
 * Returns a digest that is equal only for games with the same events. Ignores ids, times, thinking times and the
 * record's origin. Compare only records with the same schema, because older schemas store fewer facts about a game.
 */
export function gameDigest(record: readonly Pick<RecordedEvent, 'event'>[]): string {
  const text = record
    .map(({ event }) => event)
    .filter(({ kind }) => !recordingEvents.has(kind))
    .map((event) => Object.fromEntries(Object.entries(event).filter(([field]) => !besideTheGame.has(field))));
  return digestOf(text);
}
