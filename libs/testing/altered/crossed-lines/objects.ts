import { ofSort } from './crossing.js';

/** What does something. */
export const objects = [
  ...ofSort('me', '{J} I', '{J} If you control a Robot, I'),
  ...ofSort(
    'one',
    '{J} Target Character',
    '{J} Another target Character you control',
    '{J} Up to one target Character',
    '{J} Each Character you control',
    '{J} Each other Character in my Expedition',
    '{J} Roll a die. On a 4+, target Character',
    '{J} Exhaust target Character. It',
    'When another Character joins your Expeditions — It',
    'When you play a Character — It',
    '{J} Create a Brassbug 2/2/2 Robot token in target Expedition. It',
    '{J} The Character facing me with the highest Base Cost',
  ),
  ...ofSort(
    'together',
    '{J} All Characters you control',
    '{J} Characters in my Expedition',
    '{J} Other Characters you control',
  ),
  ...ofSort(
    'several',
    '{J} Up to two target Characters',
    '{J} Two target Characters',
    '{J} Any number of target Characters',
    '{J} Target Character and I',
    '{J} Exhaust up to two target Characters. They',
  ),
];

const verbs = [
  ['gain', 'gains', '1 boost'],
  ['gain', 'gains', '1 boost per other Robot you control'],
  ['gain', 'gains', '1 boost for each card in your hand'],
  ['gain', 'gains', '1 boost, up to a max of 3'],
  ['gain', 'gains', 'Fleeting'],
  ['gain', 'gains', 'Anchored'],
  ['gain', 'gains', '1 boost and Anchored'],
  ['gain', 'gains', '1 boost or Anchored'],
  ['lose', 'loses', 'Fleeting'],
  ['lose', 'loses', '1 boost'],
  ['lose', 'loses', 'all boosts'],
  ['gain', 'gains', '1 boost and loses Fleeting'],
  ['lose', 'loses', 'Fleeting and gains 1 boost'],
  ['gain', 'gains', '1 boost and switches Expeditions'],
  ['switch', 'switches', 'Expeditions'],
  ['gain', 'gains', '1 boost if you control a Robot'],
  ['gain', 'gains', '1 boost unless your hand is empty'],
  ['gain', 'gains', '1 boost, then draw a card'],
  ['become', 'becomes', 'exhausted'],
  ['have', 'has', '+1/+1/+1 this turn'],
  ['lose', 'loses', 'their abilities this Day'],
  ['gain', 'gains', 'Gigantic this turn'],
  ['gain', 'gains', 'Defender this Day'],
  ["can't gain", "can't gain", 'boosts this turn'],
  ["can't be", "can't be", 'targeted this turn'],
  ['go', 'goes', 'to Reserve'],
] as const;

/** What it does. */
export const objectVerbs = verbs.flatMap(([plural, singular, rest]) => [
  ...ofSort(
    'me',
    `… ${plural} ${rest.replace(' loses', ' lose').replace(' gains', ' gain').replace(' switches', ' switch').replace('their', 'my')}.`,
  ),
  ...ofSort(
    'together',
    `… ${plural} ${rest.replace(' loses', ' lose').replace(' gains', ' gain').replace(' switches', ' switch')}.`,
  ),
  ...ofSort(
    'several',
    `… each ${plural} ${rest.replace(' loses', ' lose').replace(' gains', ' gain').replace(' switches', ' switch')}.`,
  ),
  ...ofSort('one', `… ${singular} ${rest.replace('their', 'its')}.`),
]);
