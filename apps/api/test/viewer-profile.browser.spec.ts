import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ReviewedDecision } from '#analysis';
import { altered } from '#altered/rules';
import { keepReview } from '#archive';
import { invariant, type GameId, type RecordedEvent } from '#record';
import { storedReview } from '#read-models/testing';
import { EVENT_STORE, type EventStore } from '../src/api.tokens.js';
import { eachOnAPage, isBrowserThere, until, viewerFolder } from './chromium.js';
import { alteredGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';

const startedAt = (name: string, recordedAt: string): readonly RecordedEvent[] =>
  alteredGame(name).map((event) => ({ ...event, metadata: { ...event.metadata, recordedAt } }));

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  long: startedAt('long', daysAgo(120)),
  before: startedAt('before', daysAgo(60)),
  now: startedAt('now', daysAgo(1)),
  unreviewed: startedAt('unreviewed', daysAgo(1)),
};

/** Returns evaluations of a seat's decisions about mana and about turns. The evaluations contain the given losses. */
function judged(game: string, seat: number, mana: number, turn: number): Partial<ReviewedDecision>[] {
  const decisions = (games[game] ?? []).flatMap(({ event, revision }) => {
    const made = games[game]?.[revision + 1]?.event;
    if (event.kind !== 'DecisionRequested' || made?.kind !== 'DecisionMade') return [];
    return event.decision.seat === seat ? [{ ...event.decision, revision, taken: made.choice }] : [];
  });
  const expand = decisions.find(({ kind }) => kind === 'expand');
  const played = decisions.find(({ kind, taken }) => kind === 'turn' && taken[0] !== 'pass');
  invariant(expand && played, 'the seat had both');
  const clock = { day: 2, phase: 'noon', turn: 3, seat };
  const grade = (loss: number) => (loss >= 0.1 ? ('mistake' as const) : null);
  const other = expand.options.map(({ key }) => key).filter((key) => !expand.taken.includes(key));
  return [
    { ...expand, made: 0, clock, best: other.slice(0, 1), loss: mana, grade: grade(mana) },
    { ...played, made: 0, clock, best: ['pass'], loss: turn, grade: grade(turn) },
  ].map(({ revision, kind, taken, best, loss, grade: bad }) => ({
    ...{ revision, kind, taken, best, loss, grade: bad, clock, lossError: 0 },
    choices: [best, taken].map((choice) => ({ choice, value: 0.5, error: 0.01, playouts: 100 })),
  }));
}

(isBrowserThere() ? describe : describe.skip)('the profile of a player, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  beforeAll(async () => {
    api = await RunningApi.start(games, { viewerFolder });
    const store = api.server.app.get<EventStore>(EVENT_STORE);
    const losses = { long: [0.3, 0.1], before: [0.25, 0.05], now: [0.12, 0.02] } as const;
    for (const [game, [mana, turn]] of Object.entries(losses)) {
      const seats = [judged(game, 0, mana, turn), judged(game, 1, 0, mana)].map((decisions) => ({
        ...{ accuracy: 0.5, skill: 0, luck: 0, decisions },
        grades: decisions.map(({ grade }) => grade ?? null),
      }));
      const reviewed = storedReview(game, { module: altered, events: games[game] ?? [] }, seats);
      await keepReview({ store }, { by: 'ada' }, game as GameId, reviewed);
    }
  }, 60_000);
  afterAll(() => api.stop(), 30_000);
  eachOnAPage((fresh) => (page = fresh));

  const themes = () => page.getByTestId('profile-theme');
  const openAda = async (query = '') => {
    await page.goto(`${api.url}/profile/Ada${query}`);
    await themes().first().waitFor();
  };

  it('a profile can be opened from statistics, and shows the largest loss first', async () => {
    await page.goto(`${api.url}/statistics`);
    await page.getByTestId('statistics-players').click();
    await page.getByRole('link', { name: 'Profile of Ada' }).click();
    await themes().first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile/Ada');
    expect(await page.getByTestId('profile-sums').innerText()).toMatch(
      /^Ada 3 of 4 finished games reviewed\. Loses 28\.0 points per game \(.* to .*\)\.$/,
    );
    const rows = await themes().allInnerTexts();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Mana each day\s+22\.3 .*3 decisions, 3 bad \(games: 3\)/s);
    expect(rows[1]).toMatch(/Passing\s+5\.7 .*3 decisions, 1 bad \(games: 3\)/s);
    expect(await page.getByText('fewer than 30 games').count()).toBe(1);
    expect(await page.locator('.profile-themes .is-small-sample').count()).toBeGreaterThan(0);
    expect(await page.getByTestId('profile-trend').count()).toBe(1);
  }, 60_000);

  it('a profile shows the moments of a kind of decision, which link to reviews and lessons', async () => {
    await openAda();
    await themes().first().getByRole('button').click();
    const moments = page.getByTestId('profile-moment');
    await moments.first().waitFor();
    expect(await moments.count()).toBe(3);
    expect(await moments.first().innerText()).toMatch(
      /30\.0 points\s+Day 2, against Ben.*Chosen: Turn .* into mana\s+Better: Turn .* into mana\s+Practise/s,
    );
    const address = await moments.first().getByRole('link').first().getAttribute('href');
    expect(address).toMatch(/^\/game\/long\?at=\d+&as=all&bottom=0&panel=review$/);
    await page.getByTestId('profile-practise').click();
    await page.getByTestId('lesson-list').waitFor();
    expect(await page.getByTestId('lessons-theme').inputValue()).toBe('altered mana');
    expect(await page.getByTestId('lesson-row').count()).toBe(3);
    const lesson = await page.getByTestId('lesson-row').first().getByRole('link').getAttribute('href');
    // The next lesson is about the same kind of decision.
    expect(lesson).toMatch(/^\/lessons\/.*\?player=Ada&module=altered&theme=mana$/);
    await page.getByTestId('lessons-theme').selectOption('');
    await page.getByTestId('lesson-row').nth(3).waitFor();
  }, 60_000);

  it('a profile can start a study of the worst moments of a kind, and a class on it', async () => {
    await openAda();
    await themes().first().getByRole('button').click();
    await page.getByTestId('profile-study').click();
    await until(async () => (await page.getByTestId('chapter-row').count()) === 3);
    expect(await page.locator('h1').innerText()).toMatch(/^Ada: /);
    await page.getByTestId('chapter-answer').click();
    await page.getByTestId('chapter-result').waitFor();
    expect(await page.getByTestId('chapter-result').innerText()).toMatch(/Better: Turn .* into mana/);
    await page.getByTestId('study-class').click();
    await page.getByTestId('class-show').nth(2).click();
    await page.getByTestId('class').waitFor();
    await page.getByTestId('class-ask').click();
    await page.getByTestId('class-round').waitFor();
  }, 60_000);

  it('a profile compares later games with earlier ones, and with another player', async () => {
    await openAda();
    await page.getByTestId('profile-since').selectOption({ label: 'Last month' });
    await page.getByTestId('profile-change').first().waitFor();
    expect(await themes().first().innerText()).toMatch(/Mana each day\s+12\.0\s.*27\.5 before/s);
    await page.getByTestId('profile-since').selectOption({ label: 'Any time' });
    await page.getByTestId('profile-with').selectOption('Ben');
    await page.getByTestId('profile-beside').first().waitFor();
    expect(await themes().last().innerText()).toMatch(/Passing\s+Ada 5\.7 .*Ben 22\.3/s);
    expect(new URL(page.url()).search).toBe('?with=Ben');
    await page.reload();
    await page.getByTestId('profile-beside').first().waitFor();
  }, 60_000);

  it('a profile can be filtered to a day, in Italian, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAda('?day=2');
    expect(await themes().count()).toBe(2);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
    await page.getByText('Mana di ogni giorno').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.goto(`${api.url}/profile/Ada?rival=none`);
    await page.getByTestId('profile-none').waitFor();
  }, 60_000);

  it('a profile gives advice for an unknown player, and for a player without reviews', async () => {
    await page.goto(`${api.url}/profile/Nobody`);
    await page.getByText('No finished games of Nobody match.').waitFor();
    await page.goto(`${api.url}/profile`);
    await page.getByTestId('profile-player').selectOption('Ada');
    await themes().first().waitFor();
    await page.goto(`${api.url}/profile/Ada?since=yesterday`);
    expect(await page.getByTestId('problem').getAttribute('data-code')).toBe('SEARCH_INVALID');
  }, 60_000);
});
