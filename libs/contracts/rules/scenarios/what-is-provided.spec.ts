import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import type { Ability, Effect, Keyword, Selector } from '../../abilities/index.js';
import {
  all,
  anyCreature,
  creature,
  damage,
  globe,
  has,
  health,
  spell,
  theirs,
  when,
  yours,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number, ...abilities: readonly Ability[]) =>
  creature([name, name], {}, [attack, more], ...abilities);
const gives = (to: Selector, gift: Extract<Ability, { kind: 'provides' }>['gives']): Ability => ({
  kind: 'provides',
  to,
  gives: gift,
});
const act = (effect: Effect) => spell(['Act', 'Atto'], {}, effect);
const [wolf, ox] = [body('Wolf', 2, 2), body('Ox', 1, 9)];

describe('provided values and keywords', () => {
  it('6.3.a attack and health are provided only to the described creatures, by side and type, not to the provider', () => {
    const chief = body('Chief', 1, 1, gives({ what: 'creature', whose: 'you', other: true }, { attack: 2 }));
    const duel = new Duel({
      seats: [{ line: [chief, wolf], globe: [globe(['Orb', 'Orbe'], {}, [1, 3])] }, { line: [ox] }],
    });
    expect([duel.numbers('Chief'), duel.numbers('Wolf'), duel.numbers('Ox'), duel.numbers('Orb')]).toEqual([
      [1, 1],
      [4, 2],
      [1, 9],
      [1, 3],
    ]);
  });

  it.each([1, 2])(
    '8.8.a only the described creatures get the keyword that one of %i providers grants',
    (count) => {
      const veil = (name: string, keyword: Keyword): ReturnType<typeof body> =>
        body(
          name,
          1,
          5,
          gives({ what: 'creature', whose: 'you', other: true }, { attack: 0 }),
          gives({ what: 'creature', whose: 'you', other: true }, { keywords: [keyword] }),
        );
      const strike: Effect = { kind: 'damage', amount: 1, to: { kind: 'chosen', like: theirs } };
      const line = [veil('Veil', 'fog'), ...(count === 2 ? [veil('Spur', 'impetus')] : []), ox];
      const duel = new Duel({ seats: [{ hand: [act(strike)] }, { line }] }).choose('play Act');
      // Veil's effect puts all creatures except Veil in fog, so they cannot be chosen.
      if (count === 1) expect(duel.numbers('Veil')).toEqual([1, 4]);
      expect([duel.numbers('Ox')[1], duel.deciding]).toEqual([9, '0: turn']);
      const spurred = new Duel({ seats: [{ hand: [act(strike)] }, { line: [veil('Spur', 'impetus'), ox] }] });
      expect(spurred.choose('play Act').options()).toEqual(['Spur', 'Ox']);
    },
  );

  it("6.4.a a player's own attack and provided attack are added together", () => {
    const banner = body('Banner', 1, 1, gives({ what: 'player', whose: 'you' }, { attack: 2 }));
    const of = (attack: number | undefined, line: readonly ReturnType<typeof body>[]) => {
      const duel = new Duel({ seats: [{ line, ...(attack !== undefined && { attack }) }, {}] });
      return duel.options().includes('attack player player')
        ? 30 - (duel.choose('attack player player').health()[1] ?? 0)
        : null;
    };
    expect([of(3, [banner]), of(undefined, [banner]), of(3, []), of(undefined, [])]).toEqual([5, 2, 3, null]);
  });

  it('6.3.b provided health ends with its provider, even if an effect moves the provider', () => {
    const guard = body('Guard', 1, 1, gives({ what: 'creature', whose: 'you', other: true }, { health: 2 }));
    const hurt = { contract: wolf, damage: 3 };
    const struck: Effect = {
      kind: 'destroy',
      what: {
        kind: 'all',
        like: {
          what: 'creature',
          whose: 'opponent',
          bounds: [{ of: 'attack', is: 'at-most', than: 1 }],
        },
      },
    };
    const duel = new Duel({ seats: [{ hand: [act(struck)] }, { line: [guard, hurt] }] }).choose('play Act');
    expect([duel.names('line', 1), duel.names('discard', 1)]).toEqual([[], ['Guard', 'Wolf']]);
    const ant = {
      name: 'Ant',
      attack: 0,
      health: 1,
      text: [],
      abilities: [gives({ what: 'creature', whose: 'you', other: true }, { health: 2 })],
    };
    const call: Effect = {
      kind: 'sequence',
      effects: [{ kind: 'summon', token: ant }, damage(3, all(yours))],
    };
    const fallen = new Duel({ seats: [{ hand: [act(call)], line: [wolf] }, {}] }).choose('play Act');
    expect(fallen.names('line', 0)).toEqual([]);
    const sent: Effect = {
      kind: 'return',
      what: { kind: 'all', like: { what: 'creature', whose: 'you', token: true } },
    };
    const returned: Effect = {
      kind: 'sequence',
      effects: [{ kind: 'summon', token: ant }, damage(3, all({ ...yours, token: false })), sent],
    };
    expect(
      new Duel({ seats: [{ hand: [act(returned)], line: [wolf] }, {}] })
        .choose('play Act')
        .names('discard', 0),
    ).toEqual(['Wolf', 'Act']);
  });

  it('8.1.a, 8.9.c a creature in fog is not a magnet, and has not lost its text', () => {
    const grave = body('Grave', 1, 1, when('recycle', health(3)));
    const hidden = { contract: grave, statuses: ['fog'] as const };
    const duel = new Duel({ seats: [{ line: [wolf] }, { line: [hidden, ox] }] });
    expect(duel.options()).toEqual(
      expect.arrayContaining(['attack Wolf Grave', 'attack Wolf Ox', 'attack Wolf player']),
    );
    expect(duel.choose('attack Wolf Grave').health()[1]).toBe(33);
  });

  it('9.3.a all effects of the active player happen first, from left to right', () => {
    const grave = (name: string) => body(name, 1, 1, when('recycle', health(1)));
    const line = (side: string) =>
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => grave(`${side}${letter}`));
    const duel = new Duel({
      seats: [{ hand: [act(damage(1, all(anyCreature)))], line: line('x') }, { line: line('y') }],
    }).choose('play Act');
    expect(duel.steps('gain-health').map(({ by }) => by)).toEqual([
      ...Array<number>(8).fill(0),
      ...Array<number>(8).fill(1),
    ]);
    const [fallen] = duel.steps('destroy');
    const order = (fallen?.reactions ?? []).map(({ item }) => item);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('8.2.a a Magnetic creature is a magnet', () => {
    const lure = body('Lure', 1, 4, has('magnetic'));
    const duel = new Duel({ seats: [{ line: [wolf] }, { line: [lure, ox] }] });
    expect(duel.options().filter((key) => key.startsWith('attack'))).toEqual(['attack Wolf Lure']);
  });
});
