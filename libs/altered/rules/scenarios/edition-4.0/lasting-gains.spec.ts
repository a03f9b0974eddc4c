import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect } from '#altered/abilities';
import type { Table } from '#testing';
import {
  character,
  effect,
  hero,
  joins,
  passive,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  statistics,
  step,
  tableOf4,
} from '#testing';

const draw = step({ kind: 'draw', count: 1 });
const feat = (name: string) => permanent(name, { subtypes: ['landmark', 'feat'] });

describe('what is gained for as long as an object is where it is', () => {
  const mimic = character('Mimic', {
    abilities: [
      reaction(
        joins,
        {
          kind: 'simultaneously',
          steps: [
            { kind: 'gain-subtypes', what: 'me', of: { target: 0 } },
            {
              kind: 'counters',
              change: 'gain',
              name: 'boost',
              count: { statistic: 'highest', of: { target: 0 } },
              what: 'me',
            },
          ],
        },
        { targets: [{ kind: 'object', like: { type: 'character', controller: 'opponent' } }] },
      ),
    ],
  });
  const robot = character('Robot', { ...statistics(1, 4, 2), subtypes: ['robot'] });
  const played = (): Table =>
    tableOf4({
      seats: [
        {
          hand: [mimic, spell('Away', { abilities: [effect(robots(), robotTarget)] })],
          mana: 2,
        },
        { hero: [robot] },
      ],
    }).choose('play Mimic hero');
  const robotTarget = [{ kind: 'object' as const, like: { subtype: 'robot', controller: 'you' as const } }];
  const robots = (): Effect => step({ kind: 'move', what: { target: 0 }, to: { zone: 'hand' } });

  it('2.2.2.m its sub-types are those of another object, its boosts the highest of three statistics', () => {
    const found = played();
    expect(found.counter('Mimic', 'boost')).toBe(4);
    found.choose('pass').choose('play Away');
    expect(found.names('hand', 0)).toEqual(['Mimic']);
  });

  it('2.1.d it has them no more once it was elsewhere, and at the end of the day nothing is left of it', () => {
    const found = played().choose('pass').choose('play Away').choose('pass');
    while (found.state.day === 2)
      found.choose(found.keys().includes('pass') ? 'pass' : (found.keys()[0] ?? ''));
    expect(found.names('limbo', 0)).toEqual([]);
  });

  const discarding: Ability = reaction(
    { kind: 'discards', who: 'you', from: ['hand'] },
    step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }),
  );
  const scholar = hero('Scholar', {
    abilities: [
      reaction(
        {
          kind: 'becomes-true',
          condition: {
            kind: 'compare',
            left: { count: { zone: 'discard', owner: 'you' } },
            is: 'at-least',
            right: 3,
          },
        },
        step({ kind: 'gain-abilities', what: 'me', abilities: [discarding] }),
      ),
    ],
  });
  const drop = spell('Drop', {
    abilities: [effect(step({ kind: 'discard', what: { choose: { zone: 'hand', owner: 'you' } } }))],
  });

  it('6.3.f a condition that becomes true activates once; what is gained stays, day after day', () => {
    const cards = ['One', 'Two', 'Three'].map((name) => character(name));
    const found = tableOf4({
      seats: [{ heroZone: [scholar], hand: [drop, drop, ...cards], discard: cards.slice(0, 2), mana: 9 }, {}],
    }).choose('play Drop');
    found.choose('Three');
    expect(found.names('discard', 0)).toContain('Three');
    expect(found.did('activate-reactions')).toHaveLength(1);
    found.choose('pass').choose('play Drop').choose('Two');
    expect(found.names('reserve', 0)).toContain('Two');
  });

  it('6.3.f not where it was true before, nor where it is not', () => {
    const cards = ['One', 'Two', 'Three', 'Four'].map((name) => character(name));
    const found = tableOf4({
      seats: [{ heroZone: [scholar], hand: [drop, character('Five')], discard: cards, mana: 1 }, {}],
    }).choose('play Drop');
    expect(found.verbs()).not.toContain('activate-reactions');
  });
});

describe('what is paid, and what that changes', () => {
  const boon = (name: string) => step({ kind: 'counters', change: 'gain', name, count: 1, what: 'me' });
  const chooser: Effect = {
    kind: 'either',
    effects: [1, 2].map((count): Effect => ({
      kind: 'pay-to',
      cost: {
        sacrifice: {
          like: count === 1 ? { subtype: 'feat' } : { subtype: 'feat', completed: true },
          count: 1,
        },
      },
      effect: {
        kind: 'modes',
        modes: [boon('red'), boon('blue'), boon('green')],
        ...(count > 1 && { count }),
      },
    })),
  };
  const plague = character('Plague', { abilities: [reaction(joins, chooser)] });

  it('6.4.b, 6.5.g what is sacrificed says how many modes are chosen', () => {
    const deed = feat('Deed');
    const done = { card: feat('Triumph'), counters: { completed: 1 } };
    const joined = (...words: readonly string[]): Table => {
      const found = tableOf4({ seats: [{ landmark: [deed, done], hand: [plague], mana: 1 }, {}] }).choose(
        'play Plague hero',
      );
      for (const word of words) found.choose(word);
      return found;
    };
    const one = joined('either 0', 'yes', 'Deed');
    expect([one.deciding, one.state.pending?.max]).toEqual(['0: mode', 1]);
    const two = joined('either 1', 'yes');
    expect([two.names('discard', 0), two.state.pending?.max]).toEqual([['Triumph'], 2]);
    two.choose('mode 0', 'mode 2');
    expect(['red', 'blue', 'green'].map((name) => two.counter('Plague', name))).toEqual([1, 0, 1]);
  });

  it('6.4.c what an opponent does pays for a quick action', () => {
    const embassy = permanent('Embassy', {
      abilities: [
        quickAction({ exhaustMe: true, does: step({ kind: 'resupply', who: { target: 0 } }) }, draw, {
          targets: [{ kind: 'player', who: 'opponent' }],
        }),
      ],
    });
    const found = tableOf4({ seats: [{ landmark: [embassy] }, {}] }).choose('quick Embassy 0');
    expect([found.names('reserve', 1).length, found.names('hand', 0).length]).toEqual([1, 1]);
    const verbs = found.verbs();
    expect(verbs.indexOf('resupply')).toBeLessThan(verbs.indexOf('draw'));
    const empty = tableOf4({ seats: [{ landmark: [embassy] }, { deck: [] }] }).choose('quick Embassy 0');
    expect(empty.names('hand', 0)).toEqual([]);
  });

  it('5.1.2.b, 6.5.b a card played for less can only target what it says', () => {
    const tide = spell('Tide', {
      handCost: 2,
      abilities: [
        passive({
          kind: 'optional-cost',
          of: 'me',
          pay: {},
          add: -1,
          targets: { type: 'character', inTerrain: 'water' },
        }),
        effect(step({ kind: 'move', what: { target: 0 }, to: { zone: 'hand' } }), [
          { kind: 'object', like: { type: 'character' } },
        ]),
      ],
    });
    const at = (mana: number): Table =>
      tableOf4({
        seats: [
          { hand: [tide], mana },
          { hero: [character('Wren')], companion: [character('Kite')], at: { hero: 1, companion: 2 } },
        ],
      }).choose('play Tide');
    const less = at(2).choose('yes');
    expect([less.names('hand', 1), less.orbs(0)]).toEqual([['Kite'], 1]);
    const usual = at(2).choose('no');
    expect([usual.deciding, usual.options()]).toEqual(['0: target', ['Wren', 'Kite']]);
    expect(at(1).options()).not.toContain('no');
  });
});

describe('cards played as if from elsewhere', () => {
  const kite = character('Kite', {
    handCost: 3,
    abilities: [reaction({ kind: 'played', what: 'me', from: 'hand' }, resupply)],
  });
  const owl = character('Owl', { handCost: 4 });
  const wolves = spell('Wolves', {
    abilities: [
      effect(
        sequence(
          step({ kind: 'reveal', what: { top: 'you', count: 4 } }, 'revealed'),
          step(
            {
              kind: 'choose',
              what: {
                choose: { type: 'character', among: { noted: 'revealed' } },
                count: { anyNumber: true },
                upTo: true,
                total: { of: 'hand-cost', is: 'at-most', than: 7 },
              },
            },
            'chosen',
          ),
          step({ kind: 'play', what: { noted: 'chosen' }, free: true, asFrom: 'hand' }),
        ),
      ),
    ],
  });

  it('5.1.2.b, 7.1.1.b all that were chosen are played, one after the other, and {H} is activated', () => {
    const found = tableOf4({
      seats: [{ hand: [wolves], deck: [kite, owl, character('Elk', { handCost: 2 })], mana: 1 }, {}],
    }).choose('play Wolves');
    found.choose('Kite').choose('Owl');
    found.choose('play Owl hero').choose('play Kite companion');
    expect([found.names('hero', 0), found.names('companion', 0)]).toEqual([['Owl'], ['Kite']]);
    expect(found.verbs()).toContain('resupply');
  });

  it('2.4.6.a, 2.2.6.a a card from Reserve is not Fleeting, and costs its Hand Cost', () => {
    const recall = spell('Recall', {
      abilities: [
        effect(
          step({
            kind: 'play',
            what: { choose: { type: 'character', zone: 'reserve', owner: 'you' } },
            asFrom: 'hand',
          }),
        ),
      ],
    });
    const found = tableOf4({ seats: [{ hand: [recall], reserve: [kite], mana: 4 }, {}] })
      .choose('play Recall')
      .choose('play Kite hero');
    expect([found.stay('Kite').statuses, found.orbs(0)]).toEqual([[], 0]);
  });
});
