import { inOtherWords as said, type Wording } from './wording.js';

const terrain = String.raw`\{[VMO]\}`;

/** What is said of terrains, orbs and cards in words that the grammar has others for. */
export const laterWordings: readonly Wording[] = [
  said(
    /^((?:The first )?(?:[A-Z]\w+ )+you play\b[^.—:,]*?) (costs? \{\d\} (?:less|more)) and (?=(?:gain|lose)s?\b[^.—:]*\.$)/g,
    '$1 $2. $1 ',
  ),
  said(/\b([Dd]raws?) another card\b/g, '$1 a card'),
  said(/\b([Ii])ts new controller\b/g, '$1ts controller'),
  // Each is held against the Expedition that it faces.
  said(/\b(my Expedition is (?:ahead|behind))(?: of)? the (?:Expedition|one) facing (?:it|me)\b/gi, '$1'),
  said(/\b([Ii]f|[Uu]nless) my region is (?=\{[VMO]\})/g, "$1 I'm in "),
  said(new RegExp(`\\b(I'm in ${terrain}) and (?:in )?(?=${terrain})`, 'g'), "$1 and I'm in "),
  said(/\ball (?:of )?your Mana Orbs are exhausted\b/g, 'you have no ready Mana Orbs'),
  said(/\ball (?:of )?your Mana Orbs are ready\b/g, 'you have no exhausted Mana Orbs'),
  said(
    /\b(tokens? in each of your Expeditions) if it's (?=(?:ahead|behind|tied|Ascended|In contact)\b)/gi,
    "$1 that's ",
  ),
  said(/\bthat many (?:tokens|cards) plus (?=one|two)/g, 'that many plus '),
  said(
    /\b([Tt]arget [^.,—]*?) exchanges (?:its )?boosts with ((?:another )?target [^.,—]*)/g,
    '$1 and $2 exchange boosts',
  ),
  said(
    /^(?:Each time|Whenever) ([^,—"]*), (?!if )([a-zI])/g,
    (_all, event: string, first: string) => `When ${event} — ${first.toUpperCase()}`,
  ),
  said(/\bthe (?:discarded|sacrificed) card was (?=an? )/g, 'it was '),
  said(
    /\b([Tt])arget opponent's ((?:(?:Boosted|Fleeting|Anchored|Asleep|exhausted) )?(?:Character|Permanent|Landmark|token))\b/g,
    '$1arget $2 your opponents control',
  ),
  said(
    /\b([Aa])n opponent's ((?:(?:Boosted|Fleeting|Anchored|Asleep|exhausted) )?(?:Character|Permanent|Landmark|token))\b/g,
    (_all, article: string, what: string) =>
      `${article}${/^[AEIOU]/i.test(what) ? 'n' : ''} ${what} an opponent controls`,
  ),
  said(/\bthe owner of the (?:discarded|sacrificed|returned) card\b/g, 'its owner'),
  said(/\bthe (?:discarded|sacrificed|returned) card's owner\b/g, 'its owner'),
  said(
    /\b([A-Z]\w+s (?:you|your opponents) play) cost (\{\d\} (?:less|more)) if they have ([^.,]*)/g,
    '$1 with $3 cost $2',
  ),
];

/** What is said of this card where it is in Reserve. */
export const saidInReserve: readonly Wording[] = [said(/\b([Dd]iscard me) from (?:your )?Reserve\b/g, '$1')];
