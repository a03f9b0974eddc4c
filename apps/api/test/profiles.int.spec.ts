import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepReview } from '#archive';
import type { AdministrationStreams } from '#event-store';
import { altered } from '#altered/rules';
import { invariant, visibilities, type GameId, type RecordedEvent } from '#record';
import type { ReviewOrigin } from '#reviews';
import { storedReview } from '#read-models/testing';
import { ADMINISTRATION_STREAMS, EVENT_STORE, type EventStore } from '../src/api.tokens.js';
import { alteredGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { seated, signedAccess, signedIn, type Credentials } from './tokens.js';

const part = 'key met decisions errors lost { games value low high isSmall }';
const changed = `${part} before { games value } change { value low high }`;
const whole = `
  query ($filter: ProfileFilter!, $locale: Locale = en) { profile(filter: $filter, locale: $locale) {
    player module playouts games others modules { module games } all { ${changed} }
    themes { name ${changed} moments(first: 8) {
      game seat opponents startedAt position day loss grade lesson choices { taken best } } }
    swings(first: 8) {
      game seat opponents startedAt position before after decision { player day theme name } text }
    days { ${part} } heroes { ${part} } rivalHeroes { ${part} } months { ${part} }
    decks { ${part} hero game startedAt } } }`;

interface Theme {
  readonly name: string;
  readonly moments: readonly { readonly choices: { readonly best: string } }[];
}
interface Lessons {
  readonly total: number;
  readonly themes: readonly { readonly lessons: number }[];
}

/** A finished game of each visibility, and a game in progress. */
const records: Readonly<Record<string, readonly RecordedEvent[]>> = {
  ...Object.fromEntries(visibilities.map((visibility) => [`over-${visibility}`, alteredGame(visibility)])),
  live: alteredGame('live', { decisions: 20 }),
};

/** Returns a seat's first decisions of a kind, with the choices made. */
function decisionsOf(game: string, kind: string, seat: number) {
  const events = records[game] ?? [];
  return events.flatMap(({ event, revision }) => {
    const made = events[revision + 1]?.event;
    if (event.kind !== 'DecisionRequested' || made?.kind !== 'DecisionMade') return [];
    const { decision } = event;
    if (decision.kind !== kind || decision.seat !== seat) return [];
    return [{ revision, taken: made.choice, keys: decision.options.map(({ key }) => key) }];
  });
}

let api: RunningApi;
beforeAll(async () => {
  api = await RunningApi.start(records, { access: signedAccess() });
  const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
  for (const visibility of visibilities) {
    const seats = [0, 1].map((seat) => ({ seat, handedOut: true }));
    await administration.append(
      `over-${visibility}` as GameId,
      [{ kind: 'GameOpened', visibility, seats, by: 'Ada' }],
      'no-stream',
    );
  }
});
afterAll(() => api.stop());

/**
 * Stores a review in which the player in the first seat loses value twice: by choosing mana on the first day, and by
 * passing.
 */
async function review(game: string, loss: number, origin: Partial<ReviewOrigin> = {}): Promise<void> {
  const store = api.server.app.get<EventStore>(EVENT_STORE);
  const [mana] = decisionsOf(game, 'expand', 0);
  const turn = decisionsOf(game, 'turn', 0).find(({ taken }) => taken[0] !== 'pass');
  invariant(mana && turn, 'the game has both');
  const clock = { day: 2, phase: 'noon', turn: 3, seat: 0 };
  const [revision, best] = [mana.revision, mana.keys.filter((key) => !mana.taken.includes(key)).slice(0, 1)];
  const decisions = [
    { clock, kind: 'expand', revision, taken: mana.taken, best, loss },
    { clock, kind: 'turn', revision: turn.revision, taken: turn.taken, best: ['pass'], loss: loss / 2 },
  ];
  const judged = { accuracy: 0.5, skill: 0, luck: 0, grades: ['blunder', null] as const, decisions };
  const seats = [judged, { accuracy: 0.5, skill: 0, luck: 0, grades: [] }];
  const turning = { revision, until: revision + 2, seat: 1, before: 0.4, after: 0.4 + loss, given: loss / 2 };
  const record = { module: altered, events: records[game]! };
  const reviewed = storedReview(game, record, seats, origin, [turning]);
  await keepReview({ store }, { by: 'Ada' }, game as GameId, reviewed);
}

const ada = records['over-PUBLIC']?.[0]?.event;
const player = ada?.kind === 'GameStarted' ? (ada.seats[0]?.name ?? '') : '';
async function profile(who: Credentials = {}, filter: object = {}, locale = 'en') {
  const variables = { filter: { player, ...filter }, locale };
  const { data, errors, text } = await api.ask(whole, variables, who);
  expect(errors).toEqual([]);
  return { profile: data.profile, text };
}

describe('the profile of a player', () => {
  it('includes games that the reader can view in full, and others change nothing of an answer', async () => {
    const before = (await profile()).text;
    await review('over-PRIVATE', 0.3);
    await review('over-PLAYERS', 0.4, { playouts: 400 });
    await review('live', 0.3);
    expect((await profile()).text).toBe(before);
    await review('over-PUBLIC', 0.2);
    const after = await profile();
    await review('over-PRIVATE', 0.5, { seed: 'again' });
    await review('over-PLAYERS', 0.5, { program: 'reviews 1' });
    expect((await profile()).text).toBe(after.text);
    for (const game of ['over-PRIVATE', 'over-PLAYERS', 'live']) expect(after.text).not.toContain(game);
    expect(after.profile).toMatchObject({
      ...{ player, module: 'altered', playouts: 150, games: 1, others: 0 },
      modules: [{ module: 'altered', games: 1 }],
      all: { decisions: 2, errors: 1, lost: { value: 0.3, isSmall: true } },
      themes: [
        { key: 'mana', name: 'Mana each day', lost: { value: 0.2 } },
        { key: 'passing', name: 'Passing', lost: { value: 0.1 } },
      ],
      days: [{ key: '2', decisions: 2 }],
    });
    const own = await profile(await seated(api.access, 'over-PRIVATE', 0));
    expect(own.profile).toMatchObject({ games: 2, all: { met: 2 } });
    expect((await profile(await signedIn('coach'))).profile).toMatchObject({ games: 3, others: 1 });
  });

  it('has key moments with choices in words, and a lesson if the loss is large enough', async () => {
    const { profile: found } = await profile();
    const [mana] = decisionsOf('over-PUBLIC', 'expand', 0);
    const position = `${mana!.revision}`;
    const moment = found.themes[0].moments[0];
    expect(moment).toMatchObject({
      ...{ game: 'over-PUBLIC', seat: 0, day: 2, loss: 0.2, grade: 'BLUNDER', position },
      ...{
        lesson: `over-PUBLIC:${position}`,
        choices: { best: expect.stringMatching(/^Turn .* into mana$/) },
      },
    });
    expect(moment.choices.taken).not.toBe(moment.choices.best);
    expect(found.themes[1].moments).toMatchObject([{ grade: null, lesson: null, choices: { best: 'Pass' } }]);
    const italian: readonly Theme[] = (await profile({}, {}, 'it')).profile.themes;
    expect(italian.map(({ name }) => name)).toEqual(['Mana di ogni giorno', 'Passare']);
    expect(italian[1]?.moments[0]?.choices.best).not.toBe('Pass');
  });

  it('has turning points in words, from the perspective of the player', async () => {
    const { swings } = (await profile()).profile;
    const [mana] = decisionsOf('over-PUBLIC', 'expand', 0);
    const theme = { theme: 'mana', name: 'Mana each day' };
    expect(swings).toMatchObject([
      {
        ...{ game: 'over-PUBLIC', seat: 0, position: `${mana!.revision}`, before: 0.6 },
        ...{ after: expect.closeTo(0.4, 6), decision: { player, day: 2, ...theme } },
        text: expect.stringMatching(/rises from 40% to 60%\. .* chose to turn .* into mana\./),
      },
    ]);
    const [italian] = (await profile({}, {}, 'it')).profile.swings;
    expect(italian).toMatchObject({
      decision: { name: 'Mana di ogni giorno' },
      text: expect.stringContaining('probabilità di vittoria'),
    });
    const many = '{ profile(filter: { player: "Ada" }) { swings(first: 21) { game } } }';
    expect(await api.codes(many)).toEqual(['PAGE_TOO_LARGE']);
  });

  it('can be filtered, and compares games since a date with earlier ones', async () => {
    expect((await profile({}, { theme: 'passing' })).profile).toMatchObject({
      all: { decisions: 1, lost: { value: 0.1 } },
      themes: [{ key: 'passing' }],
    });
    const { heroes, decks } = (await profile()).profile;
    const [{ key: hero }] = heroes;
    expect(hero).not.toBe('');
    expect(decks).toMatchObject([{ hero, game: 'over-PUBLIC', lost: { value: 0.3 } }]);
    expect((await profile({}, { hero, deck: decks[0].key })).profile).toMatchObject({ games: 1 });
    expect((await profile({}, { hero: 'x' })).profile).toMatchObject({ games: 0, themes: [] });
    for (const filter of [{ day: 1 }, { format: 'x' }, { edition: '9' }, { rivalHero: 'x' }, { playouts: 3 }])
      expect((await profile({}, filter)).profile).toMatchObject({ themes: [], all: { decisions: 0 } });
    expect((await profile({}, { since: '2099-01-01' })).profile.all).toMatchObject({
      ...{ decisions: 0, before: { games: 1, value: 0.3 }, change: null },
    });
  });

  it('is empty for an unknown player and for an unknown game', async () => {
    expect((await profile({}, { player: 'Nobody' })).profile).toMatchObject({
      ...{ player: 'Nobody', module: null, games: 0, themes: [], decks: [] },
    });
    expect((await profile({}, { module: 'chess' })).profile).toMatchObject({ games: 0, module: 'chess' });
  });

  it('refuses invalid filters', async () => {
    for (const filter of [
      {},
      { player: '' },
      { player: 'x'.repeat(201) },
      { player: 'a\0' },
      { mine: true },
      { player, since: 'yesterday' },
      { player, since: '2026-13-01' },
      { player, day: -1 },
    ])
      expect(await api.codes(whole, { filter })).toEqual(['SEARCH_INVALID']);
    const many = '{ profile(filter: { player: "Ada" }) { themes { moments(first: 21) { game } } } }';
    expect(await api.codes(many)).toEqual(['PAGE_TOO_LARGE']);
  });

  it('includes the lessons by theme', async () => {
    const coach = await signedIn('coach');
    const ask = async (args: string) => {
      const query = `{ lessons(player: ${JSON.stringify(player)}, due: false${args}) {
        total lessons { id } themes { module key name lessons } } }`;
      const { data, errors } = await api.ask(query, {}, coach);
      expect(errors).toEqual([]);
      return data.lessons as Lessons;
    };
    const all = await ask('');
    expect(all.themes).toMatchObject([{ module: 'altered', key: 'mana', name: 'Mana each day' }]);
    expect(all.total).toBe(all.themes[0]?.lessons);
    expect((await ask(', theme: "mana", module: "altered"')).total).toBe(all.total);
    expect(await ask(', theme: "passing"')).toMatchObject({ total: 0, lessons: [], themes: all.themes });
    expect(await ask(', module: "contracts"')).toMatchObject({ total: 0 });
  });

  it('excludes a deleted game', async () => {
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    await administration.append('over-PUBLIC' as GameId, [{ kind: 'GameDeleted', by: 'Ada' }], 'any');
    expect((await profile()).profile).toMatchObject({ games: 0, themes: [], module: null });
  });
});

describe('the profile of an account', () => {
  it('includes its seats under any name, and no others', async () => {
    const own = await RunningApi.start({ one: records['over-PRIVATE']! }, { access: signedAccess() });
    try {
      const author = { kind: 'signed-in', issuer: '(AUTH_SECRET)', subject: 'ben' } as const;
      const opened = { kind: 'GameOpened', visibility: 'PRIVATE', by: 'ben', author } as const;
      const seats = [{ seat: 1, handedOut: true }];
      await own.server.app
        .get<AdministrationStreams>(ADMINISTRATION_STREAMS)
        .append('one' as GameId, [{ ...opened, seats }], 'no-stream');
      const mine = async (subject: string) => {
        const query = '{ profile(filter: { mine: true }) { player games } }';
        const { data, errors } = await own.ask(query, {}, await signedIn('seat', 3600, subject));
        expect(errors).toEqual([]);
        return data.profile as { readonly games: number };
      };
      expect([(await mine('ben')).games, (await mine('cy')).games]).toEqual([1, 0]);
    } finally {
      await own.stop();
    }
  });
});
