/** Invented cards for development without the API: [name, type, subtypes, cost hand/reserve, statistics f/m/w, text]. */
const tides = [
  ['Ebb Courier', 'character', ['messenger'], 1, 1, [1, 0, 2], []],
  [
    'Lantern Diver',
    'character',
    ['adventurer'],
    2,
    2,
    [1, 1, 3],
    ['When you play me from your hand: draw a card.'],
  ],
  ['Saltglass Scholar', 'character', ['scholar'], 3, 2, [2, 2, 2], []],
  [
    'Tidewright Apprentice',
    'character',
    ['apprentice', 'mage'],
    2,
    1,
    [0, 2, 2],
    ['{J} You may exhaust a card in your Reserve. If you do, I gain 1 boost.'],
  ],
  [
    'The Slow Leviathan',
    'character',
    ['leviathan'],
    6,
    5,
    [4, 4, 7],
    ['I am {V}-shy: I do not count in forest while it rains.'],
  ],
  ['Reef Cartographer', 'character', ['scholar'], 3, 3, [1, 3, 3], []],
  [
    'Moon over Still Water',
    'spell',
    ['song'],
    2,
    2,
    null,
    ['Send target character with base cost 3 or less to its owner’s Reserve.'],
  ],
  ['Undertow', 'spell', ['conjuration'], 1, 3, null, ['Target character loses its boosts.']],
  [
    'Harbour of Bells',
    'permanent',
    ['landmark'],
    3,
    3,
    null,
    ['At Noon, if you control two or more characters, draw a card.'],
  ],
  ['Pilot of the Ninth Wave', 'character', ['adventurer', 'soldier'], 4, 3, [2, 3, 4], []],
];
const groves = [
  ['Mosskeeper', 'character', ['druid'], 1, 1, [2, 1, 0], []],
  ['Antler Runner', 'character', ['animal'], 2, 2, [3, 2, 0], []],
  ['Old Growth Sentinel', 'character', ['plant', 'soldier'], 5, 4, [6, 4, 3], ['Anchored.']],
  [
    'Seedling Choir',
    'character',
    ['plant', 'bard'],
    2,
    1,
    [2, 0, 1],
    ['{H} Another character in my expedition gains 1 boost.'],
  ],
  ['Bramble Artificer', 'character', ['engineer'], 3, 3, [3, 2, 2], []],
  [
    'Hedge Witch of Nettlecombe',
    'character',
    ['mage'],
    3,
    2,
    [2, 1, 2],
    ['{R} Target opponent discards a card from their Reserve.'],
  ],
  ['Thaw', 'spell', ['maneuver'], 2, 1, null, ['A character you control gains 2 boosts.']],
  ['Root and Ruin', 'spell', ['disruption'], 4, 4, null, ['Discard target permanent.']],
  [
    'Orchard Cloister',
    'permanent',
    ['landmark'],
    2,
    2,
    null,
    ['Your characters with base cost 1 gain 1 boost when they join an expedition.'],
  ],
  ['Stag of the High Pass', 'character', ['animal', 'spirit'], 4, 4, [3, 5, 1], []],
];

function define(faction, list) {
  return list.map(([name, type, subtypes, hand, reserve, statistics, text], index) => ({
    reference: `DEV_${faction.toUpperCase()}_${index + 1}`,
    name,
    type,
    subtypes,
    faction,
    rarity: index % 4 === 3 ? 'rare' : 'common',
    costs: [
      { name: 'hand', value: hand },
      { name: 'reserve', value: reserve },
    ],
    statistics: statistics
      ? ['forest', 'mountain', 'water'].map((terrain, at) => ({ name: terrain, value: statistics[at] }))
      : [],
    lines: [
      ...text.map((line) => ({ text: line, support: false, executed: index % 2 === 0, locale: 'en' })),
      ...(index % 3 === 1
        ? [{ text: '{D} : Draw a card.', support: true, executed: true, locale: 'en' }]
        : []),
    ],
  }));
}

const hero = (faction, name, text) => ({
  reference: `DEV_${faction.toUpperCase()}_HERO`,
  name,
  type: 'hero',
  subtypes: [],
  faction,
  rarity: 'common',
  costs: [],
  statistics: [],
  lines: [{ text, support: false, executed: false, locale: 'en' }],
});

export const decks = [
  {
    hero: hero('lyra', 'Isaure & Pip', 'When an expedition of yours moves through water: draw a card.'),
    cards: define('lyra', tides),
  },
  {
    hero: hero('muna', 'Old Fenwick & Burr', 'At Noon, a character with a boost gains 1 boost.'),
    cards: define('muna', groves),
  },
];
