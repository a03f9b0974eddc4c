import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { byTable, joined } from './tables.js';

const log = (table: number, packet: number): string =>
  JSON.stringify({ data: { logs: [{ table_id: `${table}`, packet_id: packet }], players: [{ id: 1 }] } });
const file = (name: string, content: string | Uint8Array<ArrayBuffer>): File => new File([content], name);

const mine = file('mine.json', log(7, 1));
const theirs = file('theirs.json.gz', new Uint8Array(gzipSync(log(7, 2))));
const other = file('other.json', log(8, 1));
const own = file('own.json', '{"format":"retrace-game"}');

describe('files that are dropped together', () => {
  it('are one game where they are logs of one table', async () => {
    expect(await byTable([mine, own, other, theirs])).toEqual([[mine, theirs], [own], [other]]);
    const both = await joined([mine, theirs]);
    expect(both.name).toBe('mine.json, theirs.json.gz');
    expect(JSON.parse(await both.text())).toEqual({
      status: 1,
      data: {
        logs: [
          { table_id: '7', packet_id: 1 },
          { table_id: '7', packet_id: 2 },
        ],
        players: [{ id: 1 }],
      },
    });
  });

  it('stay as they are where they stand alone, or cannot be read', async () => {
    expect(await joined([own])).toBe(own);
    const cut = file('cut.json', log(7, 1).slice(0, -3));
    expect(await byTable([cut, mine])).toEqual([[cut], [mine]]);
    expect(await joined([cut, mine])).toBe(cut);
    const damaged = file('damaged.gz', Uint8Array.of(0x1f, 0x8b, 1, 2));
    expect(await byTable([damaged, other])).toEqual([[damaged], [other]]);
  });
});
