import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  hero,
  permanent,
  reaction,
  spell,
  statistics,
  step,
  tableOf4,
  type Table,
} from '#altered/testing';
const feat = (name: string) => permanent(name, { subtypes: ['landmark', 'feat'] });

describe('gains that last while an object stays in its zone', () => {
  const mimic = character(
    'Mimic',
    reaction(
      '{J}',
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
  );
  const robot = character('Robot', { ...statistics(1, 4, 2), subtypes: ['robot'] });
  const played = (): Table =>
    tableOf4(
      { hand: [mimic, spell('Away', 'Put target Robot you control in your hand.')], mana: 2 },
      { hero: [robot] },
    ).play('Mimic', 'hero');

  it("2.2.2.m an object can gain another object's sub-types, and boosts equal to that object's highest statistic", () => {
    const found = played();
    expect(found.counter('Mimic', 'boost')).toBe(4);
    found.pass().play('Away');
    expect(found.names('hand', 0)).toEqual(['Mimic']);
  });

  it('2.1.d an object loses its lasting gains when it moves, and no emblem remains at the end of the day', () => {
    const found = played().pass().play('Away').pass();
    while (found.state.day === 2)
      found.choose(found.keys().includes('pass') ? 'pass' : (found.keys()[0] ?? ''));
    expect(found.names('limbo', 0)).toEqual([]);
  });
  const scholar = hero(
    'Scholar',
    'When three or more cards are in your discard pile — I permanently gain: "When you discard a card from your hand — Send it to Reserve."',
  );
  const drop = spell('Drop', 'Discard a card from your hand.');

  it('6.3.f a condition that becomes true activates the reaction once, and the gained ability lasts for days', () => {
    const cards = ['One', 'Two', 'Three'].map((name) => character(name));
    const found = tableOf4({
      heroZone: [scholar],
      hand: [drop, drop, ...cards],
      discard: cards.slice(0, 2),
      mana: 9,
    }).play('Drop');
    found.choose('Three');
    expect(found.names('discard', 0)).toContain('Three');
    expect(found.did('activate-reactions')).toHaveLength(1);
    found.pass().play('Drop').choose('Two');
    expect(found.names('reserve', 0)).toContain('Two');
  });

  it('6.3.f a state trigger does not activate if its condition was already true or remains false', () => {
    const cards = ['One', 'Two', 'Three', 'Four'].map((name) => character(name));
    const found = tableOf4({
      heroZone: [scholar],
      hand: [drop, character('Five')],
      discard: cards,
      mana: 1,
    }).play('Drop');
    expect(found.verbs()).not.toContain('activate-reactions');
  });
});

describe('effects that depend on the payment', () => {
  const plague = character(
    'Plague',
    '{J} Sacrifice a Feat to choose one, or sacrifice a Completed Feat to choose two:\n• I gain 1 red counter.\n• I gain 1 blue counter.\n• I gain 1 green counter.',
  );

  it('6.4.b, 6.5.g the number of modes depends on the object that is sacrificed', () => {
    const deed = feat('Deed');
    const done = { card: feat('Triumph'), counters: { completed: 1 } };
    const joined = (...words: readonly string[]): Table => {
      const found = tableOf4({ landmark: [deed, done], hand: [plague], mana: 1 }).play('Plague', 'hero');
      for (const word of words) found.choose(word);
      return found;
    };
    const single = joined('either 0', 'yes', 'Deed');
    expect([single.deciding, single.state.pending?.max]).toEqual(['0: mode', 1]);
    const two = joined('either 1', 'yes');
    expect([two.names('discard', 0), two.state.pending?.max]).toEqual([['Triumph'], 2]);
    two.choose('mode 0', 'mode 2');
    expect(['red', 'blue', 'green'].map((name) => two.counter('Plague', name))).toEqual([1, 0, 1]);
  });

  it("6.4.c an opponent's action can pay for a quick action", () => {
    const embassy = permanent('Embassy', '{T}, Target opponent Resupplies: Draw a card.');
    const found = tableOf4({ landmark: [embassy] }).activate('Embassy');
    expect([found.names('reserve', 1).length, found.names('hand', 0).length]).toEqual([1, 1]);
    const verbs = found.verbs();
    expect(verbs.indexOf('resupply')).toBeLessThan(verbs.indexOf('draw'));
    const empty = tableOf4({ landmark: [embassy] }, { deck: [] }).activate('Embassy');
    expect(empty.names('hand', 0)).toEqual([]);
  });

  it('5.1.2.b, 6.5.b a card played for less can target only the objects that its text allows', () => {
    const tide = spell(
      'Tide',
      'You may play me for {1} less. If you do, I can only target a Character in {O}.',
      'Put target Character in your hand.',
      { handCost: 2 },
    );
    const at = (mana: number): Table =>
      tableOf4(
        { hand: [tide], mana },
        { hero: [character('Wren')], companion: [character('Kite')], at: { hero: 1, companion: 2 } },
      ).play('Tide');
    const less = at(2).choose('yes');
    expect([less.names('hand', 1), less.orbs(0)]).toEqual([['Kite'], 1]);
    const usual = at(2).choose('no');
    expect([usual.deciding, usual.options()]).toEqual(['0: target', ['Wren', 'Kite']]);
    expect(at(1).options()).not.toContain('no');
  });
});

describe('cards played as if from another zone', () => {
  const kite = character('Kite', '{H} Resupply.', { handCost: 3 });
  const owl = character('Owl', { handCost: 4 });
  const wolves = spell(
    'Wolves',
    'Reveal the top four cards of your deck. Choose Characters from these cards with total Hand Cost {7} or less. Play them for free as if from hand.',
  );

  it('5.1.2.b, 7.1.1.b all chosen cards are played, one after the other, and {H} is activated', () => {
    const found = tableOf4({
      hand: [wolves],
      deck: [kite, owl, character('Elk', { handCost: 2 })],
      mana: 1,
    }).play('Wolves');
    found.choose('Kite').choose('Owl');
    found.play('Owl', 'hero').play('Kite', 'companion');
    expect([found.names('hero', 0), found.names('companion', 0)]).toEqual([['Owl'], ['Kite']]);
    expect(found.verbs()).toContain('resupply');
  });

  it('2.4.6.a, 2.2.6.a a card from Reserve played as if from Hand is not Fleeting and costs its Hand Cost', () => {
    const recall = spell(
      'Recall',
      effect(
        step({
          kind: 'play',
          what: { choose: { type: 'character', zone: 'reserve', owner: 'you' } },
          asFrom: 'hand',
        }),
      ),
    );
    const found = tableOf4({ hand: [recall], reserve: [kite], mana: 4 })
      .play('Recall')
      .play('Kite', 'hero');
    expect([found.stay('Kite').statuses, found.orbs(0)]).toEqual([[], 0]);
  });
});
