import { describe, expect, it } from '@jest/globals';
import type { Effect, TargetDefinition } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  hero,
  permanent,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  tableOf4,
} from '#altered/testing';

const anyCharacter: TargetDefinition = { kind: 'object', like: { type: 'character' } };
const boostTarget = (target = 0): Effect =>
  step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { target } });
const tough = (name: string, amount: number) => character(name, `Tough ${amount}.`);

describe('reactions, edition 4.0', () => {
  it('6.2.m, 6.3.h a step that activates reactions is followed by one step that creates their emblems', () => {
    const scout = character('Scout', '{J} Resupply.');
    const found = tableOf4({ hand: [scout], mana: 1 }).play('Scout', 'hero');
    const verbs = found.verbs();
    expect(verbs.slice(verbs.indexOf('join'))).toEqual(
      expect.arrayContaining(['join', 'activate-reactions', 'resupply', 'cease']),
    );
    expect(verbs.indexOf('activate-reactions')).toBe(verbs.indexOf('join') + 1);
    expect(found.step('join').actions.map(({ kind }) => kind)).toEqual(['move']);
    expect(found.step('join').reactions).toHaveLength(1);
    expect(found.step('activate-reactions')).toMatchObject({ rules: ['6.3.h'], by: null });
  });

  it('6.3.g the step that activates reactions creates an emblem for each action that matches the trigger', () => {
    const hall = permanent(
      'Hall',
      reaction({ kind: 'join', what: { type: 'character' } }, gainCounters('boost', 1, 'it')),
    );
    const gates = spell('Gates', 'Create two Recruit 1/1/1 tokens in each of your Expeditions.');
    const found = tableOf4({ hand: [gates], landmark: [hall], mana: 1 }).play('Gates');
    expect(found.step('activate-reactions').actions).toHaveLength(4);
  });

  it('4.4.d, 4.2.g the next turn begins once there are no reactions in Limbo', () => {
    const scout = character('Scout', '{J} Resupply.');
    const found = tableOf4({ hand: [scout], mana: 1 }).play('Scout', 'hero');
    expect(found.deciding).toBe('1: turn');
    expect(found.names('limbo', 0)).toEqual([]);
  });

  it('2.1.e a token that would be discarded leaves and ceases to exist without joining the discard pile', () => {
    const watcher = permanent(
      'Watcher',
      'When a Character joins the discard pile — I gain 1 seen counter.',
      'When a Character leaves the Expedition zone — I gain 1 left counter.',
    );
    const call = spell(
      'Call',
      'Create a Recruit 1/1/1 token in your Hero Expedition. Discard token Characters.',
    );
    const found = tableOf4({ hand: [call], landmark: [watcher], mana: 1 }).play('Call');
    expect([found.counter('Watcher', 'seen'), found.counter('Watcher', 'left')]).toEqual([0, 1]);
  });
});

describe('targets, edition 4.0', () => {
  const twoTargets = spell('Two', 'Resupply. Target Character gains 1 boost.');

  it('6.5.b a target is chosen just before the step that requires it, after the earlier steps', () => {
    const found = tableOf4({
      hand: [twoTargets],
      hero: [character('Kite'), character('Wren')],
      mana: 1,
    }).play('Two');
    expect(found.verbs()).toContain('resupply');
    expect(found.deciding).toBe('0: target');
    expect(found.options()).toEqual(['Kite', 'Wren']);
    expect(found.state.pending?.rules).toContain('6.5.b');
    found.choose('Wren');
    expect(found.counter('Wren', 'boost')).toBe(1);
  });

  it('6.5.b, 5.1.2.c without a suitable target the card is played anyway, and the step does nothing', () => {
    const found = tableOf4({ hand: [twoTargets], mana: 1 }).play('Two');
    expect(found.deciding).toBe('1: turn');
    expect(found.verbs()).toContain('resupply');
  });

  it('6.5.b one step cannot have the same object as two targets, but a later step can', () => {
    const pair = spell(
      'Pair',
      effect(
        sequence(
          {
            kind: 'simultaneously',
            steps: [0, 1].map((target) => ({
              kind: 'counters',
              change: 'gain',
              name: 'boost',
              count: 1,
              what: { target },
            })),
          },
          boostTarget(2),
        ),
        [anyCharacter, anyCharacter, anyCharacter],
      ),
    );
    const found = tableOf4({ hand: [pair], hero: [character('Kite'), character('Wren')], mana: 1 }).play(
      'Pair',
    );
    found.choose('Kite');
    expect(found.options()).toEqual(['Kite', 'Wren']);
    found.choose('Kite');
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([2, 1]);
  });

  it('6.5.i a repeated effect chooses a target each time', () => {
    const twice = spell('Twice', effect({ kind: 'repeat', times: 2, effect: boostTarget() }, [anyCharacter]));
    const found = tableOf4({ hand: [twice], hero: [character('Kite'), character('Wren')], mana: 1 }).play(
      'Twice',
    );
    found.choose('Kite').choose('Wren');
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 1]);
  });

  it('6.5.g modes are chosen when the effect reaches them, and resolve in the chosen order', () => {
    const choice = spell(
      'Choice',
      effect(
        sequence(resupply, {
          kind: 'choose-modes',
          count: 2,
          modes: [step({ kind: 'draw', count: 1 }), step({ kind: 'shuffle' }), resupply],
        }),
      ),
    );
    const found = tableOf4({ hand: [choice], mana: 1 }).play('Choice');
    expect(found.deciding).toBe('0: mode');
    expect(found.state.pending?.rules).toEqual(['6.5.g']);
    found.choose('mode 1', 'mode 0');
    const verbs = found.verbs();
    expect(verbs.indexOf('shuffle')).toBeLessThan(verbs.lastIndexOf('draw'));
    expect(verbs.indexOf('resupply')).toBeLessThan(verbs.indexOf('shuffle'));
  });
});

describe('Tough, edition 4.0', () => {
  const dart = spell('Dart', 'Target Character gains 1 boost. It gains Asleep.');
  const twice = spell('Twice', 'Target Character gains 1 boost. Target Character gains 1 boost.');

  it('7.4.7.c, 7.4.7.e targeting an opposing Tough object costs mana before the step', () => {
    const found = tableOf4(
      { hand: [dart], hero: [character('Kite')], mana: 3 },
      { hero: [tough('Wall', 2)] },
    ).play('Dart');
    expect(found.orbs(0)).toBe(2);
    found.choose('Wall');
    expect(found.orbs(0)).toBe(0);
    const verbs = found.verbs();
    expect(verbs.lastIndexOf('pay')).toBeLessThan(verbs.indexOf('counters'));
    expect(found.step('pay').rules).toEqual(['7.4.7.c', '7.4.7.e', '3.2.9.f']);
  });

  it('7.4.7.c a Tough object cannot be chosen without the mana', () => {
    const found = tableOf4(
      { hand: [dart], hero: [character('Kite'), character('Wren')], mana: 2 },
      { hero: [tough('Wall', 2)] },
    ).play('Dart');
    expect(found.options()).toEqual(['Kite', 'Wren']);
  });

  it('7.4.7.d a player is not forced to pay, even if there is no other target', () => {
    const found = tableOf4({ hand: [dart], mana: 3 }, { hero: [tough('Wall', 2)] }).play('Dart');
    expect(found.state.pending).toMatchObject({
      kind: 'target',
      min: 0,
      max: 1,
      rules: ['6.5.b', '7.4.7.d'],
    });
    found.choose();
    expect(found.orbs(0)).toBe(2);
    expect(found.counter('Wall', 'boost')).toBe(0);
  });

  it('7.4.7.f Tough is paid once for an effect that targets the object twice', () => {
    const found = tableOf4({ hand: [twice], mana: 3 }, { hero: [tough('Wall', 2)] }).play('Twice');
    found.choose('Wall');
    expect(found.orbs(0)).toBe(0);
    expect(found.counter('Wall', 'boost')).toBe(2);
  });

  it('5.4.c a reaction has no cost, so Tough is paid as its target is chosen', () => {
    const archer = character('Archer', '{J} Target Character gains 1 boost.');
    const found = tableOf4({ hand: [archer], mana: 2 }, { hero: [tough('Wall', 1)] }).play('Archer', 'hero');
    expect(found.options()).toEqual(['Wall', 'Archer']);
    found.choose('Wall');
    expect(found.orbs(0)).toBe(0);
  });
});

describe('playing, edition 4.0', () => {
  it('5.2.1.c, 2.4.7.a, 2.4.7.c a character from Reserve becomes Fleeting in a step after it joins', () => {
    const found = tableOf4({ reserve: [character('Kite')], mana: 1 }).play('Kite', 'hero');
    expect(found.linesWith('Kite')).toEqual([
      'play | Kite: reserve.0 > limbo.0 +fleeting',
      'join | Kite: limbo.0 > hero.0',
      'become-fleeting | Kite: +fleeting',
    ]);
    expect(found.step('become-fleeting').rules).toEqual(['5.2.1.c', '2.4.7.c']);
  });

  it('5.2.1.c a character from Hand does not become Fleeting', () => {
    const found = tableOf4({ hand: [character('Kite')], mana: 1 }).play('Kite', 'hero');
    expect(found.verbs()).not.toContain('become-fleeting');
  });

  it('2.2.3.d, 5.2.2.a, 5.2.2.c a permanent that is not a landmark is played in an expedition', () => {
    const boots = permanent('Boots', { subtypes: ['gear'] });
    const found = tableOf4({ hand: [boots], mana: 1 });
    expect(found.options()).toEqual(['play Boots hero', 'play Boots companion', 'pass']);
    found.play('Boots', 'companion');
    expect(found.names('companion', 0)).toEqual(['Boots']);
    expect(found.step('join').rules).toEqual(['5.2.2.c', '2.2.3.d']);
  });

  it('5.2.2.b, 2.4.7.d a permanent in an expedition becomes Fleeting if played from Reserve, and is then discarded', () => {
    const boots = permanent('Boots', { subtypes: ['gear'] });
    const found = tableOf4({ reserve: [boots], mana: 1 }).play('Boots', 'hero');
    expect(found.stay('Boots').statuses).toEqual(['fleeting']);
  });

  it('2.2.3.e, 5.2.3.a a landmark goes to the Landmarks and is never Fleeting', () => {
    const found = tableOf4({ reserve: [permanent('Tower')], mana: 1 }).play('Tower');
    expect(found.names('landmark', 0)).toEqual(['Tower']);
    expect(found.stay('Tower').statuses).toEqual([]);
  });

  it('2.4.6.c an exhausted card in Reserve cannot be played', () => {
    const found = tableOf4({
      reserve: [{ card: character('Kite'), statuses: ['exhausted'] }, character('Wren')],
      mana: 1,
    });
    expect(found.options()).toEqual(['play Wren hero', 'play Wren companion', 'pass']);
    const refused = found.decide(0, [`play:${found.item('Kite')}:hero`]);
    expect(refused).toMatchObject({ ok: false, error: { rule: '2.4.6.c' } });
  });

  it('2.4.6.e, 2.2.12.j an exhausted card in Reserve has no support abilities until it is ready', () => {
    const lamp = character('Lamp', '{D}: Resupply.', { reserveCost: 9 });
    const wake = spell('Wake', 'Ready cards in Reserve.');
    const found = tableOf4({ reserve: [{ card: lamp, statuses: ['exhausted'] }], hand: [wake], mana: 1 });
    expect(found.options()).toEqual(['play Wake', 'pass']);
    found.play('Wake').pass();
    expect(found.options()).toContain('quick Lamp 0');
  });
});

describe('the day, edition 4.0', () => {
  it('4.2.1.c Prepare readies heroes, cards in Reserve, and all other objects', () => {
    const tired = (card: Parameters<typeof character>[0]) => ({
      card: character(card),
      statuses: ['exhausted'] as const,
    });
    const found = tableOf4(
      {
        heroZone: [{ card: hero('Ada'), statuses: ['exhausted'] }],
        hero: [tired('Kite')],
        reserve: [tired('Wren')],
        landmark: [{ card: permanent('Tower'), statuses: ['exhausted'] }],
      },
      {},
      { from: 'morning' },
    );
    expect(found.did('prepare')).toEqual([
      'prepare | Ada: -exhausted',
      'prepare | Kite: -exhausted',
      'prepare | Tower: -exhausted',
      'prepare | Wren: -exhausted',
    ]);
  });

  it('4.2.5.d expeditions that meet in the Afternoon win only at Check Victory', () => {
    const rush = spell('Rush', 'Your Hero Expedition moves forward one region.');
    const found = tableOf4({ hand: [rush], mana: 1, at: { hero: 3, companion: 4 } }).play('Rush');
    expect(found.state.result).toBeNull();
    found.pass().pass();
    expect(found.state.result).toMatchObject({ winners: [0], reason: 'expeditions-met', rule: '4.2.5.d' });
    expect(found.verbs().at(-1)).toBe('check-victory');
  });

  it('4.2.5.d the player whose expeditions have crossed farther wins', () => {
    const found = tableOf4(
      { at: { hero: 4, companion: 4 } },
      { at: { hero: 5, companion: 3 } },
      { from: 'night' },
    );
    expect(found.state.result).toMatchObject({ winners: [1], reason: 'expeditions-crossed' });
  });

  it('4.2.5.d, 4.3.a if both players have moved equally far, tiebreakers begin at Night', () => {
    const found = tableOf4(
      { at: { hero: 4, companion: 4 } },
      { at: { hero: 3, companion: 3 } },
      { from: 'night' },
    );
    expect(found.state.adventure.map(({ name }) => name)).toEqual(['arena']);
    expect(found.state.result).toBeNull();
  });

  it('4.2.5.d Check Victory does not happen at a sum of 6, or (4.3.f) in the Arena', () => {
    const apart = tableOf4({ at: { hero: 3, companion: 4 } }, {}, { from: 'night' });
    expect(apart.verbs()).not.toContain('check-victory');
    const arena = tableOf4({}, {}, { arena: true, from: 'night' });
    expect(arena.verbs()).not.toContain('check-victory');
    expect(arena.state.result).toBeNull();
  });

  it('4.2.5.c landmarks beyond the limit are sacrificed', () => {
    const altar = permanent('Altar', 'When a Permanent is sacrificed — I gain 1 seen counter.');
    const found = tableOf4(
      { landmark: [altar, permanent('Tower'), permanent('Mill')] },
      {},
      { from: 'night' },
    ).choose('Altar', 'Tower');
    expect(found.counter('Altar', 'seen')).toBe(1);
  });
});
