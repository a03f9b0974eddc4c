import { describe, expect } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import { reaction } from '../abilities.js';
import { character, permanent, spell, statistics } from '../cards.js';
import type { Table } from '../table.js';
import { editionPlayed, type SeatPosition } from '../table.js';
import { printed } from './printed-cards.js';
import { paid, ruling, ruling1 } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite');
const cheap = spell('Cheap', 'Draw a card.');
const altar = spell('Altar', 'Sacrifice a Character.');

describe('sacrificing a character', () => {
  ruling(
    'ALT_CORE_B_YZ_15_C q1',
    "only Characters in the player's own Expeditions can be sacrificed",
    (card) => {
      const table = tableOf(
        {
          hand: [card],
          hero: [character('Here')],
          companion: [character('There')],
          reserve: [kite],
          mana: 4,
        },
        { hero: [character('Theirs')] },
      );
      table.play(card.name, 'hero');
      expect(table.options()).toEqual(expect.not.arrayContaining(['Kite', 'Theirs']));
      table.choose('Here');
      expect(table.names('discard', 0)).toEqual(['Here']);
    },
  );

  ruling('ALT_CORE_B_YZ_17_C q3', 'the card is sacrificed itself if there is no other Character', (card) => {
    const table = tableOf({ hand: [card], mana: 7 }).play(card.name, 'hero');
    expect(table.names('discard', 0)).toEqual([card.name]);
  });

  ruling('ALT_CORE_B_YZ_05_C q1', 'a card that was not Fleeting when it left returns to Reserve', (card) => {
    const sacrificed = (statuses: readonly 'fleeting'[]): Table =>
      tableOf({ hero: [{ card, statuses }], hand: [altar], mana: 1 }).play('Altar');
    expect(sacrificed([]).names('reserve', 0)).toContain(card.name);
    expect(sacrificed(['fleeting']).names('discard', 0)).toEqual([card.name]);
  });

  ruling(
    'ALT_CORE_B_YZ_05_C q2',
    'the reaction resolves after the effect that sacrificed the card',
    (card) => {
      const gift = printed('ALT_CORE_B_YZ_20_C');
      const table = tableOf({ hero: [card], hand: [gift], mana: 2 }).play(gift.name);
      expect(
        table
          .did('sacrifice', 'activate-reactions', 'draw', 'finish', 'move')
          .map((line) => line.replace('Blank', 'card')),
      ).toEqual([
        `sacrifice | ${card.name}: hero.0 > discard.0`,
        `${editionPlayed() === '1.0' ? 'sacrifice' : 'activate-reactions'} | emblem of ${card.name}: reaction > limbo.0`,
        'draw | card: deck.0 > hand.0',
        'draw | card: deck.0 > hand.0',
        `finish | ${gift.name}: limbo.0 > discard.0`,
        `move | ${card.name}: discard.0 > reserve.0`,
      ]);
    },
  );
});

describe('at Dusk', () => {
  const boosted = (card: CardDefinition, boosts: number): Table => {
    const drum = permanent('Drum', 'At Dusk — Characters gain 1 boost.');
    return tableOf({ hero: [{ card, counters: { boost: boosts } }], landmark: [drum] }, {}, { from: 'dusk' });
  };
  const draws = (table: Table): number =>
    table.did('draw', 'progress').findIndex((line) => line.startsWith('progress'));

  ruling('ALT_CORE_B_YZ_07_R1 q1', 'boosts gained while reactions resolve count', (card) => {
    expect(draws(boosted(card, 2).choose('reaction emblem of Drum'))).toBe(1);
    expect(draws(boosted(card, 2).choose(`reaction emblem of ${card.name}`))).toBe(0);
  });

  ruling(
    'ALT_CORE_B_YZ_07_R1 q2',
    'the reaction activates with too few boosts, because the condition belongs to its effect',
    (card) => {
      const table = boosted(card, 0);
      expect(table.options()).toContain(`reaction emblem of ${card.name}`);
      expect(draws(table.choose('reaction emblem of Drum'))).toBe(0);
    },
  );
});

describe('moving expeditions', () => {
  ruling('ALT_CORE_B_YZ_18_C q1', 'the Expedition facing the Character moves', (card) => {
    for (const expedition of ['hero', 'companion'] as const) {
      const table = tableOf({ hand: [card], mana: 7 }, { at: { hero: 2, companion: 5 } });
      table.play(card.name, expedition);
      expect(table.state.seats[1]?.expeditions).toEqual(
        expedition === 'hero' ? { hero: 1, companion: 5 } : { hero: 2, companion: 6 },
      );
    }
  });

  const adjacent = { hero: 3, companion: 4 };
  const leap = (card: CardDefinition, isHeld: boolean): Table => {
    const feast = spell('Feast', "Expeditions can't move forward this Day.");
    const table = tableOf(
      { hand: [card], at: adjacent, mana: 9 },
      { hand: [feast], mana: 1 },
      { firstPlayer: isHeld ? 1 : 0 },
    );
    if (isHeld) table.play('Feast');
    return table.play(card.name).choose('expedition 0 hero');
  };

  ruling1('ALT_CORE_B_YZ_25_C q2', 'the spell wins the game from adjacent regions', (card) => {
    expect(leap(card, false).happened()).toContain('ended | 0 by expeditions-met');
  });

  ruling(
    'ALT_CORE_B_YZ_25_C q3',
    'the spell does nothing on a day when Expeditions cannot move forward',
    (card) => {
      const table = leap(card, true);
      expect(table.state.seats[0]?.expeditions).toEqual(adjacent);
      expect(table.state.result).toBeNull();
    },
  );
});

describe('changing all regions', () => {
  ruling(
    ['ALT_COREKS_B_YZ_17_C q2', 'ALT_CORE_B_YZ_17_C q2'],
    'the latest statement applies, and the earlier one again after that is gone',
    (card) => {
      const woods = permanent('Woods', 'All regions are {V} and lose their other terrains.');
      const elf = character('Elf', statistics(99, 0, 0));
      /**
       * Returns the terrains that the opponent's expedition wins if the objects in `first` enter before those in
       * `later`.
       */
      const wins = (first: SeatPosition, later: SeatPosition): readonly string[] =>
        tableOf(first, { ...later, hero: [...(later.hero ?? []), elf] }, { from: 'dusk' })
          .step('progress')
          .actions.flatMap((action) =>
            action.kind === 'compare' && action.seat === 1 && action.expedition === 'hero' ? action.wins : [],
          );
      expect(wins({ hero: [card] }, { landmark: [woods] })).toEqual(['forest']);
      expect(wins({ landmark: [woods] }, { hero: [card] })).toEqual(['water']);
      const gone = tableOf(
        { landmark: [woods] },
        { hero: [card], companion: [elf], hand: [altar], mana: 1 },
        { firstPlayer: 1 },
      );
      gone.play('Altar').choose(card.name).pass().pass();
      expect(gone.step('progress').actions).toContainEqual(
        expect.objectContaining({ seat: 1, expedition: 'companion', wins: ['forest'] }),
      );
    },
  );
});

describe('the next spell', () => {
  ruling(
    'ALT_CORE_B_YZ_04_R1 q1',
    '“this Afternoon” is the Afternoon of the Day, if it is still to come',
    (card) => {
      const bell = (phase: 'noon' | 'dusk') =>
        permanent(
          'Bell',
          reaction({ kind: 'phase', phase }, 'Play a card from a Reserve you control for free.'),
        );
      const cost = (phase: 'noon' | 'dusk'): number => {
        const table = tableOf(
          {
            reserve: [card],
            hand: [spell('Dear', { ...cheap, name: 'Dear', handCost: 3 })],
            landmark: [bell(phase)],
            mana: 3,
          },
          {},
          { from: phase },
        );
        while (table.deciding !== '0: turn')
          table.choose(
            ...(table.deciding === '1: turn'
              ? ['pass']
              : table.options().slice(0, table.state.pending?.min ?? 0)),
          );
        table.happened();
        return paid(table.play('Dear'));
      };
      expect([cost('noon'), cost('dusk')]).toEqual([2, 3]);
    },
  );
});
