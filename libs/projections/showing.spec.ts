import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { GameEvent, GameModule, RecordedEvent, Viewer } from '#record';
import { abilityDecks } from '#altered/testing';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { Showing } from './index.js';

const [setup] = abilityDecks('showing');
if (setup === undefined) throw new Error('there are decks');
const games: readonly (readonly [string, GameModule, readonly RecordedEvent[]])[] = [
  ['High card', highCard, playRandomly(highCard, highCardSetup({ days: 4 }), 'showing')],
  ['Altered', altered, playRandomly(altered, setup, 'showing')],
];
const viewers: readonly Viewer[] = [{ kind: 'spectator' }, { kind: 'omniscient' }, { kind: 'seat', seat: 1 }];

describe.each(games)('a visible event of %s', (_name, module, events) => {
  it.each(viewers)('changes the table that the viewer sees: $kind', (viewer) => {
    const seen = (state: unknown): string => {
      const { seats, zones, tracks, result } = module.see.view(state, viewer);
      return JSON.stringify({ seats, zones, tracks, result });
    };
    const rolled = (event: GameEvent): boolean =>
      event.kind === 'StepResolved' && event.actions.some(({ kind }) => kind === 'roll');
    const showing = new Showing(module, viewer, module.fold.initial());
    let [state, before] = [module.fold.initial(), seen(module.fold.initial())];
    const differs = events.map(({ event }) => {
      state = module.fold.evolve(state, event);
      const [earlier, after] = [before, seen(state)];
      before = after;
      return after !== earlier || rolled(event);
    });
    expect(events.map(({ event }) => showing.next(event))).toEqual(differs);
    expect(new Set(differs)).toEqual(new Set([true, false]));
  });
});
