/** Names of tokens that card text uses as a kind of object, as in "each Manaseed you control". */
export const tokenNames: readonly string[] = [
  'Aerolith',
  'Booda',
  'Brassbug',
  'Dragon Shade',
  'Halua',
  'Mana Moth',
  'Manaseed',
  'Maw',
  'Ordis Recruit',
  'Rust',
  'Woollyback',
];

/** Capitalised words that never name a sub-type or a kind of counter. */
const ownWords = new Set(
  [
    ...tokenNames.filter((token) => !token.includes(' ')),
    'Recruit',
    'Character Permanent Spell Expedition Reserve Hero Companion Mana Orb Boosted Fleeting Anchored Asleep',
    'Ascended Defender Eternal Gigantic Seasoned Tough Scout Cooldown Resupply Resupplies Sabotage Rush Augment',
    'Noon Dusk Night Morning Afternoon Day Rest Cost Base Hand Terrain Marker After You X I It If Target Draw',
    'Create Each Discard Put Send Return Exhaust Sacrifice Choose Then You Your The This When At Roll On Ready',
    'Starting Up Any All Exhausted Spend Pay Play Target Targets In Completed Ability Abilities Cards Card',
    'Otherwise Unless Heroes Axiom Bravos Lyra Muna Ordis Yzmir Neutral Common Rare Unique Exalted Distribute Immediately They Another My Non Token Tokens Other Do Remove Reveal Exchange',
    'Opponent Player Those These Their Its Both Neither No Only As For During Until First Second Third Next Last',
    'One Two Three Four Who Whose We From With Without Not And Or Is Are Of To A An Instead Also',
  ]
    .join(' ')
    .toLowerCase()
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
);

/** Whether a word can name a sub-type or a kind of counter. */
export const isName = (text: string): boolean =>
  /^\p{Lu}(?:[\p{L}'-]*\p{L})?$/u.test(text) && !/^non-/i.test(text) && !ownWords.has(text.toLowerCase());
