import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { gameModules } from '#games';
import { parseRuling } from '#interchange';
import type { RecordedEvent } from '#record';
import { attributesOf, boardOf } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  altered: alteredGame('shown'),
  contracts: contractsGame('shown'),
};

/** A game of the edition in which players activate reactions in a separate step. */
const apart = alteredGame('apart', {}, '4.0');

/** A game in which a card's modifier changes an event. */
const changed = alteredGame('changed-11');

/** A game in progress. */
const going = alteredGame('going', { decisions: 12 });

/** Returns the first step that follows a decision and has a cause of the given kind. */
function stepBecauseOf(events: readonly RecordedEvent[], kind: string): number {
  const decided = events.findIndex(({ event }) => event.kind === 'DecisionMade');
  return events.findIndex(
    ({ event }, revision) => revision > decided && event.kind === 'StepResolved' && event.cause.kind === kind,
  );
}

describeInBrowser('explanations of an event, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer({ ...games, apart, changed, going }, (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);
  const at = async (position: string) => {
    await boardOf(page, position);
  };
  const open = async (game: string, revision: number, as = 'all') => {
    await page.goto(`${api.url}/game/${game}?at=${revision}&as=${as}&panel=why`);
    await at(`${revision}`);
    await part('why-causes').waitFor();
  };
  const kinds = () => attributesOf(part('why-cause'), 'data-kind');

  describe.each(Object.entries(games))('%s', (game, events) => {
    it('lead from a reaction to a decision, and each step has its rules and a link', async () => {
      await open(game, stepBecauseOf(events, 'reaction'));
      const found = await kinds();
      expect(found.slice(0, 2)).toEqual(['REACTION', 'EVENT']);
      expect(['DECISION', 'FOLLOWED', 'START']).toContain(found.at(-1));
      const activated = part('why-cause').nth(1);
      expect(await activated.locator('dd').first().innerText()).toMatch(/\w{3,}/);
      const text = await activated.getByRole('link').innerText();
      await activated.getByRole('link').click();
      await page.locator('.why-event').getByText(text).waitFor();
      await part('why-activated').locator('li').first().waitFor();
      await page.goBack();
      await at(`${stepBecauseOf(events, 'reaction')}`);
    }, 60_000);

    it('show the choice and its options, or that they are hidden', async () => {
      const chosen = stepBecauseOf(events, 'decision');
      await open(game, chosen);
      expect(await kinds()).toContain('DECISION');
      await part('why-causes')
        .getByText(/^\w+ chose “.+”(, out of \d+ options\.|: there was no other option\.)$/)
        .first()
        .waitFor();
      const hidden = events.findIndex(
        ({ event }, revision) =>
          event.kind === 'StepResolved' &&
          event.cause.kind === 'rule' &&
          events
            .slice(0, revision)
            .some(
              ({ event: earlier }) =>
                earlier.kind === 'DecisionRequested' && earlier.decision.hidden === true,
            ),
      );
      await open(game, hidden, 'spectator');
      await part('why-causes').getByText('The options are hidden.').waitFor();
    }, 60_000);

    it('show what a rule caused after a choice', async () => {
      await open(game, stepBecauseOf(events, 'rule'));
      expect(await kinds()).toEqual(['FOLLOWED']);
      expect(await part('why').locator('.why-rules').first().innerText()).toMatch(/\d\.\d.*\w{3,}/s);
    }, 60_000);

    it('can be saved as a ruling report, with what the reader expected', async () => {
      const step = stepBecauseOf(events, 'reaction');
      await open(game, step);
      await part('why-wrong').locator('summary').click();
      await part('why-expected').fill('It draws two cards.');
      const [download] = await Promise.all([page.waitForEvent('download'), part('why-report').click()]);
      expect(download.suggestedFilename()).toBe(`ruling-${game}-${step}.json`);
      const report = parseRuling(await readFile(await download.path(), 'utf8'), gameModules);
      expect(report).toMatchObject({
        ok: true,
        value: { game, revision: step, expected: 'It draws two cards.' },
      });
    }, 60_000);

    it('are shown in the language of the reader', async () => {
      await open(game, stepBecauseOf(events, 'decision'));
      await part('language').selectOption('it');
      await page.getByRole('heading', { name: 'Come ci si è arrivati' }).waitFor();
      await part('language').selectOption('fr');
      await page.getByRole('heading', { name: 'Comment on en est arrivé là' }).waitFor();
    }, 60_000);
  });

  it('quote the card at the trigger, and name the event that triggered it', async () => {
    // In this edition, a separate event directly after the triggering event makes the reactions wait.
    const triggers = apart.findIndex(
      ({ event }) => event.kind === 'StepResolved' && event.verb === 'activate-reactions',
    );
    expect(triggers).toBeGreaterThan(0);
    await open('apart', triggers);
    const found = await kinds();
    const event = found.indexOf('EVENT');
    expect(found.slice(0, event).every((kind) => kind === 'REACTION')).toBe(true);
    expect(event).toBeGreaterThan(0);
    expect(await part('why-causes').locator('q').first().innerText()).toMatch(/\w{3,}/);
    await part('why-cause').nth(event).getByRole('link').click();
    const activated = part('why-activated').locator('li').first();
    await activated.waitFor();
    expect(await activated.locator('q').innerText()).toMatch(/\w{3,}/);
  }, 60_000);

  it('show inactive reactions on request, and what a modifier changed', async () => {
    const modified = changed.findIndex(
      ({ event }) => event.kind === 'StepResolved' && (event.modifiers ?? []).some(({ source }) => source),
    );
    expect(modified).toBeGreaterThan(0);
    await open('changed', modified);
    expect(await part('why-modifiers').locator('dd').first().innerText()).toMatch(/\w{3,}/);
    const more = part('why-not-activated');
    await more.waitFor();
    expect(await more.getByRole('listitem').first().isVisible()).toBe(false);
    await more.locator('summary').click();
    expect(await more.getByRole('listitem').first().innerText()).toMatch(/\w{3,}/);
  }, 60_000);

  it('give the reason why a game in progress has no report', async () => {
    const step = going.findLastIndex(({ event }) => event.kind === 'StepResolved');
    await open('going', step, 'spectator');
    await part('why-wrong').locator('summary').click();
    await part('why-expected').fill('It draws two cards.');
    await part('why-report').click();
    await part('why-wrong').getByRole('alert').filter({ hasText: 'still playing this game' }).waitFor();
  }, 60_000);
});
