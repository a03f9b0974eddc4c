import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cardEventsIn, Replay, seenIn } from '#projections';
import { invariant, spectator, type GameModule, type RecordedEvent } from '#record';
import { ProjectedGames } from '#read-models/testing';
import { highCard, type HighCardAction, type HighCardState } from '#record/testing';
import { openReadModels, Preparations, rebuild } from './index.js';
import type { Knowledge, Preparation, PreparationQuery, ReadModelPlace, ReadModels } from './index.js';

/**
 * High card with habits for how a number is played. Numbers are played face down, so spectators see only the habit
 * `hidden`.
 */
const withHabits: GameModule<HighCardState, HighCardAction> = {
  ...highCard,
  see: {
    ...highCard.see,
    habits: {
      names: ['never', 'hidden', 'shown'],
      of: (event) =>
        event.kind === 'StepResolved'
          ? event.actions.flatMap((action) =>
              action.kind === 'move' && action.to === 'table'
                ? { seat: action.seat, habit: action.card === null ? 'hidden' : 'shown' }
                : [],
            )
          : [],
    },
  },
};
const modules = new Map<string, GameModule>([[highCard.id, withHabits]]);

const stranger = { kind: 'public', own: [] } satisfies Knowledge;

/**
 * Tests that preparations use only the player's games and only visible cards, and that they reveal nothing about games
 * that the user cannot see in full.
 */
export function preparationContract(name: string, place: () => Promise<ReadModelPlace>): void {
  describe(`preparations for opponents in ${name}`, () => {
    let games: ProjectedGames;
    let models: ReadModels;
    const played = new Map<string, readonly RecordedEvent[]>();

    beforeEach(async () => {
      games = new ProjectedGames();
      models = await openReadModels(await place());
      played.clear();
      const all = {
        a: ['Ada', 'Ben'],
        b: ['BEN', 'Ada'],
        c: ['Ada', 'Cy'],
        d: ['Ben', 'Cy'],
        e: ['Ada', 'Ada'],
      };
      for (const [day, [id, names]] of Object.entries(all).entries()) {
        const events = games.play(id, names).map((event) => ({
          ...event,
          metadata: { ...event.metadata, recordedAt: `2026-0${day + 1}-05T10:00:00.000Z` },
        }));
        played.set(id, events);
        await games.put(id, events);
      }
    });
    afterEach(async () => {
      await models.close();
      await games.store.close();
    });

    const source = () => ({ ...games.source, modules });
    const prepare = async (query: PreparationQuery = {}, knowledge?: Knowledge): Promise<Preparation> => {
      await games.projection(models, source()).catchUp();
      return new Preparations(models, modules).of({ player: 'ada', opponent: 'ben', ...query }, knowledge);
    };
    const wonBy = (id: string, seat: number): boolean => {
      const last = played.get(id)?.at(-1)?.event;
      return last?.kind === 'GameEnded' && last.winners.includes(seat);
    };

    it('show the results against the opponent, most recent game first', async () => {
      const found = await prepare();
      const wins = [wonBy('a', 0), wonBy('b', 1)].filter(Boolean).length;
      expect(found).toMatchObject({
        ...{ player: 'Ada', opponent: 'BEN', module: highCard.id, games: 2, counted: 2 },
        modules: [{ module: highCard.id, games: 2 }],
        all: { games: 2, wins, isSmall: true },
        latest: [
          { game: 'b', seat: 1, opponent: 'BEN', won: wonBy('b', 1) },
          { game: 'a', seat: 0, opponent: 'Ben', won: wonBy('a', 0) },
        ],
      });
      expect(found.first.games + found.second.games).toBe(2);
      expect(found.decks.reduce((sum, { all }) => sum + all.games, 0)).toBe(2);
    });

    it("show the opponent's cards that spectators saw, by the day on which they first saw them", async () => {
      const found = await prepare();
      const expected = new Map<string, number[]>();
      for (const [id, rival] of [
        ['a', 1],
        ['b', 0],
      ] as const) {
        const seen = seenIn(new Replay(highCard as never, played.get(id) ?? []), spectator);
        const first = new Map<string, number>();
        for (const { card, seat, clock, kind } of cardEventsIn(seen)) {
          if (seat !== rival || card.reference === null || kind === 'created') continue;
          if (!first.has(card.reference)) first.set(card.reference, clock.day);
        }
        for (const [card, day] of first) expected.set(card, [...(expected.get(card) ?? []), day]);
      }
      const days = found.decks.flatMap(({ cards }) =>
        cards.map(({ reference, firstDays }) => [
          reference,
          firstDays.flatMap(({ day, games: number }) => Array<number>(number).fill(day)),
        ]),
      );
      expect(expected.size).toBeGreaterThan(2);
      expect(Object.fromEntries(days as [string, number[]][])).toEqual(
        Object.fromEntries([...expected].map(([card, each]) => [card, each.toSorted((a, b) => a - b)])),
      );
    });

    it('show habits by day as spectators saw them, and only habits that occurred', async () => {
      const { days } = await prepare();
      expect(days.length).toBeGreaterThan(1);
      for (const { habits, played } of days) expect(habits).toEqual([{ habit: 'hidden', times: played }]);
    });

    it('can be filtered by Hero, date and kind of game, and never include games of other players', async () => {
      expect((await prepare({ since: '2026-02-01' })).games).toBe(1);
      for (const query of [{ rivalHero: 'x' }, { module: 'x' }, { edition: 'x' }, { opponent: 'Dee' }])
        expect(await prepare(query)).toMatchObject({ games: 0, module: null, decks: [], days: [] });
      expect(await prepare({ player: 'cy' })).toMatchObject({ games: 1, latest: [{ game: 'd' }] });
      // A game against oneself does not count, because it gives no information about an opponent.
      expect((await prepare({ opponent: 'ada' })).games).toBe(0);
    });

    it('are the same after a rebuild, and lose deleted games', async () => {
      const found = await prepare();
      await rebuild(models, source());
      expect(await prepare()).toEqual(found);
      await games.say('a', { kind: 'GameDeleted', by: 'ada' });
      expect(await prepare()).toMatchObject({ games: 1, latest: [{ game: 'b' }] });
    });

    it('do not include games that the user can see only in part', async () => {
      await games.say('a', { kind: 'VisibilitySet', visibility: 'PRIVATE', by: 'ada' });
      await games.say('b', { kind: 'VisibilitySet', visibility: 'PLAYERS', by: 'ada' });
      expect(await prepare({}, stranger)).toMatchObject({ games: 0, decks: [], latest: [] });
      expect(await prepare({}, { kind: 'public', own: ['b'] })).toMatchObject({ latest: [{ game: 'b' }] });
      const length = played.get('d')?.length;
      invariant(length !== undefined, 'the game was played');
      const linked = [{ game: 'd', until: length - 2 }];
      expect((await prepare({ player: 'cy' }, { ...stranger, linked })).games).toBe(0);
    });
  });
}
