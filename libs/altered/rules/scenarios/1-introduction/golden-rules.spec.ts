import { describe, expect, it } from '@jest/globals';
import {
  cardSeen,
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  reaction,
  spell,
  step,
  type Table,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');

describe("can't beats can", () => {
  const insomnia = permanent('Insomnia', "Characters can't gain Asleep.");

  it('1.4.1.a an effect cannot give the status that a passive ability forbids', () => {
    const lullaby = spell('Lullaby', 'Target card gains Asleep.');
    const play = (landmark: readonly (typeof kite)[]): Table =>
      tableOf({ hand: [lullaby], hero: [kite], landmark, mana: 1 }).play('Lullaby');
    const free = play([]);
    expect(free.stay('Kite').statuses).toEqual(['asleep']);
    const held = play([insomnia]);
    if (held.deciding === '0: target') held.choose('Kite');
    expect(held.stay('Kite').statuses).toEqual([]);
    expect(held.happened().filter((line) => line.startsWith('status'))).toEqual([]);
  });

  it('1.4.1.a, 2.2.2.o a player who cannot play spells from Reserve can still play them from Hand', () => {
    const rain = spell('Rain', 'Resupply.');
    const hail = spell('Hail', 'Resupply.');
    const table = tableOf(
      { hand: [rain], reserve: [hail], mana: 2 },
      { landmark: [permanent('Ban', "Your opponents can't play Spells in Reserve.")] },
    );
    expect(table.options()).toEqual(['play Rain', 'pass']);
  });

  it('1.4.1.b a cost with an impossible part cannot be paid, such as exhausting an exhausted object', () => {
    const smith = character('Smith', '{T}: Resupply.');
    const fresh = tableOf({ hero: [smith] });
    expect(fresh.keys()).toEqual(['quick:0:0', 'pass']);
    const tired = tableOf({ hero: [{ card: smith, statuses: ['exhausted'] }] });
    expect(tired.keys()).toEqual(['pass']);
    expect(tired.decide(0, ['quick:0:0'])).toMatchObject({ ok: false, error: { rule: '7.3.8.b' } });
  });

  it('1.4.1.c if part of an effect is impossible, its other parts still resolve', () => {
    const nap = spell('Nap', 'Target Character gains Asleep. Resupply.');
    const table = tableOf({
      hand: [nap],
      hero: [kite],
      landmark: [insomnia],
      deck: [character('Top')],
      mana: 1,
    });
    table.play('Nap');
    expect(table.stay('Kite').statuses).toEqual([]);
    expect(table.step('resupply').actions).toHaveLength(1);
    expect(table.names('reserve', 0)).toEqual(['Top', 'Nap']);
  });

  it('1.4.1.d an impossible event is not modified into a possible one', () => {
    // A character that is already in Reserve cannot move there. Therefore, this ability does not move it to the discard
    // pile either.
    const abyss = permanent(
      'Abyss',
      passive({
        kind: 'goes-instead',
        of: { type: 'character' },
        from: 'reserve',
        to: 'reserve',
        instead: 'discard',
      }),
    );
    const recall = spell('Recall', 'Send cards from a Reserve to Reserve.');
    const table = tableOf({ hand: [recall], reserve: [kite], landmark: [abyss], mana: 1 }).play('Recall');
    expect(table.stay('Kite').zone).toBe('reserve');
    expect(table.happened().some((line) => line.startsWith('move'))).toBe(false);
  });
});

describe('specific beats general', () => {
  it('1.4.2.a a card is played from the discard pile if its text allows that, although other cards cannot be', () => {
    const ghost = character('Ghost', 'You may play me from your discard pile.');
    const table = tableOf({ discard: [kite, ghost], mana: 1 });
    expect(table.options()).toEqual(['play Ghost hero', 'play Ghost companion', 'pass']);
    expect(table.decide(0, [`play:${table.item('Kite')}:hero`])).toMatchObject({ ok: false });
    table.play('Ghost', 'hero');
    expect(table.names('hero', 0)).toEqual(['Ghost']);
  });
});

describe('my cards, my zones', () => {
  const borrow = spell(
    'Borrow',
    effect(step({ kind: 'move', what: { target: 0 }, to: { zone: 'expedition', expedition: 'your-hero' } }), [
      { kind: 'object', like: { type: 'character', controller: 'opponent' } },
    ]),
  );

  it("1.4.3.a, 3.1.2.c a card that would go to another player's zone goes to its owner's zone instead", () => {
    const table = tableOf({ hand: [borrow], mana: 1 }, { hero: [kite] }).play('Borrow');
    expect(table.names('hero', 0)).toEqual(['Kite']);
    table.pass().pass();
    expect(table.happened()).toContain('rest | Kite: hero.0 > reserve.1');
    expect(table.step('rest').modifiers).toMatchObject([
      { modifier: 'owners-zone', rule: '1.4.3.a', mode: 'replaces' },
    ]);
    expect([table.names('reserve', 0), table.names('reserve', 1)]).toEqual([['Borrow'], ['Kite']]);
  });
});

describe('new zone, new object', () => {
  it('1.4.4.a an effect on an object does not follow it into another zone', () => {
    const whenOther = { kind: 'join', what: { type: 'character', other: true } } as const;
    const snatcher = permanent(
      'Snatcher',
      reaction(whenOther, step({ kind: 'move', what: 'it', to: { zone: 'reserve' } })),
    );
    const feeder = permanent('Feeder', reaction(whenOther, gainCounters('boost', 1, 'it')));
    const snatched = tableOf({ hand: [kite], landmark: [snatcher, feeder], mana: 1 });
    snatched.play('Kite', 'hero').choose('reaction emblem of Snatcher');
    expect(snatched.names('reserve', 0)).toEqual(['Kite']);
    expect(cardSeen(snatched, 'Kite').counters).toEqual([]);
    const fed = tableOf({ hand: [kite], landmark: [feeder], mana: 1 }).play('Kite', 'hero');
    expect(cardSeen(fed, 'Kite').counters).toEqual([{ name: 'boost', value: 1 }]);
  });
});

describe('initiative order', () => {
  it('1.4.5.a the player with initiative chooses first, and the others see that choice', () => {
    const jackal = character('Jackal', '{J} Each player sacrifices a Character.');
    const table = tableOf(
      { hero: [kite, character('Owl')] },
      { hand: [jackal], mana: 1, companion: [character('Toad')] },
      { firstPlayer: 1 },
    );
    table.play('Jackal', 'hero');
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
  it('1.4.6.b a quick action can be played at most a hundred times a day', () => {
    const drum = permanent('Drum', '{0}: I gain 1 beat counter.');
    const table = tableOf({ landmark: [drum, permanent('Bell', ...(drum.abilities ?? []))] });
    for (let times = 0; times < 100; times++) table.choose('quick:0:0');
    expect(cardSeen(table, 'Drum').counters).toEqual([{ name: 'beat', value: 100 }]);
    // Each permanent's ability has a separate limit, so only the first permanent's quick action is refused.
    expect(table.keys()).toEqual(['quick:1:0', 'pass']);
    expect(table.decide(0, ['quick:0:0'])).toMatchObject({ ok: false, error: { rule: '5.3.d' } });
  });

  it('1.4.6.c a reaction activates at most a hundred times a day, and again the next day', () => {
    const echo = permanent(
      'Echo',
      reaction({ kind: 'counters', what: 'me', name: 'beat', change: 'gain' }, 'I gain 1 beat counter.'),
      '{0}: I gain 1 beat counter.',
    );
    const table = tableOf({ landmark: [echo] });
    const beats = (): number => table.stay('Echo').counters['beat'] ?? 0;
    table.choose('quick:0:1');
    expect(beats()).toBe(101);
    table.choose('quick:0:1');
    expect(beats()).toBe(102);
    table.pass().pass().choose().choose();
    expect([table.deciding, table.state.day]).toEqual(['1: turn', 3]);
    table.pass().choose('quick:0:1');
    expect(beats()).toBe(203);
  });
});
