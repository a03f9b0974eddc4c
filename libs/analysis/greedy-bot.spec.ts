import { describe, expect, it } from '@jest/globals';
import { altered, type State } from '#altered/rules';
import { randomSource } from '#kernel';
import type { GameModule, Seat } from '#record';
import { abilityDecks, character, effect, playedTo, spell, statistics, step, Table } from '#altered/testing';
import { highCard, highCardSetup, type HighCardState } from '#record/testing';
import type { Bot } from './bot.js';
import { greedyBot } from './greedy-bot.js';
import { randomBot } from './random-bot.js';
import { play, playGame } from './self-play.js';

// Slow: plays many games between bots.

const setups = abilityDecks('greedy');

/**
 * Returns a state that looks the same to the player in a seat but differs in hidden information. Modifies the state
 * without using the bot's code.
 */
function otherwise(state: State, seat: Seat): State {
  const copy = altered.fold.clone(state);
  const unknown = (item: number) => ((state.known[item] ?? 0) & (1 << seat)) === 0;
  for (const { deck, hand, mana } of state.seats) {
    const items = [...deck, ...hand, ...mana].filter(unknown);
    for (const [index, item] of items.entries())
      copy.items[item] = state.items[items[items.length - 1 - index]!]!;
  }
  const hidden = state.adventure.filter(({ faceDown }) => faceDown);
  copy.adventure = state.adventure.map((region) =>
    region.faceDown
      ? { ...region, terrains: hidden[hidden.length - 1 - hidden.indexOf(region)]!.terrains }
      : region,
  );
  copy.random = { ...randomSource('another'), drawn: 7 };
  return copy;
}

describe('greedy bot', () => {
  it('plays whole games, and the same games with the same seed', () => {
    const [setup] = setups;
    const events = (seed: string) => {
      const played = playGame(altered, setup!, [greedyBot(altered, seed), greedyBot(altered, seed)], 1000);
      if (!played.ok) throw new Error('refused');
      return played.value;
    };
    const first = events('a');
    expect(first.at(-1)?.kind).toBe('GameEnded');
    expect(events('a')).toEqual(first);
    expect(events('b')).not.toEqual(first);
  });

  it('answers the same whatever its seat cannot see', () => {
    const bot = greedyBot(altered, 'fair');
    const watched: Bot<State> = (decision, state) => {
      const choice = bot(decision, state);
      expect(bot(decision, otherwise(state, decision.seat))).toEqual(choice);
      return choice;
    };
    for (const setup of setups.slice(0, 4)) playGame(altered, setup, [watched, watched]);
  });

  it('would be detected if it tried its choices in the true state', () => {
    const differing = (module: typeof highCard): number => {
      const bot = greedyBot(module, 'fair');
      let differ = 0;
      const watched: Bot<HighCardState> = (decision, state) => {
        const choice = bot(decision, state);
        const other = bot(decision, highCard.bots.imagine(state, decision.seat, 'other'));
        if (other.join() !== choice.join()) differ++;
        return choice;
      };
      for (let game = 0; game < 10; game++)
        playGame(highCard, highCardSetup({ seed: `${game}` }), [watched, watched]);
      return differ;
    };
    expect(differing(highCard)).toBe(0);
    expect(
      differing({ ...highCard, bots: { ...highCard.bots, imagine: highCard.fold.clone } }),
    ).toBeGreaterThan(0);
  });

  it('leaves the state unchanged', () => {
    const state = playedTo(setups[1]!, 30);
    const before = JSON.stringify(state);
    const decision = altered.play.legal(state);
    if (decision !== null) greedyBot(altered, 'a')(decision, state);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('beats the random bot in at least nine of ten games', () => {
    let won = 0;
    for (const [game, setup] of setups.entries()) {
      const seat = game % 2;
      const bots = [0, 1].map((player) =>
        player === seat ? greedyBot(altered, 'greedy') : randomBot('random'),
      );
      const played = playGame(altered, setup, bots, 1000);
      const last = played.ok ? played.value.at(-1) : undefined;
      if (last?.kind === 'GameEnded' && last.winners.includes(seat)) won++;
    }
    expect(won / setups.length).toBeGreaterThanOrEqual(0.9);
  });

  it("does not attack a team-mate's characters, although it would attack them if they belonged to an opponent", () => {
    const strike = spell('Strike', {
      handCost: 0,
      abilities: [
        effect(step({ kind: 'discard', what: { target: 0 } }), [
          { kind: 'object', like: { type: 'character' } },
        ]),
      ],
    });
    const struck = (mode: 'two-vs-two' | 'free-for-all'): string[] => {
      const table = new Table({
        mode,
        seats: [
          { hand: [strike] },
          { hero: [character('Weak', statistics(1, 1, 1))] },
          { hero: [character('Strong', statistics(4, 4, 4))] },
          {},
        ],
      }).choose('play Strike');
      const pending = altered.play.legal(table.state)!;
      return greedyBot(altered, 'team')(pending, table.state).map((key) => table.name(Number(key)));
    };
    expect(struck('two-vs-two')).toEqual(['Weak']);
    expect(struck('free-for-all')).toEqual(['Strong']);
  });

  it('plays by the measures of the given game', () => {
    const scores = (unitValues: GameModule['bots']['unitValues']): number => {
      let sum = 0;
      for (let game = 0; game < 20; game++) {
        const module = { ...highCard, bots: { ...highCard.bots, unitValues } };
        const played = play(module, highCardSetup({ seed: `g${game}` }), [
          greedyBot(module, 'greedy'),
          randomBot('random'),
        ]);
        if (!played.ok) throw new Error('refused');
        let measures: Readonly<Record<string, number>> = {};
        for (const { state } of played.value) measures = highCard.see.measures(state);
        sum += (measures['score.0'] ?? 0) - (measures['score.1'] ?? 0);
      }
      return sum;
    };
    expect(scores({ score: 1 })).toBeGreaterThan(scores({ score: -1 }));
  });
});
