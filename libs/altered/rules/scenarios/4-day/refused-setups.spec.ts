import { describe, expect, it } from '@jest/globals';
import { READINGS, type CardDefinition } from '#altered/abilities';
import { withReadings, type Json, type Setup } from '#record';
import { character, effect, hero } from '#altered/testing';
import { altered } from '../../module.js';

const plain = [hero('Captain'), character('Scout')];

/** Returns the setup of a game in which all decks contain these cards. */
const setupOf = (cards: readonly CardDefinition[], says: Partial<Setup> = {}, players = 2): Setup => ({
  module: 'altered',
  edition: '4.0',
  format: 'constructed',
  seats: Array.from({ length: players }, (_, seat) => ({
    name: `Player ${seat}`,
    deck: cards.map(({ reference }) => reference),
  })),
  seed: 'refused',
  cards: Object.fromEntries(cards.map((card) => [card.reference, card as unknown as Json])),
  options: {},
  ...says,
});

const problemsOf = (setup: Setup) => {
  const started = altered.play.start(setup);
  return started.ok ? [] : started.error;
};
const codesOf = (setup: Setup): readonly string[] => problemsOf(setup).map(({ code }) => code);

const climber = (edition: string): Setup =>
  setupOf([...plain, character('Climber', '{J} Your Hero Expedition Ascends.')], { edition });

describe('a setup is refused', () => {
  it('if it is for another game or uses unknown readings', () => {
    expect(codesOf(setupOf(plain))).toEqual([]);
    expect(codesOf(setupOf(plain, { module: 'contracts' }))).toEqual(['SETUP_FOREIGN']);
    expect(codesOf(setupOf(plain, { options: withReadings(READINGS) }))).toEqual([]);
    expect(problemsOf(setupOf(plain, { options: withReadings(READINGS + 1) }))).toMatchObject([
      { code: 'READINGS_UNKNOWN', where: 'options.readings' },
    ]);
  });

  it('1.1.2.a, M4.2 has more or fewer players than its mode allows', () => {
    const words = (mode: string | null, players: number): readonly string[] =>
      problemsOf(setupOf(plain, { options: mode === null ? {} : { mode } }, players)).map(
        ({ message }) => message,
      );
    expect(words(null, 1)).toEqual([expect.stringContaining('1.1.2.a')]);
    expect(words('free-for-all', 3)).toEqual([expect.stringContaining('M4.2')]);
  });

  it('M5.1 names teams that its mode does not have', () => {
    const teams = (mode: string, named: Json): readonly string[] =>
      codesOf(setupOf(plain, { options: { mode, teams: named } }, 4));
    const [opposite, beside] = [
      [
        [0, 2],
        [1, 3],
      ],
      [
        [0, 1],
        [2, 3],
      ],
    ];
    expect(teams('two-vs-two', opposite)).toEqual([]);
    expect(teams('two-vs-two', beside)).toEqual(['TEAMS_INVALID']);
    expect(teams('free-for-all', opposite)).toEqual(['TEAMS_INVALID']);
  });

  it('if it has a malformed ability, each time it is checked', () => {
    const wrong = setupOf([...plain, character('Wrong', effect('Resupply.'))]);
    for (let times = 0; times < 2; times++)
      expect(problemsOf(wrong)).toMatchObject([
        { code: 'ABILITY_INVALID', where: 'cards.Wrong.abilities.0' },
        { code: 'ABILITY_INVALID' },
      ]);
  });

  it('if its edition does not execute an ability, although another edition does', () => {
    expect(problemsOf(climber('4.0'))).toEqual([]);
    const setup = climber('1.0');
    for (let times = 0; times < 2; times++)
      expect(codesOf(setup)).toEqual(['ABILITY_INVALID', 'ABILITY_INVALID']);
    expect(codesOf({ ...setup, edition: '4.0' })).toEqual([]);
    expect(codesOf(setup)).toEqual(['ABILITY_INVALID', 'ABILITY_INVALID']);
  });

  it('if a deck has no card except its Hero', () => {
    expect(codesOf(setupOf([hero('Captain')]))).toEqual(['DECK_EMPTY', 'DECK_EMPTY']);
    expect(codesOf(setupOf([]))).toEqual(['DECK_EMPTY', 'DECK_EMPTY']);
    expect(codesOf(setupOf([character('Scout')]))).toEqual([]);
  });
});
