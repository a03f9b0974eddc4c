import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#record';
import { highCard, highCardSetup } from '#record/testing';
import { randomBot } from './random-bot.js';
import { GameTooLongError, play, playGame, playOn } from './self-play.js';

const bots = [randomBot('a'), randomBot('b')];
const setup = highCardSetup({ seed: 'table' });

const eventsOf = (of = setup, by = bots) => {
  const played = playGame(highCard, of, by);
  if (!played.ok) throw new Error(played.error[0]?.message);
  return played.value;
};

const fold = (events: readonly GameEvent[]) =>
  events.reduce(
    (state, event) => highCard.fold.evolve(state, event as Parameters<typeof highCard.fold.evolve>[1]),
    highCard.fold.initial(),
  );

describe('self-play', () => {
  it('plays a complete game', () => {
    const events = eventsOf();
    expect(events[0]?.kind).toBe('GameStarted');
    expect(events.at(-1)?.kind).toBe('GameEnded');
    expect(highCard.play.legal(fold(events))).toBeNull();
  });

  it('produces the same events for the same setup and bots, and other events for other bots', () => {
    const events = eventsOf();
    expect(eventsOf()).toEqual(events);
    expect(eventsOf(setup, [randomBot('c'), randomBot('d')])).not.toEqual(events);
  });

  it('returns stretches that together are the whole game', () => {
    const played = play(highCard, setup, bots);
    if (!played.ok) throw new Error('refused');
    const stretches = [...played.value].map(({ events }) => [...events]);
    expect(stretches.flat()).toEqual(eventsOf());
    for (const stretch of stretches.slice(0, -1)) expect(stretch.at(-1)?.kind).toBe('DecisionRequested');
    for (const stretch of stretches.slice(1)) expect(stretch[0]?.kind).toBe('DecisionMade');
  });

  it('can continue from any decision with the same events as the whole game', () => {
    const events = eventsOf();
    const requests = events.flatMap(({ kind }, index) => (kind === 'DecisionRequested' ? [index] : []));
    const half = requests[Math.floor(requests.length / 2)] as number;
    const rest = [...playOn(highCard, fold(events.slice(0, half + 1)), bots)].flatMap((stretch) => [
      ...stretch.events,
    ]);
    expect(rest).toEqual(events.slice(half + 1));
  });

  it('stops a game that does not end', () => {
    expect(() => playGame(highCard, setup, bots, 2)).toThrow(GameTooLongError);
    expect(() => playGame(highCard, setup, bots, 2)).toThrow(
      expect.objectContaining({ code: 'GAME_TOO_LARGE' }),
    );
  });

  it('refuses an invalid setup', () => {
    const played = playGame(highCard, { ...setup, seats: [] }, bots);
    expect(played.ok).toBe(false);
  });
});
