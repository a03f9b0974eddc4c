import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import { chosen, creature, damage, globe, has, health, rune, spell, theirs } from '../../cards/define.js';
import { summaryOf } from '../rulebook/index.js';

const wolf = creature(['Wolf', 'Lupo'], {}, [2, 2]);
const bear = creature(['Bear', 'Orso'], {}, [3, 5]);
const orb = globe(['Orb', 'Orbe'], {}, [3, 3]);
const sun = rune(['Sun', 'Sole'], {}, { fire: 1 }, health(1));

/** Returns the rule that forbids a choice. Checks that a refused choice leaves the state unchanged. */
function refused(duel: Duel, word: string): string | null {
  const before = JSON.stringify(duel.state);
  const rule = duel.refusal(word);
  const decided = duel.decide(duel.state.pending?.seat ?? 0, ['no such thing']);
  expect(decided).toMatchObject({ ok: false });
  expect(JSON.stringify(duel.state)).toBe(before);
  return rule;
}

describe('an illegal choice is refused with the rule it breaks', () => {
  const duel = (): Duel => new Duel({ seats: [{ line: [wolf], rune: [sun] }, { line: [bear] }] });

  it.each([
    ['6.3.i an opponent’s creature cannot be ordered to attack', 'attack Bear player', '6.3.i'],
    ['6.3.i a creature cannot attack its own side', 'attack Wolf Wolf', '6.3.i'],
    ['6.3.h an opponent’s creature cannot gain Magnetised as its action', 'magnetise Bear', '6.3.h'],
    ['6.5.c a player without a globe cannot use one', 'globe player', '6.5.c'],
    ['6.5.g a player without a globe cannot leave one active', 'end active', '6.5.g'],
    ['5.1.b a rune cannot be used without its mana', 'rune', '5.1.b'],
    ['6.4.a a player without attack cannot attack', 'attack player Bear', '6.4.a'],
    ['4.4.a an unknown action is refused', 'dance', '4.4.a'],
  ])('%s', (_, word, rule) => {
    expect(refused(duel(), word)).toBe(rule);
  });

  it("6.5.c a globe does not damage its player's own side", () => {
    const armed = new Duel({ seats: [{ line: [wolf], globe: [orb] }, {}] });
    expect(refused(armed, 'globe Wolf')).toBe('6.5.c');
  });

  it('6.2.b a rune cannot be used if none is in play', () => {
    expect(refused(new Duel({ seats: [{}, {}] }), 'rune')).toBe('6.2.b');
  });

  it('6.4.c a player does not attack their own side', () => {
    const fighter = new Duel({ seats: [{ line: [wolf], attack: 1 }, {}] });
    expect(refused(fighter, 'attack player Wolf')).toBe('6.4.c');
  });

  it('8.8.a a spell cannot target an object in fog', () => {
    const sprite = creature(['Sprite', 'Spirito'], {}, [1, 3], has('fog'));
    const bolt = spell(['Bolt', 'Dardo'], {}, damage(1, chosen(theirs)));
    const aiming = new Duel({ seats: [{ hand: [bolt], line: [wolf] }, { line: [sprite, bear, wolf] }] });
    aiming.choose('play Bolt');
    expect(refused(aiming, 'Sprite')).toBe('8.8.a');
    expect(refused(aiming, 'player:1')).toBe('6.1.a');
  });

  it('2.1.a, 2.3.a a player cannot look at four contracts, or use the special draw twice', () => {
    const drawing = new Duel({ from: 'start', seats: [{}, {}] }).choose('fire');
    expect(refused(drawing, 'look-4')).toBe('2.1.a');
    drawing.choose('special-2').choose('end').choose('fire').choose('1').choose('end').choose('fire');
    expect(refused(drawing, 'special-2')).toBe('2.3.a');
  });

  it('4.1.a, 4.1.b, 4.1.c a player cannot gain a grey or eleventh extractor, or replace one with the same colour', () => {
    expect(refused(new Duel({ from: 'start', seats: [{}, {}] }), 'pure')).toBe('4.1.a');
    const ten = new Duel({ from: 'start', seats: [{ mana: { water: 10 } }, {}] });
    expect(refused(ten, 'fire')).toBe('4.1.b');
    expect(refused(ten, 'water>water')).toBe('4.1.c');
  });

  it('2.1.c, 2.3.b, 3.2.a a player cannot keep too many contracts, too few, or contracts that are not in hand', () => {
    const drawing = (key: string): Duel =>
      new Duel({ from: 'start', seats: [{}, {}] }).choose('fire').choose(key);
    const choose = (of: Duel, count: number) =>
      of.decide(0, of.state.pending?.options.slice(0, count).map(({ key }) => key) ?? []);
    expect(choose(drawing('3'), 2)).toMatchObject({
      ok: false,
      error: { code: 'OPTIONS_TOO_MANY', rule: '2.1.c' },
    });
    expect(choose(drawing('special-4'), 1)).toMatchObject({
      ok: false,
      error: { code: 'OPTIONS_TOO_FEW', rule: '2.3.b' },
    });
    expect(refused(new Duel({ from: 'opening', seats: [{}, {}] }), '99')).toBe('3.2.a');
  });

  it("the error contains the rule's summary, and another player's decision is refused", () => {
    const decided = duel().decide(0, ['globe:player']);
    expect(decided).toMatchObject({ ok: false, error: { code: 'OPTION_UNKNOWN', rule: '6.5.c' } });
    expect(decided.ok ? '' : decided.error.message).toContain(`6.5.c: ${summaryOf('6.5.c', 'en') ?? ''}`);
    expect(duel().decide(1, ['end'])).toMatchObject({ ok: false, error: { code: 'SEAT_NOT_ASKED' } });
  });
});
