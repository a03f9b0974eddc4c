import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fingerprint, omniscient, seatViewer, spectator } from '#record';
import type { GameEvent, GameId, RecordedEvent } from '#record';
import { highCard, type HighCardAction } from '#record/testing';
import { highCardGame } from '../../../test/recorded-games.js';
import type { GameState } from './state.types.js';
import { RunningApi } from '../../../test/running-api.js';

const events = highCardGame('states');
const last = events.length - 1;

let stored: readonly RecordedEvent[] = [];

/** Folds the state from the beginning, without using the server. */
function stateAt(revision: number, actions?: number) {
  let state = highCard.fold.initial();
  for (const { event } of stored.slice(0, revision))
    state = highCard.fold.evolve(state, event as GameEvent<HighCardAction>);
  const event = stored[revision]!.event as GameEvent<HighCardAction>;
  return actions === undefined
    ? highCard.fold.evolve(state, event)
    : highCard.fold.evolvePartly(state, event, actions);
}

describe('the state of a game', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ game: events });
    stored = await api.streams.read('game' as GameId);
  });
  afterAll(() => api.stop());

  const query = `query ($at: String, $as: String! = "spectator") { game(id: "game") { state(at: $at, as: $as) {
    position fingerprint clock { day phase turn seat }
    seats { seat name firstPlayer passed resources { name value } }
    zones { key kind seat part count cards { key item owner faceDown face { reference name executed } } }
    tracks { key spaces { key name terrains faceDown } markers { seat kind space moved } }
    decision { id seat kind min max ordered about optionCount options { key about } rules { number } }
    result { winners reason rule } } } }`;
  const state = async (variables: Record<string, unknown>): Promise<GameState> => {
    const { data, errors } = await api.ask(query, variables);
    expect(errors).toEqual([]);
    return data.game.state as GameState;
  };

  it('is the last one by default', async () => {
    const shown = await state({});
    expect(shown.position).toBe(`${last}`);
    expect(shown.result).toMatchObject({ rule: '3.1' });
  });

  it.each([0, 1, 7, 33, 64, last])('at position %d equals a fold from the beginning', async (at) => {
    for (const viewer of [omniscient, spectator, seatViewer(0), seatViewer(1)]) {
      const as =
        viewer.kind === 'seat' ? `${viewer.seat}` : viewer.kind === 'omniscient' ? 'all' : 'spectator';
      const expected = highCard.see.view(stateAt(at), viewer);
      const shown = await state({ at: `${at}`, as });
      expect(shown.clock).toEqual(expected.clock);
      expect(shown.seats).toEqual(expected.seats);
      expect(shown.zones.map(({ key, count }) => [key, count])).toEqual(
        expected.zones.map(({ key, count }) => [key, count]),
      );
      expect(shown.zones).toMatchObject(
        expected.zones.map(({ cards }) => ({
          cards: cards.map(({ key, faceDown, face }) => ({
            key,
            faceDown,
            face: face === null ? null : { reference: face.reference },
          })),
        })),
      );
      expect(shown.fingerprint).toBe(
        viewer.kind === 'omniscient' ? fingerprint(highCard.fold.canonical(stateAt(at))) : null,
      );
    }
  });

  it('inside an event includes only the preceding actions', async () => {
    const revision = events.findIndex(
      ({ event }) => event.kind === 'StepResolved' && event.actions.length > 2,
    );
    const counts = (zones: readonly { key: string; count: number }[]) =>
      Object.fromEntries(zones.map(({ key, count }) => [key, count]));
    for (const actions of [0, 1, 2]) {
      const shown = await state({ at: `${revision}.${actions}`, as: 'all' });
      expect(shown.position).toBe(`${revision}.${actions}`);
      expect(counts(shown.zones)).toEqual(
        counts(highCard.see.view(stateAt(revision, actions), omniscient).zones),
      );
      expect(shown.fingerprint).toBeNull();
    }
  });

  it('contains the options of a decision for users who can see them', async () => {
    const at = `${events.findIndex(({ event }) => event.kind === 'DecisionRequested' && event.decision.kind === 'play')}`;
    const open = await state({ at, as: 'all' });
    const { seat, optionCount, options } = open.decision!;
    expect(options).toHaveLength(optionCount);
    expect((await state({ at, as: `${seat}` })).decision?.options).toEqual(options);
    expect((await state({ at, as: `${1 - seat}` })).decision).toMatchObject({
      optionCount: 0,
      options: null,
    });
  });

  it.each([
    [`${last + 1}`, 'POSITION_OUT_OF_RANGE'],
    ['0.1', 'POSITION_OUT_OF_RANGE'],
    ['-1', 'POSITION_INVALID'],
    ['1.', 'POSITION_INVALID'],
    ['', 'POSITION_INVALID'],
  ])('at "%s" gives the error %s', async (at, code) => {
    expect(await api.codes(query, { at })).toEqual([code]);
  });

  it.each(['2', 'everybody', ''])('as "%s" gives the error VIEWER_INVALID', async (as) => {
    expect(await api.codes(query, { as })).toEqual(['VIEWER_INVALID']);
  });
});

describe('an event', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ over: events, open: highCardGame('open', { decisions: 5 }) });
  });
  afterAll(() => api.stop());

  const query = `query ($id: ID! = "over", $position: String!, $as: String! = "spectator", $locale: Locale! = en) {
    game(id: $id) { event(position: $position, as: $as, locale: $locale) {
      revision id kind recordedAt text rules { number } clock { day } data previous next } } }`;

  it('has its metadata and its neighbours', async () => {
    const { data } = await api.ask(query, { position: '5', as: 'all' });
    const { id, event, metadata } = events[5]!;
    expect(data.game.event).toMatchObject({
      revision: 5,
      id,
      kind: event.kind,
      recordedAt: metadata.recordedAt,
      previous: '4',
      next: '6',
      data: event,
    });
  });

  it('has no neighbour before the first event or after the last', async () => {
    expect((await api.ask(query, { position: '0' })).data.game.event.previous).toBeNull();
    expect((await api.ask(query, { position: `${last}` })).data.game.event.next).toBeNull();
  });

  it('has a text in the requested language', async () => {
    const textIn = async (locale: string) =>
      (await api.ask(query, { position: `${last}`, locale })).data.game.event.text as string;
    expect(await textIn('it')).toContain('La partita è finita');
    expect(await textIn('fr')).toContain('La partie est finie');
  });

  it('hides the seed and what is needed to continue from all users during the game', async () => {
    const open = highCardGame('open', { decisions: 5 });
    for (const [revision, { event }] of open.entries()) {
      const { text, data } = await api.ask(query, { id: 'open', position: `${revision}`, as: 'all' });
      expect(text).not.toContain('secret-open');
      if (event.kind === 'DecisionRequested') expect(data.game.event.data.resume).toBeNull();
      // The digest would let readers verify a guess at the seed, so the response must not contain it.
      if (event.kind === 'GameStarted') expect(event.digest).toMatch(/^sha256-/);
      expect(text).not.toContain('sha256-');
    }
  });

  it('contains the seed of a finished game for users who see everything', async () => {
    expect((await api.ask(query, { position: '0', as: 'all' })).data.game.event.data.seed).toBe(
      'secret-states',
    );
  });

  it('can be found by one of its atomic actions', async () => {
    expect((await api.ask(query, { position: '5.1' })).data.game.event.revision).toBe(5);
  });

  it('has an explanation at its position', async () => {
    const parts = '{ activated { name } notActivated { name why text } }';
    const { data } = await api.ask(
      `{ game(id: "over") { event(position: "5", as: "all") { explanation ${parts} } explain(position: "5", as: "all") ${parts} } }`,
    );
    expect(data.game.explain).toEqual(data.game.event.explanation);
  });

  it.each([
    ['-1', 'POSITION_INVALID'],
    ['none', 'POSITION_INVALID'],
    [`${last + 1}`, 'POSITION_OUT_OF_RANGE'],
    ['5.99', 'POSITION_OUT_OF_RANGE'],
  ])('at the position "%s" gives the error %s', async (position, code) => {
    expect(await api.codes(query, { position })).toEqual([code]);
  });
});
