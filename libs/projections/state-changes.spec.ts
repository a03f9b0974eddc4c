import { describe, expect, it } from '@jest/globals';
import { omniscient, seatViewer, spectator, type PublicState, type Viewer } from '#record';
import { character, gainCounters, joins, reaction, Table } from '#altered/testing';
import { foldedGames } from '#house';
import { altered } from '#altered/rules';
import { changesBetween, Replay } from './index.js';

describe('the difference between two positions', () => {
  const kite = character('Kite', { abilities: [reaction(joins, gainCounters('boost', 2))] });
  const table = new Table({ seats: [{ hand: [kite], mana: 1 }, {}] });
  const look = (viewer: Viewer): PublicState => altered.see.view(table.state, viewer);
  const before = look(omniscient);
  const beforeOthers = look(seatViewer(1));
  table.choose('play Kite hero');
  const played = look(omniscient);
  const playedOthers = look(seatViewer(1));
  const changes = changesBetween(before, played);
  const ofKite = ({ cards }: typeof changes) => cards.find(({ face }) => face?.name === 'Kite');

  it("includes a played card's new place and counters", () => {
    expect(ofKite(changes)).toMatchObject({
      fromZone: 'hand-0',
      toZone: 'expedition-0-hero',
      fromObject: null,
      counters: [{ name: 'boost', from: null, to: 2 }],
    });
    expect(changes.zones).toEqual(
      expect.arrayContaining([
        { key: 'hand-0', kind: 'hand', seat: 0, from: 1, to: 0, reordered: false },
        { key: 'expedition-0-hero', kind: 'expedition', seat: 0, from: 0, to: 1, reordered: false },
      ]),
    );
    expect(changes.seats).toEqual(expect.arrayContaining([{ seat: 0, name: 'mana-ready', from: 1, to: 0 }]));
  });

  it('includes statuses that were gained', () => {
    const orb = changes.cards.find(({ toZone }) => toZone === 'mana-0');
    expect(orb).toMatchObject({ fromZone: 'mana-0', gained: ['exhausted'], lost: [] });
    const back = changesBetween(played, before).cards.find(({ toZone }) => toZone === 'mana-0');
    expect(back).toMatchObject({ gained: [], lost: ['exhausted'] });
  });

  it('includes changed characteristics, with boosts', () => {
    expect(ofKite(changes)?.statistics).toEqual(
      ['forest', 'mountain', 'water'].map((name) => ({ name, from: 1, to: 3 })),
    );
  });

  it('does not reveal to others which card of a hand was played', () => {
    expect(ofKite(changesBetween(beforeOthers, playedOthers))).toMatchObject({
      fromZone: null,
      toZone: 'expedition-0-hero',
      statistics: [],
    });
  });
});

describe.each(foldedGames('changes'))('changes in %s', (_name, module, events) => {
  const replay = new Replay(module, events);
  const viewers: readonly Viewer[] = [omniscient, spectator, seatViewer(0)];
  const seen = (viewer: Viewer, revision: number): PublicState =>
    module.see.view(replay.before(revision + 1), viewer);
  const moments = [3, 20, 47, events.length - 1];

  it.each(viewers)('are empty between a position and itself ($kind)', (viewer) => {
    for (const at of moments) {
      const { zones, cards, seats, markers, spaces } = changesBetween(seen(viewer, at), seen(viewer, at));
      expect([zones, cards, seats, markers, spaces].flat()).toEqual([]);
    }
  });

  it.each(viewers)('lead from the counts of one position to those of the other ($kind)', (viewer) => {
    for (const [index, to] of moments.slice(1).entries()) {
      const [before, after] = [seen(viewer, moments[index] ?? 0), seen(viewer, to)];
      const { zones, seats } = changesBetween(before, after);
      expect(zones.length).toBeGreaterThan(0);
      for (const { key, count } of after.zones) {
        const change = zones.find((zone) => zone.key === key);
        const was = before.zones.find((zone) => zone.key === key)?.count;
        expect(change ? [change.from, change.to] : [count, count]).toEqual([was, count]);
      }
      for (const { seat, name, to: value } of seats) {
        const view = after.seats.find((entry) => entry.seat === seat);
        const shown = view?.resources.find((resource) => resource.name === name)?.value;
        if (shown !== undefined) expect(value).toBe(shown);
      }
    }
  });

  it.each(viewers)('are reversed in the opposite direction ($kind)', (viewer) => {
    const [before, after] = [seen(viewer, 20), seen(viewer, 47)];
    const [there, back] = [changesBetween(before, after), changesBetween(after, before)];
    const turned = (of: readonly { from: unknown; to: unknown }[]) =>
      of.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }));
    expect(turned(back.zones)).toEqual(expect.arrayContaining([...there.zones]));
    expect(back.cards).toHaveLength(there.cards.length);
    expect(turned(back.markers)).toEqual(expect.arrayContaining([...there.markers]));
  });
});
