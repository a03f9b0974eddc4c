import { describe, expect, it } from '@jest/globals';
import { omniscient, seatViewer, spectator } from '#record';
import { character, gainCounters, joins, reaction, Table, watched } from '#altered/testing';
import { foldedGames } from '#house';
import { cardEventsIn, seenIn, type CardEvent } from './index.js';

const brief = ({ kind, card, from, to }: CardEvent): string =>
  `${card.name ?? 'a card'} ${kind}: ${from ?? '-'} > ${to ?? '-'}`;

describe('the events of a card', () => {
  const kite = character('Kite', { abilities: [reaction(joins, gainCounters('boost'))] });
  const table = () => new Table({ seats: [{ hand: [kite], mana: 1 }, {}] });
  const day = [['play Kite hero'], ['pass'], ['pass']];

  it('show its way from hand to Reserve', () => {
    expect(cardEventsIn(watched(table(), day), { card: 'Kite' }).map(brief)).toEqual([
      'Kite played: hand > limbo',
      'Kite joined: limbo > expedition',
      'Kite triggered: - > -',
      'Kite put-in-reserve: expedition > reserve',
    ]);
  });

  it('are found by kind and by seat, with day and position', () => {
    const seen = watched(table(), day);
    const [played, ...more] = cardEventsIn(seen, { kinds: ['played'], seat: 0 });
    expect(more).toEqual([]);
    expect(played).toMatchObject({ card: { name: 'Kite' }, action: 0, clock: { day: 2 } });
    expect(seen[played?.revision ?? -1]?.event).toMatchObject({ verb: 'play' });
    expect(cardEventsIn(seen, { kinds: ['played'], seat: 1 })).toEqual([]);
  });

  it('are found by the reference of any of its prints', () => {
    const seen = watched(table(), day);
    const [played] = cardEventsIn(seen, { card: 'Kite', kinds: ['played'] });
    const reference = played?.card.reference ?? '';
    const printed = (print: string): string => print.replace(/^REPRINT_/, '');
    const card = `REPRINT_${reference}`;
    expect(cardEventsIn(seen, { card, kinds: ['played'] })).toEqual([]);
    expect(cardEventsIn(seen, { card, kinds: ['played'], printed })).toEqual([played]);
  });

  it('reveal a drawn card only to the player who draws it', () => {
    const seen = (viewer = omniscient) =>
      cardEventsIn(watched(table(), day, viewer), { kinds: ['drawn'], seat: 0 }).map(brief);
    const blanks = ['Blank drawn: deck > hand', 'Blank drawn: deck > hand'];
    const backs = ['a card drawn: deck > hand', 'a card drawn: deck > hand'];
    expect(seen()).toEqual(blanks);
    expect(seen(seatViewer(0))).toEqual(blanks);
    expect(seen(seatViewer(1))).toEqual(backs);
    expect(seen(spectator)).toEqual(backs);
  });

  it('are not found by the name of a card that the viewer does not know', () => {
    const seen = watched(table(), day, spectator);
    expect(cardEventsIn(seen, { card: 'Blank' })).toEqual([]);
  });
});

describe.each(foldedGames('cards'))('card events of %s', (_name, module, events) => {
  it('have the same positions for all viewers, but not the same cards', () => {
    const moments = (viewer = omniscient) =>
      cardEventsIn(seenIn({ module, events }, viewer)).map(
        ({ revision, index, kind, seat }) => `${revision}:${index} ${kind} ${seat}`,
      );
    expect(moments(spectator)).toEqual(moments());
    expect(moments(seatViewer(1))).toEqual(moments());
    expect(moments().length).toBeGreaterThan(20);
  });

  it('are the same event by event as all at once', () => {
    const seen = seenIn({ module, events }, seatViewer(0));
    expect(seen.flatMap((event) => cardEventsIn([event]))).toEqual(cardEventsIn(seen));
  });
});
