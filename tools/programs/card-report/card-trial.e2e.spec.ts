import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#altered/abilities';
import { openSet } from '#altered/cards';
import {
  character,
  effect,
  gainCounters,
  hero,
  passive,
  quickAction,
  reaction,
  resupply,
  spell,
} from '#altered/testing';
import { decksToTry } from './card-decks.js';
import { doubtOf, executable, tryCards } from './card-trial.js';

const open = executable(openSet().cards.values());

describe('trying every card', () => {
  it('plays every card of the open set, and finds no errors', () => {
    const { games, broken, uses } = tryCards(open, { seed: 'smoke', least: 1, games: 30 });
    expect(broken).toEqual([]);
    expect(games).toBeLessThan(30);
    expect(uses).toHaveLength(open.length);
    expect(uses.filter((use) => use.games === 0)).toEqual([]);
    const abilities = uses.flatMap((use) => use.abilities);
    expect(abilities.filter((use) => doubtOf(use) === null).length).toBeGreaterThan(abilities.length / 2);
  });

  it('plays the same games for the same seed', () => {
    const once = () => tryCards(open, { seed: 'same', least: 1, games: 4 });
    expect(once()).toEqual(once());
  });

  it('does not try cards that are not executed', () => {
    const shown = character('Shown', { text: ['{J} Do what nobody knows.'], executed: false });
    expect(executable([shown, ...open])).toEqual(open);
  });

  it('puts the least played cards into decks, three copies each, without a repeated name', () => {
    const seen = new Map(open.map((card, index) => [card, index % 7]));
    const [first] = decksToTry({ cards: open, seen: (card) => seen.get(card) ?? 0 }, { seed: 'd', count: 0 });
    const names = first.entries.map(({ card }) => card.name);
    expect(new Set(names).size).toBe(14);
    expect(first.entries.map(({ count }) => count)).toEqual([1, ...Array<number>(13).fill(3)]);
    const taken = new Set(first.entries.map(({ card }) => card));
    const left = open.filter((card) => card.faction === first.hero?.faction && !taken.has(card));
    const other = left.filter(({ name, type }) => type !== 'hero' && !names.includes(name));
    const most = Math.max(
      ...first.entries.map(({ card }) => (card.type === 'hero' ? 0 : (seen.get(card) ?? 0))),
    );
    for (const card of other) expect(seen.get(card)).toBeGreaterThanOrEqual(most);
  });
});

describe('the observed uses of an ability', () => {
  const cheap = { handCost: 1, reserveCost: 1 };
  const bearing = (name: string, ...abilities: Ability[]) => character(name, { ...cheap, abilities });
  const never: Ability = reaction(
    { kind: 'counters', what: 'me', name: 'never', change: 'gain' },
    gainCounters('seen'),
  );
  const cards = [
    hero('Captain'),
    bearing('Greeter', reaction({ kind: 'join', what: 'me' }, gainCounters('seen'))),
    bearing('Deaf', never),
    bearing('Idle', reaction({ kind: 'join', what: 'me' }, { kind: 'sequence', effects: [] })),
    bearing('Worker', quickAction({ exhaustMe: true }, gainCounters('seen'))),
    bearing('Giant', { kind: 'keyword', keyword: 'gigantic' }),
    bearing('Strong', passive({ kind: 'statistics', of: 'me', add: 1 })),
    bearing('Vain', passive({ kind: 'statistics', of: { type: 'character', name: 'Nobody' }, add: 1 })),
    spell('Rain', { ...cheap, abilities: [effect(resupply)] }),
    spell('Storm', {
      ...cheap,
      abilities: [effect(resupply), effect(resupply), effect({ kind: 'sequence', effects: [] })],
    }),
    ...['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => character(name, cheap)),
  ];
  const { broken, uses } = tryCards(cards, { seed: 'known', least: 10, games: 12 });
  const only = (name: string) => {
    const found = uses.find(({ card }) => card.name === name)?.abilities[0];
    if (found === undefined) throw new Error(`${name} has no ability`);
    return found;
  };

  it('include reactions, quick actions and effects, with their steps', () => {
    expect(broken).toEqual([]);
    for (const [name, verb] of [
      ['Greeter', 'counters'],
      ['Worker', 'counters'],
      ['Rain', 'resupply'],
    ] as const) {
      expect(only(name).fired).toBeGreaterThan(0);
      expect([...only(name).steps.keys()]).toEqual([verb]);
      expect(doubtOf(only(name))).toBeNull();
    }
  });

  it('include a passive ability if the game would differ without it', () => {
    expect(doubtOf(only('Giant'))).toBeNull();
    expect(doubtOf(only('Strong'))).toBeNull();
    expect(doubtOf(only('Vain'))).toBe('never fired');
  });

  it('are counted separately for each line of a spell', () => {
    const lines = uses.find(({ card }) => card.name === 'Storm')?.abilities ?? [];
    expect(lines.map(doubtOf)).toEqual([null, null, 'never fired']);
  });

  it('are marked if the ability never fires, or fires without effect', () => {
    expect(doubtOf(only('Deaf'))).toBe('never fired');
    expect(doubtOf(only('Idle'))).toBe('no effect');
  });
});
