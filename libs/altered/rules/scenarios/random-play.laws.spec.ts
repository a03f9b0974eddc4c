import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { deckReferences, readCards, readDeck, setupFor, type Deck } from '#altered/cards';
import { abilityDecks, checkedAltered } from '#altered/testing';
import { playAndCheck } from '#analysis/testing';
import { sharedPaths, tried } from '#record/testing';
import { altered } from '../module.js';

// Slow: plays random games and checks every invariant at each step.

const [published, lists = ''] = sharedPaths('cards/altered-cards-en.json', 'cards/decks');

function starterDecks(file: string): Deck[] {
  const cards = readCards(readFileSync(file, 'utf8'), 'cards');
  if (!cards.ok) throw new Error(cards.error[0]?.message);
  return readdirSync(lists).map((file) => {
    const deck = readDeck(readFileSync(path.join(lists, file), 'utf8'), { file, catalogue: cards.value });
    if (!deck.ok) throw new Error(deck.error[0]?.message);
    return deck.value;
  });
}

describe('random play', () => {
  it('breaks no invariant with every kind of ability, when each game continues from its serialized state', () => {
    for (const [game, setup] of tried(abilityDecks('short'), 2).entries()) {
      const { broken } = playAndCheck(checkedAltered, setup, `bots-${game}`, { resume: true });
      expect({ game, seed: setup.seed, broken }).toEqual({ game, seed: setup.seed, broken: [] });
    }
  });

  it('breaks no invariant in edition 4.0', () => {
    for (const [game, setup] of tried(abilityDecks('newer', '4.0'), 2).entries()) {
      const { broken } = playAndCheck(checkedAltered, setup, `bots-${game}`, { resume: true });
      expect({ game, seed: setup.seed, broken }).toEqual({ game, seed: setup.seed, broken: [] });
    }
  });

  (published ? it : it.skip)('breaks no invariant among the eight starter decks', () => {
    const decks = starterDecks(published ?? '');
    expect(decks.map((deck) => deckReferences(deck).length)).toEqual(Array(8).fill(40));
    for (const [index, first] of decks.entries())
      for (const second of tried(decks.slice(index), 2)) {
        const seed = `${first.name}-${second.name}`;
        const setup = setupFor({ decks: [first, second], seed, edition: '1.0' });
        expect(playAndCheck(checkedAltered, setup, setup.seed).broken).toEqual([]);
      }
  });

  it('gives the same records whatever the order of the games', () => {
    const setups = abilityDecks('order').slice(0, 6);
    const play = (setup: (typeof setups)[number]): string =>
      JSON.stringify(playAndCheck(checkedAltered, setup, setup.seed).events);
    const forwards = setups.map(play);
    const backwards = [...setups].reverse().map(play).reverse();
    expect(backwards).toEqual(forwards);
  });

  it('gives the same record with and without a stop at every decision', () => {
    for (const setup of abilityDecks('stop').slice(0, 8)) {
      const through = playAndCheck(checkedAltered, setup, setup.seed).events;
      const stopping = playAndCheck(checkedAltered, setup, setup.seed, { resume: true }).events;
      expect(JSON.stringify(stopping)).toBe(JSON.stringify(through));
    }
  });

  it('leaves a state unchanged when play continues from its clone', () => {
    const [setup] = abilityDecks('clone');
    const started = setup === undefined ? null : altered.play.start(setup);
    if (started?.ok !== true) throw new Error('the setup is legal');
    const { state } = started.value;
    const before = JSON.stringify(state);
    const copy = altered.fold.clone(state);
    const pending = altered.play.legal(copy);
    altered.play.decide(
      copy,
      pending?.seat ?? 0,
      pending?.options.slice(0, 3).map((option) => option.key) ?? [],
    );
    expect(JSON.stringify(state)).toBe(before);
    expect(JSON.stringify(copy)).not.toBe(before);
  });
});
