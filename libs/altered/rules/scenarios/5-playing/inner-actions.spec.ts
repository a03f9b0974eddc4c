import { describe, expect, it } from '@jest/globals';
import type { Cost, TargetDefinition, Effect } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  resupply,
  sequence,
  spell,
  type Table,
  type Position,
  tableOf,
  type Does,
  effectOf,
} from '#altered/testing';

const [kite, owl] = [character('Kite'), character('Owl')];
const rock = character('Rock', 'Tough 1.');
const opposing: TargetDefinition = { kind: 'object', like: { type: 'character', controller: 'opponent' } };
const boost: Does = gainCounters('boost', 1, { target: 0 });
const payTo = (cost: Cost, does: Does, targets?: readonly TargetDefinition[]): Effect => ({
  kind: 'pay-to',
  cost,
  effect: effectOf(does),
  ...(targets && { targets }),
});
const cast = (...effects: readonly Does[]) => spell('Cast', effect(sequence(...effects)));
const played = (
  hand: ReturnType<typeof cast>,
  mana: number,
  more: Position['seats'][0] = {},
  theirs: Position['seats'][0] = {},
): Table => {
  const table = tableOf({ hand: [hand], mana, ...more }, theirs);
  table.happened();
  return table.play('Cast');
};

describe('inner actions', () => {
  it('5.1.1.c, 5.2.3.g, 5.4.a an inner action is offered while the effect containing it resolves, after the earlier steps', () => {
    const table = played(cast('Draw a card.', payTo({ mana: 1 }, resupply)), 2);
    expect(table.deciding).toBe('0: may-pay');
    expect(table.did('pay', 'draw', 'resupply')).toEqual([
      'pay | Orb 1: +exhausted',
      'draw | Blank: deck.0 > hand.0',
    ]);
    table.choose('yes');
    expect(table.did('pay', 'resupply')).toEqual([
      'pay | Orb 2: +exhausted',
      'resupply | Blank: deck.0 > reserve.0',
    ]);
  });

  it('5.2.3.g an inner action is always optional, and the effect continues without it', () => {
    const table = played(cast(payTo({ mana: 1 }, 'Draw a card.'), resupply), 2);
    table.choose('no');
    expect(table.did('pay', 'draw', 'resupply')).toEqual([
      'pay | Orb 1: +exhausted',
      'resupply | Blank: deck.0 > reserve.0',
    ]);
  });

  it('5.2.3.g, 6.4.f a player who cannot pay for an inner action is not asked, and the effect continues', () => {
    const table = played(cast(payTo({ mana: 1 }, 'Draw a card.'), resupply), 1);
    expect(table.did('draw', 'resupply')).toEqual(['resupply | Blank: deck.0 > reserve.0']);
    expect(table.deciding).toBe('1: turn');
  });

  it('5.2.3.g the targets of an inner action are chosen as it is played, so the spell needs no target', () => {
    const aimed = cast(resupply, payTo({ mana: 1 }, boost, [opposing]));
    const alone = played(aimed, 2);
    expect(alone.deciding).toBe('1: turn');
    expect(alone.did('pay', 'resupply')).toHaveLength(2);
    const table = played(aimed, 2, {}, { hero: [kite, owl] });
    expect(table.deciding).toBe('0: may-pay');
    table.choose('yes');
    expect([table.deciding, table.options()]).toEqual(['0: target', ['Kite', 'Owl']]);
    expect(table.did('pay')).toEqual(['pay | Orb 1: +exhausted']);
    table.choose('Owl');
    expect(table.did('pay', 'counters')).toEqual(['pay | Orb 2: +exhausted', 'counters | Owl: +1 boost = 1']);
  });

  it('5.4.a an inner action without a suitable target cannot be played, so it is neither offered nor paid for', () => {
    const table = played(cast(payTo({ mana: 1 }, sequence(boost, resupply), [opposing])), 2);
    expect(table.deciding).toBe('1: turn');
    expect(table.did('pay', 'resupply')).toEqual(['pay | Orb 1: +exhausted']);
  });

  it('5.4.a, 7.4.5.c an inner action costs more if it targets an opposing Tough object', () => {
    const aimed = cast(payTo({ mana: 1 }, boost, [opposing]));
    const table = played(aimed, 3, {}, { hero: [rock] });
    table.choose('yes');
    expect(table.did('pay')).toEqual([
      'pay | Orb 1: +exhausted',
      'pay | Orb 2: +exhausted',
      'pay | Orb 3: +exhausted',
    ]);
    expect(table.step('pay').rules).toEqual(expect.arrayContaining(['5.4.a', '7.4.5.c']));
    expect(played(aimed, 2, {}, { hero: [rock] }).deciding).toBe('1: turn');
  });

  it('5.4.a the mode of an inner action is chosen as it is played', () => {
    const table = played(cast(payTo({ mana: 1 }, 'Choose one:\n• Resupply.\n• Draw a card.')), 2);
    table.choose('yes');
    expect([table.deciding, table.options()]).toEqual(['0: mode', ['mode 0', 'mode 1']]);
    table.choose('mode 1');
    expect(table.did('draw', 'resupply')).toEqual(['draw | Blank: deck.0 > hand.0']);
  });

  it('5.4.a after an inner action, the effect that contains it uses its own targets again', () => {
    const double = spell(
      'Cast',
      'You may pay {1} to have target Character your opponents control gain 1 boost. Target Character you control gains 1 boost.',
    );
    const table = played(double, 2, { hero: [kite] }, { hero: [owl] });
    table.choose('yes');
    expect(table.did('counters')).toEqual(['counters | Owl: +1 boost = 1', 'counters | Kite: +1 boost = 1']);
  });

  it('5.4.b playing an inner action moves no object, and the spell stays in Limbo until its effect ends', () => {
    const table = played(cast(payTo({ mana: 1 }, resupply)), 2);
    const before = table.stay('Cast');
    expect(before.zone).toBe('limbo');
    table.happened();
    table.choose('yes');
    expect(table.happened().filter((line) => line.includes('limbo'))).toEqual([
      'finish | Cast: limbo.0 > reserve.0',
    ]);
  });

  it('5.4.b "if you do" is not an inner action, so its first part is mandatory if possible', () => {
    const forced = 'Sacrifice a Character. If you do, Resupply.';
    const table = played(cast(forced), 1, { hero: [kite] });
    expect(table.did('sacrifice', 'resupply')).toEqual([
      'sacrifice | Kite: hero.0 > discard.0',
      'resupply | Blank: deck.0 > reserve.0',
    ]);
    expect(played(cast(forced), 1).did('sacrifice', 'resupply')).toEqual([]);
  });
});
