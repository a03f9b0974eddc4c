import { describe, expect, it } from '@jest/globals';
import { omniscient, seatViewer, spectator } from '#record';
import { character, Table, watched } from '#altered/testing';
import { foldedGames } from '#house';
import { DecisionFold, decisionsIn, seenIn } from './index.js';

describe.each(foldedGames('decisions'))('decisions in %s', (_name, module, events) => {
  const made = events.flatMap(({ event, revision }) =>
    event.kind === 'DecisionMade' ? [{ id: event.decision, choice: event.choice, made: revision }] : [],
  );
  const seen = (viewer = omniscient) => seenIn({ module, events }, viewer);

  it('have their options and the chosen ones', () => {
    const all = decisionsIn(seen());
    expect(all.map(({ id, choice, made }) => ({ id, choice, made }))).toEqual(made);
    for (const { options, choice, requested } of all) {
      const event = events[requested]?.event;
      expect(event).toMatchObject({ kind: 'DecisionRequested', decision: { options: options ?? [] } });
      expect(options?.map(({ key }) => key)).toEqual(expect.arrayContaining([...(choice ?? [])]));
    }
  });

  it('of one seat belong to that seat', () => {
    const own = decisionsIn(seen(), 1);
    expect(own.length).toBeGreaterThan(3);
    expect(own.every(({ seat }) => seat === 1)).toBe(true);
    expect([...own, ...decisionsIn(seen(), 0)]).toHaveLength(made.length);
  });

  it('that are hidden show other players neither options nor choice', () => {
    const hidden = decisionsIn(seen(), 0).filter((decision) => decision.hidden === true);
    expect(hidden.length).toBeGreaterThan(0);
    for (const viewer of [spectator, seatViewer(1)])
      for (const { id } of hidden)
        expect(decisionsIn(seen(viewer)).find((decision) => decision.id === id)).toMatchObject({
          options: null,
          choice: null,
        });
    expect(decisionsIn(seen(seatViewer(0)), 0)).toEqual(decisionsIn(seen(), 0));
  });

  it('are the same event by event as all at once', () => {
    const fold = new DecisionFold();
    const all = seen(spectator);
    for (const [index, event] of all.entries()) {
      fold.take(event);
      if (index % 7 === 0) expect(fold.decisions()).toEqual(decisionsIn(all.slice(0, index + 1)));
    }
    expect(fold.decisions()).toEqual(decisionsIn(all));
  });
});

describe('a decision', () => {
  it('without an answer has no choice yet', () => {
    const table = new Table({ seats: [{ hand: [character('Kite')], mana: 1 }, {}] });
    const [last] = decisionsIn(watched(table, [['pass']])).slice(-1);
    expect(last).toMatchObject({ seat: 1, kind: 'turn', made: null, choice: null });
  });
});
