import { hash } from 'node:crypto';
import type { GameEvent, GameStarted, RecordedEvent } from './event.js';
import type { Setup } from './module.js';

/**
 * JSON in the one form that equal data share, as RFC 8785 has it: no white space, members in the order of their names
 * (by UTF-16 code units). What is undefined is not there.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const one of value) text += `${text === '' ? '' : ','}${canonicalJson(one ?? null)}`;
    return `[${text}]`;
  }
  return membersOf(value, canonicalJson);
}

/** The canonical form of an object, by that of each of its members. */
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

const digestOfForm = (form: string): string => `sha256-${hash('sha256', form, 'base64')}`;

/** SHA-256 of the canonical form: equal data, equal digest. */
export const digestOf = (value: unknown): string => digestOfForm(canonicalJson(value));

/** What is printed on a card never changes, so its canonical form is made once. */
const printed = new WeakMap<object, string>();

function printedForm(card: unknown): string {
  if (typeof card !== 'object' || card === null) return canonicalJson(card);
  let form = printed.get(card);
  if (form === undefined) {
    form = canonicalJson(card);
    printed.set(card, form);
  }
  return form;
}

/** As `canonicalJson`, for the first event of a game: most of it is what is printed on cards. */
const startedForm = (started: GameStarted): string =>
  membersOf(started, (member, name) =>
    name === 'cards' && typeof member === 'object' && member !== null && !Array.isArray(member)
      ? membersOf(member, printedForm)
      : canonicalJson(member),
  );

/** The first event of a game, with the digest of all that it says: names, decks, printed texts, options. */
export function startedWith(setup: Setup): GameStarted {
  // A setup that was read from a record may bring the digest along.
  const { digest: _, ...started }: GameStarted = { kind: 'GameStarted', ...setup };
  return { ...started, digest: digestOfForm(startedForm(started)) };
}

/** Facts about the recording, not about the game. */
export const besideTheGame: ReadonlySet<string> = new Set(['thinkingTime']);
const recordingEvents: ReadonlySet<GameEvent['kind']> = new Set(['GameBranched', 'GameImported']);

/**
 * What a game says in one line: equal exactly for games in which the same happened, by whomever and whenever they were
 * recorded. Ids, times, thinking times, and where a record comes from are left out. Older schemas tell less, so that only
 * records of the same schemas compare.
 */
export function gameDigest(record: readonly Pick<RecordedEvent, 'event'>[]): string {
  const told = record
    .map(({ event }) => event)
    .filter(({ kind }) => !recordingEvents.has(kind))
    .map((event) => Object.fromEntries(Object.entries(event).filter(([field]) => !besideTheGame.has(field))));
  return digestOf(told);
}
