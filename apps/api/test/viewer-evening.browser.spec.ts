import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { altered } from '#altered/rules';
import { keepReview } from '#archive';
import { TableLog } from '#interchange/testing';
import { invariant, startedIn, type GameId } from '#record';
import { storedReview } from '#read-models/testing';
import { EVENT_STORE, type EventStore } from '../src/api.tokens.js';
import { becomes, faultsOn, until } from './chromium.js';
import type { RunningApi } from './running-api.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

/** The logs of the evening's games in the league, from the other platform. */
const logs = [77, 78, 79].map((table) => ({
  game: `bga-${table}` as GameId,
  text: new TableLog({ table })
    .draws(0, 2, [1, 2])
    .draws(1, 2, [101, 102])
    .asks(1, 20, { optionalAction: false }, { play: { 101: ['stormLeft', 'stormRight'] } })
    .plays(1, 101, 'stormRight')
    .tell('passTurn', '', { player_id: 1 })
    .ends(table % 2)
    .text(),
}));

describeInBrowser('an evening of a coach and a pupil, in a browser', () => {
  let api: RunningApi;
  let coach: Page;
  eachOnTheViewer({}, (viewed) => ({ api, page: coach } = viewed));

  /**
   * Stores reviews of the games, as analysts do overnight. Returns the name of the pupil, and the date of the games.
   */
  async function review(): Promise<{ readonly pupil: string; readonly date: string }> {
    let [pupil, date] = ['', ''];
    for (const [number, { game }] of logs.entries()) {
      const events = await api.streams.read(game);
      pupil = startedIn(events)?.seats[1]?.name ?? '';
      date = events[0]?.metadata.recordedAt.slice(0, 10) ?? '';
      const revision = events.findIndex(({ event }) => event.kind === 'DecisionRequested');
      const [asked, made] = [events[revision]?.event, events[revision + 1]?.event];
      invariant(asked?.kind === 'DecisionRequested' && made?.kind === 'DecisionMade', 'the pupil decided');
      const { kind, options } = asked.decision;
      const best = options.map(({ key }) => key).filter((key) => !made.choice.includes(key));
      const loss = 0.3 - number / 100;
      const decision = {
        ...{ revision, kind, taken: made.choice, best: best.slice(0, 1), loss, grade: 'blunder' as const },
        clock: { day: 1, phase: 'noon', turn: 1, seat: 1 },
        choices: [made.choice, best.slice(0, 1)].map((choice) => ({
          ...{ choice, value: 0.5, error: 0.01, playouts: 100 },
        })),
      };
      const seats = [[], [decision]].map((decisions) => ({
        ...{ accuracy: 0.5, skill: 0, luck: 0, decisions },
        grades: decisions.map(({ grade }) => grade),
      }));
      const stored = storedReview(game, { module: altered, events }, seats);
      await keepReview({ store: api.server.app.get<EventStore>(EVENT_STORE) }, { by: 'coach' }, game, stored);
    }
    return { pupil, date };
  }

  it('goes from the logs of a league to a class on the worst moments, and the pupil leaves with lessons', async () => {
    const part = (name: string) => coach.getByTestId(name);
    await coach.goto(api.url);
    await part('import-file').setInputFiles(
      logs.map(({ game, text }) => ({
        ...{ name: `${game}.json`, mimeType: 'application/json', buffer: Buffer.from(text) },
      })),
    );
    await until(
      async () => (await coach.locator('[data-testid="game-row"], .game-link').count()) >= logs.length,
    );
    const { pupil, date } = await review();

    // The league: the games become matches.
    await coach.goto(api.url);
    await part('games-tournaments').click();
    await part('tournament-name').fill('League');
    await part('tournament-date').fill(date);
    await part('tournament-begin').click();
    await part('proposals-accept').click();
    await part('tournament-standings').getByRole('link', { name: pupil }).waitFor();

    // The pupil: the positions with the worst losses become a study, and the study a class.
    await coach.getByRole('link', { name: 'Statistics' }).click();
    await part('statistics-players').click();
    await coach.getByRole('link', { name: `Profile of ${pupil}` }).click();
    await part('profile-theme').first().getByRole('button').click();
    await coach.getByRole('button', { name: 'Make a study of the worst 3' }).click();
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
    await coach.getByRole('button', { name: 'Everyone chooses now' }).click();
    await theirs.getByTestId('exercise-choice').first().click();
    await theirs.getByRole('button', { name: 'Choose', exact: true }).click();
    await becomes(async () => (await part('class-count').innerText()).includes(pupil), true);
    await coach.getByRole('button', { name: 'Show the choices', exact: true }).click();
    await theirs.getByTestId('class-answers').waitFor();
    await coach.getByRole('button', { name: 'End the class' }).click();

    // The pupil continues alone.
    await theirs.getByRole('link', { name: 'Practise your lessons' }).click();
    await theirs.getByTestId('lesson-list').waitFor();
    expect(await theirs.getByTestId('lesson-row').count()).toBe(3);
    await theirs.getByTestId('lessons-start').click();
    await theirs.getByTestId('exercise-choice').first().waitFor();
    expect(faults).toEqual([]);
  }, 180_000);
});
