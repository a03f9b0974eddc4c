import { afterAll, describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { gameModules } from '#games';
import { parseGame, printGame } from '../game-file.js';
import { ok, type GameId, type GameModule, type RecordedEvent } from '#record';
import { abilityDecks } from '#altered/testing';
import { TableLog, testerCards } from '#interchange/testing';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { GameFiles } from '../index.js';

const id = 'file' as GameId;
const [setup] = abilityDecks('file');
if (setup === undefined) throw new Error('there are decks');
const record = playRandomly(altered as GameModule, setup, 'file');
const text = printGame({ id, events: record });
const changed = (change: (entry: RecordedEvent) => unknown): string =>
  printGame({
    id,
    events: record.map((entry) => ({ ...entry, event: change(entry) as RecordedEvent['event'] })),
  });

describe('the file of a game', () => {
  // All tests share this instance. Its single thread reads one file after another.
  const files = new GameFiles();
  afterAll(() => files.close());

  it('is read completely in the thread, while the main thread continues', async () => {
    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    const read = await files.read(text);
    clearInterval(ticking);
    expect(read).toEqual({
      ok: true,
      value: { games: [{ id, events: record }], draft: null, problem: null },
    });
    expect(turns).toBeGreaterThan(0);
  });

  it.each([
    ['no JSON', text.slice(0, 1000)],
    ['changed manually', text.replace('"by": null', '"by": 0').replace('"by":null', '"by":0')],
    ['nested too deeply', '['.repeat(1_000_000)],
    ['empty', ''],
  ])('is refused with the error of the main thread if it is %s', async (_, wrong) => {
    const elsewhere = parseGame(wrong, gameModules);
    expect(elsewhere.ok).toBe(false);
    expect(await files.read(wrong)).toEqual(elsewhere);
  });

  it('that cannot be displayed is read, with the reason', async () => {
    const boasting = changed(({ event }) =>
      event.kind === 'GameStarted'
        ? {
            ...event,
            cards: Object.fromEntries(
              Object.entries(event.cards).map(([name, card]) => [
                name,
                { ...(card as object), abilities: [{ kind: 'boast' }] },
              ]),
            ),
          }
        : event,
    );
    expect(await files.read(boasting)).toMatchObject({
      ok: true,
      value: { problem: { where: 'event 0', message: expect.stringContaining('abilities') } },
    });
  });

  it("with a log is reconstructed with the reader's cards, as in the main thread", async () => {
    const dealt = [
      [1, 2, 3, 4, 5, 6],
      [101, 102, 103, 104, 105, 106],
    ];
    const log = new TableLog({ dealt })
      .asks(0, 20, { optionalAction: false }, { play: {} })
      .plays(0, 1, 'stormLeft', 'hand', 2)
      .asks(1, 20, { optionalAction: false }, { play: {} })
      .text();
    const fidelityOf = async (reader: GameFiles): Promise<unknown> => {
      const read = await reader.read(log);
      const [first] = read.ok ? (read.value.games?.[0]?.events ?? []) : [];
      return first?.event.kind === 'GameImported' ? first.event.fidelity : null;
    };
    const owner = new GameFiles(gameModules, {}, () => testerCards);
    expect(await fidelityOf(owner)).toBe('RECONSTRUCTED');
    await owner.close();
    expect(await fidelityOf(files)).toBe('OBSERVED');
  });

  it("with a log is searched for references in the thread, and then the reader's cards are loaded", async () => {
    const requests: string[][] = [];
    const owner = new GameFiles(gameModules, {}, () => {
      requests.push([]);
      return (reference) => void requests.at(-1)?.push(reference);
    });
    const named = (count: number): Uint8Array =>
      Buffer.from(
        JSON.stringify({ logs: Array.from({ length: count }, (_, at) => `ALT_CORE_B_AX_${at}_C`) }),
      );
    const reading = owner.read(named(5000));
    expect(requests).toEqual([]);
    expect(await reading).toMatchObject({ error: { code: 'LOG_MALFORMED' } });
    expect(requests.map(({ length }) => length)).toEqual([5000]);
    expect(await owner.read(named(5001))).toMatchObject({ error: { code: 'IMPORT_TOO_LARGE' } });
    expect(requests).toHaveLength(1);
    await owner.close();
  });

  it('with decks lets other tasks run between two decks', async () => {
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    let isOver = false;
    const read: [string, number, number][] = [];
    const owner = new GameFiles(
      gameModules,
      {},
      () => () => undefined,
      (list, number) => {
        read.push([list, number, turns]);
        return ok([]);
      },
    );
    const lists = Array.from({ length: 50 }, (_, at) => `1 ALT_CORE_B_AX_01_C\n2 ALT_CORE_B_AX_${at + 10}_C`);
    const log = JSON.stringify({ logs: [] });
    setImmediate(turn);
    const found = await owner.read([log, ...lists]).finally(() => (isOver = true));
    expect(found).toMatchObject({ ok: false });
    expect(read.map(([list, number]) => [list, number])).toEqual(lists.map((list, at) => [list, at + 1]));
    expect(new Set(read.map(([, , at]) => at)).size).toBe(lists.length);
    expect(await owner.read([log, ...lists, lists[0] ?? ''])).toMatchObject({
      error: { code: 'DECK_LIST_TOO_LARGE' },
    });
    expect(read).toHaveLength(50);
    await owner.close();
  });

  it('that is malformed at every character uses little memory', async () => {
    const strict = new GameFiles(gameModules, { memory: 256 });
    for (const wrong of [',', '"', '0 '])
      expect(await strict.read(Buffer.alloc(8_000_000, wrong))).toMatchObject({
        error: { code: 'IMPORT_NOT_JSON' },
      });
    await strict.close();
  });

  it('is sent as bytes, and refused if these are not text or too deeply nested', async () => {
    expect(await files.read(Buffer.from(text))).toMatchObject({ ok: true, value: { games: [{ id }] } });
    for (const [bytes, code] of [
      [Buffer.from([0x22, 0xff, 0x22]), 'IMPORT_NOT_JSON'],
      [Buffer.alloc(1_000_000, '['), 'IMPORT_TOO_DEEP'],
    ] as const)
      expect(await files.read(bytes)).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    ['time', { time: 1 }],
    ['memory', { memory: 8 }],
  ])('that needs too much %s is refused with a code, and the next file is read', async (_, limits) => {
    const strict = new GameFiles(gameModules, limits);
    expect(await strict.read(text)).toMatchObject({ ok: false, error: { code: 'IMPORT_WORK_TOO_LARGE' } });
    await strict.close();
    expect((await files.read(text)).ok).toBe(true);
  });

  it('with a game that only this program has can be read by this program', async () => {
    const own = printGame({ id, events: playRandomly(highCard as GameModule, highCardSetup(), 'own') });
    expect(await files.read(own)).toMatchObject({ ok: false, error: { code: 'IMPORT_EVENT_INVALID' } });
    const extended = new GameFiles(new Map([...gameModules, [highCard.id, highCard]]));
    expect(await extended.read(own)).toMatchObject({ ok: true, value: { games: [{ id }], problem: null } });
    expect(await extended.read(own.slice(0, -5))).toMatchObject({ error: { code: 'IMPORT_NOT_JSON' } });
    await extended.close();
  });

  it('waits for its turn, within a limit, and is refused after the end', async () => {
    const patient = new GameFiles(gameModules, { waiting: 1 });
    const first = patient.read(text);
    expect(await patient.read(text)).toMatchObject({ error: { code: 'IMPORTS_TOO_MANY' } });
    expect((await first).ok).toBe(true);
    const ended = patient.read(text);
    await patient.close();
    expect(await ended).toMatchObject({ error: { code: 'STORE_CLOSED' } });
    expect(await patient.read(text)).toMatchObject({ error: { code: 'STORE_CLOSED' } });
  });
});
