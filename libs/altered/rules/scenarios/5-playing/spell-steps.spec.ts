import { describe, expect, it } from '@jest/globals';
import type { TargetDefinition } from '#altered/abilities';
import { character, effect, spell, type Does, tableOf } from '#altered/testing';

const [kite, owl] = [character('Kite'), character('Owl')];
const cast = (does: Does, targets?: readonly TargetDefinition[]) => spell('Cast', effect(does, targets));

describe('optional steps of a spell', () => {
  it('5.2.3.e the target is chosen as it is declared, whether the step is done only as it resolves', () => {
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

  it('5.2.3.e the rest goes on without a step that is not done', () => {
    const table = tableOf({
      hand: [cast('You may have target Character gain 1 boost. Resupply.')],
      hero: [kite, owl],
      mana: 1,
    });
    table.play('Cast').choose('Kite').choose('no');
    expect(table.did('counters', 'resupply')).toEqual(['resupply | Blank: deck.0 > reserve.0']);
  });

  it('5.2.3.e without a suitable target the spell cannot be played, even if the step would not be done', () => {
    const table = tableOf({ hand: [cast('You may have target Character gain 1 boost. Resupply.')], mana: 1 });
    expect(table.options()).toEqual(['pass']);
  });
});

describe('conditional steps of a spell', () => {
  it('5.2.3.f the condition is judged as the spell resolves, after what it did before', () => {
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

  it('5.2.3.f the target is chosen even while the condition is false', () => {
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

  it('2.4.6.f, 5.2.3.h, 5.2.3.j a spell played from Hand is not, and goes to Reserve when its resolution is done', () => {
    const table = tableOf({ hand: [haul], mana: 1 });
    table.happened();
    table.play('Haul');
    expect(table.did('play', 'resupply', 'finish')).toEqual([
      'play | Haul: hand.0 > limbo.0',
      'resupply | Blank: deck.0 > reserve.0',
      'finish | Haul: limbo.0 > reserve.0',
    ]);
  });

  it('2.4.6.e, 5.2.3.i a spell with the keyword gains the status wherever it is played from', () => {
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

  it('5.2.3.j a spell that its own effect moved is left where it went', () => {
    const seed = cast("Put me in my owner's Mana zone.");
    const table = tableOf({ hand: [seed], mana: 1 });
    table.happened();
    table.play('Cast');
    expect(table.did('move', 'finish')).toEqual(['move | Cast: limbo.0 > mana.0 +exhausted']);
  });
});

describe('characters and permanents', () => {
  it('5.2.1.b, 5.2.1.c a character from Reserve is Fleeting in Limbo and in the expedition, one from Hand is not', () => {
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
  it('1.2.6.b does what each line says, in their order', () => {
    const twice = spell('Twice', 'Target Character gains 1 boost.', 'Draw a card.', 'Resupply.');
    const table = tableOf({ hand: [twice], hero: [kite], mana: 1 }).play('Twice');
    expect(table.did('counters', 'draw', 'resupply', 'finish').map((line) => line.split(' ')[0])).toEqual([
      'counters',
      'draw',
      'resupply',
      'finish',
    ]);
  });

  it('5.2.3.b chooses the targets of all lines as it is declared, each line its own', () => {
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

  it('5.2.3.b cannot be played when one line has no suitable target', () => {
    const both = spell('Both', 'Target Character gains 1 boost.', 'Target Permanent gains Asleep.');
    const table = tableOf({ hand: [both], hero: [kite], mana: 1 });
    expect(table.options()).toEqual(['pass']);
  });

  it('5.2.3.d minds the chosen mode of one line and the targets of another', () => {
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

  it('5.2.3.g leaves an inner action of a later line its own targets', () => {
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
