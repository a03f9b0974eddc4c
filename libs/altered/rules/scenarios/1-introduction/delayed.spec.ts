import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { character, effect, permanent, reaction, spell, step, tableOf } from '#altered/testing';
const legate = character(
  'Legate',
  'When my Expedition fails to move forward during Dusk — Sabotage after Rest.',
  { statistics: { forest: 0, mountain: 0, water: 0 } },
);

describe('effects delayed until after Rest', () => {
  it('2.2.2.m, 4.2.d a delayed effect becomes a reaction after Rest, and its targets are chosen then', () => {
    const table = tableOf(
      { hero: [legate] },
      { hero: [character('Weak', { statistics: { forest: 0, mountain: 0, water: 0 } })] },
      { from: 'dusk' },
    );
    const lines = table.happened();
    expect(lines).toContain('delay | emblem of Legate: delayed > limbo.0');
    expect(lines.indexOf('rest | Legate: hero.0 > reserve.0')).toBeLessThan(
      lines.indexOf('after-rest | emblem of Legate: reaction > limbo.0'),
    );
    expect(lines.at(-1)).toBe('after-rest | emblem of Legate: ceases to exist');
    expect([table.deciding, ...table.options()]).toEqual(['0: target', 'Legate', 'Weak']);
    table.choose('Weak');
    expect([table.names('discard', 1), table.names('limbo', 0)]).toEqual([['Weak'], []]);
    expect(table.state.day).toBe(3);
  });

  it('4.2.d, 2.2.13.a a delayed effect ends with the day if its time has already passed', () => {
    const late = permanent(
      'Late',
      reaction({ kind: 'after-daily-effect', effect: 'clean-up' }, 'Draw a card after Rest.'),
    );
    const table = tableOf({ landmark: [late] }, {}, { from: 'night' });
    expect(table.happened()).toContain('delay | emblem of Late: delayed > limbo.0');
    expect(table.names('limbo', 0)).toEqual([]);
  });

  it("4.2.d the log names a delayed effect's card", () => {
    const table = tableOf({ hero: [legate] }, {}, { from: 'dusk' });
    const delayed = table.step('delay');
    const entry = altered.tell.event(delayed, table.state, { kind: 'omniscient' }, 'en');
    expect(entry.text).toContain('Legate');
  });
});

describe('an ability that wins the game', () => {
  const festival = permanent(
    'Festival',
    'At Dusk, if you control a Fleeting Character, another Anchored Character and yet another Asleep Character — You win the game.',
  );
  const placed = (name: string, ...statuses: ('fleeting' | 'anchored' | 'asleep')[]) => ({
    card: character(name),
    statuses,
  });

  it('1.4.2.a "You win the game" ends the game', () => {
    const table = tableOf(
      {
        landmark: [festival],
        hero: [placed('A', 'anchored', 'fleeting'), placed('B', 'anchored'), placed('C', 'asleep')],
      },
      {},
      { from: 'dusk' },
    );
    expect(table.happened().at(-1)).toBe('ended | 0 by ability');
    expect(table.state.result).toMatchObject({ winners: [0], reason: 'ability', rule: '1.4.2.a' });
  });

  it('6.3.b "another" and "yet another" require different objects', () => {
    const table = tableOf(
      { landmark: [festival], hero: [placed('A', 'anchored', 'fleeting'), placed('C', 'asleep')] },
      {},
      { from: 'dusk' },
    );
    expect(table.state.result).toBeNull();
  });

  it('6.5.a a spell can win the game, also for each player', () => {
    const wish = spell('Wish', effect(step({ kind: 'win', who: 'each-player' })));
    const table = tableOf({ hand: [wish], mana: 1 }).play('Wish');
    expect(table.happened().at(-1)).toBe('ended | 0 and 1 by ability');
  });
});
