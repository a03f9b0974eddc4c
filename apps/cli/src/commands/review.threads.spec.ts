import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

// Slow: computes complete reviews, each with hundreds of playouts.

interface Document {
  readonly game: string;
  readonly points: readonly { position: string; winProbability: readonly number[]; error: number }[];
  readonly decisions: readonly {
    position: string;
    seat: number;
    loss: number;
    best: readonly string[];
    text: string | null;
    options: readonly object[];
  }[];
  readonly seats: readonly { seat: number; accuracy: number; luck: number; skill: number }[];
  readonly turningPoints: readonly { position: string; text: string }[];
  readonly seconds: number;
}

let terminal: TestTerminal;
/** A single thread is faster here, because each thread first loads the rules of all games. */
const small = ['review', 'contracts-s5-1', '--playouts', '6', '--threads', '1'];
const reviewed = async (...more: readonly string[]): Promise<Document> => {
  const { exit, document } = await terminal.json(...small, ...more);
  expect(exit).toBe(0);
  return document as Document;
};
/** The JSON document of a review without further options. */
let plain: Document;

beforeAll(async () => {
  terminal = await TestTerminal.create();
  await terminal.run('play', '--game', 'contracts', '--seed', '5', '--games', '1', '--bot', 'random');
  plain = await reviewed();
}, 120_000);
afterAll(() => terminal.remove());

describe('retrace review', () => {
  it('prints one document with exactly these fields, whose luck and skill sum to the result', () => {
    expect(Object.keys(plain)).toEqual([
      'game',
      'observedFrom',
      'points',
      'decisions',
      'seats',
      'unjudged',
      'turningPoints',
      'missed',
      'seconds',
    ]);
    expect(Object.keys(plain.seats[0] ?? {})).toEqual([
      'seat',
      'accuracy',
      'luck',
      'skill',
      'error',
      'judged',
      'decisions',
    ]);
    const end = plain.points.at(-1);
    expect(end?.error).toBe(0);
    for (const { seat, luck, skill } of plain.seats)
      expect(luck + skill).toBeCloseTo((end?.winProbability[seat] ?? NaN) - 0.5, 10);
    for (const { text } of plain.turningPoints) expect(text).toMatch(/ rises from \d+% to \d+%\./);
  });

  it('has the same numbers in every run, on any number of threads', async () => {
    const other = await reviewed('--threads', '2');
    expect({ ...other, seconds: 0 }).toEqual({ ...plain, seconds: 0 });
  }, 120_000);

  it('judges the decisions of a seat from what it knew', async () => {
    const { decisions } = await reviewed('--as', '1');
    expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
  }, 120_000);

  it.each(['0', '5001', 'many', '-3'])('refuses %s playouts', async (playouts) => {
    const { exit, document } = await terminal.json('review', 'contracts-s5-1', `--playouts=${playouts}`);
    expect(exit).toBe(2);
    expect(document).toMatchObject({ error: { code: 'PLAYOUTS_INVALID' } });
  });

  it('writes a report in the requested language, and overwrites none', async () => {
    const report = [...small, '--html', 'r.html', '--markdown', 'r.md'];
    const { exit } = await terminal.json(...report, '--locale', 'fr');
    expect(exit).toBe(0);
    expect(readFileSync(path.join(terminal.folder, 'r.html'), 'utf8')).toContain('<html lang="fr">');
    expect(readFileSync(path.join(terminal.folder, 'r.md'), 'utf8')).toContain('## Moments décisifs');
    expect((await terminal.json(...report)).document).toMatchObject({ error: { code: 'FILE_EXISTS' } });
  }, 120_000);

  it('plays the better lines of the worst mistakes as branches, only once', async () => {
    const document = (await reviewed('--branch', '--playouts', '8')) as Document & {
      branches: readonly { position: string; game: string }[];
    };
    expect(document.branches.length).toBeGreaterThan(0);
    for (const { position, game } of document.branches) {
      expect(game).toBe(`contracts-s5-1-better-${position}`);
      const { best, text } = document.decisions.find((decision) => decision.position === position) ?? {};
      expect(text).toContain(' It was better to ');
      const { document: shown } = await terminal.json('export', game, `${game}.json`);
      expect(shown).toBeDefined();
      const { events } = JSON.parse(readFileSync(path.join(terminal.folder, `${game}.json`), 'utf8')) as {
        events: readonly { revision: number; event: { kind: string; choice?: readonly string[] } }[];
      };
      const made = events.find(
        ({ revision, event }) => revision > Number(position) && event.kind === 'DecisionMade',
      );
      expect(made?.event.choice).toEqual(best);
      const { document: verified } = await terminal.json('verify', game);
      expect(verified).toMatchObject({ games: [{ id: game, status: 'EXACT' }] });
    }
    const again = (await reviewed('--branch', '--playouts', '8')) as typeof document;
    expect(again.branches).toEqual(document.branches);
  }, 240_000);

  it('writes its notes only once, and removes them together', async () => {
    const noted = await reviewed('--notes');
    const again = await reviewed('--notes');
    expect(again).toMatchObject({ notes: (noted as { notes?: number }).notes });
    const { document } = await terminal.json('review', 'contracts-s5-1', '--remove-notes');
    expect(document).toEqual({ game: 'contracts-s5-1', removed: (noted as { notes?: number }).notes });
    const { document: left } = await terminal.json('review', 'contracts-s5-1', '--remove-notes');
    expect(left).toMatchObject({ removed: 0 });
  }, 120_000);

  it('is stored, listed and deleted with its notes and lessons', async () => {
    const game = 'contracts-s5-1';
    const storedReviews = async () =>
      (await terminal.json('reviews', game)).document as {
        reviews: readonly { review: string; seed: string }[];
      };
    expect((await storedReviews()).reviews).toEqual([]);
    const noted = (await reviewed('--keep', '--notes')) as { notes?: number };
    await reviewed('--keep', '--seed', 'other');
    const [first, other] = (await storedReviews()).reviews;
    expect(first).toMatchObject({ as: 'all', seed: '1', playouts: 6, isCurrent: true });
    const drop = ['reviews', game, '--delete', first?.review ?? ''];
    expect((await terminal.json(...drop)).document).toMatchObject({
      error: { code: 'DELETION_NOT_CONFIRMED' },
    });
    expect((await terminal.json(...drop, '--yes')).document).toEqual({
      ...{ game, review: first?.review, notes: noted.notes, deleted: true },
    });
    expect((await storedReviews()).reviews).toEqual([other]);
    expect((await terminal.json(...drop, '--yes')).document).toMatchObject({
      error: { code: 'REVIEW_NOT_FOUND' },
    });
    const { document: left } = await terminal.json('review', game, '--remove-notes');
    expect(left).toMatchObject({ removed: 0 });
    await terminal.json('reviews', game, '--delete', other?.review ?? '', '--yes');
    expect((await terminal.json('lessons', '--all')).document).toMatchObject({ total: 0 });
    await reviewed('--keep');
    expect((await storedReviews()).reviews).toEqual([first]);
  }, 240_000);

  it('prints its findings as text', async () => {
    const { stdout } = await terminal.run('review', 'contracts-s5-1', '--playouts', '6');
    expect(stdout).toMatch(
      /accuracy \d+%, skill ([+−]\d+|0) ± \d+, luck ([+−]\d+|0): 50 [+−] \d+ [+−] \d+ = 100 points of win chance/,
    );
    expect(stdout).toContain('decisions evaluated');
  }, 120_000);
});

describe('retrace evaluate', () => {
  it('evaluates one position with an error, the same in every run', async () => {
    const argv = ['evaluate', 'contracts-s5-1', '--at', '60', '--as', '0', '--playouts', '20'];
    const [first, second] = [await terminal.json(...argv), await terminal.json(...argv)];
    expect(first.document).toMatchObject({ game: 'contracts-s5-1', as: '0', playouts: 20 });
    const { winProbability, error } = first.document as { winProbability: number[]; error: number };
    expect(winProbability.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
    expect(error).toBeGreaterThan(0);
    expect({ ...(second.document as object), seconds: 0 }).toEqual({
      ...(first.document as object),
      seconds: 0,
    });
  });

  it('treats the deck lists as unknown on request', async () => {
    const argv = ['evaluate', 'contracts-s5-1', '--at', '60', '--as', '0', '--playouts', '20'];
    const [known, unknown] = [
      await terminal.json(...argv),
      await terminal.json(...argv, '--deck-lists', 'unknown'),
    ];
    expect(known.document).toMatchObject({ deckLists: 'known' });
    expect(unknown.document).toMatchObject({ deckLists: 'unknown' });
    const shares = [known, unknown].map(({ document }) => (document as Document['points'][0]).winProbability);
    expect(shares[1]).not.toEqual(shares[0]);
  });

  it('reports the result of a finished game', async () => {
    const { document } = await terminal.json('evaluate', 'contracts-s5-1');
    expect(document).toMatchObject({ error: 0, playouts: 0 });
  });
});

describe('retrace range', () => {
  const argv = ['range', 'contracts-s5-1', '--at', '60', '--seat', '1'];
  interface Range {
    readonly unknown: number | null;
    readonly source: string | null;
    readonly cards: readonly { readonly name: string; readonly chance: number; readonly byCopies: number }[];
  }

  interface Weighed {
    readonly name: string;
    readonly held: { readonly value: number };
    readonly without: { readonly value: number } | null;
    readonly difference: { readonly value: number } | null;
  }

  it('lists the cards that a player may hold, the likeliest first, the same in every run', async () => {
    const [first, again] = [await terminal.json(...argv), await terminal.json(...argv)];
    expect(again.document).toEqual(first.document);
    const { unknown, source, cards } = first.document as Range;
    expect(source).toBe('listed');
    expect(unknown).toBeGreaterThan(0);
    expect(cards.length).toBeGreaterThan(4);
    const chances = cards.map(({ chance }) => chance);
    expect(chances).toEqual([...chances].sort((left, right) => right - left));
    const { stdout } = await terminal.run(...argv);
    expect(stdout).toContain(cards[0]?.name);
    expect(stdout).toContain('The deck list is known.');
  });

  it('guesses a deck list that is unknown, and estimates nothing for a player who sees the hand', async () => {
    const { document } = await terminal.json(...argv, '--as', '0', '--deck-lists', 'unknown');
    expect(['shipped', null]).toContain((document as Range).source);
    const own = await terminal.json(...argv, '--as', '1');
    expect(own.document).toMatchObject({ unknown: null, source: null, cards: [] });
  });

  it('values the choice of the decision with and without each of the likeliest cards', async () => {
    const weigh = [...argv, '--worth', '--playouts', '3'];
    const [first, again] = [await terminal.json(...weigh), await terminal.json(...weigh)];
    expect(again.document).toEqual(first.document);
    const { worth } = first.document as { readonly worth: { readonly cards: readonly Weighed[] } };
    expect(worth).toMatchObject({ position: expect.any(String), seat: 0, playouts: 3 });
    expect(worth.cards.length).toBeGreaterThan(2);
    expect(worth.cards.length).toBeLessThanOrEqual(6);
    for (const { held, without, difference } of worth.cards)
      expect(difference?.value).toBeCloseTo(held.value - (without?.value ?? 0), 5);
    const { stdout } = await terminal.run(...weigh);
    expect(stdout).toContain(worth.cards[0]?.name);
    expect(stdout).toContain('3 pairs of playouts');
    const spectated = await terminal.json(...weigh, '--as', 'spectator');
    expect(spectated.document).toMatchObject({ worth: null });
    expect((await terminal.json(...argv, '--worth', '--playouts', '0')).exit).toBe(2);
  });

  it.each(['7', 'all', 'x'])('refuses the seat %s', async (seat) => {
    const { exit } = await terminal.json('range', 'contracts-s5-1', '--seat', seat);
    expect(exit).toBe(2);
  });
});
