import { describe, expect, it } from '@jest/globals';
import { contracts } from '#contracts';
import { invariant, startedIn, type GameStarted, type RecordedEvent } from '#record';
import { contractsDecks, playRandomly } from '#testing';
import { SharedCards } from './shared-cards.js';

const [setup] = contractsDecks('shared cards');
invariant(setup, 'there are decks of Contracts');
const game = playRandomly(contracts, setup, 'shared cards', { decisions: 5 });
/** The same game, as reading its record again gives it. */
const readAgain = (): readonly RecordedEvent[] => structuredClone(game);

function cardsOf(events: readonly RecordedEvent[]): GameStarted['cards'] {
  const started = startedIn(events);
  invariant(started, 'a game says how it started');
  return started.cards;
}

describe('the cards of games that are read', () => {
  it('are shared by those that say the same of them', () => {
    const shared = new SharedCards();
    const first = shared.in(readAgain());
    const second = shared.in(readAgain());
    const [reference = ''] = Object.keys(cardsOf(first));
    expect(cardsOf(second)[reference]).toBe(cardsOf(first)[reference]);
    expect(second).toEqual(game);
  });

  it('are its own where a game says otherwise', () => {
    const shared = new SharedCards();
    const first = shared.in(readAgain());
    const [reference = ''] = Object.keys(cardsOf(first));
    const other = readAgain().map((recorded) =>
      recorded.event.kind === 'GameStarted'
        ? { ...recorded, event: { ...recorded.event, cards: { [reference]: { name: 'Another' } } } }
        : recorded,
    );
    expect(cardsOf(shared.in(other))).toEqual({ [reference]: { name: 'Another' } });
    expect(cardsOf(first)[reference]).not.toEqual({ name: 'Another' });
  });

  it('stay as they are in events that do not begin a game', () => {
    const later = readAgain().slice(1);
    expect(new SharedCards().in(later)).toBe(later);
  });
});
