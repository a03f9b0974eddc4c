import { describe, expect, it } from '@jest/globals';
import { omniscient, type GameEvent, type Json, type Setup } from '#record';
import type { CardDefinition } from '#altered/abilities';
import { character, hero, reaction, tableOf } from '#altered/testing';
import type { Action } from '../../state/actions.js';
import { apply } from '../../state/evolve.js';
import { altered } from '../../module.js';

const cards = Object.fromEntries(
  [hero('Captain'), ...Array.from({ length: 12 }, (_, n) => character(`Card ${n}`))].map((card) => [
    card.reference,
    card,
  ]),
);
const setup = (seed: string, deck = Object.keys(cards)): Setup => ({
  module: 'altered',
  edition: '1.0',
  format: 'constructed',
  seats: [
    { name: 'Ada', deck },
    { name: 'Ben', deck },
  ],
  seed,
  cards: cards as unknown as Record<string, Json>,
  options: {},
});

function started(seed: string): {
  events: readonly GameEvent<Action>[];
  state: ReturnType<typeof altered.fold.initial>;
} {
  const result = altered.play.start(setup(seed));
  if (!result.ok) throw new Error(result.error[0]?.message);
  return result.value;
}

const step = (seed: string, verb: string): readonly Action[] => {
  const found = started(seed).events.find((event) => event.kind === 'StepResolved' && event.verb === verb);
  return found?.kind === 'StepResolved' ? found.actions : [];
};

describe('set-up', () => {
  it('4.1.b, 4.1.c set-up places eight regions, with three face-down Tumult cards in random order and orientation', () => {
    const rows = Array.from({ length: 60 }, (_, seed) =>
      step(`${seed}`, 'build-adventure').map((action) => (action.kind === 'create' ? action.region : null)),
    );
    for (const row of rows) {
      expect(row.map((region) => region?.name)).toEqual([
        'hero',
        ...Array<string>(6).fill('tumult'),
        'companion',
      ]);
      expect(row.slice(1, 7).every((region) => region?.faceDown)).toBe(true);
      expect(row.map((region) => region?.tumult)).toEqual([null, 0, 0, 1, 1, 2, 2, null]);
      expect([row[0]?.faceDown, row[7]?.faceDown]).toEqual([false, false]);
      expect(
        row
          .slice(1, 7)
          .map((region) => region?.terrains.join(' '))
          .sort(),
      ).toEqual(['forest', 'forest mountain', 'forest water', 'mountain', 'mountain water', 'water']);
    }
    const orders = new Set(rows.map((row) => JSON.stringify(row.map((region) => region?.terrains))));
    expect(orders.size).toBeGreaterThan(20);
  });

  it('4.1.d the expedition counters begin in the hero region and the companion region', () => {
    expect(started('a').state.seats.map((seat) => seat.expeditions)).toEqual([
      { hero: 0, companion: 7 },
      { hero: 0, companion: 7 },
    ]);
  });

  it('4.1.d an expedition that is not yet placed has no region and a distance of zero', () => {
    const { events } = started('a');
    let state = altered.fold.initial();
    let placed = 0;
    const context = (): void => {
      const { tracks, seats } = altered.see.view(state, omniscient);
      expect(tracks.flatMap(({ markers }) => markers)).toHaveLength(placed);
      for (const [seat, { resources }] of seats.entries()) {
        expect(resources).toContainEqual({ name: 'distance', value: 0 });
        expect(altered.see.measures(state)).toMatchObject({ [`distance.${seat}`]: 0, [`ahead.${seat}`]: 0 });
      }
    };
    for (const event of events) {
      for (const action of event.kind === 'StepResolved' ? event.actions : []) {
        apply(state, action);
        if (action.kind === 'expedition') placed++;
        context();
      }
      if (event.kind !== 'StepResolved') state = altered.fold.evolve(state, event);
      if (placed === 0) expect(altered.see.measures(state)).toMatchObject({ 'lead.0': 0, 'lead.1': 0 });
      context();
    }
    expect(placed).toBe(4);
  });

  it('4.1.b, 4.1.h, 2.2.14.b each region and each Hero is a separate object', () => {
    const { adventure, seats, stays } = started('a').state;
    const heroes = seats.flatMap(({ hero: items }) => items.map((item) => stays[item]?.object));
    expect(new Set([...adventure.map(({ object }) => object), ...heroes]).size).toBe(8 + 2);
  });

  it('4.1.g the first player is random', () => {
    const first = new Set(Array.from({ length: 30 }, (_, seed) => started(`${seed}`).state.firstPlayer));
    expect([...first].sort()).toEqual([0, 1]);
  });

  it('4.1.e, 4.1.g, 4.1.h the Heroes are revealed after the first player is chosen, or before in edition 4.0', () => {
    const order = (edition: string): readonly string[] => {
      const result = altered.play.start({ ...setup('a'), edition });
      if (!result.ok) throw new Error(result.error[0]?.message);
      return result.value.events.flatMap((event) =>
        event.kind === 'StepResolved' && /heroes|first-player/.test(event.verb) ? [event.verb] : [],
      );
    };
    const [first, shown] = ['choose-first-player', 'reveal-heroes'];
    expect([order('1.0'), order('4.0')]).toEqual([
      [first, shown],
      [shown, first],
    ]);
  });

  it('4.1.g, 4.2.1.b the event names the previous first player, and none on the first day', () => {
    expect(step('a', 'choose-first-player')).toMatchObject([{ previous: null }]);
    const next = tableOf({}, {}, { from: 'morning' }).step('succeed');
    expect(next.actions).toMatchObject([{ kind: 'first-player', seat: 1, previous: 0 }]);
  });

  it('4.1.h, 2.5.d a Hero is found anywhere in the deck list, and gets the counters it begins with', () => {
    const begun = (captain: CardDefinition, deck: readonly string[]) => {
      const result = altered.play.start({
        ...setup('a', [...deck]),
        cards: { ...cards, Captain: captain } as unknown as Record<string, Json>,
      });
      if (!result.ok) throw new Error(result.error[0]?.message);
      const { state, events } = result.value;
      const shown = events.find((event) => event.kind === 'StepResolved' && event.verb === 'reveal-heroes');
      return [state.seats.map((seat) => seat.hero.length), shown?.kind === 'StepResolved' ? shown.rules : []];
    };
    const names = Object.keys(cards);
    const last = [...names.slice(1), ...names.slice(0, 1)];
    const captain = hero('Captain');
    expect(begun(captain, names)).toEqual([[1, 1], ['4.1.h']]);
    expect(begun(captain, last)).toEqual([[1, 1], ['4.1.h']]);
    expect(begun({ ...captain, startsWith: { luck: 2 } }, names)).toEqual([
      [1, 1],
      ['4.1.h', '2.5.d'],
    ]);
  });

  it('4.1.h the Heroes go to the Hero zones', () => {
    expect(started('a').state.seats.map((seat) => seat.hero.length)).toEqual([1, 1]);
  });

  it('4.1.i the remaining cards are shuffled into the deck', () => {
    // Item numbers are random too, so the test compares positions instead of items.
    const places = Array.from({ length: 10 }, (_, seed) =>
      step(`${seed}`, 'shuffle-decks').flatMap((action) => {
        const order = action.kind === 'shuffle' ? (action.order ?? []) : [];
        const sorted = [...order].sort((a, b) => a - b);
        return [order.map((item) => sorted.indexOf(item)).join()];
      }),
    ).flat();
    expect(places).toHaveLength(20);
    expect(new Set(places).size).toBe(20);
  });

  it('4.1.j each player draws six cards and puts three of them in the Mana zone as ready orbs', () => {
    const { state } = started('a');
    expect(state.seats.map((seat) => seat.hand.length)).toEqual([6, 6]);
    for (let turn = 0; turn < 2; turn++) {
      const pending = state.pending;
      expect(pending).toMatchObject({ kind: 'starting-mana', min: 3, max: 3, hidden: true });
      const choice = pending?.options.slice(0, 3).map((option) => option.key) ?? [];
      expect(altered.play.decide(state, pending?.seat ?? 0, choice).ok).toBe(true);
    }
    expect(state.seats.map((seat) => [seat.hand.length, seat.mana.length])).toEqual([
      [3, 3],
      [3, 3],
    ]);
    expect(altered.see.view(state, omniscient).seats.map((seat) => seat.resources[1])).toEqual([
      { name: 'mana-ready', value: 3 },
      { name: 'mana-ready', value: 3 },
    ]);
    const orbs = state.seats.flatMap(({ mana }) => mana);
    expect(orbs.map((item) => state.stays[item]?.faceDown)).toEqual(Array(6).fill(true));
    expect(state.phase).toBe('afternoon');
  });

  it('4.1.a all zones are empty until set-up fills them', () => {
    const [first] = started('a').events;
    if (first?.kind !== 'GameStarted') throw new Error('The first event starts the game.');
    const state = altered.fold.evolve(altered.fold.initial(), first);
    expect(altered.see.view(state, omniscient).zones.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('4.1.j the first day has no daily effects in the Morning, and “at Morning” does not trigger', () => {
    const early = hero(
      'Captain',
      reaction({ kind: 'phase', phase: 'morning' }, 'Resupply.'),
      'At Noon — Resupply.',
    );
    const result = altered.play.start({
      ...setup('a'),
      cards: { ...cards, Captain: early } as unknown as Record<string, Json>,
    });
    if (!result.ok) throw new Error(result.error[0]?.message);
    const { state, events } = result.value;
    const { firstPlayer } = state;
    const record = [...events];
    while (state.pending?.kind === 'starting-mana') {
      const decided = altered.play.decide(
        state,
        state.pending.seat,
        state.pending.options.slice(0, 3).map(({ key }) => key),
      );
      if (decided.ok) record.push(...decided.value.events);
    }
    const verbs = record.flatMap((event) => (event.kind === 'StepResolved' ? [event.verb] : []));
    expect(verbs.slice(5)).toEqual([
      'begin-day',
      'draw',
      'make-mana-orbs',
      'begin-phase',
      'resupply',
      'cease',
      'resupply',
      'cease',
      'begin-phase',
      'begin-turn',
    ]);
    expect([state.day, state.firstPlayer, state.turnSeat]).toEqual([1, firstPlayer, firstPlayer]);
  });

  it('4.1.j the first player chooses mana orbs first, and all chosen cards move simultaneously', () => {
    const { state } = started('a');
    expect(state.pending).toMatchObject({ kind: 'starting-mana', seat: state.firstPlayer });
    const choice = state.pending?.options.slice(0, 3).map(({ key }) => key) ?? [];
    expect(altered.play.decide(state, state.firstPlayer, choice).ok).toBe(true);
    expect(state.seats.map((seat) => seat.mana.length)).toEqual([0, 0]);
  });

  it('reports all problems of a setup at once', () => {
    const bad = altered.play.start({
      ...setup('x', ['Captain', 'Captain', 'Card 1', 'Nobody']),
      edition: '9',
    });
    expect(bad.ok ? [] : bad.error.map(({ code }) => code)).toEqual([
      'EDITION_UNKNOWN',
      'CARD_UNKNOWN',
      'DECK_HEROES_INVALID',
      'CARD_UNKNOWN',
      'DECK_HEROES_INVALID',
    ]);
  });

  it('produces the same record for the same setup, even if other games are played in between', () => {
    const first = JSON.stringify(started('same').events);
    started('other');
    expect(JSON.stringify(started('same').events)).toBe(first);
  });
});
