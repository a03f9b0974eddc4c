import { gameModules } from '#games';
import { looksLikeDraft, parseDraft, readGame, type PrintedCards } from '#interchange';
import { foldProblem } from '#projections';
import type { RecordedEvent } from '#record';
import type { FileMessage } from './game-files.js';
import { answering } from './thread-answers.js';

/** Events that are handed over at a time: who takes them does other things in between. */
const BATCH = 500;

/** The file that a thread reads, and the cards that the reader has of those it names. */
export interface FileWork {
  readonly text: string;
  readonly cards: readonly NonNullable<ReturnType<PrintedCards>>[];
  readonly tokens: NonNullable<PrintedCards['tokens']>;
}

/** Reads the file of a game or draft. Its events go out in batches. */
function* messages({ text, cards, tokens }: FileWork): Generator<FileMessage, undefined> {
  if (looksLikeDraft(text)) return yield* draftMessages(text);
  const printed = new Map(cards.map((card) => [card.reference, card]));
  const own: PrintedCards = Object.assign((reference: string) => printed.get(reference), { tokens });
  const file = readGame([text], gameModules, own);
  if (!file.ok) {
    yield { kind: 'refused', problem: file.error };
    return undefined;
  }
  const { id, events } = file.value;
  const problem = foldProblem(gameModules, events);
  yield* inBatches(events);
  yield { kind: 'read', id, problem };
  return undefined;
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
