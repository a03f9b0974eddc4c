import { describe, expect, it } from '@jest/globals';
import { omniscient, spectator } from '#record';
import { foldedGames } from '#testing';
import { glossaryDefinitions, glossaryTitle, measuredIn, Replay, type Measured } from './index.js';

const names = Object.keys(glossaryDefinitions);
const locales = ['en', 'it', 'fr'] as const;
const games = [...foldedGames('glossary')].filter(([, { see }]) => see.glossary !== undefined);

it('there are measures of the glossary in both games', () => {
  expect(games.map(([, { id }]) => id).sort()).toEqual(['altered', 'contracts']);
});

it('each measure of the glossary has a title of its own, in every language', () => {
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
    (series.find((one) => one.name === name && one.seat === seat)?.values ?? []).map((value) => value ?? NaN);
  /** Without the moments before the first day. */
  const told = (name: string, seat = 0): readonly number[] =>
    valuesOf(measured, name, seat).filter((value) => !Number.isNaN(value));

  it('is there for each seat, from the first day on, with a definition', () => {
    expect(new Set(measured.series.map(({ name }) => name))).toEqual(new Set(names));
    expect(measured.series).toHaveLength(2 * names.length);
    for (const name of names) {
      expect(told(name).length).toBeGreaterThan(10);
      expect(glossaryDefinitions[name]?.definition).toMatch(/[.]$/);
    }
  });

  it('says of two seats the opposite where it compares them', () => {
    for (const name of ['card-advantage', 'quality-advantage', 'tempo'])
      for (const [index, value] of told(name).entries()) expect(told(name, 1)[index]).toBeCloseTo(-value, 6);
  });

  it('counts cards as the other measures do', () => {
    const parts = module.see.glossary?.cards ?? [];
    const cards = (seat: number, index: number): number =>
      parts.reduce((sum, part) => sum + (valuesOf(all, part, seat)[index] ?? NaN), 0);
    for (const [index, value] of valuesOf(measured, 'card-advantage', 0).entries())
      if (!Number.isNaN(value)) expect(value).toBe(cards(0, index) - cards(1, index));
  });

  it('keeps to its bounds', () => {
    for (const value of told('curve')) expect(value >= 0 && value <= 100).toBe(true);
    for (const value of told('archetype')) expect(Math.abs(value)).toBeLessThanOrEqual(1);
    for (const seat of [0, 1]) {
      const disruption = told('disruption', seat);
      expect(disruption).toEqual([...disruption].sort((a, b) => a - b));
    }
  });

  it('is the same for everybody who looks', () => {
    const seen = measuredIn(replay, spectator, 'event', names);
    expect(seen).toEqual(measured);
  });
});
