import { describe, expect, it } from '@jest/globals';
import type { Effect, Step, Trigger, What } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  passive,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  effect,
  step,
  Table,
  tableOf4,
  type SeatPosition,
} from '#testing';

const watcher = (trigger: Trigger, name = 'Watcher') =>
  permanent(name, { abilities: [reaction(trigger, gainCounters('seen'))] });
const kite: What = { all: { name: 'Kite' } };
const token = { name: 'Bug', subtypes: ['robot'], statistics: { forest: 1, mountain: 1, water: 1 } } as const;

/** Reactions resolve one after the other. */
function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

/** How often a Permanent of the player hears what their spell does. */
const heard = (
  trigger: Trigger,
  does: Effect,
  { landmark = [], ...mine }: SeatPosition = {},
  theirs: SeatPosition = {},
): number =>
  settled(afterTrick(does, { ...mine, landmark: [watcher(trigger), ...landmark] }, theirs)).counter(
    'Watcher',
    'seen',
  );

describe('a status, and counters', () => {
  const change = (status: 'asleep' | 'exhausted', change: 'gain' | 'lose'): Effect =>
    step({ kind: 'status', change, status, what: kite });
  const readies: Trigger = { kind: 'readies', who: 'you', what: {} };
  const exhausts: Trigger = { kind: 'exhausts', who: 'you', what: {} };
  const tired = { hero: [{ card: character('Kite'), statuses: ['asleep', 'exhausted'] }] } as const;
  const awake = { hero: [character('Kite')] };

  it('2.4.6.a, 2.4.6.b what loses another status is not readied, what gains another is not exhausted', () => {
    expect([
      heard(readies, change('exhausted', 'lose'), tired),
      heard(readies, change('asleep', 'lose'), tired),
    ]).toEqual([1, 0]);
    expect([
      heard(exhausts, change('exhausted', 'gain'), awake),
      heard(exhausts, change('asleep', 'gain'), awake),
    ]).toEqual([1, 0]);
  });

  const gain = (name: string): Effect =>
    step({ kind: 'counters', change: 'gain', name, count: 1, what: kite });

  it('2.4.5.a, 7.5.4.a the first counter of another name makes nothing Boosted', () => {
    const boosted: Trigger = { kind: 'status', what: {}, status: 'boosted', change: 'become' };
    expect([heard(boosted, gain('boost'), awake), heard(boosted, gain('Trial'), awake)]).toEqual([1, 0]);
  });

  it('2.5.d, 7.3.14.a counters of another name are not those that are waited for', () => {
    const boosts: Trigger = { kind: 'counters', what: {}, name: 'boost', change: 'gain' };
    expect([heard(boosts, gain('boost'), awake), heard(boosts, gain('Trial'), awake)]).toEqual([1, 0]);
  });

  it('7.5.4.a, 7.5.9.b a token that is created asleep has become Asleep', () => {
    const asleep: Trigger = { kind: 'status', what: {}, status: 'asleep', change: 'become' };
    const bug = step({ kind: 'create', token, in: 'your-hero' });
    const lull = permanent('Lull', {
      abilities: [
        passive({ kind: 'enters-with', of: { type: 'character' }, zone: 'expedition', statuses: ['asleep'] }),
      ],
    });
    expect([heard(asleep, bug, { landmark: [lull] }), heard(asleep, bug)]).toEqual([1, 0]);
  });

  it('7.3.4.a an object that stands elsewhere is not Augmented where the description says', () => {
    const augmented = (zone: 'expedition' | 'reserve'): Trigger => ({
      kind: 'keyword-action',
      action: 'augment',
      what: { zone },
    });
    const augment: Step = { kind: 'augment', what: kite };
    const boosted = { hero: [{ card: character('Kite'), counters: { boost: 1 } }] };
    expect([
      heard(augmented('expedition'), step(augment), boosted),
      heard(augmented('reserve'), step(augment), boosted),
    ]).toEqual([1, 0]);
  });
});

describe('cards that change zones', () => {
  const wren: What = { all: { name: 'Wren', zone: ['hand', 'reserve'] } };
  const discards = (...from: readonly ('hand' | 'reserve')[]): Trigger => ({
    kind: 'discards',
    who: 'you',
    from,
  });
  const discard = step({ kind: 'discard', what: wren });

  it('7.3.7.a a card is discarded from Hand, and from Reserve', () => {
    for (const zone of ['hand', 'reserve'] as const)
      expect([
        heard(discards('hand'), discard, { [zone]: [character('Wren')] }),
        heard(discards('reserve'), discard, { [zone]: [character('Wren')] }),
      ]).toEqual(zone === 'hand' ? [1, 0] : [0, 1]);
  });

  it('6.2.b a card that goes elsewhere instead has not been discarded', () => {
    const saved = permanent('Net', {
      abilities: [passive({ kind: 'goes-instead', of: {}, from: 'hand', to: 'discard', instead: 'reserve' })],
    });
    const mine = { hand: [character('Wren')] };
    expect([
      heard(discards('hand'), discard, mine),
      heard(discards('hand'), discard, { ...mine, landmark: [saved] }),
    ]).toEqual([1, 0]);
  });

  it('4.2.5.c who has too many cards in Reserve at Night discards them', () => {
    const seen = (by: 'you' | 'opponent'): number =>
      settled(
        tableOf4({
          from: 'night',
          seats: [
            {
              reserve: ['Wren', 'Owl', 'Rook'].map((name) => character(name)),
              landmark: [watcher({ kind: 'discarded', what: {}, from: 'reserve', by })],
            },
            {},
          ],
        }).choose('Wren', 'Owl'),
      ).counter('Watcher', 'seen');
    expect([seen('you'), seen('opponent')]).toEqual([1, 0]);
  });

  it('6.3.b a card goes straight to the zone that is named, and to no other', () => {
    const goes: Trigger = { kind: 'goes-from', what: {}, from: ['hand'], to: 'mana' };
    const move = (zone: 'mana' | 'reserve'): Effect => step({ kind: 'move', what: wren, to: { zone } });
    const mine = { hand: [character('Wren')] };
    expect([heard(goes, move('mana'), mine), heard(goes, move('reserve'), mine)]).toEqual([1, 0]);
  });

  it('6.3.b only what is drawn, resupplied or created is a Gift', () => {
    const gift: Trigger = { kind: 'gift', who: 'you', gives: true };
    const theirs = { deck: [character('Owl')], hero: [character('Kite')] };
    const draw = step({ kind: 'draw', count: 1, who: 'opponent' });
    const away = step({ kind: 'move', what: kite, to: { zone: 'reserve' } });
    expect([heard(gift, draw, {}, theirs), heard(gift, away, {}, theirs)]).toEqual([1, 0]);
  });
});

describe('Gifts of one turn', () => {
  const theirs = { deck: [character('Owl'), character('Crow'), character('Wren')] };
  const draws = (count: number) => step({ kind: 'draw', count, who: 'opponent' });
  const given = (when: number): Trigger => ({ kind: 'gift', who: 'you', gives: true, times: when });

  it('6.3.b, 7.3.8.a the second Gift of a turn is heard once, also of those that come at once', () => {
    expect([heard(given(2), draws(1), {}, theirs), heard(given(2), draws(2), {}, theirs)]).toEqual([0, 1]);
    expect(heard(given(2), draws(3), {}, theirs)).toBe(1);
    const one = sequence(draws(1), step({ kind: 'resupply', who: 'opponent' }));
    expect(heard(given(2), one, {}, theirs)).toBe(1);
  });

  it('6.5.d what was given this turn: drawn, resupplied or received by others', () => {
    const asks = (does: Effect): number =>
      afterTrick(
        sequence(does, {
          kind: 'if',
          condition: { kind: 'compare', left: { giftsThisTurn: 'you' }, is: 'at-least', right: 1 },
          then: step({
            kind: 'counters',
            change: 'gain',
            name: 'seen',
            count: { giftsThisTurn: 'you' },
            what: { all: { name: 'Mill' } },
          }),
        }),
        { landmark: [permanent('Mill')], deck: [character('Kite')] },
        theirs,
      ).counter('Mill', 'seen');
    const createIn = (expedition: 'your-hero' | 'opponent-hero') =>
      step({ kind: 'create', token, in: expedition });
    expect([asks(draws(2)), asks(step({ kind: 'draw', count: 1 }))]).toEqual([2, 0]);
    expect([asks(createIn('opponent-hero')), asks(createIn('your-hero'))]).toEqual([1, 0]);
  });
});

describe('an Expedition that is left', () => {
  const swap = step({ kind: 'switch-expeditions', what: kite });
  const home = step({ kind: 'move', what: kite, to: { zone: 'reserve' } });
  const from = (hero: boolean): SeatPosition =>
    hero ? { hero: [character('Kite')] } : { companion: [character('Kite')] };
  const leaves = (expedition: 'your-hero' | 'each' | 'each-of-yours'): Trigger => ({
    kind: 'leave',
    what: { type: 'character' },
    zone: 'expedition',
    expedition,
  });

  it('7.5.10.a the other Expedition of the same player is another one', () => {
    expect([
      heard(leaves('your-hero'), home, from(true)),
      heard(leaves('your-hero'), home, from(false)),
    ]).toEqual([1, 0]);
  });

  it('7.5.10.c who switches leaves one Expedition, and stays in those of the player', () => {
    expect([
      heard(leaves('each'), swap, from(true)),
      heard(leaves('each-of-yours'), swap, from(true)),
      heard(leaves('each-of-yours'), home, from(true)),
    ]).toEqual([1, 0, 1]);
  });

  it('7.5.10.a an effect finds the Expedition that was left', () => {
    const scout = permanent('Scout', {
      abilities: [
        reaction(
          {
            kind: 'leaves-expedition',
            what: { type: 'character' },
            expedition: { kind: 'of-player', which: 'hero', player: 'you' },
          },
          step({ kind: 'create', token, in: 'that-expedition' }),
        ),
      ],
    });
    const found = afterTrick(home, { ...from(true), landmark: [scout] });
    expect([found.names('hero', 0), found.names('companion', 0)]).toEqual([['Bug'], []]);
  });
});

describe('who does it, and what it comes to', () => {
  it('7.3.28.a the highest number that is named is one of those', () => {
    const low = (seed: string): Table =>
      tableOf4({
        seed,
        seats: [
          {
            hand: [spell('Trick', { abilities: [effect(step({ kind: 'roll', note: 'die' }))] })],
            landmark: [watcher({ kind: 'rolls-number', who: 'you', from: 2, to: 3 })],
            mana: 1,
          },
          {},
        ],
      }).choose('play Trick');
    const found = new Map<number, number>();
    for (let seed = 0; found.size < 6; seed++) {
      const table = low(`die ${seed}`);
      const [roll] = table.step('roll').actions;
      if (roll?.kind === 'roll') found.set(roll.dice[0] ?? 0, table.counter('Watcher', 'seen'));
    }
    expect([1, 2, 3, 4, 5, 6].map((die) => found.get(die))).toEqual([0, 1, 1, 0, 0, 0]);
  });

  const told = (who: 'you' | 'opponent', does: Step): number => {
    const teller = character('Kite', {
      abilities: [
        passive({
          kind: 'instead',
          would: { kind: 'gain', what: 'me', status: 'asleep' },
          effect: step(does),
        }),
        reaction({ kind: 'reveals', who }, gainCounters('seen')),
      ],
    });
    const lull = step({ kind: 'status', change: 'gain', status: 'asleep', what: kite });
    return afterTrick(lull, { hero: [teller], deck: [character('Wren')] }).counter('Kite', 'seen');
  };

  it('7.5.6.a who reveals is who is heard', () => {
    const reveal: Step = { kind: 'reveal', what: { top: 'you' } };
    expect([told('you', reveal), told('opponent', reveal)]).toEqual([1, 0]);
  });

  it('6.3.b a card that its player alone looks at is not revealed', () => {
    expect(told('you', { kind: 'look', what: { top: 'you' } })).toBe(0);
  });

  it('2.5.h, 7.3.33.a Mana that is paid is no counter that is spent', () => {
    const shop = permanent('Shop', { abilities: [quickAction({ mana: 1 }, resupply)] });
    const spends: Trigger = { kind: 'spends', who: 'you' };
    const ear = watcher(
      { kind: 'status', what: { zone: 'mana' }, status: 'exhausted', change: 'become' },
      'Ear',
    );
    const found = settled(
      tableOf4({ seats: [{ landmark: [shop, watcher(spends), ear], mana: 1 }, {}] }).choose('quick Shop 0'),
    );
    expect([found.counter('Watcher', 'seen'), found.orbs(0)]).toEqual([0, 0]);
  });
});

describe('players who pass, of four', () => {
  const passed = (kind: 'passes-first' | 'passes-last', firstPlayer: number): number => {
    const table = new Table({
      edition: '4.0',
      mode: 'free-for-all',
      firstPlayer,
      seats: [{ landmark: [watcher({ kind, who: 'you' })] }, {}, {}, {}],
    });
    const { turn } = table.state;
    for (let passes = 0; passes < 4 && table.state.turn >= turn && table.options().includes('pass'); passes++)
      settled(table.choose('pass'));
    return table.counter('Watcher', 'seen');
  };

  it('4.2.3.d, 4.2.3.e first is before all others, last is after all others', () => {
    expect([0, 3, 2, 1].map((first) => passed('passes-first', first))).toEqual([1, 0, 0, 0]);
    expect([0, 3, 2, 1].map((first) => passed('passes-last', first))).toEqual([0, 0, 0, 1]);
  });
});
