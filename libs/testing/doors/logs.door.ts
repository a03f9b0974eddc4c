import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { gameModules } from '#games';
import { cardsNamedIn, readGame, textOfFile, textOfUpload, type PrintedCards } from '#interchange';
import { foldProblem } from '#projections';
import { isLegible, type Problem } from '#record';
import { TableLog, testerCards } from '../logs/table-log.js';
import { Breach, type Door, type Outcome } from './door.js';
import { mutate, mutations, type Mutation } from './mutations.js';
import { anyCharacter } from './text-inputs.js';

/** What the mutations change. */
type Root = Parameters<typeof mutate>[0];

/** Logs of tables, right to the last letter. */
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

/** A browser's own log of its requests, with a text as the answer to one of them. */
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
  // What is put in is a copy: it may be changed by the next one, and is tried again.
  for (const one of all) mutate(value, structuredClone(one));
  return JSON.stringify(value);
}

const files = (): fc.Arbitrary<Uint8Array> => {
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
  const packed = fc
    .tuple(texts, fc.nat(), fc.nat(255))
    .map(([text, at, byte]) => gzipSync(text).with(at % 20, byte));
  return fc.oneof(
    { weight: 10, arbitrary: texts.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: texts.map((text) => gzipSync(text)) },
    { weight: 1, arbitrary: packed },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  );
};

/** The way of a log of a table, as a page or a browser saved it, into a record. */
export const door: Door<Uint8Array> = {
  name: 'logs',
  enters: 'logs of tables and of browsers, also packed',
  inputs: 5000,
  open: () =>
    Promise.resolve({
      arbitrary: files(),
      try: (bytes) => Promise.resolve(tryLog(bytes)),
      close: () => Promise.resolve(),
    }),
};

const printed: PrintedCards = testerCards;

function tryLog(bytes: Uint8Array): Outcome {
  const sent = textOfUpload(bytes);
  if (!sent.ok) refused(sent.error);
  const text = textOfFile(bytes);
  if (!text.ok) return refused(text.error);
  const named = cardsNamedIn(text.value);
  if (!named.ok) return refused(named.error);
  const game = readGame([text.value], gameModules, printed);
  if (!game.ok) return refused(game.error);
  const problem = foldProblem(gameModules, game.value.events);
  if (problem !== null)
    throw new Breach(`the record that was made of it cannot be shown: ${problem.message}`);
  return 'taken';
}

/** Longer answers repeat what was sent. */
const LONGEST = 1000;

function refused(error: Problem<string>): Outcome {
  if (!/^(IMPORT|LOG)_[A-Z_]+$/.test(error.code)) throw new Breach(`the code is ${error.code}`);
  const said = JSON.stringify(error);
  if (said.length > LONGEST || !isLegible(error.message))
    throw new Breach(`the answer repeats what was sent: ${said.slice(0, LONGEST)}`);
  return error.code;
}
