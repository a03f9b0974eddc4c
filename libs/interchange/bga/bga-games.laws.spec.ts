import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { catalogueOf, holdsCards, readCardFile } from '#altered/cards';
import { altered, type Action, type State } from '#altered/rules';
import { countEvaluable } from '#analysis';
import { gameModules } from '#games';
import { foldProblem } from '#projections';
import { invariant, type GameEvent, type RecordedEvent } from '#record';
import { tryDamagedLog } from '#interchange/testing';
import { sharedPaths } from '#record/testing';
import { gameOfLog, printedCards, readLog, textOfFile, type LoggedGame, type PrintedCards } from './index.js';
import { placeNamed } from './places.js';

// Slow: the rules reproduce every recorded game from another platform.

const [cards = '', ...folders] = sharedPaths(
  'cards',
  'interchange/bga-games',
  'interchange/bga-games-constructed',
);
const isThere = folders.length > 0;

/**
 * The minimum proportions over all games. `printed` is the proportion of events that the rules reproduce with printed
 * cards, and `fromLog` the proportion that they reproduce with card texts from the log. `ownDecisions` is the
 * proportion of a player's decisions that can be evaluated with only that player's log.
 */
const FLOOR = { printed: 0.9, fromLog: 0.89, ownDecisions: 0.9 };

interface Positions {
  readonly hero: number;
  readonly companion: number;
}
interface Truth {
  readonly winner: number | null;
  readonly days: readonly {
    readonly state: number;
    readonly day: number;
    readonly expeditions: Readonly<Record<string, Positions>>;
  }[];
  readonly final_expeditions: Readonly<Record<string, Positions>>;
  readonly players: readonly { readonly id: number }[];
}
interface Archive {
  readonly data: {
    readonly logs: readonly { readonly channel: string }[];
    readonly players: readonly { readonly id: number }[];
  };
}
type CardState = readonly [location: string, player: number];

const unpacked = (file: string): string => gunzipSync(readFileSync(file)).toString('utf8');

const logs = !isThere
  ? []
  : folders.flatMap((folder) =>
      readdirSync(folder)
        .sort()
        .filter((name) => /^game-\d+(\.all)?\.json\.gz$/.test(name))
        .map((name): readonly [string, string] => [name, folder]),
    );

// All files are read together, because some cards create tokens that another file defines.
const catalogue = catalogueOf(
  (isThere ? readdirSync(cards).sort() : [])
    .filter((name) => name.endsWith('.json') && holdsCards(readFileSync(path.join(cards, name), 'utf8')))
    .flatMap((name) => {
      const read = readCardFile(readFileSync(path.join(cards, name), 'utf8'), name);
      invariant(read.ok, `${name} is a file of cards`);
      return read.value.cards;
    }),
);
const printed = printedCards(catalogue);

/** Imports a game. If `seat` is given, imports only the log that this seat's player can save. */
function gameIn(name: string, folder: string, known?: PrintedCards, seat?: number): LoggedGame {
  const text = textOfFile(readFileSync(path.join(folder, name)));
  invariant(text.ok, `${name} is a text`);
  const log = readLog([seat === undefined ? text.value : ownLog(text.value, seat)]);
  invariant(log.ok, `${name} is a log`);
  const game = gameOfLog(log.value, known);
  invariant(game.ok, `${name} is a game`);
  return game.value;
}

function ownLog(text: string, seat: number): string {
  const { data } = JSON.parse(text) as Archive;
  const own = `/player/p${data.players[seat]?.id ?? ''}`;
  const logs = data.logs.filter(({ channel }) => channel === own || !channel.startsWith('/player/'));
  return JSON.stringify({ status: 1, data: { ...data, logs } });
}

const truthOf = (name: string, folder: string): Truth =>
  JSON.parse(unpacked(path.join(folder, name.replace(/^game-(\d+).*/, 'truth-$1.json.gz')))) as Truth;

const folded = (events: readonly RecordedEvent[]): State =>
  events.reduce(
    (state, { event }) => altered.fold.evolve(state, event as GameEvent<Action>),
    altered.fold.initial(),
  );

/** Returns the final place of each card in the true states, including its position in a deck. */
function finalPlaces(name: string, folder: string): ReadonlyMap<string, CardState> {
  const places = new Map<string, CardState>();
  const lines = unpacked(path.join(folder, name.replace(/^game-(\d+).*/, 'states-$1.jsonl.gz')))
    .trim()
    .split('\n');
  for (const line of lines)
    for (const [card, state] of Object.entries(
      (JSON.parse(line) as { c: Record<string, CardState | null> }).c,
    ))
      if (state === null) places.delete(card);
      else places.set(card, state);
  return places;
}

const positionsOf = (positions: Readonly<Record<string, Positions>>): unknown =>
  Object.fromEntries(
    Object.entries(positions).map(([player, { hero, companion }]) => [player, [hero, companion]]),
  );

/**
 * Describes a card in a state: its identity, its place, its statuses and its counters. Empty if the card is in no zone.
 */
function claimOf({ items, stays }: State, card: string, item: number): readonly string[] {
  const [what, stay] = [items[item], stays[item]];
  if (what === undefined || stay === undefined || stay === null) return [];
  const { zone, seat, expedition, counters } = stay;
  // Logs do not state which Mana Orbs are ready, so the statuses of Mana Orbs are not compared.
  const statuses = zone === 'mana' ? [] : [...stay.statuses].sort();
  const which = what.kind === 'card' ? what.reference : what.kind;
  return [JSON.stringify([card, which, zone, seat, expedition, statuses, counters])];
}

const sizesIn = ({ seats }: State): unknown =>
  seats.map(({ deck, hand, mana, discard }) => [deck, hand, mana, discard].map(({ length }) => length));

/** Returns the proportion of events that the rules reproduced. */
function shareOf(reports: readonly LoggedGame['report'][]): number {
  const sum = (of: (report: LoggedGame['report']) => number): number =>
    reports.reduce((all, report) => all + of(report), 0);
  return sum(({ reconstructed }) => reconstructed) / sum(({ events }) => events);
}

/**
 * Checks that a converted game has the same result as the true game and the same positions of expeditions on each day.
 * Also checks that the game contradicts no total in its log.
 */
function expectTrue(name: string, folder: string, { report, events }: LoggedGame): void {
  const truth = truthOf(name, folder);
  expect(report.differences).toEqual([]);
  expect(report.compared).toBeGreaterThan(20);
  expect(positionsOf(report.expeditions)).toEqual(positionsOf(truth.final_expeditions));
  for (const { day, expeditions } of truth.days.filter(({ state }) => state === 18))
    expect([day, positionsOf(report.days.find((entry) => entry.day === day)?.expeditions ?? {})]).toEqual([
      day,
      positionsOf(expeditions),
    ]);
  expect(report.result?.winners).toEqual(truth.winner === null ? undefined : [`${truth.winner}`]);
  expect(foldProblem(gameModules, events)).toBeNull();
}

(isThere ? describe : describe.skip)('a game recorded on Board Game Arena', () => {
  it.each(logs)('matches the recorded result: %s', (name, folder) => {
    expectTrue(name, folder, gameIn(name, folder));
  });

  it.each(logs.filter((_, index) => index % 6 === 0))(
    'matches the recorded result if it is reconstructed: %s',
    (name, folder) => expectTrue(name, folder, gameIn(name, folder, printed)),
  );

  it("is mostly reconstructed by our rules from both players' logs", () => {
    const both = logs.filter(([name]) => name.includes('.all.'));
    const reports = both.map(([name, folder]) => gameIn(name, folder, printed).report);
    expect(shareOf(reports)).toBeGreaterThan(FLOOR.printed);
  });

  it("can mostly be evaluated after a reconstruction from one player's log", () => {
    const found = logs
      .filter(([name]) => name.includes('.all.'))
      .flatMap(([name, folder]) =>
        [0, 1].flatMap(
          (seat) => countEvaluable(altered, gameIn(name, folder, printed, seat).events)[seat] ?? [],
        ),
      );
    const sum = (of: 'decisions' | 'evaluable'): number => found.reduce((all, each) => all + each[of], 0);
    expect(sum('evaluable') / sum('decisions')).toBeGreaterThan(FLOOR.ownDecisions);
  });

  it("is reconstructed from the log's card texts for readers who have only the Heroes", () => {
    const heroes = Object.assign(
      (reference: string) => (printed(reference)?.type === 'hero' ? printed(reference) : undefined),
      { tokens: printed.tokens ?? [] },
    );
    const some = logs.filter(([name]) => name.includes('.all.'));
    const reports = some.map(([name, folder]) => gameIn(name, folder, heroes).report);
    expect(shareOf(reports)).toBeGreaterThan(FLOOR.fromLog);
  });

  it.each(logs.filter(([name]) => name.includes('.all.')))(
    'ends with every card in its place: %s',
    (name, folder) => {
      const { events, items } = gameIn(name, folder);
      const state = folded(events);
      const players = truthOf(name, folder).players.map(({ id }) => id);
      const decks = [0, 0];
      const wrong: string[] = [];
      let seen = 0;
      for (const [card, [location, player]] of finalPlaces(name, folder)) {
        // Cards in a `deck-` location belong to decks that no player chose, so these cards take no part in the game.
        if (/^deck-\d$/.test(location)) continue;
        const seat = players.indexOf(player);
        const place = placeNamed(location, seat);
        const item = items.get(card);
        const stay = item === undefined ? null : (state.stays[item] ?? null);
        if (place === 'gone') {
          if (stay !== null) wrong.push(`${card} is still in ${stay.zone}`);
          continue;
        }
        invariant(place !== null && typeof place === 'object', location);
        if (place.zone === 'deck') {
          decks[seat] = (decks[seat] ?? 0) + 1;
          continue;
        }
        seen++;
        const isRight =
          stay?.zone === place.zone &&
          stay.seat === seat &&
          (stay.expedition ?? undefined) === place.expedition;
        if (!isRight) wrong.push(`${card}: ${location}, not ${stay?.zone ?? 'nowhere'}`);
      }
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThan(10);
      expect(state.seats.map(({ deck }) => deck.length)).toEqual(decks);
    },
  );

  it.each(
    logs
      .filter(([name]) => name.includes('.all.'))
      .flatMap(([name, folder], index) =>
        index % 5 === 0 ? [[name, folder, index % 2, index % 10 === 0 ? printed : undefined] as const] : [],
      ),
  )(
    "is known no better from one player's log than from both players' logs: %s",
    (name, folder, seat, known) => {
      const both = gameIn(name, folder, known);
      const own = gameIn(name, folder, known, seat);
      const [found, truth] = [folded(own.events), folded(both.events)];
      const claims = [...own.items].flatMap(([card, item]) => claimOf(found, card, item));
      const facts = new Set([...both.items].flatMap(([card, item]) => claimOf(truth, card, item)));
      expect(claims.filter((claim) => !facts.has(claim))).toEqual([]);
      expect(claims.length).toBeGreaterThan(10);
      expect(claims.length).toBeLessThan(facts.size);
      expect(sizesIn(found)).toEqual(sizesIn(truth));
      expect(own.report.differences).toEqual([]);
    },
  );

  it('is refused with a code, or read with a report, if its log is damaged', () => {
    const trials = logs.map(([name, folder]) =>
      tryDamagedLog(unpacked(path.join(folder, name)), name, () => undefined),
    );
    expect(trials.filter(({ wrong }) => wrong !== null)).toEqual([]);
  });

  it.each([
    ['observed', undefined, 11],
    ['reconstructed', printed, 37],
  ])('grows with its log if it is %s, and an earlier log produces the beginning', (_, known, every) => {
    for (const [name, folder] of logs.filter((_, index) => index % every === 0)) {
      const whole = gameIn(name, folder, known);
      const archive = JSON.parse(unpacked(path.join(folder, name))) as Archive;
      const { logs: packets, players } = archive.data;
      for (let share = 1; share < 12; share += 3) {
        const some = packets.slice(0, Math.ceil((packets.length * share) / 12));
        const log = readLog([JSON.stringify({ status: 1, data: { logs: some, players } })]);
        invariant(log.ok, 'a beginning is a log');
        const part = gameOfLog(log.value, known);
        invariant(part.ok, 'it has both decks');
        expect(part.value.events).toEqual(whole.events.slice(0, part.value.events.length));
      }
    }
  });
});
