import { describe, expect, it } from '@jest/globals';
import type { Ability, Passive, Step, ZoneName } from '#altered/abilities';
import {
  character,
  effect,
  passive,
  permanent,
  reaction,
  sequence,
  spell,
  step,
  type Table,
  type SeatPosition,
  type Does,
  tableOf,
  effectOf,
} from '#altered/testing';

type Instead = Omit<Extract<Passive, { kind: 'goes-instead' }>, 'kind' | 'of' | 'from' | 'instead'>;

const draw: Does = step({ kind: 'draw', count: 1 });
const toMana = (says: Instead = {}): Ability =>
  passive({ kind: 'goes-instead', of: 'me', from: 'expedition', instead: 'mana', ...says });
const jinn = (says: Instead = {}, ...more: readonly Ability[]) => character('Jinn', toMana(says), ...more);
const send = (zone: ZoneName, more: Partial<Extract<Step, { kind: 'move' }>['to']> = {}) =>
  spell(
    'Send',
    effect(step({ kind: 'move', what: { target: 0 }, to: { zone, ...more } }), [
      { kind: 'object', like: { type: 'character' } },
    ]),
  );
const play = (card: ReturnType<typeof send>, theirs: SeatPosition, mine: SeatPosition = {}): Table =>
  tableOf({ hand: [card], mana: 1, ...mine }, theirs).play('Send');

describe('moving elsewhere instead', () => {
  it('6.2.b, 3.2.9.b a character goes to the Mana zone exhausted, whichever effect makes it leave the Expedition zone', () => {
    for (const zone of ['hand', 'reserve', 'discard'] as const) {
      const table = play(send(zone), { hero: [jinn()] });
      expect(table.names('mana', 1)).toEqual(['Jinn']);
      expect(table.stay('Jinn')).toMatchObject({ faceDown: true, statuses: ['exhausted'] });
    }
    const deck = play(send('deck', { position: 'top' }), { hero: [jinn()] });
    expect(deck.names('mana', 1)).toEqual(['Jinn']);
  });

  it('3.2.4.d a character that switches expeditions does not leave the Expedition zone', () => {
    const hook = spell('Hook', 'Characters switch Expeditions.');
    const table = tableOf({ hand: [hook], mana: 1, hero: [jinn()] }).play('Hook');
    expect(table.names('companion', 0)).toEqual(['Jinn']);
  });

  it('6.2.b “instead” applies only while its condition is true', () => {
    const boosted = jinn({ if: { kind: 'is', what: 'me', like: { status: 'boosted' } } });
    const without = play(send('hand'), { hero: [boosted] });
    expect(without.names('hand', 1)).toEqual(['Jinn']);
    const table = play(send('hand'), { hero: [{ card: boosted, counters: { boost: 1 } }] });
    expect(table.names('mana', 1)).toEqual(['Jinn']);
  });

  it('6.2.b "you may": the object\'s controller decides, not the player who makes it leave', () => {
    const may = jinn({ optional: true });
    const table = play(send('hand'), { hero: [may] });
    expect([table.deciding, ...table.options()]).toEqual(['1: instead', 'yes', 'no']);
    expect(table.decide(1, ['yes', 'no'])).toMatchObject({ ok: false, error: { code: 'OPTIONS_TOO_MANY' } });
    expect(table.choose('yes').names('mana', 1)).toEqual(['Jinn']);
    const stayed = play(send('hand'), { hero: [may] }).choose('no');
    expect([stayed.names('mana', 1), stayed.names('hand', 1)]).toEqual([[], ['Jinn']]);
  });

  it('6.2.b if several objects leave simultaneously, each is a separate decision', () => {
    const all = spell('Send', 'Put Characters in your hand.');
    const twin = character(
      'Twin',
      "If I would leave the Expedition zone, you may put me in my owner's Mana zone instead.",
    );
    const table = play(all, { hero: [jinn({ optional: true }), twin] })
      .choose('no')
      .choose('yes');
    expect([table.names('hand', 1), table.names('mana', 1)]).toEqual([['Jinn'], ['Twin']]);
  });

  it('6.2.b "If you don\'t": its effect happens right after the step, before the rest of the effect', () => {
    const may = jinn({ optional: true, otherwise: draw });
    const paint = spell(
      'Send',
      effect(
        sequence(
          step({ kind: 'move', what: { target: 0 }, to: { zone: 'deck', position: 'top' } }),
          step({ kind: 'draw', who: 'opponent', count: 1 }),
        ),
        [{ kind: 'object', like: { type: 'character' } }],
      ),
    );
    const table = play(paint, { hero: [may], deck: [character('Next')] }).choose('no');
    expect(table.names('hand', 1)).toEqual(['Jinn', 'Next']);
    expect(table.step('draw').cause).toMatchObject({ kind: 'decision' });
    const yes = play(paint, { hero: [may], deck: [character('Next')] }).choose('yes');
    expect([yes.names('mana', 1), yes.names('hand', 1)]).toEqual([['Jinn'], ['Next']]);
  });

  it("6.2.b declining does not prevent another effect from moving the object there, and “if you don't” happens", () => {
    const table = play(send('mana'), { hero: [jinn({ optional: true, otherwise: draw })] }).choose('no');
    expect([table.names('mana', 1), table.names('hand', 1)]).toEqual([['Jinn'], ['Blank']]);
  });

  it('6.2.f during Rest a replacement of leaving can be applied before or after Fleeting', () => {
    const fleeting = { card: jinn({ optional: true }), statuses: ['fleeting'] as const };
    const table = tableOf({ hero: [fleeting] }, {}, { from: 'night' });
    expect(table.deciding).toBe('0: modifier-order');
    table.choose(table.options().find((option) => option.startsWith('ability')) ?? '');
    expect(table.choose('no').names('discard', 0)).toEqual(['Jinn']);
  });

  it('2.4.2 a character that stays at Rest does not leave', () => {
    const anchored = { card: jinn({ optional: true }), statuses: ['anchored'] as const };
    const table = tableOf({ hero: [anchored] }, {}, { from: 'night' });
    expect(table.names('hero', 0)).toEqual(['Jinn']);
  });
});

describe('replacing a whole step', () => {
  const twoCards: Does = sequence(
    step({ kind: 'reveal', what: { top: 'you', count: 2 } }, 'cards'),
    step({ kind: 'move', what: { choose: { among: { noted: 'cards' } } }, to: { zone: 'reserve' } }, 'kept'),
    step({ kind: 'discard', what: { all: { among: { noted: 'cards' }, except: { noted: 'kept' } } } }),
  );
  const sieve = (name = 'Sieve', does: Does = twoCards) =>
    permanent(name, passive({ kind: 'does-instead', who: 'you', would: 'resupply', effect: effectOf(does) }));
  const forage = (does: Does = 'Resupply.') => spell('Send', effect(does));
  const deck = [character('First'), character('Second'), character('Third')];

  it('6.2.e.1 "If you would Resupply, instead …" can reveal cards and let the player choose among them', () => {
    const table = play(forage(), {}, { landmark: [sieve()], deck });
    expect([table.deciding, ...table.options()]).toEqual(['0: move', 'First', 'Second']);
    table.choose('Second');
    expect([table.names('reserve', 0)[0], table.names('discard', 0)]).toEqual(['Second', ['First']]);
    expect(table.events.some((event) => event.kind === 'StepResolved' && event.verb === 'resupply')).toBe(
      false,
    );
  });

  it('6.2.e.1 “each player” steps are replaced only for the player with the ability', () => {
    const table = play(forage('Each player Resupplies.'), { deck }, { landmark: [sieve()], deck });
    expect(table.names('reserve', 1)).toEqual(['First']);
    expect(table.choose('First').names('discard', 0)).toEqual(['Second']);
  });

  it('6.2.g once a step is replaced, another ability that replaces such steps has nothing to replace', () => {
    const alike = play(forage(), {}, { landmark: [sieve(), sieve('Twin')], deck });
    expect(alike.choose('First').names('deck', 0)).toEqual(['Third']);
    const turned = 'Draw a card.';
    const same = play(forage(), {}, { landmark: [sieve('Well', draw), sieve('Spring', turned)], deck });
    expect(same.names('hand', 0)).toEqual(['First']);
    const other = play(forage(), {}, { landmark: [sieve(), sieve('Well', draw)], deck });
    expect(other.deciding).toBe('0: modifier-order');
    const [first = '', second = ''] = other.keys();
    expect(other.decide(0, [first, second])).toMatchObject({
      ok: false,
      error: { code: 'OPTIONS_TOO_MANY' },
    });
    other.choose(second);
    expect(other.names('hand', 0)).toEqual(['First']);
  });

  it('6.5.d "if you do" treats a replaced step as done', () => {
    const table = play(forage('Resupply. If you do, draw a card.'), {}, { landmark: [sieve()], deck }).choose(
      'First',
    );
    expect(table.names('hand', 0)).toEqual(['Third']);
  });

  it('6.3.b a reaction to the replaced step is not activated', () => {
    const watch = permanent(
      'Watch',
      reaction({ kind: 'resupply', who: 'opponent', oneOrMore: true }, 'Draw a card.'),
    );
    const table = play(forage(), { landmark: [watch] }, { landmark: [sieve()], deck }).choose('First');
    expect(table.names('hand', 1)).toEqual([]);
  });

  it('3.2.2.d a deck that is too short to reveal cards takes the discard pile first', () => {
    const table = play(
      forage(),
      {},
      { landmark: [sieve()], deck: [character('Only')], discard: deck.slice(0, 1) },
    );
    expect(table.step('reveal').rules).toContain('3.2.2.d');
    expect(table.options()).toEqual(['Only', 'First']);
  });
});

describe('tokens that enter with counters', () => {
  it('6.2.b a token enters with the same additions as other objects', () => {
    const nursery = permanent(
      'Nursery',
      'Robot Characters you control enter the Expedition zone with 1 boost.',
    );
    const maker = character('Maker', '{J} Create a Bug 2/2/2 Robot token in each Expedition.');
    const table = tableOf({ landmark: [nursery], hand: [maker], mana: 1 }).play('Maker', 'hero');
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
