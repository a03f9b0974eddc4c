import type { Page } from 'playwright-core';
import type { RunningApi } from './running-api.js';

export interface Pending {
  readonly decision: string;
  readonly kind: string;
}

/** Waits until the page shows a decision other than `before`. Null if the game is over. */
export async function nextDecision(page: Page, before: string | null): Promise<Pending | null> {
  const there = await page
    .locator(
      `[data-testid="game-over"], [data-testid="choice"]:not([data-decision="${before ?? 'none'}"]):has([data-testid="play-option"]:enabled, [data-testid="send-choice"]:enabled)`,
    )
    .first()
    .elementHandle({ timeout: 60_000 });
  if ((await there.getAttribute('data-testid')) === 'game-over') return null;
  return {
    decision: (await there.getAttribute('data-decision')) ?? '',
    kind: (await there.getAttribute('data-kind')) ?? '',
  };
}

/** Selects the minimum number of options from the list, starting at index `turn`, and confirms the choice. */
export async function chooseFromList(page: Page, turn: number): Promise<void> {
  const send = page.getByTestId('send-choice');
  const options = page.locator('[data-testid="play-option"][aria-pressed="false"]:enabled');
  if (await chosenAtOnce(page)) return;
  for (let at = turn; !(await send.isEnabled()); at++) {
    const count = await options.count();
    await options.nth(at % count).click();
  }
  await send.click();
}

/** Clicks the only option. Returns false without clicking if there are several options or a confirmation is needed. */
async function chosenAtOnce(page: Page): Promise<boolean> {
  if ((await page.getByTestId('send-choice').count()) > 0) return false;
  await page.getByTestId('play-option').click();
  return true;
}

/**
 * Makes a choice on the board by clicking highlighted places until the choice can be confirmed. Returns false if no
 * choice can be made in this way.
 */
export async function chooseOnBoard(page: Page): Promise<boolean> {
  const send = page.getByTestId('send-choice');
  if (await chosenAtOnce(page)) return true;
  const lit = page.locator('.board [data-offer="offered"]');
  const pressed = page.locator('.board [data-offer="picked"]');
  for (let presses = 0; presses < 12; presses++) {
    if ((await pressed.count()) > 0 && (await send.isEnabled())) {
      await send.click();
      return true;
    }
    if ((await lit.count()) === 0) return false;
    await lit.first().dispatchEvent('click');
    const left = page.locator('[data-testid="play-option"][aria-pressed="false"]');
    // If a card stands for several options, the choice must be made in the option list.
    if ((await pressed.count()) > 0 && !(await send.isEnabled()) && (await lit.count()) === 0)
      await left.first().click();
  }
  return false;
}

/**
 * The number of decisions that a test makes on the page before bots take over. If `WHOLE_GAMES` is set, bots never take
 * over, and a test takes minutes.
 */
export const decisionsOnPages = process.env['WHOLE_GAMES'] === undefined ? 24 : Infinity;

/** Lets bots decide for all players on these pages until the game ends. */
export async function letBotsEnd(api: RunningApi, game: string, pages: readonly Page[]): Promise<void> {
  const stored = await Promise.all(
    pages.map((page) => page.evaluate<string>(`localStorage.getItem('retrace.seats')`)),
  );
  const seats = stored.flatMap(
    (text) => JSON.parse(text) as { readonly game: string; readonly token: string }[],
  );
  const tokens = seats.flatMap((seat) => (seat.game === game ? [seat.token] : []));
  for (;;) {
    const answer = await api.ask(
      `mutation { letBotDecide(game: "${game}", bot: RANDOM, decisions: 20) { waitsFor } }`,
      {},
      { 'x-retrace-seat': tokens.join(', ') },
    );
    if (answer.errors.length > 0) throw new Error(answer.errors[0]?.message);
    const { letBotDecide } = answer.data as { readonly letBotDecide: { readonly waitsFor: number | null } };
    if (letBotDecide.waitsFor === null) return;
  }
}

/** Waits until the page shows that the game is over. Meanwhile confirms its dialogs. */
export async function untilOver(page: Page): Promise<void> {
  await page.getByTestId('game-over').waitFor({ timeout: 60_000 });
}
