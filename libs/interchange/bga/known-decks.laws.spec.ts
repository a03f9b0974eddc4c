import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import {
  catalogueOf,
  deckAs,
  holdsCards,
  readCardFile,
  readDecks,
  type Catalogue,
  type Deck,
} from '#altered/cards';
import { altered, cardOf, type Action } from '#altered/rules';
import { findingAt, planOf } from '#analysis';
import { gameModules } from '#games';
import { Replay } from '#projections';
import { DECK_LISTS, invariant, omniscient, seatViewer, type GameEvent } from '#record';
import { sharedPaths } from '#record/testing';
import { kindOfText, readGames, readingOf, type Reading } from '../index.js';
import { printedCards, referenceOf } from './definitions.js';

// Slow: the rules reproduce recorded games from another platform, both with and without the players' decks.

const [cards = '', ...folders] = sharedPaths(
  'cards',
  'interchange/bga-games',
  'interchange/bga-games-constructed',
);

interface Truth {
  readonly decks: Readonly<
    Record<
      string,
      {
        readonly hero: readonly [number, string];
        readonly top_to_bottom: readonly (readonly [number, string])[];
      }
    >
  >;
}
interface Archive {
  readonly data: { readonly logs: readonly { readonly channel: string }[] };
}

const unpacked = (file: string): string => gunzipSync(readFileSync(file)).toString('utf8');

function catalogueIn(folder: string): Catalogue {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return catalogueOf(
    texts.filter(holdsCards).flatMap((text) => {
      const read = readCardFile(text, 'cards');
      invariant(read.ok, 'it is a card file');
      return read.value.cards;
    }),
  );
}

/**
 * Returns the decks of a game as players share them: as codes if the codes of all cards exist, and otherwise as lists.
 */
function sharedDecks(truth: Truth, catalogue: Catalogue): readonly Deck[] {
  return Object.values(truth.decks).flatMap(({ hero, top_to_bottom: all }, index) => {
    const list = [hero, ...all].map(([, reference]) => `1 ${referenceOf(reference)}`).join('\n');
    const read = readDecks(list, { file: `deck ${index}`, catalogue });
    const [deck] = read.ok ? read.value : [];
    if (deck === undefined) return [];
    const code = deckAs('code', deck);
    expect(kindOfText(code.ok ? code.value : list)).toBe('deck');
    const again = code.ok ? readDecks(code.value, { file: `deck ${index}`, catalogue }) : read;
    return again.ok ? again.value : [];
  });
}

/** Reads the true decks of a game, in the order in which they were dealt. */
const truthOf = (file: string): Truth =>
  JSON.parse(unpacked(file.replace('game-', 'truth-').replace('.all', ''))) as Truth;

/** Returns the part of a log that one of the players can save. */
function ownLog(text: string): string {
  const { data } = JSON.parse(text) as Archive;
  const own = data.logs.find(({ channel }) => channel.startsWith('/player/'))?.channel;
  const logs = data.logs.filter(({ channel }) => channel === own || !channel.startsWith('/player/'));
  return JSON.stringify({ status: 1, data: { ...data, logs } });
}

const games = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^game-\d+\.all\.json\.gz$/.test(name))
    .map((name) => path.join(folder, name)),
);
const every = process.env['RETRACE_TRIES'] === 'all' ? 1 : 5;

(games.length > 0 ? describe : describe.skip)("players' decks in logged games", () => {
  const catalogue = catalogueIn(cards);
  const printed = printedCards(catalogue);
  const readingIn = (text: string, decks: readonly Deck[]): Reading => {
    const read = readGames([text], gameModules, printed, decks);
    invariant(read.ok, 'it is a log');
    const [game] = read.value;
    invariant(game?.report != null, 'it has a game');
    return readingOf(game.report, game.events);
  };
  const share = (readings: readonly Reading[]): number =>
    readings.reduce((sum, { judged }) => sum + judged, 0) /
    readings.reduce((sum, { decisions }) => sum + decisions, 0);

  it("are not needed to judge the decisions of the log's player", () => {
    const some = games.filter((_, index) => index % every === 0);
    const alone: Reading[] = [];
    const withDecks: Reading[] = [];
    const both: Reading[] = [];
    for (const file of some) {
      const decks = sharedDecks(truthOf(file), catalogue);
      const text = ownLog(unpacked(file));
      alone.push(readingIn(text, []));
      withDecks.push(readingIn(text, decks));
      both.push(readingIn(unpacked(file), decks));
    }
    expect(share(alone)).toBeGreaterThan(0.8);
    expect(share(withDecks)).toBeGreaterThanOrEqual(share(alone));
    expect(share(both)).toBeGreaterThan(0.9);
  });

  it("are used to deal unseen cards, and no player sees another player's list", () => {
    const [file = ''] = games;
    const decks = sharedDecks(truthOf(file), catalogue);
    const read = readGames([ownLog(unpacked(file))], gameModules, printed, decks);
    const [game] = read.ok ? read.value : [];
    invariant(game?.report != null, 'it is a log');
    const replay = new Replay(altered, game.events);
    const request = { seed: '1', playouts: 6, viewer: omniscient, lists: true };
    const seat = game.report.players.findIndex(({ own }) => own);
    const positions = planOf(replay, request).positions.filter(({ evaluated }) => evaluated !== null);
    const [own, other] = [seat, 1 - seat].map((player) =>
      positions.findLast(({ evaluated }) => evaluated?.decision.seat === player),
    );
    invariant(own !== undefined && other !== undefined, 'both decide something');
    expect(findingAt(replay, own, request).valued?.choices.length).toBeGreaterThan(1);
    expect(findingAt(replay, other, request).valued).toBeNull();
    const dealt = altered.bots.deal(
      replay.before(own.revision + 1),
      { viewer: omniscient, lists: true },
      'a',
    );
    const left = dealt.seats.flatMap(({ deck, hand }) => [...deck, ...hand]);
    expect(left.filter((item) => cardOf(dealt, item).reference === 'UNKNOWN')).toEqual([]);
    const started = game.events.find(({ event }) => event.kind === 'GameStarted')?.event as GameEvent<Action>;
    const seen = altered.see.mask(started, altered.fold.initial(), seatViewer(seat));
    expect(JSON.stringify(started)).toContain(DECK_LISTS);
    expect(JSON.stringify(seen)).not.toContain(DECK_LISTS);
  });
});
