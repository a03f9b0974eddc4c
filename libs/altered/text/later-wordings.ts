import { inOtherWords as said, type Wording } from './newer-wordings.js';

const terrain = String.raw`\{[VMO]\}`;

/** What is said of terrains, orbs and cards in words that the grammar has others for. */
export const laterWordings: readonly Wording[] = [
  said(/\b([Dd]raws?) another card\b/g, '$1 a card'),
  said(/\b([Ii])ts new controller\b/g, '$1ts controller'),
  said(
    /\bmy Expedition is (ahead|behind)(?: of)? the (?:Expedition|one) facing (?:it|me)\b/g,
    'my Expedition is $1',
  ),
  said(/\b([Ii]f|[Uu]nless) my region is (?=\{[VMO]\})/g, "$1 I'm in "),
  said(new RegExp(`\\b(I'm in ${terrain}) and (?:in )?(?=${terrain})`, 'g'), "$1 and I'm in "),
  said(/\ball (?:of )?your Mana Orbs are exhausted\b/g, 'you have no ready Mana Orbs'),
  said(/\ball (?:of )?your Mana Orbs are ready\b/g, 'you have no exhausted Mana Orbs'),
  said(/\bthat many (?:tokens|cards) plus (?=one|two)/g, 'that many plus '),
];
