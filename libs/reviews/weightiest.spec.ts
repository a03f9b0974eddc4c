import { describe, expect, it } from '@jest/globals';
import { playGame, randomBot } from '#analysis';
import { playableGames, setupOf } from '#games';
import { mayMeasure, measureOf, Replay } from '#projections';
import { invariant, omniscient, seatViewer, spectator, type Viewer } from '#record';
import { recorded } from '#record/testing';
import { weightiest } from './weightiest.js';

const played = (id: string): Replay => {
  const game = playableGames().get(id);
  invariant(game !== undefined, 'the game can be played');
  const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Odile'], seed: 'weighs' });
  const record = playGame(game.module, setup, [randomBot('a'), randomBot('b')]);
  invariant(record.ok, 'it is played');
  return new Replay(game.module, recorded(record.value.slice(0, 240), 'weighs'));
};

describe.each(['altered', 'contracts'])('the most important events in a stretch of %s', (id) => {
  const replay = played(id);
  const stretch = { revision: 40, until: 200 };
  const { see, bots } = replay.module;
  /** Returns, for the position after an event, the measures whose values the viewer is allowed to see. */
  const visibleMeasures = (revision: number, viewer: Viewer) =>
    Object.entries(see.measures(replay.before(revision + 1))).filter(([key]) => {
      const of = measureOf(key);
      return (bots.unitValues[of.name] ?? 0) !== 0 && mayMeasure(replay.module, viewer, of);
    });

  it.each([omniscient, spectator, seatViewer(0)])('change measures that the viewer may see: %j', (viewer) => {
    const found = weightiest(replay, stretch, viewer, 1000);
    expect(found.length).toBeGreaterThan(5);
    expect([...found].sort((a, b) => a - b)).toEqual(found);
    for (const revision of found)
      expect(visibleMeasures(revision, viewer)).not.toEqual(visibleMeasures(revision - 1, viewer));
  });

  it('stay included if more events are requested', () => {
    const three = weightiest(replay, stretch, omniscient, 3);
    expect(three).toHaveLength(3);
    const five = weightiest(replay, stretch, omniscient, 5);
    expect(five.filter((revision) => three.includes(revision))).toEqual(three);
    for (const revision of five) expect(revision).toBeGreaterThan(stretch.revision);
    expect(weightiest(replay, { revision: 40, until: 40 }, omniscient, 3)).toEqual([]);
  });
});
