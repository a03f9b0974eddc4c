import { gameModules } from '#games';
import {
  cardsNamedIn,
  looksLikeDraft,
  parseDraft,
  readGames,
  textOfUpload,
  type PrintedCards,
} from '#interchange';
import { foldProblem } from '#projections';
import { ok, type RecordedEvent } from '#record';
import type { FileMessage } from './game-files.js';
import { answering } from './thread-answers.js';

/** Events that are handed over at a time: who takes them does other things in between. */
const BATCH = 500;

/** The file that a thread reads: a text, or the bytes that somebody sent. */
export type FileWork = string | Uint8Array;

/** The cards that the reader has of those that a file names. */
export interface OwnCards {
  readonly cards: readonly NonNullable<ReturnType<PrintedCards>>[];
  readonly tokens: NonNullable<PrintedCards['tokens']>;
}

/** Reads the file of a game or draft. Its events go out in batches. */
function* messages(work: FileWork): Generator<FileMessage, undefined, unknown> {
  const read = typeof work === 'string' ? ok(work) : textOfUpload(work);
  if (!read.ok) {
    yield { kind: 'refused', problem: read.error };
    return undefined;
  }
  const text = read.value;
  if (looksLikeDraft(text)) return yield* draftMessages(text);
  const named = cardsNamedIn(text);
  if (!named.ok) {
    yield { kind: 'refused', problem: named.error };
    return undefined;
  }
  const own = named.value.length === 0 ? undefined : yield* ownCards(named.value);
  const file = readGames([text], gameModules, own);
  if (!file.ok) {
    yield { kind: 'refused', problem: file.error };
    return undefined;
  }
  for (const { id, events } of file.value) {
    const problem = foldProblem(gameModules, events);
    yield* inBatches(events);
    yield { kind: 'game', id, problem };
  }
  yield { kind: 'read' };
  return undefined;
}

/** Asks for the cards of the reader, by their references. */
function* ownCards(references: readonly string[]): Generator<FileMessage, PrintedCards, unknown> {
  const { cards, tokens } = (yield { kind: 'cards', references }) as OwnCards;
  const printed = new Map(cards.map((card) => [card.reference, card]));
  return Object.assign((reference: string) => printed.get(reference), { tokens });
}

function* inBatches(events: readonly RecordedEvent[]): Generator<FileMessage, void> {
  for (let at = 0; at < events.length; at += BATCH)
    yield { kind: 'events', events: events.slice(at, at + BATCH) };
}

/** A draft goes out after its games. */
function* draftMessages(text: string): Generator<FileMessage, undefined> {
  const file = parseDraft(text, gameModules);
  if (!file.ok) {
    yield { kind: 'refused', problem: file.error };
    return undefined;
  }
  const { id, events, games } = file.value;
  for (const game of games) {
    const problem = foldProblem(gameModules, game.events);
    yield* inBatches(game.events);
    yield { kind: 'game', id: game.id, problem };
  }
  yield { kind: 'draft', id, events };
  return undefined;
}

export default answering(messages);
