import { describe, expect, it } from '@jest/globals';
import type { Effect, Trigger, What } from '#altered/abilities';
import {
  afterTrick,
  character,
  passive,
  permanent,
  reaction,
  spell,
  step,
  tableOf4,
  trick,
  type Table,
  type Does,
  type When,
} from '#altered/testing';

const watcher = (trigger: When) => permanent('Watcher', reaction(trigger, 'I gain 1 seen counter.'));
const token = { name: 'Bug', subtypes: ['robot'], statistics: { forest: 1, mountain: 1, water: 1 } } as const;

function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

/** Returns how often the player's Permanent reacts to a spell. */
function triggerCount(trigger: Trigger, does: Does, mine: Parameters<typeof afterTrick>[1] = {}): number {
  const table = afterTrick(
    does,
    { ...mine, landmark: [watcher(trigger)] },
    { hero: [character('Owl')], reserve: [character('Wren')], hand: [character('Rook')] },
  );
  return settled(table).counter('Watcher', 'seen');
}

describe('several objects in one event', () => {
  const bugs = (count: number): Effect => step({ kind: 'create', token, in: 'your-hero', count });
  const joining = (atOnce: number): Trigger => ({
    kind: 'join',
    what: { type: 'character' },
    expedition: 'each-of-yours',
    atOnce,
  });

  it('6.3.f “or more” triggers once if enough objects are involved', () => {
    expect(triggerCount(joining(2), bugs(1))).toBe(0);
    expect(triggerCount(joining(2), 'Create two Bug 1/1/1 Robot tokens in your Hero Expedition.')).toBe(1);
    expect(triggerCount(joining(1), 'Create three Bug 1/1/1 Robot tokens in your Hero Expedition.')).toBe(1);
  });

  it('6.3.f of the objects that leave, only those that match are counted', () => {
    const leaving = (atOnce: number): Trigger => ({
      kind: 'leave',
      what: { type: 'character', controller: 'you' },
      zone: 'expedition',
      atOnce,
    });
    const mine = { hero: [character('Kite')], companion: [character('Finch')] };
    expect(triggerCount(leaving(2), 'Send Characters to Reserve.', mine)).toBe(1);
    expect(triggerCount(leaving(3), 'Send Characters to Reserve.', mine)).toBe(0);
  });

  it("6.3.f “an opponent's zone” matches only cards that go there", () => {
    const trigger = (whose: 'you' | 'opponent'): Trigger => ({
      kind: 'go',
      what: {},
      to: 'mana',
      whose,
      atOnce: 1,
    });
    expect(triggerCount(trigger('opponent'), "Put Characters in its owner's Mana zone.")).toBe(1);
    expect(triggerCount(trigger('you'), "Put Characters in its owner's Mana zone.")).toBe(0);
  });
});

describe('several objects affected by one event', () => {
  const what = { type: 'character' } as const;
  const all: What = { all: { type: 'character', controller: 'you' } };
  const mine = { hero: [character('Kite')], companion: [character('Finch')] };

  it.each<readonly [string, Trigger, Effect]>([
    [
      '7.3.12.a exhausting them',
      { kind: 'status', what, status: 'exhausted', change: 'become' },
      step({ kind: 'status', change: 'gain', status: 'exhausted', what: all }),
    ],
    [
      '7.3.14.a boosts that they gain',
      { kind: 'counters', what, name: 'boost', change: 'gain' },
      step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: all }),
    ],
    [
      '7.3.31.a sacrificing them',
      { kind: 'sacrificed', what },
      step({ kind: 'sacrifice-objects', what: all }),
    ],
    ['7.3.7.a discarding them', { kind: 'discarded', what }, step({ kind: 'discard', what: all })],
  ])('6.3.f, %s triggers once with “or more”, and otherwise once for each', (_, each, does) => {
    const several = (atOnce: number) => ({ ...each, atOnce }) as Trigger;
    expect(
      [several(1), several(2), several(3), each].map((trigger) => triggerCount(trigger, does, mine)),
    ).toEqual([1, 1, 0, 2]);
  });
});

describe('alternatives in a trigger', () => {
  it('6.3.b a trigger with alternatives triggers for either of them', () => {
    const joining = (name: string): Trigger => ({
      kind: 'join',
      what: { name },
      expedition: 'each-of-yours',
    });
    const any = (...names: readonly string[]): Trigger => ({ kind: 'any', of: names.map(joining) });
    expect(
      [any('Bug', 'Kite'), any('Kite', 'Bug'), any('Kite', 'Owl')].map((trigger) =>
        triggerCount(trigger, 'Create a Bug 1/1/1 Robot token in your Hero Expedition.'),
      ),
    ).toEqual([1, 1, 0]);
  });
});

describe('the player who acts', () => {
  const home = (what: What): Effect => step({ kind: 'move', what, to: { zone: 'hand' } });

  it('7.3.31.a a reaction checks which player returns a Character, and whose hand it goes to', () => {
    const mine = { hero: [character('Kite')] };
    const goes = (whose: 'you' | 'opponent', by: 'you' | 'opponent'): Trigger => ({
      kind: 'go',
      what: { type: 'character' },
      to: 'hand',
      whose,
      by,
    });
    const kite = home({ all: { name: 'Kite' } });
    expect(triggerCount(goes('you', 'you'), kite, mine)).toBe(1);
    expect(triggerCount(goes('you', 'opponent'), kite, mine)).toBe(0);
    expect(triggerCount(goes('you', 'you'), home({ all: { name: 'Owl' } }), mine)).toBe(0);
    expect(triggerCount(goes('opponent', 'you'), home({ all: { name: 'Owl' } }), mine)).toBe(1);
  });

  it('7.3.27.a a reaction checks which player returns a card, not whose Reserve it was in', () => {
    const goes = (by: 'you' | 'opponent'): Trigger => ({ kind: 'go', what: {}, to: 'hand', by });
    const wren = home({ all: { zone: 'reserve', name: 'Wren' } });
    expect([triggerCount(goes('you'), wren), triggerCount(goes('opponent'), wren)]).toEqual([1, 0]);
  });

  it('4.2.5.b no player sends a card to Reserve at Rest', () => {
    const seen = (trigger: When) =>
      settled(
        tableOf4(
          {
            at: { hero: 1, companion: 6 },
            hero: [character('Kite', { statistics: { forest: 2, mountain: 2, water: 2 } })],
            landmark: [watcher(trigger)],
          },
          {},
          { from: 'dusk' },
        ),
      ).counter('Watcher', 'seen');
    const goes: Trigger = { kind: 'go', what: { type: 'character' }, to: 'reserve' };
    expect(seen('When a Character goes to Reserve')).toBe(1);
    expect(seen({ ...goes, by: 'you' })).toBe(0);
  });

  it('7.3.7.a a player discards with an effect they control, or when discarding their own card', () => {
    const discarded = (by: 'you' | 'opponent', what = {}): Trigger => ({ kind: 'discarded', what, by });
    const owl = step({ kind: 'discard', what: { all: { name: 'Owl' } } });
    expect(triggerCount(discarded('you', { type: 'character' }), owl)).toBe(1);
    expect(triggerCount(discarded('opponent', { type: 'character' }), owl)).toBe(0);
    const kite = { hero: [character('Kite')] };
    expect(triggerCount(discarded('you', { type: 'character' }), 'Sacrifice a Character.', kite)).toBe(1);
    const dropped = step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'discard' } });
    expect(triggerCount(discarded('you', { type: 'character' }), dropped, kite)).toBe(0);
    const sent = step({
      kind: 'discard',
      who: 'opponent',
      what: { choose: { type: 'character', controller: 'you' }, by: 'opponent' },
    });
    expect(triggerCount(discarded('opponent', { type: 'character' }), sent)).toBe(1);
    expect(triggerCount(discarded('you', { type: 'character' }), sent)).toBe(0);
    const theirs = step({ kind: 'discard', who: 'opponent', what: { all: { zone: 'hand', owner: 'you' } } });
    const fromHand = (by: 'you' | 'opponent'): Trigger => ({
      kind: 'discarded',
      what: { owner: by },
      from: 'hand',
      by,
    });
    expect(triggerCount(fromHand('opponent'), theirs)).toBe(1);
    expect(triggerCount(fromHand('you'), theirs)).toBe(0);
  });
});

describe('how a card is played', () => {
  const played = (how: 'free' | 'rush'): Trigger => ({
    kind: 'played',
    what: { type: 'character' },
    by: 'you',
    how,
  });
  const after = (trigger: Trigger, does: Does, choice: string): number =>
    settled(
      tableOf4({ mana: 6, hand: [trick(does), character('Kite')], landmark: [watcher(trigger)] })
        .play('Trick')
        .choose(choice),
    ).counter('Watcher', 'seen');

  it('7.3.29.a a card played with Rush triggers “Rush” but not “for free”', () => {
    expect(after(played('rush'), 'Rush.', 'play Kite hero')).toBe(1);
    expect(after(played('free'), 'Rush.', 'play Kite hero')).toBe(0);
  });

  it('7.3.23.a a card played for free triggers “for free” but not “Rush”', () => {
    expect(
      after(played('free'), 'Immediately play a Character from your hand for free.', 'play Kite hero'),
    ).toBe(1);
    expect(
      after(played('rush'), 'Immediately play a Character from your hand for free.', 'play Kite hero'),
    ).toBe(0);
  });

  it('7.3.23.a a card that an ability makes free is played for free, and a paid card is not', () => {
    const paid = (says: Parameters<typeof passive>[0][]) =>
      settled(
        tableOf4({
          mana: 6,
          hand: [character('Kite')],
          landmark: [watcher(played('free')), permanent('Giver', ...says.map(passive))],
        }).play('Kite', 'hero'),
      ).counter('Watcher', 'seen');
    expect(paid([])).toBe(0);
    expect(paid([{ kind: 'cost', who: 'you', of: { type: 'character' }, free: true }])).toBe(1);
  });

  it('7.3.29.a “Rush” triggers for a Spell when it leaves Limbo', () => {
    const song = spell('Song', 'Resupply.');
    const found = settled(
      tableOf4({
        mana: 6,
        hand: [trick('Rush.'), song],
        landmark: [watcher({ kind: 'played', what: { type: 'spell' }, by: 'you', how: 'rush' })],
      })
        .play('Trick')
        .play('Song'),
    );
    expect(found.counter('Watcher', 'seen')).toBe(1);
  });
});
