import { describe, expect, it } from '@jest/globals';
import escapeHtml from 'escape-html';
import { playGame, randomBot, review } from '#analysis';
import { playableGames, setupOf } from '#games';
import { notesOf, Replay } from '#projections';
import { invariant, omniscient, seatViewer, type Locale, type NoteEntry } from '#record';
import { recorded } from '#record/testing';
import { reviewNotes, withoutReviewNotes } from '../review-notes.js';
import { htmlOf } from './html.js';
import { inMarkdown, markdownOf } from './markdown.js';
import { reportOf } from './report.js';

const hostile = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)> | [a](javascript:b)'];
const game = playableGames().get('contracts');
invariant(game !== undefined, 'Contracts is a game');
const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Ben'], seed: 'report' });
const named = {
  ...setup,
  seats: setup.seats.map((seat, index) => ({ ...seat, name: hostile[index] ?? '' })),
};
const played = playGame(game.module, named, [randomBot('a'), randomBot('b')]);
invariant(played.ok, 'it is played');
const replay = new Replay(game.module, recorded(played.value.slice(0, 160), 'report'));
const found = review(replay, { seed: 'x', playouts: 6, viewer: omniscient, lists: true });
const reportIn = (locale: Locale) =>
  reportOf(found, { game: 'report', replay, viewer: omniscient, locale, seed: 'x', playouts: 6 });

describe('a report', () => {
  it('is a page that loads and runs nothing, even with hostile player names', () => {
    const page = htmlOf(reportIn('en'));
    expect(page).not.toMatch(/<(script|img|link|iframe)|href=|src=["']/i);
    expect(page).toContain(escapeHtml(hostile[0] ?? ''));
    expect(page).toContain("default-src 'none'");
    expect(page).toMatch(/<svg .*<polyline points="[\d., ]+"/);
    expect(page.match(/<div class="board">/g)).toHaveLength(found.turningPoints.length);
  });

  it('lists identical cards once, and has words for every zone on the table', () => {
    for (const { table } of reportIn('fr').turningPoints) {
      const extractors = table.zones.find(({ name }) => name === 'Extracteurs');
      expect(new Set(extractors?.cards.map(({ name }) => name)).size).toBe(extractors?.cards.length);
      for (const { name } of table.zones) expect(name).toMatch(/^\p{Lu}/u);
    }
  });

  it("lists final measures for each player, including those from the rulebook's glossary", () => {
    const { measures } = reportIn('en');
    const names = measures.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Health', 'Hand', 'Card advantage', 'Tempo: gain in the race today']),
    );
    for (const { values } of measures) expect(values).toHaveLength(2);
    const advantage = measures.find(({ name }) => name === 'Card advantage')?.values ?? [];
    expect(advantage[0]).toBeCloseTo(-(advantage[1] ?? NaN), 2);
    const zero = {
      game: 'report',
      replay,
      viewer: seatViewer(0),
      locale: 'en',
      seed: 'x',
      playouts: 6,
    } as const;
    // The measures of Contracts reveal no hidden cards, so players see the same values.
    expect(reportOf(found, zero).measures).toEqual(measures);
  });

  it('is Markdown in which names add no markup', () => {
    const text = markdownOf(reportIn('en'));
    expect(text).not.toMatch(/<script|<img|\]\(javascript/);
    expect(text).toContain(inMarkdown(hostile[1] ?? ''));
    expect(text.split('\n').filter((line) => line.startsWith('## '))).toHaveLength(5);
  });

  it('is in the language of the reader', () => {
    const texts = (['en', 'it', 'fr'] as const).map((locale) => htmlOf(reportIn(locale)));
    expect(texts.map((text) => /<h2>(.*?)<\/h2>/.exec(text)?.[1])).toEqual([
      'Chance to win',
      'Probabilità di vittoria',
      'Chances de victoire',
    ]);
  });
});

describe('notes of a review', () => {
  const [decision] = found.decisions;
  invariant(decision !== undefined, 'something was decided');
  const graded = { ...found, decisions: [{ ...decision, loss: 0.2, grade: 'blunder' as const }] };
  const notes = reviewNotes('r1', graded, replay, omniscient, 'en');
  const entries = notes.map((note, revision): NoteEntry => ({
    id: `${revision}`,
    revision,
    note,
    metadata: { schema: 2, recordedAt: '2026-01-01T00:00:00.000Z' },
  }));

  it('mark bad choices at their revisions, from the perspective of the review', () => {
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({ mark: '??', from: `${decision.made}`, as: 'all', by: 'Review' });
    expect(notes[0]?.text).toContain('about 20 points');
  });

  it('are removed together, and other notes stay', () => {
    const [own] = entries;
    invariant(own !== undefined && 'note' in own && own.note.kind === 'Annotated', 'there is one');
    const other = { ...own, note: { ...own.note, id: 'other', by: 'Ada' } };
    const written = notesOf([...entries, other]);
    expect(withoutReviewNotes(written).map(({ id }) => id)).toEqual(notes.map(({ id }) => id));
  });
});
