import { describe, expect, it } from '@jest/globals';
import type { Passive } from '#altered/abilities';
import {
  afterTrick,
  character,
  passive,
  permanent,
  reaction,
  step,
  tableOf4,
  type Table,
  type When,
} from '#altered/testing';

/** Plays all reactions, one after another. */
function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

const emblems = (table: Table, of: string): number => table.linesWith(`emblem of ${of}: reaction`).length;

describe('reactions to a single event', () => {
  const home = step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'reserve' } });
  const says = (trigger: When, more = {}) =>
    character('Kite', reaction(trigger, 'I gain 1 seen counter.', more));

  it("6.3.e, 6.3.c one event activates a reaction about leaving or arriving once, as the new object's reaction", () => {
    const found = settled(afterTrick(home, { hero: [says('When I go to Reserve')] }));
    expect([emblems(found, 'Kite'), found.counter('Kite', 'seen')]).toEqual([1, 1]);
  });

  it('6.3.l a present-tense condition is checked for the object in its new zone', () => {
    const after = (zone: 'reserve' | 'expedition'): number =>
      emblems(
        afterTrick(home, {
          hero: [
            says('When I leave the Expedition zone', {
              when: 'after',
              condition: { kind: 'exists', like: { among: 'me', zone } },
            }),
          ],
        }),
        'Kite',
      );
    expect([after('reserve'), after('expedition')]).toEqual([1, 0]);
  });
});

describe('repeating abilities of played cards', () => {
  const again: Passive = {
    kind: 'played',
    who: 'you',
    cards: { type: 'character' },
    then: step({ kind: 'activate-own', what: 'it', symbol: 'join', which: 'all' }),
  };
  const marks: Passive = {
    kind: 'played',
    who: 'you',
    cards: { type: 'character' },
    counters: { name: 'seen', count: 1 },
  };
  const seen = (...laws: readonly Passive[]): number =>
    settled(
      tableOf4({
        hand: [character('Wren', '{J} I gain 1 seen counter.')],
        landmark: laws.map((law, index) => permanent(`Law ${index}`, passive(law))),
        mana: 1,
      }).play('Wren', 'hero'),
    ).counter('Wren', 'seen');

  it("7.3.1.b several effects that activate a played card's abilities again do so once, but other effects add up", () => {
    expect([seen(), seen(again), seen(again, again)]).toEqual([1, 2, 2]);
    expect([seen(marks), seen(marks, marks)]).toEqual([2, 3]);
  });
});
