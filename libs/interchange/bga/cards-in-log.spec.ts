import { describe, expect, it } from '@jest/globals';
import { emptyCatalogue } from '#altered/cards';
import { cardsInLog } from './cards-in-log.js';
import { printedCards } from './definitions.js';

const printed = printedCards(emptyCatalogue);

const card = (id: number, text: readonly string[]) => ({
  id,
  location: 'hand',
  pId: 7,
  properties: {
    uid: 'ALT_TEST_B_MU_01_U',
    name: 'Made up',
    type: 'character',
    costHand: 2,
    costReserve: 3,
    forest: 1,
    mountain: 0,
    ocean: 2,
    effectDesc: text,
  },
});

/** Returns a table log in which one notification has the given arguments. */
const logOf = (args: unknown): string =>
  JSON.stringify({
    logs: [
      {
        channel: '/table/t1',
        table_id: '1',
        packet_id: '1',
        packet_type: 'resend',
        move_id: '1',
        time: '1790000000',
        data: [{ uid: 'a', type: 'drawCards', log: '', args }],
      },
    ],
  });

describe('cards in the log of a table', () => {
  it('are read separately, because cards with the same reference may have different texts', () => {
    const read = cardsInLog(
      [
        logOf({
          cards: [card(4, ['{J}', 'Draw a card.']), card(9, ['{R}', 'Draw a card.'])],
          card: card(5, []),
        }),
      ],
      printed,
    );
    if (!read.ok) throw new Error(read.error.message);
    expect([...read.value.keys()]).toEqual([5, 4, 9]);
    expect(read.value.get(4)).toMatchObject({ handCost: 2, reserveCost: 3, executed: true });
    expect(read.value.get(4)?.abilities).toHaveLength(1);
    expect(read.value.get(4)?.abilities).not.toEqual(read.value.get(9)?.abilities);
    expect(read.value.get(5)).toMatchObject({ text: [], statistics: { forest: 1, mountain: 0, water: 2 } });
  });

  it('are refused if the file is not a log', () => {
    expect(cardsInLog(['{}'], printed)).toMatchObject({ ok: false, error: { code: 'IMPORT_FOREIGN' } });
  });
});
