import { describe, expect, it } from '@jest/globals';
import type { Destination, Effect, Selector } from '#altered/abilities';
import { afterTrick, character, permanent, sequence, spell, step, type Table } from '#altered/testing';

const seen = { noted: 'seen' } as const;
const to = (zone: Destination['zone'], what: Selector, note?: string): Effect =>
  step({ kind: 'move', what: { choose: what }, to: { zone } }, note);

describe('revealed cards that go to different zones, one by one', () => {
  const does = sequence(
    step({ kind: 'look', what: { top: 'you', count: 4 } }, 'seen'),
    to('hand', { among: seen }, 'first'),
    to('reserve', { among: seen, except: { noted: 'first' } }, 'second'),
    to('mana', { among: seen, except: [{ noted: 'first' }, { noted: 'second' }] }, 'third'),
    step({
      kind: 'discard',
      what: { all: { among: seen, except: [{ noted: 'first' }, { noted: 'second' }, { noted: 'third' }] } },
    }),
  );
  const deck = ['Kite', 'Owl', 'Wren', 'Finch'].map((name) => character(name));

  it('1.2.7.d, 6.1.g each choice excludes the cards chosen before, and the rest are the remaining cards', () => {
    const table = afterTrick(does, { deck, mana: 1 });
    expect(table.options()).toEqual(['Kite', 'Owl', 'Wren', 'Finch']);
    expect(table.choose('Owl').options()).toEqual(['Kite', 'Wren', 'Finch']);
    expect(table.choose('Finch').options()).toEqual(['Kite', 'Wren']);
    table.choose('Kite');
    expect([table.names('hand', 0), table.names('reserve', 0), table.names('discard', 0)]).toEqual([
      ['Owl'],
      ['Finch', 'Trick'],
      ['Wren'],
    ]);
    expect([table.orbs(0), table.names('mana', 0)]).toEqual([0, expect.arrayContaining(['Kite'])]);
  });

  it('6.1.f if there are too few cards, the last destinations get none', () => {
    const table = afterTrick(does, { deck: deck.slice(0, 1), mana: 1 });
    expect([table.names('hand', 0), table.names('reserve', 0)]).toEqual([['Kite'], ['Trick']]);
  });
});

describe('revealing cards until one matches', () => {
  const until = (like: Selector): Effect =>
    sequence(
      step({ kind: 'reveal', what: { top: 'you', until: like } }, 'seen'),
      step({ kind: 'choose', what: { choose: { among: seen, ...like } } }, 'found'),
      step({ kind: 'move', what: { noted: 'found' }, to: { zone: 'hand' } }),
      step({ kind: 'discard', what: { all: { among: seen, except: { noted: 'found' } } } }),
    );
  const deck = [permanent('Mill'), spell('Song'), character('Kite'), character('Owl')];
  const played = (like: Selector): Table => afterTrick(until(like), { deck, mana: 1 });

  it('1.2.7.d cards are revealed up to the first match, and the rest are the cards before it', () => {
    const table = played({ type: 'character' });
    expect(table.step('reveal').actions).toMatchObject([{ items: { length: 3 } }]);
    expect([table.names('hand', 0), table.names('discard', 0), table.names('deck', 0)]).toEqual([
      ['Kite'],
      ['Mill', 'Song'],
      ['Owl'],
    ]);
    expect(played({ type: 'permanent' }).names('discard', 0)).toEqual([]);
  });

  it('3.2.2 the whole deck is revealed if no card matches', () => {
    const table = played({ subtype: 'robot' });
    expect([table.names('hand', 0), table.names('discard', 0), table.names('deck', 0)]).toEqual([
      [],
      ['Mill', 'Song', 'Kite', 'Owl'],
      [],
    ]);
  });
});
