import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import {
  startedWith,
  type GameEvent,
  type GameModule,
  type Json,
  type RecordedEvent,
  type Setup,
} from '#record';
import { abilityDecks } from '#altered/testing';
import { highCard, highCardSetup, playRandomly, recorded } from '#record/testing';
import { verified, type Verdict } from './index.js';

const setups = abilityDecks('verify').slice(0, 3);
const [setup] = setups;
if (setup === undefined) throw new Error('there are decks');
const games: readonly (readonly [string, GameModule, Setup])[] = [
  ['High card', highCard, highCardSetup({ days: 4 })],
  ['Altered', altered, setup],
];

describe.each(games)('a record of %s', (_name, module, setup) => {
  const record = playRandomly(module, setup, 'verify');
  const events = record.map(({ event }) => event);
  const verdict = (changed: readonly GameEvent[]): Verdict => verified(module, recorded(changed));
  const lastOf = (fits: (event: GameEvent) => boolean): number => events.findLastIndex(fits);
  const change = (at: number, made: object): Verdict =>
    verdict(events.map((event, revision) => (revision === at ? { ...event, ...made } : event)));
  const differs = (revision: number, field: string) => ({
    status: 'DIVERGED',
    events: events.length,
    difference: { revision, field },
  });

  it('that was played is exact', () => {
    const fingerprints = events.filter((event) => 'fingerprint' in event).length;
    expect(fingerprints).toBeGreaterThan(2);
    expect(verified(module, record)).toEqual({
      status: 'EXACT',
      events: events.length,
      fingerprints,
      covers: ['events', 'fingerprints', 'chain', 'words'],
      notCovered: ['times'],
    });
  });

  it('that was converted to JSON and back is exact', () => {
    expect(verified(module, JSON.parse(JSON.stringify(record)) as RecordedEvent[]).status).toBe('EXACT');
  });

  it('that is unfinished is exact up to its last decision', () => {
    const unfinished = playRandomly(module, setup, 'verify', { decisions: 5 });
    expect(unfinished.at(-1)?.event.kind).toBe('DecisionRequested');
    expect(verified(module, unfinished)).toMatchObject({ status: 'EXACT', events: unfinished.length });
  });

  it('that ends between decisions lacks the next event', () => {
    const at = lastOf(({ kind }) => kind === 'DecisionMade');
    expect(verdict(events.slice(0, at + 1))).toMatchObject({
      status: 'DIVERGED',
      difference: { revision: at + 1, field: '', recorded: null, decided: events[at + 1] },
    });
  });

  it('is exact whatever time players took', () => {
    expect(
      change(
        lastOf(({ kind }) => kind === 'DecisionMade'),
        { thinkingTime: 1234 },
      ).status,
    ).toBe('EXACT');
  });

  it('with a choice that was not offered diverges at that choice', () => {
    const at = lastOf(({ kind }) => kind === 'DecisionMade');
    expect(change(at, { choice: ['no such option'] })).toMatchObject(differs(at, 'choice'));
  });

  it('with another legal choice diverges after it', () => {
    const at = events.findIndex((event, revision) => {
      const request = events[revision - 1];
      return (
        event.kind === 'DecisionMade' &&
        request?.kind === 'DecisionRequested' &&
        request.decision.options.length > 1 &&
        request.decision.min === 1 &&
        event.choice.length === 1
      );
    });
    const [request, made] = [events[at - 1], events[at]];
    if (request?.kind !== 'DecisionRequested' || made?.kind !== 'DecisionMade')
      throw new Error('there is a choice');
    const other = request.decision.options.find(({ key }) => !made.choice.includes(key));
    const found = change(at, { choice: [other?.key] });
    expect(found).toMatchObject({ status: 'DIVERGED' });
    if (found.status === 'DIVERGED') expect(found.difference.revision).toBeGreaterThan(at);
  });

  it('with a changed action is reported with the action and its field', () => {
    const at = lastOf((event) => event.kind === 'StepResolved' && event.actions.length > 1);
    const step = events[at];
    if (step?.kind !== 'StepResolved') throw new Error('there is a step');
    const actions = step.actions.map((action, index) => (index === 1 ? { ...action, stray: 7 } : action));
    expect(change(at, { actions })).toMatchObject({
      difference: { revision: at, field: 'actions.1.stray', recorded: 7, decided: undefined },
    });
    expect(change(at, { actions: step.actions.slice(0, 1) })).toMatchObject(differs(at, 'actions.1'));
  });

  it('with a changed or missing fingerprint is reported with the event', () => {
    const at = lastOf((event) => 'fingerprint' in event);
    expect(change(at, { fingerprint: 'AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject(differs(at, 'fingerprint'));
    expect(change(at, { fingerprint: undefined })).toMatchObject(differs(at, 'fingerprint'));
  });

  /** Verifies the record after changing an event or its metadata. */
  const altered = (at: number, change: (entry: RecordedEvent) => object): Verdict =>
    verified(
      module,
      record.map((entry, index) => (index === at ? { ...entry, ...change(entry) } : entry)),
    );

  it('with another player name, or other text on a card, diverges at the start', () => {
    const [start] = events;
    if (start?.kind !== 'GameStarted') throw new Error('a game starts');
    const renamed = start.seats.map((seat, index) => (index === 0 ? { ...seat, name: 'Eve' } : seat));
    expect(change(0, { seats: renamed })).toMatchObject(differs(0, 'digest'));
    for (const [reference, card] of Object.entries(start.cards).slice(0, 5)) {
      const printed = { ...(card as Record<string, Json>), name: 'Another', text: ['Something else.'] };
      expect(change(0, { cards: { ...start.cards, [reference]: printed } })).toMatchObject(
        differs(0, 'digest'),
      );
    }
    expect(change(0, { options: { ...start.options, stray: true } })).toMatchObject(differs(0, 'digest'));
    expect(change(0, { digest: undefined })).toMatchObject(differs(0, 'digest'));
  });

  it('with another correlation or causation anywhere diverges there', () => {
    // The first decision determines the game id of the record, so a different id is only detected at the next event.
    const first = events.findIndex(({ kind }) => kind === 'DecisionMade');
    for (const at of [0, 1, first, first + 1, events.length >> 1, events.length - 1]) {
      const metadata = record[at]?.metadata;
      for (const other of ['another/1', null])
        for (const field of ['correlation', 'causation'] as const)
          if (metadata?.[field] !== other)
            expect(altered(at, () => ({ metadata: { ...metadata, [field]: other } }))).toMatchObject(
              differs(
                at === first && field === 'correlation' && other !== null ? at + 1 : at,
                `metadata.${field}`,
              ),
            );
    }
  });

  it('with a repeated id, or a gap between revisions, diverges there', () => {
    const at = events.length - 2;
    expect(altered(at, () => ({ id: record[3]?.id }))).toMatchObject(differs(at, 'id'));
    expect(altered(at, () => ({ revision: at + 1 }))).toMatchObject(differs(at, 'revision'));
  });

  it('is exact whenever it was recorded', () => {
    const later = (entry: RecordedEvent) => ({
      metadata: { ...entry.metadata, recordedAt: '2031-01-01T00:00:00.000Z' },
    });
    expect(altered(events.length - 1, later)).toEqual(verified(module, record));
  });

  it.each(['StepResolved', 'DecisionRequested', 'DecisionMade', 'GameEnded'])(
    'without its last %s diverges there',
    (kind) => {
      const at = lastOf((event) => event.kind === kind);
      const found = verdict(events.filter((_, revision) => revision !== at));
      expect(found).toMatchObject({ status: 'DIVERGED', difference: { revision: at } });
    },
  );

  it('with an additional event diverges there', () => {
    for (const at of [3, lastOf(({ kind }) => kind === 'StepResolved')]) {
      const found = verdict([
        ...events.slice(0, at + 1),
        ...events.slice(at, at + 1),
        ...events.slice(at + 1),
      ]);
      expect(found).toMatchObject({ status: 'DIVERGED', difference: { revision: at + 1 } });
    }
    const after = verdict([...events, ...events.slice(-1)]);
    expect(after).toMatchObject({ difference: { revision: events.length, field: '', decided: null } });
  });

  it('with another seed diverges at the first random result', () => {
    // The first difference is in the order of the cards. Altered shuffles decks at the start, and High card in a
    // separate step.
    const [start] = events;
    if (start?.kind !== 'GameStarted') throw new Error('a game starts');
    expect(change(0, startedWith({ ...start, seed: 'another' }))).toMatchObject({
      status: 'DIVERGED',
      difference: { field: expect.stringMatching(/[.](deck|order)[.]\d+$/) },
    });
  });

  it('with decisions from another program cannot be verified', () => {
    const imported = {
      kind: 'GameImported',
      source: 's',
      originalId: 'o',
      importer: '1',
      unknown: [],
    } as const;
    expect(verdict([imported, ...events])).toMatchObject({
      status: 'UNVERIFIED',
      reason: expect.any(String),
    });
  });

  it('with a branch is decided again like any other', () => {
    const decisionAt = events.findIndex(({ kind }, at) => at > 20 && kind === 'DecisionRequested');
    const branched = { kind: 'GameBranched', parent: 'p', revision: decisionAt } as const;
    const branch = [...events.slice(0, decisionAt + 1), branched, ...events.slice(decisionAt + 1)];
    expect(verdict(branch)).toMatchObject({
      status: 'EXACT',
      events: branch.length,
      notCovered: ['times', 'origin'],
    });
    // Events after the branch point are recorded with the branch's game id.
    const seam = branch.indexOf(branched);
    const [shared, own] = [
      recorded(branch, 'parent').slice(0, seam + 1),
      recorded(branch, 'branch').slice(seam + 1),
    ];
    const [first] = own;
    if (first === undefined) throw new Error('The game has no further event.');
    const rest = [
      { ...first, metadata: { ...first.metadata, causation: shared[seam]?.id ?? null } },
      ...own.slice(1),
    ];
    expect(verified(module, [...shared, ...rest])).toMatchObject({ status: 'EXACT' });
    expect(verdict([branched, ...events])).toMatchObject({
      status: 'DIVERGED',
      difference: { revision: 0, recorded: 'GameBranched' },
    });
  });

  it('without a start, or of another game, cannot be verified', () => {
    for (const some of [[], events.slice(1)])
      expect(verdict(some)).toMatchObject({
        status: 'UNVERIFIED',
        reason: 'The record does not contain the start of the game.',
      });
    expect(change(0, { module: 'chess' })).toMatchObject({
      status: 'UNVERIFIED',
      reason: `The game belongs to "chess", not to "${module.id}".`,
    });
  });

  it('with a setup that is refused cannot be verified', () => {
    expect(change(0, { seats: setup.seats.map((seat) => ({ ...seat, deck: ['nothing'] })) }).status).toBe(
      'UNVERIFIED',
    );
  });
});

describe('verified', () => {
  it('returns EXACT for games with all abilities', () => {
    for (const setup of setups)
      expect(verified(altered, playRandomly(altered, setup, setup.seed)).status).toBe('EXACT');
  });

  it('cannot verify an unknown edition of the rules', () => {
    const [start, ...rest] = playRandomly(altered, setup, 'edition', { decisions: 1 });
    if (start === undefined) throw new Error('a game starts');
    const later = { ...start, event: { ...start.event, edition: '9.9' } as GameEvent };
    expect(verified(altered, [later, ...rest])).toMatchObject({
      status: 'UNVERIFIED',
      reason: expect.stringContaining('9.9'),
    });
  });

  it('detects a fold with another result than play', () => {
    const forgetful: typeof highCard = {
      ...highCard,
      fold: {
        ...highCard.fold,
        evolve: (state, event) =>
          event.kind === 'StepResolved' && event.verb === 'score'
            ? state
            : highCard.fold.evolve(state, event),
      },
    };
    const record = playRandomly(highCard, highCardSetup(), 'fold');
    expect(verified(forgetful, record)).toMatchObject({
      status: 'DIVERGED',
      difference: { revision: record.length - 1, field: 'fingerprint of the folded state' },
    });
  });
});
