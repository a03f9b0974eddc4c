import { describe, expect, it } from '@jest/globals';
import {
  character,
  characterSaying,
  permanent,
  spellSaying,
  statisticsOf,
  tableOf4,
  type Position,
} from '#testing';

type Seat = Position['seats'][0];

const landmark = permanent('Mill', { subtypes: ['landmark'] });
const cards = [character('Wren'), character('Owl'), character('Kite'), character('Finch')];
const after = (line: string, mine: Seat = {}, theirs: Seat = {}, readings?: number) =>
  tableOf4({
    ...(readings !== undefined && { readings }),
    seats: [
      { mana: 3, deck: cards, ...mine, hand: [spellSaying(line), ...(mine.hand ?? [])] },
      { deck: cards, ...theirs },
    ],
  }).choose('play Trick');

describe('what joined or left Expeditions', () => {
  const line = 'If a Character joined your Expeditions this turn, draw a card.';

  it('7.5.4, 6.5.c what has come is counted, wherever it has gone', () => {
    const token = 'Create a Brassbug 2/2/2 Robot token in your Hero Expedition.';
    expect(after(`${token} ${line}`).state.seats[0]?.hand.length).toBe(1);
    expect(after(line, { hero: [character('Robin')] }).state.seats[0]?.hand.length).toBe(0);
  });

  it('7.5.4 within your Expeditions nothing joins them', () => {
    const switching = 'Target Character switches Expeditions.';
    const mine = { hero: [character('Robin')] };
    expect(after(`${switching} ${line}`, mine).state.seats[0]?.hand.length).toBe(0);
    const mineAlone = 'If a Character left your Hero Expedition this turn, draw a card.';
    expect(after(`${switching} ${mineAlone}`, mine).state.seats[0]?.hand.length).toBe(1);
  });
});

describe('what is full', () => {
  it('4.2.5.c a Reserve is full with as many cards as its limit', () => {
    const line = 'If your Reserve is full, draw a card.';
    const reserve = [character('Crow'), character('Rook')];
    expect(after(line, { reserve }).state.seats[0]?.hand.length).toBe(1);
    expect(after(line, { reserve: reserve.slice(1) }).state.seats[0]?.hand.length).toBe(0);
    const wide = { reserve, landmark: [permanent('Shelf', { abilities: [] })] };
    expect(after(line, wide).state.seats[0]?.hand.length).toBe(1);
  });
});

describe('counters', () => {
  it('2.5.g, 6.3.f who waits for counters that are spent hears what is paid, once, and not what is lost', () => {
    const watcher = characterSaying('Watcher', 'When you spend one or more boosts — Draw a card.');
    const payer = characterSaying(
      'Payer',
      '{J} I gain 2 boosts.',
      'At Dusk — You may spend 2 of my boosts to Resupply.',
    );
    const seats = (boost: number): Position['seats'] => [
      { hero: [{ card: payer, counters: { boost } }, watcher], deck: cards },
      {},
    ];
    const paid = tableOf4({ from: 'dusk', seats: seats(2) }).choose('yes');
    expect(paid.did('draw')).toHaveLength(1);
    const lost = after('Target Character loses 1 boost.', {
      hero: [{ card: watcher, counters: { boost: 1 } }],
    });
    expect(lost.state.seats[0]?.hand.length).toBe(0);
  });

  it('7.3.5 any counters are heard of, whatever their name', () => {
    const watcher = characterSaying(
      'Watcher',
      'When another Character gains 1 or more counters — Draw a card.',
    );
    const found = after(
      'Target Character gains 1 Kelon counter.',
      { hero: [watcher] },
      { hero: [character('Robin')] },
    );
    const told = found.deciding.includes('target') ? found.choose('Robin') : found;
    expect(told.state.seats[0]?.hand.length).toBe(1);
  });

  it('6.5.b nobody is asked to take counters where there are none', () => {
    const line = 'You may remove 1 counter from a Permanent you control. If you do, draw a card.';
    expect(after(line, { landmark: [landmark] }).deciding).not.toBe('0: may');
    expect(after(line, { landmark: [{ card: landmark, counters: { Kelon: 1 } }] }).deciding).toBe('0: may');
  });

  it('6.5.b records of the first readings ask at any rate', () => {
    const line = 'You may remove 1 counter from a Permanent you control. If you do, draw a card.';
    expect(after(line, { landmark: [landmark] }, {}, 4).deciding).toBe('0: may');
  });
});

describe('statements', () => {
  it('2.3.1.g a statistic is as high as a number', () => {
    const scholar = characterSaying('Scholar', 'My {V} is equal to the number of cards in your Reserve.');
    const found = tableOf4({
      seats: [{ hero: [scholar], reserve: [character('Crow'), character('Rook')] }, {}],
    });
    expect(statisticsOf(found, 'Scholar')[0]).toBe(2);
  });

  it('2.2.2.m a statement is about what its trigger was about', () => {
    const jailer = characterSaying(
      'Jailer',
      'When a Character joins the Expedition facing me — It has +2/+2/+2 this Day.',
    );
    const found = after("Create a Brassbug 2/2/2 Robot token in your opponent's Hero Expedition.", {
      hero: [jailer],
    });
    expect(statisticsOf(found, 'Brassbug')).toEqual([4, 4, 4]);
  });
});

describe('what would happen to others', () => {
  it('6.2.b each card that would be drawn may be something else', () => {
    const sage = characterSaying('Sage', 'If you would draw a card, you may Resupply instead.');
    const found = after('Draw a card.', { hero: [sage] });
    const instead = found.choose('yes');
    expect(instead.state.seats[0]?.reserve.length).toBe(2);
    expect(instead.state.seats[0]?.hand.length).toBe(0);
  });

  it('6.2.b tokens of opponents, by what is printed on them', () => {
    const judge = characterSaying('Judge', 'If an opponent would create a token Robot, draw a card instead.');
    const found = after(
      'Create a Brassbug 2/2/2 Robot token in your Hero Expedition.',
      {},
      { hero: [judge] },
    );
    expect(found.state.seats.map(({ hand }) => hand.length)).toEqual([0, 1]);
    expect(found.names('hero', 0)).toEqual([]);
  });

  it('6.2.b an Expedition that would move backwards', () => {
    const anchor = characterSaying('Anchor', 'If my Expedition would move backwards, draw a card instead.');
    const found = after('Your Hero Expedition moves backwards one region.', {
      hero: [anchor],
      at: { hero: 2, companion: 6 },
    });
    expect(found.state.seats[0]?.hand.length).toBe(1);
  });
});

describe('Expeditions that are described', () => {
  it('7.3.3.a a token is created in each that has none of something', () => {
    const found = after(
      'Create a Brassbug 2/2/2 Robot token in each of your Expeditions with no Characters.',
      {
        hero: [character('Robin')],
      },
    );
    expect(found.stay('Brassbug').expedition).toBe('companion');
  });
});
