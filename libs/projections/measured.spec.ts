import { describe, expect, it } from '@jest/globals';
import { omniscient, seatViewer, spectator, type GameModule, type Viewer } from '#record';
import { foldedGames } from '#house';
import { glossaryDefinitions, mayMeasure, measuredIn, measuring, Replay } from './index.js';

describe.each(foldedGames('measures'))('measures of %s', (_name, module, events) => {
  const replay = new Replay(module, events);
  const at = (revision: number): Readonly<Record<string, number>> =>
    module.see.measures(replay.before(revision + 1));
  const keyOf = ({ name, seat }: { name: string; seat: number | null }): string =>
    seat === null ? name : `${name}.${seat}`;

  const isOfState = ({ name }: { name: string }): boolean => !Object.hasOwn(glossaryDefinitions, name);

  it('after every event match the state at that event', () => {
    const { points, series } = measuredIn(replay, omniscient, 'event');
    expect(points.map(({ revision }) => revision)).toEqual(events.map(({ revision }) => revision));
    for (const revision of events.keys()) {
      const measures = at(revision);
      for (const measure of series.filter(isOfState))
        expect(measure.values[revision]).toBe(measures[keyOf(measure)] ?? null);
    }
    expect(series.filter(isOfState).map(keyOf).sort()).toEqual(Object.keys(at(events.length - 1)).sort());
  });

  it.each(['turn', 'day'] as const)('at the start of each %s are some of those, and the last', (every) => {
    const whole = measuredIn(replay, omniscient, 'event');
    const { points, series } = measuredIn(replay, omniscient, every);
    expect(points.at(-1)?.revision).toBe(events.length - 1);
    expect(points.length).toBeLessThan(whole.points.length / 3);
    for (const measure of series) {
      const values = whole.series.find((other) => keyOf(other) === keyOf(measure))?.values ?? [];
      expect(measure.values).toEqual(points.map(({ revision }) => values[revision]));
    }
  });

  it('of a growing record have the same beginning', () => {
    const part = new Replay(module, events.slice(0, 60));
    const [first, whole] = [measuredIn(part, spectator, 'event'), measuredIn(replay, spectator, 'event')];
    expect(whole.points.slice(0, 60)).toEqual(first.points);
    for (const [index, { values }] of first.series.entries())
      expect(whole.series[index]?.values.slice(0, 60)).toEqual(values);
  });

  it('in parts match the record as it was at the start', () => {
    const growing = new Replay(module, events.slice(0, 150));
    const whole = measuredIn(growing, omniscient, 'event');
    const work = measuring(growing, omniscient, 'event');
    let found = work.next();
    growing.extend(events.slice(150));
    while (found.done !== true) found = work.next();
    expect(found.value).toEqual(whole);
  });

  it('are limited to the requested ones', () => {
    const [{ name } = { name: '' }] = measuredIn(replay, omniscient, 'day').series;
    const { series } = measuredIn(replay, omniscient, 'day', [name]);
    expect(series.map(keyOf)).toEqual([`${name}.0`, `${name}.1`]);
    expect(measuredIn(replay, omniscient, 'day', ['no such']).series).toEqual([]);
  });

  it('of hidden cards are visible only to their seat', () => {
    const own = (viewer: Viewer) =>
      measuredIn(replay, viewer, 'day', module.see.ownMeasures).series.map(({ seat }) => seat);
    const each = module.see.ownMeasures.map(() => 0);
    expect(own(spectator)).toEqual([]);
    expect(own(seatViewer(0))).toEqual(each);
    expect(own(omniscient)).toHaveLength(2 * each.length);
  });

  it('that a seat can see do not depend on hidden information', () => {
    for (const revision of events.keys()) {
      if (revision % 9 !== 0) continue;
      for (const seat of [0, 1]) {
        const known = shown(module, seat, at(revision));
        for (const random of ['a', 'b']) {
          const imagined = module.bots.imagine(replay.before(revision + 1), seat, random);
          expect(shown(module, seat, module.see.measures(imagined))).toEqual(known);
        }
      }
    }
  });
});

/** Returns the measures that the player in a seat is allowed to see. */
const shown = (module: GameModule, seat: number, measures: Readonly<Record<string, number>>) =>
  Object.entries(measures).filter(([key]) => {
    const [name = '', of] = key.split('.');
    return mayMeasure(module, seatViewer(seat), { name, seat: Number(of) });
  });
