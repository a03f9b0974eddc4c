import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { GameFold } from '#projections';
import type { AdministrationEntry, Author, GameId, RecordedEvent, Visibility } from '#record';
import { allRows, ProjectedGames } from '#read-models/testing';
import { uuidOf } from '#record/testing';
import { GameStatistics, openReadModels, rebuild } from './index.js';
import type { CardStatistic, Knowledge, ReadModelPlace, ReadModels } from './index.js';

const stranger = { kind: 'public', own: [] } satisfies Knowledge;
const ada = { kind: 'signed-in', issuer: 'here', subject: 'ada' } as const;

/** Tests that statistics count each game once, and that users without access learn nothing about a game. */
export function statisticsContract(name: string, place: () => Promise<ReadModelPlace>): void {
  describe(`statistics in ${name}`, () => {
    let games: ProjectedGames;
    let models: ReadModels;
    let statistics: GameStatistics;
    const played = new Map<string, readonly RecordedEvent[]>();

    beforeEach(async () => {
      games = new ProjectedGames();
      models = await openReadModels(await place());
      statistics = new GameStatistics(models);
      played.clear();
      for (const [id, names] of Object.entries({ a: ['Ada', 'Ben'], b: ['Ada', 'Cy'], c: ['Ben', 'ADA'] })) {
        played.set(id, games.play(id, names));
        await games.put(id, games.play(id, names));
      }
      await games.put('live', games.play('live', ['Ada', 'Ben'], 5));
      await games.catchUp(models);
    });
    afterEach(async () => {
      await models.close();
      await games.store.close();
    });

    const opened = (visibility: 'PUBLIC' | 'PLAYERS' | 'PRIVATE') =>
      ({ kind: 'VisibilitySet', visibility, by: 'ada' }) as const;
    const all = async (knowledge?: Knowledge) => ({
      overview: await statistics.overview({}, knowledge),
      cards: await statistics.cards({ first: 1000 }, knowledge),
      players: await statistics.players({}, knowledge),
      days: await statistics.days({}, knowledge),
    });
    /** Computes the tallies from the rows that they summarise. */
    const talliesOfRows = async () => {
      const added = async (rows: string, own: string[], sums: Record<string, string>) => {
        const by = [
          ...['module', 'edition', 'format', 'period'].map((name) => `s.${name}`),
          'visibility',
          ...own,
        ];
        const parts = Object.entries(sums).map(([name, sum]) => `cast(${sum} as integer) as ${name}`);
        const found = await sql<object>`
          select ${sql.raw([...by, ...parts].join(', '))}
          from ${sql.table(rows)} r join game_sides s on s.game = r.game and s.seat = r.seat
            join (select game_sides.game, coalesce(visibility, 'PUBLIC') as visibility
              from game_sides left join game_notes n on n.game = game_sides.game group by 1, 2) v on v.game = r.game
          group by ${sql.raw(by.join(', '))} order by ${sql.raw(by.join(', '))}`.execute(models.db);
        return found.rows;
      };
      const ofCard = ['reference', 'name', 'drawn_day', 'played', 'opening'].map((name) => `r.${name}`);
      const cards = { games: 'count(*)', wins: 'sum(s.won)', copies: 'sum(r.copies)' };
      const [played, mana, unspent] = ['sum(r.played)', 'sum(r.mana)', 'sum(r.unspent)'];
      const days = { games: 'count(*)', played, mana, unspent };
      return {
        card_tallies: await added('game_cards', ofCard, cards),
        day_tallies: await added('game_days', ['r.day', 's.won'], days),
      };
    };
    const expectRight = async () => expect(await allRows(models)).toMatchObject(await talliesOfRows());

    it('count all prints of a card together', async () => {
      const apart = await statistics.cards({ first: 1000 });
      const [card, ...others] = await new GameStatistics(models, () => 'CARD').cards();
      const sum = (of: (card: CardStatistic) => number) => apart.reduce((all, print) => all + of(print), 0);
      expect(others).toEqual([]);
      expect(card).toMatchObject({ copies: sum(({ copies }) => copies), reference: apart[0]?.reference });
      expect(card?.played.games).toBe(sum(({ played }) => played.games));
    });

    it('count every card, player and day of finished games as in their records', async () => {
      const sides = [...played.values()].flatMap((events) => {
        const fold = GameFold.of(games.source.modules, events);
        const winners = fold.summary?.result?.winners ?? [];
        return (fold.sides ?? []).map((side) => ({
          ...side,
          player: fold.summary?.players[side.seat]?.name.toLowerCase(),
          won: winners.includes(side.seat),
        }));
      });
      const { overview, cards, players, days } = await all();
      expect(overview.games).toBe(3);
      const firsts = sides.filter(({ first }) => first);
      expect(overview.first).toMatchObject({ games: 3, wins: firsts.filter(({ won }) => won).length });
      for (const card of cards) {
        const of = sides.flatMap(({ cards, won }) =>
          cards.filter(({ reference }) => reference === card.reference).map((card) => ({ ...card, won })),
        );
        const counted = (some: typeof of) => ({
          games: some.length,
          wins: some.filter(({ won }) => won).length,
        });
        expect(card.inDeck).toMatchObject(counted(of));
        expect(card.drawn).toMatchObject(counted(of.filter(({ drawnDay }) => drawnDay !== null)));
        expect(card.played).toMatchObject(counted(of.filter((side) => side.played)));
      }
      expect(cards).toHaveLength(
        new Set(sides.flatMap(({ cards }) => cards.map((deckCard) => deckCard.reference))).size,
      );
      expect(players.map(({ all, player }) => [player.toLowerCase(), all.games])).toEqual([
        ['ada', 3],
        ['ben', 2],
        ['cy', 1],
      ]);
      const cardsPlayed = sides.flatMap(({ days }) => days).reduce((sum, day) => sum + day.played, 0);
      expect(days.reduce((sum, { played, sides }) => sum + played * sides, 0)).toBeCloseTo(cardsPlayed, 6);
      expect(cardsPlayed).toBeGreaterThan(0);
    });

    it('show the wins and the unspent mana of each player by month', async () => {
      const { players } = await all();
      for (const { trend, all: together, unspent } of players)
        expect(trend).toEqual([{ period: '2026-01', all: together, unspent }]);
    });

    it('list the possible filter values of the games that count', async () => {
      expect(await statistics.choices()).toMatchObject({
        modules: ['high-card'],
        editions: ['1.0'],
        formats: ['toy'],
        months: ['2026-01'],
      });
      const { players } = await statistics.choices();
      expect(players.map((player) => player.toLowerCase())).toEqual(['ada', 'ben', 'cy']);
      expect(await statistics.choices({ module: 'x' })).toMatchObject({ modules: [], players: [] });
    });

    it('can be filtered by game, edition, format, month, player and day', async () => {
      const { player: _, ...scope } = { module: 'high-card', edition: '1.0', format: 'toy', player: '' };
      const count = async (filter: object) => (await statistics.overview(filter)).games;
      expect(await count({ ...scope, from: '2026-01', to: '2026-01' })).toBe(3);
      for (const wrong of [
        { module: 'x' },
        { edition: '9' },
        { format: 'x' },
        { from: '2026-02' },
        { to: '2025-12' },
      ]) {
        expect(await count({ ...scope, ...wrong })).toBe(0);
        expect(await statistics.cards({ ...scope, ...wrong })).toEqual([]);
        expect(await statistics.days({ ...scope, ...wrong })).toEqual([]);
      }
      const inDecks = async (player: string) =>
        (await statistics.cards({ player })).map(({ inDeck }) => inDeck.games);
      expect(Math.max(...(await inDecks('aDa')))).toBe(3);
      expect(await inDecks('ad')).toEqual([]);
      const [early, late] = await Promise.all([0, 99].map((byDay) => statistics.cards({ byDay })));
      const drawn = (cards: typeof early) => cards?.reduce((sum, card) => sum + card.drawn.games, 0) ?? 0;
      expect(drawn(early)).toBeLessThan(drawn(late));
    });

    it('are the sum of their rows after any change to games, and the same after a rebuild', async () => {
      await expectRight();
      await games.say('a', opened('PRIVATE'));
      await games.say('b', opened('PLAYERS'));
      await games.catchUp(models);
      await expectRight();
      await games.say('b', opened('PUBLIC'), { kind: 'Tagged', tag: 'x', by: 'ada' });
      await games.say('c', { kind: 'GameDeleted', by: 'ada' });
      const live = games.play('live', ['Ada', 'Ben']);
      const begun = await games.streams.read('live' as GameId);
      await games.put('live', live.slice(begun.length), begun.length - 1);
      await games.catchUp(models);
      await expectRight();
      expect((await statistics.overview()).games).toBe(3);
      const rows = await allRows(models);
      expect(rows['card_tallies']).not.toEqual([]);
      await rebuild(models, games.source);
      expect(await allRows(models)).toEqual(rows);
    });

    it('reveal nothing about games that are not public', async () => {
      await games.say('a', opened('PRIVATE'));
      await games.say('b', opened('PLAYERS'));
      await games.catchUp(models);
      const found = await all(stranger);
      expect(found.overview.games).toBe(1);
      expect(found.players.map(({ player }) => player).sort()).toEqual(['ADA', 'Ben']);
      // Deletes the two games that are not public. The result must be the same as if they had never been recorded.
      await games.say('a', { kind: 'GameDeleted', by: 'ada' });
      await games.say('b', { kind: 'GameDeleted', by: 'ada' });
      await games.catchUp(models);
      expect(await all(stranger)).toEqual(found);
      expect(await all()).toEqual(found);
    });

    it('count a mirror match once, and games against oneself separately', async () => {
      const before = await all();
      await games.put('alone', games.play('alone', ['Eve', 'EVE']));
      await games.catchUp(models);
      const { players, overview } = await all();
      expect(overview.games).toBe(4);
      expect(players.filter(({ player }) => player.toLowerCase() !== 'eve')).toEqual(before.players);
      const eve = players.find(({ player }) => player.toLowerCase() === 'eve');
      expect(eve).toMatchObject({ all: { games: 0, rate: null }, selfPlay: 1, trend: [] });
      await models.db.updateTable('game_sides').set({ hero: 'Twin', rival_hero: 'Twin' }).execute();
      const [mirror] = await statistics.matchups();
      expect(mirror).toMatchObject({
        ...{ own: 'Twin', rival: 'Twin', isMirror: true },
        all: { games: 4, wins: 4, rate: null },
        first: { games: 4 },
      });
      const [ofAda] = await statistics.matchups({ player: 'ada' });
      expect(ofAda).toMatchObject({ isMirror: true, all: { games: 3, rate: expect.any(Number) } });
    });

    it('count the seats of an account as one player regardless of names, and games against oneself separately', async () => {
      const eve = { kind: 'signed-in', issuer: 'here', subject: 'eve' } as const;
      const begun = (author: Author, visibility: Visibility = 'PRIVATE') =>
        ({
          kind: 'GameOpened',
          visibility,
          seats: [
            { seat: 0, handedOut: true },
            { seat: 1, handedOut: true, invitation: 'for-1' },
          ],
          by: 'eve',
          author,
        }) as const;
      const claimed = (author: Author) =>
        ({ kind: 'SeatClaimed', seat: 1, invitation: 'for-1', by: 'eve', author }) as const;
      const put = async (id: string, names: string[], ...entries: readonly AdministrationEntry[]) => {
        await games.put(id, games.play(id, names));
        await games.say(id, ...entries);
      };
      await put('as-eve', ['Eve', 'Dan'], begun(eve), claimed(ada));
      await put('as-nora', ['Dan', 'Nora'], begun(ada, 'PUBLIC'), claimed(eve));
      await put('both', ['Eve', 'Nora'], begun(eve), claimed(eve));
      await put('namesake', ['Eve', 'Dan'], begun({ ...eve, issuer: 'elsewhere' }, 'PUBLIC'), claimed(ada));
      await games.catchUp(models);
      const own = { account: eve };
      for (const knowledge of [stranger, { kind: 'everything' }] as const) {
        const players = await statistics.players(own, knowledge);
        expect(players).toMatchObject([{ all: { games: 2 }, selfPlay: 1, trend: [{ all: { games: 2 } }] }]);
        expect((await statistics.overview(own, knowledge)).games).toBe(3);
        expect((await statistics.choices(own, knowledge)).players.toSorted()).toEqual(['Eve', 'Nora']);
        const decks = await statistics.cards({ ...own, first: 1000 }, knowledge);
        expect(Math.max(...decks.map(({ inDeck }) => inDeck.games))).toBeLessThanOrEqual(4);
        expect((await statistics.days(own, knowledge))[0]?.sides).toBe(4);
      }
      expect((await statistics.overview({ ...own, player: 'nora' }, stranger)).games).toBe(2);
      expect((await statistics.overview({}, stranger)).games).toBe(5);
      const rows = await allRows(models);
      expect(rows['game_holders']).toHaveLength(8);
      await rebuild(models, games.source);
      expect(await allRows(models)).toEqual(rows);
      await games.say('as-eve', { kind: 'GameDeleted', by: 'eve' });
      await games.catchUp(models);
      expect((await allRows(models))['game_holders']).toHaveLength(6);
      expect((await statistics.overview(own, stranger)).games).toBe(2);
    });

    it('count a player by the name that they chose for their seat', async () => {
      await games.say('b', { kind: 'SeatClaimed', seat: 1, invitation: 'i', name: 'ben', by: 'x' });
      await games.catchUp(models);
      const { players } = await all();
      expect(players.map(({ player, all: { games: of } }) => [player.toLowerCase(), of])).toEqual([
        ['ada', 3],
        ['ben', 3],
      ]);
      expect(await statistics.players({ player: 'Cy' })).toEqual([]);
      await expectRight();
    });

    it('treat both Unicode forms of a name as equal, but not a name without accents', async () => {
      for (const [id, name] of [
        ['n', 'Zoë'],
        ['d', 'Zoe\u0308'],
        ['e', 'Zoe'],
      ] as const)
        await games.put(id, games.play(id, [name, 'Dan']));
      await games.catchUp(models);
      const { players } = await all();
      const counted = players
        .filter(({ player }) => player.startsWith('Zo'))
        .map(({ all: { games: of } }) => of);
      expect(counted).toEqual([2, 1]);
      for (const player of ['zoë', 'zoe\u0308'])
        expect((await statistics.overview({ player })).games).toBe(2);
    });

    it('reveal nothing about a game that the user can see only in part, through a link', async () => {
      const last = (played.get('a')?.length ?? 0) - 1;
      const before = await all();
      const readers = [{ kind: 'everything' }, stranger, { kind: 'public', own: ['a', 'b'] }] as const;
      const found = [];
      for (const reader of readers) {
        expect(await all({ ...reader, linked: [{ game: 'a', until: last }] })).toEqual(before);
        found.push(await all({ ...reader, linked: [{ game: 'a', until: last - 1 }] }));
      }
      expect(found[0]?.overview.games).toBe(2);
      await games.say('a', { kind: 'GameDeleted', by: 'ada' });
      await games.catchUp(models);
      const without = await all();
      for (const known of found) expect(known).toEqual(without);
    });

    it('count games that the user played, and games that the user imported', async () => {
      const before = await all();
      await games.say('a', opened('PRIVATE'));
      await games.say('b', { kind: 'Imported', visibility: 'PLAYERS', by: 'ada', author: ada });
      await games.catchUp(models);
      expect(await all({ kind: 'public', own: ['a'], importer: ada })).toEqual(before);
      expect((await statistics.overview({}, { kind: 'public', own: ['a'] })).games).toBe(2);
      expect((await statistics.overview({ player: 'cy' }, stranger)).games).toBe(0);
      expect((await statistics.overview({ player: 'cy' }, { ...stranger, importer: ada })).games).toBe(1);
    });

    it('omit games with unreadable administrative entries', async () => {
      const odd = { id: uuidOf('odd'), type: 'Odd', data: {}, metadata: {} };
      await games.store.append('administration-a', [odd], 'any');
      await games.catchUp(models);
      expect((await statistics.overview()).games).toBe(2);
      await expectRight();
    });

    it('omit branches', async () => {
      const revision = played.get('a')!.find(({ event }) => event.kind === 'DecisionRequested')!.revision;
      const rest = played
        .get('a')!
        .slice(revision + 1)
        .map(({ event }) => event);
      await games.streams.append(
        'branch' as GameId,
        [{ kind: 'GameBranched', parent: 'a', revision }, ...rest],
        'no-stream',
      );
      await games.catchUp(models);
      expect((await statistics.overview()).games).toBe(3);
      await expectRight();
    });
  });
}
