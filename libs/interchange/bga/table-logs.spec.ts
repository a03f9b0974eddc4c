import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { altered, type Action, type State } from '#altered/rules';
import { gameModules } from '#games';
import { invariant, spectator, type GameEvent, type GameId } from '#record';
import { TableLog } from '#interchange/testing';
import {
  importGame,
  printGame,
  readGame,
  readGames,
  takeGame,
  textOfFile,
  textsOfFile,
  type GameShelf,
  type ReadGame,
} from '../index.js';
import { noText } from '../json-problem.js';

let log: TableLog;

describe('table logs', () => {
  beforeEach(() => {
    log = new TableLog();
  });

  function gameOf(...texts: readonly string[]): ReadGame {
    const game = readGame(texts, gameModules);
    invariant(game.ok, game.ok ? '' : game.error.message);
    return game.value;
  }
  const read = (): ReadGame => gameOf(log.text());
  const stateOf = ({ events }: ReadGame): State =>
    events.reduce(
      (state, { event }) => altered.fold.evolve(state, event as GameEvent<Action>),
      altered.fold.initial(),
    );
  const codeOf = (...texts: readonly string[]): string | null => {
    const game = readGame(texts, gameModules);
    return game.ok ? null : game.error.code;
  };

  describe('a log', () => {
    it('names its source and says that the game was observed', () => {
      const game = read();
      expect(game.id).toBe('bga-77');
      expect(game.events[0]?.event).toMatchObject({
        kind: 'GameImported',
        source: 'Board Game Arena',
        originalId: '77',
        fidelity: 'OBSERVED',
      });
      expect(stateOf(game).seats.map(({ deck, hero }) => [deck.length, hero.length])).toEqual([
        [10, 1],
        [10, 1],
      ]);
    });

    it("can be read with ids as texts, from a saved page, from a browser's archive, and compressed", () => {
      const { events } = read();
      const plain = JSON.parse(log.text()) as { data: unknown };
      const asText = log.text().replaceAll(/"(id|pId|player_id)":(\d+)/g, '"$1":"$2"');
      const page = JSON.stringify({ data: plain });
      const browser = JSON.stringify({ log: { entries: [{ response: { content: { text: log.text() } } }] } });
      for (const text of [asText, page, browser]) expect(gameOf(text).events).toEqual(events);
      const packed = textOfFile(gzipSync(log.text()));
      expect(packed).toEqual({ ok: true, value: log.text() });
    });

    it('can be read from a saved replay page, in its script or in its text', () => {
      const { events } = read();
      const { data } = JSON.parse(log.text()) as { data: { logs: unknown } };
      const inScript = (value: unknown): string =>
        `<!doctype html><title>Replay</title><script>var a = {"b": c};\ng_gamelogs = ${JSON.stringify(value)};</script>`;
      const shown = log.text().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const pages = [
        inScript({ status: 1, data: { valid: 1, data: data.logs } }),
        inScript({ data: { data } }),
        `\uFEFF<html><body><pre>${shown}</pre></body></html>`,
      ];
      const namesIn = (game: ReadGame): unknown => game.events.map(({ event }) => event.kind);
      for (const page of pages) expect(namesIn(gameOf(page))).toEqual(namesIn(gameOf(log.text())));
      expect(gameOf(pages[1] ?? '').events).toEqual(events);
    });

    it('can be read from a zip file, together with exported games', () => {
      const exported = printGame({ id: 'bga-90' as GameId, events: read().events });
      const zip = zipSync({
        'tables/77.json': strToU8(log.text()),
        'tables/packed.json.gz': gzipSync(new TableLog({ table: 78 }).text()),
        '90.json': strToU8(exported),
        'notes.txt': strToU8('not a game'),
        '__MACOSX/._77.json': strToU8('not a game'),
      });
      const texts = textsOfFile(zip);
      invariant(texts.ok, 'it is read');
      const games = readGames(texts.value, gameModules);
      expect(games.ok && games.value.map(({ id }) => id).sort()).toEqual(['bga-77', 'bga-78', 'bga-90']);
    });

    const small = strToU8('{}');
    it.each([
      ['cut off', zipSync({ 'a.json': small }).subarray(0, 40), 'IMPORT_DAMAGED'],
      ['with a zip file in it', zipSync({ 'a.json': small, 'b.zip': zipSync({}) }), 'IMPORT_TOO_DEEP'],
      [
        'with a zip file under another name',
        zipSync({ 'a.json': zipSync({ 'b.json': small }) }),
        'IMPORT_TOO_DEEP',
      ],
      ['without a game', zipSync({ 'a.txt': small }), 'IMPORT_FOREIGN'],
      [
        'with too many files',
        zipSync(Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}.json`, small]))),
        'IMPORT_TOO_LARGE',
      ],
      [
        'that becomes too large when unpacked',
        zipSync({ 'a.json': new Uint8Array(65 * 1024 * 1024) }),
        'IMPORT_TOO_LARGE',
      ],
      [
        'that becomes too large when unpacked twice',
        zipSync(
          Object.fromEntries(
            ['a', 'b', 'c'].map((name) => [`${name}.gz`, gzipSync(Buffer.alloc(30 * 1024 * 1024))]),
          ),
        ),
        'IMPORT_TOO_LARGE',
      ],
    ])('is refused in a zip file %s', (_, bytes, code) => {
      expect(textsOfFile(bytes)).toMatchObject({ ok: false, error: { code } });
    });

    it('without a game is refused with a reason and advice', () => {
      const messageOf = (text: string): string => {
        const games = readGames([text], gameModules);
        return games.ok ? '' : `${games.error.code} ${games.error.message} ${games.error.advice}`;
      };
      const quota = { status: '0', exception: 'feException', error: 'You have reached a limit (replay)' };
      const idle = log.text().replaceAll(/"move_id":"\d+"/g, '"move_id":null');
      expect(messageOf('<html><script>let a = {"b": 1};</script></html>')).toMatch(
        /^IMPORT_FOREIGN .* page .* Save the table's archive/,
      );
      expect(messageOf('')).toMatch(/^IMPORT_NOT_JSON The file is empty\. .*save the table's log/);
      expect(messageOf(JSON.stringify(quota))).toMatch(/^IMPORT_FOREIGN .*limit \(replay\).* tomorrow/);
      expect(messageOf(idle)).toMatch(
        /^LOG_INCOMPLETE .*`move_id` is null\. After the game, save the table's archive/,
      );
      expect(noText(zipSync({}))).toMatchObject({ code: 'IMPORT_NOT_JSON' });
      expect(noText(zipSync({ 'a.json': small }))).toMatchObject({ message: 'The file is a zip file.' });
    });

    it('is read the same if packets are unordered or repeated', () => {
      log.draws(0, 2, [1, 2]).draws(1, 2);
      const { events } = read();
      expect(gameOf(log.text((packets) => [...packets].reverse())).events).toEqual(events);
      expect(gameOf(log.text((packets) => [...packets, ...packets])).events).toEqual(events);
    });

    it("seats players in the table's order, whoever saved it and whatever the order of the files", () => {
      log.draws(0, 1, [1]).draws(1, 1, [101]).plays(0, 1, 'stormLeft');
      const { events } = gameOf(log.seenBy(0), log.seenBy(1));
      const theirs = log
        .seenBy(1)
        .replace(
          '{"id":1,"name":"Ann"},{"id":2,"name":"Bob"}',
          '{"id":2,"name":"Bob"},{"id":1,"name":"Ann"}',
        );
      expect(gameOf(theirs, log.seenBy(0)).events).toEqual(events);
      expect(gameOf(log.seenBy(0), theirs).events).toEqual(events);
      expect(gameOf(theirs).events.map(({ id }) => id)[0]).toBe(events[0]?.id);
      expect(stateOf(gameOf(theirs)).started?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    });

    it('has the visible part of names, or ids if nothing is visible', () => {
      log.draws(0, 1, [1]).plays(0, 1, 'stormLeft');
      const strange = log
        .text()
        .replaceAll('"Ann"', '"\u3164\u2800"')
        .replaceAll('"Bob"', '"B\ufe0fo\u034fb"')
        .replaceAll('"TESTER_1"', '"TESTER\ufe0f\u3164_1"');
      const { events } = gameOf(strange);
      expect(stateOf(gameOf(strange)).started?.seats.map(({ name }) => name)).toEqual(['1', 'Bob']);
      expect(JSON.stringify(events)).toContain('TESTER_1');
      expect(JSON.stringify(events)).not.toMatch(/\u3164|\u2800|\ufe0f|\u034f/);
    });

    it('in two overlapping files is read once', () => {
      log.draws(0, 1, [1]).plays(0, 1, 'stormLeft').draws(1, 2).makesMana(1, 1);
      const whole = gameOf(log.text()).events;
      const first = log.text((packets) => packets.slice(0, -2));
      const last = log.text((packets) => packets.slice(3));
      expect(gameOf(first, last).events).toEqual(whole);
      expect(gameOf(last, first, last).events).toEqual(whole);
    });

    it('from both players contains more known cards than from one player', () => {
      log.draws(0, 1, [1]).draws(1, 1, [101]);
      const [first, second] = [0, 1].map((seat) => log.seenBy(seat));
      const both = gameOf(first ?? '', second ?? '');
      const known = ({ events }: ReadGame): number => JSON.stringify(events).split('"identify"').length - 1;
      expect([known(gameOf(first ?? '')), known(gameOf(second ?? '')), known(both)]).toEqual([1, 1, 2]);
    });

    it('can be of a later version, whose new fields are ignored', () => {
      const { events } = gameOf(log.text());
      const later = log
        .text((packets) => packets.map((packet) => ({ ...packet, packet_type: 'v9', signed: { by: 'x' } })))
        .replace('"status":1', '"status":1,"version":"9.0"');
      expect(gameOf(later).events).toEqual(events);
    });

    it('stores unknown entries and reports them', () => {
      log.tell('flyToTheMoon', 'The moon is reached by ${player_name}', { player_name: 'Ann', player_id: 1 });
      const { events, report } = read();
      expect(report?.open['notification flyToTheMoon']).toBe(1);
      expect(JSON.stringify(events)).toContain('The moon is reached by Ann');
    });
  });

  describe('cards that the log does not name', () => {
    it('are identified if there is only one candidate, and not if there are several', () => {
      log.draws(1, 1).plays(1, 101, 'stormLeft');
      const sure = read();
      expect(sure.report?.open['which of several unknown cards it was']).toBeUndefined();
      log = new TableLog();
      log.draws(1, 2).plays(1, 101, 'stormLeft');
      const unsure = read();
      expect(unsure.report?.open['which of several unknown cards it was']).toBe(1);
      const state = stateOf(unsure);
      expect([state.seats[1]?.hand.length, state.expedition.length, state.seats[1]?.deck.length]).toEqual([
        1, 1, 8,
      ]);
    });

    it('are not identified after another card left the hand unseen', () => {
      log.draws(1, 2).makesMana(1, 1).plays(1, 101, 'stormRight');
      expect(read().report?.open['which of several unknown cards it was']).toBe(1);
    });

    it('make a known card in the same hand unknown again', () => {
      log.draws(1, 1).plays(1, 101, 'stormLeft').returns(1, 101).draws(1, 1).makesMana(1, 1);
      const state = stateOf(read());
      const inHand = state.seats[1]?.hand.map((item) => state.items[item]);
      expect(inHand).toMatchObject([{ reference: 'UNKNOWN' }]);
    });

    it('are hidden from all viewers before they are shown', () => {
      log.draws(0, 1, [7]);
      const game = read();
      let state = altered.fold.initial();
      const seen = game.events.map(({ event }) => {
        const masked = altered.see.mask(event as GameEvent<Action>, state, spectator);
        state = altered.fold.evolve(state, event as GameEvent<Action>);
        return masked;
      });
      expect(JSON.stringify(seen)).not.toContain('TESTER_7');
      expect(JSON.stringify(altered.see.view(state, spectator))).not.toContain('TESTER_7');
      expect(JSON.stringify(altered.see.view(state, { kind: 'seat', seat: 0 }))).toContain('TESTER_7');
      expect(JSON.stringify(altered.see.view(state, { kind: 'seat', seat: 1 }))).not.toContain('TESTER_7');
    });
  });

  describe('expeditions', () => {
    const ascends = (id: number): TableLog =>
      log.tell('addMeeples', '', { meeples: [{ id, type: 'ascend', location: 'stormLeft', pId: '2' }] });
    const ascended = (): readonly (readonly string[])[] => stateOf(read()).seats.map((seat) => seat.ascended);

    it('are Ascended while they have a marker', () => {
      ascends(5);
      expect(ascended()).toEqual([[], ['hero']]);
      ascends(6).tell('silentKill', '', { tokens: [5], cardsDeleted: [] });
      expect(ascended()).toEqual([[], ['hero']]);
      log.tell('silentKill', '', { tokens: [6], cardsDeleted: [] });
      expect(ascended()).toEqual([[], []]);
    });
  });

  describe('rules', () => {
    it('have their numbers in the edition of the source', () => {
      log.draws(0, 1, [1]).plays(0, 1, 'stormLeft').ends(1);
      const cited = new Map(
        read().events.flatMap(({ event }) =>
          event.kind === 'StepResolved' ? [[event.verb, event.rules] as const] : [],
        ),
      );
      expect(cited.get('draw')).toEqual(['7.3.9.a']);
      expect(cited.get('play')).toEqual(['5.1.2.c']);
      for (const rule of [...cited.values()].flat())
        expect([rule, altered.tell.rule?.(rule, 'en', '4.0')]).toEqual([rule, expect.any(String)]);
    });
  });

  describe('totals of the log', () => {
    it('are reported with their place if they differ from the record', () => {
      log.tell('pay', '', { player_id: 1, mana: 4, totalMana: 5 });
      expect(read().report?.differences).toMatchObject([
        { what: 'Mana orbs of seat 0', logged: '5', recorded: '0' },
        { what: 'ready Mana orbs of seat 0', logged: '4', recorded: '0' },
      ]);
    });

    it('are reported once with their first place and their number of occurrences', () => {
      for (const mana of [4, 4, 3]) log.tell('pay', '', { player_id: 1, mana, totalMana: 5 });
      const [first, second, third, ...others] = read().report?.differences ?? [];
      expect(first).toMatchObject({ what: 'Mana orbs of seat 0', logged: '5', times: 3 });
      expect(second).toMatchObject({ what: 'ready Mana orbs of seat 0', logged: '4', times: 2 });
      expect(third).toMatchObject({ what: 'ready Mana orbs of seat 0', logged: '3', times: 1 });
      expect([first?.move, second?.move]).toEqual([first?.move, first?.move]);
      expect(third?.move).toBe((first?.move ?? NaN) + 2);
      expect(others).toEqual([]);
    });
  });

  describe('the end', () => {
    it('is the concession in the log', () => {
      log.tell('playerConcedeGame', '', { player_id: 2 }).ends(1);
      const { report, events } = read();
      expect(report?.result).toMatchObject({ winners: ['1'], reason: 'conceded' });
      expect(events.at(-1)?.event).toMatchObject({ kind: 'GameEnded', winners: [0], reason: 'conceded' });
    });

    it('is missing if the log stops earlier, and is recorded once if the log repeats it', () => {
      expect(read().report?.result).toBeNull();
      log.ends(1).ends(1);
      expect(read().events.filter(({ event }) => event.kind === 'GameEnded')).toHaveLength(1);
    });
  });

  describe('a file with a log', () => {
    const choosing = new TableLog({ begun: false }).asks(0, 2, { demoDeck: false }, { decks: [] });
    it.each([
      ['a log that was cut off', () => log.text().slice(0, -40), 'IMPORT_NOT_JSON'],
      ['another document', () => '{"logs": 5}', 'IMPORT_FOREIGN'],
      ['malformed packets', () => '{"logs":[{"channel":"/x"}]}', 'LOG_MALFORMED'],
      [
        'another game',
        () => new TableLog({ begun: false }).tell('diceThrown', '', {}).text(),
        'LOG_OF_ANOTHER_GAME',
      ],
      [
        'a table with one player',
        () => log.text().replace(',{"id":2,"name":"Bob"}', ''),
        'LOG_OF_ANOTHER_GAME',
      ],
      [
        'a log without decks',
        () => new TableLog({ begun: false }).tell('vsScreen', '', {}).text(),
        'LOG_INCOMPLETE',
      ],
      [
        'only the first packet of a log',
        () => choosing.text((packets) => packets.slice(0, 1)),
        'LOG_INCOMPLETE',
      ],
      [
        'only the second packet of a log',
        () => choosing.text((packets) => packets.slice(1)),
        'LOG_INCOMPLETE',
      ],
      [
        'another game with a state of the same number',
        () => new TableLog({ begun: false }).asks(0, 2, { tiles: 3 }).text(),
        'LOG_OF_ANOTHER_GAME',
      ],
      ['a deeply nested document', () => `{"logs":${'['.repeat(200_000)}`, 'IMPORT_TOO_DEEP'],
    ])('is refused: %s', (_, text, code) => {
      expect(codeOf(text())).toBe(code);
    });

    it("in a browser's archive of several tables is read as several games", () => {
      const [chess, other] = [new TableLog({ table: 79, begun: false }), new TableLog({ table: 78 })];
      const archiveOf = (...texts: readonly string[]) =>
        JSON.stringify({ log: { entries: texts.map((text) => ({ response: { content: { text } } })) } });
      const read = (...texts: readonly string[]) => {
        const games = readGames([archiveOf(...texts)], gameModules);
        return games.ok ? games.value : games.error.code;
      };
      const ids = [log.text(), other.text(), chess.tell('move', '', {}).text()];
      expect(read(...ids)).toEqual([gameOf(log.text()), gameOf(other.text())]);
      expect(read(ids[2] ?? '')).toBe('LOG_OF_ANOTHER_GAME');
      expect(codeOf(archiveOf(...ids))).toBe('LOG_MIXED');
    });

    it('is replaced by a log that continues it, for example after an undo', () => {
      const cut = new TableLog().draws(0, 2, [1, 2]).text();
      const whole = log.draws(0, 1, [3]).draws(1, 1, [101]).text();
      const archive = JSON.stringify({
        log: { entries: [cut, whole].map((text) => ({ response: { content: { text } } })) },
      });
      for (const read of [gameOf(archive), gameOf(cut, whole), gameOf(whole, cut)])
        expect(read).toEqual(gameOf(whole));
    });

    it('is refused if logs of two tables are mixed, in two files or in one', () => {
      const other = new TableLog({ table: 78 }).text();
      expect(codeOf(log.text(), other)).toBe('LOG_MIXED');
      const { logs } = (JSON.parse(other) as { data: { logs: readonly [] } }).data;
      expect(codeOf(log.text((packets) => [...packets, ...logs]))).toBe('LOG_MIXED');
    });

    it.each([
      ['of 200 MB', new Uint8Array(200 * 1024 * 1024), 'IMPORT_TOO_LARGE'],
      [
        'a file that becomes too large when unpacked',
        gzipSync(Buffer.alloc(65 * 1024 * 1024)),
        'IMPORT_TOO_LARGE',
      ],
      ['a compressed file that was cut off', gzipSync('{"logs":[]}').subarray(0, 15), 'IMPORT_DAMAGED'],
      ['a file that is not text', Uint8Array.of(0xff, 0xfe, 0xfd), 'IMPORT_NOT_JSON'],
    ])('is refused: %s', (_, bytes, code) => {
      expect(textOfFile(bytes)).toMatchObject({ ok: false, error: { code } });
    });
  });

  describe('a log on a shelf', () => {
    let games: Map<string, ReadGame['events'] | 'taken'>;
    const shelf: GameShelf = {
      read: (id) => Promise.resolve(games.get(id) ?? null),
      put: (id, events, known) => {
        const there = games.get(id) ?? [];
        invariant(there !== 'taken' && there.length === known, 'it continues what is there');
        return Promise.resolve(void games.set(id, [...there, ...events.slice(known)]));
      },
    };
    const take = (text = log.text(), keepsBoth = false) => {
      const game = readGame([text], gameModules);
      invariant(game.ok, 'it is a log');
      return takeGame(shelf, game.value, keepsBoth);
    };
    beforeEach(() => {
      games = new Map();
    });

    it('is imported once', async () => {
      expect(await importGame(shelf, log.text(), gameModules)).toMatchObject({
        value: { alreadyThere: false },
      });
      expect(await importGame(shelf, log.text(), gameModules)).toMatchObject({
        value: { alreadyThere: true },
      });
      expect(
        await importGame(shelf, new TableLog({ table: 78 }).text().slice(0, -40), gameModules),
      ).toMatchObject({ error: { code: 'IMPORT_NOT_JSON' } });
      expect([...games.keys()]).toEqual(['bga-77']);
    });

    it("is continued by the table's longer log, while a shorter log changes nothing", async () => {
      const shorter = log.text();
      await take(shorter);
      const before = games.get('bga-77');
      log.draws(0, 1, [1]);
      expect(await take()).toMatchObject({
        value: { id: 'bga-77', alreadyThere: false, continues: before?.length },
      });
      expect(games.get('bga-77')).toEqual(read().events);
      expect(await take(shorter)).toMatchObject({ value: { alreadyThere: true } });
      expect(games.get('bga-77')).toEqual(read().events);
    });

    it('is refused if the table has another record, unless both are stored', async () => {
      await take();
      const before = JSON.stringify(games.get('bga-77'));
      const other = log.text().replaceAll('Ann', 'Eve');
      expect(await take(other)).toMatchObject({ error: { code: 'IMPORT_CONFLICT' } });
      expect(await take(other, true)).toMatchObject({ value: { id: 'bga-77-2' } });
      expect(JSON.stringify(games.get('bga-77'))).toBe(before);
    });

    it.each([true, false])(
      'gets the next id if its record was deleted; stores both: %s',
      async (keepsBoth) => {
        games.set('bga-77', 'taken');
        games.set('bga-77-2', 'taken');
        expect(await take(log.text(), keepsBoth)).toMatchObject({ value: { id: 'bga-77-3' } });
        expect(await take(log.text(), keepsBoth)).toMatchObject({
          value: { id: 'bga-77-3', alreadyThere: true },
        });
      },
    );
  });

  describe('a Morning that an undo removed from the log', () => {
    const hand = [1, 2, 3];
    const expands = { source: 'hand', destination: 'mana', n: 1, optionalAction: true };
    const missing = (own: object | null): ReadGame => {
      log = new TableLog({
        dealt: [
          [1, 4, 5, 6],
          [101, 104, 105, 106],
        ],
      });
      log.tell('newPhase', '', { phase: 'night', day: 1 });
      return gameOf(log.asks(0, 21, expands, own).text());
    };

    it('is restored with its day and the cards in hand if a player decides on a Mana Orb', () => {
      const state = stateOf(missing({ cards: hand }));
      expect([state.day, state.phase, state.seats[0]?.hand.length, state.seats[0]?.deck.length]).toEqual([
        2,
        'morning',
        3,
        4,
      ]);
    });

    it('is restored without cards if their number is unknown', () => {
      const state = stateOf(missing(null));
      expect([state.day, state.phase, state.seats[0]?.hand.length]).toEqual([2, 'morning', 1]);
    });
  });

  describe('a table', () => {
    const cardIn = (location: string) => ({
      id: 1,
      location,
      pId: 1,
      properties: { uid: 'ALT_TEST_B_OD_1_R', name: 'TESTER_1', type: 'character' },
    });
    const boost = { id: '900', type: 'boost', location: 'card-1' };

    it.each([
      ['the boost goes to Reserve with the card', [], { boost: 1 }],
      ['the boost is removed if the log removes it', ['900'], {}],
    ])('has the boosts of the log: %s', (_, meeples, counters) => {
      log
        .draws(0, 1, [1])
        .plays(0, 1, 'stormLeft')
        .tell('addMeeples', '', { meeples: [boost] });
      const rested = { player_id: 1, cards: [], cards2: [cardIn('reserve')], cards3: [], meeples };
      const state = stateOf(gameOf(log.tell('nightCleanup', '', rested).text()));
      const [item = -1] = state.seats[0]?.reserve ?? [];
      expect(state.stays[item]).toMatchObject({ zone: 'reserve', counters });
    });

    it('has Terrain Markers in the regions of the log', () => {
      const marker = (location: string) => ({
        player_id: 1,
        meeples: [{ id: '7', type: 'ocean', location, pId: '1' }],
      });
      const markers = (): unknown =>
        stateOf(read()).adventure.map(({ markers: all = [] }) => all.map(({ terrain }) => terrain).join());
      log.tell('slideMeeples', '', marker('storm-7'));
      expect(markers()).toEqual(['', '', '', '', '', '', '', 'water']);
      log.tell('slideMeeples', '', marker('storm-0'));
      expect(markers()).toEqual(['water', '', '', '', '', '', '', '']);
    });
  });
});
