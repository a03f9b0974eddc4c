import { describe, expect, it } from '@jest/globals';
import { randomSource } from '#kernel';
import type { Choice, GameEvent, Json, Setup } from '#record';
import {
  character,
  effect,
  hero,
  passive,
  permanent,
  reaction,
  resupply,
  sequence,
  spell,
  statistics,
  step,
  Table,
} from '#altered/testing';
import { elsewhere } from './decided-elsewhere.js';
import { altered } from './module.js';
import { blankCard, UNKNOWN_CARD } from './seen/unknown-cards.js';
import type { Action } from './state/actions.js';
import type { State } from './state/state.js';

const { clone, evolve, initial } = altered.fold;
type Events = readonly GameEvent<Action>[];

function decided(state: State, choice: Choice): Events {
  const result = altered.play.decide(clone(state), state.pending?.seat ?? 0, choice);
  if (!result.ok) throw new Error(result.error.message);
  return result.value.events;
}

const plain = (state: State, events: Events): Events =>
  events.map((event) => elsewhere.asRecorded(state, event));

/**
 * Makes the same choice in three states, and returns the events of each:
 * - `expected`: from the table's state
 * - `alone`: from a state with another random source and with `change`
 * - `again`: from the state of `alone` with the recorded random results
 */
function otherwise(table: Table, key: string, change: Partial<State> = {}) {
  const { state } = table;
  const events = decided(state, [key]);
  const other = { ...clone(state), random: randomSource('another'), ...change };
  return {
    expected: plain(state, events),
    alone: plain(state, decided(other, [key])),
    again: plain(state, decided(elsewhere.withChance(other, events), [key])),
  };
}

function expectAgain(...parameters: Parameters<typeof otherwise>): void {
  const { expected, alone, again } = otherwise(...parameters);
  expect(alone).not.toEqual(expected);
  expect(again).toEqual(expected);
}

const drawing = (note: string) => step({ kind: 'draw', count: { noted: note } });
const roll = (note: string, who?: 'opponent') => step({ kind: 'roll', note, ...(who && { who }) });
const cards = (count: number) => Array.from({ length: count }, (_, n) => character(`Card ${n}`));
const playing = (
  does: Parameters<typeof effect>[0],
  says: Partial<ConstructorParameters<typeof Table>[0]['seats'][0]> = {},
) =>
  new Table({
    seats: [{ hand: [spell('Deed', { abilities: [effect(does)] })], mana: 1, deck: cards(9), ...says }, {}],
    edition: '4.0',
  });
const keyOf = (table: Table): string => table.keys().find((key) => key.startsWith('play:')) ?? '';

describe('a reconstruction of a game that was recorded elsewhere', () => {
  it('7.3.13.a dice have their recorded results', () => {
    const table = playing(sequence(roll('one'), drawing('one'), roll('two'), drawing('two')));
    expectAgain(table, keyOf(table));
  });

  it('7.3.13.c dice that a player can modify have their recorded results', () => {
    const charm = permanent('Charm', { abilities: [passive({ kind: 'dice', who: 'you', mayAdd: 1 })] });
    const does = sequence(roll('one'), drawing('one'), roll('two', 'opponent'), drawing('two'));
    const table = playing(does, { landmark: [charm] });
    expectAgain(table, keyOf(table));
    table.choose(keyOf(table));
    expect(table.deciding).toBe('0: roll');
    expectAgain(table, table.keys()[0] ?? '');
  });

  it('3.2.2.d decks and discard piles are shuffled into their recorded order', () => {
    const pile = { deck: cards(2), discard: cards(7) };
    const draws = playing(step({ kind: 'draw', count: 4 }), pile);
    expectAgain(draws, keyOf(draws));
    const shuffles = playing(
      sequence(step({ kind: 'draw', count: 2 }), step({ kind: 'shuffle' }), step({ kind: 'draw', count: 4 })),
    );
    expectAgain(shuffles, keyOf(shuffles));
  });

  it('4.2.4.f turned-up regions have their recorded terrains', () => {
    const strong = character('Strong', statistics(5, 5, 5));
    const table = new Table({
      seats: [{ hero: [strong] }, {}],
      regions: [null, null, null, null, null, null],
      edition: '4.0',
    }).choose('pass');
    const adventure = table.state.adventure.map((region) =>
      region.faceDown ? { ...region, terrains: ['water'] as const } : region,
    );
    expect(table.state.adventure.some(({ faceDown }) => faceDown)).toBe(true);
    expectAgain(table, 'pass', { adventure });
  });

  it('identifies a card in place, but not a card that replaces another', () => {
    const { state } = playing(resupply);
    const definition = character('Owl');
    const [first = 0, second = 0] = state.seats[0]?.deck ?? [];
    const identified = (item: number, was: number) => {
      const event = {
        kind: 'StepResolved',
        verb: 'identify',
        by: null,
        cause: { kind: 'rule', rule: '4.1.i' },
        actions: [{ kind: 'identify', item, was, to: null, definition }],
        rules: [],
      } as const;
      expect(elsewhere.isAside(event)).toBe(true);
      const more = { ...event, actions: [...event.actions, { kind: 'pass', seat: 0 } as const] };
      expect(elsewhere.isAside(more)).toBe(false);
      return elsewhere.withChance(state, [event]).items[item];
    };
    expect(identified(first, first)).toMatchObject({ kind: 'card', owner: 0, reference: 'Owl', definition });
    expect(identified(first, second)).toEqual(state.items[first]);
  });

  it('lets the real card replace a wrongly identified card, and shows it to those who saw the old card', () => {
    const known = (to: number | null) => {
      const state = clone(playing(resupply).state);
      const [was = 0] = state.seats[0]?.hand ?? [];
      const item = state.stays.indexOf(null);
      evolve(state, {
        kind: 'StepResolved',
        verb: 'identify',
        by: null,
        cause: { kind: 'rule', rule: '4.1.i' },
        actions: [{ kind: 'identify', item, was, to, definition: null }],
        rules: [],
      });
      expect([state.seats[0]?.hand, state.stays[was], state.stays[item]?.zone]).toEqual([
        [item],
        null,
        'hand',
      ]);
      return state.known[item];
    };
    expect([known(0), known(1), known(null)]).toEqual([0b01, 0b11, 0b11]);
  });
});

describe('a decision in a reconstruction', () => {
  const requestedDecision = () => {
    const table = playing(resupply);
    const question = table.events.at(-1);
    if (question?.kind !== 'DecisionRequested') throw new Error('No decision is requested.');
    return { state: table.state, question };
  };

  it('gets its options from the agenda', () => {
    const { state, question } = requestedDecision();
    const unasked = { ...question, decision: { ...question.decision, options: [] } };
    expect(elsewhere.asked(state, unasked)).toMatchObject({
      decision: { options: question.decision.options },
    });
  });

  it('excludes plays of unknown cards, and the count of random numbers', () => {
    const { state, question } = requestedDecision();
    const [deed = 0] = state.seats[0]?.hand ?? [];
    const keysIn = (board: State): readonly string[] => {
      const recorded = elsewhere.asRecorded(board, question);
      expect(recorded).toMatchObject({ resume: { drawn: 0 } });
      return recorded.kind === 'DecisionRequested' ? recorded.decision.options.map(({ key }) => key) : [];
    };
    expect(keysIn(state)).toEqual([`play:${deed}`, 'pass']);
    const unknown = blankCard(UNKNOWN_CARD, 'Unknown');
    const items = state.items.with(deed, {
      kind: 'card',
      owner: 0,
      reference: UNKNOWN_CARD,
      definition: unknown,
    });
    expect(keysIn({ ...state, items })).toEqual(['pass']);
  });
});

describe('the first Noon on other platforms', () => {
  it("4.1.j begins by the rules, without its effects, or without one Hero's effect", () => {
    const early = hero('Captain', { abilities: [reaction({ kind: 'phase', phase: 'noon' }, resupply)] });
    const deck = [early, ...cards(12)];
    const setup: Setup = {
      module: 'altered',
      edition: '4.0',
      format: 'constructed',
      seats: ['Ada', 'Ben'].map((name) => ({ name, deck: deck.map(({ reference }) => reference) })),
      seed: 'noon',
      cards: Object.fromEntries(deck.map((card) => [card.reference, card as unknown as Json])),
      options: {},
    };
    const started = altered.play.start(setup);
    if (!started.ok) throw new Error(started.error[0]?.message);
    const { events } = started.value;
    const fold = (all: Events): State => all.reduce((state, event) => evolve(state, event), initial());
    const setUp = events.filter((event) => elsewhere.isSetUp(event));
    const state = fold(setUp);
    const begun = elsewhere.begun(state);
    expect(plain(state, [...setUp, ...(begun[0] ?? [])])).toEqual(plain(state, events));
    const resupplied = begun.map((played) => {
      const board = fold([...setUp, ...played]);
      const events: GameEvent<Action>[] = [];
      while (board.pending?.kind === 'starting-mana') {
        const { seat, options } = board.pending;
        const made = altered.play.decide(
          board,
          seat,
          options.slice(0, 3).map(({ key }) => key),
        );
        if (made.ok) events.push(...made.value.events);
      }
      expect(board.phase).toBe('afternoon');
      return events
        .flatMap((event) => (event.kind === 'StepResolved' && event.verb === 'resupply' ? event.actions : []))
        .flatMap((action) => (action.kind === 'move' ? [action.to.seat] : []))
        .sort();
    });
    expect(resupplied).toEqual([[0, 1], [], [1], [0]]);
  });
});
