import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eachOnAPage, isBrowserThere, viewerFolder } from './chromium.js';
import { RunningApi } from './running-api.js';

const start = `mutation ($players: [DraftPlayerInput!]!) {
  startDraft(input: { players: $players, seed: "seen" }) { id } }`;

(isBrowserThere() ? describe : describe.skip)('a draft, in a browser', () => {
  let api: RunningApi;
  let page: Page;
  let draft: string;

  beforeAll(async () => {
    api = await RunningApi.start({}, { viewerFolder });
    const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, bot: true }));
    const { data } = await api.ask(start, { players });
    draft = (data as { startDraft: { id: string } }).startDraft.id;
  }, 60_000);
  afterAll(() => api.stop(), 30_000);
  eachOnAPage((fresh) => (page = fresh));

  const moment = () => page.getByTestId('draft-moment').innerText();
  const offered = () => page.locator('[data-testid=draft-offered] > li');

  it('a draft can be replayed pick by pick, with the picked card and who took the others', async () => {
    await page.goto(`${api.url}/draft/${draft}`);
    await page.getByTestId('draft-offered').waitFor();
    expect(await moment()).toContain('Round 1, pick 1, booster 1');
    expect(await offered().count()).toBe(12);
    expect(await page.locator('[data-taken=true]').count()).toBe(1);
    expect(await page.getByText('Ben, pick 2').count()).toBe(1);
    await page.getByTestId('draft-next').click();
    await page.getByText('Round 1, pick 2').waitFor();
    expect(await offered().count()).toBe(11);
    expect(page.url()).toContain('pick=2');
  }, 60_000);

  it('a draft can be viewed from every seat once it is over, at the pick of the address', async () => {
    await page.goto(`${api.url}/draft/${draft}?seat=0&pick=48`);
    await page.getByTestId('draft-offered').waitFor();
    expect(await moment()).toContain('Round 4, pick 12');
    await page.getByTestId('draft-seat-2').click();
    await page.waitForURL(/[?&]seat=2(&|$)/);
    expect(await offered().count()).toBe(1);
    expect(await page.getByText('Deck (30)').count()).toBe(1);
  }, 60_000);

  it('a draft is in the list of drafts, which links to it', async () => {
    await page.goto(`${api.url}/drafts`);
    await page.getByTestId('draft-list').getByText('Ada, Ben, Cleo').click();
    await page.getByTestId('draft-offered').waitFor();
    expect(page.url()).toContain(`/draft/${draft}`);
  }, 60_000);

  it('a draft that does not exist is reported', async () => {
    await page.goto(`${api.url}/draft/none`);
    await page.getByTestId('problem').waitFor();
    expect(await page.getByTestId('problem').getAttribute('data-code')).toBe('DRAFT_NOT_FOUND');
  }, 60_000);
});
