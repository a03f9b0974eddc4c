import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { gameModules } from '#games';
import {
  cardsNamedIn,
  kindOfText,
  readGames,
  textOfUpload,
  textsOfFile,
  type PrintedCards,
} from '#interchange';
import { foldProblem } from '#projections';
import { isLegible, type Problem } from '#record';
import { TableLog, testerCards } from '#interchange/testing';
import { Breach, type Door, type Outcome } from './door.js';
import { mutate, mutations, type Mutation } from './mutations.js';
import { anyCharacter } from './text-inputs.js';

type Root = Parameters<typeof mutate>[0];

function logs(): readonly string[] {
  const dealt = [
    [1, 2, 3, 4, 5, 6],
    [101, 102, 103, 104, 105, 106],
  ];
  return [
    new TableLog().draws(0, 1, [7]).plays(1, 101, 'stormLeft').text(),
    new TableLog({ dealt })
      .asks(0, 20, { optionalAction: false }, { play: {} })
      .plays(0, 1, 'stormLeft', 'hand', 2)
      .asks(1, 20, { optionalAction: false }, { play: {} })
      .text(),
  ];
}

/** Returns a browser's log of network requests in which the text is one of the responses. */
const archiveOfBrowser = (text: string, encoded: boolean): Root => ({
  log: {
    version: '1.2',
    creator: { name: 'browser', version: '1' },
    entries: [
      { request: { url: 'https://example.com/' }, response: { content: { text: '<html>' } } },
      {
        response: {
          content: encoded
            ? { encoding: 'base64', text: Buffer.from(text).toString('base64') }
            : { mimeType: 'application/json', text },
        },
      },
    ],
  },
});

function mutated(value: Root, all: readonly Mutation[]): string {
  // Inserts a copy of the value, because a later mutation could change the value, and the original is used again.
  for (const mutation of all) mutate(value, structuredClone(mutation));
  return JSON.stringify(value);
}

/** Generates log files, from nearly valid ones to nonsense. */
export const anyLogFile = (): fc.Arbitrary<Uint8Array> => {
  const base = fc.constantFrom(...logs());
  const wrong = fc.tuple(base, mutations).map(([text, all]) => mutated(JSON.parse(text) as Root, all));
  const texts = fc.oneof(
    { weight: 1, arbitrary: base },
    { weight: 8, arbitrary: wrong },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.oneof(base, wrong), fc.boolean(), fc.option(mutations))
        .map(([text, encoded, all]) => mutated(archiveOfBrowser(text, encoded), all ?? [])),
    },
    {
      weight: 1,
      arbitrary: base.chain((text) => fc.nat(text.length).map((length) => text.slice(0, length))),
    },
    {
      weight: 1,
      arbitrary: fc.string({ unit: anyCharacter, maxLength: 200 }).map((text) => `{"logs": [${text}`),
    },
  );
  const zipped = fc
    .tuple(
      fc.array(texts, { maxLength: 3 }),
      fc.constantFrom('log.json', 'page.html', 'deck.txt', '__MACOSX/x', 'inner.zip', '../up.json'),
      fc.option(fc.tuple(fc.nat(), fc.nat(255))),
    )
    .map(([all, name, change]) => {
      const entries = all.map((text, index) => [`${index}-${name}`, strToU8(text)] as const);
      const bytes = zipSync(Object.fromEntries(entries));
      return change === null ? bytes : bytes.with(change[0] % bytes.length, change[1]);
    });
  const packed = fc
    .tuple(texts, fc.nat(), fc.nat(255))
    .map(([text, at, byte]) => gzipSync(text).with(at % 20, byte));
  return fc.oneof(
    { weight: 10, arbitrary: texts.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: texts.map((text) => gzipSync(text)) },
    { weight: 1, arbitrary: packed },
    { weight: 2, arbitrary: zipped },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  );
};

export const door: Door<Uint8Array> = {
  name: 'logs',
  enters: 'logs of tables and of browsers, also packed and in zip files',
  inputs: 10_000,
  open: () =>
    Promise.resolve({
      arbitrary: anyLogFile(),
      try: (bytes) => Promise.resolve(tryLog(bytes)),
      close: () => Promise.resolve(),
    }),
};

const printed: PrintedCards = testerCards;

function tryLog(bytes: Uint8Array): Outcome {
  const sent = textOfUpload(bytes);
  if (!sent.ok) refused(sent.error);
  const texts = textsOfFile(bytes, (text) => kindOfText(text) === 'deck');
  if (!texts.ok) return refused(texts.error);
  for (const text of texts.value) {
    const named = cardsNamedIn(text);
    if (!named.ok) return refused(named.error);
  }
  const games = readGames(texts.value, gameModules, printed);
  if (!games.ok) return refused(games.error);
  for (const game of games.value) {
    const problem = foldProblem(gameModules, game.events);
    if (problem !== null)
      throw new Breach(`the record that was made of it cannot be shown: ${problem.message}`);
  }
  return 'taken';
}

/** The maximum length of an error message, in characters. A longer message probably repeats the input. */
const LONGEST = 1000;

function refused(error: Problem<string>): Outcome {
  if (!/^(IMPORT|LOG)_[A-Z_]+$/.test(error.code)) throw new Breach(`the code is ${error.code}`);
  const answer = JSON.stringify(error);
  if (answer.length > LONGEST || !isLegible(error.message))
    throw new Breach(`the answer repeats what was sent: ${answer.slice(0, LONGEST)}`);
  return error.code;
}
