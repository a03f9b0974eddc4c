import { gameModules } from '#games';
import {
  cardsNamedIn,
  decksPlayed,
  isPacked,
  textsOfFile,
  type LogReport,
  type PrintedCards,
} from '../bga/index.js';
import { kindOfText, type ReadDecks } from '../given-text.js';
import { looksLikeDraft, parseDraft } from '../draft-file.js';
import { readGames } from '../read-game.js';
import { readingOf } from '../reading-words.js';
import { textOfUpload } from '../opened-file.js';
import type { GivenErrorCode, ImportErrorCode } from '../error-codes.js';
import { foldProblem } from '#projections';
import { ok, type Problem, type RecordedEvent, type Result } from '#record';
import type { FileMessage } from './game-files.js';
import { answering } from '#runtime';

/** The number of events per message. Smaller messages let the receiver do other work in between. */
const BATCH = 500;

/** The input of the thread: a text, several texts that belong together, or uploaded bytes, compressed or not. */
export type FileWork = string | readonly string[] | Uint8Array;

/** The user's cards that a file names. */
export interface OwnCards {
  readonly cards: readonly NonNullable<ReturnType<PrintedCards>>[];
  readonly tokens: NonNullable<PrintedCards['tokens']>;
}

type GivenDecks = Extract<ReadDecks, { readonly ok: true }>['value'];

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

/** The maximum number of deck lists that can be sent with logs. */
const MOST_LISTS = 50;
const tooManyLists = (count: number): Problem<GivenErrorCode> => ({
  code: 'DECK_LIST_TOO_LARGE',
  message: `The upload contains ${count} deck files. The limit is ${MOST_LISTS}.`,
  advice: 'Send only the decks of the players in these games.',
});

/** Reads games with the decks of their players, or a draft. Sends events in batches. */
function* messages(work: FileWork): Generator<FileMessage, undefined, unknown> {
  const given = textsOf(work);
  if (!given.ok) return yield* refused(given.error);
  const [first = ''] = given.value;
  if (given.value.length === 1 && looksLikeDraft(first)) return yield* draftMessages(first);
  const lists = given.value.filter(isDeck);
  const texts = given.value.filter((text) => !lists.includes(text));
  if (texts.length === 0)
    return yield* refused(
      withoutGame('The upload contains decks but no game.', 'Send the decks together with a game log.'),
    );
  if (texts.some((text) => kindOfText(text) === 'cards'))
    return yield* refused(
      withoutGame(
        'The upload contains a card file.',
        'Import the cards first with `importCards` or `POST /cards/import`, then send the log.',
      ),
    );
  const named = new Set<string>();
  for (const text of texts) {
    const found = cardsNamedIn(text);
    if (!found.ok) return yield* refused(found.error);
    for (const reference of found.value) named.add(reference);
  }
  const own = named.size === 0 ? undefined : yield* ownCards([...named]);
  if (lists.length > MOST_LISTS) return yield* refused(tooManyLists(lists.length));
  const decks: GivenDecks[number][] = [];
  for (const [index, list] of lists.entries()) {
    const read = (yield { kind: 'list', list, number: index + 1 }) as ReadDecks;
    if (!read.ok) return yield* refused(read.error);
    decks.push(...read.value);
  }
  const file = readGames(texts, gameModules, own, decks);
  if (!file.ok) return yield* refused(file.error);
  const reports: LogReport[] = [];
  for (const { id, events, report } of file.value) {
    const problem = foldProblem(gameModules, events);
    yield* inBatches(events);
    const reading = report === null || problem !== null ? null : readingOf(report, events);
    if (report !== null) reports.push(report);
    yield { kind: 'game', id, problem, reading };
  }
  const played = decksPlayed(decks, reports);
  yield { kind: 'read', decks: decks.map((deck) => ({ name: deck.name, fits: played.has(deck) })) };
  return undefined;
}

function* refused(problem: Problem<GivenErrorCode>): Generator<FileMessage, undefined> {
  yield { kind: 'refused', problem };
  return undefined;
}

/** Requests the user's cards with the given references. */
function* ownCards(references: readonly string[]): Generator<FileMessage, PrintedCards, unknown> {
  const { cards, tokens } = (yield { kind: 'cards', references }) as OwnCards;
  const printed = new Map(cards.map((card) => [card.reference, card]));
  return Object.assign((reference: string) => printed.get(reference), { tokens });
}

function* inBatches(events: readonly RecordedEvent[]): Generator<FileMessage, void> {
  for (let at = 0; at < events.length; at += BATCH)
    yield { kind: 'events', events: events.slice(at, at + BATCH) };
}

/** Reads a draft. Sends its games before the draft itself. */
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
