import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sharedPaths } from '#record/testing';
import { catalogueIn, readCardFile } from './card-file.js';
import { readDeck } from './deck-list.js';
import type { PublicCard } from './public-format.js';

const common: PublicCard = {
  ...{ reference: 'ALT_ALIZE_B_AX_32_C', name: 'Tin Wader', type: 'CHARACTER', subtypes: [] },
  ...{ faction: 'AX', rarity: 'COMMON', handCost: 2, reserveCost: 2, forest: 1, mountain: 1, ocean: 1 },
};
const read = (text: string, file = 'list.json') => {
  const found = readCardFile(text, file);
  if (!found.ok) throw new Error(found.error[0]?.message);
  return found.value;
};
const deckOf = (list: string, facts: ReturnType<typeof read>['facts'], on?: string) =>
  readDeck(list, {
    file: 'deck',
    catalogue: catalogueIn({ cards: [common], facts }),
    ...(on !== undefined && { on }),
  });

describe('a list of collector numbers', () => {
  it('allows decks to name cards by the collector number of any print', () => {
    const { facts, notes } = read(
      'ALT_CORE_A_AX_32_C;ABC-005-C\r\nALT_ALIZE_B_AX_32_U_7;ABC-6-U\r\n',
      'numbers.csv',
    );
    expect(notes).toEqual([]);
    const deck = deckOf('2 ABC-5-C-IT', facts);
    expect(deck).toMatchObject({ ok: true, value: { entries: [{ count: 2, card: { name: 'Tin Wader' } }] } });
  });

  it('reports each unreadable row with its line', () => {
    const { facts, notes } = read(
      'ALT_CORE_B_AX_32_C;ABC-005-C\nALT_CORE_B_AX_33_C;[NA]\nALT_CORE_B_AX_32_C:ABC-1-C;\nALT_CORE_B_AX_32_C;ABC-006-C',
    );
    expect(facts).toEqual([{ kind: 'number', key: 'ALT_CORE_B_AX_32_C', value: 'ABC-005-C' }]);
    expect(notes.map(({ where, isLeftOut }) => [where, isLeftOut])).toEqual([
      ['list.json:2', true],
      ['list.json:3', true],
      ['list.json:4', true],
    ]);
  });
});

describe('a list of factions by serial number', () => {
  const list = JSON.stringify({ AX_32: { AX: [[1, 10]], MU: [[11, 20]] } });

  it('determines the factions of unknown unique cards, and of no other cards', () => {
    const { facts } = read(list, 'unique-faction-ranges-ALIZE.json');
    const faction = (serial: number, set = 'ALIZE') => {
      const deck = deckOf(`1 ALT_${set}_B_AX_32_U_${serial}`, facts);
      return deck.ok
        ? deck.value.entries.map(({ card, isUnknown }) => [card.faction, isUnknown])
        : deck.error;
    };
    expect(faction(10)).toEqual([['axiom', true]]);
    expect(faction(11)).toEqual([['muna', true]]);
    expect(faction(21)).toEqual([[null, true]]);
    expect(faction(5, 'CORE')).toEqual([[null, true]]);
  });

  it('is refused if its file name lacks the set, or if it is damaged', () => {
    expect(readCardFile(list, 'ranges.json')).toMatchObject({ error: [{ code: 'CARDS_SET_UNKNOWN' }] });
    const damaged = JSON.stringify({ AX_32: { AX: [[1, -10]] } });
    expect(readCardFile(damaged, 'x-ALIZE.json')).toMatchObject({
      error: [{ code: 'CARDS_LIST_MALFORMED' }],
    });
  });
});

describe('a list of legal cards', () => {
  const seasons = (suspensions: object, date = '2025-05-13') =>
    JSON.stringify({ patches: [{ effective_date: date, article: { title: 'Season' }, suspensions }] });

  it('restricts cards from its date on', () => {
    const { facts } = read(seasons({ add: [{ name: 'Tin Wader (Common)' }] }));
    const restriction = (on?: string) => {
      const deck = deckOf('3 ALT_ALIZE_B_AX_32_C', facts, on);
      return deck.ok ? deck.value.entries[0]?.restriction : deck.error;
    };
    expect(restriction('2025-05-12')).toBeUndefined();
    expect(restriction('2025-05-13')).toBe('suspended');
    expect(restriction()).toBe('suspended');
  });

  it('can change the marks of references, and has errata without HTML', () => {
    const update = {
      date: '2026-07-22',
      updates: [{ reference: common.reference, fields: { isBanned: true } }],
    };
    const banned = deckOf('3 ALT_ALIZE_B_AX_32_C', read(JSON.stringify(update)).facts);
    expect(banned).toMatchObject({
      value: { entries: [{ restriction: 'banned', restrictedFrom: '2026-07-22' }] },
    });
    const updated =
      '<span class="altered-etb"></span> Draw &mdash; <strong>Resupply</strong>.<br>Pay <span class="altered-1"></span>.';
    const erratum = { effective_date: '2025-01-01', erratas: [{ name: 'Tin Wader', updated }] };
    const { legality } = catalogueIn({ ...read(JSON.stringify({ patches: [erratum] })) }).facts;
    expect(legality.errataOf({ ...common, faction: null, rarity: 'common' })).toEqual([
      { from: '2025-01-01', text: '{J} Draw — Resupply.\nPay {1}.' },
    ]);
  });

  it('is read with notes about unknown names, and refused if it is damaged', () => {
    expect(read(seasons({ add: [{ name: 'Tin Wader (foils)' }] })).notes).toMatchObject([
      { isLeftOut: true, message: '"Tin Wader (foils)" does not match any known card.' },
    ]);
    expect(readCardFile(seasons({}, '2025-02-31'), 'x')).toMatchObject({
      error: [{ code: 'CARDS_LIST_MALFORMED' }],
    });
  });
});

const [folder] = sharedPaths('real-files');
(folder === undefined ? describe.skip : describe)('published lists', () => {
  const file = (name: string) => read(readFileSync(path.join(folder ?? '', name), 'utf8'), name);

  it('identify the card of every row with a collector number, and report the other rows', () => {
    const { facts, notes } = file('cards/collectorNumber.csv');
    const rows = readFileSync(path.join(folder ?? '', 'cards/collectorNumber.csv'), 'utf8')
      .trim()
      .split(/\r?\n/);
    expect(rows).toHaveLength(3103);
    const named = new Set(notes.map(({ where }) => Number(where.split(':')[1])));
    const known = new Map(facts.map(({ key, value }) => [key, value]));
    for (const [index, row] of rows.entries()) {
      const [reference = '', number] = row.split(';');
      if (named.has(index + 1)) continue;
      expect([row, known.get(reference)]).toEqual([row, number]);
    }
    expect(named.size).toBe(37);
    expect([...named].filter((line) => !/\[(NA|Code non trouvé)\]$/.test(rows[line - 1] ?? ''))).toEqual([
      1773, 1916,
    ]);
  });

  it.each(['ALIZE', 'BISE', 'CORE', 'COREKS', 'CYCLONE', 'DUSTER', 'EOLE'])(
    'contain the factions of unique cards: %s',
    (set) => {
      const { facts, notes } = file(`cards/unique-faction-ranges-${set}.json`);
      expect(notes).toEqual([]);
      expect(facts.length).toBeGreaterThan(40);
      expect(facts.every(({ key }) => key.startsWith(`${set}_`))).toBe(true);
    },
  );

  it('contain the legal cards by date', () => {
    const seasons = file('altered-legality-2026-02-10.json');
    expect(seasons.notes).toEqual([]);
    expect(seasons.facts).toHaveLength(8);
    const { facts } = file('cards/patch-2026-07-22-suspend.json');
    expect(facts).toMatchObject([
      { kind: 'legality', value: { from: '2026-07-22', changes: { length: 3 } } },
    ]);
  });
});
