import { describe, expect, it } from '@jest/globals';
import type { TargetDefinition } from '#altered/abilities';
import { character, effect, spell, type Does, tableOf } from '#altered/testing';

const [kite, owl] = [character('Kite'), character('Owl')];
const cast = (does: Does, targets?: readonly TargetDefinition[]) => spell('Cast', effect(does, targets));

describe('optional steps of a spell', () => {
  it('5.2.3.e the target of an optional step is chosen as the spell is declared, and whether to do it as it resolves', () => {
    const table = tableOf({
      hand: [cast('Resupply. You may have target Character gain 1 boost.')],
      hero: [kite, owl],
      mana: 1,
    });
    table.play('Cast');
    expect(table.deciding).toBe('0: target');
    table.happened();
    table.choose('Owl');
    expect(table.did('pay', 'resupply', 'counters')).toHaveLength(2);
    expect(table.deciding).toBe('0: may');
    table.choose('yes');
    expect(table.stay('Owl').counters).toEqual({ boost: 1 });
  });

  it("5.2.3.e the spell's other steps resolve without an optional step that is not done", () => {
    const table = tableOf({
      hand: [cast('You may have target Character gain 1 boost. Resupply.')],
      hero: [kite, owl],
      mana: 1,
    });
    table.play('Cast').choose('Kite').choose('no');
    expect(table.did('counters', 'resupply')).toEqual(['resupply | Blank: deck.0 > reserve.0']);
  });

  it('5.2.3.e a spell without a suitable target for its optional step cannot be played', () => {
    const table = tableOf({ hand: [cast('You may have target Character gain 1 boost. Resupply.')], mana: 1 });
    expect(table.options()).toEqual(['pass']);
  });
});

describe('conditional steps of a spell', () => {
  it('5.2.3.f the condition of a step is checked as the spell resolves, after the earlier steps', () => {
    const table = tableOf({
      hand: [cast("Resupply. If there's a card in your Reserve, target Character gains 1 boost.")],
      hero: [kite],
      mana: 1,
    });
    table.play('Cast');
    expect(table.stay('Kite').counters).toEqual({ boost: 1 });
    const other = tableOf({
      hand: [cast("Resupply. Target Character gains 1 boost unless there's a card in your Reserve.")],
      hero: [kite],
      mana: 1,
    });
    other.play('Cast');
    expect(other.stay('Kite').counters).toEqual({});
  });

  it('5.2.3.f the target of a conditional step is chosen even while its condition is false', () => {
    const spellCard = cast("If there's a card in your Reserve, target Character gains 1 boost.");
    const table = tableOf({ hand: [spellCard], hero: [kite, owl], mana: 1 }).play('Cast');
    expect(table.deciding).toBe('0: target');
    table.choose('Owl');
    expect(table.stay('Owl').counters).toEqual({});
    const none = tableOf({ hand: [spellCard], mana: 1 });
    expect(none.options()).toEqual(['pass']);
  });
});

describe('Fleeting spells', () => {
  const haul = spell('Haul', 'Resupply.');
  const spark = spell('Spark', 'Resupply.', 'Fleeting.');

  it('2.4.6.d, 2.4.6.f, 5.2.3.h, 5.2.3.j a spell played from Reserve is Fleeting in Limbo and goes to the discard pile', () => {
    const table = tableOf({ reserve: [haul], mana: 1 });
    table.happened();
    table.play('Haul');
    expect(table.did('play', 'finish')).toEqual([
      'play | Haul: reserve.0 > limbo.0 +fleeting',
      'finish | Haul: limbo.0 > discard.0',
    ]);
    expect(table.step('play').rules).toEqual(expect.arrayContaining(['2.4.6.d', '5.2.3.h']));
    expect(table.step('finish').rules).toContain('2.4.6.f');
  });

  it('2.4.6.f, 5.2.3.h, 5.2.3.j a spell played from Hand is not Fleeting, and goes to Reserve after it resolves', () => {
    const table = tableOf({ hand: [haul], mana: 1 });
    table.happened();
    table.play('Haul');
    expect(table.did('play', 'resupply', 'finish')).toEqual([
      'play | Haul: hand.0 > limbo.0',
      'resupply | Blank: deck.0 > reserve.0',
      'finish | Haul: limbo.0 > reserve.0',
    ]);
  });

  it('2.4.6.e, 5.2.3.i a spell with the keyword Fleeting gains the status wherever it is played from', () => {
    const table = tableOf({ hand: [spark], mana: 1 });
    table.happened();
    table.play('Spark');
    expect(table.did('play', 'finish')).toEqual([
      'play | Spark: hand.0 > limbo.0 +fleeting',
      'finish | Spark: limbo.0 > discard.0',
    ]);
    expect(table.step('play').rules).toEqual(expect.arrayContaining(['2.4.6.e', '5.2.3.i']));
    expect(table.step('play').rules).not.toContain('5.2.3.h');
  });

  it('5.2.3.j a spell that its own effect moved stays where it is', () => {
    const seed = cast("Put me in my owner's Mana zone.");
    const table = tableOf({ hand: [seed], mana: 1 });
    table.happened();
    table.play('Cast');
    expect(table.did('move', 'finish')).toEqual(['move | Cast: limbo.0 > mana.0 +exhausted']);
  });
});

describe('characters and permanents', () => {
  it('5.2.1.b, 5.2.1.c a character is Fleeting in Limbo and in its expedition if played from Reserve, but not from Hand', () => {
    const play = (zone: 'hand' | 'reserve'): string[] => {
      const table = tableOf({ [zone]: [kite], mana: 1 });
      table.happened();
      table.play('Kite', 'companion');
      return table.did('play', 'join');
    };
    expect(play('reserve')).toEqual([
      'play | Kite: reserve.0 > limbo.0 +fleeting',
      'join | Kite: limbo.0 > companion.0 +fleeting',
    ]);
    expect(play('hand')).toEqual(['play | Kite: hand.0 > limbo.0', 'join | Kite: limbo.0 > companion.0']);
  });
});

describe('a spell with several lines of effect', () => {
  it('1.2.6.b a spell with several lines resolves each line, in order', () => {
    const twice = spell('Twice', 'Target Character gains 1 boost.', 'Draw a card.', 'Resupply.');
    const table = tableOf({ hand: [twice], hero: [kite], mana: 1 }).play('Twice');
    expect(table.did('counters', 'draw', 'resupply', 'finish').map((line) => line.split(' ')[0])).toEqual([
      'counters',
      'draw',
      'resupply',
      'finish',
    ]);
  });

  it('5.2.3.b the targets of all lines are chosen as the spell is declared, separately for each line', () => {
    const both = spell(
      'Both',
      'Target Character gains 1 boost.',
      'Target Character gains Asleep.',
      'Draw a card.',
    );
    const table = tableOf({ hand: [both], hero: [kite, owl], mana: 1 });
    table.play('Both').choose('Kite');
    expect(table.deciding).toBe('0: target');
    table.choose('Owl');
    expect(table.stay('Kite')).toMatchObject({ counters: { boost: 1 }, statuses: [] });
    expect([table.stay('Owl').counters, table.stay('Owl').statuses]).toEqual([{}, ['asleep']]);
  });

  it('5.2.3.b a spell cannot be played if one of its lines has no suitable target', () => {
    const both = spell('Both', 'Target Character gains 1 boost.', 'Target Permanent gains Asleep.');
    const table = tableOf({ hand: [both], hero: [kite], mana: 1 });
    expect(table.options()).toEqual(['pass']);
  });

  it('5.2.3.d the mode of one line and the targets of another are both chosen', () => {
    const both = spell(
      'Both',
      'Choose one:\n• Target Character gains 1 boost.\n• Resupply.',
      'Target Character gains Asleep.',
    );
    const table = tableOf({ hand: [both], hero: [kite, owl], mana: 1 });
    table.play('Both').choose('mode:1');
    expect(table.deciding).toBe('0: target');
    table.choose('Owl');
    expect([table.stay('Owl').counters, table.stay('Owl').statuses]).toEqual([{}, ['asleep']]);
    expect(table.names('reserve', 0)).toContain('Both');
    expect(table.did('resupply')).toHaveLength(1);
  });

  it('5.2.3.g the targets of an inner action in a later line are chosen separately', () => {
    const both = spell(
      'Both',
      'Target Character gains 1 boost.',
      'You may pay {1} to have target Character gain Asleep.',
    );
    const table = tableOf({ hand: [both], hero: [kite, owl], mana: 2 });
    table.play('Both').choose('Kite').choose('yes').choose('Owl');
    expect(table.stay('Kite')).toMatchObject({ counters: { boost: 1 }, statuses: [] });
    expect([table.stay('Owl').counters, table.stay('Owl').statuses]).toEqual([{}, ['asleep']]);
  });
});
