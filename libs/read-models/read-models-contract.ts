import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { reading, type EventStore } from '#event-store';
import { summaryOf } from '#projections';
import type { GameId } from '#record';
import { allRows, ProjectedGames, uuidOf } from '#testing';
import { GameCatalogue, openReadModels, rebuild, statusOf } from './index.js';
import type { CatalogueQuery, ReadModelPlace, ReadModels } from './index.js';

/** Tests what is promised of read models wherever they are kept; `place` is empty before each test. */
export function readModelsContract(name: string, place: () => Promise<ReadModelPlace>): void {
  describe(`read models in ${name}`, () => {
    let games: ProjectedGames;
    let where: ReadModelPlace;
    let models: ReadModels;
    let open: ReadModels[];

    beforeEach(async () => {
      games = new ProjectedGames();
      where = await place();
      open = [];
      models = await opened();
    });
    afterEach(async () => {
      for (const one of open) await one.close();
      await games.store.close();
    });

    const opened = async (at: ReadModelPlace = where): Promise<ReadModels> => {
      const one = await openReadModels(at);
      open.push(one);
      return one;
    };
    const page = (query: Partial<CatalogueQuery> = {}, from = models) =>
      new GameCatalogue(from).page({ first: 100, ...query });
    const ids = async (query: Partial<CatalogueQuery> = {}, from = models) =>
      (await page(query, from)).games.map(({ id }) => id);
    /** A store that breaks off after so many events. */
    const breaking = (after: number): EventStore => {
      let given = 0;
      return Object.assign(Object.create(games.store) as EventStore, {
        readAll: (options: object) =>
          reading(async function* () {
            for await (const event of games.store.readAll(options)) {
              if (++given > after) throw new Error('the power went');
              yield [event];
            }
          }),
      });
    };

    it('list the games, newest first, with the summaries of their events', async () => {
      await games.record('a', 'b', 'c');
      await games.catchUp(models);
      expect(await ids()).toEqual(['c', 'b', 'a']);
      const [c] = (await page()).games;
      expect(c?.summary).toEqual(summaryOf(await games.streams.read('c' as GameId)));
      expect(await new GameCatalogue(models).game('b')).toMatchObject({
        id: 'b',
        tags: [],
        visibility: null,
      });
      expect(await new GameCatalogue(models).game('x')).toBeNull();
    });

    it('that an earlier version made are taken over, and made again from the events', async () => {
      await games.record('a', 'b');
      await games.catchUp(models);
      const rows = await allRows(models);
      await sql`drop table card_games`.execute(models.db);
      await sql`delete from kysely_migration where name = '0002-card-games'`.execute(models.db);
      const later = await opened();
      expect((await statusOf(later, games.store)).events).toBe(0);
      await games.catchUp(later);
      expect(await allRows(later)).toEqual(rows);
    });

    it('read what is new and nothing twice', async () => {
      await games.record('a', 'b');
      await games.catchUp(models);
      await games.record('late');
      const taken: number[] = [];
      await games.projection(await opened()).catchUp((events) => taken.push(events));
      await games.projection(models).catchUp((events) => taken.push(events));
      expect(taken).toEqual([(await games.streams.read('late' as GameId)).length]);
      expect(await ids()).toEqual(['late', 'b', 'a']);
    });

    it('go on inside a game, by a program that does not remember it', async () => {
      const events = games.play('g');
      await games.put('g', events.slice(0, 7));
      await games.catchUp(models);
      await games.put('g', events.slice(7), 6);
      await games.catchUp(models);
      expect((await page()).games[0]?.summary).toEqual(summaryOf(events));
      const whole = await opened({ kind: 'memory' });
      await games.catchUp(whole);
      expect(await allRows(models)).toEqual(await allRows(whole));
    });

    it('know tags and visibility, also of games that have not begun, and no deleted game', async () => {
      await games.say('b', { kind: 'GameOpened', visibility: 'PLAYERS', seats: [], by: 'ada' });
      await games.record('a', 'b');
      await games.catchUp(models);
      const tagged = (tag: string) => ({ kind: 'Tagged', tag, by: 'ada' }) as const;
      await games.say('b', tagged('final'), tagged('odd'), { kind: 'Untagged', tag: 'odd', by: 'ada' });
      await games.catchUp(models);
      expect((await page({ tag: 'final' })).games).toMatchObject([
        { id: 'b', visibility: 'PLAYERS', tags: ['final'] },
      ]);
      await games.say('b', { kind: 'GameDeleted', by: 'ada' });
      await games.catchUp(models);
      expect(await ids()).toEqual(['a']);
      const rows = JSON.stringify(await allRows(models));
      expect(rows).not.toContain('final');
      await rebuild(models, games.source);
      expect(JSON.stringify(await allRows(models))).toBe(rows);
    });

    it('are the same built anew as built bit by bit, by whoever died in between', async () => {
      const act = fc.oneof(
        fc.record({ game: fc.nat(3), events: fc.integer({ min: 1, max: 30 }) }),
        fc.record({ catchUp: fc.constantFrom('same', 'fresh', 'dying', 'two' as const), after: fc.nat(60) }),
        fc.record({ note: fc.constantFrom('tag', 'untag', 'hide', 'delete' as const), game: fc.nat(3) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
          games = new ProjectedGames();
          const kept = await opened(await place());
          let projection = games.projection(kept);
          const reached = [0, 0, 0, 0];
          for (const one of acts) {
            if ('events' in one) {
              const events = games.play(`g${one.game}`);
              const from = reached[one.game] ?? 0;
              const some = events.slice(from, from + one.events);
              if (some.length === 0) continue;
              await games.put(`g${one.game}`, some, from === 0 ? 'no-stream' : from - 1);
              reached[one.game] = from + some.length;
            } else if ('note' in one) {
              const said = {
                tag: { kind: 'Tagged', tag: 't', by: 'x' },
                untag: { kind: 'Untagged', tag: 't', by: 'x' },
                hide: { kind: 'VisibilitySet', visibility: 'PRIVATE', by: 'x' },
                delete: { kind: 'GameDeleted', by: 'x' },
              } as const;
              await games.say(`g${one.game}`, said[one.note]);
            } else if (one.catchUp === 'same') await projection.catchUp();
            else if (one.catchUp === 'two')
              await Promise.all([projection.catchUp(), games.projection(kept).catchUp()]);
            else if (one.catchUp === 'fresh') {
              projection = games.projection(kept);
              await projection.catchUp();
            } else {
              const dying = games.projection(kept, { ...games.source, store: breaking(one.after) });
              await dying.catchUp().catch(() => undefined);
            }
          }
          await projection.catchUp();
          const grown = await allRows(kept);
          const anew = await opened({ kind: 'memory' });
          await games.catchUp(anew);
          expect(await allRows(anew)).toEqual(grown);
        }),
        { numRuns: name === 'SQLite' ? 40 : 15 },
      );
    }, 120_000);

    it('are rebuilt while others read what was there, and others write', async () => {
      await games.record('a', 'b', 'c');
      await games.catchUp(models);
      const before = await page();
      const reader = where.kind === 'memory' ? models : await opened();
      const seen = new Set<number>();
      const over = new AbortController();
      const reading = (async () => {
        while (!over.signal.aborted) {
          seen.add((await page({}, reader)).total);
          await new Promise(setImmediate);
        }
      })();
      await games.record('d');
      await Promise.all([rebuild(models, games.source), games.catchUp(reader)]);
      over.abort();
      await reading;
      await games.catchUp(models);
      expect([...seen].every((total) => total === 3 || total === 4)).toBe(true);
      expect((await page()).games.slice(1)).toEqual(before.games);
    });

    it('are rebuilt by one at a time', async () => {
      await games.record('a');
      const two = await Promise.allSettled([
        rebuild(models, games.source),
        rebuild(await opened(), games.source),
      ]);
      const refused = two.flatMap((one) =>
        one.status === 'rejected' ? [one.reason as { code: string }] : [],
      );
      expect(refused.every(({ code }) => code === 'REBUILD_RUNNING')).toBe(true);
      await games.catchUp(models);
      expect(await ids()).toEqual(['a']);
    });

    it('stand still at an event that cannot be read, say where, and go on when it can be', async () => {
      const events = games.play('broken');
      await games.record('good');
      await games.put('broken', events.slice(0, 5));
      const [odd] = events.slice(5);
      const broken = { id: uuidOf('odd'), type: 'StepResolved', data: { kind: 'Odd' }, metadata: null };
      await games.store.append('game-broken', [broken], 4);
      await games.put('broken', events.slice(6, 8), 5);
      const projection = games.projection(models);
      expect(await projection.catchUp()).toBe('stopped');
      expect((await new GameCatalogue(models).game('broken'))?.summary.events).toBe(5);
      expect(await statusOf(models, games.store, 2)).toMatchObject({ behind: 2, atLeast: true });
      const { partitions } = await statusOf(models, games.store);
      const stopped = partitions.filter(({ poisoned }) => poisoned !== null);
      expect(stopped).toMatchObject([
        { behind: 3, poisoned: { stream: 'game-broken', revision: 5, problem: { code: 'MALFORMED_EVENT' } } },
      ]);
      expect(await games.catchUp(models)).toBe('stopped');
      // The fix: a program that can read it.
      for await (const stored of games.store.read('game-broken', { from: 5, limit: 1 }))
        Object.assign(broken, {
          data: odd?.event,
          metadata: odd?.metadata,
          type: odd?.event.kind,
          id: stored.id,
        });
      expect(await games.catchUp(models)).toBe('caught-up');
      expect(
        (await statusOf(models, games.store)).partitions.every(({ poisoned }) => poisoned === null),
      ).toBe(true);
      const anew = await opened({ kind: 'memory' });
      await games.catchUp(anew);
      expect(await allRows(models)).toEqual(await allRows(anew));
    });
  });
}
