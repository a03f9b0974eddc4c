import { gameModules } from '#games';
import {
  cardsNamedIn,
  isPacked,
  kindOfText,
  looksLikeDraft,
  parseDraft,
  readGames,
  readingOf,
  textOfUpload,
  textsOfFile,
  type GivenErrorCode,
  type ImportErrorCode,
  type PrintedCards,
  type ReadDecks,
} from '#interchange';
import { foldProblem } from '#projections';
import { ok, type Problem, type RecordedEvent, type Result } from '#record';
import type { FileMessage } from './game-files.js';
import { answering } from './thread-answers.js';

/** Events that are handed over at a time: who takes them does other things in between. */
const BATCH = 500;

/** What a thread reads: a text, texts that belong together, or the bytes that somebody sent, packed or not. */
export type FileWork = string | readonly string[] | Uint8Array;

/** The cards that the reader has of those that a file names. */
export interface OwnCards {
  readonly cards: readonly NonNullable<ReturnType<PrintedCards>>[];
  readonly tokens: NonNullable<PrintedCards['tokens']>;
}

const isDeck = (text: string): boolean => kindOfText(text) === 'deck';

function textsOf(work: FileWork): Result<readonly string[], Problem<ImportErrorCode>> {
  if (typeof work === 'string') return ok([work]);
  if (!(work instanceof Uint8Array)) return ok(work);
  if (!isPacked(work)) {
    const text = textOfUpload(work);
    return text.ok ? ok([text.value]) : text;
  }
  const texts = textsOfFile(work, isDeck);
  if (!texts.ok) return texts;
  for (const text of texts.value) {
    const looked = textOfUpload(Buffer.from(text));
    if (!looked.ok) return looked;
  }
  return texts;
}

const withoutGame = (message: string, advice: string): Problem<ImportErrorCode> => ({
  code: 'IMPORT_FOREIGN',
  message,
  advice,
});

/** Reads games or a draft, with decks of their players. Events go out in batches. */
function* messages(work: FileWork): Generator<FileMessage, undefined, unknown> {
  const given = textsOf(work);
  if (!given.ok) return yield* refused(given.error);
  const [first = ''] = given.value;
  if (given.value.length === 1 && looksLikeDraft(first)) return yield* draftMessages(first);
  const lists = given.value.filter(isDeck);
  const texts = given.value.filter((text) => !lists.includes(text));
  if (texts.length === 0)
    return yield* refused(
      withoutGame(
        'There is no game in what was sent, only decks.',
        'Send the log of a game together with its decks.',
      ),
    );
  if (texts.some((text) => kindOfText(text) === 'cards'))
    return yield* refused(
      withoutGame(
        'A file has cards, and no game.',
        'Import the cards with `importCards` first, then the log.',
      ),
    );
  const named = new Set<string>();
  for (const text of texts) {
    const found = cardsNamedIn(text);
    if (!found.ok) return yield* refused(found.error);
    for (const reference of found.value) named.add(reference);
  }
  const own = named.size === 0 ? undefined : yield* ownCards([...named]);
  const decks = lists.length === 0 ? ok([]) : ((yield { kind: 'decks', lists }) as ReadDecks);
  if (!decks.ok) return yield* refused(decks.error);
  const file = readGames(texts, gameModules, own, decks.value);
  if (!file.ok) return yield* refused(file.error);
  const used = new Set<string | null>();
  for (const { id, events, report } of file.value) {
    const problem = foldProblem(gameModules, events);
    yield* inBatches(events);
    const reading = report === null || problem !== null ? null : readingOf(report, events);
    for (const { deck } of report?.players ?? []) used.add(deck);
    yield { kind: 'game', id, problem, reading };
  }
  yield { kind: 'read', decks: decks.value.map(({ name }) => ({ name, fits: used.has(name) })) };
  return undefined;
}

function* refused(problem: Problem<GivenErrorCode>): Generator<FileMessage, undefined> {
  yield { kind: 'refused', problem };
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
  if (!file.ok) return yield* refused(file.error);
  const { id, events, games } = file.value;
  for (const game of games) {
    const problem = foldProblem(gameModules, game.events);
    yield* inBatches(game.events);
    yield { kind: 'game', id: game.id, problem, reading: null };
  }
  yield { kind: 'draft', id, events };
  return undefined;
}

export default answering(messages);
