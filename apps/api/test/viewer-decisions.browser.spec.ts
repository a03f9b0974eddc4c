import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { invariant, type Decision, type RecordedEvent } from '#record';
import { attributesOf, boardOf, until } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const games: Readonly<Record<string, readonly RecordedEvent[]>> = {
  altered: alteredGame('shown'),
  contracts: contractsGame('shown'),
};

interface TakenDecision {
  readonly revision: number;
  readonly decision: Decision;
  readonly choice: readonly string[];
}

/** Returns the first decision that matches, with the choice that was made. */
function decisionIn(events: readonly RecordedEvent[], is: (decision: Decision) => boolean): TakenDecision {
  for (const { event, revision } of events) {
    if (event.kind !== 'DecisionRequested' || !is(event.decision)) continue;
    const { decision } = event;
    for (const { event: made } of events)
      if (made.kind === 'DecisionMade' && made.decision === decision.id)
        return { revision, decision, choice: made.choice };
  }
  throw new Error('There is no such decision in the game.');
}

describeInBrowser('decisions, in a browser', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(games, (viewed) => ({ api, page } = viewed));

  const part = (name: string) => page.getByTestId(name);
  const at = async (revision: number) => {
    await boardOf(page, revision);
  };
  const open = async (game: string, revision: number, as = 'all') => {
    await page.goto(`${api.url}/game/${game}?at=${revision}&as=${as}&panel=decisions`);
    await at(revision);
  };

  describe.each(Object.entries(games))('%s', (game, events) => {
    const turn = decisionIn(events, ({ kind, options }) => kind === 'turn' && options.length > 2);

    it('show their options in words, and the chosen one', async () => {
      await open(game, turn.revision);
      await part('option').first().waitFor();
      const keys = await attributesOf(part('option'), 'data-key');
      expect(keys).toEqual(turn.decision.options.map(({ key }) => key));
      const taken = page.locator('.option-list .is-taken');
      expect(await attributesOf(taken, 'data-key')).toEqual(turn.choice);
      expect(await taken.innerText()).toContain('chosen');
      const texts = (await part('option').allInnerTexts()).join('\n');
      expect(texts).toMatch(/Card-\d-\d+-/);
      for (const { key } of turn.decision.options.filter(({ key }) => key.includes(':')))
        expect(texts).not.toContain(key);
    }, 60_000);

    it('that are hidden are shown as hidden', async () => {
      const hidden = decisionIn(events, (decision) => decision.hidden === true);
      await open(game, hidden.revision, 'spectator');
      await part('decision-hidden').waitFor();
      expect(await part('decision-hidden').innerText()).toContain('hidden');
      expect(await part('option').count()).toBe(0);
      expect(await part('decisions').innerText()).not.toMatch(/\b0 options/);
    }, 60_000);

    it('link to the next and previous decision, and to each decision of the list', async () => {
      const requests = events.filter(({ event }) => event.kind === 'DecisionRequested');
      const here = requests.findIndex(({ revision }) => revision === turn.revision);
      const [before, next] = [requests[here - 1]?.revision, requests[here + 1]?.revision];
      invariant(before !== undefined && next !== undefined, 'it stands between others');
      await open(game, turn.revision);
      await part('decision-forward').click();
      await at(next);
      await part('decision-back').click();
      await at(turn.revision);
      await part('decision-back').click();
      await at(before);
      await page.locator('.decision-link').last().click();
      await at(requests.at(-1)!.revision);
    }, 60_000);

    it('are shown in the language of the reader', async () => {
      await open(game, turn.revision);
      await part('option').first().waitFor();
      const english = await part('option').first().innerText();
      await part('language').selectOption('fr');
      await page.getByRole('heading', { name: 'Décisions' }).waitFor();
      await until(async () => (await part('option').first().innerText()) !== english);
      await part('language').selectOption('it');
      await page.getByRole('heading', { name: 'Decisioni' }).waitFor();
    }, 60_000);
  });
});
