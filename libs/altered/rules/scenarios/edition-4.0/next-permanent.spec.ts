import { describe, expect, it } from '@jest/globals';
import { character, permanent, tableOf4 } from '#altered/testing';

describe('the next Permanent played', () => {
  const lamp = permanent(
    'Lamp',
    '{T}: The next Permanent that you play this turn activates its {j} abilities.',
  );
  const forge = (name: string) => permanent(name, '{J} I gain 1 spark counter.');
  const lit = () =>
    tableOf4({
      mana: 5,
      landmark: [lamp],
      hand: [character('Wren', '{J} I gain 1 spark counter.'), forge('Forge'), forge('Kiln')],
    }).activate('Lamp');

  it('7.3.1.b, 2.2.2.m the next Permanent activates its {j} abilities again', () => {
    const found = lit().play('Forge').choose('reaction emblem of Lamp');
    expect(found.options()).toEqual(['reaction emblem of Forge', 'reaction emblem of Forge']);
    found.choose('reaction emblem of Forge');
    expect(found.counter('Forge', 'spark')).toBe(2);
  });

  it('2.2.2.m a Character is not the next Permanent', () => {
    const found = lit().play('Wren', 'hero');
    expect(found.counter('Wren', 'spark')).toBe(1);
  });
});
