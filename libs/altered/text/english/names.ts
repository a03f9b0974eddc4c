import { oneOf, token, type Syntax } from '../syntax/syntax.js';
import { shapes } from '../syntax/tokens.js';

/** Tokens that cards speak of by their names, as by a kind of object: "each Manaseed you control". */
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

/** Words with a capital that are no names of sub-types or counters. */
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
  ]
    .join(' ')
    .toLowerCase()
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
);

const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'-]*$/u.test(text) && !/^non-/i.test(text) && !ownWords.has(text.toLowerCase());

/** A name as it is printed. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

function singular(name: string): string | undefined {
  const candidates = [name.replace(/ies$/, 'y'), name.replace(/es$/, ''), name.replace(/s$/, '')];
  return candidates.find((one) => one !== name && plural(one) === name);
}

/** While printing, a field can hold something else than a word: then another production is the right one. */
const isWord = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Sub-types and counters are lower case in trees and have a capital in text; new ones are names like any other. */
export const name = (label: string): Syntax<string> =>
  token(
    label,
    [shapes.capital],
    (text) => (isName(text) ? text.toLowerCase() : undefined),
    (value) => (isWord(value) ? capital(value) : undefined),
  );

const special: Readonly<Record<string, string>> = { companion: 'Companion' };
const companion = (many: boolean): Syntax<string> =>
  token(
    'Companion',
    [many ? 'companions' : 'companion'],
    (text) => (text === (many ? 'Companions' : 'Companion') ? 'companion' : undefined),
    (value) => {
      const word = isWord(value) ? special[value] : undefined;
      return word === undefined ? undefined : many ? `${word}s` : word;
    },
  );

/** The name of a sub-type: any word with a capital that is no other word of the rules. */
export const subtype: Syntax<string> = oneOf(companion(false), name('a sub-type'));
/** Several of them: "Robots". */
export const subtypes: Syntax<string> = oneOf(
  companion(true),
  token(
    'a sub-type in the plural',
    [shapes.capital],
    (text) => (isName(text) ? singular(text.toLowerCase()) : undefined),
    (value) => (isWord(value) ? capital(plural(value)) : undefined),
  ),
);

/** "Kelon", in "Kelon counters" */
export const counterName: Syntax<string> = token(
  'the name of counters',
  [shapes.capital, shapes.small],
  (text) => (isName(text) || /^\p{Ll}{3,}$/u.test(text) ? text : undefined),
  (value) => (isWord(value) ? value : undefined),
);
