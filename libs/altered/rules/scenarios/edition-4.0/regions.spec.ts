import { describe, expect, it } from '@jest/globals';
import type { Condition, Effect } from '#altered/abilities';
import {
  character,
  effect as effectOf,
  gainCounters,
  passive,
  permanent,
  reaction,
  sequence,
  spell,
  statistics,
  statisticsOf,
  step,
  tableOf4,
  type Position,
  type Line,
} from '#altered/testing';

/** Returns a character that gains a boost if a condition is true when the character joins an expedition. */
const asks = (condition: Condition, says = statistics(1, 1, 1)) =>
  character('Scout', reaction('{J}', { kind: 'if', condition, then: gainCounters('boost') }), { ...says });

/** Evaluates a condition when a character joins the Hero expedition of seat 0. */
const isTrue = (
  condition: Condition,
  mine: Position['seats'][0] = {},
  theirs: Position['seats'][1] = {},
  says?: ReturnType<typeof statistics>,
): boolean =>
  tableOf4({ mana: 1, ...mine, hand: [asks(condition, says)] }, theirs)
    .play('Scout', 'hero')
    .counter('Scout', 'boost') > 0;

const inRegion = (hero: number): Position['seats'][0] => ({ at: { hero, companion: 7 } });

describe('the region of an object', () => {
  it('7.5.8 an object is in the terrains of the region of its expedition', () => {
    const inForest: Condition = { kind: 'in', what: 'me', region: 'forest' };
    expect([isTrue(inForest, inRegion(1)), isTrue(inForest, inRegion(2))]).toEqual([true, false]);
    const single: Condition = { kind: 'in', what: 'me', region: 'single-terrain' };
    expect([isTrue(single, inRegion(1)), isTrue(single, inRegion(2))]).toEqual([true, false]);
  });

  it("7.5.8, 2.3.1.a a description can require a terrain in which the object's base statistic is 0", () => {
    const condition: Condition = { kind: 'in', what: 'me', region: 'of-a-statistic-of-0' };
    const found = (hero: number) => isTrue(condition, inRegion(hero), {}, statistics(0, 1, 1));
    expect([found(1), found(2)]).toEqual([true, false]);
    // It is enough if one of the region's terrains matches.
    expect([found(4), isTrue(condition, inRegion(4))]).toEqual([true, false]);
  });

  it('2.1.f, 7.2.2 an effect remembers the region of an object that it removed', () => {
    const owl = character('Owl');
    const takes = (effect: Effect, hero: number) =>
      tableOf4(
        { hand: [spell('Tide', effectOf(effect, [{ kind: 'object', like: {} }]))], mana: 1 },
        { hero: [owl], at: { hero, companion: 7 } },
      ).play('Tide');
    const gone = step({ kind: 'move', what: { target: 0 }, to: { zone: 'deck', position: 'top' } });
    const wet = sequence(gone, {
      kind: 'if',
      condition: { kind: 'in', what: { target: 0 }, region: 'forest', was: true },
      then: step({ kind: 'draw', count: 1 }),
    });
    const drawn = (hero: number) => takes(wet, hero).state.seats[0]?.hand.length;
    expect([drawn(1), drawn(2)]).toEqual([1, 0]);
    const moth = { name: 'Moth', subtypes: [], statistics: { forest: 2, mountain: 2, water: 2 } };
    const changed = takes(
      sequence(
        step({ kind: 'discard', what: { target: 0 } }),
        step({
          kind: 'create-at',
          token: moth,
          place: { kind: 'expedition', expedition: { kind: 'of-object', what: { target: 0 } } },
        }),
      ),
      1,
    );
    expect(changed.stay('Moth')).toMatchObject({ seat: 1, expedition: 'hero' });
  });

  it('2.4.3 a condition can require an Ascended expedition', () => {
    const rises = permanent('Choir', 'At Noon — Your Hero Expedition Ascends.');
    const found = tableOf4(
      { mana: 1, landmark: [rises], hand: [asks({ kind: 'in', what: 'me', region: 'ascended' })] },
      {},
      { from: 'noon' },
    ).play('Scout', 'hero');
    expect(found.counter('Scout', 'boost')).toBe(1);
  });
});

describe('facing', () => {
  it('7.4.3.g a condition can require a terrain in the region of the facing expedition', () => {
    const condition: Condition = { kind: 'facing', in: 'mountain' };
    expect([isTrue(condition, {}, inRegion(2)), isTrue(condition, {}, inRegion(1))]).toEqual([true, false]);
  });

  it('7.4.3.b facing characters are counted, and “nobody faces it” is true if there are none', () => {
    const two: Condition = { kind: 'facing-objects', is: 'at-least', number: 2 };
    const wren = character('Wren');
    expect([
      isTrue(two, {}, { hero: [wren, wren] }),
      isTrue(two, {}, { hero: [wren], companion: [wren] }),
    ]).toEqual([true, false]);
    const unfaced: Condition = { kind: 'nobody-facing', what: 'me' };
    expect([isTrue(unfaced, {}, { companion: [wren] }), isTrue(unfaced, {}, { hero: [wren] })]).toEqual([
      true,
      false,
    ]);
  });

  it('2.3.1.k an ability that depends on facing applies only while its condition is true', () => {
    const guard = character('Guard', "I'm Defender unless I'm facing two or more Characters.");
    const moved = (faced: number): number | null | undefined =>
      tableOf4(
        { hero: [guard, character('Giant', statistics(9, 9, 9))] },
        { hero: Array.from({ length: faced }, (_, n) => character(`Wren ${n}`)) },
        { from: 'dusk' },
      ).state.seats[0]?.expeditions.hero;
    expect([moved(1), moved(2)]).toEqual([0, 1]);
  });
});

describe('In contact', () => {
  const contact: Condition = { kind: 'in-contact', what: 'me' };

  it("3.2.1.b an expedition is In contact with another player's in the same region, facing it or not", () => {
    expect([
      isTrue(contact, inRegion(3), { at: { hero: 3, companion: 7 } }),
      isTrue(contact, inRegion(3), { at: { hero: 2, companion: 3 } }),
      isTrue(contact, { at: { hero: 3, companion: 3 } }, inRegion(2)),
    ]).toEqual([true, true, false]);
  });

  it('1.4.2.a an expedition and its characters can be considered In contact', () => {
    const beacon = 'My Expedition and its Characters are considered In contact.';
    const found = (abilities: readonly Line[]): boolean =>
      isTrue(contact, { ...inRegion(3), hero: [character('Beacon', ...abilities)] }, inRegion(2));
    expect([found([beacon]), found([])]).toEqual([true, false]);
  });

  it('1.4.2.a, 2.3.1.k other abilities also treat the expedition as In contact', () => {
    const shy = passive({ kind: 'statistics', of: 'me', add: 2, if: contact });
    const found = tableOf4(
      {
        ...inRegion(3),
        hero: [
          character('Beacon', 'My Expedition and its Characters are considered In contact.'),
          character('Shy', shy),
        ],
        companion: [character('Alone', shy)],
      },
      { at: { hero: 2, companion: 6 } },
    );
    expect([statisticsOf(found, 'Shy'), statisticsOf(found, 'Alone')]).toEqual([
      [3, 3, 3],
      [1, 1, 1],
    ]);
  });
});
