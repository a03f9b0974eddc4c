import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { playedTo, abilityDecks } from '#altered/testing';
import { highCard, highCardSetup, type HighCardState } from '#record/testing';
import type { Bot } from './bot.js';
import type { Decision } from '#record';
import type { PlayedModule } from './playouts/quick-play.js';
import { randomBot } from './random-bot.js';
import { searchBot } from './search-bot.js';
import { playGame } from './self-play.js';

/**
 * A game in which a player makes a declaration and then either pays for it or undoes it. The value model prefers unpaid
 * declarations.
 */
interface Declared {
  readonly paid: boolean | null;
}
const paying: Decision = {
  id: 1,
  seat: 0,
  kind: 'cost',
  options: [{ key: 'pay' }, { key: 'take-back' }],
  min: 1,
  max: 1,
  rules: ['1'],
  about: { item: 1 },
};
const { about: _, ...base } = paying;
const again: Decision = { ...base, id: 2, kind: 'turn', options: [{ key: 'pass' }] };
const after = ({ paid }: Declared, [key]: readonly string[]): Declared => ({
  paid: key === 'pass' ? paid : key === 'pay',
});
const declaring: PlayedModule<Declared, never> = {
  play: {
    legal: ({ paid }: Declared) => (paid === null ? paying : again),
    decide: (state: Declared, __: number, choice: readonly string[]) => ({
      ok: true,
      value: {
        state: after(state, choice),
        events: choice[0] === 'pay' ? [{ kind: 'StepResolved', actions: [] }] : [],
      },
    }),
    reach: (state: Declared, __: number, choice: readonly string[]) => ({
      ok: true,
      value: after(state, choice),
    }),
  } as never,
  fold: { ...highCard.fold, clone: (state: Declared) => state } as never,
  see: {
    ...highCard.see,
    clock: () => ({ day: 1, phase: 'x', turn: 1, seat: 0 }),
    view: () => ({ seats: [{}, {}] }),
    result: () => null,
    measures: ({ paid }: Declared) => ({ 'money.0': paid === true ? 0 : 1, 'money.1': 0 }),
  } as never,
  bots: {
    imagine: (state: Declared) => state,
    deal: (state: Declared) => state,
    unitValues: { money: 1 },
    model: { late: 1, weights: { money: [9, 0] }, origin: {} },
  } as never,
};

describe('search bot', () => {
  const [setup] = abilityDecks('search');
  const state = playedTo(setup!, 30);
  const decision = altered.play.legal(state)!;

  it('chooses the same for the same seed and number of playouts, and leaves the state unchanged', () => {
    const before = JSON.stringify(state);
    const choose = () => searchBot(altered, 'a', 12)(decision, state);
    expect(choose()).toEqual(choose());
    expect(JSON.stringify(state)).toBe(before);
  });

  it('answers the same whatever its seat cannot see', () => {
    const bot = searchBot(highCard, 'fair', 12);
    let decisions = 0;
    const watched: Bot<HighCardState> = (decision, state) => {
      const choice = bot(decision, state);
      expect(bot(decision, highCard.bots.imagine(state, decision.seat, 'other'))).toEqual(choice);
      decisions++;
      return choice;
    };
    for (let game = 0; game < 3; game++)
      playGame(highCard, highCardSetup({ seed: `${game}` }), [watched, watched]);
    expect(decisions).toBeGreaterThan(20);
  });

  it('does not take back its own declaration, which would never end', () => {
    for (const seed of ['a', 'b', 'c'])
      expect(searchBot(declaring, seed, 12)(paying, { paid: null })).toEqual(['pay']);
  });

  it('wins most games against the random bot', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const seat = game % 2;
      const bots = [0, 1].map((player) =>
        player === seat ? searchBot(highCard, 'search', 24) : randomBot('random'),
      );
      const played = playGame(highCard, highCardSetup({ seed: `w${game}` }), bots);
      const last = played.ok ? played.value.at(-1) : undefined;
      if (last?.kind === 'GameEnded' && last.winners.includes(seat)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(13);
  });
});
