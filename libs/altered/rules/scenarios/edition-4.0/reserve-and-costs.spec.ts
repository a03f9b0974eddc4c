import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  joins,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  tableOf4,
  type Position,
} from '#testing';

const exhausted = (card: ReturnType<typeof character>) => ({ card, statuses: ['exhausted'] as const });
const inReserve = (ability: Ability): Ability => ({ kind: 'in-reserve', ability });
const draw: Effect = step({ kind: 'draw', count: 1 });

describe('abilities that are active in Reserve', () => {
  const keeper = character('Keeper', {
    reserveCost: 9,
    abilities: [inReserve(reaction({ kind: 'phase', phase: 'noon' }, gainCounters('boost')))],
  });

  it('2.2.12.i, 1.1.6.j a reaction after {I} works in Reserve and not in play', () => {
    const found = (at: 'reserve' | 'hero') => tableOf4({ seats: [{ [at]: [keeper] }, {}], from: 'noon' });
    expect(found('reserve').counter('Keeper', 'boost')).toBe(1);
    expect(found('hero').counter('Keeper', 'boost')).toBe(0);
  });

  it('2.2.12.j, 2.4.6.e it does not while the card is exhausted', () => {
    const found = tableOf4({ seats: [{ reserve: [exhausted(keeper)] }, {}], from: 'noon' });
    expect(found.counter('Keeper', 'boost')).toBe(0);
  });

  it('2.2.12.i a passive ability after {I} works there too', () => {
    const baker = character('Baker', {
      reserveCost: 9,
      abilities: [
        inReserve({
          kind: 'passive',
          passive: { kind: 'cost', who: 'you', of: { type: 'character' }, from: 'hand', add: -1 },
        }),
      ],
    });
    const found = tableOf4({
      seats: [{ reserve: [baker], hand: [character('Kite', { handCost: 2 })], mana: 1 }, {}],
    });
    expect(found.options()).toContain('play Kite hero');
  });

  it('6.3.e a self-move reaction is activated though it does not work where its object comes', () => {
    const machine = character('Machine', {
      abilities: [
        reaction(
          { kind: 'go', what: 'me', to: 'reserve' },
          step({ kind: 'status', change: 'gain', status: 'exhausted', what: 'me' }),
        ),
      ],
    });
    const found = tableOf4({ seats: [{ hero: [machine] }, {}], from: 'night' });
    expect(found.step('rest').reactions).toHaveLength(1);
  });
});

describe('Exhausted Resupply', () => {
  const call = spell('Call', {
    abilities: [effect(sequence(step({ kind: 'exhausted-resupply' }), draw))],
  });

  it('7.3.13.a the card that comes to Reserve is exhausted there', () => {
    const found = tableOf4({
      seats: [{ hand: [call], deck: [character('Kite'), character('Wren')], mana: 1 }, {}],
    }).choose('play Call');
    expect(found.stay('Kite')).toMatchObject({ zone: 'reserve', statuses: ['exhausted'] });
    expect(found.stay('Wren').zone).toBe('hand');
  });

  it('7.3.13.a what triggers on Resupply is played once the card is exhausted', () => {
    const clerk = permanent('Clerk', {
      abilities: [
        reaction(
          { kind: 'resupply', who: 'you' },
          {
            kind: 'if',
            condition: { kind: 'is', what: 'it', like: { status: 'exhausted' } },
            then: gainCounters('seen'),
          },
        ),
      ],
    });
    const found = tableOf4({
      seats: [{ hand: [call], landmark: [clerk], deck: [character('Kite'), character('Wren')], mana: 1 }, {}],
    }).choose('play Call');
    expect(found.counter('Clerk', 'seen')).toBe(1);
  });
});

describe('costs', () => {
  it('2.2.9.b Base Cost is the Reserve Cost of what is Fleeting or in Reserve, the Hand Cost otherwise', () => {
    const says = { handCost: 5, reserveCost: 2 };
    const sweep = spell('Sweep', {
      abilities: [
        effect(
          step({
            kind: 'counters',
            change: 'gain',
            name: 'seen',
            count: 1,
            what: { all: { zone: ['expedition', 'reserve'], baseCost: { is: 'at-most', than: 2 } } },
          }),
        ),
      ],
    });
    const found = tableOf4({
      seats: [
        {
          hand: [sweep],
          hero: [character('Kite', says), { card: character('Wren', says), statuses: ['fleeting'] }],
          reserve: [character('Crow', says)],
          mana: 1,
        },
        {},
      ],
    }).choose('play Sweep');
    expect(['Kite', 'Wren', 'Crow'].map((name) => found.counter(name, 'seen'))).toEqual([0, 1, 1]);
  });

  it('6.4.a, 6.4.c a cost may be to exhaust a ready card in Reserve', () => {
    const mill = permanent('Mill', { abilities: [quickAction({ exhaustInReserve: 1 }, draw)] });
    const found = (reserve: Position['seats'][0]['reserve']) =>
      tableOf4({ seats: [{ landmark: [mill], reserve: reserve ?? [] }, {}] });
    expect(found([exhausted(character('Kite'))]).options()).not.toContain('quick Mill 0');
    const paid = found([character('Kite', { reserveCost: 9 })]).choose('quick Mill 0');
    expect(paid.stay('Kite').statuses).toEqual(['exhausted']);
    expect(paid.names('hand', 0)).toHaveLength(1);
  });
});

describe('Cooldown', () => {
  const song = (...more: readonly Ability[]) =>
    spell('Song', { abilities: [{ kind: 'cooldown' }, ...more, effect(resupply)] });

  it('5.2.4.b, 7.4.1.b a spell with it goes to Reserve exhausted', () => {
    const found = tableOf4({ seats: [{ hand: [song()], mana: 1 }, {}] }).choose('play Song');
    expect(found.stay('Song')).toMatchObject({ zone: 'reserve', statuses: ['exhausted'] });
    expect(found.step('finish').rules).toEqual(['5.2.4.b', '7.4.1.b']);
  });

  it('5.2.4.a, 5.2.4.b, 2.4.7.e a Fleeting one is discarded', () => {
    const found = tableOf4({
      seats: [{ hand: [song({ kind: 'keyword', keyword: 'fleeting' })], mana: 1 }, {}],
    }).choose('play Song');
    expect(found.stay('Song')).toMatchObject({ zone: 'discard', statuses: [] });
  });
});

describe('Scout', () => {
  const scout = (...more: readonly Ability[]) =>
    character('Aby', { handCost: 5, abilities: [{ kind: 'scout', cost: 1 }, ...more] });

  it('7.4.5.b, 7.4.5.c it can be played from Hand for its Scout cost, and a reaction sends it to Reserve', () => {
    const found = tableOf4({ seats: [{ hand: [scout()], mana: 2 }, {}] });
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

  it('7.4.5.c for its Hand Cost it stays, and from Reserve there is no Scout', () => {
    const dear = tableOf4({ seats: [{ hand: [scout()], mana: 5 }, {}] }).choose('play Aby hero');
    expect(dear.stay('Aby').zone).toBe('expedition');
    const kept = tableOf4({ seats: [{ reserve: [scout()], mana: 1 }, {}] });
    expect(kept.options()).not.toContain('play Aby hero scout');
  });

  it('7.4.5.c its other reactions do not disappear when it goes to Reserve', () => {
    const found = tableOf4({
      seats: [{ hand: [scout(reaction(joins, draw))], mana: 1 }, {}],
    }).choose('play Aby hero scout');
    expect(found.deciding).toBe('0: reaction');
    found.choose(found.keys()[1] ?? '');
    expect(found.names('hand', 0)).toHaveLength(1);
    expect(found.stay('Aby').zone).toBe('reserve');
  });

  it('7.4.5.d what changes costs changes the Scout cost', () => {
    const robin = character('Robin', {
      abilities: [{ kind: 'passive', passive: { kind: 'cost', who: 'opponent', of: {}, atLeast: 2 } }],
    });
    const found = (mana: number) =>
      tableOf4({ seats: [{ hand: [scout()], mana }, { hero: [robin] }] }).options();
    expect(found(1)).not.toContain('play Aby hero scout');
    expect(found(2)).toContain('play Aby hero scout');
  });
});
