import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { contracts, contractsSetup, openDecks } from '#contracts';
import { verified } from '#projections';
import {
  concession,
  omniscient,
  seatViewer,
  spectator,
  type GameEvent,
  type GameModule,
  type Setup,
} from '#record';
import { abilityDecks } from '#altered/testing';
import { playRandomly, recorded } from '#record/testing';

/** Plays some decisions of a game, and then concedes it. */
function givenUp(module: GameModule, setup: Setup, decisions: number, seat: number) {
  const before = playRandomly(module, setup, 'bots', { decisions }).map(({ event }) => event);
  const fold = (events: readonly GameEvent[]): unknown =>
    events.reduce((state, event) => module.fold.evolve(state, event), module.fold.initial());
  const request = module.play.legal(fold(before));
  const decided = module.play.decide(fold(before), seat, concession);
  if (!decided.ok) throw new Error(decided.error.message);
  return { before, request, fold, events: decided.value.events, state: decided.value.state };
}

const [plain] = abilityDecks('concede') as [Setup];
const duel = contractsSetup({ decks: openDecks().slice(0, 2), seed: 'concede' });

describe.each([
  ['M4.1 Altered', altered as unknown as GameModule, plain],
  ['M4.1 Altered, edition 4.0', altered as unknown as GameModule, { ...plain, edition: '4.0' }],
  ['7.3.a Contracts', contracts as unknown as GameModule, duel],
])('%s: conceding', (_, module, setup) => {
  it.each([0, 1, 5, 12, 30, 31])('is possible after %d decisions, for either player', (decisions) => {
    for (const seat of [0, 1]) {
      const { before, request, events, state } = givenUp(module, setup, decisions, seat);
      expect(request?.options.map(({ key }) => key)).not.toContain('concede');
      expect(events.map(({ kind }) => kind)).toEqual(['DecisionMade', 'StepResolved', 'GameEnded']);
      expect(events.at(-1)).toMatchObject({ winners: [1 - seat], reason: 'conceded' });
      expect(module.play.legal(state)).toBeNull();
      expect(verified(module, recorded([...before, ...events])).status).toBe('EXACT');
    }
  });

  it('is public, even if the choice would be hidden', () => {
    const { before, fold, request, events } = givenUp(module, setup, 0, 0);
    expect(request).toMatchObject({ seat: expect.any(Number) });
    const [made] = events;
    if (made === undefined) throw new Error('nothing happened');
    for (const viewer of [omniscient, spectator, seatViewer(0), seatViewer(1)]) {
      expect(module.see.mask(made, fold(before), viewer)).toEqual(made);
      for (const locale of ['en', 'it', 'fr'] as const)
        expect(module.tell.event(made, fold(before), viewer, locale).text).toContain(
          setup.seats[0]?.name ?? '?',
        );
    }
  });

  it('is impossible without a seat, and after the end', () => {
    const { before, fold, state } = givenUp(module, setup, 3, 0);
    expect(module.play.decide(fold(before), 2, concession)).toMatchObject({
      ok: false,
      error: { code: 'SEAT_NOT_ASKED' },
    });
    expect(module.play.decide(state, 1, concession)).toMatchObject({
      ok: false,
      error: { code: 'GAME_OVER' },
    });
  });
});
