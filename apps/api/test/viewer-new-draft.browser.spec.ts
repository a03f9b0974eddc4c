import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { invariant } from '#record';
import { until } from './chromium.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

describeInBrowser('a draft started in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({}, (viewed) => ({ api, page } = viewed));

  const hand = (player: Page) => player.getByTestId('hand-card').count();
  const take = async (player: Page): Promise<void> => {
    await player.getByTestId('hand-card').first().click();
    await player.getByTestId('take-card').click();
  };
  const begin = async (): Promise<string> => {
    await page.getByTestId('begin-draft').click();
    await page.getByTestId('live-draft').waitFor();
    return new URL(page.url()).pathname.replace('/draft/', '');
  };

  it('seats bots and friends, who receive links, and stores the seat', async () => {
    await page.goto(`${api.url}/drafts`);
    await page.getByTestId('new-draft-link').click();
    await page.getByTestId('draft-name').fill('Ada');
    await page.getByTestId('draft-seats').selectOption('4');
    expect(await page.getByTestId('draft-bots').innerText()).toBe('Bots take 3 seats.');
    await page.getByTestId('invite-friend').click();
    await page.getByTestId('draft-friend').fill('Ben');
    await page.getByTestId('draft-limit').selectOption('120');
    const id = await begin();
    expect(page.url()).not.toContain('token');
    await page.getByTestId('time-left').waitFor();
    const { data } = await api.ask('query ($id: ID!) { draft(id: $id) { seats { name bot } } }', { id });
    const { seats } = data.draft as { seats: { name: string; bot: boolean }[] };
    expect(seats.map(({ bot }) => bot)).toEqual([false, true, false, true]);
    expect([seats[0]?.name, seats[2]?.name]).toEqual(['Ada', 'Ben']);

    const link = await page.getByTestId('draft-2-link').inputValue();
    const browser = page.context().browser();
    invariant(browser, 'the page is in a browser');
    const friend = await browser.newPage();
    await friend.goto(link);
    expect(await friend.getByTestId('invited-to').textContent()).toContain('You play with Ada');
    await friend.getByTestId('take-seat').click();
    await friend.getByTestId('live-draft').waitFor();
    expect(friend.url()).toBe(`${api.url}/draft/${id}`);
    expect(await friend.getByTestId('draft-links').count()).toBe(0);
    const all = await hand(page);
    expect(await hand(friend)).toBe(all);
    await take(page);
    await page.getByTestId('pick-waiting').waitFor();
    await page.reload();
    await page.getByTestId('pick-waiting').waitFor();
    // A player who has joined no longer needs a link, because the player's browser also stores the seat.
    expect(await page.getByTestId('draft-links').count()).toBe(0);
    await friend.reload();
    await friend.getByTestId('live-draft').waitFor();
    await take(friend);
    for (const player of [page, friend]) await until(async () => (await hand(player)) === all - 1);
    await friend.context().close();
  }, 120_000);

  it('starts with deck building if it is sealed', async () => {
    await page.goto(`${api.url}/drafts/new`);
    await page.getByTestId('draft-name').fill('Ada');
    await page.getByTestId('draft-form-SEALED').click();
    expect(await page.getByTestId('draft-limit').count()).toBe(0);
    await page.getByTestId('draft-seats').selectOption('2');
    await begin();
    expect(await page.getByTestId('live-draft').getAttribute('data-phase')).toBe('BUILDING');
    await page.getByTestId('deck-suggestion').waitFor();
  }, 60_000);

  it('invites only as many friends as there are seats', async () => {
    await page.goto(`${api.url}/drafts/new`);
    await page.getByTestId('draft-seats').selectOption('2');
    await page.getByTestId('invite-friend').click();
    expect(await page.getByTestId('invite-friend').count()).toBe(0);
    expect(await page.getByTestId('draft-bots').innerText()).toBe('No bots.');
  }, 60_000);

  it('is refused with a message, and retains the input', async () => {
    await page.goto(`${api.url}/drafts/new`);
    await page.getByTestId('draft-name').fill('⁠');
    await page.getByTestId('begin-draft').click();
    await page.getByTestId('draft-problems').waitFor();
    expect(new URL(page.url()).pathname).toBe('/drafts/new');
    expect(await page.getByTestId('draft-form-BOOSTER_DRAFT').getAttribute('aria-pressed')).toBe('true');
  }, 60_000);
});
