import { describe, expect, it } from '@jest/globals';
import type { Player } from '../api/shapes.js';
import type { Say } from '../words/language.js';
import { nextPerspective, openingPerspective, ownPerspectives } from './perspectives.js';

const players: readonly Player[] = ['Ada', 'Ben'].map((name, seat) => ({
  seat,
  name,
  hero: null,
  faction: null,
}));
const say = ((key: string) => key) as unknown as Say;
const round = (perspectives: readonly string[], from: string, times: number): readonly string[] => {
  const gone = [from];
  for (let time = 0; time < times; time++)
    gone.push(nextPerspective({ players, perspectives }, gone.at(-1) ?? ''));
  return gone;
};

describe('the perspectives of a game', () => {
  it('are those that the reader may take: players first', () => {
    const chosen = ownPerspectives({ players, perspectives: ['spectator', '1'] }, say);
    expect(chosen.map(({ as, name }) => [as, name])).toEqual([
      ['1', 'Ben'],
      ['spectator', 'perspective.spectator'],
    ]);
  });

  it.each([
    ['all cards after the game', ['0', '1', 'spectator', 'all'], {}, undefined, 'all'],
    ['the seat of the player', ['0', '1', 'spectator', 'all'], {}, 1, '1'],
    ['the spectator during the game', ['0', '1', 'spectator', 'all'], null, undefined, 'spectator'],
    ['the perspective of a link', ['0'], {}, undefined, '0'],
    ['the spectator if the seat belongs to another player', ['spectator'], {}, 1, 'spectator'],
  ])('begin with %s', (_, perspectives, result, played, as) => {
    expect(openingPerspective({ perspectives, result }, played)).toBe(as);
  });

  it('repeat in a cycle, without those that are not shown', () => {
    expect(round(['spectator', '0', '1', 'all'], '0', 4)).toEqual(['0', '1', 'spectator', 'all', '0']);
    expect(round(['0'], '0', 2)).toEqual(['0', '0', '0']);
    expect(round(['spectator', '1'], 'all', 2)).toEqual(['all', '1', 'spectator']);
  });
});
