import { describe, expect, it } from '@jest/globals';
import { playableGames, setupOf } from '#games';
import { verified } from '#projections';
import {
  fingerprintOf,
  CanonicalWriter,
  type GameModule,
  type Json,
  type RecordedEvent,
  type Setup,
} from '#record';
import { tablesOfFour } from '#altered/testing';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { playRandomly } from '#record/testing';

// Slow: computes the state at every position of many games.

const eventsOf = (record: readonly RecordedEvent[]) =>
  record.slice(1).map(({ event }) => ('fingerprint' in event ? { ...event, fingerprint: 'some' } : event));

describe.each([...playableGames().values()])('$module.name', (game) => {
  const { module } = game;
  const decks = game.decks().slice(0, 2);
  const newest = setupOf(game, { decks, names: ['Ada', 'Ben'], seed: 'prints' });
  const withPrints = (fingerprints: Json | undefined): Setup => {
    const { fingerprints: _, ...options } = newest.options;
    return { ...newest, options: { ...options, ...(fingerprints !== undefined && { fingerprints }) } };
  };
  const played = (fingerprints: Json | undefined) =>
    playRandomly(module, withPrints(fingerprints), 'prints', { decisions: 120 });

  it('starts new games with the faster kind', () => {
    expect(newest.options['fingerprints']).toBe('murmur3');
  });

  it.each([undefined, 'sha-256', 'murmur3'])(
    'is decided again with the kind of fingerprint it started with: %s',
    (kind) => {
      const record = played(kind);
      expect(verified(module, record)).toMatchObject({ status: 'EXACT', events: record.length });
      expect(record.some(({ event }) => 'fingerprint' in event)).toBe(true);
    },
  );

  it('uses the original kind if a record names none', () => {
    expect(played(undefined).slice(1)).toEqual(played('sha-256').slice(1));
  });

  it('plays the same with either kind, with fingerprints at the same events', () => {
    const [old, grown] = [played('sha-256'), played('murmur3')];
    expect(eventsOf(grown)).toEqual(eventsOf(old));
    expect(grown.slice(1)).not.toEqual(old.slice(1));
  });

  it('detects a changed fingerprint', () => {
    const record = played('murmur3');
    const changed = record.map((entry) =>
      'fingerprint' in entry.event
        ? { ...entry, event: { ...entry.event, fingerprint: 'x'.repeat(22) } }
        : entry,
    );
    expect(verified(module, changed as readonly RecordedEvent[])).toMatchObject({ status: 'DIVERGED' });
  });

  it.each([['md5'], [1], [null]])('is refused with an unknown kind: %j', (kind) => {
    const started = module.play.start(withPrints(kind));
    expect(started.ok ? [] : started.error).toMatchObject([
      { code: 'FINGERPRINTS_UNKNOWN', where: 'options.fingerprints' },
    ]);
    const [first, ...others] = playRandomly(module, newest, 'prints', { decisions: 1 });
    if (first?.event.kind !== 'GameStarted') throw new Error('a game begins so');
    const event = { ...first.event, options: withPrints(kind).options };
    expect(verified(module, [{ ...first, event }, ...others]).status).toBe('UNVERIFIED');
  });
});

const games = [
  ...abilityDecks('words').map((setup) => [setup.seed, setup] as const),
  ...(['two-vs-two', 'free-for-all'] as const).flatMap((mode) =>
    tablesOfFour(mode, 'words').map((setup) => [`${setup.format}, ${setup.seed}`, setup] as const),
  ),
  ...contractsDecks('words').map((setup) => [setup.seed, setup] as const),
];

describe.each(games)('the states of %s', (_name, setup) => {
  const found = playableGames().get(setup.module);
  if (found === undefined) throw new Error('there is such a game');
  const module: GameModule = found.module;

  it('write the bytes of their canonical form, and differ if it differs', () => {
    const { fold } = module;
    if (fold.words === undefined) throw new Error('the game writes its words itself');
    let state = fold.initial();
    const forms = new Set<string>();
    const prints = new Set<string>();
    for (const { event } of playRandomly(module, setup, setup.seed)) {
      state = fold.evolve(state, event);
      const form = fold.canonical(state);
      const [ofForm, straight] = [new CanonicalWriter(), new CanonicalWriter()];
      ofForm.form(form);
      fold.words(state, straight);
      expect(straight.hash()).toEqual(ofForm.hash());
      forms.add(JSON.stringify(form));
      prints.add(fingerprintOf(fold, state, 'murmur3'));
    }
    expect(prints.size).toBe(forms.size);
  });
});
