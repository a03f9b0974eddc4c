import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { highCard, highCardSetup, playedTo, abilityDecks, type HighCardState } from '#testing';
import type { Bot } from './bot.js';
import { randomBot } from './random-bot.js';
import { searchBot } from './search-bot.js';
import { playGame } from './self-play.js';

describe('search bot', () => {
  const [setup] = abilityDecks('search');
  const state = playedTo(setup!, 30);
  const decision = altered.play.legal(state)!;

  it('chooses alike for the same seed and playouts, and leaves the state as it is', () => {
    const before = JSON.stringify(state);
    const choose = () => searchBot(altered, 'a', 12)(decision, state);
    expect(choose()).toEqual(choose());
    expect(JSON.stringify(state)).toBe(before);
  });

  it('answers alike whatever is true of what its seat does not know', () => {
    const bot = searchBot(highCard, 'fair', 12);
    let asked = 0;
    const watched: Bot<HighCardState> = (decision, state) => {
      const choice = bot(decision, state);
      expect(bot(decision, highCard.bots.imagine(state, decision.seat, 'other'))).toEqual(choice);
      asked++;
      return choice;
    };
    for (let game = 0; game < 3; game++)
      playGame(highCard, highCardSetup({ seed: `${game}` }), [watched, watched]);
    expect(asked).toBeGreaterThan(20);
  });

  it('wins more than it loses against chance', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const seat = game % 2;
      const bots = [0, 1].map((one) =>
        one === seat ? searchBot(highCard, 'search', 24) : randomBot('random'),
      );
      const played = playGame(highCard, highCardSetup({ seed: `w${game}` }), bots);
      const last = played.ok ? played.value.at(-1) : undefined;
      if (last?.kind === 'GameEnded' && last.winners.includes(seat)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(13);
  });
});
