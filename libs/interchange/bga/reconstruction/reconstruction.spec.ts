import { beforeEach, describe, expect, it } from '@jest/globals';
import { altered, type Action } from '#altered/rules';
import { gameModules } from '#games';
import { branchPoint, decisionsIn, foldProblem, seenIn, verified } from '#projections';
import { invariant, omniscient, seatViewer, spectator, type GameEvent, type RecordedEvent } from '#record';
import { TableLog, testerCards as printed } from '#interchange/testing';
import { readGame, type PrintedCards, type ReadGame } from '../../index.js';
import { gameOfLog, readLog } from '../index.js';

const dealt = [
  [1, 2, 3, 4, 5, 6],
  [101, 102, 103, 104, 105, 106],
];
let log: TableLog;

describe('reconstruction', () => {
  beforeEach(() => {
    log = new TableLog({ dealt });
  });

  const turn = (seat: number): TableLog => log.asks(seat, 20, { optionalAction: false }, { play: {} });
  const passes = (seat: number): TableLog => log.tell('passTurn', '', { player_id: seat + 1 });
  const boosts = (card: number): TableLog =>
    log.tell('addMeeples', '', { meeples: [{ id: '900', type: 'boost', location: `card-${card}` }] });

  function read(text = log.text(), cards: PrintedCards = printed): ReadGame & { report: object } {
    const game = readGame([text], gameModules, cards);
    invariant(game.ok && game.value.report !== null, game.ok ? '' : game.error.message);
    return { ...game.value, report: game.value.report };
  }
  const origins = ({ events }: ReadGame): readonly (string | undefined)[] =>
    events.flatMap(({ event }) => (event.kind === 'GameImported' ? [event.fidelity] : []));
  const playsTwoTurns = (): void => {
    turn(0).plays(0, 1, 'stormLeft', 'hand', 2);
    turn(1).plays(1, 101, 'stormRight', 'hand', 2);
    turn(0);
  };
  const partsAfterOneTurn = (): void => {
    turn(0).plays(0, 1, 'stormLeft', 'hand', 2);
    turn(1).plays(1, 101, 'stormRight', 'hand', 2);
    boosts(101);
    turn(0);
    passes(0);
  };

  describe('a log of both players', () => {
    it('is reconstructed by our rules, with its deals and its decisions', () => {
      playsTwoTurns();
      const game = read();
      expect(game.report).toMatchObject({
        reconstructed: game.events.length,
        observed: 0,
        parting: null,
        unknown: 0,
      });
      expect(origins(game)).toEqual(['RECONSTRUCTED']);
      expect(foldProblem(gameModules, game.events)).toBeNull();
      const taken = decisionsIn(
        seenIn({ module: altered, events: game.events as readonly RecordedEvent<Action>[] }, omniscient),
      );
      expect(taken.map(({ kind }) => kind)).toEqual(['starting-mana', 'starting-mana', 'turn', 'turn']);
      for (const { options, choice } of taken)
        expect(options?.map(({ key }) => key)).toEqual(expect.arrayContaining([...(choice ?? [])]));
    });

    it('is observed from the first turn that our rules cannot reproduce, and the report describes the difference', () => {
      partsAfterOneTurn();
      const game = read();
      expect(origins(game)).toEqual(['RECONSTRUCTED', 'OBSERVED']);
      const from = game.events.findIndex(({ event }, at) => at > 0 && event.kind === 'GameImported');
      expect(game.report).toMatchObject({
        reconstructed: from,
        observed: game.events.length - from,
        parting: {
          day: 1,
          differences: expect.arrayContaining([
            'log: TESTER_101 (card 101) in companion expedition of seat 1, 1 boost',
          ]),
        },
      });
      expect(foldProblem(gameModules, game.events)).toBeNull();
      const verbs = game.events
        .slice(from)
        .flatMap(({ event }) => (event.kind === 'StepResolved' ? [event.verb] : []));
      expect(verbs).toEqual(expect.arrayContaining(['play', 'gain', 'pass']));
    });

    it('counts and prints lines of unknown types, before and after the reconstruction ends', () => {
      const strange = (): TableLog => log.tell('weather', 'It rains.', { player_id: 2 });
      turn(0);
      strange().plays(0, 1, 'stormLeft', 'hand', 2);
      turn(1);
      strange().plays(1, 101, 'stormRight', 'hand', 2);
      turn(0);
      const linesIn = ({ events }: ReadGame): readonly unknown[] =>
        events.flatMap(({ event }) =>
          event.kind === 'StepResolved' && event.verb === 'tell' ? [event.actions] : [],
        );
      const line = [{ kind: 'told', what: 'weather', text: 'It rains.' }];
      const whole = read();
      expect(whole.report).toMatchObject({ parting: null, observed: 0, open: { 'notification weather': 2 } });
      expect(linesIn(whole)).toEqual([line, line]);
      expect(verified(altered, whole.events)).toMatchObject({ status: 'EXACT', events: whole.events.length });
      passes(0);
      boosts(101);
      strange();
      turn(1);
      passes(1);
      const parted = read();
      expect(parted.report).toMatchObject({ unknown: 3, open: { 'notification weather': 3 } });
      expect(parted.report).toHaveProperty('parting.day', 1);
      expect(linesIn(parted)).toEqual([line, line, line]);
      expect(verified(altered, parted.events)).toMatchObject({ status: 'EXACT' });
    });

    it('shows no player what the log showed only to another player', () => {
      playsTwoTurns();
      const seen = (viewer: typeof omniscient): string =>
        JSON.stringify(
          seenIn({ module: altered, events: read().events as readonly RecordedEvent<Action>[] }, viewer),
        );
      expect(seen(seatViewer(0))).toContain('OR_2_R1');
      for (const viewer of [seatViewer(1), spectator]) {
        expect(seen(viewer)).toContain('OR_1_R1');
        expect(seen(viewer)).not.toContain('OR_2_R1');
      }
    });

    it('is verified in full, or up to the position from which it is only observed', () => {
      playsTwoTurns();
      const whole = read().events;
      expect(verified(altered, whole)).toEqual({
        status: 'EXACT',
        events: whole.length,
        fingerprints: 0,
        covers: ['events', 'chain', 'words'],
        notCovered: ['times', 'chance'],
      });
      log = new TableLog({ dealt });
      partsAfterOneTurn();
      const { events } = read();
      const observedFrom = events.findIndex(({ event }, at) => at > 0 && event.kind === 'GameImported');
      expect(verified(altered, events)).toMatchObject({
        status: 'EXACT',
        events: observedFrom,
        observedFrom,
      });
    });

    it('is not exact if a choice, a step or a card of its reconstructed part was changed', () => {
      playsTwoTurns();
      const { events } = read();
      const changed = (at: number, change: (event: GameEvent) => object): unknown => {
        const made = events.map((entry, index): RecordedEvent =>
          index === at ? { ...entry, event: { ...entry.event, ...change(entry.event) } } : entry,
        );
        return verified(altered, made);
      };
      const made = events.findLastIndex(({ event }) => event.kind === 'DecisionMade');
      const joins = events.findLastIndex(
        ({ event }) => event.kind === 'StepResolved' && event.verb === 'join',
      );
      const dealtAt = events.findIndex(
        ({ event }) => event.kind === 'StepResolved' && event.verb === 'identify',
      );
      expect(changed(made, () => ({ choice: ['pass'] }))).toMatchObject({ status: 'DIVERGED' });
      expect(changed(made, () => ({ choice: ['play:999'] }))).toMatchObject({
        difference: { revision: made, field: 'choice' },
      });
      expect(changed(joins, () => ({ verb: 'steal' }))).toMatchObject({
        difference: { revision: joins, field: 'verb' },
      });
      const costly = changed(dealtAt, (event) => ({
        actions: (event as unknown as { actions: { definition: object | null }[] }).actions.map((action) => ({
          ...action,
          definition: action.definition && { ...action.definition, handCost: 9, reserveCost: 9 },
        })),
      }));
      expect(costly).toMatchObject({ status: 'DIVERGED' });
    });

    it('is not verified if nothing was reconstructed', () => {
      playsTwoTurns();
      expect(verified(altered, read(log.text(), () => undefined).events)).toMatchObject({
        status: 'UNVERIFIED',
      });
    });

    it('can be branched up to the end of its reconstructed part', () => {
      partsAfterOneTurn();
      const { events } = read();
      const from = events.findIndex(({ event }, at) => at > 0 && event.kind === 'GameImported');
      const requests = events.slice(0, from).filter(({ event }) => event.kind === 'DecisionRequested');
      expect(requests).toHaveLength(3);
      for (const { revision } of requests) {
        expect(branchPoint(events, { revision }, altered)).toEqual({ ok: true, value: revision });
        const state = events
          .slice(0, revision + 1)
          .reduce(
            (before, { event }) => altered.fold.evolve(before, event as GameEvent<Action>),
            altered.fold.initial(),
          );
        const { seat = 0, options = [], min = 0 } = altered.play.legal(state) ?? {};
        const choice = options.slice(-Math.max(min, 1)).map(({ key }) => key);
        expect(altered.play.decide(state, seat, choice)).toMatchObject({ ok: true });
      }
      expect(branchPoint(events, { revision: events.length - 1 }, altered)).toMatchObject({
        error: { code: 'GAME_OBSERVED' },
      });
    });

    it('is observed from the start if the reader does not have the Heroes', () => {
      playsTwoTurns();
      const game = read(log.text(), () => undefined);
      expect(origins(game)).toEqual(['OBSERVED']);
      expect(game.report).toMatchObject({ reconstructed: 0, parting: null });
    });

    it.each([
      ["during the other player's turn", 1],
      ['during their own turn', 2],
    ])('is reconstructed to its end if a player concedes: %s', (_, loser) => {
      turn(0).plays(0, 1, 'stormLeft', 'hand', 2);
      turn(1)
        .tell('playerConcedeGame', '', { player_id: loser })
        .ends(3 - loser);
      const game = read();
      expect(origins(game)).toEqual(['RECONSTRUCTED']);
      expect(game.report).toMatchObject({ observed: 0, parting: null });
      const [made, , ended] = game.events.slice(-3);
      expect(made?.event).toMatchObject({ kind: 'DecisionMade', seat: loser - 1, choice: ['concede'] });
      expect(ended?.event).toMatchObject({ kind: 'GameEnded', winners: [2 - loser], reason: 'conceded' });
      expect(verified(altered, game.events)).toMatchObject({ status: 'EXACT', events: game.events.length });
    });

    it.each([
      ['who is out of time', 'skipTurnOfPlayer'],
      ['who leaves the table', 'playerEliminated'],
    ])('is reconstructed up to the last turn if the log ends with a player %s', (_, type) => {
      playsTwoTurns();
      const { length } = read().events;
      const game = read(log.tell(type, '', { player_id: 2 }).ends(1).text());
      expect(origins(game)).toEqual(['RECONSTRUCTED', 'OBSERVED']);
      expect(game.report).toMatchObject({
        reconstructed: length,
        differences: [],
        result: { winners: ['1'], reason: 'untold' },
        parting: { differences: ['log: the game is over'] },
      });
      expect(foldProblem(gameModules, game.events)).toBeNull();
    });

    it.each([
      ['reconstructed', playsTwoTurns],
      ['finally only observed', partsAfterOneTurn],
    ])('grows with its log if it is %s', (_, happens) => {
      happens();
      const packets = (JSON.parse(log.text()) as { data: { logs: readonly object[]; players: unknown } })
        .data;
      const eventsOf = (count: number): readonly GameEvent[] | null => {
        const archive = { status: 1, data: { ...packets, logs: packets.logs.slice(0, count) } };
        const some = readLog([JSON.stringify(archive)]);
        const game = some.ok ? gameOfLog(some.value, printed) : some;
        return game.ok ? game.value.events.map(({ event }) => event) : null;
      };
      const whole = eventsOf(packets.logs.length) ?? [];
      for (let count = 1; count < packets.logs.length; count++) {
        const part = eventsOf(count);
        if (part !== null) expect(part).toEqual(whole.slice(0, part.length));
      }
    });
  });

  describe('a log of one player', () => {
    it("is reconstructed with the other player's cards unknown until they are played", () => {
      playsTwoTurns();
      const game = read(log.seenBy(0));
      expect(origins(game)).toEqual(['RECONSTRUCTED']);
      expect(game.report).toMatchObject({ observed: 0 });
      const known = game.events.findIndex(({ event }) => JSON.stringify(event).includes('OR_101_R1'));
      const played = game.events.findIndex(
        ({ event }) =>
          event.kind === 'DecisionMade' && event.seat === 1 && event.choice[0]?.startsWith('play'),
      );
      expect(known).toBeLessThan(played);
      expect(game.events[known]?.event).toMatchObject({
        verb: 'identify',
        actions: [{ kind: 'identify', to: 1 }],
      });
    });

    it('cannot be branched while hands are unknown, and the error says so', () => {
      playsTwoTurns();
      const { events } = read(log.seenBy(0));
      const latest = events.findLast(({ event }) => event.kind === 'DecisionRequested')?.revision ?? 0;
      expect(branchPoint(events, { revision: latest }, altered)).toMatchObject({
        error: { code: 'CARDS_UNKNOWN', advice: "Import both players' logs together." },
      });
    });
  });
});
