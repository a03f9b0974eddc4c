import { describe, expect, it } from '@jest/globals';
import type { Viewer } from '#record';
import { altered } from '../../module.js';
import {
  character,
  effect,
  permanent,
  seen,
  sequence,
  simultaneously,
  spell,
  step,
  type Table,
  type Position,
  type Does,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const play = (does: Does, seat: Position['seats'][0] = {}, other: Position['seats'][1] = {}): Table => {
  const deed = spell('Deed', effect(does));
  const table = tableOf({ hand: [deed], mana: 1, ...seat }, other);
  table.happened();
  return table.play('Deed');
};

describe('the steps of an effect', () => {
  it('6.1.c each verb is a separate step, unless the text says simultaneously', () => {
    const apart = play('Draw a card. Resupply.');
    expect(apart.verbs()).toEqual(expect.arrayContaining(['draw', 'resupply']));
    const together = play(
      simultaneously({ kind: 'draw', count: 1 }, { kind: 'discard', what: { all: { type: 'character' } } }),
      { hero: [kite] },
    );
    expect(together.verbs()).not.toContain('draw');
    expect(together.happened().filter((line) => line.startsWith('simultaneously'))).toEqual([
      'simultaneously | Blank: deck.0 > hand.0',
      'simultaneously | Kite: hero.0 > discard.0',
    ]);
  });

  it('6.1.d, 6.4.a a cost is paid in a single step, whatever it consists of', () => {
    const forge = permanent(
      'Forge',
      '{T}, {1}, Spend 1 of my kelon counters, Discard a card from your hand, Sacrifice a Character: Resupply.',
    );
    const table = tableOf({
      landmark: [{ card: forge, counters: { kelon: 2 } }],
      hand: [character('Card')],
      hero: [kite],
      mana: 1,
    });
    table.activate('Forge');
    const { actions, rules } = table.step('pay');
    expect(actions.map(({ kind }) => kind)).toEqual([
      'quick-action',
      'status',
      'status',
      'counters',
      'move',
      'move',
    ]);
    expect(table.verbs().filter((verb) => verb === 'pay')).toHaveLength(1);
    expect(rules).toContain('5.3.a');
  });

  it('6.1.e each affected object has a separate atomic action', () => {
    const table = play('Characters gain 2 boosts.', { hero: [kite], companion: [character('Owl')] });
    expect(table.happened().filter((line) => line.startsWith('counters'))).toEqual([
      'counters | Kite: +2 boost = 2',
      'counters | Owl: +2 boost = 2',
    ]);
  });

  it('6.1.f simultaneous actions use the state before the step', () => {
    // Each character gains one boost for each character without boosts. This number is two for both characters,
    // although the first is already Boosted when the second gains its boosts.
    const without = { type: 'character', without: 'boosted' } as const;
    const gain = (name: string) =>
      ({
        kind: 'counters',
        change: 'gain',
        name: 'boost',
        count: { count: without },
        what: { all: { name } },
      }) as const;
    const table = play(simultaneously(gain('Kite'), gain('Owl')), { hero: [kite, character('Owl')] });
    expect([table.stay('Kite').counters, table.stay('Owl').counters]).toEqual([{ boost: 2 }, { boost: 2 }]);
    const apart = play(sequence(step(gain('Kite')), step(gain('Owl'))), { hero: [kite, character('Owl')] });
    expect([apart.stay('Kite').counters, apart.stay('Owl').counters]).toEqual([{ boost: 2 }, { boost: 1 }]);
  });

  it("6.1.f characters that leave together trigger each other's reactions to leaving", () => {
    const widow = character('Widow', 'When another Character leaves the Expedition zone — Resupply.');
    const table = play('Discard Characters.', { hero: [widow, kite] });
    expect(table.verbs()).toContain('resupply');
  });
});

describe('choices of several players in one step', () => {
  const view = (seat: 0 | 1): Viewer => ({ kind: 'seat', seat });
  const maskedEvents = (table: Table, seat: 0 | 1): string =>
    JSON.stringify(table.events.map((event) => altered.see.mask(event, table.state, view(seat))));

  it('6.1.g later players see choices in visible zones, and all choices take effect simultaneously', () => {
    const jackal = character('Jackal', '{J} Each player sacrifices a Character.');
    const table = tableOf(
      { hero: [character('Old')], companion: [character('Young')] },
      { hand: [jackal], hero: [kite], mana: 1 },
      { firstPlayer: 1 },
    );
    table.play('Jackal', 'hero');
    expect(table.deciding).toBe('1: sacrifice');
    table.choose('Kite');
    expect(table.deciding).toBe('0: sacrifice');
    expect(table.names('hero', 1)).toEqual(['Kite', 'Jackal']);
    const kiteItem = table.item('Kite');
    expect(maskedEvents(table, 0)).toContain(`"choice":["${kiteItem}"]`);
    table.happened();
    table.choose('Young');
    expect(table.happened().filter((line) => line.startsWith('sacrifice'))).toEqual([
      'sacrifice | Kite: hero.1 > discard.1',
      'sacrifice | Young: companion.0 > discard.0',
    ]);
  });

  it('6.1.g a choice in a hidden zone stays hidden until all players have chosen', () => {
    const purge = sequence(
      step({ kind: 'discard', what: { choose: { zone: 'hand', controller: 'you' }, by: 'each-player' } }),
    );
    const table = play(
      purge,
      { hand: [spell('Deed', effect(purge)), character('Mine'), character('Keep')] },
      { hand: [character('Yours'), character('Rest')] },
    );
    const mine = table.item('Mine');
    expect(table.deciding).toBe('0: discard');
    table.choose('Mine');
    expect(table.deciding).toBe('1: discard');
    expect(table.names('discard', 0)).toEqual([]);
    expect(maskedEvents(table, 0)).toContain(`"choice":["${mine}"]`);
    expect(maskedEvents(table, 1)).not.toContain(`"choice":["${mine}"]`);
    expect(JSON.stringify(seen(table, view(1)))).not.toContain('"Mine"');
    table.choose('Yours');
    expect(table.step('discard').actions).toHaveLength(2);
    expect(table.names('discard', 0)).toEqual(['Mine']);
    expect(JSON.stringify(seen(table, view(1)))).toContain('"Mine"');
  });

  it("6.1.g a player's answer to “may Resupply” is known before the next player decides, but not the card", () => {
    const fox = character('Fox', '{J} Each player may Resupply.');
    const table = tableOf({ hand: [fox], deck: [character('Top')], mana: 1 }, { deck: [character('Other')] });
    table.play('Fox', 'hero').choose('yes');
    expect(table.deciding).toBe('1: may');
    expect(maskedEvents(table, 1)).toContain('"choice":["yes"]');
    expect(JSON.stringify(seen(table, view(1)))).not.toContain('"Top"');
    table.choose('no');
    expect(table.names('reserve', 0)).toEqual(['Top']);
    expect(table.names('reserve', 1)).toEqual([]);
  });
});
