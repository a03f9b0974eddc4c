import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { omniscient, seatViewer, type GameModule, type RecordedEvent, type Setup } from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { playRandomly } from '#record/testing';
import { reactionsIn, seenIn } from './index.js';

const play = (module: GameModule, setup: Setup) =>
  [setup.seed, module, playRandomly(module, setup, setup.seed)] as const;
const games: readonly (readonly [string, GameModule, readonly RecordedEvent[]])[] = [
  ...abilityDecks('altered')
    .filter((_, index) => index % 4 === 1)
    .map((setup) => play(altered, setup)),
  ...contractsDecks('contracts').map((setup) => play(contracts, setup)),
];

/** Returns the event in which each reaction's stand-in ceases to exist, derived only from atomic actions. */
function endsIn(events: readonly RecordedEvent[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const { event, revision } of events)
    if (event.kind === 'StepResolved')
      for (const action of event.actions as readonly { kind: string; item?: number; emblem?: unknown }[]) {
        if (action.kind === 'vanish' && action.item !== undefined) ends.set(action.item, revision);
        if (action.kind === 'over') ends.set(Number(action.emblem), revision);
      }
  return ends;
}

let left = 0;

describe.each(games)('the reactions of %s', (_name, module, events) => {
  const end = events.findIndex(({ event }) => event.kind === 'GameEnded');
  const ends = endsIn(events);

  it.each([omniscient, seatViewer(0)])(
    'are over when the record shows that, and otherwise with the game ($kind)',
    (viewer) => {
      expect(end).toBe(events.length - 1);
      for (const { standIn, over, how, played } of reactionsIn(seenIn({ module, events }, viewer))) {
        expect(over).toBe(ends.get(standIn) ?? end);
        expect(how === 'game-ended').toBe(!ends.has(standIn));
        if (how !== 'game-ended') continue;
        left++;
        expect(played ?? end).toBeLessThanOrEqual(end);
        if (played === end) throw new Error('the end of the game plays nothing');
      }
    },
  );

  it('wait until the game is over', () => {
    const unfinished = events.slice(0, end);
    for (const { standIn, over, how } of reactionsIn(seenIn({ module, events: unfinished }, omniscient))) {
      expect(over).toBe(ends.get(standIn) ?? null);
      expect(how).not.toBe('game-ended');
    }
  });

  it('cause the events that name them as their cause, each of which has one reaction', () => {
    const reactions = reactionsIn(seenIn({ module, events }, omniscient));
    const caused = new Map(
      reactions.flatMap((reaction) => reaction.caused.map((at) => [at, reaction] as const)),
    );
    expect(caused.size).toBe(reactions.reduce((sum, reaction) => sum + reaction.caused.length, 0));
    for (const { event, revision } of events) {
      const cause = event.kind === 'StepResolved' && event.cause.kind === 'reaction' ? event.cause : null;
      const reaction = caused.get(revision);
      expect(reaction === undefined).toBe(cause === null);
      if (reaction === undefined || cause === null) continue;
      expect([reaction.source.item, reaction.source.object, reaction.ability]).toEqual([
        cause.item,
        cause.object,
        cause.ability,
      ]);
    }
  });
});

it('some games ended while reactions waited', () => {
  expect(left).toBeGreaterThan(0);
});
