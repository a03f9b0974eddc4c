import { describe, expect, it } from '@jest/globals';
import {
  afterTrick,
  character,
  passive,
  permanent,
  quickAction,
  spell,
  statistics,
  step,
  type Table,
  tableOf4,
  type SeatPosition,
  tableOf,
  type Line,
} from '#altered/testing';

const cards = (...names: readonly string[]) => names.map((name) => character(name));
const law = (...abilities: readonly Line[]) => permanent('Law', ...abilities);
const pendingOf = ({ state: { pending } }: Table): readonly unknown[] => [
  pending?.kind,
  pending?.options.length,
  pending?.min,
  pending?.max,
  pending?.hidden === true,
];
const rulesOf = (table: Table, verb: string): readonly string[] => table.step(verb).rules;

describe('the Morning', () => {
  const morning = (mine: SeatPosition, theirs = mine): Table => tableOf(mine, theirs, { from: 'morning' });

  it('4.2.1.e, 1.2.4.d at most one card becomes a mana orb, hidden from the other players', () => {
    expect(pendingOf(morning({ hand: cards('A', 'B') }))).toEqual(['expand', 4, 0, 1, true]);
  });

  it('4.2.1.e, 6.2.b a mana orb can come from the deck while the deck or the discard pile has a card', () => {
    const own = law(
      'During Morning, draw only one card. Then, put the top card of your deck in your Mana zone instead of a card from your hand.',
    );
    const after = (deck: readonly string[], discard: readonly string[]): unknown =>
      pendingOf(morning({ landmark: [own], deck: cards(...deck), discard: cards(...discard) }))[0];
    const top = morning({ landmark: [own], deck: cards('A', 'B'), discard: cards('C') });
    expect(pendingOf(top)).toEqual(['expand', 1, 0, 1, false]);
    expect([after(['A', 'B'], []), after(['A', 'B'], ['C']), after(['A'], []), after(['A'], ['C'])]).toEqual([
      'expand',
      'expand',
      'turn',
      'expand',
    ]);
  });

  it('4.2.1.e, 6.2.b a player with one card in hand is asked, and the step cites an ability that uses the deck instead', () => {
    const bare = { hand: cards('A'), deck: [] };
    expect(pendingOf(morning(bare))).toEqual(['expand', 1, 0, 1, true]);
    const own = { ...bare, landmark: [law(passive({ kind: 'morning', who: 'you', expandFrom: 'deck' }))] };
    const named = (mine: SeatPosition, choice: string): readonly string[] => {
      const table = morning({ ...mine, deck: cards('B', 'C', 'D') }, bare);
      while (table.deciding.endsWith(': expand'))
        table.choose(...(table.keys().includes('top') ? [choice] : [table.keys()[0] ?? '']));
      return rulesOf(table, 'expand');
    };
    expect([named(own, 'top'), named(bare, 'top')]).toEqual([
      ['4.2.1.e', '3.2.9.c', '6.2.b'],
      ['4.2.1.e', '3.2.9.c'],
    ]);
  });

  it('4.2.1.d, 6.2.b the draw cites the rule for modifiers if an ability makes players draw fewer cards', () => {
    const fewer = law(passive({ kind: 'morning', who: 'you', draw: 1 }));
    expect(rulesOf(morning({ hand: cards('A') }), 'draw')).toEqual(['4.2.1.d', '7.3.5.a']);
    expect(rulesOf(morning({ hand: cards('A'), landmark: [fewer] }, { hand: cards('A') }), 'draw')).toEqual([
      '4.2.1.d',
      '7.3.5.a',
      '6.2.b',
    ]);
  });

  it('3.2.2.d, 4.2.1.d on Board Game Arena, a deck is refilled as soon as the Morning draw empties it, and not otherwise', () => {
    const shuffles = (...deck: readonly string[]): number =>
      tableOf(
        { deck: cards(...deck), discard: cards('C') },
        {},
        { from: 'morning', mode: 'board-game-arena' },
      )
        .verbs()
        .filter((verb) => verb === 'shuffle').length;
    expect([shuffles('A', 'B'), shuffles('A', 'B', 'D')]).toEqual([1, 0]);
  });
});

describe('the Afternoon', () => {
  const kite = character('Kite');
  const song = spell('Song');

  it('4.2.3.b, 4.2.3.c the Afternoon begins with a turn, and the player makes one choice at a time', () => {
    const table = tableOf({ hand: [kite], mana: 1 }, {}, { from: 'noon' });
    expect(rulesOf(table, 'begin-turn')).toEqual(['4.2.3.c', '4.2.3.b']);
    expect(pendingOf(table)).toEqual(['turn', 3, 1, 1, false]);
    expect(rulesOf(table.pass(), 'begin-turn')).toEqual(['4.2.3.c']);
  });

  it('5.2.1.a, 5.1.2.e a Character is played to an Expedition, and a Spell to none', () => {
    const table = tableOf({ hand: [kite, song], mana: 2 });
    expect(table.decide(0, [`play:${table.item('Kite')}`])).toMatchObject({
      ok: false,
      error: { message: 'Kite must be played to the hero or the companion expedition.', rule: '5.2.1.a' },
    });
    expect(table.decide(0, [`play:${table.item('Song')}:hero`])).toMatchObject({
      ok: false,
      error: { message: 'Song must be played without an expedition.', rule: '5.1.2.e' },
    });
  });

  it("7.4.5.c, 1.4.1.a a card that can't be played cannot be played with Scout; options indicate Scout", () => {
    const aby = character('Aby', 'Scout {1}.', { handCost: 3 });
    const hut = permanent('Hut', 'Scout {1}.', { handCost: 3 });
    const table = (card: typeof aby, ...landmark: readonly (typeof aby)[]) =>
      tableOf4({ hand: [card], landmark, mana: 1 });
    const about = (of: Table) => of.state.pending?.options[0]?.about;
    const scouts = table(aby);
    const [item, other] = [scouts.item('Aby'), table(hut).item('Hut')];
    expect(about(scouts)).toEqual({ item, from: 'hand', cost: 1, expedition: 'hero', scout: true });
    expect(about(table(hut))).toEqual({ item: other, from: 'hand', cost: 1, scout: true });
    const ban = law(passive({ kind: 'cannot-play', who: 'you', cards: { type: 'character' } }));
    expect(table(aby, ban).options()).toEqual(['pass']);
  });
});

describe('Dusk and Night', () => {
  const strong = character('Strong', statistics(9, 9, 9));
  const at = { hero: 0, companion: 7 };

  it('4.2.4.f, 4.2.4.g Progress cites the rules for moving and for failing to move only if they apply', () => {
    const progress = (mine: SeatPosition, theirs: SeatPosition = {}): readonly string[] =>
      rulesOf(tableOf({ at, ...mine }, { at, ...theirs }, { from: 'dusk' }), 'progress');
    const both = { hero: [strong], companion: [strong] };
    expect(progress({})).toEqual(['4.2.4.b', '4.2.4.g']);
    expect(progress({ hero: [strong] })).toEqual(['4.2.4.b', '4.2.4.f', '4.2.4.g']);
    expect(progress(both, both)).toEqual(['4.2.4.b', '4.2.4.g']);
  });

  it('4.2.5.b in edition 4.0 Gear rests if its own Expedition has moved forward, whatever others do', () => {
    const gear = permanent('Gear', { subtypes: ['gear'] });
    const after = (mine: SeatPosition): unknown =>
      tableOf4({ at, ...mine }, { at }, { from: 'dusk' }).stay('Gear').zone;
    expect([
      after({ hero: [strong, gear], companion: [strong] }),
      after({ hero: [strong, gear] }),
      after({ hero: [gear], companion: [strong] }),
    ]).toEqual(['reserve', 'reserve', 'expedition']);
  });

  it('2.2.13.a an ability that two objects gain lasts for the object that remains', () => {
    const table = afterTrick('Characters permanently gain: "Eternal."', {
      hero: [character('Kite'), character('Owl')],
      landmark: [
        permanent('Bow', quickAction({}, step({ kind: 'discard', what: { all: { name: 'Owl' } } }))),
      ],
    });
    const before = table.names('limbo', 0).length;
    table.pass().activate('Bow').pass();
    expect(table.state.day).toBe(3);
    expect([before, table.names('limbo', 0).length, table.names('hero', 0)]).toEqual([1, 1, ['Kite']]);
  });
});
