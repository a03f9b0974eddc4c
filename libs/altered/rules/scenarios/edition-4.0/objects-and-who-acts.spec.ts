import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#altered/abilities';
import {
  character,
  passive,
  permanent,
  reaction,
  sequence,
  statisticsOf,
  step,
  tableOf4,
  trick,
  type Table,
  type When,
  type Does,
  type Line,
} from '#altered/testing';

const gigantic = 'Gigantic.';
const watcher = (trigger: When) => permanent('Watcher', reaction(trigger, 'I gain 1 seen counter.'));
const triggerCount = (found: Table): number => found.counter('Watcher', 'seen');
const reacted = (found: Table): Table => {
  return found.settle('reaction');
};

describe('objects', () => {
  it('2.1.i an object that no longer exists does not move', () => {
    const gone = (name: string, does: Effect) =>
      permanent(name, reaction({ kind: 'join', what: { type: 'character' } }, does));
    const found = tableOf4({
      hand: [character('Kite')],
      mana: 1,
      landmark: [
        gone('Grave', step({ kind: 'move', what: 'it', to: { zone: 'discard' } })),
        gone('Shelf', step({ kind: 'move', what: 'it', to: { zone: 'reserve' } })),
      ],
    }).play('Kite', 'hero');
    found.choose('reaction emblem of Grave');
    reacted(found);
    expect(found.did('move')).toEqual(['move | Kite: hero.0 > discard.0']);
  });

  it('2.2.10.d tokens have no faction, whichever card creates them', () => {
    const banner = permanent('Banner', passive({ kind: 'statistics', of: { faction: 'ordis' }, add: 1 }));
    const own = character('Cadet', '{J} Create a Recruit 1/1/1 Soldier token in your Hero Expedition.', {
      faction: 'ordis',
    });
    const found = tableOf4({ hand: [own], landmark: [banner], mana: 1 }).play('Cadet', 'hero');
    expect([statisticsOf(found, 'Cadet'), statisticsOf(found, 'Recruit')]).toEqual([
      [2, 2, 2],
      [1, 1, 1],
    ]);
  });

  it('7.2.1.b “I” in a spell means the spell that is resolving', () => {
    const spent = trick("Put me in my owner's Mana zone.");
    const found = tableOf4({ hand: [spent], mana: 1 }).play('Trick');
    expect(found.names('mana', 0)).toContain('Trick');
    expect(found.did('finish')).toEqual([]);
  });

  it('7.2.1.b, 2.1.f “I” in a spell also means the card in the zone it moves to', () => {
    const tired = trick('Send me to Reserve. Exhaust me.');
    const found = tableOf4({ hand: [tired], mana: 1 }).play('Trick');
    expect(found.stay('Trick')).toMatchObject({ zone: 'reserve', statuses: ['exhausted'] });
  });

  it('6.3.d a card that goes to Reserve uses the reactions it had in its expedition, not those it has in Reserve', () => {
    const send = trick('Send target Character to Reserve.');
    const inPlay = character('Kite', 'When I go to Reserve from the Expedition zone — Resupply.');
    const inReserve = character(
      'Kite',
      reaction('When I go to Reserve from the Expedition zone', 'Resupply.', { where: 'support' }),
    );
    const sent = (card: typeof inPlay): Table =>
      tableOf4({ hand: [send], hero: [card], mana: 1 }).play('Trick');
    expect(sent(inPlay).verbs()).toContain('resupply');
    expect(sent(inReserve).verbs()).not.toContain('resupply');
  });
});

describe('an exhausted card in Reserve', () => {
  it('2.4.6.d an exhausted card in Reserve is played if allowed, and enters ready; other bans still apply', () => {
    const allowing = permanent('Allowing', 'You may play exhausted cards from your Reserve.');
    const kite = { card: character('Kite'), statuses: ['exhausted'] } as const;
    const found = tableOf4({ landmark: [allowing], reserve: [kite], mana: 1 }).play('Kite', 'hero');
    expect(found.stay('Kite').statuses).toEqual(['fleeting']);
    const robots = permanent('Robots', 'You may play exhausted Robots from your Reserve.');
    expect(tableOf4({ landmark: [robots], reserve: [kite], mana: 1 }).options()).toEqual(['pass']);
    const toHero = permanent(
      'To Hero',
      'You may play exhausted cards from your Reserve in your Hero Expedition.',
    );
    expect(tableOf4({ landmark: [toHero], reserve: [kite], mana: 1 }).options()).toEqual([
      'play Kite hero',
      'pass',
    ]);
    const poor = tableOf4({ landmark: [allowing], reserve: [kite] });
    expect(poor.options()).toEqual(['pass']);
  });
});

describe('durations', () => {
  const lasting = (duration: 'turn' | 'afternoon') =>
    step({ kind: 'ongoing', passive: { kind: 'statistics', of: { type: 'character' }, add: 1 }, duration });
  const made = (phase: 'noon' | 'dusk', duration: 'turn' | 'afternoon'): boolean =>
    tableOf4(
      { landmark: [permanent('Clock', reaction({ kind: 'phase', phase }, lasting(duration)))] },
      {},
      { from: phase },
    )
      .happened()
      .some((line) => line.includes(': ongoing >'));

  it('2.2.15.d “this turn” has effect only during a turn', () => {
    expect([made('noon', 'turn'), made('dusk', 'turn')]).toEqual([false, false]);
    const found = tableOf4({ hand: [trick(lasting('turn'))], mana: 1 }).play('Trick');
    expect(found.happened().some((line) => line.includes(': ongoing >'))).toBe(true);
  });

  it('2.2.15.e “this Afternoon” can also start at Noon, but not at Dusk', () => {
    expect([made('noon', 'afternoon'), made('dusk', 'afternoon')]).toEqual([true, false]);
  });
});

describe('which player acts', () => {
  const discards = 'When you discard a card from your Reserve';

  it("1.4.7.d, 7.5.6.d the player told to act is the one who acts, even if another player's effect says so", () => {
    const does = step({ kind: 'sacrifice', what: { type: 'character' }, who: 'opponent' });
    const theirs = { landmark: [watcher('When you sacrifice a Character')], hero: [character('Kite')] };
    const found = tableOf4({ hand: [trick(does)], mana: 1 }, theirs).play('Trick');
    expect(triggerCount(reacted(found))).toBe(1);
    const mine = tableOf4(
      { hand: [trick(does)], landmark: [watcher('When you sacrifice a Character')], mana: 1 },
      { hero: [character('Kite')] },
    ).play('Trick');
    expect(triggerCount(reacted(mine))).toBe(0);
  });

  it('1.4.7.e, 7.5.6.e a card that Rest sends to the discard pile is not discarded by any player', () => {
    const fleeting = { card: character('Kite'), statuses: ['fleeting'] } as const;
    const found = tableOf4({ landmark: [watcher(discards)], hero: [fleeting] }, {}, { from: 'night' });
    expect(found.names('discard', 0)).toEqual(['Kite']);
    expect(triggerCount(reacted(found))).toBe(0);
  });
});

describe('giving boosts and making objects act', () => {
  it('7.3.16.a an object gains a boost that it is given', () => {
    const found = tableOf4({
      hand: [trick('Target Character gains 1 boost.')],
      landmark: [watcher('When a Character gains 1 or more boosts')],
      hero: [character('Kite')],
      mana: 1,
    }).play('Trick');
    expect([found.counter('Kite', 'boost'), triggerCount(reacted(found))]).toEqual([1, 1]);
  });

  it('7.3.17.a “have a character do something” means that the character does it', () => {
    const found = tableOf4({
      hand: [trick('You may have target Character gain Fleeting.')],
      landmark: [watcher('When a Character gains Fleeting')],
      hero: [character('Kite')],
      mana: 1,
    });
    found.play('Trick').choose('yes');
    expect([found.stay('Kite').statuses, triggerCount(reacted(found))]).toEqual([['fleeting'], 1]);
  });
});

describe('expeditions that would move too far', () => {
  const moved = (direction: 'forward' | 'backward', at: number): unknown => {
    const does = sequence(
      ...[1, 2].map(() => step({ kind: 'move-expedition', which: 'your-hero', direction })),
    );
    const found = tableOf4({ hand: [trick(does)], mana: 1, at: { hero: at, companion: 7 } });
    return found.play('Trick').state.seats[0]?.expeditions.hero;
  };

  it('7.3.21.c an expedition moving backward stops at its starting region', () => {
    expect([moved('backward', 1), moved('backward', 3)]).toEqual([0, 1]);
  });

  it('7.3.22.d an expedition moving forward stops at the region opposite its own', () => {
    expect([moved('forward', 6), moved('forward', 2)]).toEqual([7, 4]);
  });
});

describe('Gigantic', () => {
  const inMine = (does: Does, says: readonly Line[] = [gigantic]) =>
    character('Giant', ...says, reaction('{J}', does));

  it('7.4.4.h the player chooses an expedition of a Gigantic character for each of several tokens', () => {
    const found = tableOf4({
      hand: [inMine('Create two Recruit 1/1/1 Soldier tokens in my Expedition.')],
      mana: 1,
    }).play('Giant', 'hero');
    while (found.deciding !== '1: turn' && found.deciding !== 'nobody') {
      const options = found.options();
      found.choose(options.find((option) => option.includes('companion')) ?? options[0] ?? '');
    }
    const placed = (zone: 'hero' | 'companion') =>
      found.names(zone, 0).filter((name) => name === 'Recruit').length;
    expect([placed('hero'), placed('companion')]).toEqual([0, 2]);
  });

  it("7.4.4.j a character that switches between a Gigantic character's expeditions has not joined them", () => {
    const hearing = (says: readonly Line[]): number => {
      const giant = character(
        'Watcher',
        ...says,
        'When another Character joins my Expedition — I gain 1 seen counter.',
      );
      const found = tableOf4({
        hand: [trick('Target "Kite" switches Expeditions.')],
        hero: [giant],
        companion: [character('Kite')],
        mana: 1,
      }).play('Trick');
      return triggerCount(reacted(found));
    };
    expect([hearing([]), hearing([gigantic])]).toEqual([1, 0]);
  });

  it("7.4.4.k a condition about a Gigantic character's expedition must be true for both", () => {
    const after = (hero: number, companion: number): number =>
      tableOf4(
        {
          hand: [inMine('If my Expedition is behind, I gain 1 seen counter.')],
          mana: 1,
          at: { hero: 0, companion: 7 },
        },
        { at: { hero, companion } },
      )
        .play('Giant', 'hero')
        .counter('Giant', 'seen') || 0;
    expect([after(1, 6) > 0, after(1, 7) > 0]).toEqual([true, false]);
  });

  it('7.4.4.o a character that becomes Gigantic keeps its card in place and joins the other expedition', () => {
    const found = tableOf4({
      hand: [trick('This Day, Characters are Gigantic.')],
      landmark: [watcher('When a Character joins your Companion Expedition')],
      hero: [character('Kite')],
      mana: 1,
    }).play('Trick');
    expect([found.names('hero', 0), triggerCount(reacted(found))]).toEqual([['Kite'], 1]);
  });
});
