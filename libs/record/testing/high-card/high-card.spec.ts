import { describe, expect, it } from '@jest/globals';
import { parseEvent, seatViewer, spectator } from '#record';
import { highCard, highCardSetup } from './high-card.js';
import { initialHighCard } from './state.js';
import { playRandomly } from '../recorded-game.js';

const game = playRandomly(highCard, highCardSetup({ days: 12 }), 'dice');

describe('high card', () => {
  it('plays to the end, in the same way for the same seeds', () => {
    expect(game.at(-1)?.event.kind).toBe('GameEnded');
    expect(playRandomly(highCard, highCardSetup({ days: 12 }), 'dice')).toEqual(game);
    expect(playRandomly(highCard, highCardSetup({ days: 12 }), 'other dice')).not.toEqual(game);
  });

  it('is stored with well-formed events', () => {
    for (const { event, revision } of game) {
      const stored: unknown = JSON.parse(JSON.stringify(event));
      const parsed = parseEvent(event.kind, stored, 1, `event ${revision}`, highCard.records.malformed);
      expect(parsed).toEqual({ ok: true, value: event });
    }
  });

  it('continues from any recorded decision in the same way', () => {
    const state = initialHighCard();
    for (const [index, { event }] of game.entries()) {
      highCard.fold.evolve(state, event);
      const made = game[index + 1]?.event;
      if (event.kind !== 'DecisionRequested' || made?.kind !== 'DecisionMade') continue;
      const decided = highCard.play.decide(highCard.fold.clone(state), made.seat, made.choice);
      const events = decided.ok ? decided.value.events : [];
      expect(events.length).toBeGreaterThan(1);
      expect(events).toEqual(game.slice(index + 1, index + 1 + events.length).map((next) => next.event));
    }
  });

  it('conserves cards and creates objects in ascending order', () => {
    const state = initialHighCard();
    let objects = 0;
    for (const { event } of game) {
      highCard.fold.evolve(state, event);
      expect(state.objects).toBeGreaterThanOrEqual(objects);
      objects = state.objects;
    }
    for (const seat of state.seats) expect(Object.values(seat.zones).flat()).toHaveLength(10);
  });

  it.each([
    ['SEAT_NOT_ASKED', 1, []],
    ['OPTIONS_TOO_MANY', 0, ['i1', 'i2', 'i3']],
    ['OPTION_REPEATED', 0, ['i1', 'i1']],
    ['OPTION_UNKNOWN', 0, ['i99']],
  ])('refuses a choice with %s and changes nothing', (code, seat, choice) => {
    const started = highCard.play.start(highCardSetup());
    if (!started.ok) throw new Error('refused');
    const { state } = started.value;
    const before = highCard.fold.clone(state);
    expect(highCard.play.decide(state, seat, choice)).toMatchObject({ ok: false, error: { code } });
    expect(state).toEqual(before);
  });

  it('reports each problem of an invalid setup', () => {
    const setup = { ...highCardSetup(), seats: [{ name: 'Ada', deck: ['n1', 'none'] }] };
    const started = highCard.play.start(setup);
    const codes = started.ok ? [] : started.error.map(({ code }) => code);
    expect(codes).toEqual(['PLAYER_COUNT_INVALID', 'CARD_UNKNOWN', 'DECK_SIZE_INVALID']);
  });

  it('hides hands, decks, choices and the seed from viewers without access', () => {
    for (const viewer of [spectator, seatViewer(1)]) {
      const state = initialHighCard();
      let hidden = 0;
      for (const { event } of game) {
        const masked = highCard.see.mask(event, state, viewer);
        if (masked.kind === 'StepResolved' && masked.verb === 'draw')
          for (const action of masked.actions)
            if (action.kind === 'move' && action.seat === 0) {
              hidden++;
              expect(action).toMatchObject({ item: null, card: null });
            }
        if (masked.kind === 'GameStarted') expect(masked.seed).toBe('');
        highCard.fold.evolve(state, event);
        const hand = highCard.see.view(state, viewer).zones.find(({ key }) => key === 'hand-0');
        for (const card of hand?.cards ?? []) expect(card).toMatchObject({ item: null, face: null });
      }
      expect(hidden).toBeGreaterThan(10);
    }
  });
});
