/** Patterns for the platform's phrases, each with the wording of published cards that replaces the phrase. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [
    /\bYou may ([^.•]+)\. If you do, you may choose both, otherwise choose one:/g,
    'Choose one, or $1 to choose both:',
  ],
  [/\b(If [^.•]+), you may choose both, otherwise choose one:/g, 'Choose one. $1, you may choose both:'],
  [/, otherwise /g, '. Otherwise, '],
  [/\b([Yy])ou may target an? ([^.,]+), it gains /g, '$1ou may have target $2 gain '],
  [/\btarget (\w+) other than me\b/g, 'another target $1'],
  [/\b(\w+) or more (\w+) other than me\b/g, '$1 or more other $2'],
  [/\bcontrols (\w+) (\w+) or more\b/g, 'controls $1 or more $2'],
  [
    /\byou control a Character in each of your Expeditions\b/g,
    "there's a Character in each of your Expeditions",
  ],
  [/\bI'm the only Character in my Expedition\b/g, 'there are no other Characters in my Expedition'],
  [
    /\b([Tt]arget opponent [^.]+)\. Then, ([^.]+) in their Landmarks\b/g,
    "$1. Then, $2 in that player's Landmarks",
  ],
  [/\bIn Contact\b/g, 'In contact'],
  [/\bRoll a die:(?= +• On an? \d)/g, 'Roll a die. On a:'],
  [/• On an? (?=\d)/g, '• '],
  [/\b([Ee])ach player (#?)\[Resupply\]/g, '$1ach player $2[Resupplies]'],
  [/\bCharacters of Hand Cost\b/g, 'Characters with Hand Cost'],
  [/\b(lose their|in addition to its) other types\b/g, '$1 other terrains'],
  [/\bput me in your Mana Orbs \(/g, 'put me in your Mana zone ('],
  [
    /\bput me in my owner's Mana zone \(as an exhausted Mana Orb\)/g,
    "put me in my owner's Mana zone instead",
  ],
  [/\b(control#?) have (#?)\[Tough/g, '$1 are $2[Tough'],
  [/, with a minimum (?:cost )?of \{/g, ', down to a minimum of {'],
  [/\bit moves twice instead\b/g, 'it moves forward one more region instead'],
  [/\bfrom your Hand or deck\b/g, 'from your deck or hand'],
  [/(\[Scout\] \{\d\}\.) (?=\{)/g, '$1  '],
  [/\\"/g, '"'],
];

/** Changes the first word after a condition to lower case. Leaves “I”, symbols and bracketed keywords unchanged. */
const small = (word: string): string =>
  /^[A-Z][a-z]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

/**
 * Converts a text that the platform composed of a trigger, a condition and an effect ("If my Expedition is behind: Draw
 * a card.") to the wording of published cards ("If my Expedition is behind, draw a card."). Returns any other text
 * unchanged.
 */
export function asPublished(text: string): string {
  const joined = text.replaceAll(
    /(^|[ .])(If [^:.•]*): +(?!•)(\S+)/g,
    (_, before: string, condition: string, word: string) => `${before}${condition}, ${small(word)}`,
  );
  return wordings.reduce((words, [theirs, ours]) => words.replaceAll(theirs, ours), joined);
}
