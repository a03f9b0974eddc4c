import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { review as reviewHere } from '#analysis';
import { contracts } from '#contracts';
import { openEventStore, type AdministrationStreams, type NoteStreams } from '#event-store';
import { Replay } from '#projections';
import { invariant, omniscient, reviewStream, type GameId } from '#record';
import { contractsGame, highCardGame } from '../../test/recorded-games.js';
import { reviewed, reviewFields } from '../../test/reviewed-games.js';
import { RunningApi } from '../../test/running-api.js';
import { opened } from '../../test/twin-servers.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import { ADMINISTRATION_STREAMS, NOTE_STREAMS } from '../api.tokens.js';

// Slow: makes whole reviews, each with hundreds of playouts.

const events = contractsGame('c', { decisions: 60, conceded: true });
const games = {
  over: events,
  played: contractsGame('played', { decisions: 40 }),
  /** A game with a blunder. */
  whole: contractsGame('c'),
  toy: highCardGame('toy', { days: 3 }),
};
const open = 'as: "all", playouts: 4';

describe('a review', () => {
  let api: RunningApi;
  let coach: Credentials;
  let other: Credentials;
  const keepPlayers = async (game: string): Promise<void> => {
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    await administration.append(game as GameId, [opened], 'no-stream');
  };
  const codes = async (query: string, who: Credentials = {}): Promise<unknown[]> =>
    (await api.ask(query, {}, who)).errors.map(({ extensions }) => extensions['code']);

  beforeAll(async () => {
    api = await RunningApi.start({ ...games, gone: events }, { access: signedAccess() });
    coach = await signedIn('coach');
    other = await signedIn('seat');
    await keepPlayers('played');
  }, 60_000);
  afterAll(() => api.stop());

  it('has the same numbers as any review with the same settings, reports its progress, and is stored', async () => {
    const { review, frames } = await reviewed(api, 'over', open, coach);
    expect(review.state).toBe('READY');
    expect(frames.some((frame) => frame.includes('"RUNNING"'))).toBe(true);
    // Partial results contain chances, but no summaries.
    expect(frames.some((frame) => /"soFar":\{"points":\[\{.*"seats":\[\]/.test(frame))).toBe(true);
    expect(review.soFar).toBeNull();
    const request = { seed: '1', playouts: 4, viewer: omniscient, lists: true };
    const here = reviewHere(new Replay(contracts, events), request);
    expect(review.result?.points.map(({ winProbability }) => winProbability)).toEqual(
      here.points.map(({ winProbability }) => winProbability),
    );
    expect(review.result?.seats).toEqual(
      here.seats.map((seat) => ({ ...seat, name: ['Ada', 'Ben'][seat.seat] })),
    );
    expect(review).toMatchObject({ program: 'reviews 8', position: `${events.length - 1}`, seed: '1' });
    // Any other reader gets the stored review immediately, whether signed in or not. A second request does not begin
    // another review.
    const stored = await api.ask(`{ game(id: "over") { review(as: "all") { ${reviewFields} } } }`);
    const { id, result } = review;
    expect(stored.data.game.review).toMatchObject({ id, result, state: 'READY', cancellable: false });
    const again = await api.ask(`mutation { startReview(game: "over", ${open}) { id state } }`, {}, other);
    expect(again.data.startReview).toEqual({ id, state: 'READY' });
  }, 60_000);

  it('has a report for people who can view the review', async () => {
    const report = (format: string, locale: string) =>
      api.ask(`{ game(id: "over") { review(as: "all") { report(format: ${format}, locale: ${locale}) } } }`);
    const { data: page } = await report('HTML', 'it');
    expect(page.game.review.report).toMatch(/^<!doctype html>.*<html lang="it"/s);
    const { data: text } = await report('MARKDOWN', 'en');
    expect(text.game.review.report).toMatch(/^# .*Ada.*Ben/);
    // A review in progress has no report yet.
    const args = 'as: "all", playouts: 3000, seed: "report"';
    const { data, errors } = await api.ask(
      `mutation { startReview(game: "over", ${args}) { id report(format: HTML) } }`,
      {},
      coach,
    );
    expect(errors).toEqual([]);
    expect(data.startReview.report).toBeNull();
    await api.ask(`mutation { cancelReview(review: "${data.startReview.id}") { id } }`, {}, coach);
  }, 60_000);

  it('from one perspective is never shown to users with another', async () => {
    const found = await api.ask(`{ game(id: "over") {
      zero: review(as: "0") { id } one: review(as: "1") { id } nobody: review { id } other: review(as: "all", seed: "2") { id } } }`);
    expect(found.data.game).toEqual({ zero: null, one: null, nobody: null, other: null });
  });

  it('of a game in progress is available to users with that perspective', async () => {
    const zero = await seated(api.access, 'played', 0);
    const { review } = await reviewed(api, 'played', 'as: "0", playouts: 2', zero);
    expect(review.state).toBe('READY');
    expect(new Set(review.result?.decisions.map(({ seat }) => seat))).toEqual(new Set([0]));
    expect(review.result?.missing).toContain('END');
    const opponent = await seated(api.access, 'played', 1);
    for (const who of [opponent, coach, {}])
      expect(await codes('{ game(id: "played") { review(as: "0") { id } } }', who)).toEqual([
        'VIEW_FORBIDDEN',
      ]);
    // The id of the review reveals nothing either.
    expect(await codes(`mutation { cancelReview(review: "${review.id}") { id } }`, opponent)).toEqual([
      'REVIEW_NOT_FOUND',
    ]);
    expect(await codes('mutation { startReview(game: "played", as: "all") { id } }', zero)).toEqual([
      'VIEW_FORBIDDEN',
    ]);
  }, 60_000);

  it('is cancelled by the person who started it, and can be started again', async () => {
    const args = 'as: "all", playouts: 3000, seed: "long"';
    const started = await api.ask(
      `mutation { startReview(game: "over", ${args}) { id state cancellable } }`,
      {},
      coach,
    );
    const { id, cancellable } = started.data.startReview as { id: string; cancellable: boolean };
    expect(cancellable).toBe(true);
    const cancel = `mutation { cancelReview(review: "${id}") { state } }`;
    expect(await codes(cancel, other)).toEqual(['FORBIDDEN']);
    const cancelled = await api.ask(cancel, {}, coach);
    expect(cancelled.data.cancelReview).toEqual({ state: 'CANCELLED' });
    const again = await api.ask(`mutation { startReview(game: "over", ${args}) { id state } }`, {}, coach);
    expect(again.data.startReview).toMatchObject({ id, state: expect.stringMatching(/WAITING|RUNNING/) });
    await api.ask(cancel, {}, coach);
  }, 60_000);

  it('has a better line that can be replayed, which is computed once', async () => {
    const { review } = await reviewed(api, 'over', 'as: "all", playouts: 8', coach);
    const bad = review.result?.decisions.find(({ loss }) => loss > 0);
    invariant(bad, 'chance plays badly');
    const play = `mutation { playBetterLine(game: "over", review: "${review.id}", at: "${bad.position}") {
      game from to instead best seats { seat token } differences { name seat player game line } } }`;
    const { data, errors } = await api.ask(play, {}, coach);
    expect(errors).toEqual([]);
    const line = data.playBetterLine as { game: string; from: string; to: string; seats: object[] };
    expect(line).toMatchObject({ from: bad.position, best: bad.best });
    expect(line.seats).toHaveLength(2);
    expect(Number(line.to)).toBeGreaterThan(Number(line.from) + 1);
    const branch = await api.ask(`{ game(id: "${line.game}") { lastPosition parent { id position }
      takenDecisions(first: 1, after: "${Number(bad.position) - 1}:0", as: "all") { edges { node { position choice } } } } }`);
    expect(branch.data.game).toMatchObject({
      lastPosition: line.to,
      parent: { id: 'over', position: bad.position },
      takenDecisions: { edges: [{ node: { position: bad.position, choice: bad.best } }] },
    });
    const second = await api.ask(play, {}, coach);
    expect(second.data.playBetterLine).toEqual({ ...line, seats: [] });
    const good = review.result?.decisions.find(({ loss }) => loss === 0);
    expect(
      await codes(
        `mutation { playBetterLine(game: "over", review: "${review.id}", at: "${good?.position}") { game } }`,
        coach,
      ),
    ).toEqual(['LINE_NOT_FOUND']);
  }, 120_000);

  it.each([
    ['playouts: 0', 'PLAYOUTS_INVALID'],
    ['playouts: 5001', 'PLAYOUTS_INVALID'],
    ['seed: ""', 'SEED_INVALID'],
    ['as: "9"', 'VIEWER_INVALID'],
  ])('with %s is refused, and so is an evaluation', async (args, code) => {
    expect(await codes(`mutation { startReview(game: "over", ${args}) { id } }`, coach)).toEqual([code]);
    expect(await codes(`{ game(id: "over") { evaluation(${args}) { position } } }`, coach)).toEqual([code]);
  });

  it('is refused to strangers and for an unknown game', async () => {
    expect(await codes('mutation { startReview(game: "over", as: "1") { id } }')).toEqual(['FORBIDDEN']);
    expect(await codes('mutation { startReview(game: "toy") { id } }', coach)).toEqual(['MODULE_UNKNOWN']);
  });

  it('can be deleted with its lessons and notes by its creator and admins, and then repeated', async () => {
    const args = 'as: "all", playouts: 8, seed: "deleted"';
    const { review } = await reviewed(api, 'whole', args, coach);
    expect(review).toMatchObject({ state: 'READY', deletable: true });
    const lessons = async (): Promise<readonly string[]> => {
      const { data } = await api.ask('{ lessons(player: "ada", due: false) { lessons { id } } }', {}, coach);
      return (data.lessons.lessons as { id: string }[]).map(({ id }) => id);
    };
    expect(review.result?.decisions.some(({ grade }) => grade === 'BLUNDER')).toBe(true);
    const taught = await lessons();
    expect(taught.length).toBeGreaterThan(0);
    const notes = api.server.app.get<NoteStreams>(NOTE_STREAMS);
    const note = (id: string, by: string) =>
      ({
        kind: 'Annotated',
        id,
        from: '1',
        to: '1',
        as: 'all',
        text: id,
        mark: '?',
        arrows: [],
        highlights: [],
        by,
      }) as const;
    const own = [`review-${review.id}-8`, 'review-other-8', `review-${review.id}-9`];
    await notes.decide('whole' as GameId, () => [
      note(own[0] ?? '', 'Review'),
      note(own[1] ?? '', 'Review'),
      note(own[2] ?? '', 'Ada'),
    ]);
    const deletion = `mutation { deleteReview(game: "whole", review: "${review.id}") }`;
    const shown = `{ game(id: "whole") { review(as: "all", seed: "deleted") { id deletable } } }`;
    expect((await api.ask(shown, {}, other)).data.game.review).toEqual({ id: review.id, deletable: false });
    for (const who of [other, {}]) expect(await codes(deletion, who)).toEqual(['FORBIDDEN']);
    expect(await codes(deletion.replace('"whole"', '"played"'), coach)).toEqual(['REVIEW_NOT_FOUND']);
    expect((await api.ask(deletion, {}, coach)).data.deleteReview).toBe(review.id);
    expect((await api.ask(shown, {}, coach)).data.game.review).toBeNull();
    expect(await codes(deletion, coach)).toEqual(['REVIEW_NOT_FOUND']);
    const left = await api.ask('{ game(id: "whole") { annotations { edges { node { id } } } } }', {}, coach);
    expect(left.data.game.annotations.edges).toEqual(own.slice(1).map((id) => ({ node: { id } })));
    expect(await lessons()).not.toEqual(taught);
    // The result remains in the stream like every other event. A further event records the deletion.
    const kinds: string[] = [];
    for await (const { type } of api.store.read(reviewStream('whole' as GameId))) kinds.push(type);
    expect(kinds.at(-1)).toBe('ReviewDeleted');
    const again = await reviewed(api, 'whole', args, other);
    expect(again.review).toMatchObject({ id: review.id, state: 'READY', deletable: true });
    expect(again.review.result).toEqual(review.result);
    // Another user has started the review again, so the user who first started it can no longer delete it.
    expect(await codes(deletion, coach)).toEqual(['FORBIDDEN']);
    expect((await api.ask(deletion, {}, await signedIn('admin'))).data.deleteReview).toBe(review.id);
  }, 120_000);

  it('cannot be deleted by users who may not view it, and does not exist for them', async () => {
    const zero = await seated(api.access, 'played', 0);
    const { review } = await reviewed(api, 'played', 'as: "0", playouts: 2, seed: "own"', zero);
    const deletion = `mutation { deleteReview(game: "played", review: "${review.id}") }`;
    for (const who of [await seated(api.access, 'played', 1), coach, {}])
      expect(await codes(deletion, who)).toEqual(['REVIEW_NOT_FOUND']);
    expect((await api.ask(deletion, {}, zero)).data.deleteReview).toBe(review.id);
  }, 60_000);

  it('in progress is cancelled when it is deleted', async () => {
    const args = 'as: "all", playouts: 3000, seed: "left"';
    const started = await api.ask(
      `mutation { startReview(game: "over", ${args}) { id deletable } }`,
      {},
      coach,
    );
    const { id, deletable } = started.data.startReview as { id: string; deletable: boolean };
    expect(deletable).toBe(false);
    await api.ask(`mutation { deleteReview(game: "over", review: "${id}") }`, {}, coach);
    const after = await api.ask(
      '{ game(id: "over") { review(as: "all", seed: "left") { state } } }',
      {},
      coach,
    );
    expect(after.data.game.review).toEqual({ state: 'CANCELLED' });
  }, 60_000);

  it('is deleted with its game', async () => {
    await reviewed(api, 'gone', 'as: "spectator", playouts: 2', coach);
    await api.ask('mutation { deleteGame(game: "gone") }', {}, await signedIn('admin'));
    await expect(
      api.store
        .read(reviewStream('gone' as GameId))
        [Symbol.asyncIterator]()
        .next(),
    ).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
  }, 60_000);

  it('treats deck lists as known or unknown on request, and both reviews can be found again', async () => {
    const args = 'as: "0", playouts: 2, seed: "lists"';
    const { review: known } = await reviewed(api, 'over', args, coach);
    const { review: unknown } = await reviewed(api, 'over', `${args}, deckLists: UNKNOWN`, coach);
    expect([known.deckLists, unknown.deckLists]).toEqual(['KNOWN', 'UNKNOWN']);
    expect(unknown.id).not.toBe(known.id);
    expect(unknown.result?.points).not.toEqual(known.result?.points);
    for (const { id, deckLists } of [known, unknown]) {
      const found = await api.ask(
        `{ game(id: "over") { review(as: "0", seed: "lists", deckLists: ${deckLists}) { id } } }`,
      );
      expect(found.data.game.review).toEqual({ id });
    }
  }, 60_000);

  it('cannot use deck lists during a game, except with open cards', async () => {
    const zero = await seated(api.access, 'played', 0);
    const args = 'as: "0", playouts: 2, deckLists: KNOWN';
    expect(await codes(`{ game(id: "played") { evaluation(${args}) { position } } }`, zero)).toEqual([
      'DECK_LISTS_FORBIDDEN',
    ]);
    expect(await codes(`mutation { startReview(game: "played", ${args}) { id } }`, zero)).toEqual([
      'DECK_LISTS_FORBIDDEN',
    ]);
    const unknown = await api.ask(
      '{ game(id: "played") { evaluation(as: "0", playouts: 2, deckLists: UNKNOWN) { playouts } } }',
      {},
      zero,
    );
    expect(unknown.errors).toEqual([]);
  }, 60_000);

  it('evaluates a position, the same each time', async () => {
    const query =
      '{ game(id: "over") { evaluation(at: "60", as: "0", playouts: 10) { position winProbability error playouts } } }';
    const [first, second] = [await api.ask(query), await api.ask(query)];
    expect(first.errors).toEqual([]);
    expect(second.data).toEqual(first.data);
    const { winProbability, playouts } = first.data.game.evaluation as {
      winProbability: number[];
      playouts: number;
    };
    expect(winProbability.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(playouts).toBe(10);
  }, 60_000);
});

it('a review that a server did not finish is made by the next server', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'retrace-reviews-'));
  const start = async (recorded = {}): Promise<RunningApi> =>
    RunningApi.start(recorded, { store: await openEventStore({ kind: 'sqlite', folder }) });
  try {
    const before = await start({ over: events });
    const args = 'as: "all", playouts: 6';
    const begun = await before.ask(`mutation { startReview(game: "over", ${args}) { state } }`);
    expect(begun.data.startReview.state).not.toBe('READY');
    await before.stop();
    const after = await start();
    const { review } = await reviewed(after, 'over', args);
    expect(review.state).toBe('READY');
    await after.stop();
    // The review was resumed, not begun again, so there is one beginning and one end.
    const store = await openEventStore({ kind: 'sqlite', folder });
    const kinds: string[] = [];
    for await (const { type } of store.read('reviews')) kinds.push(type);
    await store.close();
    expect(kinds).toEqual(['ReviewBegun', 'ReviewOver']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
