import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { openSet } from '../open-set.js';
import { readCardFile } from '../card-file.js';
import type { PublicCard } from '../public-format.js';
import { sharedPaths } from '#record/testing';
import { CardLibrary, libraryFile } from '../index.js';

const [first, second, third] = [...openSet().printed.values()] as [PublicCard, PublicCard, PublicCard];
const monday = { file: 'cards.json', at: '2026-01-05T10:00:00.000Z' };
const tuesday = { file: 'newer.json', at: '2026-01-06T10:00:00.000Z' };

let folder: string;
let library: CardLibrary;

describe('card library', () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-cards-'));
    library = CardLibrary.open(folder);
  });
  afterEach(() => {
    library.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('a card library', () => {
    const none = { new: 0, changed: 0, unchanged: 0 };

    it('stores imported cards, and reports the new ones', () => {
      expect(library.import({ cards: [first, second] }, monday)).toEqual({
        new: [first.reference, second.reference],
        changed: [],
        unchanged: 0,
        translations: none,
        facts: none,
      });
      expect(library.catalogue().printed.get(first.reference)).toEqual(first);
      expect(library.versions(first.reference)).toEqual([
        { version: 1, printed: first, changed: [], ...monday },
      ]);
    });

    it('stores translated cards with their English print, in any order', () => {
      const italian = { ...first, name: 'Il primo' };
      const taken = { cards: [], translations: [{ language: 'it' as const, card: italian }] };
      expect(library.import(taken, monday)).toMatchObject({ new: [], translations: { new: 1 } });
      expect(library.catalogue().foreign.get(first.reference)?.card).toEqual(italian);
      library.import({ cards: [first] }, tuesday);
      expect(library.catalogue().foreign.size).toBe(0);
      expect(library.catalogue().translations.of(first.reference, 'it')).toEqual(italian);
      expect(library.import(taken, tuesday).translations).toEqual({ ...none, unchanged: 1 });
      const changed = {
        ...taken,
        translations: [{ language: 'it' as const, card: { ...italian, name: 'Lui' } }],
      };
      expect(library.import(changed, tuesday).translations).toEqual({ ...none, changed: 1 });
      expect(library.catalogue().translations.of(first.reference, 'it')?.name).toBe('Lui');
    });

    it('stores facts from lists, and replaces earlier facts', () => {
      const number = (value: string) => ({ kind: 'number' as const, key: first.reference, value });
      expect(library.import({ cards: [], facts: [number('ABC-1-C')] }, monday).facts).toEqual({
        ...none,
        new: 1,
      });
      expect(library.import({ cards: [], facts: [number('ABC-1-C')] }, monday).facts).toEqual({
        ...none,
        unchanged: 1,
      });
      expect(library.import({ cards: [], facts: [number('ABC-2-C')] }, tuesday).facts).toEqual({
        ...none,
        changed: 1,
      });
      expect([...library.catalogue().facts.numbers]).toEqual([[first.reference, 'ABC-2-C']]);
    });

    it('opens a library of an earlier version', () => {
      library.import({ cards: [first] }, monday);
      library.close();
      const database = new Database(path.join(folder, 'cards.db'));
      database.exec('DROP TABLE translations; DROP TABLE facts; PRAGMA user_version = 1;');
      database.close();
      library = CardLibrary.open(folder);
      expect([...library.catalogue().printed.keys()]).toEqual([first.reference]);
      library.import({ cards: [], translations: [{ language: 'fr', card: second }] }, tuesday);
      expect(library.catalogue().foreign.size).toBe(1);
    });

    it('can be closed and opened again', () => {
      library.import({ cards: [first] }, monday);
      library.close();
      library = CardLibrary.open(folder);
      expect([...library.catalogue().printed.keys()]).toEqual([first.reference]);
    });

    it('does not change if the same file is imported again', () => {
      library.import({ cards: [first, second] }, monday);
      const revision = library.revision();
      expect(library.import({ cards: [first, second] }, tuesday)).toEqual({
        new: [],
        changed: [],
        unchanged: 2,
        translations: none,
        facts: none,
      });
      expect(library.revision()).toBe(revision);
      expect(library.versions(first.reference)).toHaveLength(1);
    });

    it('stores each version of a changed card, and leaves other cards unchanged', () => {
      library.import({ cards: [first, second] }, monday);
      const dearer = { ...first, handCost: 9 };
      expect(library.import({ cards: [dearer, third] }, tuesday)).toEqual({
        new: [third.reference],
        changed: [{ reference: first.reference, fields: ['handCost'] }],
        unchanged: 0,
        translations: none,
        facts: none,
      });
      expect(library.versions(first.reference)).toEqual([
        { version: 1, printed: first, changed: [], ...monday },
        { version: 2, printed: dearer, changed: ['handCost'], ...tuesday },
      ]);
      expect(library.catalogue().printed.get(first.reference)).toEqual(dearer);
      expect(library.catalogue().printed.get(second.reference)).toEqual(second);
    });

    it('imports nothing if it cannot import everything', () => {
      library.import({ cards: [first] }, monday);
      const broken = { ...second, reference: null } as unknown as PublicCard;
      expect(() => library.import({ cards: [{ ...first, handCost: 9 }, third, broken] }, tuesday)).toThrow(
        'NOT NULL',
      );
      expect(library.versions(first.reference)).toHaveLength(1);
      expect(library.versions(third.reference)).toEqual([]);
    });

    it('shows what another program has imported', () => {
      expect(library.catalogue().printed.size).toBe(0);
      const other = CardLibrary.open(folder);
      other.import({ cards: [first] }, monday);
      other.close();
      expect(library.catalogue().printed.size).toBe(1);
    });

    it('is not created by reading', () => {
      const empty = path.join(folder, 'empty');
      expect(CardLibrary.reading(empty, (there) => there.catalogue().printed.size)).toBe(0);
      expect(existsSync(empty)).toBe(false);
    });

    it('can be stored in memory', () => {
      const memory = CardLibrary.open(null);
      memory.import({ cards: [first] }, monday);
      expect(memory.catalogue().cards.size).toBe(1);
      memory.close();
    });
  });

  describe('a library is refused', () => {
    const codeOf = (open: () => unknown): unknown => {
      try {
        open();
        return null;
      } catch (error) {
        return (error as { code?: unknown }).code;
      }
    };
    const elsewhere = () => path.join(folder, 'elsewhere');

    it('if it is damaged', () => {
      const file = libraryFile(folder);
      library.close();
      writeFileSync(file, 'no database at all, but quite long enough to be looked at'.repeat(40));
      expect(codeOf(() => CardLibrary.open(folder))).toBe('STORE_DAMAGED');
    });

    it('if another or a newer program made it', () => {
      const database = new Database(libraryFile(folder));
      database.pragma('user_version = 99');
      expect(codeOf(() => CardLibrary.open(folder))).toBe('STORE_TOO_NEW');
      database.pragma('application_id = 7');
      database.close();
      expect(codeOf(() => CardLibrary.open(folder))).toBe('STORE_DAMAGED');
    });

    it('if its folder cannot be opened', () => {
      writeFileSync(elsewhere(), 'a file');
      expect(codeOf(() => CardLibrary.open(elsewhere()))).toBe('STORE_UNREACHABLE');
    });
  });

  const [published] = sharedPaths('cards/altered-cards-en.json');
  if (published !== undefined)
    it('imports all published cards at once', () => {
      const file = readCardFile(readFileSync(published, 'utf8'), 'cards');
      if (!file.ok) throw new Error(JSON.stringify(file.error));
      expect(library.import({ cards: file.value.cards }, monday).new).toHaveLength(2162);
      expect(library.import({ cards: file.value.cards }, tuesday).unchanged).toBe(2162);
      const { cards, tokens } = library.catalogue();
      expect(cards.size + tokens.size).toBe(2162);
    });
});
