import type { ApolloClient } from '@apollo/client';
import { advised, problemsIn } from '../api/problems.js';
import { sendCards, sendGame, type ImportedGame, type SentGame } from '../api/send-game.js';
import { GivenDeckDocument } from '../generated/imports.js';
import { formatAddress, newAddress } from '../cursor/address.js';
import { problemWords } from '../api/problem-words.js';
import { localeNow, type Say } from '../words/language.js';
import { allGiven, byTable, packed, type Given } from './given.js';

/** The result for one file, or for one game. */
export interface Outcome {
  readonly kind: 'imported' | 'noted' | 'refused';
  readonly text: string;
  /** The address of the imported game. Null if there is none. */
  readonly address: string | null;
  /** Logs that conflict with a different record of the same game, but can still be recorded. Null if there are none. */
  readonly rival: Sending | null;
}

/** Logs of one table that are sent together, with their decks. */
interface Sending {
  readonly logs: readonly Given[];
  readonly decks: readonly Deck[];
}

interface Deck {
  readonly file: string;
  readonly text: string;
  /** The name of the deck. Null if the text contains several decks. */
  readonly name: string | null;
  readonly cards: number;
}

/** Files that were imported earlier. They are imported again when their cards or decks are added later. */
export interface Before {
  readonly logs: readonly Given[];
  readonly decks: readonly Deck[];
}

export interface Taking {
  readonly client: ApolloClient;
  readonly say: Say;
  /** Called with the name of the current file and the proportion sent, from 0 to 1. */
  readonly progress: (name: string, share: number) => void;
}

const noted = (text: string): Outcome => ({ kind: 'noted', text, address: null, rival: null });
const refused = (text: string): Outcome => ({ kind: 'refused', text, address: null, rival: null });

/** Imports files: first the cards, then the logs together with the players' decks. */
export async function takeGiven(
  files: readonly File[],
  before: Before,
  taking: Taking,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly before: Before }> {
  const { say } = taking;
  const given = await allGiven(files);
  const of = (...kinds: readonly Given['kind'][]): readonly Given[] =>
    given.filter(({ kind }) => kinds.includes(kind));
  const outcomes: Outcome[] = [];
  let isMoreKnown = false;
  for (const file of of('cards')) {
    const cards = await takeCards(file, taking);
    outcomes.push(cards.outcome);
    isMoreKnown ||= cards.isNew;
  }
  let { decks } = before;
  const own: Deck[] = [];
  for (const file of of('deck')) {
    const deck = await checkedDeck(file, taking);
    if (typeof deck === 'string') {
      outcomes.push(refused(deck));
      continue;
    }
    own.push(deck);
    decks = [...decks.filter(({ text }) => text !== deck.text), deck];
    isMoreKnown = true;
  }
  const dropped = of('log');
  const logs = dropped.length > 0 ? dropped : isMoreKnown ? before.logs : [];
  const fitting = new Map<Deck, boolean>();
  const read: Outcome[] = [];
  for (const group of byTable(logs)) {
    const taken = await takeLogs({ logs: group, decks }, taking);
    read.push(...taken.outcomes);
    for (const [deck, fits] of taken.fitting) fitting.set(deck, fits || fitting.get(deck) === true);
  }
  outcomes.push(
    ...own.map((deck) => noted(deckWords(deck, fitting.get(deck), logs.length > 0, say))),
    ...read,
  );
  for (const file of of('game'))
    outcomes.push(...(await takeLogs({ logs: [file], decks: [] }, taking)).outcomes);
  for (const { name } of of('damaged'))
    outcomes.push(refused(say('games.file-line', { file: name, text: say('problems.refused') })));
  return { outcomes, before: { logs: dropped.length > 0 ? dropped : before.logs, decks } };
}

async function takeCards(
  { name, body, isLarge }: Given,
  { say, progress }: Taking,
): Promise<{ readonly outcome: Outcome; readonly isNew: boolean }> {
  if (isLarge) return { outcome: refused(say('games.cards-too-large', { file: name })), isNew: false };
  progress(name, 0);
  const sent = await sendCards(body, (share) => progress(name, share));
  if (!sent.ok) {
    const text =
      sent.code === 'BODY_TOO_LARGE'
        ? say('games.cards-too-large', { file: name })
        : say('games.file-line', { file: name, text: sent.message });
    return { outcome: refused(text), isNew: false };
  }
  const { cards: count, translations } = sent;
  const figures = { new: sent.new.length, changed: sent.changed.length, translations };
  // The file contains collector numbers, legality dates or factions of unique cards. The server does not report whether
  // these are new, so they count as new.
  if (count + translations === 0)
    return { outcome: noted(say('games.list-read', { file: name })), isNew: true };
  return {
    outcome: noted(say('games.cards-read', { file: name, count, ...figures })),
    isNew: figures.new + figures.changed + translations > 0,
  };
}

const wordsOf = (error: unknown): string =>
  problemsIn(error)
    .slice(0, 1)
    .map(({ code, message, advice }) => advised(code, message, advice))
    .join(' ');

/** Checks a deck. Returns the deck, or a text that describes the problem. */
async function checkedDeck({ name: file, text }: Given, { client, say }: Taking): Promise<Deck | string> {
  const problem = (words: string): string => say('games.file-line', { file, text: words });
  try {
    const { data } = await client.query({
      query: GivenDeckDocument,
      variables: { list: text },
      fetchPolicy: 'network-only',
    });
    if (!data) return problem(say('problems.refused'));
    const { name, cards, problems } = data.deckCheck;
    const [first] = problems;
    if (name !== null || first?.code === 'DECKS_TOO_MANY') return { file, text, name, cards };
    const line = first?.line == null ? null : (text.split(/\r\n?|\n/)[first.line - 1] ?? null);
    const problemToSay = first && { ...first, where: null, advice: first.advice ?? null };
    return problem(
      problemToSay ? problemWords(problemToSay, line, localeNow(), say) : say('problems.refused'),
    );
  } catch (error) {
    return problem(wordsOf(error));
  }
}

function deckWords(
  { file, name, cards }: Deck,
  fits: boolean | undefined,
  hasLogs: boolean,
  say: Say,
): string {
  const found =
    name === null ? say('games.decks-read', { file }) : say('games.deck-read', { file, name, count: cards });
  if (!hasLogs) return `${found} ${say('games.deck-waits')}`;
  if (fits === undefined) return found;
  return `${found} ${say(fits ? 'games.deck-fits' : 'games.deck-of-nobody')}`;
}

/** Sends logs together. If one of them makes the import fail, sends each log separately. */
async function takeLogs(
  sending: Sending,
  taking: Taking,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly fitting: ReadonlyMap<Deck, boolean> }> {
  const sent = await send(sending, false, taking);
  const { logs, decks } = sending;
  if (!sent.ok && logs.length > 1 && /^(IMPORT_(?!CONFLICT)|LOG_)/.test(sent.code)) {
    const each = [];
    for (const log of logs) each.push(await takeLogs({ logs: [log], decks }, taking));
    return {
      outcomes: each.flatMap(({ outcomes }) => outcomes),
      fitting: new Map(each.flatMap(({ fitting }) => [...fitting])),
    };
  }
  return { outcomes: outcomesOf(sending, sent, taking), fitting: fittingIn(sending, sent) };
}

/** Records logs although a different record of the same game exists. */
export async function takeBoth(rival: Sending, taking: Taking): Promise<readonly Outcome[]> {
  return outcomesOf(rival, await send(rival, true, taking), taking);
}

const nameOf = ({ logs }: Sending): string => logs.map(({ name }) => name).join(', ');

async function send(sending: Sending, keepsBoth: boolean, { progress }: Taking): Promise<SentGame> {
  const name = nameOf(sending);
  progress(name, 0);
  const parcel = await packed(
    sending.logs,
    sending.decks.map(({ text }) => text),
  );
  return sendGame(parcel, keepsBoth, (share) => progress(name, share));
}

/** Returns whether each deck belongs to a player of the imported games. */
function fittingIn({ decks }: Sending, sent: SentGame): ReadonlyMap<Deck, boolean> {
  if (!sent.ok) return new Map();
  // The server returns the decks in the order in which they were sent, so decks without a name can be identified.
  const inOrder = sent.decks.length === decks.length;
  return new Map(
    decks.map((deck, index) => [
      deck,
      inOrder
        ? sent.decks[index]?.fits === true
        : sent.decks.some(({ name, fits }) => fits && (deck.name === null || name === deck.name)),
    ]),
  );
}

function outcomesOf(sending: Sending, sent: SentGame, { say }: Taking): readonly Outcome[] {
  const file = nameOf(sending);
  if (!sent.ok) {
    const text = sent.canKeepBoth ? say('games.known-otherwise') : sent.message;
    return [{ ...refused(say('games.file-line', { file, text })), rival: sent.canKeepBoth ? sending : null }];
  }
  const isDraft = sent.games !== null;
  return [sent, ...sent.others].map((game) => ({
    kind: 'imported',
    text: say('games.file-line', { file, text: gameWords(game, say) }),
    address: isDraft ? `/draft/${encodeURIComponent(game.id)}` : formatAddress(newAddress(game.id)),
    rival: null,
  }));
}

/** Describes the result of importing a game, and the part of the game that can be evaluated. */
function gameWords({ reading, alreadyThere, replaced, events }: ImportedGame, say: Say): string {
  const parts: string[] = [];
  if (alreadyThere) parts.push(say(reading === null ? 'games.there' : 'games.exists'));
  else if (reading === null) parts.push(say('games.taken-in', { count: events }));
  if (replaced.length > 0) parts.push(say('games.replaced'));
  // The API's text is more detailed, but it is in English, so other languages use the viewer's text.
  if (reading !== null && localeNow() === 'en') parts.push(reading.text);
  else if (reading !== null) {
    const key = reading.seat === null ? 'games.judged' : 'games.judged-own';
    parts.push(say(key, { judged: reading.judged, count: reading.decisions }));
    parts.push(...reading.lacks.map((lack) => say(`games.lack.${lack}`)));
  }
  return parts.join(' ');
}
