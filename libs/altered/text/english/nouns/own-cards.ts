import { same, type Selector, type What } from '#altered/abilities';
import { iso, type Syntax } from '../../syntax/syntax.js';

const handOrReserve = ['hand', 'reserve'] as const;

/** A card that is played is the player's own, from hand or Reserve, unless the text says otherwise. */
export const ownCard = (what: Syntax<What>): Syntax<What> =>
  iso(
    what,
    (value): What =>
      isChoice(value) && isOfAnyZone(value)
        ? { ...value, choose: { ...value.choose, zone: handOrReserve, owner: 'you' } }
        : value,
    (value) => {
      if (!isChoice(value)) return value;
      if (isOfAnyZone(value)) return undefined;
      const { zone, owner, ...choose } = value.choose;
      return same(zone, handOrReserve) && owner === 'you' ? { ...value, choose } : value;
    },
  );

type Choice = Extract<What, { choose: Selector }>;

const isChoice = (what: What): what is Choice => typeof what === 'object' && 'choose' in what;

/** "A card" that is discarded is in a hand or in a Reserve, and the text has to say in which. */
export const isPlaced = (what: What): boolean => !isChoice(what) || !same(what.choose, {});

const isOfAnyZone = ({ choose }: Choice): boolean => choose.zone === undefined && choose.among === undefined;
