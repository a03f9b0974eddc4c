import { describe, expect, it } from '@jest/globals';
import type { Ability, AbilitySymbol, NextEvent } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  joins,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  step,
  tableOf4,
} from '#testing';

const wren = character('Wren');

/** {T}: nothing much happens. */
const drum = (name: string): ReturnType<typeof permanent> =>
  permanent(name, { abilities: [quickAction({ exhaustMe: true }, gainCounters('beat'))] });
/** {D}: a card is drawn. */
const note = character('Note', {
  abilities: [quickAction({ discardMe: true }, step({ kind: 'draw', count: 1 }), { where: 'support' })],
});

describe('what is waited for once', () => {
  const awaits = (trigger: NextEvent): readonly Ability[] => [
    quickAction(
      { exhaustMe: true },
      step({ kind: 'next', trigger, effect: gainCounters('boost', 2, 'it'), duration: 'turn' }),
    ),
  ];
  const mask = character('Mask', {
    abilities: awaits({ kind: 'joins', what: { type: 'character' }, expedition: 'my-expedition' }),
  });

  it('2.2.2.m the next character that joins the expedition gains it, and no other', () => {
    const swarm = spell('Swarm', {
      abilities: [
        effect(
          step({
            kind: 'create',
            token: { name: 'Moth', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } },
            in: 'your-hero',
            count: 2,
          }),
        ),
      ],
    });
    const { state } = tableOf4({ seats: [{ hero: [mask], hand: [swarm], mana: 1 }, {}] })
      .choose('quick Mask 0')
      .choose('play Swarm');
    const boosts = state.expedition.map((item) => state.stays[item]?.counters['boost'] ?? 0);
    expect(boosts.sort()).toEqual([0, 0, 2]);
  });

  it('2.2.2.m another expedition is not the one it waits for', () => {
    const found = tableOf4({ seats: [{ hero: [mask], hand: [wren], mana: 1 }, {}] })
      .choose('quick Mask 0')
      .choose('play Wren companion');
    expect(found.counter('Wren', 'boost')).toBe(0);
  });

  it('2.2.13.a it ends with the turn', () => {
    const found = tableOf4({ seats: [{ hero: [mask], hand: [wren, wren], mana: 2 }, {}] })
      .choose('quick Mask 0')
      .choose('play Wren companion')
      .choose('pass');
    expect(found.state.limbo).toEqual([]);
    expect(found.did('cease').length).toBeGreaterThan(0);
  });

  it('7.1.4.a the next {T} ability, which has its target then', () => {
    const bell = permanent('Bell', {
      abilities: [
        quickAction(
          { exhaustMe: true },
          step({
            kind: 'next',
            trigger: { kind: 'activated', symbol: 'exhaust' },
            effect: gainCounters('boost', 1, { target: 0 }),
            duration: 'turn',
          }),
          { targets: [{ kind: 'object', like: { type: 'character' } }] },
        ),
      ],
    });
    const waiting = tableOf4({ seats: [{ landmark: [bell, drum('Drum')], hero: [wren] }, {}] }).choose(
      'quick Bell 0',
    );
    expect(waiting.counter('Wren', 'boost')).toBe(0);
    const rung = waiting.choose('quick Drum 0');
    expect([rung.counter('Wren', 'boost'), rung.counter('Drum', 'beat')]).toEqual([1, 1]);
  });
});

describe('abilities that were activated this turn', () => {
  const asks = (symbol: AbilitySymbol) =>
    character('Asks', {
      abilities: [
        reaction(joins, {
          kind: 'if',
          condition: { kind: 'activated-this-turn', symbol },
          then: gainCounters('boost'),
        }),
      ],
    });

  it('7.1.4 {T} and {D} are told apart', () => {
    const boosts = (symbol: AbilitySymbol, first: string): number =>
      tableOf4({ seats: [{ landmark: [drum('Drum')], reserve: [note], hand: [asks(symbol)], mana: 1 }, {}] })
        .choose(first)
        .choose('play Asks hero')
        .counter('Asks', 'boost');
    expect([
      boosts('exhaust', 'quick Drum 0'),
      boosts('discard', 'quick Drum 0'),
      boosts('discard', 'quick Note 0'),
    ]).toEqual([1, 0, 1]);
  });

  it('4.2.3.c only of this turn', () => {
    const found = tableOf4({
      seats: [
        { landmark: [drum('Drum')], hand: [wren, asks('exhaust')], mana: 2 },
        { hand: [wren], mana: 1 },
      ],
    })
      .choose('quick Drum 0')
      .choose('play Wren hero')
      .choose('play Wren hero')
      .choose('play Asks hero');
    expect(found.counter('Asks', 'boost')).toBe(0);
  });

  it('6.3.b the so many-th of them on a turn of its controller', () => {
    const feat = permanent('Feat', {
      abilities: [
        reaction({ kind: 'abilities-activated', symbol: 'exhaust', times: 2 }, gainCounters('done')),
      ],
    });
    const drums = tableOf4({
      seats: [{ landmark: [feat, drum('One'), drum('Two'), drum('Three')], reserve: [note] }, {}],
    });
    const once = drums.choose('quick One 0').choose('quick Note 0');
    expect(once.counter('Feat', 'done')).toBe(0);
    expect(once.choose('quick Two 0').choose('quick Three 0').counter('Feat', 'done')).toBe(1);
  });
});

describe('abilities of others as its own', () => {
  const inventor = (upTo?: number) =>
    character('Inventor', {
      abilities: [
        reaction(
          joins,
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
      ],
    });
  const gains = (name: string, counter: string) =>
    character(name, {
      abilities: [reaction({ kind: 'played', what: 'me', from: 'reserve' }, gainCounters(counter))],
    });

  it('7.3.1.b it does to itself what the other would do', () => {
    const found = tableOf4({
      seats: [{ hand: [inventor()], reserve: [gains('Owl', 'hoot')], mana: 1 }, {}],
    }).choose('play Inventor hero');
    expect(found.counter('Inventor', 'hoot')).toBe(1);
  });

  it('7.3.1.b of several one is chosen, or up to so many', () => {
    const reserve = [gains('Owl', 'hoot'), gains('Jay', 'song')];
    const one = tableOf4({ seats: [{ hand: [inventor()], reserve, mana: 1 }, {}] })
      .choose('play Inventor hero')
      .choose('either 1');
    expect([one.counter('Inventor', 'hoot'), one.counter('Inventor', 'song')]).toEqual([0, 1]);
    const both = tableOf4({ seats: [{ hand: [inventor(2)], reserve, mana: 1 }, {}] })
      .choose('play Inventor hero')
      .choose('mode 0', 'mode 1');
    expect(both.keys().filter((key) => key.startsWith('mode'))).toEqual([]);
    const fewer = tableOf4({ seats: [{ hand: [inventor(2)], reserve, mana: 1 }, {}] })
      .choose('play Inventor hero')
      .choose('mode 1');
    expect([fewer.counter('Inventor', 'hoot'), fewer.counter('Inventor', 'song')]).toEqual([0, 1]);
  });
});

describe('what is kept and who it is about', () => {
  it('4.2.5.c a player keeps one exhausted card more', () => {
    const chest = permanent('Chest', {
      abilities: [passive({ kind: 'keeps-more', count: 1, like: { status: 'exhausted', zone: 'reserve' } })],
    });
    const cards = ['Ant', 'Bee', 'Cat'].map((name) => character(name));
    const [ant, bee, cat] = cards as [(typeof cards)[number], (typeof cards)[number], (typeof cards)[number]];
    const night = tableOf4({
      from: 'night',
      seats: [{ landmark: [chest], reserve: [ant, bee, { card: cat, statuses: ['exhausted'] }] }, {}],
    });
    expect(night.options()).toEqual(['Cat']);
    const kept = night.choose('Cat');
    expect(kept.names('reserve', 0).sort()).toEqual(['Ant', 'Bee', 'Cat']);
  });

  it('4.2.5.c of two exhausted cards it is one that is kept', () => {
    const chest = permanent('Chest', {
      abilities: [passive({ kind: 'keeps-more', count: 1, like: { status: 'exhausted', zone: 'reserve' } })],
    });
    const exhausted = (name: string) => ({ card: character(name), statuses: ['exhausted'] as const });
    const reserve = [character('Ant'), character('Bee'), exhausted('Cat'), exhausted('Dog')];
    const night = tableOf4({ from: 'night', seats: [{ landmark: [chest], reserve }, {}] });
    expect(night.options()).toEqual(['Cat', 'Dog']);
    expect(night.state.pending).toMatchObject({ max: 1 });
    const kept = night.choose('Cat');
    expect(kept.options()).toEqual(['Ant', 'Bee', 'Dog']);
    expect(kept.choose('Ant', 'Dog').names('reserve', 0)).toHaveLength(3);
  });

  it('6.1.g the one with the highest number is chosen, of several any', () => {
    const tag = spell('Tag', {
      abilities: [
        effect(
          step({
            kind: 'sacrifice',
            what: { type: 'character', most: { of: 'base-cost', is: 'highest' } },
            who: 'opponent',
          }),
        ),
      ],
    });
    const found = tableOf4({
      seats: [
        { hand: [tag], mana: 1 },
        { hero: [character('Cheap', { handCost: 1 }), character('Dear', { handCost: 4 })] },
      ],
    }).choose('play Tag');
    expect([found.stay('Dear').zone, found.stay('Cheap').zone]).toEqual(['discard', 'expedition']);
  });

  it('5.2.b a card in any Reserve is played by whoever controls the effect', () => {
    const brain = spell('Brain', {
      abilities: [
        effect(step({ kind: 'play-for-free', what: { target: 0 } }), [
          { kind: 'object', like: { type: 'character', zone: 'reserve', ofAnyPlayer: true } },
        ]),
      ],
    });
    const found = tableOf4({ seats: [{ hand: [brain], mana: 1 }, { reserve: [wren] }] })
      .choose('play Brain')
      .choose('hero');
    expect(found.stay('Wren')).toMatchObject({ zone: 'expedition', seat: 0 });
  });
});
