import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { keepReview } from '#archive';
import { contracts } from '#contracts';
import { invariant, type GameId, type RecordedEvent } from '#record';
import { storedReview } from '#read-models/testing';
import { EVENT_STORE, type EventStore } from '../src/api.tokens.js';
import { axeFindings } from './axe-check.js';
import { becomes, faultsOn, until } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { shotsOf } from './theme-shots.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const date = '2026-02-03';
const onEvening = (events: readonly RecordedEvent[], minutes: number): readonly RecordedEvent[] =>
  events.map((event) => ({
    ...event,
    metadata: {
      ...event.metadata,
      recordedAt: new Date(Date.parse(`${date}T20:00:00Z`) + minutes * 60_000).toISOString(),
    },
  }));
const records: Readonly<Record<string, readonly RecordedEvent[]>> = {
  first: onEvening(contractsGame('first'), 0),
  second: onEvening(contractsGame('second'), 30),
  altered: onEvening(alteredGame('evening'), 9000),
};
const table = ['round;player1;player2;wins1;wins2', '1;Ada;Ben;;', '1;Cy;bye;;', '2;Cy;Ada;2;1'].join('\n');

describeInBrowser('tournaments and preparations, in a browser', () => {
  let api: RunningApi;
  let page: Page;
  eachOnTheViewer(records, (viewed) => ({ api, page } = viewed));
  const part = (name: string) => page.getByTestId(name);
  const shoot = (name: string): Promise<void> => shotsOf(page, `tournament-${name}`);
  const overflow = (): Promise<boolean> =>
    page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

  /** Stores a review in which the player in the first seat loses value in the first turn. */
  async function review(): Promise<void> {
    const events = records['first'] ?? [];
    const revision = events.findIndex(
      ({ event }) =>
        event.kind === 'DecisionRequested' && event.decision.seat === 0 && event.decision.options.length > 1,
    );
    const [request, made] = [events[revision]?.event, events[revision + 1]?.event];
    invariant(request?.kind === 'DecisionRequested' && made?.kind === 'DecisionMade', 'the seat decides');
    const { kind, options } = request.decision;
    const best = options
      .map(({ key }) => key)
      .filter((key) => !made.choice.includes(key))
      .slice(0, 1);
    const clock = { day: 1, phase: 'main', turn: 1, seat: 0 };
    const decision = {
      revision,
      kind,
      taken: made.choice,
      best,
      loss: 0.2,
      clock,
      grade: 'blunder' as const,
    };
    const seats = [[decision], []].map((decisions) => ({
      ...{ accuracy: 0.5, skill: 0, luck: 0, decisions },
      grades: decisions.map(({ grade }) => grade),
    }));
    const turning = { revision, until: revision + 2, seat: 1, before: 0.4, after: 0.75, given: 0.2 };
    const reviewed = storedReview('first', { module: contracts, events }, seats, {}, [turning]);
    const store = api.server.app.get<EventStore>(EVENT_STORE);
    await keepReview({ store }, { by: 'ada' }, 'first' as GameId, reviewed);
  }

  it('are imported from a file, take the games of their day, and can be shown to readers of a link', async () => {
    await page.goto(api.url);
    await part('games-tournaments').click();
    await part('no-tournaments').waitFor();
    const buffer = Buffer.from(table);
    await part('tournament-file').setInputFiles({ name: 'Monday.csv', mimeType: 'text/csv', buffer });
    expect(await part('tournament-name').inputValue()).toBe('Monday');
    await part('tournament-date').fill(date);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('new');
    await part('tournament-begin').click();
    await part('tournament-proposals').waitFor();
    await part('tournament-standings').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await shoot('proposals');
    await part('proposals-accept').click();
    await until(async () => (await part('tournament-proposals').count()) === 0);
    // Both games between Ada and Ben are added. One is added to the match from the file, and the other as a new match.
    await part('tournament-round-3').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await shoot('standings');

    await part('tournament-round-1').getByRole('link').first().click();
    await part('match-games').getByRole('link').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await shoot('match');
    await part('match-wins-0').fill('2');
    await part('match-wins-1').fill('0');
    await part('match-save').click();
    await becomes(() => part('match-result').first().innerText(), '2–0');
    await page.goBack();
    await part('tournament-share').click();
    const link = await part('tournament-link').inputValue();

    const theirs = await page
      .context()
      .browser()
      ?.newPage({ viewport: { width: 390, height: 800 } });
    invariant(theirs, 'there is a browser');
    const faults = faultsOn(theirs);
    const author = page;
    page = theirs;
    await page.goto(link);
    await part('tournament-standings').waitFor();
    expect(await part('tournament-tools').count()).toBe(0);
    expect(await part('match-add').count()).toBe(0);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflow()]).toEqual([width, false]);
    }
    expect(await axeFindings(page)).toEqual([]);
    await shoot('reader');
    await part('tournament-round-1').getByRole('link').first().click();
    await part('match-games').getByRole('link').waitFor();
    await page.reload();
    await part('match-games').getByRole('link').waitFor();
    expect(await part('match-form').count()).toBe(0);
    expect(faults).toEqual([]);
    page = author;

    await part('tournament-delete').click();
    await part('tournament-delete-sure').click();
    await part('no-tournaments').waitFor();
  }, 120_000);

  it('prepare a player for an opponent', async () => {
    await review();
    await page.goto(`${api.url}/profile/Ada`);
    await part('profile-prepare').click();
    await part('prepare-ask').waitFor();
    await part('prepare-opponent').selectOption('Ben');
    await part('prepare-results').waitFor();
    await part('profile-themes').waitFor();
    await becomes(() => part('prepare-swing').locator('b').allInnerTexts(), ['60% → 25%']);
    await part('prepare-habits').getByText('Attacks on the rival').waitFor();
    await part('prepare-cards').first().waitFor();
    expect(await part('prepare-latest').getByRole('link').count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await shoot('prepare');
    await page.getByRole('button', { name: 'Altered', exact: true }).click();
    await until(async () => (await part('prepare-latest').getByRole('link').count()) === 1);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflow()]).toEqual([width, false]);
    }
  }, 120_000);
});
