import { describe, expect, it } from '@jest/globals';
import { Duel, type DuelSeat } from '#contracts/testing';
import type { Effect } from '../../abilities/index.js';
import {
  all,
  chosen,
  creature,
  first,
  globe,
  has,
  health,
  it as that,
  opponent,
  spell,
  theirs,
  yours,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number) => creature([name, name], {}, [attack, more]);
const [wolf, bear, ox] = [body('Wolf', 2, 2), body('Bear', 3, 5), body('Ox', 1, 9)];
const act = (effect: Effect) => spell(['Act', 'Atto'], {}, effect);
const played = (effect: Effect, own: DuelSeat = {}, other: DuelSeat = {}): Duel =>
  new Duel({ seats: [{ ...own, hand: [act(effect), ...(own.hand ?? [])] }, other] }).choose('play Act');
/** Returns the kinds of actions in each step with this verb, one list per step. */
const done = (duel: Duel, verb: string): readonly string[][] =>
  duel.steps(verb).map(({ actions }) => actions.map(({ kind }) => kind));

describe('edge cases of effects', () => {
  it('7.1.a the player who discards chooses the contracts, unless all must be discarded', () => {
    const discard: Effect = { kind: 'discard', who: 'opponent', count: 1 };
    const duel = played(discard, {}, { hand: [wolf, bear] });
    expect([duel.deciding, duel.state.pending?.hidden]).toEqual(['1: discard', true]);
    duel.choose('Bear');
    expect([duel.names('hand', 1), duel.names('discard', 1)]).toEqual([['Wolf'], ['Bear']]);
    const both = played({ ...discard, count: 2 }, {}, { hand: [wolf, bear] });
    expect([both.deciding, both.names('discard', 1)]).toEqual(['0: turn', ['Wolf', 'Bear']]);
    const none = played({ ...discard, count: 0 }, {}, { hand: [wolf] });
    expect(none.names('hand', 1)).toEqual(['Wolf']);
  });

  it('9.3.a an effect repeated zero times does nothing', () => {
    const times = (count: number) => played({ kind: 'repeat', times: count, effect: health(2) }).health()[0];
    expect([times(3), times(1), times(0)]).toEqual([36, 32, 30]);
  });

  it('4.1.b an extractor has the named or chosen colour, and is not gained at ten', () => {
    const named: Effect = { kind: 'extractor', element: 'water' };
    const duel = played(named, { mana: { fire: 2 } });
    expect([duel.deciding, duel.seat(0).extractors]).toMatchObject(['0: turn', { fire: 2, water: 1 }]);
    const any = played({ kind: 'extractor', element: 'any' }, { mana: { fire: 2 } });
    expect([any.deciding, any.options()]).toEqual(['0: element', ['fire', 'water', 'light']]);
    expect(any.choose('light').seat(0).extractors).toMatchObject({ fire: 2, light: 1 });
    expect(played(named, { mana: { fire: 10 } }).seat(0).extractors).toMatchObject({ fire: 10, water: 0 });
    expect(played(named, { mana: { fire: 9 } }).seat(0).extractors).toMatchObject({ fire: 9, water: 1 });
  });

  it('6.3.f a creature moves to another place, if there is one', () => {
    const move: Effect = { kind: 'rearrange', what: chosen({ ...yours }) };
    const duel = played(move, { line: [wolf, bear, ox] }).choose('Wolf');
    expect([duel.deciding, duel.options()]).toEqual(['0: place', ['0', '1', '2']]);
    expect(duel.choose('2').names('line', 0)).toEqual(['Bear', 'Ox', 'Wolf']);
    expect(
      played(move, { line: [wolf, bear] })
        .choose('Wolf')
        .options(),
    ).toEqual(['0', '1']);
    expect(played(move, { line: [wolf] }).deciding).toBe('0: turn');
  });

  it('8.9.a, 8.9.b fading again removes only what was applied since, or nothing', () => {
    const fade: Effect = { kind: 'fade', what: all(theirs) };
    const grow: Effect = { kind: 'strengthen', what: all(theirs), attack: 2, health: 1 };
    const duel = played(first(fade, grow, fade), {}, { line: [bear] });
    expect([duel.numbers('Bear'), done(duel, 'fade')]).toEqual([
      [3, 5],
      [['fade'], ['fade']],
    ]);
    expect(done(played(first(fade, fade), {}, { line: [bear] }), 'fade')).toEqual([['fade']]);
    const fierce: Effect = { kind: 'strengthen', what: all(theirs), attack: 2 };
    expect(played(first(fade, fierce, fade), {}, { line: [bear] }).numbers('Bear')).toEqual([3, 5]);
    const hardy: Effect = { kind: 'strengthen', what: all(theirs), health: 2 };
    expect(played(first(fade, hardy, fade), {}, { line: [bear] }).numbers('Bear')).toEqual([3, 5]);
    const hidden: Effect = { kind: 'grant', what: all(theirs), keyword: 'fog' };
    expect(done(played(first(fade, hidden, fade), {}, { line: [bear] }), 'fade')).toHaveLength(2);
  });

  it('8.9.c a player who fades loses attack and statuses, if there are any', () => {
    const fade: Effect = { kind: 'fade', what: opponent };
    expect(done(played(fade), 'fade')).toEqual([]);
    const of = (other: DuelSeat) => played(fade, {}, other).seat(1);
    expect(of({ attack: 3 }).attack).toBeNull();
    expect(of({ statuses: ['magnetised'] }).statuses).toEqual([]);
  });

  it("6.4.a a player's attack gains add up, and health gains do not affect attack", () => {
    const grow = (attack: number, more: number): Effect => ({
      kind: 'strengthen',
      what: opponent,
      attack,
      health: more,
    });
    expect(played(grow(2, 0), {}, { attack: 3 }).seat(1).attack).toBe(5);
    expect(played(grow(2, 0)).seat(1).attack).toBe(2);
    const none = played(grow(0, 2));
    expect([none.seat(1).attack, none.health()]).toEqual([null, [30, 30]]);
    expect(done(played(grow(0, 0)), 'strengthen')).toEqual([]);
  });

  it('8.1.a, 8.8.a a status that is already present is not gained again', () => {
    const grant: Effect = { kind: 'grant', what: all(theirs), keyword: 'fog' };
    expect(done(played(first(grant, grant), {}, { line: [bear] }), 'grant')).toEqual([['status']]);
    const pull: Effect = { kind: 'magnetise', what: opponent };
    expect(done(played(first(pull, pull)), 'magnetise')).toEqual([['player-status']]);
    expect(played(pull).seat(1).statuses).toEqual(['magnetised']);
  });

  it('6.3.c tokens are summoned while there is room for eight creatures', () => {
    const ant = { name: 'Ant', attack: 1, health: 1, text: [] };
    const line = (count: number) => Array.from({ length: count }, () => ox);
    const of = (there: number, count: number) =>
      played({ kind: 'summon', token: ant, count }, { line: line(there) }).names('line', 0).length;
    expect([of(6, 3), of(8, 1), of(7, 1), of(2, 0)]).toEqual([8, 8, 8, 2]);
    const over = played({ kind: 'summon', token: ant, who: 'opponent' });
    expect([over.names('line', 0), over.names('line', 1)]).toEqual([[], ['Ant']]);
  });

  it('2.5.b creatures return while the hand has room, and a token ceases to exist', () => {
    const ant = { name: 'Ant', attack: 1, health: 1, text: [] };
    const back = first({ kind: 'summon', token: ant }, { kind: 'return', what: all(yours) });
    const held = Array.from({ length: 9 }, (_, n) => body(`Held ${n}`, 1, 1));
    const duel = played(back, { hand: held, line: [wolf, bear] });
    expect(duel.names('hand', 0).slice(9)).toEqual(['Wolf']);
    expect([duel.names('line', 0), duel.names('discard', 0)]).toEqual([[], ['Bear', 'Act']]);
  });

  it("6.5.d, 6.5.e, 6.5.f a globe deals at most its target's health and costs as much, and nothing without attack", () => {
    const orb = (attack: number) => globe(['Orb', 'Orbe'], {}, [attack, 3]);
    const hit = (attack: number) => {
      const duel = new Duel({ seats: [{ globe: [orb(attack)] }, { line: [wolf] }] }).choose('globe Wolf');
      return [duel.health()[0], duel.numbers('Orb')[1], duel.names('line', 1)];
    };
    expect([hit(3), hit(1), hit(0)]).toEqual([
      [28, 2, []],
      [29, 2, ['Wolf']],
      [30, 3, ['Wolf']],
    ]);
  });

  it('9.7.a "it" means the last chosen object, and nothing once that object is gone', () => {
    const twice = first(
      { kind: 'destroy', what: chosen(theirs) },
      { kind: 'strengthen', what: that, attack: 1 },
    );
    const duel = played(twice, {}, { line: [wolf, bear] }).choose('Wolf');
    expect([duel.names('discard', 1), done(duel, 'strengthen')]).toEqual([['Wolf'], []]);
  });

  it('8.8.a a target chosen at random may be in fog', () => {
    const sprite = creature(['Sprite', 'Spirito'], {}, [1, 3], has('fog'));
    const strike = played(
      { kind: 'damage', amount: 1, to: { kind: 'random', like: theirs, count: 2 } },
      {},
      { line: [sprite, ox] },
    );
    expect([strike.numbers('Sprite'), strike.numbers('Ox')]).toEqual([
      [1, 2],
      [1, 8],
    ]);
  });
});
