import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { GameModule, RecordedEvent, Viewer } from '#record';
import { abilityDecks } from '#altered/testing';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { entriesAt, landmarksOf, Replay, revisionsAt, startsIn, timelineLevels } from './index.js';

const [setup] = abilityDecks('timeline');
if (setup === undefined) throw new Error('there are decks');
const games: readonly (readonly [string, GameModule, readonly RecordedEvent[]])[] = [
  ['High card', highCard, playRandomly(highCard, highCardSetup({ days: 4 }), 'timeline')],
  ['Altered', altered, playRandomly(altered, setup, 'timeline')],
];
const spectator: Viewer = { kind: 'spectator' };
const viewers: readonly Viewer[] = [spectator, { kind: 'omniscient' }, { kind: 'seat', seat: 1 }];

describe.each(games)('the timeline of %s', (_name, module, events) => {
  const replay = new Replay(module, events);
  const all = events.map(({ revision }) => revision);
  const landmarks = (['day', 'phase', 'turn'] as const).map((level) => landmarksOf(replay, level));
  const [days = [], phases = [], turns = []] = landmarks;

  it.each(viewers)('contains every event masked and described by the module: $kind', (viewer) => {
    const entries = [...entriesAt(replay, all, viewer, 'en')];
    expect(entries.map(({ revision }) => revision)).toEqual(all);
    let state = module.fold.initial();
    for (const [index, { event }] of events.entries()) {
      const masked = module.see.mask(event, state, viewer);
      const telling = module.tell.event(masked, state, viewer, 'en');
      state = module.fold.evolve(state, event);
      expect(entries[index]).toMatchObject({ event: masked, telling, clock: module.see.clock(state) });
    }
  });

  it('shows a spectator less than the players', () => {
    const [open, hidden] = [{ kind: 'omniscient' } as const, spectator].map((viewer) =>
      JSON.stringify([...entriesAt(replay, all, viewer, 'en')]),
    );
    const [{ event } = { event: null }] = events;
    const secret = event?.kind === 'GameStarted' ? `"seed":"${event.seed}"` : '';
    expect(open).toContain(secret);
    expect(hidden).not.toContain(secret);
  });

  it('shows some events like it shows all of them', () => {
    const whole = [...entriesAt(replay, all, spectator, 'it')];
    for (const some of [
      all.slice(40, 60),
      all.filter((at) => at % 9 === 4),
      [0, 1, 2, events.length - 1],
      [],
    ])
      expect([...entriesAt(replay, some, spectator, 'it')]).toEqual(some.map((at) => whole[at]));
    expect([...entriesAt(replay, [1, events.length], spectator, 'it')]).toEqual([whole[1]]);
  });

  it('has the entries of coarser levels in finer ones', () => {
    const levels = timelineLevels.map((level) => revisionsAt(replay, level));
    for (const [index, finer] of levels.slice(1).entries())
      expect(finer).toEqual(expect.arrayContaining([...(levels[index] ?? [])]));
    expect(levels.at(-1)).toEqual(all);
    expect(levels[0]?.length).toBeLessThan(levels[3]?.length ?? 0);
  });

  it('shows the decisions that were made at their level', () => {
    const made = events.filter(({ event }) => event.kind === 'DecisionMade').map(({ revision }) => revision);
    expect(revisionsAt(replay, 'decision')).toEqual(expect.arrayContaining(made));
  });

  it('has a landmark wherever day, phase or turn changes, and nowhere else', () => {
    const changes = (of: 'day' | 'turn'): number[] =>
      replay.clocks.flatMap((clock, revision) =>
        clock[of] === (replay.clocks[revision - 1] ?? module.see.clock(module.fold.initial()))[of]
          ? []
          : [revision],
      );
    expect(days.map(({ revision }) => revision)).toEqual(changes('day'));
    expect(turns.map(({ revision }) => revision)).toEqual(changes('turn'));
    const starts = startsIn(replay);
    for (const { revision, day, phase } of phases) {
      expect(replay.clocks[revision]).toMatchObject({ day, phase });
      expect(starts[revision]).toContain('phase');
    }
    expect(phases.length).toBeGreaterThan(days.length);
    expect(phases.map(({ revision }) => revision)).toEqual(
      expect.arrayContaining(days.map(({ revision }) => revision)),
    );
  });
});

describe('an entry', () => {
  const [, , events = []] = games[0] ?? [];
  const entries = [...entriesAt(new Replay(highCard, events), [...events.keys()], spectator, 'en')];
  const first = (kind: string) => entries.find(({ event }) => event.kind === kind);

  it('contains the actor and the cited rules', () => {
    expect(first('GameStarted')).toMatchObject({ seat: null, rules: [], starts: [] });
    expect(first('StepResolved')).toMatchObject({ seat: null, rules: ['1.1'], starts: ['step'] });
    expect(first('DecisionRequested')).toMatchObject({ seat: 0, rules: ['1.3'] });
    expect(first('DecisionMade')).toMatchObject({ seat: 0, rules: [], starts: ['decision'] });
    expect(first('GameEnded')).toMatchObject({ seat: null, rules: ['3.1'] });
  });

  it('that begins a day also begins a phase', () => {
    expect(entries.find(({ starts }) => starts.includes('day'))).toMatchObject({
      starts: ['day', 'phase', 'step'],
      clock: { day: 1, phase: 'morning' },
    });
  });
});
