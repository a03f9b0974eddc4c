import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Passive, Step, ZoneName } from '#altered/abilities';
import {
  character,
  effect,
  joins,
  passive,
  permanent,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  Table,
  type SeatPosition,
} from '#testing';

type Instead = Omit<Extract<Passive, { kind: 'goes-instead' }>, 'kind' | 'of' | 'from' | 'instead'>;

const draw: Effect = step({ kind: 'draw', count: 1 });
const toMana = (says: Instead = {}): Ability =>
  passive({ kind: 'goes-instead', of: 'me', from: 'expedition', instead: 'mana', ...says });
const jinn = (says: Instead = {}, ...more: readonly Ability[]) =>
  character('Jinn', { abilities: [toMana(says), ...more] });
const send = (zone: ZoneName, more: Partial<Extract<Step, { kind: 'move' }>['to']> = {}) =>
  spell('Send', {
    abilities: [
      effect(step({ kind: 'move', what: { target: 0 }, to: { zone, ...more } }), [
        { kind: 'object', like: { type: 'character' } },
      ]),
    ],
  });
const play = (card: ReturnType<typeof send>, theirs: SeatPosition, mine: SeatPosition = {}): Table =>
  new Table({ seats: [{ hand: [card], mana: 1, ...mine }, theirs] }).choose('play Send');

describe('what goes elsewhere instead', () => {
  it('6.2.b, 3.2.9.b whatever takes it out of the Expedition zone, it becomes an exhausted mana orb', () => {
    for (const zone of ['hand', 'reserve', 'discard'] as const) {
      const table = play(send(zone), { hero: [jinn()] });
      expect(table.names('mana', 1)).toEqual(['Jinn']);
      expect(table.stay('Jinn')).toMatchObject({ faceDown: true, statuses: ['exhausted'] });
    }
    const deck = play(send('deck', { position: 'top' }), { hero: [jinn()] });
    expect(deck.names('mana', 1)).toEqual(['Jinn']);
  });

  it('3.2.4.d switching expeditions does not leave the zone', () => {
    const hook = spell('Hook', {
      abilities: [effect(step({ kind: 'switch-expeditions', what: { all: { type: 'character' } } }))],
    });
    const table = new Table({ seats: [{ hand: [hook], mana: 1, hero: [jinn()] }, {}] }).choose('play Hook');
    expect(table.names('companion', 0)).toEqual(['Jinn']);
  });

  it('6.2.b only while its condition holds', () => {
    const boosted = jinn({ if: { kind: 'is', what: 'me', like: { status: 'boosted' } } });
    const without = play(send('hand'), { hero: [boosted] });
    expect(without.names('hand', 1)).toEqual(['Jinn']);
    const table = play(send('hand'), { hero: [{ card: boosted, counters: { boost: 1 } }] });
    expect(table.names('mana', 1)).toEqual(['Jinn']);
  });

  it('6.2.b "you may": who controls the object says so, not who makes it leave', () => {
    const may = jinn({ optional: true });
    const table = play(send('hand'), { hero: [may] });
    expect([table.deciding, ...table.options()]).toEqual(['1: instead', 'yes', 'no']);
    expect(table.decide(1, ['yes', 'no'])).toMatchObject({ ok: false, error: { code: 'OPTIONS_TOO_MANY' } });
    expect(table.choose('yes').names('mana', 1)).toEqual(['Jinn']);
    const stayed = play(send('hand'), { hero: [may] }).choose('no');
    expect([stayed.names('mana', 1), stayed.names('hand', 1)]).toEqual([[], ['Jinn']]);
  });

  it('6.2.b each of several that leave at once is asked about', () => {
    const all = spell('Send', {
      abilities: [effect(step({ kind: 'move', what: { all: { type: 'character' } }, to: { zone: 'hand' } }))],
    });
    const twin = character('Twin', { abilities: [toMana({ optional: true })] });
    const table = play(all, { hero: [jinn({ optional: true }), twin] })
      .choose('no')
      .choose('yes');
    expect([table.names('hand', 1), table.names('mana', 1)]).toEqual([['Jinn'], ['Twin']]);
  });

  it('6.2.b "If you don\'t": it happens right after the step, before the rest of the effect', () => {
    const may = jinn({ optional: true, otherwise: draw });
    const paint = spell('Send', {
      abilities: [
        effect(
          sequence(
            step({ kind: 'move', what: { target: 0 }, to: { zone: 'deck', position: 'top' } }),
            step({ kind: 'draw', who: 'opponent', count: 1 }),
          ),
          [{ kind: 'object', like: { type: 'character' } }],
        ),
      ],
    });
    const table = play(paint, { hero: [may], deck: [character('Next')] }).choose('no');
    expect(table.names('hand', 1)).toEqual(['Jinn', 'Next']);
    expect(table.step('draw').cause).toMatchObject({ kind: 'decision' });
    const yes = play(paint, { hero: [may], deck: [character('Next')] }).choose('yes');
    expect([yes.names('mana', 1), yes.names('hand', 1)]).toEqual([['Jinn'], ['Next']]);
  });

  it('6.2.b whoever does not apply it is still moved there by something else, and has what happens otherwise', () => {
    const table = play(send('mana'), { hero: [jinn({ optional: true, otherwise: draw })] }).choose('no');
    expect([table.names('mana', 1), table.names('hand', 1)]).toEqual([['Jinn'], ['Blank']]);
  });

  it('6.2.f during Rest it is chosen before Fleeting, or after', () => {
    const fleeting = { card: jinn({ optional: true }), statuses: ['fleeting'] as const };
    const table = new Table({ seats: [{ hero: [fleeting] }, {}], from: 'night' });
    expect(table.deciding).toBe('0: modifier-order');
    table.choose(table.options().find((one) => one.startsWith('ability')) ?? '');
    expect(table.choose('no').names('discard', 0)).toEqual(['Jinn']);
  });

  it('2.4.2 what stays during Rest does not leave', () => {
    const anchored = { card: jinn({ optional: true }), statuses: ['anchored'] as const };
    const table = new Table({ seats: [{ hero: [anchored] }, {}], from: 'night' });
    expect(table.names('hero', 0)).toEqual(['Jinn']);
  });
});

describe('a whole step that is replaced', () => {
  const twoCards: Effect = sequence(
    step({ kind: 'reveal', what: { top: 'you', count: 2 } }, 'cards'),
    step({ kind: 'move', what: { choose: { among: { noted: 'cards' } } }, to: { zone: 'reserve' } }, 'kept'),
    step({
      kind: 'discard',
      what: { all: { among: { noted: 'cards' }, except: { noted: 'kept' } } },
    }),
  );
  const sieve = (name = 'Sieve', does: Effect = twoCards) =>
    permanent(name, {
      abilities: [passive({ kind: 'does-instead', who: 'you', would: 'resupply', effect: does })],
    });
  const forage = (does: Effect = resupply) => spell('Send', { abilities: [effect(does)] });
  const deck = [character('First'), character('Second'), character('Third')];

  it('6.2.e.1 "If you would Resupply, instead …" with choices among what is revealed', () => {
    const table = play(forage(), {}, { landmark: [sieve()], deck });
    expect([table.deciding, ...table.options()]).toEqual(['0: move', 'First', 'Second']);
    table.choose('Second');
    expect([table.names('reserve', 0)[0], table.names('discard', 0)]).toEqual(['Second', ['First']]);
    expect(table.events.some((event) => event.kind === 'StepResolved' && event.verb === 'resupply')).toBe(
      false,
    );
  });

  it('6.2.e.1 what each player does is replaced for one and not for the other', () => {
    const both = step({ kind: 'resupply', who: 'each-player' });
    const table = play(forage(both), { deck }, { landmark: [sieve()], deck });
    expect(table.names('reserve', 1)).toEqual(['First']);
    expect(table.choose('First').names('discard', 0)).toEqual(['Second']);
  });

  it('6.2.g once it is replaced, nothing is left for another ability of the kind', () => {
    const alike = play(forage(), {}, { landmark: [sieve(), sieve('Twin')], deck });
    expect(alike.choose('First').names('deck', 0)).toEqual(['Third']);
    const turned: Effect = { step: { count: 1, kind: 'draw' }, kind: 'step' };
    const same = play(forage(), {}, { landmark: [sieve('Well', draw), sieve('Spring', turned)], deck });
    expect(same.names('hand', 0)).toEqual(['First']);
    const other = play(forage(), {}, { landmark: [sieve(), sieve('Well', draw)], deck });
    expect(other.deciding).toBe('0: modifier-order');
    const [one = '', two = ''] = other.keys();
    expect(other.decide(0, [one, two])).toMatchObject({ ok: false, error: { code: 'OPTIONS_TOO_MANY' } });
    other.choose(two);
    expect(other.names('hand', 0)).toEqual(['First']);
  });

  it('6.5.d it counts as begun', () => {
    const does: Effect = { kind: 'if-you-do', first: resupply, then: draw };
    const table = play(forage(does), {}, { landmark: [sieve()], deck }).choose('First');
    expect(table.names('hand', 0)).toEqual(['Third']);
  });

  it('6.3.b what looks for the replaced step is not activated', () => {
    const watch = permanent('Watch', {
      abilities: [reaction({ kind: 'resupply', who: 'opponent', oneOrMore: true }, draw)],
    });
    const table = play(forage(), { landmark: [watch] }, { landmark: [sieve()], deck }).choose('First');
    expect(table.names('hand', 1)).toEqual([]);
  });

  it('3.2.2.d a deck that is too short is filled up to be revealed', () => {
    const table = play(
      forage(),
      {},
      { landmark: [sieve()], deck: [character('Only')], discard: deck.slice(0, 1) },
    );
    expect(table.step('reveal').rules).toContain('3.2.2.d');
    expect(table.options()).toEqual(['Only', 'First']);
  });
});

describe('created tokens that enter with something', () => {
  it('6.2.b as other objects do', () => {
    const nursery = permanent('Nursery', {
      abilities: [
        passive({
          kind: 'enters-with',
          of: { type: 'character', subtype: 'robot', controller: 'you' },
          zone: 'expedition',
          counters: { name: 'boost', count: 1 },
        }),
      ],
    });
    const token = { name: 'Bug', subtypes: ['robot'], statistics: { forest: 2, mountain: 2, water: 2 } };
    const maker = character('Maker', {
      abilities: [reaction(joins, step({ kind: 'create', token, in: 'each' }))],
    });
    const table = new Table({ seats: [{ landmark: [nursery], hand: [maker], mana: 1 }, {}] });
    table.choose('play Maker hero');
    const made = table.state.items.flatMap((item, index) =>
      item.kind === 'token' ? [[table.state.stays[index]?.seat, table.state.stays[index]?.counters]] : [],
    );
    expect(made).toEqual([
      [0, { boost: 1 }],
      [0, { boost: 1 }],
      [1, {}],
      [1, {}],
    ]);
  });
});
