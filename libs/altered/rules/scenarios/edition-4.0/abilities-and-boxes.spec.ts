import { describe, expect, it } from '@jest/globals';
import type { AbilitySymbol } from '#altered/abilities';
import {
  afterTrick,
  cardSeen,
  character,
  joins,
  passive,
  permanent,
  quickAction,
  reaction,
  step,
  type When,
  type Line,
  abilitiesSaying,
} from '#altered/testing';

const says = (name: string, ...triggers: readonly When[]) =>
  character(name, ...triggers.map((trigger) => reaction(trigger, 'I gain 1 seen counter.')));

/** Returns the Characters that have an ability with the given symbol. */
function withSymbol(symbol: AbilitySymbol, ...some: readonly ReturnType<typeof character>[]): string {
  const marks = step({
    kind: 'counters',
    change: 'gain',
    name: 'marked',
    count: 1,
    what: { all: { type: 'character', withAbility: symbol } },
  });
  const table = afterTrick(marks, { hero: some });
  return some
    .filter(({ name }) => table.counter(name, 'marked') === 1)
    .map(({ name }) => name)
    .join(' ');
}

describe('symbols of abilities', () => {
  it('7.1.1.a the join symbol marks an ability about the object itself joining, in any expedition', () => {
    const found = withSymbol(
      'join',
      says('Own', joins),
      says('Others', { kind: 'join', what: { type: 'character' } }),
      says('There', 'When I join your Hero Expedition'),
      says('Either', { kind: 'any', of: [joins, { kind: 'played', what: 'me', from: 'hand' }] }),
      says('Played', '{H}'),
    );
    expect(found).toBe('Own Either');
  });

  it('7.1.1.b, 7.1.1.c the Hand and Reserve symbols mark abilities about the object itself being played from there', () => {
    const played = (name: string, trigger: Partial<Extract<When, { kind: 'played' }>>) =>
      says(name, { kind: 'played', what: 'me', from: 'hand', ...trigger });
    const some = [
      played('Hand', {}),
      played('Reserve', { from: 'reserve' }),
      played('Others', { what: { type: 'character' } }),
      says('Joins', joins),
    ];
    expect([withSymbol('from-hand', ...some), withSymbol('from-reserve', ...some)]).toEqual([
      'Hand',
      'Reserve',
    ]);
  });

  it('7.1.4.a, 7.1.4.b the {T} and {D} symbols mark abilities with those costs', () => {
    const some = [
      character('Tap', '{T}: Draw a card.'),
      character('Gone', quickAction({ discardMe: true }, 'Draw a card.')),
      character('Paid', '{1}: Draw a card.'),
      says('Joins', joins),
    ];
    expect([withSymbol('exhaust', ...some), withSymbol('discard', ...some)]).toEqual(['Tap', 'Gone']);
  });
});

describe('the other box of a Feat', () => {
  it('7.3.5.a the other box of a Feat functions once completed, including keywords and Tough', () => {
    const box: readonly Line[] = [
      { kind: 'completed', ability: { kind: 'keyword', keyword: 'eternal' } },
      { kind: 'completed', ability: { kind: 'tough', amount: 2 } },
    ];
    const feat = permanent('Deed', ...box, { subtypes: ['feat'] });
    const keywords = (name: string): readonly string[] =>
      cardSeen(afterTrick(step({ kind: 'complete', what: { all: { name } } }), { landmark: [feat] }), 'Deed')
        .keywords;
    expect([keywords('Nothing'), keywords('Deed')]).toEqual([[], ['eternal', 'tough 2']]);
  });
});

describe('gaining Gigantic among other abilities', () => {
  it('7.4.4.k, 7.5.9.a a character that gains Gigantic with other abilities also joins the other Expedition', () => {
    const triggerCount = (gain: Line): number => {
      const law = passive({
        kind: 'abilities',
        of: { name: 'Kite' },
        gain: abilitiesSaying(gain, 'character'),
      });
      const watcher = permanent(
        'Watcher',
        'When a "Kite" joins your Companion Expedition — I gain 1 seen counter.',
      );
      return afterTrick(
        step({ kind: 'move', what: { all: { zone: 'reserve', name: 'Law' } }, to: { zone: 'landmark' } }),
        { hero: [character('Kite')], landmark: [watcher], reserve: [permanent('Law', law)] },
      ).counter('Watcher', 'seen');
    };
    expect([triggerCount('Gigantic.'), triggerCount('Eternal.')]).toEqual([1, 0]);
  });
});
