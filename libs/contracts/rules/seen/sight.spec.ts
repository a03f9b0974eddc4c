import { describe, expect, it } from '@jest/globals';
import { ViewerMask } from '#projections';
import { parseEvent, seatViewer, spectator, type GameEvent, type Viewer } from '#record';
import { contractsDecks, Duel } from '#contracts/testing';
import { playRandomly, recorded } from '#record/testing';
import type { Ability } from '../../abilities/index.js';
import { creature, damage, health, opponent, spell, token, when } from '../../cards/define.js';
import type { Action } from '../state/actions.js';
import { contracts } from '../module.js';

const body = (name: string, ...abilities: readonly Ability[]) =>
  creature([name, name], {}, [1, 3], ...abilities);
const last = (duel: Duel, verb: string): GameEvent<Action> => duel.steps(verb).at(-1)!;

/** Explains the last event with this verb. */
function explained(duel: Duel, verb: string, viewer: Viewer = { kind: 'omniscient' }) {
  const before = contracts.fold.clone(duel.state);
  return contracts.tell.explain(before, last(duel, verb), viewer, 'en');
}

describe('records', () => {
  it('contain only well-formed events', () => {
    for (const { event, revision } of playRandomly(contracts, contractsDecks('stored')[3]!, 'stored')) {
      const stored: unknown = JSON.parse(JSON.stringify(event));
      expect(parseEvent(event.kind, stored, 1, `event ${revision}`, contracts.records.malformed)).toEqual({
        ok: true,
        value: event,
      });
    }
  });

  it.each([null, 7, {}, { kind: 'dance' }, { kind: 'move', item: 'x' }, { kind: 'damage', item: 1 }])(
    'refuse the action %j',
    (action) => {
      expect(contracts.records.malformed(action)).not.toBeNull();
    },
  );

  it('have a text for every event and atomic action in each language', () => {
    let state = contracts.fold.initial();
    for (const { event } of playRandomly(contracts, contractsDecks('told')[6]!, 'told')) {
      for (const locale of ['en', 'it', 'fr'] as const)
        for (const viewer of [seatViewer(0), spectator]) {
          const { text, actions } = contracts.tell.event(event, state, viewer, locale);
          expect(text).toMatch(/\S/);
          expect([text, ...actions].join()).not.toMatch(/undefined|null|\[object/);
          expect(actions).toHaveLength(event.kind === 'StepResolved' ? event.actions.length : 0);
        }
      state = contracts.fold.evolve(state, event);
    }
  });
});

describe('masks', () => {
  it('hide hands, decks, looked-at contracts, choices and the seed from other viewers', () => {
    for (const viewer of [spectator, seatViewer(1)]) {
      let state = contracts.fold.initial();
      let hidden = 0;
      for (const { event } of playRandomly(contracts, contractsDecks('masks')[1]!, 'masks')) {
        const masked = contracts.see.mask(event, state, viewer);
        if (masked.kind === 'GameStarted') expect([masked.seed, masked.seats[0]?.deck]).toEqual(['', []]);
        if (masked.kind === 'DecisionRequested') expect(masked.resume).toEqual({});
        expect(masked).not.toHaveProperty('fingerprint');
        if (masked.kind === 'StepResolved')
          for (const action of masked.actions)
            if (
              action.kind === 'move' &&
              action.seat === 0 &&
              (action.to === 'hand' || action.to === 'looked') &&
              action.item === null
            )
              hidden++;
        state = contracts.fold.evolve(state, event);
        const zones = contracts.see.view(state, viewer).zones;
        for (const { key, cards } of zones)
          if (key === 'looked-0' || key === 'aside-0')
            for (const card of cards) expect(card).toMatchObject({ item: null, key: null, face: null });
        expect(zones.find(({ key }) => key === 'deck-0')?.cards).toEqual([]);
      }
      expect(hidden).toBeGreaterThan(10);
    }
  });

  it('cover what the seat cannot see when a state is imagined, and nothing else', () => {
    const started = contracts.play.start(contractsDecks('imagine')[1]!);
    if (!started.ok) throw new Error('refused');
    const { state } = started.value;
    const seat = state.pending?.seat ?? 0;
    const imagined = contracts.bots.imagine(state, seat, 'dream');
    expect(contracts.see.view(imagined, seatViewer(seat))).toEqual(
      contracts.see.view(state, seatViewer(seat)),
    );
    expect(imagined.items).not.toEqual(state.items);
    expect(contracts.bots.imagine(state, seat, 'dream')).toEqual(imagined);
  });
});

describe('explanations', () => {
  it('8.10.a name the effects that a turn activated, and explain why others were not activated', () => {
    const monk = body('Monk', when('start-of-turn', health(1)));
    const faded = { contract: body('Nun', when('start-of-turn', health(1))), statuses: ['faded'] } as const;
    const duel = new Duel({
      from: 'start',
      seats: [{ line: [monk, faded] }, { line: [body('Abbot', when('start-of-turn', health(1)))] }],
    });
    const { activated, notActivated } = explained(duel, 'turn');
    expect(activated).toMatchObject([{ name: 'Monk', rule: '8.10.a' }]);
    expect(notActivated).toMatchObject([
      { name: 'Nun', why: 'forbidden', rule: '8.9.c' },
      { name: 'Abbot', why: 'subject', rule: '8.10.a' },
    ]);
  });

  it('8.13.c say that a contract was looked at and not kept', () => {
    const trap = body('Trap', when('ambush', damage(1, opponent)));
    const duel = new Duel({ from: 'start', seats: [{ deck: [trap, body('Wolf')] }, {}] })
      .choose('fire')
      .choose('2')
      .choose('Wolf');
    expect(explained(duel, 'draw', seatViewer(1)).notActivated).toMatchObject([
      { name: 'Trap', why: 'does-not-work-here', rule: '8.13.c', text: 'It was looked at and not kept.' },
    ]);
  });
});

describe('views', () => {
  it('have translated names for tokens that are not cards of the record', () => {
    const ant = token(['Ant', 'Formica', 'Fourmi'], 1, 1);
    const call = spell(['Call', 'Chiamata'], {}, { kind: 'summon', token: ant });
    const duel = new Duel({ seats: [{ hand: [call] }, {}] }).choose('play Call');
    const faces = contracts.see
      .view(duel.state, spectator)
      .zones.flatMap(({ cards }) => cards.map(({ face }) => face));
    expect(faces.find((face) => face?.name === 'Ant')?.names).toEqual({ it: 'Formica', fr: 'Fourmi' });
  });
});

describe('facts', () => {
  it('follow a triggered effect from its activation to its end', () => {
    const sage = body('Sage', when('evocation', health(2)));
    const duel = new Duel({ seats: [{ hand: [sage] }, {}] });
    const sight = new ViewerMask(contracts, { kind: 'omniscient' }, contracts.fold.clone(duel.state));
    const known = duel.events.length;
    duel.choose('play Sage');
    const facts = recorded(duel.events.slice(known)).flatMap((event) => sight.see(event).facts);
    expect(facts).toMatchObject([
      { kind: 'card', verb: 'played' },
      { kind: 'card', verb: 'joined', to: 'line' },
      { kind: 'reaction-activated', says: 'Evocation: You gain 2 health.', line: 0 },
      { kind: 'counter', name: 'health', delta: 2, value: 32 },
      { kind: 'reaction-over', how: 'resolved' },
    ]);
  });
});
