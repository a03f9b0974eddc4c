import { describe, expect, it } from '@jest/globals';
import { invariant, omniscient, spectator } from '#record';
import { altered } from '#altered/rules';
import { character, spell, Table, type Position } from '#altered/testing';
import { foldedGames } from '#house';
import { GlossaryFold } from './glossary.js';
import { glossaryDefinitions, glossaryTitle, measuredIn, Replay, type Measured } from './index.js';

const names = Object.keys(glossaryDefinitions);
const locales = ['en', 'it', 'fr'] as const;
const games = [...foldedGames('glossary')].filter(([, { see }]) => see.glossary !== undefined);

it('both games have measures of the glossary', () => {
  expect(games.map(([, { id }]) => id).sort()).toEqual(['altered', 'contracts']);
});

it('each measure of the glossary has a unique title in every language', () => {
  const titles = names.flatMap((name) => locales.map((locale) => glossaryTitle(name, locale)));
  for (const title of titles) expect(title).toMatch(/^\p{Lu}\p{L}/u);
  for (const locale of locales)
    expect(new Set(names.map((name) => glossaryTitle(name, locale))).size).toBe(names.length);
  expect(glossaryTitle('hand', 'en')).toBeNull();
});

describe.each(games)('the glossary over a game of %s', (_, module, events) => {
  const replay = new Replay(module, events);
  const measured = measuredIn(replay, omniscient, 'event', names);
  const all = measuredIn(replay, omniscient, 'event');
  const valuesOf = ({ series }: Measured, name: string, seat: number): readonly number[] =>
    (series.find((entry) => entry.name === name && entry.seat === seat)?.values ?? []).map(
      (value) => value ?? NaN,
    );
  /** Returns the values, except those for positions before the first day. */
  const dayValues = (name: string, seat = 0): readonly number[] =>
    valuesOf(measured, name, seat).filter((value) => !Number.isNaN(value));

  it('has values for each seat from the first day on, with a definition', () => {
    expect(new Set(measured.series.map(({ name }) => name))).toEqual(new Set(names));
    expect(measured.series).toHaveLength(2 * names.length);
    for (const name of names) {
      expect(dayValues(name).length).toBeGreaterThan(10);
      expect(glossaryDefinitions[name]?.definition).toMatch(/[.]$/);
    }
  });

  it('has opposite values for two seats if it compares them', () => {
    for (const name of ['card-advantage', 'quality-advantage', 'tempo'])
      for (const [index, value] of dayValues(name).entries())
        expect(dayValues(name, 1)[index]).toBeCloseTo(-value, 6);
  });

  it('counts cards like the other measures', () => {
    const parts = module.see.glossary?.cards ?? [];
    const cards = (seat: number, index: number): number =>
      parts.reduce((sum, part) => sum + (valuesOf(all, part, seat)[index] ?? NaN), 0);
    for (const [index, value] of valuesOf(measured, 'card-advantage', 0).entries())
      if (!Number.isNaN(value)) expect(value).toBe(cards(0, index) - cards(1, index));
  });

  it('stays within its bounds', () => {
    for (const value of dayValues('curve')) expect(value >= 0 && value <= 100).toBe(true);
    for (const value of dayValues('archetype')) expect(Math.abs(value)).toBeLessThanOrEqual(1);
    for (const seat of [0, 1]) {
      const disruption = dayValues('disruption', seat);
      expect(disruption).toEqual([...disruption].sort((a, b) => a - b));
    }
  });

  it('is the same for all viewers', () => {
    const seen = measuredIn(replay, spectator, 'event', names);
    expect(seen).toEqual(measured);
  });
});

/** Returns the glossary's measures after choices at an Altered table whose first day begins at `position`. */
function measuredAfter(position: Position, ...choices: readonly string[]): Readonly<Record<string, number>> {
  const table = new Table(position);
  const { glossary } = altered.see;
  invariant(glossary !== undefined, 'Altered has these measures');
  const fold = new GlossaryFold(altered, glossary, omniscient);
  let state = altered.fold.clone(table.state);
  fold.begin(1, {}, state);
  const known = table.events.length;
  for (const words of choices) table.choose(words);
  for (const event of table.events.slice(known)) {
    fold.take(event, state);
    state = altered.fold.evolve(state, event);
  }
  return fold.measures(altered.see.measures(state));
}

describe('disruption', () => {
  const free = (line: string, name = 'Trick') => spell(name, line, { handCost: 0 });
  const makes = free('Create an [Ordis Recruit 1/1/1] Soldier token in your Hero Expedition.', 'Call');
  const bounces = free('Return target Character to its owner’s hand.');
  const reserves = free('Send target Character to Reserve.');
  const kite = character('Kite');

  it('counts a token that goes to a hand, and ceases to exist there, once', () => {
    const after = measuredAfter(
      { seats: [{ hand: [bounces] }, { hand: [makes] }], firstPlayer: 1, edition: '4.0' },
      'play Call',
      'play Trick',
    );
    expect(after['disruption.0']).toBe(1);
    expect(after['disruption.1']).toBe(0);
  });

  it("counts a Character that goes from an Expedition to Reserve, and not the player's own", () => {
    const taken = (mine: Position['seats'][0], other: Position['seats'][1]) =>
      measuredAfter({ seats: [{ hand: [reserves], ...mine }, other], edition: '4.0' }, 'play Trick')[
        'disruption.0'
      ];
    expect(taken({}, { hero: [kite] })).toBe(1);
    expect(taken({ hero: [kite] }, {})).toBe(0);
  });
});

describe('two against two', () => {
  const kite = character('Kite', { statistics: { forest: 3, mountain: 3, water: 3 } });
  const table = (third: Position['seats'][0], other: Position['seats'][0] = {}): Position => ({
    seats: [{}, other, third, {}],
    mode: 'two-vs-two',
    edition: '4.0',
  });

  it('compares a seat with its opponents, and not with its team-mate', () => {
    const beside = measuredAfter(table({ hero: [kite], reserve: [kite] }));
    expect(beside).toMatchObject({ 'card-advantage.0': 0, 'quality-advantage.0': 0, 'tempo.0': 0 });
    expect(beside).toMatchObject({ 'card-advantage.2': 2, 'quality-advantage.2': 9 });
    const against = measuredAfter(table({}, { hero: [kite], reserve: [kite] }));
    expect(against).toMatchObject({ 'card-advantage.0': -1, 'quality-advantage.0': -4.5 });
  });

  it("excludes a team-mate's losses from disruption", () => {
    const trick = spell('Trick', 'Send target Character to Reserve.', { handCost: 0 });
    const taken = (third: Position['seats'][0], other: Position['seats'][0]) => {
      const { seats, ...rest } = table(third, other);
      const [, second, mate, last] = seats;
      return measuredAfter(
        { ...rest, seats: [{ hand: [trick] }, second, mate ?? {}, last ?? {}] },
        'play Trick',
      );
    };
    expect(taken({ hero: [kite] }, {})).toMatchObject({ 'disruption.0': 0, 'archetype.0': 0 });
    expect(taken({}, { hero: [kite] })).toMatchObject({ 'disruption.0': 1, 'archetype.0': -1 });
  });
});
