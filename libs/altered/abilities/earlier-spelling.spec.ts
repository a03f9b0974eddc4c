import { describe, expect, it } from '@jest/globals';
import type { Ability } from './ability.js';
import { abilityProblems } from './check.js';
import type { CardDefinition } from './card.js';
import { cardNow, nodeNow, spelledLike, writtenNow } from './earlier-spelling.js';
import type { Effect } from './effect.js';
import type { Step } from './step.js';

const token = { named: 'Seed' };
const place = { kind: 'landmarks', of: 'you' } as const;

/** Casts a tree in the form of early records to abilities, because the current types do not describe this form. */
const wrapped = (value: unknown): readonly Ability[] => value as readonly Ability[];

describe('abilities in an earlier spelling', () => {
  it.each<[string, unknown, Ability]>([
    ['an ability', { kind: 'later', ability: { kind: 'scout', cost: 2 } }, { kind: 'scout', cost: 2 }],
    [
      'a keyword that is now a kind of its own',
      { kind: 'later', ability: { kind: 'keyword', keyword: 'cooldown' } },
      { kind: 'cooldown' },
    ],
    [
      'a trigger, and a step inside the triggered effect',
      {
        kind: 'reaction',
        trigger: { kind: 'later', trigger: { kind: 'rolls', who: 'you', from: 6 } },
        effect: {
          kind: 'later',
          said: 'so',
          effect: {
            kind: 'modes',
            count: { later: { kind: 'x' } },
            modes: [{ kind: 'step', step: { kind: 'later', step: { kind: 'create', token, place } } }],
          },
        },
      },
      {
        kind: 'reaction',
        trigger: { kind: 'rolls-number', who: 'you', from: 6 },
        effect: {
          kind: 'choose-modes',
          said: 'so',
          count: { x: true },
          modes: [{ kind: 'step', step: { kind: 'create-at', token, place } }],
        },
      },
    ],
    [
      'a passive with a condition, a description and a quantity',
      {
        kind: 'passive',
        passive: {
          kind: 'later',
          if: { kind: 'later', condition: { kind: 'in-contact', what: 'me' } },
          passive: { kind: 'counters-forbidden', of: { type: 'character', later: { completed: true } } },
        },
      },
      {
        kind: 'passive',
        passive: {
          kind: 'counters-forbidden',
          if: { kind: 'in-contact', what: 'me' },
          of: { type: 'character', completed: true },
        },
      },
    ],
    [
      'a cost',
      {
        kind: 'quick-action',
        cost: { mana: { later: { kind: 'expeditions', of: 'you' } }, later: { exhaustInReserve: 1 } },
        effect: { kind: 'sequence', effects: [] },
      },
      {
        kind: 'quick-action',
        cost: { mana: { expeditions: { of: 'you' } }, exhaustInReserve: 1 },
        effect: { kind: 'sequence', effects: [] },
      },
    ],
  ])('%s is converted to the current spelling', (_, before, now) => {
    expect(writtenNow(wrapped([before]))).toEqual([now]);
    expect(abilityProblems([now])).toEqual([]);
    expect(abilityProblems([before])).not.toEqual([]);
  });

  it('an ability in the current spelling stays the same object', () => {
    const now: readonly Ability[] = [{ kind: 'tough', amount: 1 }];
    expect(writtenNow(now)).toBe(now);
    const step: Step = { kind: 'after-you' };
    expect([nodeNow(step), spelledLike(step, step)]).toEqual([step, step]);
  });

  it('only the node itself is converted, not the nodes in it', () => {
    const inner = { kind: 'step', step: { kind: 'later', step: { kind: 'receive-gift' } } };
    const modes = { kind: 'later', effect: { kind: 'modes', modes: [inner], count: 1 } };
    expect(nodeNow(modes as unknown as Effect)).toEqual({ kind: 'choose-modes', modes: [inner], count: 1 });
  });

  it('a node that replaces a step uses the spelling of that step', () => {
    const original = { kind: 'later', step: { kind: 'receive-gift' } } as unknown as Step;
    const made = spelledLike<Step>(original, { kind: 'create-at', token, place });
    expect(made).toEqual({ kind: 'later', step: { kind: 'create', token, place } });
    expect(nodeNow(made)).toEqual({ kind: 'create-at', token, place });
  });

  it('oversized abilities and malformed cards stay unchanged', () => {
    const endless: Record<string, unknown> = { kind: 'later' };
    endless['ability'] = endless;
    let deep: unknown = { kind: 'later' };
    for (let depth = 0; depth < 100_000; depth++) deep = { kind: 'later', effect: deep };
    for (const node of [endless, deep]) {
      const abilities = wrapped([node]);
      expect(writtenNow(abilities)).toBe(abilities);
    }
    for (const value of [null, 7, [], {}, { abilities: null }, { abilities: 7 }])
      expect(cardNow(value as unknown as CardDefinition)).toBe(value);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'the kind "%s" is not mistaken for a renamed kind',
    (kind) => {
      const step = { kind: 'later', step: { kind } } as unknown as Step;
      expect(nodeNow(step).kind).toBe(kind);
      const count = wrapped([{ kind: 'tough', amount: { later: { kind } } }]);
      expect(writtenNow(count)).toEqual([{ kind: 'tough', amount: { kind } }]);
    },
  );
});
