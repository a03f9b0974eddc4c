import { describe, expect, it } from '@jest/globals';
import type { Condition, Effect, TargetDefinition } from '#altered/abilities';
import { character, effect, gainCounters, resupply, sequence, spell, step, Table } from '#testing';

const [kite, owl] = [character('Kite'), character('Owl')];
const aCharacter: TargetDefinition = { kind: 'object', like: { type: 'character' } };
const boost: Effect = gainCounters('boost', 1, { target: 0 });
const optional = (what: Effect): Effect => ({ kind: 'optional', effect: what });
const when = (condition: Condition, then: Effect): Effect => ({ kind: 'if', condition, then });
const cast = (does: Effect, targets?: readonly TargetDefinition[]) =>
  spell('Cast', { abilities: [effect(does, targets)] });

describe('optional steps of a spell', () => {
  it('5.2.3.e the target is chosen as it is declared, whether the step is done only as it resolves', () => {
    const table = new Table({
      seats: [
        { hand: [cast(sequence(resupply, optional(boost)), [aCharacter])], hero: [kite, owl], mana: 1 },
        {},
      ],
    });
    table.choose('play Cast');
    expect(table.deciding).toBe('0: target');
    table.happened();
    table.choose('Owl');
    expect(table.did('pay', 'resupply', 'counters')).toHaveLength(2);
    expect(table.deciding).toBe('0: may');
    table.choose('yes');
    expect(table.stay('Owl').counters).toEqual({ boost: 1 });
  });

  it('5.2.3.e the rest goes on without a step that is not done', () => {
    const table = new Table({
      seats: [
        { hand: [cast(sequence(optional(boost), resupply), [aCharacter])], hero: [kite, owl], mana: 1 },
        {},
      ],
    });
    table.choose('play Cast').choose('Kite').choose('no');
    expect(table.did('counters', 'resupply')).toEqual(['resupply | Blank: deck.0 > reserve.0']);
  });

  it('5.2.3.e without a suitable target the spell cannot be played, even if the step would not be done', () => {
    const table = new Table({
      seats: [{ hand: [cast(sequence(optional(boost), resupply), [aCharacter])], mana: 1 }, {}],
    });
    expect(table.options()).toEqual(['pass']);
  });
});

describe('conditional steps of a spell', () => {
  const inReserve: Condition = { kind: 'exists', like: { zone: 'reserve', owner: 'you' } };

  it('5.2.3.f the condition is judged as the spell resolves, after what it did before', () => {
    const table = new Table({
      seats: [
        { hand: [cast(sequence(resupply, when(inReserve, boost)), [aCharacter])], hero: [kite], mana: 1 },
        {},
      ],
    });
    table.choose('play Cast');
    expect(table.stay('Kite').counters).toEqual({ boost: 1 });
    const unless = when({ kind: 'not', condition: inReserve }, boost);
    const other = new Table({
      seats: [{ hand: [cast(sequence(resupply, unless), [aCharacter])], hero: [kite], mana: 1 }, {}],
    });
    other.choose('play Cast');
    expect(other.stay('Kite').counters).toEqual({});
  });

  it('5.2.3.f the target is chosen even while the condition is false', () => {
    const spellCard = cast(when(inReserve, boost), [aCharacter]);
    const table = new Table({ seats: [{ hand: [spellCard], hero: [kite, owl], mana: 1 }, {}] });
    table.choose('play Cast');
    expect(table.deciding).toBe('0: target');
    table.choose('Owl');
    expect(table.stay('Owl').counters).toEqual({});
    const none = new Table({ seats: [{ hand: [spellCard], mana: 1 }, {}] });
    expect(none.options()).toEqual(['pass']);
  });
});

describe('Fleeting spells', () => {
  const haul = spell('Haul', { abilities: [effect(resupply)] });
  const spark = spell('Spark', { abilities: [effect(resupply), { kind: 'keyword', keyword: 'fleeting' }] });

  it('5.2.3.h, 5.2.3.j a spell played from Reserve is Fleeting in Limbo and goes to the discard pile', () => {
    const table = new Table({ seats: [{ reserve: [haul], mana: 1 }, {}] });
    table.happened();
    table.choose('play Haul');
    expect(table.did('play', 'finish')).toEqual([
      'play | Haul: reserve.0 > limbo.0 +fleeting',
      'finish | Haul: limbo.0 > discard.0',
    ]);
    expect(table.step('play').rules).toContain('5.2.3.h');
  });

  it('5.2.3.h, 5.2.3.j one played from Hand is not, and goes to Reserve when its resolution is done', () => {
    const table = new Table({ seats: [{ hand: [haul], mana: 1 }, {}] });
    table.happened();
    table.choose('play Haul');
    expect(table.did('play', 'resupply', 'finish')).toEqual([
      'play | Haul: hand.0 > limbo.0',
      'resupply | Blank: deck.0 > reserve.0',
      'finish | Haul: limbo.0 > reserve.0',
    ]);
  });

  it('5.2.3.i a spell with the keyword gains the status wherever it is played from', () => {
    const table = new Table({ seats: [{ hand: [spark], mana: 1 }, {}] });
    table.happened();
    table.choose('play Spark');
    expect(table.did('play', 'finish')).toEqual([
      'play | Spark: hand.0 > limbo.0 +fleeting',
      'finish | Spark: limbo.0 > discard.0',
    ]);
    expect(table.step('play').rules).toContain('5.2.3.i');
    expect(table.step('play').rules).not.toContain('5.2.3.h');
  });

  it('5.2.3.j a spell that its own effect moved is left where it went', () => {
    const seed = cast(step({ kind: 'move', what: 'me', to: { zone: 'mana' } }));
    const table = new Table({ seats: [{ hand: [seed], mana: 1 }, {}] });
    table.happened();
    table.choose('play Cast');
    expect(table.did('move', 'finish')).toEqual(['move | Cast: limbo.0 > mana.0 +exhausted']);
  });
});

describe('characters and permanents', () => {
  it('5.2.1.b, 5.2.1.c a character from Reserve is Fleeting in Limbo and in the expedition, one from Hand is not', () => {
    const play = (zone: 'hand' | 'reserve'): string[] => {
      const table = new Table({ seats: [{ [zone]: [kite], mana: 1 }, {}] });
      table.happened();
      table.choose('play Kite companion');
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
  const draw: Effect = step({ kind: 'draw', count: 1 });
  const asleep: Effect = step({ kind: 'status', change: 'gain', status: 'asleep', what: { target: 0 } });

  it('1.2.6.b does what each line says, in their order', () => {
    const twice = spell('Twice', {
      abilities: [effect(boost, [aCharacter]), effect(draw), effect(resupply)],
    });
    const table = new Table({ seats: [{ hand: [twice], hero: [kite], mana: 1 }, {}] });
    table.choose('play Twice');
    expect(table.did('counters', 'draw', 'resupply', 'finish').map((line) => line.split(' ')[0])).toEqual([
      'counters',
      'draw',
      'resupply',
      'finish',
    ]);
  });

  it('5.2.3.b chooses the targets of all lines as it is declared, each line its own', () => {
    const both = spell('Both', {
      abilities: [effect(boost, [aCharacter]), effect(asleep, [aCharacter]), effect(draw)],
    });
    const table = new Table({ seats: [{ hand: [both], hero: [kite, owl], mana: 1 }, {}] });
    table.choose('play Both').choose('Kite');
    expect(table.deciding).toBe('0: target');
    table.choose('Owl');
    expect(table.stay('Kite')).toMatchObject({ counters: { boost: 1 }, statuses: [] });
    expect([table.stay('Owl').counters, table.stay('Owl').statuses]).toEqual([{}, ['asleep']]);
  });

  it('5.2.3.b cannot be played when one line has no suitable target', () => {
    const aPermanent: TargetDefinition = { kind: 'object', like: { type: 'permanent' } };
    const both = spell('Both', { abilities: [effect(boost, [aCharacter]), effect(asleep, [aPermanent])] });
    const table = new Table({ seats: [{ hand: [both], hero: [kite], mana: 1 }, {}] });
    expect(table.options()).toEqual(['pass']);
  });

  it('5.2.3.d minds the chosen mode of one line and the targets of another', () => {
    const modal: Effect = { kind: 'modes', modes: [boost, resupply] };
    const both = spell('Both', { abilities: [effect(modal, [aCharacter]), effect(asleep, [aCharacter])] });
    const table = new Table({ seats: [{ hand: [both], hero: [kite, owl], mana: 1 }, {}] });
    table.choose('play Both').choose('mode:1');
    expect(table.deciding).toBe('0: target');
    table.choose('Owl');
    expect([table.stay('Owl').counters, table.stay('Owl').statuses]).toEqual([{}, ['asleep']]);
    expect(table.names('reserve', 0)).toContain('Both');
    expect(table.did('resupply')).toHaveLength(1);
  });

  it('5.2.3.g leaves an inner action of a later line its own targets', () => {
    const inner: Effect = { kind: 'pay-to', cost: { mana: 1 }, targets: [aCharacter], effect: asleep };
    const both = spell('Both', { abilities: [effect(boost, [aCharacter]), effect(inner)] });
    const table = new Table({ seats: [{ hand: [both], hero: [kite, owl], mana: 2 }, {}] });
    table.choose('play Both').choose('Kite').choose('yes').choose('Owl');
    expect(table.stay('Kite')).toMatchObject({ counters: { boost: 1 }, statuses: [] });
    expect([table.stay('Owl').counters, table.stay('Owl').statuses]).toEqual([{}, ['asleep']]);
  });
});
