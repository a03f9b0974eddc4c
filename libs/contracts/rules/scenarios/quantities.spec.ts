import { describe, expect, it } from '@jest/globals';
import { Duel, type DuelSeat } from '#contracts/testing';
import type { Ability, Condition, Effect, Quantity, Selector } from '../../abilities/index.js';
import type { Cost } from '../../abilities/definition.js';
import {
  all,
  anyCreature,
  chosen,
  creature,
  damage,
  first,
  globe,
  has,
  health,
  spell,
  theirs,
  when,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number, ...abilities: readonly Ability[]) =>
  creature([name, name], {}, [attack, more], ...abilities);
const costing = (name: string, cost: Cost) => creature([name, name], cost, [1, 9]);
const [wolf, bear, ox] = [body('Wolf', 2, 2), body('Bear', 3, 5), body('Ox', 1, 9)];
const orb = globe(['Orb', 'Orbe'], {}, [3, 3]);
const act = (effect: Effect) => spell(['Act', 'Atto'], {}, effect);

/** Returns the value of a quantity, measured as the health gained from a spell that uses the quantity. */
const gained = (amount: Quantity, own: DuelSeat = {}, other: DuelSeat = {}): number => {
  const gain = act({ kind: 'gain-health', who: 'you', amount });
  const hand = [gain, ...(own.hand ?? [])];
  const duel = new Duel({ seats: [{ ...own, hand }, other] });
  return (duel.choose('play Act').health()[0] ?? 0) - (own.health ?? 30);
};

const whether = (condition: Condition, own: DuelSeat = {}, other: DuelSeat = {}): boolean => {
  const act1 = act({ kind: 'if', condition, then: health(1) });
  return (
    new Duel({ seats: [{ ...own, hand: [act1] }, other] }).choose('play Act').health()[0] ===
    (own.health ?? 30) + 1
  );
};

describe('numbers in effects', () => {
  it('6.1.a extractors are counted, in total or by colour, whether full or not', () => {
    const own = { mana: { fire: 2, water: 1, light: 3, pure: 1 } };
    const of = (extractors: 'all' | 'fire' | 'water' | 'light', who: 'you' | 'opponent' = 'you') =>
      gained({ extractors, of: who }, own, { mana: { water: 4 } });
    expect([of('all'), of('fire'), of('water'), of('light')]).toEqual([7, 2, 1, 3]);
    expect([of('all', 'opponent'), of('light', 'opponent')]).toEqual([4, 0]);
  });

  it("6.1.a numbers can use the players' health, the remaining cards in hand, and sums", () => {
    expect(gained({ health: 'opponent' }, {}, { health: 17 })).toBe(17);
    expect(gained({ health: 'you' }, { health: 4 })).toBe(4);
    expect(gained({ cards: 'hand', of: 'you' }, { hand: [wolf, ox] })).toBe(2);
    const sum: Quantity = { sum: [{ count: theirs }, { cards: 'discard', of: 'opponent' }, 3] };
    expect(gained(sum, {}, { line: [wolf, ox], discard: [bear] })).toBe(6);
  });

  it('6.1.a numbers can use attack and health of the object with the effect, or of the chosen one', () => {
    const call = (amount: Quantity) =>
      when('evocation', {
        kind: 'sequence',
        effects: [
          { kind: 'strengthen', what: chosen(theirs), attack: 1 },
          { ...health(0), amount } as Effect,
        ],
      });
    const of = (statistic: 'attack' | 'health', whose: 'me' | 'it') => {
      const elk = body('Elk', 4, 6, call({ statistic, of: whose }));
      const duel = new Duel({
        seats: [{ hand: [elk] }, { line: [bear, { contract: ox, damage: 2 }] }],
      }).choose('play Elk');
      return (duel.choose('Ox').health()[0] ?? 0) - 30;
    };
    expect([of('attack', 'me'), of('health', 'me')]).toEqual([4, 6]);
    expect([of('attack', 'it'), of('health', 'it')]).toEqual([2, 7]);
  });

  it("6.1.a numbers can use a chosen player's attack and health, and a missing attack counts as 0", () => {
    const like: Selector = { what: ['creature', 'player'], whose: 'opponent' };
    const of = (statistic: 'attack' | 'health', attack?: number) => {
      const look = act(
        first({ kind: 'damage', amount: 1, to: chosen(like) }, {
          ...health(0),
          amount: { statistic, of: 'it' },
        } as Effect),
      );
      const other = { line: [wolf], health: 20, ...(attack !== undefined && { attack }) };
      const duel = new Duel({ seats: [{ hand: [look] }, other] }).choose('play Act');
      return (duel.choose('player 1').health()[0] ?? 0) - 30;
    };
    expect([of('attack', 3), of('attack'), of('health')]).toEqual([3, 0, 19]);
  });

  it('6.1.a attack and health of an object that is gone count as 0', () => {
    const slay = act(
      first({ kind: 'destroy', what: chosen(theirs) }, {
        ...health(0),
        amount: { statistic: 'attack', of: 'it' },
      } as Effect),
    );
    const duel = new Duel({ seats: [{ hand: [slay] }, { line: [bear, ox] }] }).choose('play Act');
    expect(duel.choose('Bear').health()).toEqual([30, 30]);
    expect(gained({ statistic: 'attack', of: 'it' })).toBe(0);
    expect(gained({ statistic: 'health', of: 'me' })).toBe(0);
  });
});

describe('conditions', () => {
  it('6.1.a at least and at most include the number itself', () => {
    const of = (is: 'at-least' | 'at-most', right: number) =>
      whether({ kind: 'compare', left: { count: theirs }, is, right }, {}, { line: [wolf, ox] });
    expect([1, 2, 3].map((number) => of('at-least', number))).toEqual([true, true, false]);
    expect([1, 2, 3].map((number) => of('at-most', number))).toEqual([false, true, true]);
  });

  it('6.1.a a condition can be negated', () => {
    const without: Condition = { kind: 'not', condition: { kind: 'exists', like: theirs } };
    expect([whether(without), whether(without, {}, { line: [wolf] })]).toEqual([true, false]);
  });
});

describe('matching creatures', () => {
  const line = [wolf, bear, ox];
  const hit = (like: Selector, own: DuelSeat = {}, other: DuelSeat = { line }): readonly string[] => {
    const blow = act(damage(1, all(like)));
    const duel = new Duel({ seats: [{ ...own, hand: [blow] }, other] }).choose('play Act');
    return duel.steps('damage').flatMap(({ actions }) =>
      actions.flatMap((action) => {
        if (action.kind === 'health') return [`player ${action.seat}`];
        const item = action.kind === 'damage' ? duel.state.items[action.item] : undefined;
        return item?.kind === 'card' ? [item.reference] : item?.kind === 'token' ? [item.token.name] : [];
      }),
    );
  };

  it('6.1.a limits include the number itself, and all limits must be met', () => {
    const within = (...bounds: NonNullable<Selector['bounds']>) => hit({ ...theirs, bounds });
    expect(within({ of: 'attack', is: 'at-least', than: 2 })).toEqual(['wolf', 'bear']);
    expect(within({ of: 'attack', is: 'at-most', than: 2 })).toEqual(['wolf', 'ox']);
    expect(within({ of: 'health', is: 'at-least', than: 5 })).toEqual(['bear', 'ox']);
    expect(within({ of: 'health', is: 'at-most', than: 5 })).toEqual(['wolf', 'bear']);
    const both = within({ of: 'attack', is: 'at-least', than: 2 }, { of: 'health', is: 'at-least', than: 5 });
    expect(both).toEqual(['bear']);
  });

  it('6.1.a a cost is the sum of all mana, and a token costs nothing', () => {
    const ant = { name: 'Ant', attack: 1, health: 3, text: [] };
    const [cheap, dear] = [costing('Elf', { fire: 1 }), costing('Giant', { fire: 1, water: 1, pure: 2 })];
    const of = (is: 'at-least' | 'at-most', than: number): readonly string[] => {
      const like: Selector = { what: 'creature', whose: 'you', bounds: [{ of: 'cost', is, than }] };
      const blow = act(first({ kind: 'summon', token: ant }, damage(1, all(like))));
      const duel = new Duel({ seats: [{ hand: [blow], line: [cheap, dear] }, {}] }).choose('play Act');
      return ['Elf', 'Giant', 'Ant'].filter((name) => (duel.numbers(name)[1] ?? 0) % 2 === 0);
    };
    expect(of('at-least', 4)).toEqual(['Giant']);
    expect(of('at-most', 1)).toEqual(['Elf', 'Ant']);
    expect(of('at-most', 0)).toEqual(['Ant']);
  });

  it('6.1.a players have no cost and meet no limit', () => {
    const like: Selector = {
      what: ['creature', 'player'],
      whose: 'opponent',
      bounds: [{ of: 'attack', is: 'at-least', than: 0 }],
    };
    expect(hit(like, {}, { line: [wolf], attack: 5 })).toEqual(['wolf']);
  });

  it('6.1.a a keyword matches whether printed or applied', () => {
    const sprite = body('Sprite', 1, 3, has('fog'));
    const veiled = { contract: ox, statuses: ['fog'] } as const;
    expect(hit({ ...theirs, with: 'fog' }, {}, { line: [wolf, sprite, veiled] })).toEqual(['sprite', 'ox']);
  });

  it('6.1.a “damaged” and “Magnetised” match creatures, and the latter players too', () => {
    const other = { line: [wolf, { contract: bear, damage: 1 }, ox] };
    expect(hit({ ...anyCreature, damaged: true }, {}, other)).toEqual(['bear']);
    const like: Selector = { what: ['creature', 'player'], magnetised: true };
    const drawn = { line: [wolf, { contract: ox, statuses: ['magnetised'] as const }] };
    expect(hit(like, {}, { ...drawn, statuses: ['magnetised'] })).toEqual(['ox', 'player 1']);
    expect(hit(like, {}, drawn)).toEqual(['ox']);
  });

  it('6.1.a a description can require or exclude tokens, and matches no player', () => {
    const of = (token: boolean): readonly string[] => {
      const like: Selector = { what: ['creature', 'player'], token };
      const ant = { name: 'Ant', attack: 1, health: 3, text: [] };
      const blow = act(first({ kind: 'summon', token: ant }, damage(1, all(like))));
      const duel = new Duel({ seats: [{ hand: [blow], line: [wolf] }, {}] }).choose('play Act');
      expect(duel.health()).toEqual([30, 30]);
      return ['Wolf', 'Ant'].filter((name) => duel.numbers(name)[1] !== (name === 'Ant' ? 3 : 2));
    };
    expect([of(true), of(false)]).toEqual([['Ant'], ['Wolf']]);
  });

  it('6.1.a “beside” matches the neighbours of the creature with the effect, but no player', () => {
    const herald = body(
      'Herald',
      1,
      4,
      when('evocation', damage(1, all({ what: ['creature', 'player'], adjacent: true }))),
    );
    const duel = new Duel({ seats: [{ hand: [herald], line: [ox, bear] }, { line: [wolf] }] });
    expect(duel.choose('play Herald').deciding).toBe('0: place');
    expect(duel.choose('2').names('line', 0)).toEqual(['Ox', 'Bear', 'Herald']);
    expect(duel.health()).toEqual([30, 30]);
    expect(['Ox', 'Bear', 'Wolf'].map((name) => duel.numbers(name)[1])).toEqual([9, 4, 2]);
  });

  it('6.1.a objects match in the order in which the description names their types, including globes and runes', () => {
    const quake = act({ kind: 'destroy', what: all({ what: ['globe', 'creature'] }) });
    const duel = new Duel({ seats: [{ hand: [quake] }, { globe: [orb], line: [wolf] }] });
    expect(duel.choose('play Act').names('discard', 1)).toEqual(['Orb', 'Wolf']);
  });
});
