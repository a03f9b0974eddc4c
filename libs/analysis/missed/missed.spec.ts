import { describe, expect, it } from '@jest/globals';
import { playableGames, setupOf } from '#games';
import { Replay } from '#projections';
import { invariant, omniscient, seatViewer, spectator, type Viewer } from '#record';
import { recorded } from '#record/testing';
import { greedyBot } from '../greedy-bot.js';
import { playGame } from '../self-play.js';
import { missedIn } from './missed.js';

describe.each(['altered', 'contracts'])('options that players of %s missed', (id) => {
  const game = playableGames().get(id);
  invariant(game !== undefined, 'it is a game');
  const { module } = game;
  const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Ben'], seed: 'look3' });
  const played = playGame(module, setup, [greedyBot(module, 'a'), greedyBot(module, 'b')]);
  invariant(played.ok, 'it is played');
  const replay = new Replay(module, recorded(played.value, 'missed'));
  const found = (viewer: Viewer) => missedIn(replay, viewer, 'en');
  const all = found(omniscient);

  it('are listed in the order of the game, each with its rule', () => {
    const kinds = new Set(all.map(({ kind }) => kind));
    for (const kind of ['mana', 'action'] as const) expect(kinds).toContain(kind);
    const revisions = all.map(({ revision }) => revision);
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
    for (const { rule } of all) expect(module.tell.rule?.(rule, 'en')).toEqual(expect.any(String));
  });

  it('include ready mana that could no longer be spent', () => {
    const measure = id === 'altered' ? 'ready' : 'mana';
    for (const { revision, seat, amount } of all.filter(({ kind }) => kind === 'mana'))
      expect(module.see.measures(replay.before(revision))[`${measure}.${seat}`]).toBeGreaterThanOrEqual(
        amount,
      );
  });

  it('include secret actions only for their own seat', () => {
    const actions = (viewer: Viewer) =>
      found(viewer).flatMap(({ kind, seat }) => (kind === 'action' ? [seat] : []));
    expect(actions(spectator)).toEqual([]);
    for (const seat of [0, 1])
      expect(actions(seatViewer(seat))).toEqual(actions(omniscient).filter((actor) => actor === seat));
  });

  it('can be filtered', () => {
    const [first] = all;
    invariant(first !== undefined, 'something was missed');
    const { kind, seat, clock } = first;
    expect(missedIn(replay, omniscient, 'en', { kind, seat, day: clock.day })).toEqual(
      all.filter((entry) => entry.kind === kind && entry.seat === seat && entry.clock.day === clock.day),
    );
    expect(missedIn(replay, omniscient, 'en', { card: 'no such' })).toEqual([]);
  });
});
