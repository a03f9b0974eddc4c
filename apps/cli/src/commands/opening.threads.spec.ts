import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playableGames, textOfDeck } from '#games';
import { invariant } from '#record';
import { TestTerminal } from '../../test/terminal.js';

// Slow: runs playouts for opening hands.

interface Hand {
  readonly number: number;
  readonly min: number;
  readonly max: number;
  readonly cards: readonly { readonly key: string; readonly name: string }[];
  readonly answers: number;
}
interface Answer {
  readonly rating: string;
  readonly choice: readonly string[];
  readonly worth: readonly {
    readonly choice: readonly string[];
    readonly keeps: readonly string[];
    readonly value: number;
  }[];
}
interface Table {
  readonly deck: string;
  readonly hands: number;
  readonly seconds: number;
  readonly cards: readonly { readonly reference: string; readonly name: string; readonly hands: number }[];
}
interface Listed {
  readonly trainings: readonly {
    readonly deck: { readonly name: string; readonly list: string };
    readonly hands: number;
  }[];
}

let terminal: TestTerminal;
const documentOf = async <T>(...argv: readonly string[]): Promise<T> => {
  const { exit, document } = await terminal.json('opening', ...argv);
  expect(exit).toBe(0);
  return document as T;
};
const refused = async (...argv: readonly string[]): Promise<readonly [number, unknown]> => {
  const { exit, document } = await terminal.json('opening', ...argv);
  return [exit, (document as { error: { code: string } }).error.code];
};

beforeAll(async () => {
  terminal = await TestTerminal.create();
});
afterAll(() => terminal.remove());

describe('retrace opening', () => {
  it('explains how to begin if no hand was answered', async () => {
    const { exit, stdout } = await terminal.run('opening');
    expect(exit).toBe(0);
    expect(stdout).toContain('retrace opening hand');
    expect(await documentOf<Listed>()).toEqual({ trainings: [] });
  });

  it('shows a hand, rates the chosen cards, and continues with the next hand', async () => {
    const hand = await documentOf<Hand>('hand', 'forge and fury', '--game', 'contracts');
    expect(hand).toMatchObject({ number: 1, min: 0, max: 4, answers: 0 });
    const shown = await terminal.run('opening', 'hand', 'Forge and Fury', '--game', 'contracts');
    for (const { name } of hand.cards) expect(shown.stdout).toContain(name);
    const answer = await documentOf<Answer>('answer', 'Forge and Fury', '1', '2,3', '--game', 'contracts');
    expect(answer.choice.length).toBe(2);
    const own = answer.worth.find(({ choice }) => choice.join() === answer.choice.join());
    expect(own?.keeps).toEqual([hand.cards[0]?.name, hand.cards[3]?.name]);
    const values = answer.worth.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    const next = await documentOf<Hand>('hand', 'Forge and Fury', '--game', 'contracts');
    expect(next.number).toBe(2);
    const keepsAll = await terminal.run('opening', 'answer', 'Forge and Fury', '2', '--game', 'contracts');
    expect(keepsAll.stdout).toContain('(yours)');
    const { trainings } = await documentOf<Listed>();
    expect(trainings).toMatchObject([{ deck: { name: 'Forge and Fury' }, hands: 2 }]);
  }, 60_000);

  it('uses a deck of a file, and recognises it by its cards', async () => {
    const game = playableGames().get('contracts');
    const deck = game?.decks()[2];
    invariant(game !== undefined && deck !== undefined, 'a deck comes with the game');
    const list = textOfDeck(game, { ...deck, name: 'Mine' });
    writeFileSync(path.join(terminal.folder, 'mine.txt'), `${list.split('\n').reverse().join('\n\n')}\n`);
    await documentOf('answer', 'mine.txt', '1', '--game', 'contracts', '--against', 'Under the Fog');
    const { trainings } = await documentOf<Listed>();
    expect(trainings[0]).toMatchObject({
      deck: { name: 'Mine' },
      against: { name: 'Under the Fog' },
      hands: 1,
    });
    const read = game.readDeck(trainings[0]?.deck.list ?? '', 'list');
    expect(read.ok && [...read.value.cards].sort()).toEqual([...deck.cards].sort());
  }, 60_000);

  it('writes a table, which is the same with any number of threads', async () => {
    const table = (...more: readonly string[]) =>
      documentOf<Table>('table', 'Forge and Fury', '--game', 'contracts', '--hands', '24', ...more);
    const { seconds, ...single } = await table('--threads', '1', '--out', 'worth.csv');
    expect(seconds).toBeGreaterThan(0);
    expect(single.hands).toBe(24);
    const { seconds: _, ...parallel } = await table('--threads', '2', '--out', 'worth.ndjson');
    expect(parallel).toEqual(single);
    const csv = readFileSync(path.join(terminal.folder, 'worth.csv'), 'utf8').trim().split('\n');
    expect(csv[0]).toBe(
      'reference,name,copies,hands,worth,error,firstWorth,firstError,secondWorth,secondError',
    );
    expect(csv.length).toBe(single.cards.length + 1);
    const lines = readFileSync(path.join(terminal.folder, 'worth.ndjson'), 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(single.cards);
    expect(await refused('table', 'Forge and Fury', '-g', 'contracts', '--out', 'worth.csv')).toEqual([
      5,
      'FILE_EXISTS',
    ]);
  }, 60_000);

  it.each([
    [
      ['hand', 'No Such Deck'],
      [3, 'DECK_NOT_FOUND'],
    ],
    [
      ['hand', 'White Water', '--game', 'contracts'],
      [3, 'DECK_NOT_FOUND'],
    ],
    [
      ['table', 'White Water', '--out', 'worth.xls'],
      [2, 'ARGUMENT_INVALID'],
    ],
    [
      ['answer', 'White Water', '1', '1,2'],
      [2, 'OPTIONS_TOO_FEW'],
    ],
    [
      ['answer', 'White Water', '1', '1,2,9'],
      [2, 'OPTION_UNKNOWN'],
    ],
    [
      ['answer', 'White Water', '1', '1,1,2'],
      [2, 'OPTION_REPEATED'],
    ],
    [
      ['answer', 'White Water', '0', '1'],
      [2, 'ARGUMENT_INVALID'],
    ],
    [
      ['table', 'White Water', '--hands', '999999'],
      [2, 'ARGUMENT_INVALID'],
    ],
  ] as const)('refuses %j', async (argv, expected) => {
    expect(await refused(...argv)).toEqual(expected);
  });

  it('refuses a file of a deck that is too small', async () => {
    writeFileSync(path.join(terminal.folder, 'small.txt'), '3 Ember Imp\n');
    expect(await refused('hand', 'small.txt', '--game', 'contracts')).toEqual([4, 'DECK_SIZE_INVALID']);
  });
});
