import { describe, expect, it } from '@jest/globals';
import { playableGames, setupOf } from '#games';
import { verified } from '#projections';
import type { Json, Setup } from '#record';
import { playRandomly } from '#record/testing';

describe.each([...playableGames().values()])('$module.name', (game) => {
  const { module } = game;
  const decks = game.decks().slice(0, 2);
  const newest = setupOf(game, { decks, names: ['Ada', 'Ben'], seed: 'chance' });
  const withChance = (chance: Json | undefined): Setup => {
    const { chance: _, ...options } = newest.options;
    return { ...newest, options: { ...options, ...(chance !== undefined && { chance }) } };
  };

  it('starts new games with the key stream', () => {
    expect(newest.options['chance']).toBe('chacha20');
  });

  it.each([undefined, 'sha-256', 'chacha20'])(
    'is decided again with the kind of chance it started with: %s',
    (chance) => {
      const record = playRandomly(module, withChance(chance), 'chance', { decisions: 60 });
      expect(verified(module, record)).toMatchObject({ status: 'EXACT', events: record.length });
      const other = chance === 'chacha20' ? 'sha-256' : 'chacha20';
      expect(playRandomly(module, withChance(other), 'chance', { decisions: 0 })).not.toEqual(
        playRandomly(module, withChance(chance), 'chance', { decisions: 0 }),
      );
    },
  );

  it('uses the original kind of chance if a record names none', () => {
    const [started, ...events] = playRandomly(module, withChance('sha-256'), 'chance', { decisions: 20 });
    const [silent, ...same] = playRandomly(module, withChance(undefined), 'chance', { decisions: 20 });
    expect(same).toEqual(events);
    expect(silent).not.toEqual(started);
  });

  it.each([['dice'], [1], [null]])('is refused with an unknown kind of chance: %j', (chance) => {
    const started = module.play.start(withChance(chance));
    expect(started.ok ? [] : started.error).toMatchObject([
      { code: 'CHANCE_UNKNOWN', where: 'options.chance' },
    ]);
    const [first, ...others] = playRandomly(module, newest, 'chance', { decisions: 1 });
    if (first?.event.kind !== 'GameStarted') throw new Error('a game begins so');
    const event = { ...first.event, options: withChance(chance).options };
    expect(verified(module, [{ ...first, event }, ...others]).status).toBe('UNVERIFIED');
  });
});
