import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { openEventStore, Outages } from '#event-store';
import { Stage } from '#event-store/testing';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

const stage = new Stage(afterEach);
let api: RunningApi | null = null;
afterEach(async () => {
  await api?.stop();
  jest.restoreAllMocks();
});

describe('a store that is lost and comes back', () => {
  it('is logged once when lost and once when back, and each refused request is logged with its id', async () => {
    const facade = await stage.start();
    const outages = new Outages();
    const connection = `${facade.connection}&discoveryInterval=5&defaultDeadline=2000`;
    const store = await openEventStore({ kind: 'kurrentdb', folder: '.', connection }, outages);
    api = await RunningApi.start({ game: highCardGame('game').slice(0, 9) }, { store, outages });
    await api.ask('{ games { totalCount } }');
    const lines: { level: string; about: unknown; text: unknown }[] = [];
    for (const level of ['error', 'warn', 'log'] as const)
      jest.spyOn(Logger.prototype, level).mockImplementation((...[about, text]: unknown[]) => {
        lines.push({ level, about, text: text ?? about });
      });
    const linesMatching = (pattern: RegExp) => lines.filter(({ text }) => pattern.test(String(text)));

    facade.loseQuorum();
    const { errors } = await api.ask('{ game(id: "game") { state { position } } }');
    expect(errors).toMatchObject([{ extensions: { code: 'STORE_UNREACHABLE' } }]);
    const { logId } = errors[0]!.extensions;
    expect(lines.filter(({ about }) => JSON.stringify(about).includes(String(logId)))).toHaveLength(1);
    expect(linesMatching(/A query was refused: .*cannot be reached/)).toMatchObject([
      { level: 'warn', about: { logId, code: 'STORE_UNREACHABLE' } },
    ]);
    // The outage is logged once for the query, and not a second time with a stack trace.
    expect(lines.filter(({ about }) => about instanceof Error)).toEqual([]);
    expect(linesMatching(/^The event store at .* cannot be reached/)).toHaveLength(1);

    facade.regainQuorum();
    for (let turn = 0; turn < 100 && linesMatching(/is back/).length === 0; turn++)
      await api.ask('{ game(id: "game") { state { position } } }');
    expect(linesMatching(/^The event store is available again after \d+\.\d s\.$/)).toHaveLength(1);
    const figures = await (await fetch(`${api.url}/metrics`)).text();
    expect(figures).toContain('retrace_store_outages_total 1');
    expect(figures).toContain('retrace_store_outage_seconds 0');
    expect(figures).toMatch(/^retrace_list_waiting \d/m);
    expect(figures).toMatch(/^retrace_projection_place \d/m);
  });
});
