import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { invariant } from '#record';
import { becomes, faultsOn, until } from './chromium.js';
import { deckLinks, leagueDate, leagueFiles, pupil } from './league-files.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

describeInBrowser('an evening of a coach and a pupil, in a browser', () => {
  let api: RunningApi;
  let coach: Page;
  eachOnTheViewer({}, (viewed) => ({ api, page: coach } = viewed));
  const part = (name: string) => coach.getByTestId(name);

  /** Starts the review of each game in the match against Cy, on the game's page. */
  async function review(): Promise<void> {
    const match = part('tournament-round-2').getByRole('link').filter({ hasText: 'Cy' });
    for (const game of [0, 1, 2]) {
      await coach.getByRole('link', { name: 'Tournaments' }).first().click();
      await part('tournament-list').getByRole('link', { name: 'League' }).click();
      await match.first().click();
      await part('match-games').getByRole('link').nth(game).click();
      await part('tab-review').click();
      await part('review-depth').selectOption('quick');
      await part('review-start').click();
      await part('review-making').waitFor();
      await part('review-seats').waitFor({ timeout: 120_000 });
      await coach.getByRole('link', { name: 'Retrace' }).first().click();
    }
  }

  it('leads from logs and deck links to a class on the worst moments, and the pupil takes lessons home', async () => {
    await coach.goto(api.url);
    await part('deck-box').fill(deckLinks[0]);
    await part('import-file').setInputFiles(leagueFiles);
    const lines = part('import-outcome').locator('p');
    await lines.getByText('with 6 cards. It belongs to a player in the game.').waitFor();
    await until(
      async () =>
        (await coach.locator('[data-testid="game-row"], .game-link').count()) >= leagueFiles.length - 1,
    );
    await part('deck-box').fill(deckLinks[1]);
    await part('deck-give').click();
    const better = lines.getByText(
      'It replaces an earlier import with less information. Read: 5 of 6 decisions',
    );
    await becomes(() => better.count(), 3);

    // First, the games become matches of a league.
    await part('games-tournaments').click();
    await part('tournament-name').fill('League');
    await part('tournament-date').fill(leagueDate);
    await part('tournament-begin').click();
    await part('proposals-accept').click();
    await part('tournament-standings').getByRole('link', { name: pupil }).waitFor();
    await review();

    // Then the pupil's worst positions become a study, and the study becomes a class.
    await coach.getByRole('link', { name: 'Statistics' }).click();
    await part('statistics-players').click();
    await coach.getByRole('link', { name: `Profile of ${pupil}` }).click();
    await part('profile-theme').first().getByRole('button').click();
    await coach.getByRole('button', { name: 'Create a study of the worst 3' }).click();
    await until(async () => (await part('chapter-row').count()) === 3);
    await coach.getByRole('button', { name: 'Open a class' }).click();
    const link = await part('class-link').inputValue();

    const theirs = await coach
      .context()
      .browser()
      ?.newPage({ viewport: { width: 390, height: 844 } });
    invariant(theirs, 'there is a browser');
    const faults = faultsOn(theirs);
    await theirs.goto(link);
    await theirs.getByLabel('Your name').fill(pupil);
    await theirs.getByRole('button', { name: 'Join' }).click();
    await becomes(async () => (await part('class-pupils').innerText()).endsWith(pupil), true);
    await part('class-show').first().click();
    await coach.getByRole('button', { name: 'Ask everyone to choose' }).click();
    await theirs.getByTestId('exercise-choice').first().click();
    await theirs.getByRole('button', { name: 'Choose', exact: true }).click();
    await becomes(async () => (await part('class-count').innerText()).includes(pupil), true);
    await coach.getByRole('button', { name: 'Show the choices', exact: true }).click();
    await theirs.getByTestId('class-answers').waitFor();
    await coach.getByRole('button', { name: 'End the class' }).click();

    // The pupil continues without the coach.
    await theirs.getByRole('link', { name: 'Practise your lessons' }).click();
    await theirs.getByTestId('lesson-list').waitFor();
    await theirs
      .getByTestId('lesson-row')
      .filter({ hasText: `${pupil} against Cy` })
      .first()
      .waitFor();
    await theirs.getByTestId('lessons-start').click();
    await theirs.getByTestId('exercise-choice').first().waitFor();
    expect(faults).toEqual([]);
  }, 400_000);
});
