import { describe, expect, it } from '@jest/globals';
import { Duel, type DuelSeat } from '#contracts/testing';
import type { Ability, Effect, Target } from '../../abilities/index.js';
import {
  all,
  chosen,
  creature,
  damage,
  first,
  globe,
  health,
  it as that,
  me,
  opponent,
  spell,
  strengthen,
  theirs,
  when,
  yours,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number, ...abilities: readonly Ability[]) =>
  creature([name, name], {}, [attack, more], ...abilities);
const [wolf, bear, ox] = [body('Wolf', 2, 2), body('Bear', 3, 5), body('Ox', 1, 9)];
const act = (effect: Effect) => spell(['Act', 'Atto'], {}, effect);
const played = (effect: Effect, own: DuelSeat = {}, other: DuelSeat = {}): Duel =>
  new Duel({ seats: [{ ...own, hand: [act(effect), ...(own.hand ?? [])] }, other] }).choose('play Act');
const ant = { name: 'Ant', attack: 1, health: 1, text: [] };

describe('results of effects', () => {
  it('6.3.k the event contains the health that remains after damage', () => {
    const [step] = played(damage(2, all(theirs)), {}, { line: [ox] }).steps('damage');
    expect(step?.actions).toMatchObject([{ kind: 'damage', amount: 2, health: 7 }]);
  });

  it('8.12.a magic damage of 1 is also cited', () => {
    const adept = body('Adept', 1, 3, { kind: 'magic-damage', amount: 1 });
    const [step] = played(damage(1, opponent), { line: [adept] }).steps('damage');
    expect(step?.rules).toContain('8.12.a');
  });

  it('6.3.g a creature that has not acted is not readied', () => {
    const ready: Effect = { kind: 'ready', what: all(yours) };
    const duel = played(ready, { line: [wolf, { contract: ox, done: true }] });
    expect(duel.steps('ready').map(({ actions }) => actions)).toMatchObject([
      [{ item: duel.item('Ox'), on: false }],
    ]);
    expect(played(ready, { line: [wolf] }).steps('ready')).toEqual([]);
  });

  it('4.6.b, 6.5.f filling or mending by zero does nothing, and otherwise the event contains the new values', () => {
    const orb = { contract: globe(['Orb', 'Orbe'], {}, [1, 3]), damage: 2 };
    const of = (count: number) =>
      played(first({ kind: 'fill', count }, { kind: 'mend', amount: count }), { globe: [orb] });
    const none = of(0);
    expect([none.steps('fill'), none.steps('mend'), none.seat(0).reservoirs]).toEqual([[], [], 0]);
    const two = of(2);
    expect(two.steps('mend')[0]?.actions).toMatchObject([{ delta: 2, value: 3 }]);
    expect([two.seat(0).reservoirs, two.numbers('Orb')]).toEqual([2, [1, 3]]);
  });

  it('6.3.a attack or health can be gained separately, and a gain of zero is no event', () => {
    const grown = (attack: number, more: number) => {
      const duel = played({ kind: 'strengthen', what: all(yours), attack, health: more }, { line: [wolf] });
      return [...duel.numbers('Wolf'), duel.steps('strengthen').length];
    };
    expect([grown(1, 0), grown(0, 1), grown(0, 0)]).toEqual([
      [3, 2, 1],
      [2, 3, 1],
      [2, 2, 0],
    ]);
  });

  it('2.5.b all creatures for which the hand has room return', () => {
    const held = Array.from({ length: 8 }, (_, n) => body(`Held ${n}`, 1, 1));
    const duel = played({ kind: 'return', what: all(yours) }, { hand: held, line: [wolf, bear, ox] });
    expect([duel.names('hand', 0).slice(8), duel.names('discard', 0)]).toEqual([
      ['Wolf', 'Bear'],
      ['Ox', 'Act'],
    ]);
  });

  it('6.3.c each token is a separate item and object, and all of them are "it"', () => {
    const duel = played(first({ kind: 'summon', token: ant, count: 3 }, strengthen(that, 2, 0)), {
      line: [wolf],
    });
    const made = duel.steps('summon')[0]?.actions ?? [];
    const [, left, middle, right] = duel.seat(0).line;
    expect(made).toMatchObject([{ item: left }, { item: middle }, { item: right }]);
    expect(duel.steps('strengthen')[0]?.actions).toMatchObject(
      [left, middle, right].map((item) => ({
        item,
        object: duel.state.bodies[item ?? -1]?.object,
        attack: 2,
      })),
    );
    expect(new Set(made.map((action) => ('object' in action ? action.object : null))).size).toBe(3);
  });

  it('9.7.a an effect on no object leaves "it" unchanged', () => {
    const two = first({ kind: 'fade', what: chosen(theirs) }, health(1), { kind: 'destroy', what: that });
    const duel = played(two, {}, { line: [wolf, ox] }).choose('Ox');
    expect([duel.names('line', 1), duel.health()]).toEqual([['Wolf'], [31, 30]]);
  });

  it('8.4.a a creature can affect itself', () => {
    const hound = body('Hound', 1, 1, when('evocation', strengthen(me, 2, 1)));
    const duel = new Duel({ seats: [{ hand: [hound], line: [wolf] }, {}] }).choose('play Hound').choose('1');
    expect([duel.numbers('Hound'), duel.numbers('Wolf')]).toEqual([
      [3, 2],
      [2, 2],
    ]);
  });
});

describe('decisions that effects request', () => {
  const upTo: Target = { kind: 'chosen', like: theirs, count: 2, upTo: true };

  it('9.7.a "up to" is asked even for one target, which may be declined, but not without targets', () => {
    const single = () => played(damage(1, upTo), {}, { line: [ox] });
    expect([single().deciding, single().options()]).toEqual(['0: target', ['Ox']]);
    expect([single().state.pending?.min, single().state.pending?.max]).toEqual([0, 1]);
    expect([single().choose().numbers('Ox'), single().choose('Ox').numbers('Ox')]).toEqual([
      [1, 9],
      [1, 8],
    ]);
    expect(played(damage(1, upTo)).deciding).toBe('0: turn');
  });

  it('9.7.a one mode, one place, one payment and one colour are chosen', () => {
    const most = ({ state }: Duel): readonly unknown[] => [
      state.pending?.kind,
      state.pending?.min,
      state.pending?.max,
    ];
    expect(most(played({ kind: 'modes', modes: [health(1), health(2)] }))).toEqual(['mode', 1, 1]);
    expect(most(played({ kind: 'may', effect: health(1) }))).toEqual(['may', 1, 1]);
    expect(most(played({ kind: 'extractor', element: 'any' }))).toEqual(['element', 1, 1]);
    const moved = played({ kind: 'rearrange', what: all(yours) }, { line: [wolf, ox] });
    expect(most(moved)).toEqual(['place', 1, 1]);
    const joining = new Duel({ seats: [{ hand: [wolf], line: [ox] }, {}] }).choose('play Wolf');
    expect(most(joining)).toEqual(['place', 1, 1]);
    const dear = spell(['Dear', 'Caro'], { pure: 1 }, health(1));
    const paying = new Duel({ seats: [{ hand: [dear], mana: { fire: 1, light: 1 } }, {}] }).choose(
      'play Dear',
    );
    expect(most(paying)).toEqual(['pay', 1, 1]);
    const began = new Duel({ from: 'start', seats: [{}, {}] });
    expect([most(began), most(began.choose('fire').choose('2'))]).toMatchObject([
      ['extractor', 1, 1],
      ['pick', 1, 1],
    ]);
  });

  it('8.8.a target options identify players and objects', () => {
    const any: Target = { kind: 'chosen', like: { what: ['creature', 'player'], whose: 'opponent' } };
    const duel = played(damage(1, any), {}, { line: [ox] });
    const found = duel.state.pending?.options.map(({ about }) => about);
    expect(found).toEqual(expect.arrayContaining([{ item: duel.item('Ox') }, { seat: 1 }]));
    expect(found).toHaveLength(2);
  });

  it('6.3.e, 6.5.b a contract that enters play gets the next object number', () => {
    const duel = new Duel({ seats: [{ hand: [wolf], line: [ox] }, {}] });
    const last = duel.state.timestamp;
    duel.choose('play Wolf').choose('0');
    expect(duel.steps('enter')[0]?.actions).toMatchObject([
      { kind: 'move', to: 'line', object: last + 1, index: 0 },
    ]);
    const orb = globe(['Orb', 'Orbe'], {}, [1, 3]);
    const next = new Duel({ seats: [{ hand: [orb] }, {}] });
    const before = next.state.timestamp;
    expect(next.choose('play Orb').steps('enter')[0]?.actions).toMatchObject([
      { to: 'globe', object: before + 1 },
    ]);
  });
});
