/** Words of a card that mean the same as others, which the grammar reads. */
export interface Synonym {
  readonly from: RegExp;
  readonly to: string;
  /** A line in which they stand. */
  readonly example: string;
  /** The card that has it, or the number of the text of unique cards. */
  readonly card: string;
}

/** No line that one of them makes is changed by another one. */
export const synonyms: readonly Synonym[] = [
  {
    from: /\b([Ii]f) there's at most one card in your Landmarks\b/g,
    to: '$1 there are one or less cards in your Landmarks',
    example: "{H} If there's at most one card in your Landmarks: Send me to Reserve.",
    card: 'ALT_ALIZE_B_AX_32_U_1',
  },
  {
    from: /\ban opponent's hand contains more cards than yours\b/g,
    to: 'your opponent has more cards in their hand than you',
    example: "{J} If an opponent's hand contains more cards than yours: Draw a card.",
    card: 'ALT_CYCLONE_B_BR_68_U_10118',
  },
  {
    from: /\b(switch(?:es)?) Expedition(?=[.,])/g,
    to: '$1 Expeditions',
    example: '{J} You may have target Character switch Expedition.',
    card: 'effect 333',
  },
  {
    from: /\blose their other types(?=\.)/g,
    to: 'lose their other terrains',
    example: 'All Regions are {O} and lose their other types.',
    card: 'effect 197',
  },
  {
    from: /\b([Rr]egion is \{[VMO]\} in addition to its other) types(?=\.)/g,
    to: '$1 terrains',
    example: 'My region is {V} in addition to its other types.',
    card: 'effect 303',
  },
  {
    from: /^([A-Z]\w+s) other than me cost (\{\d\} less) to play from your Reserve\. This effect can't make them cost less than (\{\d\})\./g,
    to: 'Other $1 you play from Reserve cost $2, down to a minimum of $3.',
    example:
      "Artists other than me cost {1} less to play from your Reserve. This effect can't make them cost less than {1}.",
    card: 'effect 458',
  },
  {
    from: /\bCards other than me cost (\{\d\} more) to play from Reserve(?=\.)/g,
    to: 'Other cards played from Reserve cost $1',
    example: 'Cards other than me cost {1} more to play from Reserve.',
    card: 'effect 268',
  },
  {
    from: /\b([Yy]ou may) give me (\d+ boosts?) and have me (?=lose )/g,
    to: '$1 have me gain $2 and ',
    example: '{J} You may give me 1 boost and have me lose Asleep.',
    card: 'effect 597',
  },
  {
    from: /— After Rest: ([^.:"•]*)\.$/g,
    to: '— $1 after Rest.',
    example: 'When my Expedition fails to move forward during Dusk — After Rest: Draw a card.',
    card: 'trigger 14',
  },
  {
    from: /(?<!\bhave )\b([Tt]arget Character) gain (?=X )/g,
    to: '$1 gains ',
    example: '{J} Roll a die. Target Character gain X boosts, where X is the result.',
    card: 'effect 145',
  },
  {
    from: /\b(have target [^.,]*?) gains (?=\d)/g,
    to: '$1 gain ',
    example: '{J} You may have target non-Fleeting Character gains 2 boosts and Fleeting.',
    card: 'effect 600',
  },
  {
    from: /(\{[jhr]\}) triggers\b/g,
    to: '$1 abilities',
    example: '{J} For each Permanent you control, you may activate its {j} triggers.',
    card: 'effect 128',
  },
  {
    from: /\bcontrols (\w+) ([A-Z]\w+s) or (more|less)\b/g,
    to: 'controls $1 or $3 $2',
    example: '{J} If an opponent controls three Characters or more: I gain 3 boosts.',
    card: 'condition 633',
  },
  {
    from: /^Scout (\{\d\}) \1(?=\.)/g,
    to: 'Scout $1',
    example: 'Scout {2} {2}.',
    card: 'effect 454',
  },
  {
    from: /^If the Expedition facing me is in (\{[VMO]\}), it can only move forward due to (\{[VMO]\})(?=\.)/g,
    to: "If the Expedition facing me is in $1, the Expedition facing me can't move forward during Dusk except due to $2",
    example: 'If the Expedition facing me is in {O}, it can only move forward due to {O}.',
    card: 'effect 299',
  },
  {
    from: /\b(Create an? (?:\w+ )+token) (in your Landmarks)((?:, o|\. O)therwise,? create) one (?=in each player's Landmarks)/gi,
    to: '$1 $2$3 an Aerolith token ',
    example:
      "{J} If I'm Fleeting: Create an Aerolith token in your Landmarks, otherwise create one in each player's Landmarks.",
    card: 'effect 672',
  },
  {
    from: /^(Your|[A-Z]\w+s you control) ?((?:[A-Z]\w+s)?) other than me have: (?=")/g,
    to: '$1 $2 other than me have ',
    example: 'Your Characters other than me have: "{R} I gain 1 boost."',
    card: 'effect 84',
  },
  {
    from: /\b([Tt]ake control of [^.]*)\. If it's an Expedition Permanent, it joins my Expedition(?=\.)/g,
    to: "$1, putting it in my Expedition if it's an Expedition Permanent",
    example:
      "{J} Take control of target token Permanent. If it's an Expedition Permanent, it joins my Expedition.",
    card: 'effect 722',
  },
  {
    from: /(?<=\} )P(?:ut|lace) an? \{V\}, \{M\},? or \{O\} (Terrain Marker on target visible region\.)/g,
    to: 'Choose one: • Place a {V} $1 • Place a {M} $1 • Place a {O} $1',
    example: '{H} Put an {V}, {M}, or {O} Terrain Marker on target visible region.',
    card: 'ALT_FUGUE_B_LY_134_E',
  },
  {
    from: /\b([Ii]f [^.:—•]*)[:,] [Yy]ou may choose both, otherwise choose one(?=:)/g,
    to: 'Choose one. $1, you may choose both',
    example:
      "{J} If I'm Fleeting: You may choose both, otherwise choose one: • Sabotage. • Create a Manaseed token in target player's Landmarks.",
    card: 'effect 735',
  },
  {
    from: /(?<=On a \d\+: )You may target a Character in Reserve, it gains (?=\d)/g,
    to: 'You may have target Character in Reserve gain ',
    example:
      'When I go to Reserve from the Expedition zone — Roll a die. On a 4+: You may target a Character in Reserve, it gains 2 boosts.',
    card: 'ALT_EOLE_B_LY_106_U_3',
  },
  {
    from: /\bjoins one of your Expeditions that is (behind|ahead|tied)\b/g,
    to: 'joins your Expeditions, if its Expedition is $1',
    example:
      'When another non-token Character joins one of your Expeditions that is behind — I gain 1 boost.',
    card: 'trigger 263',
  },
  {
    from: /\bwith a (\{[VMO]\}) statistic of (?=\d or (?:less|more)\b)/g,
    to: 'with $1 ',
    example: 'Send target Character with a {O} statistic of 4 or less to Reserve.',
    card: 'ALT_FUGUE_B_AX_143_C',
  },
  {
    from: /\b([Ee]ach [A-Z]\w+) with no boost in your Reserve\b/g,
    to: '$1 in your Reserve with no boosts',
    example: 'At Noon — Each Character with no boost in your Reserve gains 1 boost.',
    card: 'ALT_FUGUE_B_BR_140_E',
  },
  {
    from: /\b(go to) your Reserve from your Expeditions\b/g,
    to: '$1 Reserve from the Expedition zone',
    example:
      'When I go to your Reserve from your Expeditions — You may play another Character from your Reserve for {2} less.',
    card: 'ALT_FUGUE_B_BR_143_C',
  },
  {
    from: /\bTarget (up to \w+) other ([A-Z]\w+), they (?=each\b)/g,
    to: '$1 other target $2 ',
    example: '{H} Target up to two other Soldiers, they each gain 1 boost.',
    card: 'ALT_FUGUE_B_OR_147_C',
  },
  {
    from: /\bin another player's Reserve\b/g,
    to: "in your opponent's Reserve",
    example: "{H} You may return target card in another player's Reserve to its owner's hand.",
    card: 'ALT_FUGUE_B_OR_138_C',
  },
  {
    from: /\b([Tt]arget Permanent with Base Cost \{\d\} or less) controlled by an opponent\b/g,
    to: '$1 an opponent controls',
    example:
      "{H} You may put target Permanent with Base Cost {3} or less controlled by an opponent in its owner's Mana zone (as an exhausted Mana Orb).",
    card: 'ALT_FUGUE_B_MU_136_C',
  },
  {
    from: /\b([Ii]f) the (?=Hand Cost is \{)/g,
    to: '$1 its ',
    example:
      "{H} You may reveal a Spell with Hand Cost {4} or more from your hand. If you don't, I gain Fleeting. If the Hand Cost is {7} or more, draw a card.",
    card: 'ALT_FUGUE_B_YZ_133_R1',
  },
  {
    from: /\b([Ii]f there)'s (?=(?:two|three) or more [^.,]*\bin your Expeditions\b)/g,
    to: '$1 are ',
    example: "{R} If there's two or more other Soldiers in your Expeditions, I gain 1 boost.",
    card: 'ALT_FUGUE_B_OR_148_C',
  },
];
