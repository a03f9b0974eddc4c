import { ofSort } from './crossing.js';

/** What holds of objects, players and Expeditions. */
export const statements = [
  ...ofSort(
    'any',
    'Characters you control have +1/+1/+1',
    'Robots you control are Tough 1',
    'Characters facing me have -1 {V}',
    'Characters you control are Gigantic',
    'Characters in my Expedition lose Defender',
    'Characters you control lose their abilities',
    "Characters your opponents control can't gain boosts",
    "Characters can't gain Anchored or Asleep",
    "Characters you control can't be targeted by your opponents",
    "Characters you control can't be sacrificed",
    "cards in your Reserve can't be discarded",
    "cards in Reserve can't be exhausted",
    "Permanents can't be readied",
    "your opponents can't play Spells",
    "your opponents can't draw cards",
    "your opponents can't Resupply",
    "players can't sacrifice Characters",
    "you can't play Characters",
    'Characters you play cost {1} less',
    'Spells your opponents play cost {1} more',
    'Characters you play gain 1 boost',
    'Characters you play from Reserve lose Fleeting',
    'Spells you play cost {1} less for each Robot you control',
    "my Expedition can't move backwards",
    "the Expedition facing me can't move forward",
    "your Expeditions can't move forward due to {V}",
  ),
];

/** When it holds. */
export const statementPlaces = ofSort(
  'any',
  '….',
  'If you control a Landmark, ….',
  '… if you control a Landmark.',
  'As long as I have 2 or more boosts, ….',
  '… as long as I have 2 or more boosts.',
  '… unless I am Fleeting.',
  'During the Afternoon, ….',
  '… during Dusk.',
  '{J} This turn, ….',
  '{J} … this turn.',
  '{J} … this Afternoon.',
  '{J} … this Day.',
  '{J} If you control a Landmark, … this Day.',
  '{J} Draw a card. … this turn.',
  '{I} ….',
);
