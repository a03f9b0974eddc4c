import { describe, expect, it } from '@jest/globals';
import { concession } from '#record';
import { Duel, type DuelSeat } from '#contracts/testing';
import type { Ability, Effect } from '../../abilities/index.js';
import type { Cost } from '../../abilities/definition.js';
import {
  all,
  creature,
  damage,
  first,
  globe,
  it as that,
  opponent,
  rune,
  spell,
  theirs,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number, ...abilities: readonly Ability[]) =>
  creature([name, name], {}, [attack, more], ...abilities);
const [wolf, bear, ox] = [body('Wolf', 2, 2), body('Bear', 3, 5), body('Ox', 1, 9)];
const act = (effect: Effect, cost: Cost = {}) => spell(['Act', 'Atto'], cost, effect);
const played = (effect: Effect, own: DuelSeat = {}, other: DuelSeat = {}): Duel =>
  new Duel({ seats: [{ ...own, hand: [act(effect), ...(own.hand ?? [])] }, other] }).choose('play Act');
const ant = { name: 'Ant', attack: 1, health: 1, text: [] };

describe('rare situations', () => {
  it('6.3.c tokens get the next item numbers and the next object numbers', () => {
    const duel = new Duel({ seats: [{ hand: [act({ kind: 'summon', token: ant, count: 3 })] }, {}] });
    const { timestamp, items } = duel.state;
    const next = items.length;
    expect(duel.choose('play Act').steps('summon')[0]?.actions).toMatchObject(
      [0, 1, 2].map((index) => ({ item: next + index, object: timestamp + 1 + index })),
    );
  });

  it('8.1.a each of several magnets can be attacked', () => {
    const pulled = (contract: typeof wolf) => ({ contract, statuses: ['magnetised'] as const });
    const duel = new Duel({ seats: [{ line: [wolf] }, { line: [pulled(bear), ox, pulled(wolf)] }] });
    expect(duel.options().filter((key) => key.startsWith('attack'))).toEqual([
      'attack Wolf Bear',
      'attack Wolf Wolf',
    ]);
    expect(duel.refusal('attack Wolf Ox')).toBe('8.1.a');
  });

  it("6.5.f the event contains the globe's remaining durability", () => {
    const orb = globe(['Orb', 'Orbe'], {}, [2, 3]);
    const duel = new Duel({ seats: [{ globe: [orb] }, { line: [ox] }] }).choose('globe Ox');
    const actions = duel.events.flatMap((event) => (event.kind === 'StepResolved' ? event.actions : []));
    expect(actions.find(({ kind }) => kind === 'durability')).toMatchObject({ delta: -1, value: 2 });
  });

  it('6.3.e the only place in an empty line is the first', () => {
    const duel = new Duel({ seats: [{ hand: [wolf] }, {}] }).choose('play Wolf');
    expect(duel.steps('enter')[0]?.actions).toMatchObject([{ to: 'line', index: 0 }]);
  });

  it('4.4.a a player takes one action at a time', () => {
    const duel = new Duel({ seats: [{ hand: [wolf, ox] }, {}] });
    expect([duel.state.pending?.min, duel.state.pending?.max]).toEqual([1, 1]);
    const both = duel.state.pending?.options.slice(0, 2).map(({ key }) => key) ?? [];
    expect(duel.decide(0, both)).toMatchObject({
      ok: false,
      error: { code: 'OPTIONS_TOO_MANY', rule: '4.4.a' },
    });
  });

  it('7.3.a a player concedes, and the opponent wins', () => {
    const duel = new Duel({ seats: [{}, {}] });
    expect(duel.decide(1, concession)).toMatchObject({ ok: true });
    expect(duel.state.result).toMatchObject({ winners: [0], reason: 'conceded' });
    expect(duel.steps('concede')[0]?.rules).toEqual(['7.3.a']);
  });

  it('4.1.c a single extractor of any colour can be replaced', () => {
    for (const [mana, from] of [
      [{ fire: 1, water: 9 }, 'fire'],
      [{ water: 1, fire: 9 }, 'water'],
      [{ light: 1, water: 9 }, 'light'],
    ] as const)
      expect(
        new Duel({ from: 'start', seats: [{ mana }, {}] }).options().filter((key) => key.startsWith(from)),
      ).toHaveLength(2);
  });

  it('5.1.c the pure part is paid as chosen, with up to ten mana of a colour', () => {
    const paid = (mana: Readonly<Record<string, number>>, pure: number, way: string) =>
      new Duel({ seats: [{ hand: [act(damage(1, opponent), { water: 1, pure })], mana }, {}] })
        .choose('play Act')
        .choose(way)
        .seat(0).full;
    expect(paid({ fire: 2, water: 3, light: 2 }, 3, 'fire1-light2')).toEqual({
      fire: 1,
      water: 2,
      light: 0,
      pure: 0,
    });
    expect(paid({ fire: 2, water: 3, light: 2 }, 3, 'fire1-water2')).toEqual({
      fire: 1,
      water: 0,
      light: 2,
      pure: 0,
    });
    expect(paid({ fire: 10, water: 2 }, 10, 'fire10')).toEqual({ fire: 0, water: 1, light: 0, pure: 0 });
  });

  it('5.1.c a player can pay the pure part only with mana that the colour costs leave', () => {
    const mana = { fire: 1, water: 3 };
    const duel = new Duel({ seats: [{ hand: [act(damage(1, opponent), { water: 2, pure: 1 })], mana }, {}] });
    expect(duel.choose('play Act').options()).toEqual(['fire1', 'water1']);
    const two = new Duel({ seats: [{ hand: [act(damage(1, opponent), { water: 2, pure: 2 })], mana }, {}] });
    expect(two.choose('play Act').seat(0).full).toMatchObject({ fire: 0, water: 0 });
  });

  it('6.1.a a cost counts mana of every kind', () => {
    const dear = (name: string, cost: Cost) => creature([name, name], cost, [1, 1]);
    const cut: Effect = {
      kind: 'destroy',
      what: all({ ...theirs, bounds: [{ of: 'cost', is: 'at-least', than: 3 }] }),
    };
    const line = [
      dear('A', { fire: 1, pure: 2 }),
      dear('B', { light: 1, pure: 1 }),
      dear('C', { water: 2, light: 1 }),
      dear('D', { pure: 3 }),
    ];
    expect(played(cut, {}, { line }).names('line', 1)).toEqual(['B']);
  });

  it('6.1.a the health of a player who has fallen counts as zero', () => {
    const gain: Effect = { kind: 'gain-health', who: 'you', amount: { health: 'opponent' } };
    expect(played(first(damage(40, opponent), gain)).health()).toEqual([30, -10]);
    const own: Effect = { kind: 'gain-health', who: 'you', amount: { statistic: 'health', of: 'it' } };
    const damageToOpponent: Effect = { kind: 'damage', amount: 40, to: opponent };
    expect(played(first(damageToOpponent, own)).health()).toEqual([30, -10]);
    expect(
      played(first({ kind: 'fade', what: that }, damageToOpponent, own), {}, { health: 41 }).health()[0],
    ).toBe(31);
  });

  it('6.4.a a player whose attack is 0 can attack, and deals no damage', () => {
    const duel = new Duel({ seats: [{ attack: 0 }, {}] }).choose('attack player player');
    expect(duel.health()).toEqual([30, 30]);
    const weak = body('Weak', 1, 1, {
      kind: 'provides',
      to: { what: 'player', whose: 'you' },
      gives: { attack: -3 },
    });
    expect(
      new Duel({ seats: [{ line: [weak], attack: 2 }, {}] }).choose('attack player player').health(),
    ).toEqual([30, 30]);
  });

  it('9.6.a with room for one of two contracts, the player orders them; a single contract is kept', () => {
    const hand = Array.from({ length: 9 }, (_, n) => body(`Held ${n}`, 1, 1));
    const drawing = (deck: readonly (typeof wolf)[]) =>
      new Duel({ from: 'start', seats: [{ hand, deck }, {}] }).choose('fire').choose('special-2');
    const two = drawing([wolf, ox, bear]);
    expect([two.deciding, two.state.pending?.ordered, two.options()]).toEqual([
      '0: pick',
      true,
      ['Wolf', 'Ox'],
    ]);
    expect(two.choose('Ox', 'Wolf').names('hand', 0).slice(9)).toEqual(['Ox']);
    expect(drawing([wolf]).names('hand', 0).slice(9)).toEqual(['Wolf']);
  });

  it('3.1.a, 3.1.b, 2.4.a in the first readings, opening hands are extracted together', () => {
    const stone = rune(['Stone', 'Pietra'], {}, { pure: 1 }, damage(1, opponent));
    const opened = (own: DuelSeat) => new Duel({ from: 'opening', readings: 1, seats: [own, {}] });
    const short = opened({ deck: [wolf], aside: [stone] });
    expect(short.steps('extract')[0]).toMatchObject({ by: 0, rules: ['3.1.a', '3.1.b'] });
    expect(short.steps('exhaustion').map(({ actions }) => actions[0])).toMatchObject([
      { delta: -1 },
      { delta: -2 },
    ]);
    expect(short.health()).toEqual([27, 30]);
    const bare = opened({ aside: [stone, stone, stone, stone] });
    expect(bare.steps('extract')[0]?.rules).toEqual(['3.1.a']);
    expect(bare.names('hand', 0)).toHaveLength(4);
    expect(opened({ hand: [wolf, wolf, wolf, wolf, wolf] }).steps('exhaustion')).toEqual([]);
  });

  it('every second round begins with a fingerprint', () => {
    const duel = new Duel({ from: 'start', seats: [{}, {}] });
    const turns: (readonly [number, boolean])[] = [];
    for (let left = 60; left > 0 && turns.length < 9; left--) {
      const { pending } = duel.state;
      const end = pending?.options.find(({ key }) => key === 'end')?.key;
      duel.choose(
        ...(pending?.kind === 'turn'
          ? [end ?? '']
          : (pending?.options.slice(0, pending.min).map(({ key }) => key) ?? [])),
      );
      turns.splice(
        0,
        Infinity,
        ...duel
          .steps('turn')
          .map(
            (step) =>
              [step.actions[0]?.kind === 'turn' ? step.actions[0].turn : 0, 'fingerprint' in step] as const,
          ),
      );
    }
    expect(turns.length).toBeGreaterThan(8);
    for (const [turn, isMarked] of turns) expect(isMarked).toBe(turn % 4 === 1);
    const marked = duel.events.filter((event) => event.kind === 'StepResolved' && 'fingerprint' in event);
    expect(marked).toHaveLength(turns.filter(([, isMarked]) => isMarked).length);
  });
});
