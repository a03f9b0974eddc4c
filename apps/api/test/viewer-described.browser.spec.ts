import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { boardOf } from './chromium.js';
import type { RunningApi } from './running-api.js';
import { rollsIn } from './recorded-games.js';
import { readableGames } from './viewer-states.js';
import { describeInBrowser, eachOnTheViewer } from './viewed-games.js';

const games = readableGames();

/** A zone on the board. The description must contain each entry of `cards`. */
interface DrawnZone {
  readonly zone: string;
  /** The number of cards in the zone. A pile shows one card and this number. */
  readonly count: number;
  readonly cards: readonly (readonly string[])[];
  /** The totals next to the zone. */
  readonly beside: readonly string[];
}

/** Reads the drawn content of the board from class names, numbers and card names, but not from labels. */
const drawn = `(() => {
  const board = document.querySelector('[data-testid=board]');
  const plain = (word) => word.replace(/^has-/, '').replaceAll('-', ' ');
  const number = (element) => element.textContent.trim();
  const cardOf = (card) => {
    const told = [...card.classList].filter((name) => name.startsWith('has-')).map(plain);
    const name = card.querySelector('.card-name, .tile-words > b');
    told.unshift(name ? name.textContent : 'Unknown card');
    for (const one of card.querySelectorAll('.statistic')) told.push(one.classList[1] + ' ' + number(one));
    for (const one of card.querySelectorAll('.counter'))
      told.push(number(one) + ' ' + plain([...one.classList].find((each) => each.startsWith('counter-')).slice(8)));
    if (card.querySelector('.mark.token')) told.push('token');
    return told;
  };
  const spentOf = (orb) => ['Unknown card', ...(orb.classList.contains('is-spent') ? ['exhausted'] : [])];
  const vesselOf = (vessel) => [...vessel.classList]
    .filter((name) => /^of-|^is-/.test(name)).map((name) => ({ 'is-full': 'Full', 'is-spent': 'Empty' })[name] ?? name.slice(3));
  return [...board.querySelectorAll('[data-zone]')].map((zone) => {
    const cards = [...zone.querySelectorAll('.card:not(.card-none, .pile-deck .card), .tile')].map(cardOf);
    for (const orb of zone.querySelectorAll('.orb')) cards.push(orb.classList.contains('is-known') ? spentOf(orb).slice(1) : spentOf(orb));
    for (const vessel of zone.querySelectorAll('.vessel')) cards.push(vesselOf(vessel));
    const expedition = zone.closest('.expedition');
    const beside = expedition ? [...expedition.querySelectorAll('.total')].map((total) => total.classList[1] + ' ' + number(total)
      + (total.classList.contains('leads') ? ', ahead' : '') + (total.classList.contains('counts') ? '' : ', does not count in this region')) : [];
    if (expedition?.querySelector('.ahead')) beside.push('Would move forward if it were Dusk now');
    const pile = zone.querySelector(':scope > b');
    return { zone: zone.dataset.zone, cards, beside, count: zone.classList.contains('pile') ? Number(pile.textContent) : cards.length };
  });
})()`;

const described = `Object.fromEntries([...document.querySelectorAll('[data-described]')].map((one) => [
  one.dataset.described, { head: (one.querySelector(':scope > span') ?? one).textContent, cards: [...one.querySelectorAll('li')].map((line) => line.textContent) }]))`;

const standings = `Object.fromEntries([...document.querySelectorAll('[data-testid=board] [data-testid^=seat-]')].map((strip) => [
  strip.dataset.testid, [...strip.querySelectorAll('.chip, .resource')].map((one) => one.textContent.trim()).filter((text) => !/^Hand /.test(text))]))`;

const markers = `[...document.querySelectorAll('[data-testid=board] [data-testid^=marker-]')].map((marker) => ({
  space: marker.closest('[data-space]').dataset.space, kind: [...marker.classList].find((name) => /^marker-/.test(name)).slice(7),
  seat: Number([...marker.classList].find((name) => /^seat-/.test(name)).slice(5)) }))`;

type Words = Readonly<Record<string, { readonly head: string; readonly cards: readonly string[] }>>;

/** Splits an entry such as `2 × Ironback Ferry` into two equal lines. */
const apart = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const [, count = '1', text = line] = /^(\d+) × (.*)$/.exec(line) ?? [];
    return Array.from({ length: Number(count) }, () => text);
  });

describeInBrowser('the board in words contains what the drawn board shows, for', () => {
  let api: RunningApi;
  let page: Page;

  eachOnTheViewer(games, (viewed) => ({ api, page } = viewed));

  const compare = async (zones: readonly DrawnZone[], words: Words): Promise<void> => {
    for (const { zone, count, cards, beside } of zones) {
      const description = words[zone];
      const where = { zone, position: await page.getByTestId('position').textContent() };
      expect({ ...where, isTold: description !== undefined }).toEqual({ ...where, isTold: true });
      if (!description) continue;
      for (const each of beside) expect(description.head.toLowerCase()).toContain(each.toLowerCase());
      const lines = [...apart(description.cards)];
      // A pile shows only its top card, but its description must contain all of its cards. The description of any other
      // zone must also have the correct number of cards.
      if (!/deck|discard/.test(zone)) expect({ ...where, count: lines.length }).toEqual({ ...where, count });
      expect(description.head).toContain(`: ${count}`);
      for (const card of cards.toSorted((left, right) => right.length - left.length)) {
        const found = lines.findIndex((line) =>
          card.every((part) => line.toLowerCase().includes(part.toLowerCase())),
        );
        expect({ ...where, card, lines, isTold: found >= 0 }).toEqual({
          ...where,
          card,
          lines,
          isTold: true,
        });
        lines.splice(found, 1);
      }
    }
  };

  it.each(['altered', 'contracts'])(
    '%s',
    async (game) => {
      const last = (games[game] ?? []).length - 1;
      let compared = 0;
      for (const as of ['all', '0']) {
        await page.goto(`${api.url}/game/${game}?at=0&as=${as}&panel=none`);
        for (let at = 20; at <= last; at += Math.ceil(last / 9)) {
          await page.getByTestId('scrubber').fill(`${at}`);
          await boardOf(page, at);
          const zones = await page.evaluate<readonly DrawnZone[]>(drawn);
          const words = await page.evaluate<Words>(described);
          await compare(zones, words);
          compared += zones.reduce((sum, { cards }) => sum + cards.length, 0);
          const chipsBySeat = await page.evaluate<Readonly<Record<string, readonly string[]>>>(standings);
          for (const [seat, chips] of Object.entries(chipsBySeat))
            for (const chip of chips) expect(words[seat]?.head).toContain(chip);
          if (game === 'contracts')
            for (const seat of [0, 1])
              expect(words[`seat-${seat}`]?.head).toContain(
                `Health ${await page.getByTestId(`health-${seat}`).textContent()}`,
              );
          for (const { kind, seat } of await page.evaluate<{ kind: string; seat: number }[]>(markers)) {
            const name = ['Ines', 'Bruno'][seat] ?? '';
            expect(words['adventure']?.cards.join('\n').toLowerCase()).toContain(
              `${kind}, ${name}`.toLowerCase(),
            );
          }
        }
      }
      expect(compared).toBeGreaterThan(200);
    },
    180_000,
  );

  it('dice', async () => {
    const [at = 0] = rollsIn(games['altered'] ?? []);
    await page.goto(`${api.url}/game/altered?at=${at}&as=spectator&panel=none`);
    await boardOf(page, at);
    // Waits for the dice, which are loaded after the board.
    await page.getByTestId('dice').waitFor();
    const drawnDice = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('[data-testid=dice] .roll')].map((roll) => roll.querySelector('figcaption').textContent + ' rolled '
        + [...roll.querySelectorAll('.die')].map((die) => die.dataset.value).join(', '))`,
    );
    expect(drawnDice).toEqual([expect.stringMatching(/^(Ines|Bruno) rolled [1-6]$/)]);
    const words = await page.evaluate<Words>(described);
    expect(words['rolls']?.cards).toEqual(drawnDice);
  }, 60_000);
});
