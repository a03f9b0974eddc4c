import { describe, expect, it } from '@jest/globals';
import { cardsAreHere } from './printed-cards.js';
import { rulingsNamed } from './rulings-named.js';

/** How many rulings, by the faction of their card, have a scenario; may only grow. */
const floors = {
  AX: 60,
  BR: 60,
  LY: 18,
  MU: 43,
  OR: 123,
  YZ: 94,
};

(cardsAreHere ? describe : describe.skip)('scenarios of official rulings', () => {
  it.each(Object.entries(floors))('%s: at least %i', (faction, floor) => {
    const named = rulingsNamed().filter((name) => name.split('_')[3] === faction);
    expect(named.length).toBeGreaterThanOrEqual(floor);
  });
});
