import { describe, expect, it } from '@jest/globals';
import { omniscient, seatViewer, spectator, type Viewer } from '#record';
import {
  character,
  gainCounters,
  joins,
  permanent,
  quickAction,
  reaction,
  Table,
  watched,
} from '#altered/testing';
import { foldedGames } from '#house';
import { counterChangesIn, counterChangesOf, seenIn, type CounterChange } from './index.js';

const brief = ({ on, name, delta, value, how }: CounterChange): string =>
  `${on?.name ?? 'player'}: ${name} ${delta} = ${value} (${how})`;

describe('the history of a counter', () => {
  const kite = character('Kite', {
    abilities: [reaction(joins, gainCounters('boost', 2))],
  });
  const lamp = permanent('Lamp', {
    abilities: [quickAction({ exhaustMe: true }, gainCounters('oil'))],
  });
  const table = new Table({ seats: [{ hand: [kite], landmark: [lamp], mana: 1 }, {}] });
  const seen = watched(table, [['quick Lamp 0'], ['play Kite hero'], ['pass'], ['pass']]);
  const all = counterChangesIn(seen);

  it('contains each change with its value, and the removal of counters with their object', () => {
    expect(all.map(brief)).toEqual([
      'Lamp: oil 1 = 1 (changed)',
      'Kite: boost 2 = 2 (changed)',
      'Kite: boost -2 = 0 (left)',
    ]);
  });

  it('contains the cause of the step', () => {
    const [oil, boost, gone] = all;
    expect(oil?.cause.kind).toBe('decision');
    expect(boost?.cause).toMatchObject({ kind: 'reaction', object: boost?.on?.object, ability: 0 });
    expect(gone).toMatchObject({ verb: 'rest', cause: { kind: 'rule', rule: '4.2.5.b' } });
  });

  it('contains the source of the ability, if earlier events name the card', () => {
    const [oil, boost] = all;
    expect(oil?.by).toBeNull();
    expect(boost?.by).toEqual({ ...boost?.on, seat: 0 });
  });

  it('is found by object, item, name of the card, player and name of the counter', () => {
    const [oil, boost] = all;
    const found = (query: Parameters<typeof counterChangesIn>[1]) => counterChangesIn(seen, query).map(brief);
    const ofKite = all.slice(1).map(brief);
    expect(found({ object: boost?.on?.object ?? -1 })).toEqual(ofKite);
    expect(found({ item: boost?.on?.item ?? -1 })).toEqual(ofKite);
    expect(found({ card: 'Kite' })).toEqual(ofKite);
    expect(found({ name: 'oil' })).toEqual([brief(oil as CounterChange)]);
    expect(found({ seat: 0, name: 'boost' })).toEqual(ofKite);
    expect(found({ seat: 1 })).toEqual([]);
    expect(found({ card: 'Kite', name: 'oil' })).toEqual([]);
  });
});

describe.each(foldedGames('counters'))('counters in %s', (_name, module, events) => {
  const viewers: readonly Viewer[] = [omniscient, spectator, seatViewer(0), seatViewer(1)];

  it.each(viewers)('add up: each delta leads from the previous value to the next ($kind)', (viewer) => {
    const values = new Map<string, number>();
    for (const { on, seat, name, delta, value } of counterChangesIn(seenIn({ module, events }, viewer))) {
      const key = `${on === null ? `seat ${seat}` : on.object} ${name}`;
      expect(delta).not.toBe(0);
      // A player's initial counters are not reported as changes, so their value before the first change is computed
      // from that change.
      const before = values.get(key) ?? (on === null ? value - delta : 0);
      expect(before + delta).toBe(value);
      values.set(key, value);
    }
    expect(values.size).toBeGreaterThan(0);
  });

  it('are those in the view at the end', () => {
    let state = module.fold.initial();
    for (const { event } of events) state = module.fold.evolve(state, event);
    const shown = module.see
      .view(state, omniscient)
      .zones.flatMap(({ cards }) =>
        cards.flatMap(({ object, counters }) =>
          counters.map(({ name, value }) => `${object} ${name} ${value}`),
        ),
      );
    const values = new Map<string, number>();
    for (const { on, name, value } of counterChangesIn(seenIn({ module, events }, omniscient)))
      if (on !== null) values.set(`${on.object} ${name}`, value);
    const changed = [...values].filter(([, value]) => value !== 0).map(([key, value]) => `${key} ${value}`);
    expect(changed.sort()).toEqual(shown.sort());
  });

  it('are the same event by event as all at once', () => {
    const seen = seenIn({ module, events }, spectator);
    const separate = seen.flatMap(counterChangesOf);
    expect(separate).toEqual(counterChangesIn(seen).map(({ by: _, ...change }) => change));
  });
});
