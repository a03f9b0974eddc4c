import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogueOf, deckAs, holdsCards, readCardFile, readDecks } from '#altered/cards';
import { invariant } from '#record';
import { sharedPaths } from '#record/testing';
import { TestTerminal } from '../../test/terminal.js';

// Slow: replays recorded games of another platform under the rules.

const [cards = '', ...folders] = sharedPaths(
  'cards',
  'interchange/bga-games',
  'interchange/bga-games-constructed',
).map((folder) => path.resolve(folder));
const every = process.env['RETRACE_TRIES'] === 'all' ? 1 : 15;
const logs = folders
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((file) => file.endsWith('.all.json.gz'))
  .sort()
  .filter((_, index) => index % every === 0);
const cardFiles = (cards === '' ? [] : readdirSync(cards))
  .map((name) => path.join(cards, name))
  .filter((file) => file.endsWith('.json') && holdsCards(readFileSync(file, 'utf8')));

interface Truth {
  readonly decks: Readonly<
    Record<string, { hero: readonly [number, string]; top_to_bottom: readonly (readonly [number, string])[] }>
  >;
}

interface Answer {
  readonly decks: readonly { readonly fits: boolean }[];
  readonly files: readonly { readonly reading: { readonly decisions: number; readonly judged: number } }[];
}

/** Returns the deck codes of a game, except for decks whose unique cards the log does not identify. */
function codesOf(log: string): readonly string[] {
  const catalogue = catalogueOf(
    cardFiles.flatMap((file) => {
      const read = readCardFile(readFileSync(file, 'utf8'), file);
      invariant(read.ok, `${file} is a card file`);
      return read.value.cards;
    }),
  );
  const truth = gunzipSync(readFileSync(log.replace('game-', 'truth-').replace('.all', ''))).toString();
  return Object.values((JSON.parse(truth) as Truth).decks).flatMap(({ hero, top_to_bottom: all }) => {
    const list = [hero, ...all].map(([, reference]) => `1 ${reference.replace('_OD_', '_OR_')}`).join('\n');
    const decks = readDecks(list, { file: 'deck', catalogue });
    const code = decks.ok && decks.value[0] !== undefined ? deckAs('code', decks.value[0]) : decks;
    return code.ok && typeof code.value === 'string' ? [code.value] : [];
  });
}

(logs.length > 0 ? describe : describe.skip)('logs, card files and deck codes in one import', () => {
  let terminal: TestTerminal;
  beforeAll(async () => {
    terminal = await TestTerminal.create();
  });
  afterAll(() => terminal.remove());

  it('logs of a table become games in which nearly every decision can be judged, and each deck has its player', async () => {
    const codes = logs.flatMap(codesOf);
    expect(codes.length).toBeGreaterThan(logs.length);
    const { exit, document } = await terminal.json(
      'import',
      ...logs,
      ...cardFiles,
      ...codes.flatMap((code) => ['--deck', code]),
    );
    const { decks, files } = document as Answer;
    expect([exit, files.length, decks.length]).toEqual([0, logs.length, codes.length]);
    expect(decks.filter(({ fits }) => !fits)).toEqual([]);
    const sum = (field: 'decisions' | 'judged'): number =>
      files.reduce((all, { reading }) => all + reading[field], 0);
    expect(sum('judged') / sum('decisions')).toBeGreaterThan(0.9);
  });
});
