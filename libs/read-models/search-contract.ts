import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cardEventsIn, GameFold, Replay, seenIn, type CardCount } from '#projections';
import { omniscient, type RecordedEvent } from '#record';
import { allRows, ProjectedGames } from '#read-models/testing';
import { highCard } from '#record/testing';
import { GameCatalogue, openReadModels, rebuild } from './index.js';
import type { CatalogueQuery, Knowledge, ReadModelPlace, ReadModels } from './index.js';

/** Tests that game searches find the right games and reveal nothing hidden. */
export function searchContract(name: string, place: () => Promise<ReadModelPlace>): void {
  describe(`searching games in ${name}`, () => {
    let games: ProjectedGames;
    let models: ReadModels;
    const played = new Map<string, readonly RecordedEvent[]>();

    beforeEach(async () => {
      games = new ProjectedGames();
      models = await openReadModels(await place());
      played.clear();
      const start = async (id: string, names: string[], decisions = Infinity): Promise<void> => {
        const events = games.play(id, names, decisions);
        played.set(id, events);
        await games.put(id, events);
      };
      await start('a', ['Ada', 'Ben']);
      await start('b', ['100%', 'Ben_2'], 3);
      await start('c', ['Éva', 'Ada']);
      await start('d', ['1000', 'Ben12'], 6);
      await start('e', ['Adam', 'Cy!']);
      await games.say('a', { kind: 'Tagged', tag: 'Final', by: 'x' });
      await games.catchUp(models);
    });
    afterEach(async () => {
      await models.close();
      await games.store.close();
    });

    const page = (query: Partial<CatalogueQuery>, knowledge?: Knowledge) =>
      new GameCatalogue(models).page({ first: 100, ...query }, knowledge);
    const ids = async (query: Partial<CatalogueQuery>, knowledge?: Knowledge) =>
      (await page(query, knowledge)).games.map(({ id }) => id);
    const foldOf = (id: string) => GameFold.of(games.source.modules, played.get(id) ?? []);
    const where = (isMeant: (fold: GameFold) => boolean) =>
      [...played.keys()].filter((id) => isMeant(foldOf(id))).reverse();

    it('finds characters that databases cannot store by their replacements, in every field', async () => {
      await games.put('nul', games.play('nul', ['a\0b', 'Ben']));
      await games.catchUp(models);
      const odd = ['a\0b', 'a\ufffdb', '\0', '\ud800'];
      for (const text of odd) {
        expect(await ids({ player: text })).toEqual(['nul']);
        expect(await ids({ winner: { name: text }, tag: text, module: text, parent: text })).toEqual([]);
        expect(await ids({ cards: [{ card: text, kind: 'drawn' }] })).toEqual([]);
        const knowledge: Knowledge = {
          kind: 'public',
          own: [],
          importer: { kind: 'signed-in', issuer: text, subject: text },
        };
        expect(await ids({ player: 'éva' }, knowledge)).toEqual(['c']);
      }
      expect(await ids({ player: 'a\0' })).toEqual(['nul']);
      expect(await ids({ player: 'x\0' })).toEqual([]);
    });

    it('finds games by names, regardless of case and special characters', async () => {
      expect(await ids({ player: 'aDA' })).toEqual(['e', 'c', 'a']);
      expect(await ids({ player: 'ÉVA' })).toEqual(['c']);
      expect(await ids({ player: '100%' })).toEqual(['b']);
      expect(await ids({ player: 'n_2' })).toEqual(['b']);
      expect(await ids({ player: '!' })).toEqual(['e']);
      expect(await ids({ module: 'chess' })).toEqual([]);
      expect(await ids({ tag: 'final' })).toEqual(['a']);
      expect(await ids({ tag: 'FINAL' })).toEqual(['a']);
      expect(await ids({ tag: 'fin' })).toEqual([]);
    });

    it('finds and lists games by the names that players chose for their seats, whenever they chose them', async () => {
      const claim = (seat: number, name?: string) =>
        ({
          kind: 'SeatClaimed',
          seat,
          invitation: 'i',
          by: 'x',
          ...(name !== undefined && { name }),
        }) as const;
      const whole = games.play('early', ['Ada', 'Seat 2']);
      await games.say('early', claim(1, 'Zora'));
      await games.put('early', whole.slice(0, 3));
      await games.catchUp(models);
      expect(await ids({ player: 'zora' })).toEqual(['early']);
      await games.put('early', whole.slice(3), 2);
      await games.say('a', claim(1, 'Zora'), claim(1, 'Ben'), claim(0));
      await games.catchUp(models);
      expect(await ids({ player: 'zora' })).toEqual(['early', 'a']);
      expect(await ids({ player: 'seat 2' })).toEqual([]);
      expect(await ids({ text: 'zora' })).toEqual(['early', 'a']);
      const listed = (await page({ player: 'zora' })).games.map(({ summary }) =>
        summary.players.map(({ name }) => name),
      );
      expect(listed).toEqual([
        ['Ada', 'Zora'],
        ['Ada', 'Zora'],
      ]);
      const rows = await allRows(models);
      await rebuild(models, games.source);
      expect(await allRows(models)).toEqual(rows);
      await games.say('a', { kind: 'GameDeleted', by: 'x' });
      await games.catchUp(models);
      expect((await allRows(models))['seat_names']).toHaveLength(1);
    });

    it('finds games by names and tags in both Unicode forms, with and without accents', async () => {
      await games.put('zoe', games.play('zoe', ['Zoë', 'Ben']));
      await games.put('other', games.play('other', ['Zoe\u0308', 'Ben']));
      await games.say('zoe', { kind: 'Tagged', tag: 'Demi-finale à Zoë', by: 'x' });
      await games.say('other', { kind: 'Tagged', tag: 'Demi-finale a\u0300 Zoe\u0308', by: 'x' });
      await games.catchUp(models);
      for (const name of ['Zoë', 'Zoe\u0308', 'zoe', 'ZOE']) {
        expect(await ids({ player: name })).toEqual(['other', 'zoe']);
        expect(await ids({ text: name })).toEqual(['other', 'zoe']);
        expect(await ids({ tag: `Demi-finale à ${name}` })).toEqual(['other', 'zoe']);
        expect(await ids({ tag: `demi-finale a\u0300 ${name}` })).toEqual(['other', 'zoe']);
      }
      expect(await ids({ player: 'eva' })).toEqual(['c']);
    });

    it('finds games by words that each occur in a player, a hero, the game, a tag or a card', async () => {
      expect(await ids({ text: 'aDA' })).toEqual(['e', 'c', 'a']);
      expect(await ids({ text: ' ben  ada ' })).toEqual(['a']);
      expect(await ids({ text: 'fin' })).toEqual(['a']);
      expect(await ids({ text: '100%' })).toEqual(['b']);
      expect(await ids({ text: foldOf('a').summary?.module.toUpperCase() ?? '' })).toHaveLength(5);
      expect(await ids({ text: 'nowhere' })).toEqual([]);
      const card = foldOf('a')
        .takeChanged()
        .find(({ known }) => known.times > 0);
      expect(await ids({ text: card?.name ?? '' })).toContain('a');
    });

    it('finds games that match all fields, with a hero and a winner that belong to the same player', async () => {
      expect(await ids({ finished: false })).toEqual(['d', 'b']);
      for (const id of ['a', 'c', 'e']) {
        const { summary } = foldOf(id);
        const [winner] = summary?.result?.winners ?? [];
        if (summary === null || winner === undefined) continue;
        const { name = '', hero } = summary.players[winner] ?? {};
        expect(await ids({ winner: { name, seat: winner } })).toContain(id);
        expect(await ids({ winner: { name, seat: 1 - winner } })).not.toContain(id);
        if (hero == null) continue;
        expect(await ids({ player: name, hero: hero.toUpperCase() })).toContain(id);
        const other = summary.players[1 - winner];
        if (other?.hero !== hero) expect(await ids({ player: other?.name ?? '', hero })).not.toContain(id);
      }
    });

    it('finds games by length and time', async () => {
      const least = foldOf('b').summary?.events ?? 0;
      expect(await ids({ events: { from: least, to: least } })).toEqual(
        where(({ summary }) => summary?.events === least),
      );
      expect(await ids({ days: { to: 1 } })).toEqual(where(({ summary }) => (summary?.days ?? 0) <= 1));
      expect(await ids({ turns: { from: 3 } })).toEqual(where(({ turns }) => turns >= 3));
      const started = foldOf('a').summary?.startedAt ?? '';
      expect(await ids({ started: { from: started, to: started } })).toHaveLength(5);
      expect(await ids({ started: { from: '2030-01-01T00:00:00.000Z' } })).toEqual([]);
    });

    it('lists the games that started last first, regardless of when they were stored', async () => {
      await models.db
        .updateTable('games')
        .set({ started_at: '2020-01-01T00:00:00.000Z' })
        .where('id', '=', 'e')
        .execute();
      expect(await ids({})).toEqual(['d', 'c', 'b', 'a', 'e']);
      const first = await page({ first: 3 });
      expect(await ids({ after: first.games.at(-1)?.cursor ?? '' })).toEqual(['a', 'e']);
    });

    it('returns pages in every order, which continue correctly after games are added', async () => {
      for (const by of ['recorded', 'started', 'days', 'turns', 'events'] as const)
        for (const direction of ['asc', 'desc'] as const) {
          const order = { by, direction };
          const whole = await ids({ order });
          const first = await page({ first: 2, order });
          if (by === 'recorded' && direction === 'desc') {
            await games.record('late');
            await games.catchUp(models);
          }
          const rest = await ids({ order, after: first.games.at(-1)?.cursor ?? '' });
          expect([...first.games.map(({ id }) => id), ...rest]).toEqual(whole);
          expect(first.hasNext).toBe(true);
        }
    });

    it('finds games by card events as in their records', async () => {
      const some = foldOf('a').takeChanged().slice(0, 12);
      const named = some.map(({ name, kind }) => ({ card: name, asked: name.toUpperCase(), kind }));
      const referred = some.map(({ reference, kind }) => ({ card: reference, asked: reference, kind }));
      for (const { card, asked: query, kind } of [...named, ...referred])
        for (const [byDay, atLeast, seat] of [
          [undefined, 1, undefined],
          [1, 1, 0],
          [2, 2, undefined],
        ] as const) {
          const expected = ['a', 'c', 'e'].filter((id) => {
            const cardEvents = cardEventsIn(
              seenIn(new Replay(highCard as never, played.get(id) ?? []), omniscient),
              { card, kinds: [kind], ...(seat !== undefined && { seat }) },
            );
            return (
              cardEvents.length >= atLeast &&
              (byDay === undefined || (cardEvents[0]?.clock.day ?? 99) <= byDay)
            );
          });
          const counts = {
            atLeast,
            ...(byDay !== undefined && { byDay }),
            ...(seat !== undefined && { seat }),
          };
          expect(await ids({ finished: true, cards: [{ card: query, kind, ...counts }] })).toEqual(
            expected.reverse(),
          );
        }
    });

    it('finds games by references in capitals, like those of published cards', async () => {
      const [card, search] = ['PUBLISHED_01', 'a published card'];
      const times = { first_day: 1, times: 1, seen_first_day: 1, seen_times: 1 };
      const event = { game: 'a', seat: 0, kind: 'drawn', reference: card, name: search, search, ...times };
      await models.db.insertInto('card_events').values(event).execute();
      await models.db.insertInto('card_games').values({ card, game: 'a', search }).execute();
      expect(await ids({ cards: [{ card, kind: 'drawn' }] })).toEqual(['a']);
      expect(await ids({ cards: [{ card: card.toLowerCase(), kind: 'drawn' }] })).toEqual([]);
    });

    it('finds games by the reference of any print of a card', async () => {
      const [card, search] = ['AX_1', 'a published card'];
      const times = { first_day: 1, times: 1, seen_first_day: 1, seen_times: 1 };
      const event = { game: 'a', seat: 0, kind: 'drawn', reference: card, name: search, search, ...times };
      await models.db.insertInto('card_events').values(event).execute();
      await models.db.insertInto('card_games').values({ card, game: 'a', search }).execute();
      const catalogue = new GameCatalogue(models, (reference) => reference.replace(/^PRINT_\d_/, ''));
      for (const reference of ['PRINT_1_AX_1', 'PRINT_2_AX_1', 'AX_1']) {
        const { games } = await catalogue.page({ first: 9, cards: [{ card: reference, kind: 'drawn' }] });
        expect(games.map(({ id }) => id)).toEqual(['a']);
      }
    });

    describe('reveals nothing that the user may not know', () => {
      const nobody: Knowledge = { kind: 'public', own: [] };
      const hidden = (id: string): CardCount => {
        const found = foldOf(id)
          .takeChanged()
          .find(({ known, seen }) => known.times > 0 && seen.times === 0);
        if (found === undefined) throw new Error('something is hidden in every game');
        return found;
      };
      const drew = ({ name: card, kind }: CardCount) => ({ cards: [{ card, kind }] });
      const see = (visibility: 'PLAYERS' | 'PRIVATE', id: string) =>
        games.say(id, { kind: 'VisibilitySet', visibility, by: 'x' }).then(() => games.catchUp(models));

      it('about hands in an unfinished game, not even to the operator of the server', async () => {
        for (const id of ['b', 'd']) {
          const search = drew(hidden(id));
          for (const knowledge of [undefined, nobody, { kind: 'public', own: [id] } as const])
            expect(await ids(search, knowledge)).not.toContain(id);
        }
      });

      it('through words that occur only on hidden cards', async () => {
        const event = { kind: 'drawn', reference: 'R', name: 'Sedge', search: 'sedge', seat: 0 };
        const unseen = { first_day: 1, times: 1, seen_first_day: null, seen_times: 0 };
        for (const game of ['a', 'b'])
          await models.db
            .insertInto('card_events')
            .values({ ...event, ...unseen, game })
            .execute();
        expect(await ids({ text: 'sedge' })).toEqual(['a']);
        expect(await ids({ text: 'sedge' }, { kind: 'public', own: ['b'] })).toEqual(['a']);
        await see('PLAYERS', 'a');
        expect(await ids({ text: 'sedge' }, nobody)).toEqual([]);
        expect(await ids({ text: 'sedge' }, { kind: 'public', own: ['a'] })).toEqual(['a']);
      });

      it('about hands in a finished game that is not public, except to its players', async () => {
        const search = drew(hidden('a'));
        expect(await ids(search, nobody)).toContain('a');
        await see('PLAYERS', 'a');
        expect(await ids(search, nobody)).not.toContain('a');
        expect(await ids({}, nobody)).toContain('a');
        expect(await ids(search, { kind: 'public', own: ['a'] })).toContain('a');
        expect(await ids(search)).toContain('a');
      });

      it('about the part of a game after its link, not even to the operator of the server', async () => {
        const { summary, turns } = foldOf('a');
        const [seat = 0] = summary?.result?.winners ?? [];
        const { days = 0, events = 0, result, module = '' } = summary ?? {};
        await models.db.updateTable('games').set({ days: 99 }).where('id', '=', 'a').execute();
        const [card] = foldOf('a')
          .takeChanged()
          .filter(({ seen }) => seen.times > 0);
        const found: readonly Partial<CatalogueQuery>[] = [
          { finished: true },
          { winner: { seat } },
          { reason: result?.reason ?? '' },
          { days: { to: 99 } },
          { turns: { to: turns } },
          { events: { from: events, to: events } },
          { tag: 'final' },
          { text: 'fin' },
          { cards: [{ card: card?.name ?? '', kind: card?.kind ?? 'drawn' }] },
          { text: card?.name ?? '' },
        ];
        const whole = [{ game: 'a', until: events - 1 }];
        const part = [{ game: 'a', until: events - 2 }];
        for (const knowledge of [{ kind: 'everything' }, nobody, { kind: 'public', own: ['a'] }] as const) {
          for (const query of found) {
            expect(await ids(query, knowledge)).toContain('a');
            expect(await ids(query, { ...knowledge, linked: whole })).toContain('a');
            const { games: listed, total } = await page(query, { ...knowledge, linked: part });
            expect({ query, listed: listed.map(({ id }) => id) }).not.toMatchObject({
              listed: expect.arrayContaining(['a']),
            });
            expect(total).toBe(listed.length);
          }
          const cut = { ...knowledge, linked: part };
          for (const query of [{}, { module }, { player: 'ada' }, { text: 'ada' }, { finished: false }])
            expect(await ids(query, cut)).toContain('a');
          expect(days).toBeLessThan(99);
          const order = { by: 'days', direction: 'desc' } as const;
          expect((await ids({ order }, knowledge))[0]).toBe('a');
          const ordered = await page({ order }, cut);
          expect(ordered.games.map(({ id }) => id).at(-1)).toBe('a');
          const last = Buffer.from(ordered.games.at(-1)?.cursor ?? '', 'base64url').toString();
          expect(last).not.toContain('99');
          expect(await ids({ order, first: 2, after: ordered.games[2]?.cursor ?? '' }, cut)).toContain('a');
        }
      });

      it('about a private game, neither through counts nor through its id', async () => {
        await see('PRIVATE', 'e');
        const { total, games: listed } = await page({}, nobody);
        expect([total, listed.map(({ id }) => id)]).toEqual([4, ['d', 'c', 'b', 'a']]);
        expect(await new GameCatalogue(models).game('e', nobody)).toBeNull();
        expect((await page({ player: 'Adam' }, nobody)).total).toBe(0);
        expect((await page({}, { kind: 'public', own: ['e'] })).total).toBe(5);
      });
    });
  });
}
