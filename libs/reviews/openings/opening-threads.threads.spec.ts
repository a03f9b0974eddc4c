import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openingTable, sampleOpening, valueOpening } from '#analysis';
import { playableGames } from '#games';
import { invariant } from '#record';
import { dealtOpening, seedOfOpening, usualField } from './opening-plan.js';
import { openingPlayouts, OpeningThreads } from './opening-threads.js';

const game = playableGames().get('contracts');
invariant(game !== undefined, 'the game is known');
const field = usualField(game);
const plan = { module: game.module.id, deck: field[0], field, seed: 's' };
const handOf = (number: number) => {
  const dealt = dealtOpening(plan, number);
  invariant(dealt.ok, 'a hand is dealt');
  return dealt.value;
};

describe('threads for opening hands', () => {
  let threads: OpeningThreads;
  beforeAll(() => {
    threads = new OpeningThreads(2);
  });
  afterAll(() => threads.close());

  it('value a hand exactly like the main thread', async () => {
    const values = await threads.value(plan, 3);
    const here = valueOpening(game.module, handOf(3), {
      seed: seedOfOpening('s', 3),
      playouts: openingPlayouts,
    });
    expect(values).toEqual({ ok: true, value: here });
  }, 60_000);

  it('make the table of all hands, and report each portion', async () => {
    const done: number[] = [];
    const table = await threads.table(plan, 20, {
      sampled: (count, soFar) => {
        done.push(count);
        expect(soFar().hands).toBe(count);
      },
    });
    const samples = Array.from({ length: 20 }, (_, index) =>
      sampleOpening(game.module, handOf(index + 1), seedOfOpening('s', index + 1)),
    );
    expect(table).toEqual(openingTable(samples));
    expect(done.at(-1)).toBe(20);
    expect(done.length).toBe(3);
  }, 60_000);

  it('stop a table when the signal aborts, and can then make another', async () => {
    const over = new AbortController();
    const table = threads.table(plan, 1000, { signal: over.signal, sampled: () => over.abort() });
    await expect(table).rejects.toMatchObject({ name: 'AbortError' });
    expect((await threads.table(plan, 4)).hands).toBe(4);
  }, 60_000);

  it('refuse a deck that cannot begin a game, and then value other hands', async () => {
    const broken = { ...plan, deck: { ...plan.deck, cards: plan.deck.cards.slice(0, 2), definitions: {} } };
    expect(dealtOpening(broken, 1).ok).toBe(false);
    expect(await threads.value(broken, 1)).toMatchObject({ ok: false, error: { code: 'EVALUATION_FAILED' } });
    await expect(threads.table(broken, 8)).rejects.toBeDefined();
    expect((await threads.value(plan, 1)).ok).toBe(true);
  }, 60_000);
});
