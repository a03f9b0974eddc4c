import { describe, expect, it } from '@jest/globals';
import type { DailyEffectName, PhaseName } from '#altered/abilities';
import { character, hero, permanent, reaction, spell, statistics, Table, tableOf } from '#altered/testing';

const kite = character('Kite');
const strong = character('Strong', statistics(3, 3, 3));

const bell = (phase: PhaseName, name = `Bell of ${phase}`) =>
  permanent(name, reaction({ kind: 'phase', phase }, 'I gain 1 ring counter.'));
const echo = (effect: DailyEffectName) =>
  permanent(`Echo of ${effect}`, reaction({ kind: 'after-daily-effect', effect }, 'I gain 1 ring counter.'));

const march = spell('March', 'Your Hero Expedition moves forward one region.');
const gains = (table: Table): string[] => table.happened().filter((line) => line.startsWith('counters'));
/** Makes default choices until a player's turn. */
const untilTurn = (table: Table): Table => {
  while (!table.deciding.endsWith(': turn')) table.choose();
  return table;
};

describe('a day', () => {
  it('4.2.a, 4.2.e, 4.2.f a day has five phases, one after the other, and then the next day begins', () => {
    const table = untilTurn(tableOf({}, {}, { from: 'morning', day: 4 }));
    table.pass().pass();
    const phases = table.events.flatMap((event) =>
      event.kind === 'StepResolved'
        ? event.actions.flatMap((action) =>
            action.kind === 'phase' ? [`${action.day} ${action.phase}`] : [],
          )
        : [],
    );
    expect(phases).toEqual(['5 morning', '5 noon', '5 afternoon', '5 dusk', '5 night', '6 morning']);
  });

  it('4.2.1.a, 4.2.e the Morning consists of Succeed, Prepare, Draw and Expand, in this order', () => {
    const tired = { card: kite, statuses: ['exhausted'] } as const;
    const table = tableOf({ hero: [tired] }, {}, { from: 'morning' });
    table.choose('Blank').choose();
    expect(table.verbs().slice(0, 5)).toEqual(['begin-day', 'succeed', 'prepare', 'draw', 'expand']);
  });

  it('4.2.2.a Noon has no daily effects', () => {
    const table = tableOf({ hero: [kite], hand: [kite], mana: 2 }, {}, { from: 'noon' });
    expect(table.happened()).toEqual([
      'begin-phase | phase {"day":2,"phase":"noon"}',
      'begin-phase | phase {"day":2,"phase":"afternoon"}',
      'begin-turn | turn {"turn":1,"seat":0}',
    ]);
  });

  it('4.2.4.a Progress is the only daily effect of Dusk', () => {
    const table = tableOf({ hero: [strong] }, {}, { from: 'dusk' });
    expect(table.verbs().slice(0, 4)).toEqual(['begin-phase', 'progress', 'begin-phase', 'rest']);
  });

  it('4.2.5.a Night consists of Rest and then Clean-up, which counts the cards that Rest put in Reserve', () => {
    const table = tableOf({ hero: [kite], reserve: [strong, character('Fox')] }, {}, { from: 'night' });
    expect(table.verbs()).toEqual(['begin-phase', 'rest']);
    expect(table.options()).toEqual(['Strong', 'Fox', 'Kite']);
    table.choose('Kite', 'Fox');
    expect(table.verbs().slice(0, 4)).toEqual(['begin-phase', 'rest', 'clean-up', 'begin-day']);
  });

  it('4.2.5.c a player who can keep no cards makes no decision in Clean-up', () => {
    const miser = hero('Miser', { reserveLimit: 0 });
    const table = tableOf({ heroZone: [miser], reserve: [kite] }, {}, { from: 'night' });
    expect(table.happened()).toContain('clean-up | Kite: reserve.0 > discard.0');
  });
});

describe('when reactions are checked during a day', () => {
  it.each(['morning', 'noon', 'afternoon', 'dusk', 'night'] as const)(
    '4.2.b, 4.4.a reactions are played at the beginning of %s, before anything else',
    (phase) => {
      const table = tableOf({ landmark: [bell(phase)] }, {}, { from: phase });
      expect(table.verbs().slice(0, 3)).toEqual([
        phase === 'morning' ? 'begin-day' : 'begin-phase',
        'counters',
        'cease',
      ]);
      expect(table.step('counters').rules).toContain('2.5.e');
      expect(gains(table)).toEqual([`counters | Bell of ${phase}: +1 ring = 1`]);
    },
  );

  it.each([
    ['succeed', 'morning', 'succeed'],
    ['prepare', 'morning', 'succeed'],
    ['draw', 'morning', 'draw'],
    ['progress', 'dusk', 'progress'],
    ['rest', 'night', 'rest'],
  ] as const)('4.2.d, 4.4.a reactions are played after %s', (effect, from, last) => {
    const table = tableOf({ landmark: [echo(effect)], hero: [kite] }, {}, { from });
    const all = table.verbs();
    const index = all.indexOf(`after-${effect}`);
    expect(all.slice(index - 1, index + 3)).toEqual([last, `after-${effect}`, 'counters', 'cease']);
    expect(table.step(`after-${effect}`).rules).toEqual(['4.2.d', '6.3.b']);
  });

  it('4.2.d reactions triggered by a daily effect and by “after” it can be played in any order', () => {
    const guard = permanent('Guard', 'When a Character leaves the Expedition zone — Resupply.');
    const seats = [{ landmark: [guard, echo('rest')], hero: [kite], deck: [character('Top')] }, {}] as const;
    const play = (first: string): string[] => {
      const table = new Table({ seats, from: 'night' });
      expect(table.deciding).toBe('0: reaction');
      expect(table.options()).toEqual(['reaction emblem of Guard', 'reaction emblem of Echo of rest']);
      table.happened();
      table.choose(`reaction emblem of ${first}`);
      return table.happened().filter((line) => /^(resupply|counters)/.test(line));
    };
    const [gain, supply] = ['counters | Echo of rest: +1 ring = 1', 'resupply | Top: deck.0 > reserve.0'];
    expect(play('Guard')).toEqual([supply, gain]);
    expect(play('Echo of rest')).toEqual([gain, supply]);
  });

  it('4.2.e the next daily effect waits until there are no reactions in Limbo', () => {
    const table = tableOf(
      { landmark: [echo('succeed'), bell('morning')], deck: [kite, kite] },
      {},
      { from: 'morning' },
    );
    const all = table.verbs();
    expect(all.filter((verb) => verb === 'counters')).toHaveLength(2);
    expect(all.indexOf('succeed')).toBeGreaterThan(all.indexOf('cease'));
    expect(all.indexOf('draw')).toBeGreaterThan(all.lastIndexOf('cease'));
  });
});

describe('Progress and reactions to it', () => {
  const watching = (does: 'fails' | 'forward', due?: 'forest' | 'water') =>
    permanent(
      'Watch',
      reaction(
        { kind: 'expedition', which: 'your-hero', does, ...(due && { due }) },
        'I gain 1 seen counter.',
      ),
    );
  const dusk = (
    watch: ReturnType<typeof watching>,
    cards: readonly ReturnType<typeof character>[],
    more = {},
  ) => tableOf({ landmark: [watch], hero: cards }, {}, { from: 'dusk', ...more }).stay('Watch').counters;

  it('4.2.4.g an expedition fails to move forward when it does not move during Progress', () => {
    expect(dusk(watching('fails'), [])).toEqual({ seen: 1 });
    expect(dusk(watching('fails'), [strong])).toEqual({});
  });

  it('4.2.4.g an expedition that is ahead but cannot move fails to move forward', () => {
    const held = character('Held', 'Defender.', statistics(3, 3, 3));
    expect(dusk(watching('fails'), [held])).toEqual({ seen: 1 });
  });

  it('4.2.4.g an expedition that moves at another time of day still fails to move forward if Progress does not move it', () => {
    const table = tableOf({ landmark: [watching('fails')], hand: [march], mana: 1 }).play('March');
    expect(table.state.seats[0]?.expeditions.hero).toBe(1);
    expect(table.stay('Watch').counters).toEqual({});
    table.pass().pass();
    expect(table.stay('Watch').counters).toEqual({ seen: 1 });
  });

  it('4.2.4.g no expedition fails to move forward once tiebreakers have begun', () => {
    expect(dusk(watching('fails'), [], { arena: true })).toEqual({});
  });

  it("4.2.4.h an expedition moves forward due to the statistics in which it is ahead in its region's terrains", () => {
    const wood = character('Wood', statistics(2, 0, 0));
    expect(dusk(watching('forward', 'forest'), [wood])).toEqual({ seen: 1 });
    expect(dusk(watching('forward', 'water'), [wood])).toEqual({});
  });
});
