import { beforeEach, describe, expect, it } from '@jest/globals';
import { openingStream } from '#coaching';
import { EntryStreams, MemoryEventStore } from '#event-store';
import { openingFormat, type OpeningEntry } from '#coaching';
import { playableGames, textOfDeck, type PlayableDeck, type PlayableGame } from '#games';
import { coachingBounds, invariant } from '#record';
import { answerOpening, openingsIn, takenDeck } from './answer-opening.js';
import { archiveOf, type Archive } from './archive.js';

const learner = { by: 'owner', author: { kind: 'owner' } } as const;
const stream = openingStream(learner.author);
const answer = (deck: string, number = 1) => ({
  deck,
  against: null,
  seed: '1',
  number,
  choice: ['1'],
  rating: 'best' as const,
  loss: 0,
  at: '2026-01-01T00:00:00.000Z',
});
const deckOf = (number: number) => ({
  deck: `deck-${number}`,
  module: 'contracts',
  name: `Deck ${number}`,
  list: `${number}`,
});

describe('an answer to an opening hand', () => {
  let archive: Archive;
  beforeEach(() => {
    archive = archiveOf(new MemoryEventStore());
  });
  const kinds = async (): Promise<readonly string[]> =>
    (await openingsIn(archive, stream)).entries.map(({ kind }) => kind);

  it('is stored after its decks, which are stored once', async () => {
    const decks = [deckOf(1), deckOf(2)];
    expect(await answerOpening(archive, learner, decks, answer('deck-1'))).toEqual({ ok: true, value: null });
    await answerOpening(archive, learner, decks, answer('deck-1', 2));
    expect(await kinds()).toEqual([
      'OpeningDeckTaken',
      'OpeningDeckTaken',
      'OpeningAnswered',
      'OpeningAnswered',
    ]);
  });

  it('is stored together with answers that arrive at the same time', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    await Promise.all(
      numbers.map((number) => answerOpening(archive, learner, [deckOf(1)], answer('deck-1', number))),
    );
    const { entries } = await openingsIn(archive, stream);
    const found = entries.flatMap((entry) => (entry.kind === 'OpeningAnswered' ? entry.number : []));
    expect([...found].sort((a, b) => a - b)).toEqual(numbers);
    expect((await kinds()).filter((kind) => kind === 'OpeningDeckTaken').length).toBe(1);
  });

  it('is refused beyond the limits for decks and answers of one person', async () => {
    const { openingDecks, openingAnswers } = coachingBounds;
    const decks = Array.from({ length: openingDecks }, (_, number) => deckOf(number));
    expect((await answerOpening(archive, learner, decks, answer('deck-0'))).ok).toBe(true);
    expect(await answerOpening(archive, learner, [deckOf(openingDecks)], answer('x'))).toMatchObject({
      ok: false,
      error: { code: 'OPENINGS_TOO_MANY' },
    });
    expect((await answerOpening(archive, learner, [deckOf(0)], answer('deck-0', 2))).ok).toBe(true);
    const rest = Array.from({ length: openingAnswers - openingDecks - 2 }, (_, number) => ({
      kind: 'OpeningAnswered' as const,
      ...answer('deck-0', number + 3),
      ...learner,
    }));
    await new EntryStreams<OpeningEntry>(archive.store, openingFormat).append(stream, rest, 'any');
    expect(await answerOpening(archive, learner, [], answer('deck-0'))).toMatchObject({
      ok: false,
      error: { code: 'OPENINGS_TOO_MANY' },
    });
  });
});

describe.each([...playableGames().values()].map((game): [string, PlayableGame] => [game.module.name, game]))(
  'a deck of %s',
  (_, game) => {
    const again = (list: string): PlayableDeck => {
      const read = game.readDeck(list, 'list');
      invariant(read.ok, 'the list is read');
      return read.value;
    };

    it('is stored by its name if it is shipped, and otherwise by a list that is read as the same deck', () => {
      for (const deck of game.decks()) {
        expect(takenDeck(game, deck).list).toBe(deck.name);
        const own = { ...deck, name: 'Mine' };
        const { list, name } = takenDeck(game, own);
        expect(name).toBe('Mine');
        expect(again(list).name).toBe('Mine');
        expect([...again(list).cards].sort()).toEqual([...deck.cards].sort());
        // A deck's id depends only on the deck's list, not on the list's source.
        expect(takenDeck(game, again(list))).toEqual(takenDeck(game, again(textOfDeck(game, again(list)))));
      }
    });
  },
);
