import { inOtherWords as said, type Wording } from './wording.js';

/** Counters, statuses and keywords, and what would happen, in other words. */
export const counters: readonly Wording[] = [
  said(
    /^(When I(?: leave the Expedition zone| leave play| go to Reserve|'m sacrificed|'m discarded)[^—]* — [^.]*?\bin) that Expedition\b/g,
    '$1 my Expedition',
  ),
  said(/^(When [^—]*?\b(?:gains?|loses?)) a counter(?= —| during)/g, '$1 1 or more counters'),
  said(
    /^When (?:a|1 or more|one or more) counters? (?:is|are) removed from me(?= —)/g,
    'When I lose 1 or more counters',
  ),
  said(
    /^When (?:a|1 or more|one or more) counters? (?:is|are) removed from ([^—]*?)(?= —)/g,
    'When $1 loses 1 or more counters',
  ),
  said(
    /^(When [^—]*?\b(?:gains?|loses?)) one or more (boosts|\w+ counters|counters)(?= —| during|, if)/g,
    '$1 1 or more $2',
  ),
  said(/\bTake another turn(?: after this one)?\b/g, 'Play another turn'),
  said(/\btake another turn(?: after this one)?\b/g, 'play another turn'),
  said(
    /^(Completed: )?Increase your (Reserve|Landmarks) limit by (\w+)\./g,
    '$1Your $2 limit is increased by $3.',
  ),
  said(
    /\b(Expeditions?(?: facing me)?) (?:hasn't|has not) moved (forward|backwards) this Day\b/g,
    "$1 didn't move $2 this Day",
  ),
  said(/\b(Expeditions?(?: facing me)?) has moved (forward|backwards) this Day\b/g, '$1 moved $2 this Day'),
  said(
    /^When (?:a|1 or more|one or more) boosts? (?:is|are) removed from me(?= —)/g,
    'When I lose 1 or more boosts',
  ),
  said(
    /^When (?:a|1 or more|one or more) boosts? (?:is|are) removed from ([^—]*?)(?= —)/g,
    'When $1 loses 1 or more boosts',
  ),
  said(
    /^When (?:a|1 or more|one or more) (\w+) counters? (?:is|are) removed from me(?= —)/g,
    'When I lose 1 or more $1 counters',
  ),
  said(
    /([,:] |^|may |\{[A-Z]\} )([Ss]pend) (\d+) (\w+) counters?(?=:| to |, )/g,
    '$1$2 $3 of my $4 counters',
  ),

  said(/\bbut no more than (\d+)\b/g, 'up to a max of $1'),
  said(
    /^(When [^—]*?\b(gains?|loses?)) (Anchored|Asleep|Fleeting) or (?=(?:Anchored|Asleep|Fleeting)(?: —|, if| during))/g,
    '$1 $3 or $2 ',
  ),
  said(/\b(rolls?) an? (\d) or more(?= on a die| —|, if| during)/g, '$1 a $2+'),
  said(/^(When [^—]*?\brolls?) an? (\d(?:\+|-\d)?)(?= —|, if| during)/g, '$1 a $2 on a die'),
  said(
    /\b([Ii]f|[Uu]nless|[Aa]s long as|[Ww]hile) (I'm|it's) (Boosted|Fleeting|Anchored|Asleep|exhausted) (or|and) (?=(?:Boosted|Fleeting|Anchored|Asleep|exhausted)\b(?! [A-Z]))/g,
    '$1 $2 $3 $4 if $2 ',
  ),
  said(/\b([Ii]f|unless) (I'm|it's) (\w+) and if (?=\2)/g, '$1 $2 $3 and '),
  said(/\bI'm not facing a Character\b/g, 'there are no Characters facing me'),
  said(/\bI lose all boosts\b/g, 'I lose all my boosts'),
  said(/\bloses all boosts\b/g, 'loses all its boosts'),
  said(/\blose all boosts\b/g, 'lose all their boosts'),
  said(
    /\b([Aa]ll )(?=[A-Z]\w+s [^.,]*?(?:have [+-]\d|have base|are Gigantic|lose their abilities|can't ))/g,
    '',
  ),
  said(/\beach Reserve is empty\b/g, 'there are no cards in Reserve'),
  said(
    /^(If (?!(?:you|your opponent|an opponent) would (?:Resupply|draw a card),)[^.,]* would [^.,]*), instead (?!roll )([^.,]*)\.$/g,
    '$1, $2 instead.',
  ),
  said(
    /\b([Dd]iscards?) (a|two|three) cards? at random from (?=(?:your|their) hand)/g,
    '$1 $2 random card from ',
  ),
  said(/\b(two|three) random card from\b/g, '$1 random cards from'),
  said(/\b[Yy]our opponent (?=can't )/g, 'Your opponents '),
  said(/\b[Ee]ach player (?=can't )/g, 'Players '),
  said(
    /(?<!\b(?:in|from|of) )\b(?:[Yy]our )?[Oo]pponents' (?!Expedition|Landmarks|Reserve|Mana)([A-Z]\w+s)\b/g,
    '$1 your opponents control',
  ),
  said(/\b(in|from) Reserves\b/g, '$1 Reserve'),
  said(/\b(I) have (Fleeting|Asleep|Anchored)(?=,|\.| —)/g, "$1'm $2"),
  said(/\bit has (Fleeting|Asleep|Anchored)(?=,|\.| —)/g, "it's $1"),
  said(/\b(I|it) had (Fleeting|Asleep|Anchored)(?=,|\.| —)/g, '$1 was $2'),
  said(/\bI have Tough (?=\d|X)/g, "I'm Tough "),
  said(/\bhave Tough (?=\d|X)/g, 'are Tough '),
  said(/\bhas Tough (?=\d|X)/g, 'is Tough '),
  said(/\bthat is (ahead|behind|tied|Ascended|In contact)\b/g, "that's $1"),
  said(/\b(limit is (?:increased|reduced) by \w+) for each (?!of)/g, '$1 per '),
  said(/\bwith (?:one|1) or more counters\b(?: on (?:it|them))?/g, 'with counters'),
  said(/\bfor each of your Expeditions that's In contact\b/g, 'per Expedition In contact that you control'),
  said(/\bfor each of your Expeditions that's (ahead|behind|tied)\b/g, "per of your Expeditions that's $1"),
  said(/\bfor each of your Expeditions that moved\b/g, 'per of your Expeditions that moved'),
  said(/(?<=[\w}1] )for each of my boosts(?=[,.])/g, 'per boost on me'),
  said(/(?<=[\w}1] )for each of my (\w+) counters(?=[,.])/g, 'per $1 counter on me'),
  said(/\bI can only be played if ([^.]*)\./g, "I can't be played unless $1."),
  said(/\bChoose target (Expedition)(?= you control\.|\.)/g, 'Target an $1'),
  said(/\bChoose target (Character|Permanent)(?= you control\.|\.)/g, 'Target a $1'),
  said(
    /\byour Reserve (?:has|contains) ((?:\w+ or (?:more|less)|no) (?:[A-Z]\w+s|cards))\b/g,
    'there are $1 in your Reserve',
  ),
  said(/\b(plays? (?:your|their) \w+ [A-Za-z]+) (?:this|in a) turn(?= —)/g, '$1 each turn'),
  said(/\b([Dd]raws?) cards equal to (?=the |my |its |half |twice )/g, '$1 X cards, where X is '),
  said(/\b([Dd]raws?) as many cards as (?=[A-Z])/g, '$1 X cards, where X is the number of '),
  said(/\b(gains?) boosts equal to (?=the |my |its |half |twice )/g, '$1 X boosts, where X is '),
  said(/\b([Ii]f) an opponent (?=would (?:Resupply|draw a card),(?! you may))/g, '$1 your opponent '),
  said(/\b([Ii]f) your opponent (?=would (?:Resupply|draw a card), you may)/g, '$1 an opponent '),
  said(
    /\b([Ii]f (?:you|your opponent) would (?:Resupply|draw a card)), (?!instead|you may )([^.,]*) instead\.$/g,
    '$1, instead $2.',
  ),
  said(/\bwould be (?:put in|sent to) Reserve\b/g, 'would go to Reserve'),
  said(/\bwould be returned to (?:its owner's|your|my owner's) hand\b/g, "would go to its owner's hand"),
  said(
    /\bwould (?:go to|be put in) (?:the|your|its owner's|my owner's) discard pile\b/g,
    'would join the discard pile',
  ),
  said(/\bPut ([^.,]*?) on top of its owner's deck\b/g, "Return $1 to the top of its owner's deck"),
  said(/\bput ([^.,]*?) on top of its owner's deck\b/g, "return $1 to the top of its owner's deck"),
];
