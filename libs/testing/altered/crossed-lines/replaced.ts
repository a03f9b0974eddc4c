import { ofSort } from './crossing.js';

/** What would happen. */
export const wouldBe = [
  ...ofSort(
    'event',
    'I would be sacrificed',
    'I would be discarded',
    'I would go to Reserve from the Expedition zone',
    'I would gain Fleeting',
    'a Character you control would be sacrificed',
    'another Character you control would be discarded',
    'a Character in my Expedition would go to Reserve from the Expedition zone',
    'my Expedition would move forward',
    'my Expedition would move backwards',
    'the Expedition facing me would move forward',
    'one of your Expeditions would move forward due to {V}',
    'you would draw a card',
    'you would Resupply',
    'you would roll a die',
    'you would discard a card from your hand',
    'you would sacrifice a Character',
    'your opponent would draw a card',
    'your opponent would Resupply',
    'an opponent would draw a card',
    'an opponent would create a token',
    'a player would draw a card',
  ),
];

/** What happens instead. */
export const replacedBy = ofSort(
  'event',
  'If …, draw a card instead.',
  'If …, instead draw a card.',
  'If …, you may exhaust me instead.',
  'If …, you may discard me instead.',
  'If …, Resupply instead.',
  'If …, target opponent discards a card from their hand instead.',
  'The first time … each Day, Resupply instead.',
  'As long as you control a Robot, if …, Resupply instead.',
);
