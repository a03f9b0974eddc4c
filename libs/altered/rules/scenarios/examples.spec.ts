import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#altered/abilities';
import { character, hero, permanent, resupply, spell, statistics, step, Table } from '#testing';

const joins = (
  effect: Extract<Ability, { kind: 'reaction' }>['effect'],
  targets?: Extract<Ability, { kind: 'reaction' }>['targets'],
): Ability => ({
  kind: 'reaction',
  trigger: { kind: 'join', what: 'me' },
  ...(targets && { targets }),
  effect,
});

const sabotage = step({ kind: 'sabotage', target: 0 });
const inReserve = { kind: 'object', like: { zone: 'reserve' }, upTo: true } as const;
const recruit = { name: 'Recruit', subtypes: ['soldier'], statistics: { forest: 1, mountain: 1, water: 1 } };

describe('worked examples of the rules', () => {
  it('2.1.c what happened to another object: a character that was sacrificed gains no boost in the discard pile', () => {
    const rebel = character('Rebel', {
      abilities: [joins(step({ kind: 'sacrifice', what: { type: 'character' } }))],
    });
    const bastion = permanent('Bastion', {
      abilities: [
        {
          kind: 'passive',
          passive: {
            kind: 'abilities',
            of: { type: 'character', controller: 'you' },
            gain: [
              {
                kind: 'reaction',
                trigger: { kind: 'played', what: 'me', from: 'reserve' },
                effect: step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: 'me' }),
              },
            ],
          },
        },
      ],
    });
    const table = new Table({ seats: [{ reserve: [rebel], landmark: [bastion], mana: 1 }, {}] });
    table.choose('play Rebel hero');
    expect(table.deciding).toBe('0: reaction');
    const [first = ''] = table.state.pending?.options.map((option) => option.key) ?? [];
    table.choose(first);
    expect(table.names('discard', 0)).toEqual(['Rebel']);
    expect(table.stay('Rebel').counters).toEqual({});
    expect(table.deciding).toBe('1: turn');
  });

  it('2.1.e an ability finds the new object that its own trigger moved', () => {
    const jelly = character('Jelly', {
      abilities: [
        {
          kind: 'reaction',
          trigger: { kind: 'sacrificed', what: 'me' },
          condition: { kind: 'not', condition: { kind: 'is', what: 'me', like: { status: 'fleeting' } } },
          when: 'before',
          effect: step({ kind: 'move', what: 'me', to: { zone: 'reserve' } }),
        },
      ],
    });
    const altar = spell('Altar', {
      abilities: [{ kind: 'effect', effect: step({ kind: 'sacrifice', what: { type: 'character' } }) }],
    });
    const table = new Table({ seats: [{ hero: [jelly], hand: [altar], mana: 1 }, {}] });
    table.choose('play Altar');
    expect(table.linesWith('| Jelly: h', '| Jelly: d')).toEqual([
      'sacrifice | Jelly: hero.0 > discard.0',
      'move | Jelly: discard.0 > reserve.0',
    ]);
    const fleeting = new Table({
      seats: [{ hero: [{ card: jelly, statuses: ['fleeting'] }], hand: [altar], mana: 1 }, {}],
    });
    fleeting.choose('play Altar');
    expect(fleeting.names('discard', 0)).toEqual(['Jelly']);
  });

  it('2.2.2.m a reaction makes an emblem in Limbo, which ceases to exist when it is resolved', () => {
    const aloe = character('Aloe', {
      abilities: [{ kind: 'reaction', trigger: { kind: 'phase', phase: 'noon' }, effect: resupply }],
    });
    const table = new Table({ seats: [{ hero: [aloe], deck: [character('Top')] }, {}], from: 'noon' });
    expect(table.happened()).toContain('begin-phase | emblem of Aloe: reaction > limbo.0');
    expect(table.names('reserve', 0)).toEqual(['Top']);
    expect(table.step('cease').rules).toContain('5.5.e');
    expect(table.state.limbo).toEqual([]);
  });

  it('6.1.c one step for each verb: Sabotage, then Resupply', () => {
    const spy = character('Spy', {
      abilities: [joins({ kind: 'sequence', effects: [sabotage, resupply] }, [inReserve])],
    });
    const table = new Table({
      seats: [
        { hand: [spy], mana: 1, deck: [character('Top')] },
        { reserve: [character('Prey'), character('Other')] },
      ],
    });
    table.choose('play Spy hero').choose('Prey');
    expect(table.linesWith('sabotage', 'resupply')).toEqual([
      'sabotage | Prey: reserve.1 > discard.1',
      'resupply | Top: deck.0 > reserve.0',
    ]);
  });

  it('6.1.d a cost has a single step, whatever its verbs', () => {
    const maker = hero('Maker', {
      abilities: [
        {
          kind: 'reaction',
          trigger: { kind: 'phase', phase: 'noon' },
          effect: {
            kind: 'pay-to',
            cost: { mana: 1, put: { from: 'hand', to: { zone: 'reserve' }, count: 1 } },
            targets: [{ kind: 'expedition', whose: 'any' }],
            effect: step({ kind: 'create', token: { ...recruit, name: 'Bug' }, in: { target: 0 } }),
          },
        },
      ],
    });
    const table = new Table({
      seats: [{ heroZone: [maker], hand: [character('Card')], mana: 2 }, {}],
      from: 'noon',
    });
    expect(table.deciding).toBe('0: may-pay');
    table.choose('yes').choose('expedition 0 companion');
    expect(table.linesWith('pay |')).toEqual(['pay | Orb 1: +exhausted', 'pay | Card: hand.0 > reserve.0']);
    expect(table.names('companion', 0)).toEqual(['Bug']);
  });

  it('6.1.e one step with an atomic action for each object', () => {
    const gates = spell('Gates', {
      abilities: [
        { kind: 'effect', effect: step({ kind: 'create', token: recruit, in: 'each-of-yours', count: 2 }) },
      ],
    });
    const table = new Table({ seats: [{ hand: [gates], mana: 1 }, {}] });
    table.choose('play Gates');
    expect(table.step('create').actions).toHaveLength(4);
    expect([table.names('hero', 0), table.names('companion', 0)]).toEqual([
      ['Recruit', 'Recruit'],
      ['Recruit', 'Recruit'],
    ]);
  });

  it('6.1.g, 1.4.5.a each player says in initiative order whether they do it; then they do it at once', () => {
    const fox = character('Fox', {
      abilities: [
        {
          kind: 'reaction',
          trigger: { kind: 'played', what: 'me', from: 'hand' },
          effect: {
            kind: 'optional',
            who: 'each-player',
            effect: step({ kind: 'resupply', who: 'each-player' }),
          },
        },
      ],
    });
    const table = new Table({
      seats: [{ hand: [fox], mana: 1, deck: [character('A')] }, { deck: [character('B')] }],
    });
    table.choose('play Fox hero');
    expect(table.deciding).toBe('0: may');
    table.choose('yes');
    expect(table.names('reserve', 0)).toEqual([]);
    expect(table.deciding).toBe('1: may');
    table.choose('yes');
    expect(table.step('resupply').actions).toHaveLength(2);
  });

  it('6.5.f each player sacrifices a character, who has none does not keep the others from it', () => {
    const jackal = character('Jackal', {
      abilities: [joins(step({ kind: 'sacrifice', what: { type: 'character' }, who: 'each-player' }))],
    });
    const table = new Table({ seats: [{ hand: [jackal], mana: 1 }, {}] });
    table.choose('play Jackal hero');
    expect(table.step('sacrifice').actions).toHaveLength(1);
    const both = new Table({
      seats: [{ hand: [jackal], hero: [character('Mine')], mana: 1 }, { hero: [character('Yours')] }],
    });
    both.choose('play Jackal hero');
    expect(both.deciding).toBe('0: sacrifice');
    both.choose('Mine');
    expect(both.linesWith('sacrifice |')).toEqual([
      'sacrifice | Mine: hero.0 > discard.0',
      'sacrifice | Yours: hero.1 > discard.1',
    ]);
  });

  it('2.3.2.f an ability that does something else after another one was applied waits for it', () => {
    const grower = character('Grower', {
      ...statistics(1, 1, 1),
      abilities: [
        {
          kind: 'passive',
          passive: {
            kind: 'keyword',
            of: 'me',
            gain: 'gigantic',
            if: { kind: 'terrain', expedition: 'my-expedition', terrain: 'forest' },
          },
        },
      ],
    });
    const planter = character('Planter', {
      abilities: [{ kind: 'passive', passive: { kind: 'terrains', of: 'all-regions', gain: ['forest'] } }],
    });
    const at = { hero: 3, companion: 6 };
    const table = new Table({ seats: [{ hero: [grower, planter], at }, {}], from: 'dusk' });
    expect(
      table
        .step('progress')
        .actions.find((action) => action.kind === 'compare' && action.expedition === 'companion'),
    ).toMatchObject({
      own: { forest: 1, mountain: 1, water: 1 },
    });
  });
});
