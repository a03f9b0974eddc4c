import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { deleteGame } from '#archive';
import { reading, type EventStore } from '#event-store';
import { summaryOf } from '#projections';
import type { GameId, Json, RecordedEvent } from '#record';
import { allRows, ProjectedGames } from '#read-models/testing';
import { uuidOf } from '#record/testing';
import { GameCatalogue, openReadModels, pendingImports, rebuild, statusOf } from './index.js';
import type { CatalogueQuery, ReadModelPlace, ReadModels } from './index.js';
import { statisticTables } from './statistic-tables.js';

const recordedAt = '2026-01-01T00:00:00.000Z';
/** Returns an entry of schema 1, in which administrative entries are in the note stream. */
const ofSchema1 = (entry: { readonly kind: string }, at = 0) => ({
  id: uuidOf(`before ${entry.kind} ${at}`),
  type: entry.kind,
  data: entry as unknown as Json,
  metadata: { schema: 1, recordedAt },
});

/** Tests the guarantees of read models on any database. `place` must be empty before each test. */
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
      for (const models of open) await models.close();
      await games.store.close();
    });

    const opened = async (at: ReadModelPlace = where): Promise<ReadModels> => {
      const models = await openReadModels(at);
      open.push(models);
      return models;
    };
    const page = (query: Partial<CatalogueQuery> = {}, from = models) =>
      new GameCatalogue(from).page({ first: 100, ...query });
    const ids = async (query: Partial<CatalogueQuery> = {}, from = models) =>
      (await page(query, from)).games.map(({ id }) => id);
    /** Returns a store that fails after `after` events. */
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

    it('list games with their summaries, newest first', async () => {
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

    it('from an earlier version are migrated and rebuilt from the events', async () => {
      await games.record('a', 'b');
      await games.catchUp(models);
      const rows = await allRows(models);
      for (const table of statisticTables) await sql`drop table ${sql.table(table)}`.execute(models.db);
      await sql`drop table card_games`.execute(models.db);
      await sql`drop table set_aside`.execute(models.db);
      await sql`alter table checkpoints add column problem text`.execute(models.db);
      await sql`alter table game_notes drop column importer`.execute(models.db);
      await sql`alter table game_notes drop column importer_key`.execute(models.db);
      await sql`alter table game_notes drop column import_check`.execute(models.db);
      await sql`drop index game_tags_by_tag`.execute(models.db);
      await sql`alter table game_tags drop column search`.execute(models.db);
      await sql`create index game_tags_by_tag on game_tags (tag, game)`.execute(models.db);
      await sql`delete from kysely_migration where name >= '0002'`.execute(models.db);
      const later = await opened();
      expect((await statusOf(later, games.store)).events).toBe(0);
      await games.catchUp(later);
      expect(await allRows(later)).toEqual(rows);
    });

    it('fold only new events, and none twice', async () => {
      await games.record('a', 'b');
      await games.catchUp(models);
      await games.record('late');
      const taken: number[] = [];
      // Ignores calls that report only a new position, without folded events.
      const take = (events: number): void => {
        if (events > 0) taken.push(events);
      };
      await games.projection(await opened()).catchUp(take);
      await games.projection(models).catchUp(take);
      expect(taken).toEqual([(await games.streams.read('late' as GameId)).length]);
      expect(await ids()).toEqual(['late', 'b', 'a']);
    });

    it('continue in the middle of a game, even if its fold is not cached', async () => {
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

    it('know tags and visibility, even of games that have not started, but not of deleted games', async () => {
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

    it('store the same data whether administrative entries are in a separate stream or among notes', async () => {
      const entries = [
        { kind: 'Imported', visibility: 'PLAYERS', by: 'ada', author: { kind: 'owner' } },
        { kind: 'Tagged', tag: 'final', by: 'ada' },
        { kind: 'Checked', status: 'EXACT', position: null, by: 'x' },
        { kind: 'VisibilitySet', visibility: 'PRIVATE', by: 'ada' },
        { kind: 'GameDeleted', by: 'ada' },
      ] as const;
      const rows: unknown[] = [];
      for (const until of [4, 5]) {
        const [apart, among] = [new ProjectedGames(), new ProjectedGames()];
        for (const form of [apart, among]) {
          const models = await opened({ kind: 'memory' });
          await form.record('a');
          if (form === apart) await form.say('a', ...entries.slice(0, until));
          else await form.store.append('notes-a', entries.slice(0, until).map(ofSchema1), 'no-stream');
          expect(await form.catchUp(models)).toBe('caught-up');
          const all = await allRows(models);
          await rebuild(models, form.source);
          // The checkpoints are store positions. They are equal too, because both ways of recording produce the same
          // number of events.
          expect(await allRows(models)).toEqual(all);
          rows.push(all);
        }
        expect(rows.at(-1)).toEqual(rows.at(-2));
      }
      expect(JSON.stringify(rows[0])).toContain('final');
    });

    it('ignore an unreadable note, but set aside a game with an unreadable administrative entry', async () => {
      await games.record('noted', 'closed', 'other');
      await games.say('noted', { kind: 'Tagged', tag: 'final', by: 'x' });
      const torn = (type: string) => ({ ...ofSchema1({ kind: type }), metadata: { schema: 2, recordedAt } });
      await games.store.append('notes-noted', [torn('Tagged'), torn('Praised')], 0);
      await games.say('noted', { kind: 'Tagged', tag: 'odd', by: 'x' });
      await games.store.append('administration-closed', [torn('VisibilitySet')], 'no-stream');
      expect(await games.catchUp(models)).toBe('set-aside');
      expect((await page({ tag: 'odd' })).games).toMatchObject([{ id: 'noted', tags: ['final', 'odd'] }]);
      expect((await statusOf(models, games.store)).setAside).toMatchObject([
        { game: 'closed', stream: 'administration-closed', problem: { code: 'ADMINISTRATION_MALFORMED' } },
      ]);
      await deleteGame(games, { by: 'x' }, 'closed' as GameId);
      expect(await games.catchUp(models)).toBe('caught-up');
      expect(await ids()).toEqual(['other', 'noted']);
    });

    it('know the importers of games, list the games for them, and know which games are unchecked', async () => {
      const author = (subject: string) => ({ kind: 'signed-in', issuer: 'here', subject }) as const;
      const imported = (by: string) =>
        ({ kind: 'Imported', visibility: 'PRIVATE', by, author: author(by) }) as const;
      await games.say('a', imported('ada'));
      await games.say('b', imported('ben'));
      await games.record('a', 'b', 'c');
      await games.catchUp(models);
      const listed = async (importer?: string, issuer = 'here') => {
        const knowledge = {
          kind: 'public',
          own: [],
          ...(importer !== undefined && { importer: { ...author(importer), issuer } }),
        } as const;
        const { games: found } = await new GameCatalogue(models).page({ first: 9 }, knowledge);
        return found.map(({ id }) => id);
      };
      // An author from another issuer is a different person, even with the same name. Therefore, only the public game
      // is listed.
      expect(await listed('ada', 'elsewhere')).toEqual(['c']);
      expect([await listed('ada'), await listed('ben'), await listed()]).toEqual([
        ['c', 'a'],
        ['c', 'b'],
        ['c'],
      ]);
      expect(await pendingImports(models, 9)).toEqual(['a', 'b']);
      await games.say('a', { kind: 'Checked', status: 'EXACT', position: null, by: 'x' });
      await games.catchUp(models);
      expect(await pendingImports(models, 9)).toEqual(['b']);
      await games.say('a', { kind: 'VisibilitySet', visibility: 'PLAYERS', by: 'ada' });
      await games.catchUp(models);
      expect(await pendingImports(models, 9)).toEqual(['b']);
    });

    it('are the same when rebuilt as when updated step by step by processes that were killed', async () => {
      const act = fc.oneof(
        fc.record({ game: fc.nat(3), events: fc.integer({ min: 1, max: 30 }) }),
        fc.record({ catchUp: fc.constantFrom('same', 'fresh', 'dying', 'two' as const), after: fc.nat(60) }),
        fc.record({ note: fc.constantFrom('tag', 'untag', 'hide', 'delete' as const), game: fc.nat(3) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
          games = new ProjectedGames();
          const models = await opened(await place());
          let projection = games.projection(models);
          const reached = [0, 0, 0, 0];
          for (const act of acts) {
            if ('events' in act) {
              const events = games.play(`g${act.game}`);
              const from = reached[act.game] ?? 0;
              const some = events.slice(from, from + act.events);
              if (some.length === 0) continue;
              await games.put(`g${act.game}`, some, from === 0 ? 'no-stream' : from - 1);
              reached[act.game] = from + some.length;
            } else if ('note' in act) {
              const entries = {
                tag: { kind: 'Tagged', tag: 't', by: 'x' },
                untag: { kind: 'Untagged', tag: 't', by: 'x' },
                hide: { kind: 'VisibilitySet', visibility: 'PRIVATE', by: 'x' },
                delete: { kind: 'GameDeleted', by: 'x' },
              } as const;
              await games.say(`g${act.game}`, entries[act.note]);
            } else if (act.catchUp === 'same') await projection.catchUp();
            else if (act.catchUp === 'two')
              await Promise.all([projection.catchUp(), games.projection(models).catchUp()]);
            else if (act.catchUp === 'fresh') {
              projection = games.projection(models);
              await projection.catchUp();
            } else {
              const dying = games.projection(models, { ...games.source, store: breaking(act.after) });
              await dying.catchUp().catch(() => undefined);
            }
          }
          await projection.catchUp();
          const grown = await allRows(models);
          const anew = await opened({ kind: 'memory' });
          await games.catchUp(anew);
          expect(await allRows(anew)).toEqual(grown);
        }),
        { numRuns: name === 'SQLite' ? 40 : 15 },
      );
    }, 120_000);

    it('are rebuilt while other processes read the old rows and write', async () => {
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

    it('are rebuilt by only one process at a time', async () => {
      await games.record('a');
      const two = await Promise.allSettled([
        rebuild(models, games.source),
        rebuild(await opened(), games.source),
      ]);
      const refused = two.flatMap((models) =>
        models.status === 'rejected' ? [models.reason as { code: string }] : [],
      );
      expect(refused.every(({ code }) => code === 'REBUILD_RUNNING')).toBe(true);
      await games.catchUp(models);
      expect(await ids()).toEqual(['a']);
    });

    describe('of a game that cannot be folded', () => {
      const setAside = async (from = models) => (await statusOf(from, games.store)).setAside;
      const behind = async () => (await statusOf(models, games.store)).behind;
      const expectAsAnew = async (): Promise<void> => {
        const anew = await opened({ kind: 'memory' });
        await games.catchUp(anew);
        expect(await allRows(models)).toEqual(await allRows(anew));
      };
      const odd = { id: uuidOf('odd'), type: 'StepResolved', data: { kind: 'Odd' }, metadata: null };

      it('set it aside with its rows, report the event, update other games, and fold it again when it is readable', async () => {
        const events = games.play('broken');
        await games.record('good');
        await games.put('broken', events.slice(0, 5));
        const [missed] = events.slice(5);
        await games.store.append('game-broken', [odd], 4);
        await games.put('broken', events.slice(6, 8), 5);
        await games.say('broken', { kind: 'Tagged', tag: 'odd', by: 'x' });
        await games.record('later');
        const projection = games.projection(models);
        expect(await projection.catchUp()).toBe('set-aside');
        expect(await ids()).toEqual(['later', 'broken', 'good']);
        expect((await new GameCatalogue(models).game('broken'))?.summary.events).toBe(5);
        expect(await behind()).toBe(0);
        expect(await setAside()).toMatchObject([
          { game: 'broken', stream: 'game-broken', revision: 5, problem: { code: 'EVENT_MALFORMED' } },
        ]);
        expect(await games.catchUp(models)).toBe('set-aside');
        // Simulates a version of Retrace that can read the event.
        for await (const stored of games.store.read('game-broken', { from: 5, limit: 1 }))
          Object.assign(stored, {
            data: missed?.event,
            metadata: missed?.metadata,
            type: missed?.event.kind,
          });
        expect(await games.catchUp(models)).toBe('caught-up');
        expect(await setAside()).toEqual([]);
        expect((await page({ tag: 'odd' })).total).toBe(1);
        await expectAsAnew();
      });

      it('forget it when it is deleted', async () => {
        await games.put('broken', games.play('broken').slice(0, 5));
        await games.store.append('game-broken', [odd], 4);
        expect(await games.catchUp(models)).toBe('set-aside');
        await deleteGame(games, { by: 'x' }, 'broken' as GameId);
        expect(await games.catchUp(models)).toBe('caught-up');
        expect([await ids(), await setAside()]).toEqual([[], []]);
        await rebuild(models, games.source);
        expect([await ids(), await setAside()]).toEqual([[], []]);
      });

      it('report the problem in a short message', async () => {
        const long = { ...odd, type: 'x'.repeat(1_000_000), data: { kind: 'x' } };
        await games.store.append('game-long', [long], 'no-stream');
        await games.catchUp(models);
        expect(JSON.stringify(await setAside()).length).toBeLessThan(2000);
      });

      it('set aside only a game that the database refuses, and fold it again when the database accepts it', async () => {
        await refuse(models, 'Cursed');
        const events = games.play('cursed', ['Cursed', 'Ben']);
        await games.record('early');
        await games.put('cursed', events);
        await games.record('late');
        await games.say('late', { kind: 'Tagged', tag: 'final', by: 'x' });
        expect(await games.catchUp(models)).toBe('set-aside');
        expect(await ids()).toEqual(['late', 'early']);
        expect((await page({ tag: 'final' })).total).toBe(1);
        expect(await behind()).toBe(0);
        expect(await setAside()).toMatchObject([{ game: 'cursed', problem: { code: 'ROW_REFUSED' } }]);
        await games.record('after');
        await games.catchUp(models);
        expect(await ids()).toEqual(['after', 'late', 'early']);
        await refuseNoMore(models);
        expect(await games.catchUp(models)).toBe('caught-up');
        expect(await ids()).toEqual(['after', 'late', 'cursed', 'early']);
        await expectAsAnew();
      });

      it('forget a game that the database refuses when it is deleted', async () => {
        await refuse(models, 'Cursed');
        await games.put('cursed', games.play('cursed', ['Cursed', 'Ben']));
        const projection = games.projection(models);
        expect(await projection.catchUp()).toBe('set-aside');
        await deleteGame(games, { by: 'x' }, 'cursed' as GameId);
        expect(await projection.catchUp()).toBe('caught-up');
        expect(await setAside()).toEqual([]);
      });
    });

    describe('of records that exceed the current limits', () => {
      const long = 'x'.repeat(8000);
      /** Returns a record as another server or an earlier version of Retrace could have written it. */
      const withCards = (id: string, cards: (reference: string) => object, name = 'Ada') =>
        games.play(id, [name, 'Ben']).map((recorded) =>
          recorded.event.kind === 'GameStarted'
            ? {
                ...recorded,
                event: {
                  ...recorded.event,
                  cards: Object.fromEntries(
                    Object.entries(recorded.event.cards).map(([reference, card]) => [
                      reference,
                      { ...(card as object), ...cards(reference) },
                    ]),
                  ),
                },
              }
            : recorded,
        ) as unknown as RecordedEvent[];

      it('list and mark them, and find them by values that fit into an index', async () => {
        await games.put(
          'names',
          withCards('names', (reference) => ({ name: `${reference} ${long}` }), long),
        );
        await games.say('names', { kind: 'Tagged', tag: 'fine', by: 'x' });
        const far = { schema: 1, recordedAt: '2026-01-01T00:00:00.000Z' };
        const tagged = { id: uuidOf('tag'), type: 'Tagged', metadata: far };
        await games.store.append(
          'notes-names',
          [{ ...tagged, data: { kind: 'Tagged', tag: long, by: 'x' } }],
          0,
        );
        await games.record('other');
        expect(await games.catchUp(models)).toBe('caught-up');
        expect(await ids()).toEqual(['other', 'names']);
        const [, { summary } = { summary: null }] = (await page()).games;
        expect(summary?.notes).toContain('beyond-bounds');
        expect(JSON.stringify(summary).length).toBeLessThan(2000);
        expect((await page({ player: 'xxx' })).total).toBe(1);
        expect((await page({ tag: 'fine' })).total).toBe(1);
        const card = `n1 ${long}`;
        expect((await page({ cards: [{ card, kind: 'played' }] })).games.length).toBeLessThanOrEqual(1);
      });

      it('store only as many of two thousand seats as a game may have', async () => {
        const [start] = games.play('seats');
        if (start?.event.kind !== 'GameStarted') throw new Error('a game starts');
        const seats = Array.from({ length: 2000 }, () => ({ name: long, deck: ['n1'] }));
        const event = { ...start.event, module: 'unknown', seats };
        await games.put('seats', [{ ...start, event }]);
        expect(await games.catchUp(models)).toBe('caught-up');
        expect((await page()).games[0]?.summary.players).toHaveLength(8);
      });

      it('store numbers that do not fit into a column as the largest one that does', async () => {
        const days = games.play('days');
        const event = {
          kind: 'StepResolved',
          verb: 'x',
          by: null,
          cause: { kind: 'rule', rule: '1' },
          rules: ['1'],
        };
        const actions = [{ kind: 'day', day: 2 ** 52 }];
        await games.put('days', [
          ...days.slice(0, 1).map((event) => ({ ...event, event: { ...event.event, module: 'unknown' } })),
          { ...days[1]!, event: { ...event, actions } },
        ] as unknown as RecordedEvent[]);
        await games.record('other');
        expect(await games.catchUp(models)).toBe('caught-up');
        expect((await page({ days: { from: 2_147_483_647 } })).total).toBe(1);
      });
    });
  });
}

const refusals = {
  sqlite: {
    on: (name: string) => `
      create trigger refusing before insert on game_players when new.name = '${name}'
      begin select raise(abort, 'refused'); end`,
    off: 'drop trigger refusing',
  },
  postgres: {
    on: (name: string) => `alter table game_players add constraint refusing check (name <> '${name}')`,
    off: 'alter table game_players drop constraint refusing',
  },
};

/** Makes the database refuse the rows of a player. */
const refuse = ({ db, dialect }: ReadModels, name: string) =>
  sql.raw(refusals[dialect.kind].on(name.toLowerCase())).execute(db);
const refuseNoMore = ({ db, dialect }: ReadModels) => sql.raw(refusals[dialect.kind].off).execute(db);
