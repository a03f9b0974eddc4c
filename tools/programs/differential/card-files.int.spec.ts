import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { besides, catalogueIn } from './card-files.js';

const printed = (reference: string, more: object): object => ({
  reference,
  name: reference,
  type: 'CHARACTER',
  subtypes: [],
  faction: 'AX',
  rarity: 'COMMON',
  handCost: 1,
  reserveCost: 1,
  forest: 1,
  mountain: 1,
  ocean: 1,
  ...more,
});

const maker = printed('TEST_ONE_B_AX_1_C', { mainEffect: '{J} Create a Pebble token in your Landmarks.' });
const pebble = printed('TEST_TWO_B_AX_2_C', {
  name: 'Pebble',
  type: 'TOKEN_LANDMARK_PERMANENT',
  mainEffect: '{T}, Sacrifice me: Draw a card.',
});

describe('the cards of several files', () => {
  let folder = '';
  const file = (name: string, content: unknown): string => {
    const where = path.join(folder, name);
    writeFileSync(where, JSON.stringify(content));
    return where;
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-cards-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('use tokens that another of the files contains', () => {
    const first = file('one.json', [maker]);
    const second = file('two.json', [pebble]);
    const executed = (...files: string[]) => catalogueIn(files).cards.get('TEST_ONE_B_AX_1_C')?.executed;
    expect([executed(first), executed(first, second), executed(second, first)]).toEqual([false, true, true]);
  });

  it('come from the later file if two have the same reference', () => {
    const first = file('one.json', [maker]);
    const second = file('other.json', [{ ...maker, handCost: 7 }]);
    expect(catalogueIn([first, second]).cards.get('TEST_ONE_B_AX_1_C')?.handCost).toBe(7);
  });

  it('are those of the folder beside the games, and a file without cards is ignored', () => {
    const [games, cards] = ['games', 'cards'].map((name) => path.join(folder, name));
    for (const directory of [games, cards]) mkdirSync(directory ?? '');
    const [made] = [file('cards/one.json', [maker]), file('cards/notes.json', { made: '2026' })];
    expect(besides(games ?? '')).toEqual([made]);
  });

  it('are refused with the position if one of them is unreadable', () => {
    const broken = file('broken.json', [{ ...maker, handCost: 'many' }]);
    expect(() => catalogueIn([broken])).toThrow(/broken\.json/);
  });
});
