import { describe, expect, it } from '@jest/globals';
import type { Condition, Duration, Passive } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  step,
  tableOf4,
  type Does,
} from '#altered/testing';

const deck = ['A', 'B', 'C', 'D', 'E'].map((name) => character(name));
const ongoing = (ability: Passive, duration: Duration = 'turn'): Does =>
  step({ kind: 'ongoing', passive: ability, duration });
const boosted = (name: string, boost: number) => ({ card: character(name), counters: { boost } });

describe('replacing an event of a chosen object', () => {
  const saved: Does = ongoing({
    kind: 'instead',
    would: { kind: 'go', what: { among: { target: 0 } }, from: 'expedition' },
    effect: step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: 'it' }),
  });
  const away = 'Send Characters to Reserve.';

  it('6.2.b an object that would move can stay while another one moves instead', () => {
    const found = afterTrick(sequence(saved, away), { hero: [character('Wren'), character('Kite')] }, {}, [
      { kind: 'object', like: { type: 'character' } },
    ]).choose('Kite');
    expect([found.names('hero', 0), found.names('reserve', 0)]).toEqual([['Kite'], ['Wren', 'Trick']]);
    expect(found.counter('Kite', 'boost')).toBe(1);
  });
});

describe('choosing from a hand that another player reveals', () => {
  it("6.1.g the effect's controller chooses the card, and the owner of the hand discards it", () => {
    const found = afterTrick(
      sequence(
        step({ kind: 'reveal', what: { all: { zone: 'hand', owner: 'opponent' } } }, 'revealed'),
        step(
          { kind: 'choose', what: { choose: { type: 'character', among: { noted: 'revealed' } } } },
          'chosen',
        ),
        step({ kind: 'discard', what: { noted: 'chosen' }, who: 'opponent' }),
      ),
      {},
      { hand: [character('Wren'), character('Kite'), spell('Lull')] },
    );
    expect(found.deciding).toMatch(/^0: /);
    found.choose('Kite');
    expect([found.names('discard', 1), found.names('hand', 1)]).toEqual([['Kite'], ['Wren', 'Lull']]);
  });
});

describe('choosing among cards discarded together', () => {
  it('7.3.31 a card is chosen among those discarded together, wherever they are now', () => {
    const tower = permanent('Tower');
    const found = afterTrick(
      'Discard the top three cards of your deck. Send a Permanent from these cards to Reserve.',
      { deck: [character('Wren'), tower, character('Kite'), character('Owl')] },
    );
    expect([found.names('discard', 0), found.names('reserve', 0)]).toEqual([
      ['Wren', 'Kite'],
      ['Tower', 'Trick'],
    ]);
  });
});

describe('effects until Rest', () => {
  it('4.2.5.b an effect until Rest ends as Rest begins', () => {
    const law = permanent(
      'Law',
      quickAction(
        { exhaustMe: true },
        ongoing({ kind: 'keyword', of: { type: 'character' }, gain: 'eternal' }, 'rest'),
      ),
      reaction('At Night', {
        kind: 'if',
        condition: { kind: 'exists', like: { type: 'character', keyword: 'eternal' } },
        then: gainCounters('seen'),
      }),
    );
    const found = tableOf4({ landmark: [law], hero: [character('Wren')] })
      .activate('Law')
      .pass()
      .pass();
    expect(found.counter('Law', 'seen')).toBe(1);
    expect(found.names('reserve', 0)).toEqual(['Wren']);
  });
});

describe('the most counters', () => {
  const withMost = (is: 'highest' | 'lowest') =>
    afterTrick(
      step({
        kind: 'status',
        change: 'gain',
        status: 'asleep',
        what: { all: { type: 'character', most: { of: { counters: 'boost' }, is } } },
      }),
      { hero: [boosted('Kite', 3), boosted('Wren', 1), boosted('Owl', 3)] },
    );

  it('2.5 all objects that tie for the most counters match', () => {
    const asleep = (is: 'highest' | 'lowest'): readonly string[] =>
      ['Kite', 'Wren', 'Owl'].filter((name) => withMost(is).stay(name).statuses.includes('asleep'));
    expect([asleep('highest'), asleep('lowest')]).toEqual([['Kite', 'Owl'], ['Wren']]);
  });
});

describe('entering play with counters', () => {
  it('6.2.j a Landmark has its counters as it enters', () => {
    const tower = permanent(
      'Tower',
      passive({
        kind: 'enters-with',
        of: 'me',
        zone: ['expedition', 'landmark'],
        counters: { name: 'beat', count: 2 },
      }),
    );
    const found = tableOf4({ hand: [tower], mana: 9 }).play('Tower');
    expect([found.stay('Tower').zone, found.counter('Tower', 'beat')]).toEqual(['landmark', 2]);
  });
});

describe('first occurrences', () => {
  const none = (during: 'turn' | 'day'): Condition => ({
    kind: 'compare',
    left: { happened: 'resupplied', during, by: 'you' },
    is: 'exactly',
    right: 0,
  });
  const scribe = permanent(
    'Scribe',
    reaction('When you Resupply', 'Draw a card.', {
      condition: none('day'),
      when: 'before',
      limit: { times: 1, each: 'day' },
    }),
  );

  it('6.3.l only the first Resupply of the Day activates the reaction', () => {
    const found = afterTrick('Resupply. Resupply. Resupply.', { deck, landmark: [scribe] });
    expect(found.names('hand', 0)).toEqual(['D']);
  });

  it('6.3.l “for the first time” ignores a reaction whose object was not in play at the first occurrence', () => {
    const stock = (name: string) => spell(name, 'Resupply.');
    const found = tableOf4({ hand: [stock('Stock'), scribe, stock('More')], mana: 9, deck })
      .play('Stock')
      .pass()
      .play('Scribe')
      .play('More');
    expect([found.names('hand', 0), found.names('reserve', 0).length]).toEqual([[], 4]);
  });
});

describe('the next card of another player', () => {
  it("2.2.7 an opponent's next card costs more, once", () => {
    const tax = spell(
      'Tax',
      effect(
        ongoing({ kind: 'cost', who: 'opponent', of: { type: 'spell' }, add: 1, next: true }, 'afternoon'),
      ),
    );
    const read = (name: string) => spell(name, 'Draw a card.', { handCost: 1 });
    const found = tableOf4({ hand: [tax], mana: 1 }, { hand: [read('Read'), read('Again')], mana: 3, deck })
      .play('Tax')
      .play('Read');
    const ready = (): number =>
      found.state.seats[1]?.mana.filter((item) => !found.state.stays[item]?.statuses.includes('exhausted'))
        .length ?? 0;
    expect(ready()).toBe(1);
    found.pass().play('Again');
    expect(ready()).toBe(0);
  });
});
