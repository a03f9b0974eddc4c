import { describe, expect, it } from '@jest/globals';
import type { AbilitySymbol } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  reaction,
  sequence,
  spell,
  step,
  tableOf4,
} from '#altered/testing';

const wren = character('Wren');

const drum = (name: string): ReturnType<typeof permanent> => permanent(name, '{T}: I gain 1 beat counter.');
const note = character('Note', '{D}: Draw a card.');

describe('effects that wait for one event', () => {
  const mask = character(
    'Mask',
    '{T}: The next Character that joins my Expedition this turn gains 2 boosts.',
  );

  it('2.2.2.m “the next Character that joins my Expedition” affects only that character', () => {
    const swarm = spell('Swarm', 'Create two Moth 1/1/1 tokens in your Hero Expedition.');
    const { state } = tableOf4({ hero: [mask], hand: [swarm], mana: 1 })
      .activate('Mask')
      .play('Swarm');
    const boosts = state.expedition.map((item) => state.stays[item]?.counters['boost'] ?? 0);
    expect(boosts.sort()).toEqual([0, 0, 2]);
  });

  it('2.2.2.m “the next Character that joins my Expedition” ignores characters in another expedition', () => {
    const found = tableOf4({ hero: [mask], hand: [wren], mana: 1 })
      .activate('Mask')
      .play('Wren', 'companion');
    expect(found.counter('Wren', 'boost')).toBe(0);
  });

  it('2.2.13.a an effect that waits for the next character ends with the turn', () => {
    const found = tableOf4({ hero: [mask], hand: [wren, wren], mana: 2 })
      .activate('Mask')
      .play('Wren', 'companion')
      .pass();
    expect(found.state.limbo).toEqual([]);
    expect(found.did('cease').length).toBeGreaterThan(0);
  });

  it('7.1.4.a “the next time a {T} ability is activated” chooses its target at that time', () => {
    const bell = permanent(
      'Bell',
      '{T}: The next time a {T} ability is activated this turn, target Character gains 1 boost.',
    );
    const waiting = tableOf4({ landmark: [bell, drum('Drum')], hero: [wren] }).activate('Bell');
    expect(waiting.counter('Wren', 'boost')).toBe(0);
    const rung = waiting.activate('Drum');
    expect([rung.counter('Wren', 'boost'), rung.counter('Drum', 'beat')]).toEqual([1, 1]);
  });
});

describe('abilities that were activated this turn', () => {
  const asks = (symbol: AbilitySymbol) =>
    character(
      'Asks',
      reaction('{J}', {
        kind: 'if',
        condition: { kind: 'activated-this-turn', symbol },
        then: gainCounters('boost'),
      }),
    );

  it('7.1.4 {T} abilities and {D} abilities are counted separately', () => {
    const boosts = (symbol: AbilitySymbol, first: string): number =>
      tableOf4({ landmark: [drum('Drum')], reserve: [note], hand: [asks(symbol)], mana: 1 })
        .choose(first)
        .play('Asks', 'hero')
        .counter('Asks', 'boost');
    expect([
      boosts('exhaust', 'quick Drum 0'),
      boosts('discard', 'quick Drum 0'),
      boosts('discard', 'quick Note 0'),
    ]).toEqual([1, 0, 1]);
  });

  it('4.2.3.c only abilities activated this turn are counted', () => {
    const found = tableOf4(
      { landmark: [drum('Drum')], hand: [wren, asks('exhaust')], mana: 2 },
      { hand: [wren], mana: 1 },
    )
      .activate('Drum')
      .play('Wren', 'hero')
      .play('Wren', 'hero')
      .play('Asks', 'hero');
    expect(found.counter('Asks', 'boost')).toBe(0);
  });

  it("6.3.b “two {T} abilities on one of your turns” triggers at the second one on the controller's turn", () => {
    const feat = permanent(
      'Feat',
      'When two {T} abilities are activated on one of your turns — I gain 1 done counter.',
    );
    const drums = tableOf4({ landmark: [feat, drum('One'), drum('Two'), drum('Three')], reserve: [note] });
    const once = drums.activate('One').activate('Note');
    expect(once.counter('Feat', 'done')).toBe(0);
    expect(once.activate('Two').activate('Three').counter('Feat', 'done')).toBe(1);
  });
});

describe("using another object's abilities", () => {
  const inventor = (upTo?: number) =>
    character(
      'Inventor',
      reaction(
        '{J}',
        sequence(
          step({ kind: 'discard', what: { all: { zone: 'reserve', owner: 'you' } } }, 'used'),
          step({
            kind: 'activate-as-own',
            of: { noted: 'used' },
            symbol: 'from-reserve',
            ...(upTo !== undefined && { upTo }),
          }),
        ),
      ),
    );
  const gains = (name: string, counter: string) => character(name, `{R} I gain 1 ${counter} counter.`);

  it("7.3.1.b an object that uses another object's ability applies it to itself", () => {
    const found = tableOf4({ hand: [inventor()], reserve: [gains('Owl', 'hoot')], mana: 1 }).play(
      'Inventor',
      'hero',
    );
    expect(found.counter('Inventor', 'hoot')).toBe(1);
  });

  it("7.3.1.b a player chooses which of another object's abilities to use, one or up to the given number", () => {
    const reserve = [gains('Owl', 'hoot'), gains('Jay', 'song')];
    const single = tableOf4({ hand: [inventor()], reserve, mana: 1 })
      .play('Inventor', 'hero')
      .choose('either 1');
    expect([single.counter('Inventor', 'hoot'), single.counter('Inventor', 'song')]).toEqual([0, 1]);
    const both = tableOf4({ hand: [inventor(2)], reserve, mana: 1 })
      .play('Inventor', 'hero')
      .choose('mode 0', 'mode 1');
    expect(both.keys().filter((key) => key.startsWith('mode'))).toEqual([]);
    const fewer = tableOf4({ hand: [inventor(2)], reserve, mana: 1 })
      .play('Inventor', 'hero')
      .choose('mode 1');
    expect([fewer.counter('Inventor', 'hoot'), fewer.counter('Inventor', 'song')]).toEqual([0, 1]);
  });
});

describe('which cards are kept, and which objects are chosen', () => {
  it('4.2.5.c an ability lets a player keep one additional exhausted card', () => {
    const chest = permanent(
      'Chest',
      passive({ kind: 'keeps-more', count: 1, like: { status: 'exhausted', zone: 'reserve' } }),
    );
    const cards = ['Ant', 'Bee', 'Cat'].map((name) => character(name));
    const [ant, bee, cat] = cards as [(typeof cards)[number], (typeof cards)[number], (typeof cards)[number]];
    const night = tableOf4(
      { landmark: [chest], reserve: [ant, bee, { card: cat, statuses: ['exhausted'] }] },
      {},
      { from: 'night' },
    );
    expect(night.options()).toEqual(['Cat']);
    const chosen = night.choose('Cat');
    expect(chosen.names('reserve', 0).sort()).toEqual(['Ant', 'Bee', 'Cat']);
  });

  it('4.2.5.c a player with two exhausted cards keeps only one of them in addition', () => {
    const chest = permanent(
      'Chest',
      passive({ kind: 'keeps-more', count: 1, like: { status: 'exhausted', zone: 'reserve' } }),
    );
    const exhausted = (name: string) => ({ card: character(name), statuses: ['exhausted'] as const });
    const reserve = [character('Ant'), character('Bee'), exhausted('Cat'), exhausted('Dog')];
    const night = tableOf4({ landmark: [chest], reserve }, {}, { from: 'night' });
    expect(night.options()).toEqual(['Cat', 'Dog']);
    expect(night.state.pending).toMatchObject({ max: 1 });
    const chosen = night.choose('Cat');
    expect(chosen.options()).toEqual(['Ant', 'Bee', 'Dog']);
    expect(chosen.choose('Ant', 'Dog').names('reserve', 0)).toHaveLength(3);
  });

  it('6.1.g the object with the highest value is chosen, or any of several that tie', () => {
    const tag = spell(
      'Tag',
      effect(
        step({
          kind: 'sacrifice',
          what: { type: 'character', most: { of: 'base-cost', is: 'highest' } },
          who: 'opponent',
        }),
      ),
    );
    const found = tableOf4(
      { hand: [tag], mana: 1 },
      { hero: [character('Cheap', { handCost: 1 }), character('Dear', { handCost: 4 })] },
    ).play('Tag');
    expect([found.stay('Dear').zone, found.stay('Cheap').zone]).toEqual(['discard', 'expedition']);
  });

  it("5.2.b the controller of the effect plays a card from any player's Reserve", () => {
    const brain = spell('Brain', "Play target Character from any player's Reserve for free.");
    const found = tableOf4({ hand: [brain], mana: 1 }, { reserve: [wren] })
      .play('Brain')
      .choose('hero');
    expect(found.stay('Wren')).toMatchObject({ zone: 'expedition', seat: 0 });
  });
});
