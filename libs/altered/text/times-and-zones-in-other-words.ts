import { inOtherWords as said, standing, terrain, type Wording } from './wording.js';

/** Times, zones, and the cards that come from one and go to another, in other words. */
export const timesAndZones: readonly Wording[] = [
  said(/^During (Noon|Dusk|Night|the Afternoon), (?!draw\b)/g, "If it's $1, "),
  ...['Your opponents', 'Players', 'You'].map((who) =>
    said(
      new RegExp(
        `^${who} can't play ([^.]*) during (Morning|Noon|Dusk|Night|the Afternoon|the first Day)\\.`,
        'g',
      ),
      `If it's $2, ${who.toLowerCase()} can't play $1.`,
    ),
  ),
  said(/\bplay from your (hand|Reserve) (?=cost\b|gain\b|lose\b)/g, 'play from $1 '),
  said(/\bUntil (?:the )?end of (?:the )?(turn|Afternoon|Day), /g, 'This $1, '),
  said(/\bThis (turn|Afternoon|Day), ((?:up to \w+ )?(?:another )?target [^.,]*)\./g, '$2 this $1.'),
  said(/\b([A-Z]\w+s|cards) (?:your|an) opponent plays\b/g, '$1 your opponents play'),
  said(/\bWhen your opponent (?=[A-Za-z]+s\b)/g, 'When an opponent '),
  said(/\bwas played from (hand|Reserve)\b/g, 'was played from your $1'),
  said(/\b(leaves?) your Landmarks\b/g, '$1 your Landmark zone'),
  said(/\bgoes to (?:your|the) discard pile\b/g, 'joins the discard pile'),
  said(/\bgo to (?:your|the) discard pile\b/g, 'join the discard pile'),
  said(/\b(joins? the discard pile) from your Reserve\b/g, '$1 from Reserve'),
  said(
    /\b(this (?:turn|Afternoon|Day)) gains (\d boosts?) and costs (\{\d\}) less\b/g,
    '$1 costs $3 less and gains $2',
  ),
  said(
    /\b[Aa]n opponent's (Character|Permanent|token) (?=leaves|gains|loses|joins|becomes|is )/g,
    'a $1 an opponent controls ',
  ),
  said(/\b[Ee]ach opponent (?=[A-Za-z]+s\b|may\b)/g, 'your opponent '),
  said(
    /(?<!\b(?:opponents?|players?|they) (?:have|has|with) [\w ]*)\bcards in hand\b/g,
    'cards in your hand',
  ),
  said(
    /\bthere are (more|less) cards in your (Reserve|hand) than in your opponent's \2/g,
    'you have $1 cards in your $2 than your opponent',
  ),
  said(
    /\byour opponent has (more|less) cards in (?:your|their) (hand|Reserve) than you/g,
    'your opponent has $1 cards in their $2 than you',
  ),
  said(
    /\b([Ii]f|unless) an? ([A-Z]\w+) you control is (Asleep|Anchored|exhausted)\b/g,
    '$1 you control an $3 $2',
  ),
  said(/\b([Ii]f|unless) an? ([A-Z]\w+) you control is (Fleeting|Boosted)\b/g, '$1 you control a $3 $2'),
  said(
    /^(When [^—]*[^—,]) — If ((?:I|it) (?:was|had) (?!in\b|played\b|the\b)[^,]*), (?![^.]*\. Otherwise)/g,
    '$1, if $2 — ',
  ),
  said(/\b((?:an?|another) [\w ]+?) joins your Landmarks\b/g, '$1 you control joins the Landmark zone'),
  said(/\b(Landmark[\w ]*?) leaves play\b/g, '$1 leaves your Landmark zone'),
  said(/\b([Rr]oll a die(?:\.|, then) [^.]*?)that many boosts\b/g, '$1X boosts, where X is the result'),
  said(/\bin your Mana zone,? ready\b(?! Mana)/g, 'in your Mana zone as a ready Mana Orb'),
  said(/\bChoose ([A-Z]\w+s) and ([A-Z]\w+s) from these cards\b/g, 'Choose $1 or $2 from these cards'),
  said(/\b([Cc]hoose one): ([^.•,]*), or ([^.•,]*)\.$/g, '$1: • $2. • $3.'),
  said(/\bcan't play ([\w ]+) from Reserve\b/g, "can't play $1 in Reserve"),
  said(
    /\b(?:X|the result) is higher than the (Hand|Reserve) Cost of the target\b/g,
    'the result is greater than its $1 Cost',
  ),
  said(
    /\b(?:X|the result) is lower than the (Hand|Reserve) Cost of the target\b/g,
    'the result is less than its $1 Cost',
  ),
  said(/\bfrom among them\b/g, 'from these cards'),
  said(
    / (in (?:your )?(?:hand|Reserve|Mana zone)|on the bottom of your deck|on top of your deck) and the (other cards|other|rest) (?=in |on )/g,
    ' $1. Put the $2 ',
  ),
  said(/(?<=\b(?:[Ll]ook at|[Rr]eveal) the top [^.]*cards of your deck): put (?=one )/g, '. Put '),
  said(/(?<=\. Put one (?:in|on) [^.]*?),? and one (?=(?:in|on) )/g, '. Put another '),
  said(/(?<=\. Put one (?:in|on) [^.]*?), one (?=(?:in|on) )/g, '. Put another '),
  said(/\bPut the (?:rest|others) (?=in |on )/g, 'Put the other cards '),
  said(/(?<=until you reveal [^.]*\. Put )that card\b/g, 'it'),
  said(/(?<=until you reveal [^.]*), then (put|play) (?:that card|it)\b/g, '. $1 it'),
  said(
    /(?<=until you reveal [^.]*\. [Pp]ut it in [^.]*?),? and (?:put )?(the (?:rest|others|other cards)) (?=on |in )/g,
    '. Put the other cards ',
  ),
  said(
    /\bPut (the other cards|the other|the rest|the others) in (?:your|its owner's|their owners') discard piles?\b/g,
    'Discard $1',
  ),
  said(/\bmay play (an? [^.]*? for \{\d\} less)/g, 'may immediately play $1'),
  said(/\bI'm alone in my Expedition\b/g, 'there are no other Characters in my Expedition'),
  said(
    // "Neither is in {V} or {M}" is something else.
    new RegExp(
      String.raw`\b([Ii]f|unless) ((?!no |none |neither |target )(?:(?! not |\btarget )[^,.])*? ${standing}) (${terrain}) or (${terrain})(?! or )`,
      'g',
    ),
    '$1 $2 $3 or if $2 $4',
  ),
  // 6.5.i: whether it is done again is decided once it has been done.
  said(
    /\b(may (?:Sabotage|(?:Exhausted )?Resupply|Augment target [^.,]*?)) twice(?=[.,])/g,
    '$1, then may do it again',
  ),
  said(/\b(Sabotage|(?:Exhausted )?Resupply) twice\b/g, '$1, then $1'),
  said(
    /\b(Hand|Reserve) Cost ((?:less|greater) than(?: or equal to)?|equal to) mine\b/g,
    '$1 Cost $2 my $1 Cost',
  ),
  said(
    /\b(is) (ahead|behind|tied|Ascended) and ([^,.]*? Expedition(?: facing me)?) (?:isn't|is not)(?=,|\.| —)/g,
    '$1 $2 and $3 is not $2',
  ),
  said(/\byou have played (?=[^.]* this turn)/g, 'you played '),
  said(/\beach of your Expeditions is in (?=\{)/g, 'both of your Expeditions are in '),
];
