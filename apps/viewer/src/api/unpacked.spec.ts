import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from '@jest/globals';
import { unzipped } from './unpacked.js';

const file = (name: string, bytes: Uint8Array): File => new File([Uint8Array.from(bytes)], name);
const zip = file(
  'games.zip',
  zipSync({
    'a.json': strToU8('{"a":1}'),
    'b/c.har': strToU8('{"c":2}'),
    'd.txt': strToU8('3 X'),
    'README.txt': strToU8('no game'),
  }),
);

describe('uploaded files', () => {
  it('are the games and decks of a zip file, each with its name there', async () => {
    const files = await unzipped(zip);
    expect(files.map(({ name }) => name)).toEqual([
      'games.zip/a.json',
      'games.zip/b/c.har',
      'games.zip/d.txt',
    ]);
    expect(await Promise.all(files.map((entry) => entry.text()))).toEqual(['{"a":1}', '{"c":2}', '3 X']);
  });

  it('are unchanged if they are not a zip file, or are a damaged one or one without games', async () => {
    const whole = new Uint8Array(await zip.arrayBuffer());
    for (const input of [
      file('game.json', strToU8('{}')),
      file('cut.zip', whole.subarray(0, 60)),
      file('texts.zip', zipSync({ 'notes.md': strToU8('no game') })),
    ])
      expect(await unzipped(input)).toEqual([input]);
  });
});
