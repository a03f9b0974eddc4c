import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDecks, setupFor } from '#altered/cards';
import { altered } from '#altered/rules';
import { contracts, contractsSetup, openDecks as contractDecks } from '#contracts';
import { printGame } from '#interchange';
import { summaryOf, verified } from '#projections';
import { SCHEMA_VERSION, type GameEvent, type GameId, type GameModule, type Json, type Setup } from '#record';
import { folderOf, moduleOf, statesOf, type KeptRecord, type Manifest } from '#house';
import { playRandomly, recorded } from '#record/testing';

/** `npm run tool -- keep-records`: writes records of the current schema. Does not overwrite existing records. */
interface GameToStore {
  readonly name: string;
  readonly about: string;
  readonly module: GameModule;
  readonly events: readonly GameEvent[];
}

const alteredModule = altered as GameModule;
const eventsOf = (
  module: GameModule,
  setup: Setup,
  seed: string,
  decisions = Infinity,
): readonly GameEvent[] => playRandomly(module, setup, seed, { decisions }).map(({ event }) => event);

function alteredSetup(first: number, second: number): Setup {
  const decks = [first, second].flatMap((index) => openDecks()[index] ?? []);
  return setupFor({ decks, names: ['Ada', 'Ben'], seed: `kept-${first}-${second}`, edition: '1.0' });
}

/** Changes the names and texts of cards, so that the record contains cards that no card file contains. */
function reprinted(setup: Setup): Setup {
  const cards = Object.entries(setup.cards).map(([reference, card]) => {
    const printed = card as { readonly name: string; readonly text: readonly string[] };
    return [
      reference,
      { ...printed, name: `Old ${printed.name}`, text: printed.text.map((line) => `${line} (old)`) },
    ];
  });
  return { ...setup, cards: Object.fromEntries(cards) as Record<string, Json> };
}

/** Returns the events as another version of Retrace would have recorded them, citing a different rule for passing. */
const citedOtherwise = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.map((event) =>
    event.kind === 'StepResolved' && event.verb === 'pass' ? { ...event, rules: ['4.2.3.b'] } : event,
  );

const inEdition = (edition: string, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.map((event) => (event.kind === 'GameStarted' ? { ...event, edition } : event));

const imported: GameEvent = {
  kind: 'GameImported',
  source: 'another program',
  originalId: '4711',
  importer: 'by hand',
  unknown: ['thinking times'],
};

function recordsToWrite(): readonly GameToStore[] {
  const game = (
    name: string,
    about: string,
    events: readonly GameEvent[],
    module = alteredModule,
  ): GameToStore => ({
    name,
    about,
    module,
    events,
  });
  const [firstSetup, secondSetup, thirdSetup] = [alteredSetup(0, 1), alteredSetup(2, 3), alteredSetup(4, 5)];
  const whole = eventsOf(alteredModule, firstSetup, 'kept-one');
  const decks = contractDecks().slice(0, 2);
  const setup = contractsSetup({ decks, names: ['Ada', 'Ben'], seed: 'kept-contracts' });
  return [
    game('altered-1', 'a whole game of Altered', whole),
    game('altered-2', 'a whole game of Altered', eventsOf(alteredModule, secondSetup, 'kept-two')),
    game('altered-3', 'a whole game of Altered', eventsOf(alteredModule, thirdSetup, 'kept-three')),
    game('altered-open', 'an unfinished game', eventsOf(alteredModule, thirdSetup, 'kept-open', 40)),
    game(
      'altered-old-cards',
      'cards whose printed text has changed since',
      eventsOf(alteredModule, reprinted(secondSetup), 'kept-old', 60),
    ),
    game('altered-other-rule', 'recorded by a program that cited a different rule', citedOtherwise(whole)),
    game(
      'altered-edition',
      'an unknown edition',
      inEdition('0.9', eventsOf(alteredModule, secondSetup, 'kept-edition', 30)),
    ),
    game('altered-imported', 'imported from another program', [
      imported,
      ...eventsOf(alteredModule, firstSetup, 'kept-imported', 30),
    ]),
    game('contracts-1', 'a whole game of Contracts', eventsOf(contracts, setup, 'kept-contracts'), contracts),
  ];
}

const folder = folderOf(SCHEMA_VERSION);
if (existsSync(folder)) {
  console.error(`${folder} exists. Stored records are never overwritten.`);
  process.exit(2);
}
mkdirSync(folder);
const records = recordsToWrite().map(({ name, about, module, events }): KeptRecord => {
  const record = recorded(events, name);
  const file = `${name}.json.gz`;
  writeFileSync(
    join(folder, file),
    gzipSync(printGame({ id: name as GameId, events: record }), { level: 9 }),
  );
  console.log(`${name}: ${summaryOf(record)?.events ?? 0} events`);
  const verdict = verified(moduleOf(module.id), record).status;
  return { file, about, module: module.id, events: record.length, verdict, states: statesOf(module, record) };
});
const manifest: Manifest = { schema: SCHEMA_VERSION, records };
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
