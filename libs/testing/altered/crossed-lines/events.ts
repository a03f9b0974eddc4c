import { ofSort } from './crossing.js';

/** To whom something happens. */
export const eventSubjects = [
  ...ofSort('me', 'I'),
  ...ofSort(
    'one',
    'a Character',
    'another Character',
    'a Character you control',
    'a Character an opponent controls',
    'a Robot or a token',
    'a non-token Character in my Expedition',
    'a Boosted Character',
    'a Character with Base Cost {2} or less',
    'a Character facing me',
    'a Permanent you control',
    'a token you control',
  ),
  ...ofSort('players', 'you'),
  ...ofSort('player', 'an opponent', 'your opponent', 'a player'),
  ...ofSort(
    'expedition',
    'my Expedition',
    'one of your Expeditions',
    'an Expedition you control',
    "an opponent's Expedition",
    'your Hero Expedition',
    'the Expedition facing me',
    'an Expedition',
  ),
];

const objectEvents = [
  ['leave', 'leaves', 'the Expedition zone'],
  ['leave', 'leaves', 'play'],
  ['leave', 'leaves', 'my Expedition'],
  ['join', 'joins', 'your Expeditions'],
  ['join', 'joins', 'an Expedition'],
  ['join', 'joins', 'an Ascended Expedition'],
  ['join', 'joins', 'the Expedition facing me'],
  ['go', 'goes', 'to Reserve'],
  ['go', 'goes', 'to Reserve from the Expedition zone'],
  ['gain', 'gains', '1 or more boosts'],
  ['gain', 'gains', 'Fleeting'],
  ['gain', 'gains', 'Anchored or Asleep'],
  ['gain', 'gains', 'a boost'],
  ['lose', 'loses', '1 or more boosts'],
  ['lose', 'loses', 'Asleep'],
  ['become', 'becomes', 'Boosted'],
  ['become', 'becomes', 'exhausted'],
  ['switch', 'switches', 'Expeditions'],
] as const;

const playerEvents = [
  ['draw', 'draws', 'a card'],
  ['draw', 'draws', 'one or more cards'],
  ['draw', 'draws', 'their second card each Day'],
  ['play', 'plays', 'a Spell'],
  ['play', 'plays', 'a Character from Reserve'],
  ['play', 'plays', 'a card for free'],
  ['play', 'plays', 'their first Character each Day'],
  ['sacrifice', 'sacrifices', 'a Character'],
  ['sacrifice', 'sacrifices', 'one or more Characters'],
  ['discard', 'discards', 'a card from their hand'],
  ['discard', 'discards', 'one or more cards'],
  ['Resupply', 'Resupplies', ''],
  ['roll', 'rolls', 'a die'],
  ['roll', 'rolls', 'a 4+'],
  ['pass', 'passes', ''],
  ['pass', 'passes', 'first'],
  ['create', 'creates', 'a token'],
  ['exhaust', 'exhausts', 'a card in Reserve'],
  ['exhaust', 'exhausts', 'a Permanent'],
  ['ready', 'readies', 'a Mana Orb'],
  ['put', 'puts', 'a card from their hand in Reserve'],
  ['return', 'returns', 'a Character to their hand'],
  ['reveal', 'reveals', 'a card'],
  ['activate', 'activates', 'a {T} ability'],
  ['Sabotage', 'Sabotages', ''],
  ['make', 'makes', 'a Gift'],
  ['target', 'targets', 'me'],
  ['target', 'targets', 'a Character you control'],
  ['spend', 'spends', 'a counter'],
] as const;

const expeditionEvents = [
  'moves forward',
  'moves backwards',
  'moves forward due to {V}',
  'moves forward due to Ascension',
  'fails to move forward during Dusk',
  'Ascends',
  'becomes behind',
  'becomes tied',
] as const;

const conditional = (event: string): readonly string[] => [
  `When ${event} — Draw a card.`,
  `When ${event} — You may pay {1} to draw a card.`,
  `{I} When ${event} — Draw a card.`,
  `When ${event} during the Afternoon — Draw a card.`,
  `When ${event} — Draw a card. This ability activates only once each turn.`,
];

/** What happens. */
export const events = [
  ...objectEvents.flatMap(([plural, singular, rest]) => [
    ...ofSort('me', ...conditional(`… ${plural} ${rest}`)),
    ...ofSort('one', ...conditional(`… ${singular} ${rest}`)),
  ]),
  ...['is sacrificed', 'is discarded', 'is exhausted', 'is readied', 'is targeted by an opponent'].flatMap(
    (said) => [
      ...ofSort('me', ...conditional(`… ${said.replace('is', 'am')}`)),
      ...ofSort('one', ...conditional(`… ${said}`)),
    ],
  ),
  ...playerEvents.flatMap(([plural, singular, rest]) => [
    ...ofSort('players', ...conditional(`… ${plural}${rest && ` ${rest.replace('their', 'your')}`}`)),
    ...ofSort('player', ...conditional(`… ${singular}${rest && ` ${rest}`}`)),
  ]),
  ...expeditionEvents.flatMap((said) => ofSort('expedition', ...conditional(`… ${said}`))),
];
