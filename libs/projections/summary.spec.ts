import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { RecordedEvent } from '#record';
import { abilityDecks } from '#altered/testing';
import { highCard, highCardSetup, playRandomly, recorded } from '#record/testing';
import { readStored, SummaryFold, summaryOf } from './index.js';

const [setup] = abilityDecks('summary');
if (setup === undefined) throw new Error('there are decks');
const short = playRandomly(highCard, highCardSetup({ days: 4 }), 'summary');
const long = playRandomly(altered, setup, 'summary');
const count = (events: readonly RecordedEvent[], kind: string) =>
  events.filter(({ event }) => event.kind === kind).length;

describe('a summary', () => {
  it.each([
    ['High card', short],
    ['Altered', long],
  ])('of %s after every event summarises the events so far', (_name, events) => {
    const fold = new SummaryFold();
    const summaries = events.map((event) => {
      fold.take(event);
      return fold.summary;
    });
    for (const [revision, summary] of summaries.entries())
      expect(summary).toEqual(summaryOf(events.slice(0, revision + 1)));
  });

  it('counts events, decisions and atomic actions', () => {
    for (const events of [short, long])
      expect(summaryOf(events)).toMatchObject({
        events: events.length,
        decisions: count(events, 'DecisionMade'),
        actions: events.reduce(
          (sum, { event }) => sum + (event.kind === 'StepResolved' ? event.actions.length : 0),
          0,
        ),
        startedAt: events[0]?.metadata.recordedAt,
        endedAt: events.at(-1)?.metadata.recordedAt,
      });
    expect(summaryOf(short)?.days).toBe(4);
  });

  it('contains the players, their heroes and factions', () => {
    const heroes = setup.seats.map(({ deck }) =>
      deck
        .map((reference) => setup.cards[reference] as { type: string; name: string; faction: string })
        .find(({ type }) => type === 'hero'),
    );
    expect(summaryOf(long)?.players).toEqual(
      setup.seats.map(({ name }, seat) => ({
        seat,
        name,
        hero: heroes[seat]?.name,
        faction: heroes[seat]?.faction,
      })),
    );
    expect(summaryOf(short)?.players[1]).toEqual({ seat: 1, name: 'Ben', hero: null, faction: null });
  });

  it('has a result when the game is over', () => {
    const end = short.at(-1)?.event;
    if (end?.kind !== 'GameEnded') throw new Error('the game ends');
    const { winners, reason, rule } = end;
    expect(summaryOf(short)?.result).toEqual({ winners, reason, rule });
    expect(summaryOf(short.slice(0, -1))).toMatchObject({ result: null, endedAt: null });
  });

  it('reports abilities that were not executed', () => {
    const notExecuted = playRandomly(highCard, highCardSetup({ executed: false }), 'x', { decisions: 1 });
    expect(summaryOf(notExecuted)?.notes).toEqual(['abilities-not-executed']);
    expect(summaryOf(short)?.notes).toEqual([]);
  });

  it('counts the events before the start, and is empty without a start', () => {
    const imported = {
      kind: 'GameImported',
      source: 's',
      originalId: 'o',
      importer: '1',
      unknown: [],
    } as const;
    const events = recorded([imported, ...short.map(({ event }) => event)]);
    expect(summaryOf(events)?.events).toBe(short.length + 1);
    expect(summaryOf(events.slice(0, 1))).toBeNull();
    expect(summaryOf([])).toBeNull();
  });

  it('accepts invalid card definitions', () => {
    const [start] = short;
    if (start?.event.kind !== 'GameStarted') throw new Error('a game starts');
    const odd = { ...start, event: { ...start.event, cards: { 'hero-0': null, n1: 'one' } } };
    expect(summaryOf([odd])).toMatchObject({ notes: [], players: [{ hero: null }, { hero: null }] });
  });
});

describe('readStored', () => {
  const [first] = short;
  if (first === undefined) throw new Error('there are events');
  const { id, revision, event, metadata } = first;
  const stored = {
    stream: 'game-x',
    id,
    revision,
    type: event.kind,
    data: event as never,
    metadata: { ...metadata },
  };

  it('reads a stored event, or reports where it is unreadable', () => {
    expect(readStored(stored)).toEqual({ ok: true, value: first });
    const malformed = { ok: false, error: { code: 'EVENT_MALFORMED' } };
    expect(readStored({ ...stored, metadata: null })).toMatchObject(malformed);
    expect(readStored({ ...stored, type: 'Odd' })).toMatchObject({ error: { code: 'EVENT_UNKNOWN' } });
    expect(readStored({ ...stored, data: { kind: 'GameStarted' } })).toMatchObject(malformed);
  });
});
