import { describe, expect, it } from '@jest/globals';
import type { Step } from '#altered/abilities';
import { character, gainCounters, joins, permanent, quickAction, reaction, step, tableOf4 } from '#testing';

describe('the next Permanent that is played', () => {
  const next: Step = {
    kind: 'next',
    trigger: { kind: 'played', what: { type: 'permanent' } },
    effect: step({ kind: 'activate-own', symbol: 'join', which: 'all', what: 'it' }),
    duration: 'turn',
  };
  const lamp = permanent('Lamp', { abilities: [quickAction({ exhaustMe: true }, step(next))] });
  const forge = (name: string) => permanent(name, { abilities: [reaction(joins, gainCounters('spark'))] });
  const lit = () =>
    tableOf4({
      seats: [
        {
          mana: 5,
          landmark: [lamp],
          hand: [
            character('Wren', { abilities: [reaction(joins, gainCounters('spark'))] }),
            forge('Forge'),
            forge('Kiln'),
          ],
        },
        {},
      ],
    }).choose('quick Lamp 0');

  it('7.3.1.b, 2.2.2.m activates its {j} abilities once more', () => {
    const found = lit().choose('play Forge').choose('reaction emblem of Lamp');
    expect(found.options()).toEqual(['reaction emblem of Forge', 'reaction emblem of Forge']);
    found.choose('reaction emblem of Forge');
    expect(found.counter('Forge', 'spark')).toBe(2);
  });

  it('2.2.2.m is no Character', () => {
    const found = lit().choose('play Wren hero');
    expect(found.counter('Wren', 'spark')).toBe(1);
  });
});
