import { describe, expect, it } from '@jest/globals';
import {
  cardSeen,
  character,
  effect,
  gainCounters,
  joins,
  passive,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  Table,
} from '#testing';

const kite = character('Kite');
const target = (like = {}) => [{ kind: 'object', like } as const];
const gainStatus = (
  status: 'anchored' | 'asleep' | 'exhausted' | 'fleeting',
  what: { target: number } | 'me',
) => step({ kind: 'status', change: 'gain', status, what });

describe("can't beats can", () => {
  const insomnia = permanent('Insomnia', {
    abilities: [passive({ kind: 'cannot-gain', of: { type: 'character' }, status: 'asleep' })],
  });

  it('1.4.1.a an effect cannot give the status that a passive ability forbids', () => {
    const lullaby = spell('Lullaby', { abilities: [effect(gainStatus('asleep', { target: 0 }), target())] });
    const play = (landmark: readonly (typeof kite)[]): Table =>
      new Table({ seats: [{ hand: [lullaby], hero: [kite], landmark, mana: 1 }, {}] }).choose('play Lullaby');
    const free = play([]);
    expect(free.stay('Kite').statuses).toEqual(['asleep']);
    const held = play([insomnia]);
    if (held.deciding === '0: target') held.choose('Kite');
    expect(held.stay('Kite').statuses).toEqual([]);
    expect(held.happened().filter((line) => line.startsWith('status'))).toEqual([]);
  });

  it('1.4.1.a, 2.2.2.o who cannot play spells from Reserve can play them from Hand', () => {
    const ban = passive({ kind: 'cannot-play', who: 'opponent', cards: { type: 'spell', zone: 'reserve' } });
    const rain = spell('Rain', { abilities: [effect(resupply)] });
    const hail = spell('Hail', { abilities: [effect(resupply)] });
    const table = new Table({
      seats: [
        { hand: [rain], reserve: [hail], mana: 2 },
        { landmark: [permanent('Ban', { abilities: [ban] })] },
      ],
    });
    expect(table.options()).toEqual(['play Rain', 'pass']);
  });

  it('1.4.1.b a cost with an impossible part cannot be paid: who is exhausted cannot be exhausted', () => {
    const smith = character('Smith', { abilities: [quickAction({ exhaustMe: true }, resupply)] });
    const fresh = new Table({ seats: [{ hero: [smith] }, {}] });
    expect(fresh.keys()).toEqual(['quick:0:0', 'pass']);
    const tired = new Table({ seats: [{ hero: [{ card: smith, statuses: ['exhausted'] }] }, {}] });
    expect(tired.keys()).toEqual(['pass']);
    expect(tired.decide(0, ['quick:0:0'])).toMatchObject({ ok: false, error: { rule: '7.3.8.b' } });
  });

  it('1.4.1.c the possible parts of an effect resolve without the impossible one', () => {
    const nap = spell('Nap', {
      abilities: [
        effect(sequence(gainStatus('asleep', { target: 0 }), resupply), [
          { kind: 'object', like: { type: 'character' } },
        ]),
      ],
    });
    const table = new Table({
      seats: [{ hand: [nap], hero: [kite], landmark: [insomnia], deck: [character('Top')], mana: 1 }, {}],
    });
    table.choose('play Nap');
    expect(table.stay('Kite').statuses).toEqual([]);
    expect(table.step('resupply').actions).toHaveLength(1);
    expect(table.names('reserve', 0)).toEqual(['Top', 'Nap']);
  });

  it('1.4.1.d an impossible event is not modified into a possible one', () => {
    // A character in Reserve cannot go to Reserve; so it does not go to the discard pile instead.
    const abyss = permanent('Abyss', {
      abilities: [
        passive({
          kind: 'goes-instead',
          of: { type: 'character' },
          from: 'reserve',
          to: 'reserve',
          instead: 'discard',
        }),
      ],
    });
    const recall = spell('Recall', {
      abilities: [
        effect(step({ kind: 'move', what: { all: { zone: 'reserve' } }, to: { zone: 'reserve' } })),
      ],
    });
    const table = new Table({ seats: [{ hand: [recall], reserve: [kite], landmark: [abyss], mana: 1 }, {}] });
    table.choose('play Recall');
    expect(table.stay('Kite').zone).toBe('reserve');
    expect(table.happened().some((line) => line.startsWith('move'))).toBe(false);
  });
});

describe('specific beats general', () => {
  it('1.4.2.a a card that says so is played from the discard pile, where cards are not played from', () => {
    const ghost = character('Ghost', {
      abilities: [passive({ kind: 'playable-from', of: 'me', zone: 'discard' })],
    });
    const table = new Table({ seats: [{ discard: [kite, ghost], mana: 1 }, {}] });
    expect(table.options()).toEqual(['play Ghost hero', 'play Ghost companion', 'pass']);
    expect(table.decide(0, [`play:${table.item('Kite')}:hero`])).toMatchObject({ ok: false });
    table.choose('play Ghost hero');
    expect(table.names('hero', 0)).toEqual(['Ghost']);
  });
});

describe('my cards, my zones', () => {
  const borrow = spell('Borrow', {
    abilities: [
      effect(
        step({ kind: 'move', what: { target: 0 }, to: { zone: 'expedition', expedition: 'your-hero' } }),
        [{ kind: 'object', like: { type: 'character', controller: 'opponent' } }],
      ),
    ],
  });

  it("1.4.3.a, 3.1.2.c a card bound for another player's zone goes to its owner's", () => {
    const table = new Table({ seats: [{ hand: [borrow], mana: 1 }, { hero: [kite] }] });
    table.choose('play Borrow');
    expect(table.names('hero', 0)).toEqual(['Kite']);
    table.choose('pass').choose('pass');
    expect(table.happened()).toContain('rest | Kite: hero.0 > reserve.1');
    expect(table.step('rest').modifiers).toMatchObject([
      { modifier: 'owners-zone', rule: '1.4.3.a', mode: 'replaces' },
    ]);
    expect([table.names('reserve', 0), table.names('reserve', 1)]).toEqual([['Borrow'], ['Kite']]);
  });
});

describe('new zone, new object', () => {
  it('1.4.4.a what was about an object in one zone does not follow it into another', () => {
    const whenOther = { kind: 'join', what: { type: 'character', other: true } } as const;
    const snatcher = permanent('Snatcher', {
      abilities: [reaction(whenOther, step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }))],
    });
    const feeder = permanent('Feeder', { abilities: [reaction(whenOther, gainCounters('boost', 1, 'it'))] });
    const snatched = new Table({ seats: [{ hand: [kite], landmark: [snatcher, feeder], mana: 1 }, {}] });
    snatched.choose('play Kite hero').choose('reaction emblem of Snatcher');
    expect(snatched.names('reserve', 0)).toEqual(['Kite']);
    expect(cardSeen(snatched, 'Kite').counters).toEqual([]);
    const fed = new Table({ seats: [{ hand: [kite], landmark: [feeder], mana: 1 }, {}] });
    fed.choose('play Kite hero');
    expect(cardSeen(fed, 'Kite').counters).toEqual([{ name: 'boost', value: 1 }]);
  });
});

describe('initiative order', () => {
  it('1.4.5.a who has initiative chooses first, and the others know what it was', () => {
    const jackal = character('Jackal', {
      abilities: [
        reaction(joins, step({ kind: 'sacrifice', what: { type: 'character' }, who: 'each-player' })),
      ],
    });
    const table = new Table({
      seats: [
        { hero: [kite, character('Owl')] },
        { hand: [jackal], mana: 1, companion: [character('Toad')] },
      ],
      firstPlayer: 1,
    });
    table.choose('play Jackal hero');
    expect(table.deciding).toBe('1: sacrifice');
    table.choose('Toad');
    expect(table.deciding).toBe('0: sacrifice');
    expect(table.names('companion', 1)).toEqual(['Toad']);
    table.choose('Owl');
    expect(table.happened().filter((line) => line.startsWith('sacrifice'))).toEqual([
      'sacrifice | Toad: companion.1 > discard.1',
      'sacrifice | Owl: hero.0 > discard.0',
    ]);
  });
});

describe('nothing lasts forever', () => {
  it('1.4.6.b a quick action is played a hundred times a day and no more', () => {
    const drum = permanent('Drum', { abilities: [quickAction({}, gainCounters('beat'))] });
    const table = new Table({
      seats: [{ landmark: [drum, permanent('Bell', { abilities: drum.abilities ?? [] })] }, {}],
    });
    for (let times = 0; times < 100; times++) table.choose('quick:0:0');
    expect(cardSeen(table, 'Drum').counters).toEqual([{ name: 'beat', value: 100 }]);
    // The other one has its own count.
    expect(table.keys()).toEqual(['quick:1:0', 'pass']);
    expect(table.decide(0, ['quick:0:0'])).toMatchObject({ ok: false, error: { rule: '5.3.d' } });
  });

  it('1.4.6.c a reaction activates a hundred times a day and no more, and again the next day', () => {
    const echo = permanent('Echo', {
      abilities: [
        reaction({ kind: 'counters', what: 'me', name: 'beat', change: 'gain' }, gainCounters('beat')),
        quickAction({}, gainCounters('beat')),
      ],
    });
    const table = new Table({ seats: [{ landmark: [echo] }, {}] });
    const beats = (): number => table.stay('Echo').counters['beat'] ?? 0;
    table.choose('quick:0:1');
    expect(beats()).toBe(101);
    table.choose('quick:0:1');
    expect(beats()).toBe(102);
    table.choose('pass').choose('pass').choose().choose();
    expect([table.deciding, table.state.day]).toEqual(['1: turn', 3]);
    table.choose('pass').choose('quick:0:1');
    expect(beats()).toBe(203);
  });
});
