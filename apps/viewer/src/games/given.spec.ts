import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { allGiven, byTable, kindOf, packed } from './given.js';

const log = (table: number, packet: number): string =>
  JSON.stringify({ data: { logs: [{ table_id: `${table}`, packet_id: packet }], players: [{ id: 1 }] } });
const har = (...tables: number[]): string =>
  JSON.stringify({ log: { entries: tables.map((table) => ({ text: log(table, 1) })) } });
const file = (name: string, content: string | Uint8Array<ArrayBuffer>): File => new File([content], name);
const card = (number: number) => ({ reference: `TEST_ONE_B_AX_${number}_C`, name: 'è'.repeat(1000) });

describe('files in one upload', () => {
  it.each([
    ['log', log(7, 1)],
    ['log', har(7)],
    ['log', '<!doctype html><p>A replay'],
    ['game', '{"format":"retrace-game"}'],
    ['game', '{"status":"0","error":"Limit reached"}'],
    ['game', ''],
    ['game', 'PK\u0003\u0004\0'],
    ['cards', JSON.stringify([card(1)])],
    ['cards', JSON.stringify({ 'hydra:member': [card(1)] })],
    ['cards', '\ufeff{"ALT_CORE_B_AX_01_C":{"name":{"en":"A"}}}'],
    ['cards', '{"AX_32":{"AX":[[1,6010]]}}'],
    ['cards', '{"last_update":"2026-02-10","patches":[]}'],
    ['cards', 'ALT_CORE_B_AX_01_C;BTG-001-C'],
    ['deck', '{"deckCards":[{"card":{"reference":"ALT_CORE_B_AX_01_C"}}]}'],
    ['deck', '3 ALT_CORE_B_AX_01_C'],
    ['deck', 'https://example.org/?deck=ECAU2RI'],
    ['deck', 'Ref;Qty\nALT_CORE_B_AX_01_C;3'],
  ])('are recognised by their content: %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('are extracted from zip and gzip files, and a damaged one is separate', async () => {
    const zip = zipSync({ 'a.json': strToU8(log(7, 1)), 'deck.txt': strToU8('3 X'), 'b.png': strToU8('x') });
    const given = await allGiven([
      file('all.zip', new Uint8Array(zip)),
      file('b.json.gz', new Uint8Array(gzipSync(log(7, 2)))),
      file('cut.gz', Uint8Array.of(0x1f, 0x8b, 1, 2)),
    ]);
    expect(given.map(({ name, kind }) => [name, kind])).toEqual([
      ['all.zip/a.json', 'log'],
      ['all.zip/deck.txt', 'deck'],
      ['b.json.gz', 'log'],
      ['cut.gz', 'damaged'],
    ]);
  });

  it('are read together if they are logs of one table', async () => {
    const given = await allGiven([
      file('mine', log(7, 1)),
      file('other', log(8, 1)),
      file('theirs', har(9, 7)),
      file('unnamed', har()),
    ]);
    expect(byTable(given).map((group) => group.map(({ name }) => name))).toEqual([
      ['other'],
      ['mine', 'theirs'],
      ['unnamed'],
    ]);
  });

  it('are sent as one file with their decks, and a single one unchanged', async () => {
    const given = await allGiven([file('mine', log(7, 1)), file('theirs', log(7, 2))]);
    const { body, type } = await packed(given, ['3 X']);
    expect(type).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await body.arrayBuffer()));
    expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['log-1.json', log(7, 1)],
      ['log-2.json', log(7, 2)],
      ['deck-1.txt', '3 X'],
    ]);
    const alone = await packed(given.slice(0, 1), []);
    expect(alone).toEqual({ body: given[0]?.body, type: 'application/json' });
  });
});
