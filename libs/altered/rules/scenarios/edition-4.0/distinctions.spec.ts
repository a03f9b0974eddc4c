import { describe, expect, it } from '@jest/globals';
import type { Condition, Standing } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  hero,
  passive,
  permanent,
  quickAction,
  reaction,
  statisticsOf,
  step,
  tableOf4,
  trick,
  type CardPart,
  type Position,
} from '#altered/testing';

type Mine = Position['seats'][0];

/** Evaluates a condition when a character joins the Hero Expedition of seat 0. */
const isTrue = (
  condition: Condition,
  mine: Mine = {},
  theirs: Mine = {},
  ...parts: readonly CardPart[]
): boolean => {
  const asks = reaction('{J}', { kind: 'if', condition, then: gainCounters('boost') });
  const scout = character('Scout', ...parts, asks);
  const found = tableOf4({ mana: 1, ...mine, hand: [scout] }, theirs);
  return found.play('Scout', 'hero').counter('Scout', 'boost') > 0;
};

const inRegion = (region: number): Mine => ({ at: { hero: region, companion: 7 } });

describe('which objects match', () => {
  it('7.4.5 a description can require Tough', () => {
    const tough: Condition = { kind: 'exists', like: { type: 'character', keyword: 'tough', other: true } };
    const shield = character('Shield', "I'm Tough 1.");
    expect(isTrue(tough, { hero: [shield] })).toBe(true);
    expect(isTrue(tough, { hero: [character('Wren')] })).toBe(false);
  });

  it('2.2.2.a a description can require that an object does not have a sub-type', () => {
    const plain: Condition = {
      kind: 'exists',
      like: { type: 'character', notSubtype: 'robot', other: true },
    };
    const found = (...subtypes: readonly string[]) =>
      isTrue(plain, { hero: [character('Wren', { subtypes })] });
    expect([found(), found('plant'), found('plant', 'robot')]).toEqual([true, true, false]);
  });

  it('3.1.4.a a Hero matches a description of Heroes', () => {
    const exists = (type: 'hero' | 'permanent'): boolean =>
      isTrue({ kind: 'exists', like: { type } }, { heroZone: [hero('Ada')] });
    expect([exists('hero'), exists('permanent')]).toEqual([true, false]);
  });

  it('3.2.6.a “the only card in a Reserve” matches only if no other card is there', () => {
    const lone = (...reserve: readonly string[]): number =>
      afterTrick(
        {
          kind: 'if',
          condition: { kind: 'only-card', what: { target: 0 } },
          then: step({ kind: 'draw', count: 1 }),
        },
        {},
        { reserve: reserve.map((name) => character(name)) },
        [{ kind: 'object', like: { zone: 'reserve', name: 'Wren' } }],
      ).names('hand', 0).length;
    expect([lone('Wren'), lone('Wren', 'Kite')]).toEqual([1, 0]);
  });

  it('7.5.8 a description can require a region with a single terrain', () => {
    const alone: Condition = {
      kind: 'exists',
      like: { type: 'character', other: true, inTerrain: 'single-terrain' },
    };
    const found = (region: number) => isTrue(alone, { ...inRegion(region), hero: [character('Wren')] });
    expect([found(1), found(2)]).toEqual([true, false]);
  });

  it('7.4.3.b, 7.5.8 a Gigantic object is in the terrains of both its Expeditions', () => {
    const inForest: Condition = { kind: 'in', what: 'me', region: 'forest' };
    const found = (own: number, other: number, gigantic = true) =>
      isTrue(inForest, { at: { hero: own, companion: other } }, {}, ...(gigantic ? ['Gigantic.'] : []));
    expect([found(2, 4), found(1, 3), found(2, 3)]).toEqual([true, true, false]);
    expect(found(2, 4, false)).toBe(false);
  });
});

describe('true and false conditions', () => {
  it('5.1.1.c a card played from Hand and one played from Reserve are distinguished', () => {
    const from = (zone: 'hand' | 'reserve'): boolean => {
      const scout = character('Scout', '{J} If I was played from Reserve, I gain 1 boost.');
      const found = tableOf4({ mana: 1, [zone]: [scout] });
      return found.play('Scout', 'hero').counter('Scout', 'boost') > 0;
    };
    expect([from('reserve'), from('hand')]).toEqual([true, false]);
  });

  it("3.2.4.b “in each of your Expeditions” requires the player's own objects in both", () => {
    const each: Condition = { kind: 'in-each', like: { type: 'character' } };
    const [wren, kite] = [character('Wren'), character('Kite')];
    expect(isTrue(each, { companion: [wren] })).toBe(true);
    expect(isTrue(each, { hero: [wren] })).toBe(false);
    expect(isTrue(each, { hero: [wren] }, { hero: [kite], companion: [kite] })).toBe(false);
  });

  it("2.5.c only a hero's counters of the given name count", () => {
    const many: Condition = { kind: 'hero-counters', name: 'quest', is: 'at-least', number: 2 };
    const found = (counters: Readonly<Record<string, number>>) =>
      isTrue(many, { heroZone: [{ card: hero('Ada'), counters }] });
    expect([found({ quest: 2 }), found({ quest: 1 }), found({ gold: 2 })]).toEqual([true, false, false]);
  });

  it('1.4.2.a an Expedition considered behind counts as behind, and as behind or tied, and nothing else', () => {
    const beacon = (as: Standing) =>
      character('Beacon', passive({ kind: 'expedition-considered', which: 'my-expedition', as }));
    const stands = (as: Standing, standing: Standing): boolean =>
      isTrue(
        { kind: 'standing', which: 'my-expedition', is: standing },
        { ...inRegion(3), hero: [beacon(as)] },
        inRegion(1),
      );
    expect(stands('behind', 'behind')).toBe(true);
    expect([stands('behind', 'behind-or-tied'), stands('tied', 'behind-or-tied')]).toEqual([true, true]);
    expect(stands('in-contact', 'behind-or-tied')).toBe(false);
    expect(stands('tied', 'behind')).toBe(false);
  });
});

describe('the order of effects', () => {
  it("2.3.1.m, 2.3.3.b an older effect applies before a newer object's ability, whoever controls them", () => {
    const kite = character('Kite');
    const sets = step({
      kind: 'ongoing',
      duration: 'day',
      passive: { kind: 'statistics', of: { name: 'Kite' }, set: { forest: 7, mountain: 7, water: 7 } },
    });
    const anthem = permanent('Anthem', passive({ kind: 'statistics', of: { name: 'Kite' }, add: 1 }));
    const playedInOrder = (first: string, second: string) =>
      tableOf4({ hand: [trick(sets), anthem], hero: [kite], mana: 2 })
        .choose(first)
        .pass()
        .choose(second);
    expect(statisticsOf(playedInOrder('play Trick', 'play Anthem'), 'Kite')).toEqual([8, 8, 8]);
    expect(statisticsOf(playedInOrder('play Anthem', 'play Trick'), 'Kite')).toEqual([7, 7, 7]);
  });
});

describe('choosing another Expedition', () => {
  it("2.2.11 “another Expedition” can be any Expedition except the object's own", () => {
    const moth = { name: 'Moth', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    const options = (other: boolean): readonly string[] => {
      const create = step({ kind: 'create', token: moth, in: { target: 0 } });
      const ferry = character(
        'Ferry',
        quickAction({ exhaustMe: true }, create, {
          targets: [{ kind: 'expedition', whose: 'any', ...(other && { other }) }],
        }),
      );
      return tableOf4({ hero: [ferry] })
        .activate('Ferry')
        .options();
    };
    expect(options(false)).toHaveLength(4);
    expect(options(true)).toEqual(options(false).filter((option) => option !== 'expedition 0 hero'));
  });

  it("2.2.11, 6.1.g “another Expedition” as the place for a token excludes the object's own too", () => {
    const moth = { name: 'Moth', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    const options = (other: boolean): readonly string[] => {
      const create = step({
        kind: 'create-at',
        token: moth,
        place: { kind: 'expedition', expedition: { kind: 'chosen', ...(other && { other }) } },
      });
      const ferry = character('Ferry', quickAction({ exhaustMe: true }, create));
      return tableOf4({ hero: [ferry] })
        .activate('Ferry')
        .options();
    };
    expect(options(false)).toHaveLength(4);
    expect(options(true)).toEqual(options(false).filter((option) => option !== 'expedition 0 hero'));
  });
});
