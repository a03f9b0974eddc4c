import { beforeEach, describe, expect, it } from '@jest/globals';
import { altered, type Action, type State } from '#altered/rules';
import { gameModules } from '#games';
import { decisionsIn, seenIn, type TakenDecision } from '#projections';
import {
  invariant,
  omniscient,
  seatViewer,
  spectator,
  type GameEvent,
  type RecordedEvent,
  type Viewer,
} from '#record';
import { TableLog } from '#interchange/testing';
import { readGame, type ReadGame } from '../index.js';

let log: TableLog;

describe('decisions', () => {
  beforeEach(() => {
    log = new TableLog();
  });

  function read(text = log.text()): ReadGame {
    const game = readGame([text], gameModules);
    invariant(game.ok, game.ok ? '' : game.error.message);
    return game.value;
  }
  const decisions = (viewer: Viewer = omniscient, game = read()): readonly TakenDecision[] =>
    decisionsIn(seenIn({ module: altered, events: game.events as readonly RecordedEvent<Action>[] }, viewer));
  const open = (): number | undefined => read().report?.open['what was chosen'];
  const itemOf = (name: string): number => {
    let state: State = altered.fold.initial();
    for (const { event } of read().events) state = altered.fold.evolve(state, event as GameEvent<Action>);
    return state.items.findIndex((item) => 'reference' in item && item.reference.includes(name));
  };

  const turn = { play: { 1: ['stormLeft', 'stormRight'], 2: ['limbo'] }, support: [], tap: [50] };

  describe('a turn', () => {
    beforeEach(() => {
      log.draws(0, 2, [1, 2]).asks(0, 20, { optionalAction: false }, turn);
    });

    it('has the options in the log, by the keys of our rules, and the taken option', () => {
      log.plays(0, 1, 'stormRight');
      const [first, second, hero] = ['TEST_B_OR_1_', 'TEST_B_OR_2_', 'TEST_B_OR_50_'].map(itemOf);
      expect(decisions()).toMatchObject([
        { id: 1, seat: 0, kind: 'turn', choice: [`play:${first}:companion`], min: 1, max: 1 },
      ]);
      expect(decisions()[0]?.options?.map(({ key }) => key)).toEqual([
        `play:${first}:hero`,
        `play:${first}:companion`,
        `play:${second}`,
        `quick:${hero}:0`,
        'pass',
      ]);
    });

    it('is the cause of the played card and of the following steps', () => {
      log.plays(0, 1, 'stormLeft');
      const { events } = read();
      const played = events.find(({ event }) => event.kind === 'StepResolved' && event.verb === 'play');
      expect(played).toMatchObject({
        event: { cause: { kind: 'decision', decision: 1 } },
        metadata: { correlation: 'bga-77/1' },
      });
    });

    it.each([
      ['passing', () => log.tell('passTurn', '', { player_id: 1 }), 'pass'],
      ['a quick action', () => log.tell('tap', '', { player_id: 1, card: heroCard }), 'quick:'],
    ])('ends with %s', (_, act, key) => {
      act();
      expect(decisions()[0]?.choice?.[0]?.startsWith(key)).toBe(true);
    });

    it('shows its options only to its player', () => {
      log.plays(0, 1, 'stormLeft');
      for (const viewer of [spectator, seatViewer(1)])
        expect(decisions(viewer)).toMatchObject([{ options: null }]);
      expect(decisions(seatViewer(0))[0]?.options).toHaveLength(5);
    });

    it('has no decision if the log does not contain the options', () => {
      log.plays(0, 1, 'stormLeft');
      expect(decisions(omniscient, read(log.seenBy(1)))).toEqual([]);
    });

    it('is left open if the action was not among the options', () => {
      log.plays(0, 2, 'stormLeft');
      expect([decisions(), open()]).toEqual([[], 1]);
    });

    it('has no decision if the action was undone or the game ended before', () => {
      log.tell('clearTurn', '', { player_id: 1 }).plays(0, 1, 'stormLeft');
      expect(decisions()).toEqual([]);
    });

    it('has one decision if it is requested twice', () => {
      log.asks(0, 20, { optionalAction: false }, turn).plays(0, 1, 'stormLeft');
      expect(decisions()).toHaveLength(1);
    });

    it('is left open if a card can be played for either of two costs', () => {
      log.asks(0, 20, {}, { play: { 1: ['stormLeft', 'stormLeft_scout'] } }).plays(0, 1, 'stormLeft');
      expect([decisions(), open()]).toEqual([[], 1]);
    });
  });

  const heroCard = {
    id: 50,
    location: 'board-hero-1',
    pId: 1,
    properties: { uid: 'ALT_TEST_B_OD_50_R', name: 'TESTER_50', type: 'hero', tapped: true },
  };

  describe('a card for the Mana zone', () => {
    const args = { n: 1, source: 'hand', destination: 'mana', optionalAction: true };
    beforeEach(() => {
      log
        .draws(0, 2, [1, 2])
        .tell('newPhase', '', { phase: 'morning', day: 2 })
        .asks(0, 21, args, { cards: [1, 2] });
    });

    it('is hidden with its options from the other viewers', () => {
      log.expandsWith(0, [2]);
      const chosen = `${itemOf('TEST_B_OR_2_')}`;
      expect(decisions(seatViewer(0))).toMatchObject([{ kind: 'expand', choice: [chosen], min: 0, max: 1 }]);
      expect(decisions(seatViewer(1))).toMatchObject([{ options: null, choice: null }]);
      expect(decisions(spectator)).toMatchObject([{ options: null, choice: null }]);
    });

    it('is declined if the table continues without an answer', () => {
      log.tell('gameStateChange', '', { id: 97, active_player: 1, args: null });
      expect(decisions()).toMatchObject([{ kind: 'expand', choice: [] }]);
    });

    it('is not declined if the player conceded or moves are missing', () => {
      const nextState = { id: 97, active_player: 1, args: null };
      const conceded = log.tell('playerConcedeGame', '', { player_id: 1 });
      expect(decisions(omniscient, read(conceded.tell('gameStateChange', '', nextState).text()))).toEqual([]);
      log = new TableLog().draws(0, 2, [1, 2]).asks(0, 21, args, { cards: [1, 2] });
      log.tell('mediumMessage', 'undone', {}).tell('gameStateChange', '', nextState);
      const gap = log.text((packets) =>
        packets.filter((packet) => !JSON.stringify(packet).includes('undone')),
      );
      expect(decisions(omniscient, read(gap))).toEqual([]);
    });
  });

  describe('targets', () => {
    beforeEach(() => {
      log.draws(0, 3, [1, 2, 3]).plays(0, 1, 'stormLeft').plays(0, 2, 'stormLeft');
    });

    it('are options for every viewer who can see them', () => {
      log.asks(0, 23, { n: 1, cardIds: [1, 2], upTo: false, sourceId: 50 }).targets(0, 50, [2]);
      const [first, second] = ['TEST_B_OR_1_', 'TEST_B_OR_2_'].map((name) => `${itemOf(name)}`);
      expect(decisions(spectator)).toMatchObject([
        { kind: 'target', choice: [second], min: 1, max: 1, options: [{ key: first }, { key: second }] },
      ]);
    });

    it('are hidden from viewers who may not see them', () => {
      log.asks(0, 23, { n: 1, cardIds: [2, 3], upTo: true }).targets(0, 50, [2]);
      expect(decisions(spectator)).toMatchObject([{ options: null }]);
      expect(decisions(seatViewer(0))[0]?.options).toHaveLength(2);
    });

    it('are not a decision if the source chose them automatically', () => {
      log.asks(0, 23, { n: 1, cardIds: [1, 2], automaticAction: true }).targets(0, 50, [2]);
      expect([decisions(), open()]).toEqual([[], undefined]);
    });

    it('of damaged or foreign requests are not a decision', () => {
      log.asks(0, 23, { n: 'all', cardIds: [999, {}], upTo: 'x' }).targets(0, 50, [2]);
      log.asks(0, 20, {}, { play: { 1: 'x', 700: ['stormLeft'] }, tap: 7 }).plays(0, 3, 'stormLeft');
      expect(decisions()).toEqual([]);
    });
  });

  describe('the Night', () => {
    it('requests the cards to discard, and records the cards that stay', () => {
      log.draws(0, 3, [1, 2, 3]);
      for (const id of [1, 2, 3]) log.plays(0, id, 'reserve');
      const args = { nReserve: 1, nLandmarks: 0 };
      log.asks(0, 88, args, { reserveCards: [1, 2, 3], landmarkCards: [] });
      log.tell('publicDiscard', '', {
        ...args,
        n: 1,
        player_id: 1,
        cards: [{ ...heroCard, id: 2, location: 'discard' }],
      });
      const [first, third] = ['TEST_B_OR_1_', 'TEST_B_OR_3_'].map((name) => `${itemOf(name)}`);
      expect(decisions(spectator)).toMatchObject([
        {
          kind: 'clean-up-reserve',
          choice: [first, third],
          min: 2,
          max: 2,
          about: { zone: 'reserve', limit: 2 },
        },
      ]);
    });
  });

  describe('modes', () => {
    const mode = (id: number, sourceId: number, text: string, args: object = {}) => ({
      id,
      description: { log: text, args: {} },
      args,
      sourceId,
    });
    const pass = { id: 99, description: 'Pass' };
    const state = (id: number, args: object): TableLog => log.asks(0, id, args);
    const chosen = (): unknown => decisions().map(({ kind, choice }) => [kind, choice]);

    beforeEach(() => {
      log.draws(0, 2, [1, 2]).plays(0, 1, 'stormLeft').plays(0, 2, 'stormLeft');
    });

    it('have the texts of the log, and the next step determines the chosen mode', () => {
      log.asks(0, 91, { choices: { 0: mode(0, 1, 'Draw a card'), 1: mode(1, 2, 'Roll a die') } });
      state(27, { sourceId: 2 });
      const [first, second] = ['TEST_B_OR_1_', 'TEST_B_OR_2_'].map(itemOf);
      expect(decisions(spectator)).toMatchObject([
        {
          kind: 'mode',
          choice: ['mode:1'],
          min: 1,
          max: 1,
          options: [
            { key: 'mode:0', about: { item: first, text: 'Draw a card' } },
            { key: 'mode:1', about: { item: second, text: 'Roll a die' } },
          ],
        },
      ]);
      expect(open()).toBeUndefined();
    });

    it('are an empty choice if the player passes', () => {
      log.asks(0, 91, { choices: { 0: mode(0, 1, 'Draw a card'), 99: pass } });
      state(97, {});
      expect(chosen()).toEqual([['mode', []]]);
    });

    it('of one card are distinguished by the next state', () => {
      const target = mode(0, 1, 'Target a card', { targetType: ['character'] });
      const token = mode(1, 1, 'Create a token', { tokenType: 'X' });
      log.asks(0, 91, { choices: [target, token] });
      state(26, { locations: [] });
      expect(chosen()).toEqual([['mode', ['mode:1']]]);
    });

    it.each([
      ['could both have led there', [mode(0, 1, 'One'), mode(1, 1, 'Other')], () => state(26, {})],
      ['were taken back', [mode(0, 1, 'One')], () => log.tell('clearTurn', '', { player_id: 1 })],
      ['are damaged', [{ id: 0 }, { id: 0 }], () => state(26, {})],
    ])('that %s are left open', (_, choices, next) => {
      log.asks(0, 91, { choices });
      next();
      expect(decisions()).toEqual([]);
    });

    it('are not a decision if the source chose them automatically', () => {
      log.asks(0, 91, { automaticAction: true, choices: [mode(0, 1, 'One')] });
      state(26, {});
      expect([decisions(), open()]).toEqual([[], undefined]);
    });
  });

  it('include in the count of open decisions a choice that the log never answers', () => {
    log.asks(0, 91, { choices: [{ id: 0 }, { id: 1 }] });
    expect([decisions(), open()]).toEqual([[], 1]);
  });
});
