import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { omniscient, seatViewer, spectator, type GameModule, type RecordedEvent } from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { playRandomly } from '#record/testing';
import { mutate, mutations } from '../doors/mutations.js';
import { keptSchemas, manifestOf, readKept } from '../records/kept-records.js';
import { foldProblem, illDefinedIn } from '#projections';

const modules = new Map<string, GameModule>(
  [altered as GameModule, contracts as GameModule].map((module) => [module.id, module]),
);
const moduleOf = ([first]: readonly RecordedEvent[]): GameModule => {
  const module = first?.event.kind === 'GameStarted' ? modules.get(first.event.module) : undefined;
  if (module === undefined) throw new Error('the game is known');
  return module;
};
const games: readonly (readonly RecordedEvent[])[] = [
  ...abilityDecks('defined').map((setup) => playRandomly(altered as GameModule, setup, 'defined')),
  ...contractsDecks('defined').map((setup) => playRandomly(contracts as GameModule, setup, 'defined')),
];

type Actions = readonly Record<string, unknown>[];
const definingActions = ({ event }: RecordedEvent): Actions =>
  event.kind === 'StepResolved'
    ? (event.actions as unknown as Actions).filter(({ kind }) => kind === 'token' || kind === 'emblem')
    : [];

/** Returns the events with a changed card definition. */
function changing(
  events: readonly RecordedEvent[],
  change: (definition: Record<string, unknown>) => void,
  of: string,
) {
  const copy = structuredClone(events) as RecordedEvent[];
  for (const entry of copy) {
    if (of === 'card' && entry.event.kind === 'GameStarted')
      for (const card of Object.values(entry.event.cards)) change(card as Record<string, unknown>);
    for (const action of definingActions(entry))
      if (action['kind'] === of)
        change((action['definition'] ?? action['token'] ?? action['emblem']) as never);
  }
  return copy;
}

/** Shows every event of a game to every viewer. Throws if the rules report an error. */
function shown(events: readonly RecordedEvent[]): void {
  const module = moduleOf(events);
  let state = module.fold.initial();
  for (const { event, revision } of events) {
    for (const viewer of revision % 5 === 0 ? [spectator, seatViewer(0), seatViewer(1), omniscient] : []) {
      expect(module.see.view(state, viewer).seats).toBeDefined();
      expect(module.tell.explain(module.fold.clone(state), event, viewer, 'en')).toBeDefined();
    }
    state = module.fold.evolve(state, event);
  }
}

describe('the definitions in events', () => {
  it('are well formed in games that were played, including tokens and emblems', () => {
    for (const events of games) expect(illDefinedIn(moduleOf(events), events)).toBeNull();
    const kinds = games.flatMap((events) => events.flatMap(definingActions).map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['token', 'emblem']));
  });

  it('are well formed in every stored record', () => {
    for (const schema of keptSchemas())
      for (const record of manifestOf(schema).records) {
        const { events } = readKept(schema, record);
        const module = modules.get(record.module);
        expect(module && illDefinedIn(module, events)).toBeNull();
      }
  });

  const [tree] = games;
  const withTokens = games.filter((events) =>
    events.flatMap(definingActions).some(({ kind }) => kind === 'token'),
  );

  it.each<readonly [string, string, (definition: Record<string, unknown>) => void]>([
    [
      'an ability of an unknown kind',
      'card',
      (definition) => (definition['abilities'] = [{ kind: 'boast' }]),
    ],
    ['invalid abilities', 'card', (definition) => (definition['abilities'] = 7)],
    ['statistics of another game', 'card', (definition) => (definition['statistics'] = { sky: 1 })],
    ['an invalid text', 'card', (definition) => (definition['text'] = null)],
    [
      'too many abilities',
      'token',
      (definition) => (definition['abilities'] = Array.from({ length: 61 }, () => ({}))),
    ],
    [
      'an ability of an unknown kind',
      'token',
      (definition) => (definition['abilities'] = [{ kind: 'boast' }]),
    ],
    [
      'invalid instructions',
      'emblem',
      (definition) => Object.assign(definition, { instructions: 3, passive: 3 }),
    ],
    ['nothing to remember', 'emblem', (definition) => (definition['bound'] = { me: 1 })],
  ])('are refused with their event: %s of a %s', (_what, of, change) => {
    for (const events of of === 'token' ? withTokens : [tree ?? []]) {
      const wrong = changing(events, change, of);
      expect(foldProblem(modules, wrong)).toMatchObject({
        message: expect.stringContaining("contains a definition that the rules can't read"),
        where: expect.stringMatching(/^event \d+$/),
      });
    }
  });

  it.each(['emblem', 'token'])('are refused with their event if there is no %s', (kind) => {
    for (const events of kind === 'token' ? withTokens : [tree ?? []]) {
      const wrong: RecordedEvent[] = structuredClone([...events]);
      const action = wrong.flatMap(definingActions).find((candidate) => candidate['kind'] === kind);
      for (const definition of ['definition', 'token', 'emblem']) delete action?.[definition];
      expect(foldProblem(modules, wrong)).toMatchObject({
        message: expect.stringContaining("contains a definition that the rules can't read"),
      });
    }
  });

  it('are refused, or can be shown to all viewers, after any change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.nat(), mutations, (events, which, all) => {
        const copy: RecordedEvent[] = structuredClone(events.slice(0, 200));
        const defining = copy.flatMap((entry): readonly object[] =>
          entry.event.kind === 'GameStarted' ? [entry.event.cards as object] : definingActions(entry),
        );
        const chosen = defining[which % defining.length];
        for (const mutation of all) mutate(chosen as never, mutation);
        if (foldProblem(modules, copy) === null) shown(copy);
      }),
      { numRuns: 40 },
    );
  });
});
