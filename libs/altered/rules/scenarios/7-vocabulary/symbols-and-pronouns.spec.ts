import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  gainCounters,
  joins,
  permanent,
  quickAction,
  reaction,
  resupply,
  spell,
  step,
  Table,
} from '#testing';

const fromHand = { kind: 'played', what: 'me', from: 'hand' } as const;
const fromReserve = { kind: 'played', what: 'me', from: 'reserve' } as const;

/** Counts each of its trigger symbols under its own name. */
const bell = character('Bell', {
  abilities: [
    reaction(joins, gainCounters('join')),
    reaction(fromHand, gainCounters('hand')),
    reaction(fromReserve, gainCounters('reserve')),
  ],
});
/** Plays the reactions of a player as long as there are several to choose from. */
function playAll(table: Table): Table {
  while (table.deciding.endsWith('reaction')) table.choose(table.keys()[0] ?? '');
  return table;
}

describe('trigger symbols', () => {
  it('7.1.1.a, 7.1.1.b of a card played from Hand, the arrow and the hand trigger', () => {
    const table = new Table({ seats: [{ hand: [bell], mana: 1 }, {}] });
    playAll(table.choose('play Bell hero'));
    expect(table.stay('Bell').counters).toEqual({ join: 1, hand: 1 });
  });

  it('7.1.1.a, 7.1.1.c of a card played from Reserve, the arrow and the Reserve symbol trigger', () => {
    const table = new Table({ seats: [{ reserve: [bell], mana: 1 }, {}] });
    playAll(table.choose('play Bell hero'));
    expect(table.stay('Bell').counters).toEqual({ join: 1, reserve: 1 });
  });

  it('7.1.1.a-c of a card put into play by an effect, only the arrow triggers', () => {
    const call = (zone: 'hand' | 'reserve') =>
      spell('Call', {
        abilities: [
          effect(
            step({
              kind: 'move',
              what: { all: { zone, type: 'character' } },
              to: { zone: 'expedition', expedition: 'your-hero' },
            }),
          ),
        ],
      });
    const ofHand = new Table({ seats: [{ hand: [call('hand'), bell], mana: 1 }, {}] }).choose('play Call');
    expect(ofHand.stay('Bell').counters).toEqual({ join: 1 });
    const ofReserve = new Table({ seats: [{ hand: [call('reserve')], reserve: [bell], mana: 1 }, {}] });
    expect(ofReserve.choose('play Call').stay('Bell').counters).toEqual({ join: 1 });
  });

  it('7.1.1.a-c of a token, only the arrow triggers', () => {
    const forge = spell('Forge', {
      abilities: [
        effect(
          step({
            kind: 'create',
            token: {
              name: 'Bell',
              subtypes: [],
              statistics: { forest: 1, mountain: 1, water: 1 },
              abilities: bell.abilities ?? [],
            },
            in: 'your-hero',
          }),
        ),
      ],
    });
    const table = new Table({ seats: [{ hand: [forge], mana: 1 }, {}] }).choose('play Forge');
    expect(table.stay('Bell').counters).toEqual({ join: 1 });
  });

  it('7.1.1.a of a permanent, the arrow triggers as it enters the Landmark zone', () => {
    const gong = permanent('Gong', { abilities: [reaction(joins, gainCounters('join'))] });
    const table = new Table({ seats: [{ hand: [gong], mana: 1 }, {}] }).choose('play Gong');
    expect(table.stay('Gong').counters).toEqual({ join: 1 });
  });
});

describe('cost symbols', () => {
  it('7.1.4.a exhausting itself is a cost: paid by who is ready, once', () => {
    const smith = character('Smith', { abilities: [quickAction({ exhaustMe: true }, resupply)] });
    const table = new Table({ seats: [{ hero: [smith] }, {}] });
    table.happened();
    table.choose('quick Smith 0');
    expect(table.happened()).toContain('pay | Smith: +exhausted');
    expect(table.options()).toEqual(['pass']);
  });

  it('7.1.4.b discarding itself is a cost: out of Reserve, to the discard pile', () => {
    const scout = character('Scout', {
      abilities: [quickAction({ discardMe: true }, resupply, { where: 'support' })],
    });
    const table = new Table({ seats: [{ reserve: [scout], hero: [{ card: scout }] }, {}] });
    expect(table.keys().filter((key) => key.startsWith('quick'))).toHaveLength(1);
    table.happened();
    table.choose('quick Scout 0');
    expect(table.happened()).toContain('pay | Scout: reserve.0 > discard.0');
    expect(table.names('hero', 0)).toEqual(['Scout']);
    expect(table.keys().filter((key) => key.startsWith('quick'))).toEqual([]);
  });

  it('7.1.4.c a number is paid in mana: that many ready orbs are exhausted', () => {
    const well = permanent('Well', { abilities: [quickAction({ mana: 2 }, resupply)] });
    const table = new Table({ seats: [{ landmark: [well], mana: 3 }, {}] });
    table.happened();
    table.choose('quick Well 0');
    expect(table.happened().filter((line) => line.startsWith('pay') && line.includes('+'))).toEqual([
      'pay | Orb 1: +exhausted',
      'pay | Orb 2: +exhausted',
    ]);
    expect(table.keys().filter((key) => key.startsWith('quick'))).toEqual([]);
  });
});

describe('pronouns', () => {
  it('7.2.1.a the first person is the object that has the ability, not another of the same name', () => {
    const oak = character('Oak', { abilities: [quickAction({ exhaustMe: true }, gainCounters('boost'))] });
    const table = new Table({ seats: [{ hero: [oak], companion: [oak] }, {}] });
    table.choose('quick:1:0');
    expect(table.state.stays.slice(0, 2).map((stay) => stay?.counters)).toEqual([{}, { boost: 1 }]);
  });

  it('7.2.1.b the first person of a reaction is the object that made it: only that one is boosted', () => {
    const squirrel = character('Squirrel', {
      abilities: [reaction(fromHand, gainCounters('boost', 2))],
    });
    const table = new Table({ seats: [{ hand: [squirrel], hero: [squirrel], mana: 1 }, {}] });
    table.choose('play Squirrel hero');
    expect(table.state.stays.slice(0, 2).map((stay) => stay?.counters)).toEqual([{ boost: 2 }, {}]);
  });

  it('7.2.1.b, 2.1.c the first person of a reaction is not the next object of the same card', () => {
    const squirrel = character('Squirrel', {
      abilities: [
        reaction(joins, step({ kind: 'move', what: 'me', to: { zone: 'reserve' } })),
        reaction(joins, gainCounters('boost', 2)),
      ],
    });
    const table = new Table({ seats: [{ hand: [squirrel], mana: 1 }, {}] });
    table.choose('play Squirrel hero').choose(table.keys()[0] ?? '');
    expect(table.names('reserve', 0)).toEqual(['Squirrel']);
    expect(table.stay('Squirrel').counters).toEqual({});
  });

  it('7.2.2.a the second person is the controller: it is their characters that gain boosts', () => {
    const charge = spell('Charge', {
      abilities: [
        effect(
          step({
            kind: 'counters',
            change: 'gain',
            name: 'boost',
            count: 1,
            what: { all: { type: 'character', controller: 'you' } },
          }),
        ),
      ],
    });
    const position = { hero: [character('Mine')], companion: [character('Also mine')] };
    const table = new Table({
      seats: [position, { hand: [charge], hero: [character('Theirs')], mana: 1 }],
      firstPlayer: 1,
    });
    table.choose('play Charge');
    expect(['Mine', 'Also mine', 'Theirs'].map((name) => table.stay(name).counters)).toEqual([
      {},
      {},
      { boost: 1 },
    ]);
  });
});
