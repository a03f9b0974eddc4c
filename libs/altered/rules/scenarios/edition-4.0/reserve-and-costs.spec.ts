import { describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  permanent,
  reaction,
  sequence,
  spell,
  step,
  tableOf4,
  type Position,
  type Table,
  type Does,
  type Line,
} from '#altered/testing';

const exhausted = (card: ReturnType<typeof character>) => ({ card, statuses: ['exhausted'] as const });

describe('abilities that function in Reserve', () => {
  const keeper = character('Keeper', '{I} At Noon — I gain 1 boost.', { reserveCost: 9 });

  it('2.2.12.i, 1.1.6.j a reaction after {I} functions in Reserve but not in play', () => {
    const found = (at: 'reserve' | 'hero') => tableOf4({ [at]: [keeper] }, {}, { from: 'noon' });
    expect(found('reserve').counter('Keeper', 'boost')).toBe(1);
    expect(found('hero').counter('Keeper', 'boost')).toBe(0);
  });

  it('2.2.12.j, 2.4.6.e a reaction after {I} does not function while its card is exhausted', () => {
    const found = tableOf4({ reserve: [exhausted(keeper)] }, {}, { from: 'noon' });
    expect(found.counter('Keeper', 'boost')).toBe(0);
  });

  it('2.2.12.i a passive ability after {I} functions in Reserve', () => {
    const baker = character('Baker', '{I} Characters you play from your hand cost {1} less.', {
      reserveCost: 9,
    });
    const found = tableOf4({ reserve: [baker], hand: [character('Kite', { handCost: 2 })], mana: 1 });
    expect(found.options()).toContain('play Kite hero');
  });

  it("6.3.e a reaction to its object's own move activates, although it does not function in the new zone", () => {
    const machine = character('Machine', 'When I go to Reserve — Exhaust me.');
    const found = tableOf4({ hero: [machine] }, {}, { from: 'night' });
    expect(found.step('rest').reactions).toHaveLength(1);
  });
});

describe('Exhausted Resupply', () => {
  const call = spell('Call', 'Exhausted Resupply. Draw a card.');

  it('7.3.13.a Exhausted Resupply puts the card in Reserve exhausted', () => {
    const found = tableOf4({ hand: [call], deck: [character('Kite'), character('Wren')], mana: 1 }).play(
      'Call',
    );
    expect(found.stay('Kite')).toMatchObject({ zone: 'reserve', statuses: ['exhausted'] });
    expect(found.stay('Wren').zone).toBe('hand');
  });

  it('7.3.13.a reactions to Exhausted Resupply are played after the card is exhausted', () => {
    const clerk = permanent('Clerk', "When you Resupply — If it's exhausted, I gain 1 seen counter.");
    const found = tableOf4({
      hand: [call],
      landmark: [clerk],
      deck: [character('Kite'), character('Wren')],
      mana: 1,
    }).play('Call');
    expect(found.counter('Clerk', 'seen')).toBe(1);
  });
});

describe('costs', () => {
  it('2.2.9.b Base Cost is the Reserve Cost of a card that is Fleeting or in Reserve, and otherwise the Hand Cost', () => {
    const says = { handCost: 5, reserveCost: 2 };
    const sweep = spell(
      'Sweep',
      'Cards in an Expedition or in Reserve with Base Cost {2} or less gain 1 seen counter.',
    );
    const found = tableOf4({
      hand: [sweep],
      hero: [character('Kite', says), { card: character('Wren', says), statuses: ['fleeting'] }],
      reserve: [character('Crow', says)],
      mana: 1,
    }).play('Sweep');
    expect(['Kite', 'Wren', 'Crow'].map((name) => found.counter(name, 'seen'))).toEqual([0, 1, 1]);
  });

  it('6.4.a, 6.4.c a cost can be to exhaust a ready card in Reserve', () => {
    const mill = permanent('Mill', 'Exhaust a card in your Reserve: Draw a card.');
    const found = (reserve: Position['seats'][0]['reserve']) =>
      tableOf4({ landmark: [mill], reserve: reserve ?? [] });
    expect(found([exhausted(character('Kite'))]).options()).not.toContain('quick Mill 0');
    const paid = found([character('Kite', { reserveCost: 9 })]).activate('Mill');
    expect(paid.stay('Kite').statuses).toEqual(['exhausted']);
    expect(paid.names('hand', 0)).toHaveLength(1);
  });
});

describe('Cooldown', () => {
  const song = (...more: readonly Line[]) => spell('Song', 'Cooldown.', ...more, 'Resupply.');

  it('5.2.4.b, 7.4.1.b a spell with Cooldown goes to Reserve exhausted', () => {
    const found = tableOf4({ hand: [song()], mana: 1 }).play('Song');
    expect(found.stay('Song')).toMatchObject({ zone: 'reserve', statuses: ['exhausted'] });
    expect(found.step('finish').rules).toEqual(['5.2.4.b', '7.4.1.b']);
  });

  it('5.2.4.a, 5.2.4.b, 2.4.7.e a Fleeting spell with Cooldown is discarded', () => {
    const found = tableOf4({ hand: [song('Fleeting.')], mana: 1 }).play('Song');
    expect(found.stay('Song')).toMatchObject({ zone: 'discard', statuses: [] });
  });
});

describe('granted Cooldown', () => {
  const given = (from?: 'hand' | 'reserve', least = 0) =>
    permanent('Metronome', {
      kind: 'passive',
      passive: {
        kind: 'played',
        who: 'you',
        cards: { type: 'spell', bounds: [{ of: 'hand-cost', is: 'at-least', than: least }] },
        ...(from && { from }),
        keyword: 'cooldown',
      },
    });
  const song = spell('Song', 'Resupply.', { handCost: 2, reserveCost: 2 });
  const played = (by: ReturnType<typeof given>, zone: 'hand' | 'reserve', whose = 0) =>
    tableOf4(
      { [zone]: [song], mana: 2, ...(whose === 0 && { landmark: [by] }) },
      whose === 1 ? { landmark: [by] } : {},
    )
      .play('Song')
      .stay('Song');

  it('7.4.1.b, 5.2.4.b a Spell with granted Cooldown goes to Reserve exhausted', () => {
    expect(played(given(), 'hand')).toMatchObject({ zone: 'reserve', statuses: ['exhausted'] });
    expect(played(given(), 'hand', 1)).toMatchObject({ zone: 'reserve', statuses: [] });
  });

  it('7.4.1.b only Spells played from the named zone with the named cost gain Cooldown', () => {
    expect(played(given('hand', 2), 'hand').statuses).toEqual(['exhausted']);
    expect(played(given('hand', 3), 'hand').statuses).toEqual([]);
    expect(played(given('reserve'), 'hand').statuses).toEqual([]);
    // A card that was played from Reserve is Fleeting, so it goes to the discard pile.
    expect(played(given('hand'), 'reserve')).toMatchObject({ zone: 'discard', statuses: [] });
  });
});

describe('losing support abilities', () => {
  const censor = permanent('Censor', {
    kind: 'passive',
    passive: { kind: 'abilities', of: { zone: 'reserve', owner: 'opponent' }, lose: 'support' },
  });
  const keeper = character(
    'Keeper',
    '{I} At Noon — I gain 1 boost.',
    '{I} {D}: Resupply.',
    '{J} I gain 2 boosts.',
    { reserveCost: 1 },
  );

  it('1.4.2.a, 1.1.6.j cards in Reserve lose their support abilities, but not the abilities they have elsewhere', () => {
    const found = (theirs: Position['seats'][1], mine: Position['seats'][0] = {}) =>
      tableOf4(mine, theirs, { from: 'noon', firstPlayer: 1 });
    expect(found({ reserve: [keeper] }).counter('Keeper', 'boost')).toBe(1);
    const silent = found({ reserve: [keeper], mana: 1 }, { landmark: [censor] });
    expect(silent.counter('Keeper', 'boost')).toBe(0);
    expect(silent.options().some((option) => option.startsWith('quick'))).toBe(false);
    expect(silent.play('Keeper', 'hero').counter('Keeper', 'boost')).toBe(2);
  });

  it('7.2.2 only the cards of the named players lose support abilities', () => {
    const found = tableOf4({ reserve: [keeper], landmark: [censor] }, {}, { from: 'noon' });
    expect(found.counter('Keeper', 'boost')).toBe(1);
  });
});

describe('Scout', () => {
  const scout = (...more: readonly Line[]) => character('Aby', 'Scout {1}.', ...more, { handCost: 5 });

  it('7.4.5.b, 7.4.5.c a card played from Hand for its Scout cost is then sent to Reserve by a reaction', () => {
    const found = tableOf4({ hand: [scout()], mana: 2 });
    expect(found.options()).toEqual(['play Aby hero scout', 'play Aby companion scout', 'pass']);
    found.choose('play Aby companion scout');
    expect(found.orbs(0)).toBe(1);
    expect(found.linesWith('Aby')).toEqual([
      'play | Aby: hand.0 > limbo.0',
      'join | Aby: limbo.0 > companion.0',
      'activate-reactions | emblem of Aby: reaction > limbo.0',
      'move | Aby: companion.0 > reserve.0',
      'cease | emblem of Aby: ceases to exist',
    ]);
  });

  it('7.4.5.c a card with Scout stays if played for its Hand Cost, and cannot use Scout from Reserve', () => {
    const dear = tableOf4({ hand: [scout()], mana: 5 }).play('Aby', 'hero');
    expect([dear.stay('Aby').zone, dear.orbs(0)]).toEqual(['expedition', 0]);
    const fromReserve = tableOf4({ reserve: [scout()], mana: 1 });
    expect(fromReserve.options()).not.toContain('play Aby hero scout');
  });

  it('7.4.5.c the other reactions of a card played with Scout remain when it goes to Reserve', () => {
    const found = tableOf4({ hand: [scout('{J} Draw a card.')], mana: 1 }).choose('play Aby hero scout');
    expect(found.deciding).toBe('0: reaction');
    found.choose(found.keys()[1] ?? '');
    expect(found.names('hand', 0)).toHaveLength(1);
    expect(found.stay('Aby').zone).toBe('reserve');
  });

  it('7.4.5.d cost changes apply to the Scout cost', () => {
    const robin = character('Robin', "Cards your opponents play can't cost less than {2}.");
    const found = (mana: number) => tableOf4({ hand: [scout()], mana }, { hero: [robin] }).options();
    expect(found(1)).not.toContain('play Aby hero scout');
    expect(found(2)).toContain('play Aby hero scout');
  });

  const land = permanent('Aby', 'Scout {2}.', { handCost: 5 });
  const offered = (does: Does, card: CardDefinition, mana: number, readings?: number): Table =>
    tableOf4(
      { hand: [spell('Trick', effect(does)), card], mana: mana + 1 },
      {},
      { ...(readings !== undefined && { readings }) },
    ).play('Trick');

  it('7.4.5.c, 7.3.29.a a card played with Rush can use its Scout cost, and then goes to Reserve', () => {
    const found = offered('Rush.', scout(), 1);
    expect(found.options()).toEqual(['play Aby hero scout', 'play Aby companion scout']);
    found.choose('play Aby companion scout');
    expect([found.orbs(0), found.stay('Aby').zone]).toEqual([0, 'reserve']);
    expect(found.step('pay').rules).toContain('7.4.5.c');
  });

  it("7.4.5.d an effect's reduction and its minimum apply to the Scout cost", () => {
    const scouts = (does: Does, mana: number) =>
      offered(does, land, mana).options().includes('play Aby scout');
    expect([
      scouts('Immediately play a "Aby" for {1} less.', 0),
      scouts('Immediately play a "Aby" for {1} less.', 1),
      scouts('Immediately play a "Aby" for {2} less.', 0),
    ]).toEqual([false, true, true]);
    expect([
      scouts('Immediately play a "Aby" for {2} less, down to a minimum of {1}.', 0),
      scouts('Immediately play a "Aby" for {2} less, down to a minimum of {1}.', 1),
    ]).toEqual([false, true]);
    const paid = offered('Immediately play a "Aby" for {1} less.', land, 1).play('Aby scout');
    expect([paid.orbs(0), paid.stay('Aby').zone]).toEqual([0, 'reserve']);
  });

  it('7.4.5.d, 7.3.23.a a card can be played for free with or without Scout', () => {
    const free = step({ kind: 'play-for-free', what: { choose: { name: 'Aby' } } });
    for (const [card, ways] of [
      [scout(), ['play Aby hero scout', 'play Aby hero', 'play Aby companion scout', 'play Aby companion']],
      [land, ['play Aby scout', 'play Aby']],
    ] as const) {
      const [scouted, stays] = [offered(free, card, 0), offered(free, card, 0)];
      expect(scouted.options()).toEqual(ways);
      scouted.choose(ways[0]);
      expect([scouted.orbs(0), scouted.stay('Aby').zone]).toEqual([0, 'reserve']);
      stays.choose(ways[1]);
      expect(stays.stay('Aby').zone).not.toBe('reserve');
    }
    expect(offered('Immediately play a "Aby" for free.', land, 0).options()).toEqual([
      'play Aby scout',
      'play Aby',
    ]);
  });

  it('2.1.e, 7.4.5.c an effect finds a card it played with Scout in the expedition that the card joined', () => {
    const marked = sequence(step({ kind: 'rush' }, 'it'), gainCounters('seen', 1, { noted: 'it' }));
    const found = offered(marked, scout(), 1).choose('play Aby hero scout');
    expect(found.did('counters')).toEqual(['counters | Aby: +1 seen = 1']);
  });

  it('7.4.5.c in records of readings before the seventh, an effect cannot play a card with Scout', () => {
    expect(offered('Rush.', scout(), 5, 6).options()).toEqual(['play Aby hero', 'play Aby companion']);
    const free = step({ kind: 'play-for-free', what: { choose: { name: 'Aby' } } });
    expect(offered(free, scout(), 0, 6).options()).toEqual(['hero', 'companion']);
  });

  const marks = '{J} I gain 1 seen counter.';
  const sending = (to: 'reserve' | 'discard') =>
    permanent(
      'Sender',
      reaction(
        { kind: 'join', what: { type: 'character' } },
        to === 'discard'
          ? step({ kind: 'discard', what: 'it' })
          : step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }),
      ),
    );
  /** Plays Aby and all reactions. Reactions that send Aby to Reserve come first. */
  const seenAfter = (play: string, ...landmark: readonly CardDefinition[]): unknown => {
    const found = tableOf4({ hand: [scout(marks)], landmark, mana: 5 }).choose(play);
    while (found.deciding === '0: reaction') {
      const options = found.options();
      const sent = options.findIndex((option) => option.includes('Sender'));
      found.choose(found.keys()[sent < 0 ? options.length - 1 : sent] ?? '');
    }
    return [found.stay('Aby').zone, found.counter('Aby', 'seen')];
  };

  it('7.4.5.e an effect finds only a card played with Scout in Reserve, and no card that went elsewhere', () => {
    expect(seenAfter('play Aby hero scout')).toEqual(['reserve', 1]);
    expect(seenAfter('play Aby hero', sending('reserve'))).toEqual(['reserve', 0]);
    expect(seenAfter('play Aby hero scout', sending('discard'))).toEqual(['discard', 0]);
  });
});
