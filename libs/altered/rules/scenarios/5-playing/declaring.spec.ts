import { describe, expect, it } from '@jest/globals';
import type { Effect, TargetDefinition } from '#altered/abilities';
import { canonical } from '../../state/canonical.js';
import {
  character,
  effect,
  gainCounters,
  permanent,
  sequence,
  spell,
  Table,
  type Position,
  tableOf,
} from '#altered/testing';

const [kite, owl, toad] = [character('Kite'), character('Owl'), character('Toad')];
const tough = (name: string, amount: number) => character(name, `Tough ${amount}.`);
const boost = (target = 0): Effect => gainCounters('boost', 1, { target });
const aCharacter: TargetDefinition = { kind: 'object', like: { type: 'character' } };
const opposing: TargetDefinition = { kind: 'object', like: { type: 'character', controller: 'opponent' } };
const bless = (...targets: readonly TargetDefinition[]) =>
  spell('Bless', effect(sequence(...targets.map((_, index) => boost(index))), targets));
const boosts = (table: Table, ...names: readonly string[]): number[] =>
  names.map((name) => table.stay(name).counters['boost'] ?? 0);
/** Returns the parts of the state that a declaration must not change: everything but the pending decision. */
const settled = ({ state }: Table): string =>
  JSON.stringify(canonical({ ...state, agenda: [], pending: null, decisions: 0 }));
const turnOf = (table: Table): unknown => [table.deciding, table.options()];

describe('a declaration of intent', () => {
  const seats: Position['seats'] = [{ hand: [bless(aCharacter)], hero: [kite, owl], mana: 2 }, {}];

  it('5.1.2.b, 5.1.2.c targets are chosen before the card moves and its cost is paid, so nothing has changed yet', () => {
    const table = new Table({ seats });
    const before = settled(table);
    table.happened();
    table.play('Bless');
    expect(table.deciding).toBe('0: target');
    expect(table.names('limbo', 0)).toEqual([]);
    expect(settled(table)).toBe(before);
    expect(table.happened()).toEqual([]);
    table.choose('Owl');
    expect(table.did('play', 'pay', 'counters', 'finish')).toEqual([
      'play | Bless: hand.0 > limbo.0',
      'pay | Orb 1: +exhausted',
      'counters | Owl: +1 boost = 1',
      'finish | Bless: limbo.0 > reserve.0',
    ]);
  });

  it('5.1.2.c a declaration can be taken back, and the player chooses again as if nothing had been declared', () => {
    const table = new Table({ seats });
    const [before, turn] = [settled(table), turnOf(table)];
    table.play('Bless').choose('take-back');
    expect(settled(table)).toBe(before);
    expect(turnOf(table)).toEqual(turn);
    table.play('Bless').choose('Kite');
    expect(boosts(table, 'Kite', 'Owl')).toEqual([1, 0]);
    expect(table.deciding).toBe('1: turn');
  });

  it('5.1.2.c, 6.4.d a declaration that turns out to cost too much is illegal, so the player chooses again', () => {
    const two = bless({ ...opposing, count: 2 });
    const table = tableOf({ hand: [two], mana: 2 }, { hero: [tough('Rock', 1), tough('Cliff', 1), kite] });
    const before = settled(table);
    table.play('Bless').choose('Rock');
    expect(table.options()).toEqual(['Kite', 'take-back']);
    table.choose('take-back');
    expect(table.deciding).toBe('0: turn');
    expect(settled(table)).toBe(before);
    table.play('Bless').choose('Rock', 'Kite');
    expect(boosts(table, 'Rock', 'Kite')).toEqual([1, 1]);
  });

  it('5.1.2.c a choice that leaves no target for a later occurrence of “target” is illegal', () => {
    const pair = bless(opposing, { kind: 'object', like: { name: 'Cliff' } });
    const table = tableOf({ hand: [pair], mana: 2 }, { hero: [tough('Rock', 1), tough('Cliff', 1), kite] });
    const before = settled(table);
    table.play('Bless').choose('Rock');
    expect(table.deciding).toBe('0: turn');
    expect(settled(table)).toBe(before);
    table.play('Bless').choose('Kite');
    expect(boosts(table, 'Rock', 'Cliff', 'Kite')).toEqual([0, 1, 1]);
  });

  it('5.1.2.b a card in Hand becomes visible to all players when it is declared', () => {
    const table = tableOf({ hand: [kite], mana: 1 });
    const item = table.item('Kite');
    expect(table.state.known[item]).toBe(0b01);
    table.play('Kite', 'hero');
    expect(table.state.known[item]).toBe(0b11);
  });

  it('5.1.2.d a cost is paid in full in one step, before anything resolves', () => {
    const table = tableOf({ hand: [character('Ox', { handCost: 3 })], mana: 3 }).play('Ox', 'hero');
    expect(table.step('pay').actions.map(({ kind }) => kind)).toEqual(['status', 'status', 'status']);
    expect(
      table.events.filter((event) => event.kind === 'StepResolved' && event.verb === 'pay'),
    ).toHaveLength(1);
  });

  it('5.1.2.e a character joins an expedition, a permanent enters the Landmark zone, and a spell resolves', () => {
    const play = (card: ReturnType<typeof character>, choice: string): string[] => {
      const table = tableOf({ hand: [card], mana: 1 });
      table.happened();
      table.choose(choice);
      return table.did('join', 'resupply');
    };
    expect(play(kite, 'play Kite companion')).toEqual(['join | Kite: limbo.0 > companion.0']);
    expect(play(permanent('Tower'), 'play Tower')).toEqual(['join | Tower: limbo.0 > landmark.0']);
    expect(play(spell('Haul', 'Resupply.'), 'play Haul')).toEqual(['resupply | Blank: deck.0 > reserve.0']);
  });
});

describe('targets', () => {
  it('5.2.3.b an unsuitable object cannot be chosen as a target', () => {
    const table = tableOf({ hand: [bless(opposing)], hero: [kite], mana: 1 }, { hero: [owl, toad] });
    table.play('Bless');
    expect(table.options()).toEqual(['Owl', 'Toad', 'take-back']);
    expect(table.state.pending).toMatchObject({ min: 1, max: 1 });
  });

  it('5.2.3.b a spell without a suitable target cannot be played', () => {
    const table = tableOf({ hand: [bless(opposing)], hero: [kite], mana: 1 });
    expect(table.options()).toEqual(['pass']);
    expect(table.decide(0, [`play:${table.item('Bless')}`])).toMatchObject({
      ok: false,
      error: { code: 'OPTION_UNKNOWN', rule: '5.2.3.b' },
    });
  });

  it('5.2.3.b one occurrence of “target” cannot choose the same object twice', () => {
    const table = tableOf({ hand: [bless({ ...aCharacter, count: 2 })], hero: [kite, owl, toad], mana: 1 });
    table.play('Bless');
    const item = `${table.item('Owl')}`;
    expect(table.decide(0, [item, item])).toMatchObject({ ok: false, error: { code: 'OPTION_REPEATED' } });
    expect(table.choose('Owl').options()).toEqual(['Kite', 'Toad', 'take-back']);
    table.choose('Toad');
    expect(boosts(table, 'Kite', 'Owl', 'Toad')).toEqual([0, 1, 1]);
  });

  it('5.2.3.b several occurrences of “target” can choose the same object', () => {
    const table = tableOf({ hand: [bless(aCharacter, aCharacter)], hero: [kite, owl], mana: 1 });
    table.play('Bless').choose('Owl').choose('Owl');
    expect(boosts(table, 'Kite', 'Owl')).toEqual([0, 2]);
  });

  it('7.4.5.c an opposing Tough object adds its cost once, even if it is the target several times', () => {
    const table = tableOf({ hand: [bless(opposing, opposing)], mana: 3 }, { hero: [tough('Rock', 2), kite] });
    table.play('Bless').choose('Rock').choose('Rock');
    expect(boosts(table, 'Rock')).toEqual([2]);
    expect(table.step('pay').actions).toHaveLength(3);
  });

  it('5.2.3.b expeditions and players can also be targets', () => {
    const march = spell('March', 'Target Expedition you control moves forward one region.');
    const table = tableOf({ hand: [march], mana: 1 }).play('March');
    expect(table.options()).toEqual(['expedition 0 hero', 'expedition 0 companion', 'take-back']);
    table.choose('expedition 0 companion');
    expect(table.state.seats[0]?.expeditions).toEqual({ hero: 0, companion: 6 });
  });
});

describe('modes', () => {
  const either = spell(
    'Either',
    'Choose one:\n• Target Character gains 1 boost.\n• Target Character your opponents control gains 1 boost.\n• Resupply.',
  );

  it('5.2.3.c, 6.5.e the mode is chosen as the spell is declared, and the other modes have no effect', () => {
    const table = tableOf({ hand: [either], hero: [kite], mana: 1 }, { hero: [owl] });
    const before = settled(table);
    table.play('Either');
    expect(table.deciding).toBe('0: mode');
    expect(table.options()).toEqual(['mode 0', 'mode 1', 'mode 2', 'take-back']);
    expect(settled(table)).toBe(before);
    table.choose('mode 2');
    expect(boosts(table, 'Kite', 'Owl')).toEqual([0, 0]);
    expect(table.step('resupply').actions).toHaveLength(1);
  });

  it('5.2.3.d only the targets of the chosen mode are chosen', () => {
    const table = tableOf({ hand: [either], hero: [kite], mana: 1 }, { hero: [owl] });
    table.play('Either').choose('mode 1');
    expect(table.deciding).toBe('1: turn');
    expect(boosts(table, 'Kite', 'Owl')).toEqual([0, 1]);
  });

  it('5.2.3.d a mode without a suitable target is not offered, but the other modes are', () => {
    const table = tableOf({ hand: [either], hero: [kite], mana: 1 }).play('Either');
    expect(table.options()).toEqual(['mode 0', 'mode 2', 'take-back']);
  });
});
