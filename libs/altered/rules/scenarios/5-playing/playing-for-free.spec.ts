import { describe, expect, it } from '@jest/globals';
import type { Effect, Selector } from '#altered/abilities';
import {
  character,
  effect,
  permanent,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  tableOf,
} from '#altered/testing';

const [kite, owl] = [character('Kite', { handCost: 9 }), character('Owl')];
const rock = character('Rock', 'Tough 9.');
const hex = spell('Hex', 'Target Character your opponents control gains 1 boost.', { handCost: 9 });
/** Returns a spell that lets its controller play a card for free. */
const gift = (like: Selector, ...then: readonly Effect[]) =>
  spell('Gift', effect(sequence(step({ kind: 'play-for-free', what: { choose: like } }), ...then)));
const fromHand = gift({ zone: 'hand', owner: 'you' });

describe('playing a card for free', () => {
  it('5.2.1.a, 7.3.14.a a character played for free goes through Limbo to the chosen expedition, and nothing is paid', () => {
    const table = tableOf({ hand: [fromHand, kite], mana: 1 }).play('Gift');
    expect([table.deciding, table.options()]).toEqual(['0: expedition', ['hero', 'companion']]);
    table.happened();
    table.choose('companion');
    expect(table.step('play').rules).toContain('7.3.14.a');
    expect(table.happened().slice(0, 3)).toEqual([
      'play | Kite: hand.0 > limbo.0',
      'join | Kite: limbo.0 > companion.0',
      'finish | Gift: limbo.0 > reserve.0',
    ]);
  });

  it("5.1.2.b by default a card played for free comes from the player's own Hand or Reserve, never from play", () => {
    const like = { type: 'character' } as const;
    const table = tableOf(
      { hand: [gift(like), kite], reserve: [owl], hero: [rock], mana: 1 },
      { reserve: [rock] },
    );
    expect(table.play('Gift').options()).toEqual(['Kite', 'Owl']);
    const nothing = tableOf({ hand: [gift(like)], hero: [rock], mana: 1 });
    expect(nothing.play('Gift').deciding).toBe('1: turn');
  });

  it('5.2.1.b a card played for free from Reserve is Fleeting', () => {
    const table = tableOf({ hand: [gift({ zone: 'reserve', owner: 'you' })], reserve: [kite], mana: 1 });
    table.play('Gift').choose('hero');
    expect(table.stay('Kite').statuses).toEqual(['fleeting']);
  });

  it('5.2.2.a a permanent played for free enters the Landmark zone', () => {
    const tower = permanent('Tower', { handCost: 9 });
    const table = tableOf({ hand: [fromHand, tower], mana: 1 }).play('Gift');
    expect(table.names('landmark', 0)).toEqual(['Tower']);
  });

  it('5.2.3.b the targets of a spell played for free are chosen, and Tough costs nothing either', () => {
    const table = tableOf({ hand: [fromHand, hex], mana: 1 }, { hero: [rock, owl] }).play('Gift');
    expect([table.deciding, table.options()]).toEqual(['0: target', ['Rock', 'Owl']]);
    table.happened();
    table.choose('Rock');
    expect(table.did('pay', 'counters', 'finish')).toEqual([
      'counters | Rock: +1 boost = 1',
      'finish | Hex: limbo.0 > reserve.0',
      'finish | Gift: limbo.0 > reserve.0',
    ]);
  });

  it('5.2.3.c the mode of a spell played for free is chosen', () => {
    const either = spell('Either', 'Choose one:\n• Resupply.\n• Draw a card.');
    const table = tableOf({ hand: [fromHand, either], mana: 1 }).play('Gift');
    expect([table.deciding, table.options()]).toEqual(['0: mode', ['mode 0', 'mode 1']]);
  });

  it('5.1.2.c, 6.5.f a spell without a suitable target stays in its zone, and the effect continues', () => {
    const table = tableOf({ hand: [gift({ zone: 'hand', owner: 'you' }, resupply), hex], mana: 1 });
    table.play('Gift');
    expect(table.names('hand', 0)).toEqual(['Hex']);
    expect(table.did('resupply', 'finish')).toEqual([
      'resupply | Blank: deck.0 > reserve.0',
      'finish | Gift: limbo.0 > reserve.0',
    ]);
  });

  it("1.4.1.c, 6.5.f a card that can't be played is not played for free", () => {
    const ban = permanent('Ban', "Your opponents can't play Characters.");
    const table = tableOf({ hand: [fromHand, kite], mana: 1 }, { landmark: [ban] }).play('Gift');
    expect(table.deciding).toBe('1: turn');
    expect(table.names('hand', 0)).toEqual(['Kite']);
  });

  it('4.4.a reactions to a card played for free wait until the effect that played it ends', () => {
    const watch = permanent(
      'Watch',
      reaction({ kind: 'join', what: { type: 'character' } }, 'I gain 1 seen counter.'),
    );
    const table = tableOf({
      hand: [gift({ zone: 'hand', owner: 'you' }, resupply), kite],
      landmark: [watch],
      mana: 1,
    });
    table.play('Gift').choose('hero');
    expect(table.did('resupply', 'finish', 'counters')).toEqual([
      'resupply | Blank: deck.0 > reserve.0',
      'finish | Gift: limbo.0 > reserve.0',
      'counters | Watch: +1 seen = 1',
    ]);
  });
});
