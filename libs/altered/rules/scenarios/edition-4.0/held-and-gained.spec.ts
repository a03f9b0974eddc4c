import { describe, expect, it } from '@jest/globals';
import type { Passive, Step } from '#altered/abilities';
import {
  afterTrick,
  character,
  passive,
  permanent,
  spell,
  step,
  tableOf4,
  type Position,
  tableOf,
} from '#altered/testing';
import { impossible } from '../../step/impossible.js';
import { worldOf } from '../../world/world.js';

const says = (...all: readonly Passive[]) => permanent('Post', ...all.map(passive));
const at = { hero: 2, companion: 5 };

describe('Expeditions that cannot move', () => {
  const moved = (held: Passive, which: 'your-hero' | 'your-companion', direction: 'forward' | 'backward') =>
    afterTrick(step({ kind: 'move-expedition', which, direction }), { landmark: [says(held)], at })
      .verbs()
      .includes('move-expedition');

  it("1.4.1.a no effect moves an Expedition that can't move forward, unless it is held only during Dusk", () => {
    const always: Passive = { kind: 'cannot-move-forward', which: 'your-hero' };
    expect([moved(always, 'your-hero', 'forward'), moved(always, 'your-companion', 'forward')]).toEqual([
      false,
      true,
    ]);
    expect(moved({ ...always, during: 'dusk' }, 'your-hero', 'forward')).toBe(true);
  });
});

describe('Expeditions at the ends of their tracks', () => {
  it.each([
    ['7.3.10.b', 'backward', 'hero', 0],
    ['7.3.10.b', 'backward', 'companion', 7],
    ['7.3.11.c', 'forward', 'hero', 7],
    ['7.3.11.c', 'forward', 'companion', 0],
  ] as const)(
    '%s no Expedition moves %s beyond the end of its track: %s',
    (rule, move, expedition, place) => {
      const ends = { hero: 3, companion: 4, [expedition]: place };
      const { state } = tableOf({ at: ends });
      const action = { kind: 'expedition', seat: 0, expedition, move } as const;
      expect(impossible(state, worldOf(state), action)).toEqual({ rule });
      const back = { ...action, move: move === 'forward' ? 'backward' : 'forward' } as const;
      expect(impossible(state, worldOf(state), back)).toBeNull();
    },
  );
});

describe('gaining a status again', () => {
  const gains = (what: Step & { kind: 'status' }, mine: Position['seats'][0]) => afterTrick(step(what), mine);
  const fleeting = (name: string): Step & { kind: 'status' } => ({
    kind: 'status',
    change: 'gain',
    status: 'fleeting',
    what: { all: { name, ofAnyPlayer: true } },
  });

  it('1.4.2.a a status can be gained again only if an ability allows it for that status', () => {
    const duellist = character('Duellist', 'I can gain Fleeting even if I was already Fleeting.');
    const gained = (status: 'fleeting' | 'anchored', name: string): number => {
      const hero = [
        { card: duellist, statuses: [status] },
        { card: character('Kite'), statuses: [status] },
      ] as const;
      const does: Step & { kind: 'status' } = { ...fleeting(name), status };
      return gains(does, { hero }).did('status').length;
    };
    expect([gained('fleeting', 'Duellist'), gained('fleeting', 'Kite')]).toEqual([1, 0]);
    expect([gained('anchored', 'Duellist'), gained('anchored', 'Kite')]).toEqual([0, 0]);
  });

  it('5.2.2.a a Landmark cannot become Fleeting, and a Character can', () => {
    const has = (name: string, mine: Position['seats'][0]): boolean =>
      gains(fleeting(name), mine).stay(name).statuses.includes('fleeting');
    expect(has('Mill', { landmark: [permanent('Mill')] })).toBe(false);
    expect(has('Kite', { hero: [character('Kite')] })).toBe(true);
  });
});

describe('a card that can be played only under a condition', () => {
  it('1.4.1.a a card with a condition can be played while the condition is true', () => {
    const shy = character('Shy', 'I can\'t be played unless there\'s a "Owl".');
    const can = (mine: Position['seats'][0]): boolean =>
      tableOf4({ ...mine, hand: [shy], mana: 1 })
        .options()
        .some((key) => key.startsWith('play Shy'));
    expect([can({}), can({ hero: [character('Owl')] })]).toEqual([false, true]);
    const others = character('Shy', passive({ kind: 'cannot-play', who: 'opponent', cards: 'me' }));
    const table = tableOf4({ hand: [others], mana: 1 });
    expect(table.options().some((key) => key.startsWith('play Shy'))).toBe(true);
  });
});

describe('a counted position in a deck', () => {
  it.each([
    [0, ['Crow', 'Wren', 'Heron']],
    [1, ['Crow', 'Wren', 'Heron']],
    [2, ['Wren', 'Crow', 'Heron']],
    [3, ['Wren', 'Heron', 'Crow']],
    [9, ['Wren', 'Heron', 'Crow']],
  ])('3.2.2.f a card is put at position %i from the top', (nth, expected) => {
    const does = step({ kind: 'move', what: { all: { name: 'Crow' } }, to: { zone: 'deck', nth } });
    const found = afterTrick(
      does,
      {},
      { hero: [character('Crow')], deck: [character('Wren'), character('Heron')] },
    );
    expect(found.names('deck', 1)).toEqual(expected);
  });

  it('3.2.2.f a spell can also be put at a counted position', () => {
    const does = step({
      kind: 'move',
      what: { all: { name: 'Hex', zone: 'reserve', ofAnyPlayer: true } },
      to: { zone: 'deck', nth: 2 },
    });
    const found = afterTrick(does, {
      reserve: [spell('Hex')],
      deck: [character('Wren'), character('Heron')],
    });
    expect(found.names('deck', 0)).toEqual(['Wren', 'Hex', 'Heron']);
  });
});
