import { describe, expect, it } from '@jest/globals';
import { omniscient, seatViewer, spectator, type GameEvent } from '#record';
import { foldedGames } from '#house';
import { causesOf, seenIn } from './index.js';

describe.each(foldedGames('causes'))('causes in %s', (_name, module, events) => {
  const all = seenIn({ module, events }, omniscient);
  const revisionsOf = (is: (event: GameEvent) => boolean) =>
    events.filter(({ event }) => is(event)).map(({ revision }) => revision);
  const afterStart = events.findIndex(({ event }) => event.kind === 'DecisionMade');

  it('lead from every event back to a decision, or to the start if nothing was decided yet', () => {
    for (const { event, revision } of events) {
      const last = causesOf(all, revision).at(-1);
      if (event.kind === 'GameStarted') expect(last).toBeUndefined();
      else if (revision > afterStart) expect([revision, last?.kind]).toEqual([revision, 'decision']);
      else expect(['start', 'decision']).toContain(last?.kind);
    }
  });

  it('always precede what they cause', () => {
    for (const { revision } of events) {
      const links = causesOf(all, revision).map((link) => link.revision);
      expect(links).toEqual([...links].sort((left, right) => right - left));
      expect(Math.max(0, ...links)).toBeLessThanOrEqual(revision);
    }
  });

  it("of a choice's consequences begin with that choice", () => {
    const chosen = revisionsOf((event) => event.kind === 'StepResolved' && event.cause.kind === 'decision');
    expect(chosen.length).toBeGreaterThan(3);
    for (const revision of chosen) {
      const { event } = events[revision]!;
      const id = event.kind === 'StepResolved' && event.cause.kind === 'decision' ? event.cause.decision : 0;
      expect(causesOf(all, revision)[0]).toMatchObject({
        kind: 'decision',
        follows: false,
        decision: { id },
      });
    }
  });

  it("of a rule's consequences do not include the preceding choice", () => {
    const ruled = revisionsOf((event) => event.kind === 'StepResolved' && event.cause.kind === 'rule');
    const later = ruled.filter((revision) => revision > afterStart);
    expect(later.length).toBeGreaterThan(3);
    for (const revision of later)
      expect(causesOf(all, revision).at(-1)).toMatchObject({ kind: 'decision', follows: true });
  });

  it("of a reaction's events lead through it to the event that activated it", () => {
    const reacting = revisionsOf((event) => event.kind === 'StepResolved' && event.cause.kind === 'reaction');
    for (const revision of reacting) {
      const [first, second] = causesOf(all, revision);
      const activated = first?.kind === 'reaction' ? first.reaction.activated.revision : null;
      expect(first).toMatchObject({
        kind: 'reaction',
        reaction: { caused: expect.arrayContaining([revision]) },
      });
      expect(second).toEqual({ kind: 'event', revision: activated });
    }
  });

  it('contain no options that are hidden from the viewer', () => {
    for (const viewer of [spectator, seatViewer(1)]) {
      const seen = seenIn({ module, events }, viewer);
      const hidden = seen.flatMap(({ event }) =>
        event.kind === 'DecisionRequested' && event.decision.options.length === 0 ? [event.decision.id] : [],
      );
      expect(hidden.length).toBeGreaterThan(0);
      for (const { revision } of seen)
        for (const link of causesOf(seen, revision))
          if (link.kind === 'decision' && hidden.includes(link.decision.id))
            expect(link.decision.options).toBeNull();
    }
  });
});
