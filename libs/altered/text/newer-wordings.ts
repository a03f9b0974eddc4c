/** A way to say something, and the words in which the grammar says it. */
export interface Wording {
  readonly older: RegExp;
  readonly today: string | ((said: string, ...parts: string[]) => string);
}

/** What is said in other words, and the words of today. */
export const inOtherWords = (pattern: RegExp, today: Wording['today']): Wording => ({
  older: pattern,
  today,
});
const said = inOtherWords;
const terrain = String.raw`\{[VMO]\}`;
const standing = String.raw`(?:is|are|'m) in`;

/** Whole phrases that mean the same: quantities, places, players and times said in other words. */
export const sameMeanings: readonly Wording[] = [
  // A colon after a condition stands for its comma; after a cost or before modes it does not.
  said(/((?:^|— |[}:] )[Ii]f [^:,."•\n]*): ([A-Za-z])(?!['\s])/g, (_, condition = '', first = '') =>
    `${condition}, ${first.toLowerCase()}`,
  ),
  said(/((?:^|— |[}:] )[Ii]f [^:,."•\n]*): (?=I['\s])/g, '$1, '),
  said(/^Opponents (?=can't|may)/g, 'Your opponents '),
  said(/ until (?:the )?end of (?:the )?(turn|Afternoon|Day)(?=[.,])/g, ' this $1'),
  said(
    /\b([Aa]s long as|[Ii]f|[Uu]nless) an opponent (?=controls|has)(?=[^,.]*\bcards? in (?:hand|Reserve)\b)/g,
    '$1 your opponent ',
  ),
  said(/\b([Ii]f you)'ve (?=played|drawn|discarded|sacrificed|Resupplied|created)/g, '$1 have '),
  said(
    /\byou have (not )?(discarded|sacrificed|Resupplied|created) (?=[^.]* this (?:turn|Day|Afternoon))/g,
    'you $1$2 ',
  ),
  said(/\byou (?:have not|haven't) drawn (?=[^.]* this (?:turn|Day|Afternoon))/g, "you didn't draw "),
  said(/\byou (?:have not|haven't) played (?=[^.]* this (?:turn|Day|Afternoon))/g, "you didn't play "),
  said(/\byou have drawn (?=[^.]* this (?:turn|Day|Afternoon))/g, 'you drew '),
  said(/\byou have played (?=[^.]* this (?:Day|Afternoon))/g, 'you played '),
  said(/\bwhile there (are|is|'s)\b/g, 'if there $1'),
  said(/\bfacing my Expedition\b/g, 'facing me'),
  said(
    new RegExp(
      String.raw`\b([Ii]f|unless) ((?!no |none |neither |target )(?:(?! not |\btarget )[^,.])*? ${standing}) (${terrain}) and (${terrain})`,
      'g',
    ),
    '$1 $2 $3 and $2 $4',
  ),
  // It can only fail in the Dusk (4.2.4.d).
  said(/^(When [^—]*\bfails to move forward)(?= —|, if)/g, '$1 during Dusk'),
  said(/\b(gains?|lose|loses) (\d+) more (boosts?|\w+ counters?)\b(?! than)/g, '$1 $2 $3'),
  said(
    /^(When [^—]*\b(?:gains?|loses?)) (?:an?|1) (boost|\w+ counter)(?= —|, if| or | during)/g,
    '$1 1 or more $2s',
  ),
  said(/\bfewer\b/g, 'less'),
  said(/\ba number of (boosts|cards) equal to /g, '$1 equal to '),
  said(
    /\b(different )terrains? among (?:the )?regions (?=your Expeditions are in)/g,
    '$1terrain in the regions ',
  ),
  said(
    /\b([Ii]f|unless) your hand has (\w+ or (?:more|less)|no) cards\b/g,
    '$1 you have $2 cards in your hand',
  ),
  said(/\b([Rr])eturn me to hand\b/g, "$1eturn me to my owner's hand"),
  said(/\b([Pp]uts?) an? (?=\w+ counter on )/g, '$1 1 '),
  said(/ (this (?:turn|Afternoon|Day)) enters play with (?=\d+ \w+ counters?)/g, ' $1 gains '),
  said(/^During the first Day, (?=[^.]*\.$)/g, "If it's the first Day, "),
  // What activates a reaction is said first.
  said(/^(?!When |If |At |After |\{|Each time )([^.,—:"•]*?) when ([^.,—:"•]*)\.$/g, 'When $2 — $1.'),
  said(/\bbecomes? (?:the|a) target of (?=an? )/g, 'is targeted by '),
  said(/\bI is targeted\b/g, "I'm targeted"),
  said(
    /^If ((?:you|an opponent|your opponent|a player) would (?:draw a card|Resupply|create [^,.]*?)) during ((?:the )?(?:Morning|Noon|Afternoon|Dusk|Night)), /g,
    'During $2, if $1, ',
  ),
  said(
    /\b([Ii]f you would create) a token, create that many plus (\w+) instead/g,
    '$1 one or more tokens, create that many plus $2 instead',
  ),
  said(
    /\b([Ii]f you would) draw a card, draw (?:that many plus one|one more card|an additional card) instead/g,
    '$1 draw one or more cards, draw that many plus one instead',
  ),
  said(/^Whenever /g, 'When '),
  said(/\b(there's|you control) exactly one (?=card|token|[A-Z])/g, '$1 only one '),
  said(/\b(you're not|I'm not|isn't|not) first player\b/g, '$1 the first player'),
  said(
    /\byour (hand|Reserve) and (?:your )?(hand|Reserve) are empty\b/g,
    'your $1 is empty and your $2 is empty',
  ),
  said(/\bno ([A-Z]\w+s) other than me\b/g, 'no other $1'),
  said(
    /\b(discard|exhaust|sacrifice)((?:s)? (?:up to \w+|any number of)) ([a-z]+|[A-Z]\w+)s\b([^.]*\. For each) one, /g,
    '$1$2 $3s$4 $3 $1ed this way, ',
  ),
  said(/\b(exhaust|sacrifice)ed this way\b/g, '$1d this way'),
  said(/\bexhaustd this way\b/g, 'exhausted this way'),
  said(/\bwasn't chosen (?=this (?:turn|Day))/g, "hasn't been chosen "),
  said(/\bSabotage again\b/g, 'Sabotage'),
  said(/ as well(?=[.,])/g, ''),
  said(/\bthe total (?:of (?:both|the) (?:results|dice) )?is at least (\d+)\b/g, 'the total is $1 or more'),
  said(/\bthe total of (?:both|the) (?:results|dice) is (\d+)/g, 'the total is $1'),
  said(/\bboth (?:results|dice) are (\d) or (?:more|higher)\b/g, 'both results are $1+'),
  said(/\bboth dice (?:are|show) the same(?: number| result)?\b/g, 'both results are the same'),
  said(/((?:—|\}|:) (?:(?!\b(?:if|If|unless|may|have)\b)[^.,])*?) and you may (?=[a-z])/g, '$1. You may '),
  said(
    /^I'm (Gigantic|Seasoned|Defender|Eternal|Tough \d) and (Gigantic|Seasoned|Defender|Eternal|Tough \d)\.$/g,
    '$1, $2.',
  ),
  said(/\bthe number of my (boosts|\w+ counters)\b/g, 'my number of $1'),
  said(/\bby effects your opponents (?:control|play)\b/g, 'by your opponents'),
  said(/\b([Ii]f) I'm also\b/g, "$1 I'm"),
  said(/\bwho (?:does|do) not, /g, "who doesn't, "),
  said(
    /\b(any number of |up to \w+ )([A-Z]\w+(?: token)?)s([^.]*\. For each) one (?=\w+ this way)/g,
    '$1$2s$3 $2 ',
  ),
  said(/\bEach of them (gain|lose)s /g, 'They each $1 '),
  said(
    /^The first time (you|your opponent|an opponent|a player) (Resupply|Resupplies|draws? a card|rolls? a die) each /g,
    'The first time $1 would $2 each ',
  ),
  said(/\bwould Resupplies\b/g, 'would Resupply'),
  said(/\bwould (draw|roll)s a\b/g, 'would $1 a'),
  said(/\b(play(?: from (?:hand|Reserve))?) don't gain (Fleeting|Anchored|Asleep)\b/g, '$1 lose $2'),
  said(/^When (Noon|Dusk|Night) begins(?= —)/g, 'At $1'),
  said(/\bbecomes Ascended(?= —)/g, 'Ascends'),
  said(/(^|[}:—.] )I switch Expeditions with target ([^.,]*)/g, '$1Target $2 and I switch Expeditions'),
  said(
    /(^|[}:—.] )I switch Expeditions with another target ([^.,]*)/g,
    '$1Another target $2 and I switch Expeditions',
  ),
  said(/(^|[}:—.] )It and I (?:both |each )?gain\b/g, '$1We both gain'),
  said(/\ban? ([A-Z]\w+(?: you control)?) other than me\b/g, 'another $1'),
  said(/^(When [^—]*?) enters (?:a )?Reserve(?= from| —)/g, '$1 goes to Reserve'),
  said(
    /\bchooses a card (?:in|from) their (hand|Reserve) and discards it\b/g,
    'discards a card from their $1',
  ),
  said(/(^|[}:—.] )Defect target ([A-Z][^.,]*)/g, '$1Target $2 defects'),
  said(
    /^When you Ascend(?: an Expedition| one of your Expeditions)?(?= —)/g,
    'When one of your Expeditions Ascends',
  ),
  said(/^When I Ascend my Expedition(?= —)/g, 'When my Expedition Ascends'),
  said(/\b([Tt]arget Expedition(?: you control)?) (?=(?:behind|ahead|tied)\b(?! or))/g, "$1 that's "),
  said(/^(When [^—,]*), (?!if |for each )([^—]*)$/g, '$1 — $2'),
  said(/^Tokens you create gain ([^.]*)\.$/g, 'When you create a token — It gains $1.'),
  said(/\b(returns?) to its owner's hand(?= —)/g, "goes to its owner's hand"),
  said(/\b([Ll]oses?) all abilities\b/g, '$1 their abilities'),
  said(/\bwith (?:0|zero) boosts\b/g, 'with no boosts'),
  said(/\b(I have [^.,]*) while facing\b/g, "$1 while I'm facing"),
  said(/^((?:I have|I'm|[A-Z][^.,]*? (?:have|are)) [^.,]*?) while (?=I|you|my |an? |there)/g, '$1 if '),
  said(/\bwhile (?:not|In|facing|Boosted|Fleeting|Anchored|exhausted)\b/g, "while I'm $&"),
  said(
    /(?<!When )\b(?:[Bb]oth of your|[Yy]our) Expeditions (?:each )?move (forward|backwards) one region\b/g,
    'each of your Expeditions moves $1 one region',
  ),
  said(
    /\bMove one of your Expeditions (forward|backwards) one region\. If you do,/g,
    'One of your Expeditions moves $1 one region. If it does,',
  ),
  said(
    /\bMove one of your Expeditions (forward|backwards) one region\b/g,
    'One of your Expeditions moves $1 one region',
  ),
  said(/\b(costs? \{1\} less [^.]*), up to a max(?:imum)? of (\{\d\})/g, '$1, up to $2'),
  said(/^This (turn|Afternoon|Day), (the next [A-Z]?\w+ you play) /g, '$2 this $1 '),
  said(/\b(for each|per) of your Ascended Expeditions\b/g, 'per Ascended Expedition you control'),

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
  said(/\b([Ii]f) an opponent (?=would (?:Resupply|draw a card),)/g, '$1 your opponent '),
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
  said(
    /\b([Ii]f|[Uu]nless) ([^,.—]*?) or (?=(?:you|your opponent|an opponent) (?:control|ha[vs])|there (?:are|is)|I'm |I have |my Expedition )/g,
    '$1 $2 or if ',
  ),
  said(/\b(I'm in \{[VMO]\}) or in (?=\{[VMO]\})/g, "$1 or if I'm in "),
  said(/\bmy Expedition and the (?:Expedition|one) facing (?:me|it) are tied\b/g, 'my Expedition is tied'),
  said(/\bAs long as ([^,.]*),/g, 'If $1,'),
  said(/ as long as /g, ' if '),
  said(
    /\b(you control|an opponent controls) (an? [A-Z]\w+(?: [A-Z]\w+)?) and (an? (?:[A-Z]\w+(?: [A-Z]\w+)?|token))(?=,|\.| —)/g,
    '$1 $2 and $1 $3',
  ),
  said(/\b[Yy]our opponent has (more|less) (?=[A-Z]\w+s than you\b)/g, 'an opponent controls $1 '),
  said(
    /\byou control (an? [\w ]+?) in each of your Expeditions\b/g,
    "there's $1 in each of your Expeditions",
  ),
  said(/\b(total (?:Hand|Reserve|Base) Cost) of (?=\{)/g, '$1 '),
  said(/\bcan't be (chosen as a target|the target of [^.]*?)\b(?= by|\.|,)/g, "can't be targeted"),
  said(
    /\b(can't be targeted) by (?:your opponent|an opponent|opponents)(?: spells| abilities)?(?=\.|,| this)/g,
    '$1 by your opponents',
  ),
  said(
    /\byou control an? (Hero|Companion) Expedition that's (ahead|behind|tied|Ascended|In contact)\b/g,
    'your $1 Expedition is $2',
  ),
  said(/\bthis Expedition\b/g, 'my Expedition'),
  said(/\b(have|has|had) an? (boost|\w+ counter)\b/g, '$1 1 or more $2s'),
  said(
    /\byou(?:'re| are) (ahead|behind|tied) in both (?:of your )?Expeditions\b/g,
    'both of your Expeditions are $1',
  ),
  said(
    /\byou(?:'re| are) (ahead|behind|tied) in your (Hero|Companion) Expedition\b/g,
    'your $2 Expedition is $1',
  ),
  said(/\bmy (Hero|Companion) Expedition\b/g, 'your $1 Expedition'),
  said(/\bmy other Expedition\b/g, 'your other Expedition'),
  said(
    /\bless (?:for each|per) Ascended Expedition you control\b/g,
    'less for each of your Ascended Expeditions',
  ),
  said(/\b([A-Z]\w+s) have no abilities\b/g, '$1 lose their abilities'),
  said(/\b(\w+ cards in your \w+) have no abilities\b/g, '$1 lose their abilities'),
  said(/\bI'm in Reserve\b/g, "I'm in your Reserve"),
  said(/\b([Ee])xchange the boosts of two target (\w+s)\b/g, 'Target two $2 and exchange their boosts'),
  said(
    /\b([A-Z]\w+s|cards) you play with ((?:Base|Hand|Reserve) Cost [^.]*?) (?=costs? \{|(?:gain|lose|can't)\b)/g,
    '$1 with $2 you play ',
  ),
  said(/\bI'm the only ([A-Z]\w+) you control\b/g, 'you control no other $1s'),
  said(/\bno opponent controls an? ((?:[A-Z]\w+ )?[A-Z]\w+)\b/g, 'an opponent controls no $1s'),
  said(/\b([Ii]f|unless) no Character is facing me\b/g, '$1 there are no Characters facing me'),
  said(
    /\b[Aa]n opponent has (more|less) cards in (?:their |your )?(hand|Reserve) than you\b/g,
    'your opponent has $1 cards in their $2 than you',
  ),
  said(/( to)(?= gain \d+ (?:boosts?|\w+ counters?)\b)/g, '$1 have me'),
  said(/\bWhen I'm sent to Reserve\b/g, 'When I go to Reserve'),
  said(/\b([Rr])eturn me to your hand\b/g, "$1eturn me to my owner's hand"),
  said(/\ball my (\w+) counters\b/g, 'all $1 counters from me'),
  said(/\b([Tt])hat opponent (?!targets\b)/g, '$1hat player '),
  said(/, where X equals /g, ', where X is '),
  said(/\bResupply for each (?!of\b|player\b)/g, 'Resupply per '),
  said(/, up to (?:a max(?:imum)? of )?(\w+) (?:per activation|in total)\b/g, ', up to $1'),
  said(
    /(\bcards? per [^.—]*|\b[Cc]reates? [^.—]*\btokens? in [^.—]*|Resupply per [^.—]*), up to a max(?:imum)? of (?=\w)/g,
    '$1, up to ',
  ),
  said(/\bup to a maximum of\b/g, 'up to a max of'),
  said(/\bas many (cards|boosts) as (?:there are |the number of )/g, 'X $1, where X is the number of '),
  said(/(\{[VMO]\}|\/[+-]\d|\btokens? in [^.]*?) for each (?!of\b|player\b)/g, '$1 per '),
  said(/^While (?=[^.]*,)/g, 'If '),
  said(/^During Afternoon\b/g, 'During the Afternoon'),
  said(/ during Afternoon(?=[,.]| —)/g, ' during the Afternoon'),
  said(/\bon the top of (?=your|its|their)/g, 'on top of '),
  said(/\b(?:your )?opponents' (discard pile|Reserve|hand|deck)s\b/g, "your opponent's $1"),
  said(/^((?:If|When) [^.—]* would [^.—]*) — It\b/g, '$1, it'),
  said(/^((?:If|When) [^.—]* would [^.—]*) — I\b/g, '$1, I'),
  said(/(?<=When you Resupply — If )the card is\b/g, "it's"),
  said(
    /\b(?:your )?opponents must pay (\{\d\}) more to play ([^.]*)\./gi,
    '$2 your opponents play cost $1 more.',
  ),
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
  said(/\bPut the rest (?=in |on )/g, 'Put the other cards '),
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
  said(/\b(Sabotage|Resupply) twice\b/g, '$1, then $1'),
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
