import { describe, expect, it } from '@jest/globals';
import type { Players, Step } from '#altered/abilities';
import {
  afterTrick,
  character,
  permanent,
  quickAction,
  reaction,
  step,
  tableOf4,
  type Table,
  type When,
} from '#altered/testing';

/** Plays all reactions, one after another. */
function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

const mark = { name: 'Mark', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
/** Returns a permanent whose reaction creates a token for the player that `who` describes. */
const watcher = (trigger: When, who: Players = 'that-player') =>
  permanent('Watcher', reaction(trigger, step({ kind: 'create', token: mark, in: 'your-hero', who })));
const whose = (table: Table): readonly number[] =>
  settled(table)
    .linesWith('Mark: created')
    .map((line) => Number(line.at(-1)));
const objects = { hand: [character('Wren')], reserve: [character('Owl')], hero: [character('Kite')] };

/**
 * Returns the players that "they" refers to when the first player plays a spell. Both players have the same objects.
 */
const playersIn = (readings: number | undefined, trigger: When, does: Step): readonly number[] =>
  whose(
    afterTrick(
      step(does),
      { ...objects, hand: [], landmark: [watcher(trigger)] },
      objects,
      undefined,
      readings,
    ),
  );
const players = (trigger: When, does: Step): readonly number[] => playersIn(undefined, trigger, does);

describe('“they” in a reaction', () => {
  it('7.2.4.a “they” means the players who draw or Resupply', () => {
    expect(
      players({ kind: 'draw', who: 'each-player' }, { kind: 'draw', who: 'opponent', count: 1 }),
    ).toEqual([1]);
    expect(players({ kind: 'draw', who: 'each-player' }, { kind: 'draw', count: 1 })).toEqual([0]);
    expect(players('When an opponent Resupplies', { kind: 'resupply', who: 'opponent', count: 1 })).toEqual([
      1,
    ]);
  });

  it('7.2.4.a, 7.3.31.a “they” means the players who sacrifice objects they control', () => {
    const kites = { type: 'character' } as const;
    expect(
      players('When a Character is sacrificed', { kind: 'sacrifice', what: kites, who: 'opponent' }),
    ).toEqual([1]);
  });

  it('7.2.4.a, 7.3.7.a “they” means the players who discard from their own Hand or Reserve, even if another player makes them', () => {
    for (const zone of ['hand', 'reserve'] as const) {
      const trigger: When = { kind: 'discards', who: 'opponent', from: [zone] };
      const own = { choose: { zone, controller: 'you' } } as const;
      const discards: Step = { kind: 'discard', who: 'opponent', what: own };
      expect([zone, players(trigger, discards)]).toEqual([zone, [1]]);
      expect([zone, playersIn(6, trigger, discards)]).toEqual([zone, [0]]);
    }
  });

  it("7.3.30.a “they” means the players who discard another player's card or an object in play", () => {
    const kite = { all: { name: 'Kite', controller: 'opponent' } } as const;
    expect(
      players('When a card is discarded from the Expedition zone', { kind: 'discard', what: kite }),
    ).toEqual([0]);
    const sabotaged = afterTrick(
      step({ kind: 'sabotage', target: 0 }),
      { landmark: [watcher({ kind: 'discarded', what: {}, from: 'reserve' })] },
      objects,
      [{ kind: 'object', like: { zone: 'reserve' } }],
    );
    expect(whose(sabotaged)).toEqual([0]);
  });

  it('4.2.5.c, 7.2.4.a “they” means the players whose cards are discarded at Night', () => {
    const many = ['A', 'B', 'C', 'D'].map((name) => character(name));
    const night = tableOf4(
      { landmark: [watcher({ kind: 'discarded', what: {}, from: 'reserve' })] },
      { reserve: many },
      { from: 'night' },
    );
    while (night.deciding.includes('clean-up'))
      night.choose(...night.options().slice(0, night.state.pending?.min));
    expect(new Set(whose(night))).toEqual(new Set([1]));
  });

  it('5.1.2.j, 7.2.4.a “they” means the players who play a card', () => {
    const played = tableOf4(
      { landmark: [watcher({ kind: 'played', what: { type: 'character' }, by: 'each-player' })] },
      { hand: [character('Wren')], mana: 1 },
      { firstPlayer: 1 },
    ).play('Wren', 'hero');
    expect(whose(played)).toEqual([1]);
  });
});

describe('the controller and owner in a reaction', () => {
  it('7.2.5.a, 1.4.3.a a reaction can refer to the controller or the owner of its object', () => {
    const taken = (who: Players): readonly number[] => {
      const thief = character(
        'Thief',
        quickAction({}, step({ kind: 'take-control', what: { all: { name: 'Kite' } }, to: 'my-expedition' })),
      );
      return whose(
        tableOf4(
          { hero: [thief], landmark: [watcher('When a "Kite" joins your Expeditions', who)] },
          { companion: [character('Kite')] },
        ).activate('Thief'),
      );
    };
    expect([taken('its-controller'), taken('its-owner'), taken('you'), taken('opponent')]).toEqual([
      [0],
      [1],
      [0],
      [1],
    ]);
  });
});
