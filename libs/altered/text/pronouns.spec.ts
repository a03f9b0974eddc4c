import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#altered/abilities';
import { compileLine } from './index.js';

/** Returns the effect of a card line. Null if it does not compile. */
function effectOf(line: string): Effect | null {
  const onCharacter = compileLine(line, 'main', { type: 'character' });
  const read = onCharacter.kind === 'parsed' ? onCharacter : compileLine(line, 'main', { type: 'spell' });
  const [ability] = read.kind === 'parsed' ? read.abilities : [];
  return ability !== undefined && 'effect' in ability ? ability.effect : null;
}

const target = { target: 0 };

describe('pronouns', () => {
  it('“where X is its Hand Cost” refers to the object before X', () => {
    const count = { cost: 'hand', of: target };
    const draws = { kind: 'step', step: { kind: 'draw', count } };
    expect(effectOf('{J} Discard target Character. Draw X cards, where X is its Hand Cost.')).toMatchObject({
      effects: [{}, draws],
    });
    expect(
      effectOf('{J} Discard target Character, then draw X cards, where X is its Hand Cost.'),
    ).toMatchObject({ effects: [{}, draws] });
    expect(effectOf('{J} Draw X cards, where X is its Hand Cost.')).toBeNull();
  });

  it('“it” refers to the named object, and not to a Resupplied card', () => {
    const taken = effectOf(
      'Target a Landmark Permanent with Hand Cost {2} or less. Its controller Resupplies, then you take control of it.',
    );
    expect(taken).toMatchObject({ effects: [{}, { step: { kind: 'take-control', what: target } }] });
    expect(effectOf('When you play a Character — Resupply, then it gains 1 boost.')).toMatchObject({
      effects: [{}, { step: { kind: 'counters', what: 'it' } }],
    });
    expect(effectOf('{J} Resupply. It gains 1 boost.')).toMatchObject({
      effects: [{}, { step: { kind: 'counters', what: { noted: 'resupplied' } } }],
    });
  });

  it.each([
    // "It" could refer to either of two objects.
    '{J} Exhaust target Character, then Resupply. It gains 1 boost.',
    // A drawn card is in a hand, where it cannot gain boosts (2.5.a).
    'When you play a Character — Draw a card. It gains 1 boost.',
    // No card was played, so there is no Base Cost to compare.
    '{J} If the Base Cost was {3} or more, draw a card.',
    // Only a trigger on expeditions that failed to move provides their number. "At Night" is a different trigger.
    'At Night — If both of your Expeditions failed to move forward, draw a card.',
    // Several Characters can match, so "it" could mean a different Character for each verb.
    "{J} If I'm facing a Boosted Character, it loses 1 boost and gains Fleeting.",
    // "Up to a max of 3" could apply to X or to the number of Plants.
    '{J} Draw X cards and I gain X boosts, where X is the number of Plants you control, up to a max of 3.',
    // The second sentence would refer to a different object, action or result for each player.
    "{J} Each player draws a card. If it's a Spell, discard it.",
    '{J} Each player discards the top card of their deck. If it was a Character, draw a card.',
    '{J} Each player sacrifices a Character. If its Hand Cost was {3} or more, draw a card.',
    '{J} Each player rolls a die. On a 4+, draw a card.',
    '{J} Each player may discard a card from their Reserve. If you do, draw a card.',
    // “Each” would require a separate choice or condition for each expedition.
    '{J} You may send a Character in each Expedition to Reserve.',
    "{J} Each of your Expeditions moves forward one region if it's behind.",
    // A discarded card is in a discard pile, where it cannot gain boosts (2.5.a).
    '{J} Discard a card from your hand. It gains 1 boost.',
    // The opponent Resupplied, so "you put" cannot refer to that action.
    '{J} Target opponent Resupplies. If you put a Character in Reserve this way, draw a card.',
  ])('are declined instead of guessed: %s', (line) => {
    expect(effectOf(line)).toBeNull();
  });

  it('“it” refers to the earlier object if an optional action was not done', () => {
    const otherwise = { step: { kind: 'status', what: 'it' } };
    expect(
      effectOf(
        "When you play a Character — You may discard a card from your hand. If you don't, it gains Fleeting.",
      ),
    ).toMatchObject({ otherwise });
    expect(
      effectOf(
        "{J} Target Robot gains 1 boost. Then, you may sacrifice a Permanent. If you don't, it gains Fleeting.",
      ),
    ).toMatchObject({ effects: [{}, { otherwise: { step: { what: target } } }] });
    expect(effectOf("{J} You may discard a card from your hand. If you don't, exhaust it.")).toBeNull();
  });

  it('“it” refers to the earlier object if the object of the action is gone', () => {
    expect(
      effectOf('When you play a Robot — You may discard a card from your hand. If you do, it gains 1 boost.'),
    ).toMatchObject({ then: { step: { kind: 'counters', what: 'it' } } });
    expect(
      effectOf('When you play a Robot — You may sacrifice a Permanent. If you do, exhaust it.'),
    ).not.toMatchObject({ then: { step: { what: 'it' } } });
  });

  it("“other” excludes the object of the trigger, in that object's Expedition", () => {
    const others = { except: 'it', expedition: 'its-expedition' };
    expect(
      effectOf('When a Robot joins your Expeditions — Each other Character in its Expedition gains 1 boost.'),
    ).toMatchObject({ step: { what: { all: others } } });
    expect(
      effectOf('When a Robot joins your Expeditions — Sacrifice another Character in its Expedition.'),
    ).toMatchObject({ step: { what: others } });
  });

  it('“it” does not refer to this object, which is “I” in every zone', () => {
    expect(
      effectOf('When a Robot joins your Expeditions — You may sacrifice me. If you do, send it to Reserve.'),
    ).toMatchObject({ then: { step: { kind: 'move', what: 'it' } } });
  });

  it('“a Mana Orb” belongs to the player who chooses it', () => {
    const own = { choose: { zone: 'mana', owner: 'you' } };
    expect(effectOf('{J} Exhaust a Mana Orb. If you do, draw a card.')).toMatchObject({
      first: { step: { what: own } },
    });
    expect(effectOf('{J} Each player discards one of their Mana Orbs.')).toMatchObject({
      step: { what: own, who: 'each-player' },
    });
  });

  it('an object that gains several things is chosen once', () => {
    expect(
      effectOf('{R} You may have another Character you control gain 2 boosts and Fleeting.'),
    ).toMatchObject({
      kind: 'optional',
      effect: {
        effects: [
          { step: { kind: 'choose' }, note: 'chosen' },
          { kind: 'simultaneously', steps: [{ what: { noted: 'chosen' } }, { what: { noted: 'chosen' } }] },
        ],
      },
    });
  });
});
