import {
  openingDeck,
  openingFormat,
  openingStream,
  type OpeningAnswered,
  type OpeningDeckTaken,
  type OpeningEntry,
} from '#coaching';
import { EntryStreams, type ReadEntries } from '#event-store';
import { textOfDeck, type PlayableDeck, type PlayableGame } from '#games';
import { coachingBounds, type Author, type Authorship, type Result } from '#record';
import type { Archive } from './archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

/** A deck as it is stored with the first answer about one of its hands. */
export type TakenDeck = Omit<OpeningDeckTaken, 'kind' | keyof Authorship>;

export function takenDeck(game: PlayableGame, deck: PlayableDeck): TakenDeck {
  const { id: module } = game.module;
  const list = textOfDeck(game, deck);
  return { deck: openingDeck(module, list), module, name: deck.name, list };
}

/**
 * Appends a choice about an opening hand. Also appends the hand's decks, unless they are already stored. Fails with
 * `OPENINGS_TOO_MANY` if the learner has stored the maximum number of choices or decks.
 */
export function answerOpening(
  { store }: Pick<Archive, 'store'>,
  learner: Authorship & { readonly author: Author },
  decks: readonly TakenDeck[],
  answer: Omit<OpeningAnswered, 'kind' | keyof Authorship>,
): Promise<Result<null, ArchiveProblem>> {
  const streams = new EntryStreams<OpeningEntry>(store, openingFormat);
  const decided = streams.decide(openingStream(learner.author), (before) => {
    const known = new Set(before.flatMap((entry) => (entry.kind === 'OpeningDeckTaken' ? entry.deck : [])));
    const taken = decks.filter(({ deck }) => !known.has(deck));
    const isFull = before.length >= coachingBounds.openingAnswers;
    if (isFull || known.size + taken.length > coachingBounds.openingDecks) throw new Refusal(tooMany);
    return [
      ...taken.map((deck) => ({ kind: 'OpeningDeckTaken', ...deck, ...learner }) as const),
      { kind: 'OpeningAnswered', ...answer, ...learner },
    ];
  });
  return outcomeOf(decided.then(() => null));
}

/** Reads a learner's entries, starting at a revision of the learner's stream. */
export const openingsIn = (
  { store }: Pick<Archive, 'store'>,
  stream: string,
  from = 0,
): Promise<ReadEntries<OpeningEntry>> =>
  new EntryStreams<OpeningEntry>(store, openingFormat).readFrom(stream, from);

const tooMany: ArchiveProblem = {
  code: 'OPENINGS_TOO_MANY',
  message:
    `You have reached the limit of ${coachingBounds.openingAnswers} answers to opening hands, or of ` +
    `${coachingBounds.openingDecks} decks.`,
  advice: 'Use another account.',
};
