import { inOtherWords as said, type Wording } from './wording.js';

const time = '(?:turn|Afternoon|Day)';
const statuses = '(?:Fleeting|Anchored|Asleep|Boosted|exhausted)';
/** "Spells", "other Robots": what a player plays, in words that end no sentence. */
const cards = String.raw`(?:(?:[Cc]ards|[A-Z]\w+s)(?: or [A-Z]\w+s)?)`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "You play a Spell for the first time each Day": your first one. */
const firstOfYours = (_all: string, verb: string, what: string, each: string): string =>
  `${verb} ${verb.endsWith('s') ? 'their' : 'your'} first ${what} ${each}`;

/** When something happens or holds, said in another place: of first times, durations and what is played meanwhile. */
export const timelyWordings: readonly Wording[] = [
  said(new RegExp(String.raw`\b[Ff]or the rest of (?:this|the) (${time})\b`, 'g'), 'this $1'),
  said(/\b[Uu]ntil (?:the )?next Rest\b/g, (all) => `${all.charAt(0)}ntil Rest`),
  // A first time is of each time that begins anew.
  said(
    new RegExp(String.raw`^(When [^—]*?) for the first time (?:in )?(?:this|each|a|every) (${time})(?= —)`),
    '$1 for the first time each $2',
  ),
  said(
    new RegExp(
      String.raw`^When (you|an opponent|a player) first ((?!pass)\w+)([^—]*?) (?:this|each) (${time})(?= —)`,
    ),
    'When $1 $2$3 for the first time each $4',
  ),
  said(
    new RegExp(
      String.raw`^The first time each (${time}),? (?:that )?([^,.]*?), (?!(?=.*\b(?:instead|would)\b))(\w)`,
    ),
    (_all, each, event, first = '') => `When ${event} for the first time each ${each} — ${capital(first)}`,
  ),
  said(
    new RegExp(
      String.raw`^The (first|second|third) time (?!.*\b(?:instead|would)\b)([^,.]*?) each (${time}), (\w)`,
    ),
    (_all, nth, event, each, first = '') =>
      `When ${event} for the ${nth} time each ${each} — ${capital(first)}`,
  ),
  said(
    new RegExp(
      String.raw`(?<=^When (?:you|an opponent|a player) )(plays?|draws?) an? ((?:(?!another|token)[^,—.])*?) for the first time (each ${time})(?= —)`,
    ),
    firstOfYours,
  ),
  // How long it holds is said last of what is played meanwhile.
  said(
    new RegExp(
      String.raw`\b(${cards} (?:you|your opponents) play(?: from (?:your |their )?(?:hand|Reserve))?) (this ${time}) ((?:cost|gain|lose|have) [^.,"]*)(?=[.,])`,
      'g',
    ),
    '$1 $3 $2',
  ),
  said(/(^|[}:—.,] )Opponents (?=can't|may)/g, '$1Your opponents '),
  said(/(?<=\bby [A-Z]\w+s) opponents play\b/g, ' your opponents play'),
  // Whose they are, of what is played: who plays it.
  said(/\b[Yy]our ([A-Z]\w+s)(?= cost \{)/g, '$1 you play'),
  said(/^Your Spells(?= (?:gain|lose|have) Fleeting)/g, 'Spells you play'),
  said(/\b(?:[Yy]our )?[Oo]pponents?'s? ([A-Z]\w+s)(?= cost \{)/g, '$1 your opponents play'),
  said(
    new RegExp(
      String.raw`\b[Tt]he cost of (${cards} (?:you|your opponents) play(?: from (?:hand|Reserve))?) is (increased|reduced) by (\{\d\})`,
      'g',
    ),
    (_all, what, way, mana) => `${what} cost ${mana} ${way === 'increased' ? 'more' : 'less'}`,
  ),
  said(
    /\b([Tt]he next [^.,]*?) (?:an|your|each) opponent plays (this \w+) costs (\{\d\}) (more|less)/g,
    '$1 your opponent plays $2 costs $3 $4',
  ),
  // What is chosen of a hand that is revealed.
  said(
    /(?<=\b(?:reveals?|[Ll]ook at) (?:their|[a-z' ]+'s) hand\. )(You may c|You c|C)hoose (an? [^.,]*?) (?:in|from) (?:it|their hand)(?=[., ])/g,
    (_all, may = '', what = '') => `${may === 'You may c' ? 'You may choose' : 'Choose'} ${what} from it`,
  ),
  said(
    /(?<=\bhand\. )(You may c|C)hoose (an? [^.,]*?) (from it|revealed this way) and (discard it|put it in (?:their|its owner's) Reserve)(?=[.,])/g,
    (_all, may = '', what, from, does = '') => {
      const verb = does.startsWith('put') ? 'put' : 'discard';
      const said = may === 'C' ? verb.charAt(0).toUpperCase() + verb.slice(1) : `You may ${verb}`;
      return `${said} ${what} ${from}${verb === 'put' ? ' in Reserve' : ''}`;
    },
  ),
  said(/\b([Ss]pend (?:up to )?\d) (\w+ counter)s? from me\b/g, '$1 of my $2s'),
  said(/\b([Ss]pend (?:up to )?\d) boosts? from me\b/g, '$1 of my boosts'),
  said(/\bwith the fewest (?=boosts|\w+ counters)/g, 'with the least '),
  said(
    /\b([Ii]f|[Uu]nless) I have the (most|least|fewest) (boosts|\w+ counters) among (?=[A-Z])/g,
    (_all, when, most, what) => `${when} I have the ${most === 'fewest' ? 'least' : most} ${what} among `,
  ),
  said(/\b([Mm]ove) a (boost|\w+ counter)(?= from)/g, '$1 1 $2'),
  // What is done in turns of several cards of one's deck.
  said(
    /(?<=\b(?:[Dd]iscard|[Rr]eveal) the top \w+ cards of your deck\. )If (\w+(?: or more)? of them (?:are|is an?)) ([A-Z]\w+)(?=, )/g,
    (all, many = '', what = '', ...[at, line]) => {
      const verb = /reveal/i.test(String(line).slice(0, Number(at))) ? 'revealed' : 'discarded';
      const number = many.replace(/ of them .*$/, '');
      if (number === 'one' && many.endsWith('is a')) return `If you ${verb} one or more ${what}s this way`;
      return many.endsWith('are') && number.endsWith(' or more')
        ? `If you ${verb} ${number} ${what} this way`
        : all;
    },
  ),
  said(
    /(?<=\bLook at the top two cards of your deck\. Put one [^.]*? and the other on the (?:top|bottom))(?=\.)/g,
    ' of your deck',
  ),
  // Mana Orbs come exhausted, unless something else is said (3.2.9.b).
  said(/\b(in (?:your|their) Mana zone) exhausted\b/g, '$1'),
  said(/\b([Cc]hooses? (?:one|two|three)) of(?: the following| these)?(?=:)/g, '$1'),
  said(/\b[Aa]n opponent chooses (?=(?:one|two|three):)/g, 'your opponent chooses '),
  said(/\b([Cc]hooses? (?:one|two|three)): ([^•:.]+;[^•:.]+)\.$/g, (_all, chooses, modes = '') =>
    [`${chooses}:`, ...modes.split(/; (?:or |and )?/).map((mode) => `• ${capital(mode)}.`)].join('\n'),
  ),
  said(
    /\b([Ii]f you would) roll a die, roll two dice and (?:choose|use|keep) one(?: result| of (?:them|the results))? instead\b/g,
    '$1 roll one or more dice, instead roll that many dice plus one and ignore the roll of your choice',
  ),
  said(/\b([Rr]eveals?) a card from (their|your) hand at random\b/g, '$1 a random card from $2 hand'),
  said(/^(When I join an Expedition —[^.]*?\bCharacters?) (?:in it|there)\b/g, '$1 in my Expedition'),
  said(/\b([Ss]pend) X ([A-Z]\w+) counters from me\b/g, '$1 X of my $2 counters'),
  said(/\bjoins mine\b/g, 'joins my Expedition'),
  said(/\b(on|to) (?:the region my Expedition is in|my Expedition's region)\b/g, '$1 my region'),
  said(
    /\b(Markers? (?:from any region )?(?:on|to)) ((?:your (?:\w+ )?|your opponent's (?:\w+ )?|target (?:opponent's )?)Expedition)'s region\b/g,
    '$1 the region of $2',
  ),
  said(/\b(play) from your Reserve (?=don't gain|gain|lose|cost)/g, '$1 from Reserve '),
  said(
    /\b([A-Z]\w+) (with the (?:most|least|highest|lowest) (?:boosts|\w+ counters|\{[VMO]\}|(?:Hand|Base|Reserve) Cost)) among \1s ((?:you control|your opponents control|an opponent controls|in play|facing me|in my Expedition|in your Expeditions|in your Reserve))/g,
    '$1 $3 $2',
  ),
  said(/\b((?:[Mm]y|[Yy]our) (?:\w+ )?Expedition|the Expedition facing me) isn't\b/g, '$1 is not'),
  said(
    /\b(each|per) (?:Expedition of yours|Expedition you control) that's\b/g,
    "each of your Expeditions that's",
  ),
  said(/\b(each of your Expeditions) that are (?=behind|ahead|tied|Ascended|In contact)/g, "$1 that's "),
  said(/\b(have|has|haven't|have not) passed this (?:Day|Afternoon)\b/g, '$1 passed'),
  said(
    /\b([Ii]f|[Uu]nless) (I'm (?:not )?(?:In contact|Boosted|Fleeting|Anchored|Asleep)) and (?=(?:In contact|in contact|Boosted|Fleeting|Anchored|Asleep)\b)/gi,
    "$1 $2 and I'm ",
  ),
  said(
    /\b([Dd]iscards?) (a|two|three) cards? from (your|their) (hand|Reserve) at random\b/g,
    (_all, verb, number = '', whose, zone) =>
      number === 'a'
        ? `${verb} a random card from ${whose} ${zone}`
        : `${verb} ${number} random cards from ${whose} ${zone}`,
  ),
  said(/\bthe Expedition facing me contains (no|\w+ or more) ([A-Z]\w+s)\b/g, 'there are $1 $2 facing me'),
  said(/\bthe Expedition facing me contains (an? [A-Z]\w+)\b/g, "there's $1 facing me"),
  said(
    /\beach of your Expeditions contains (an? [^,.]*?)(?=,|\.)/g,
    "there's $1 in each of your Expeditions",
  ),
  said(/\bmy new Expedition\b/g, 'my Expedition'),
  said(/\bof that deck\b/g, "of its owner's deck"),
  said(
    /\b(?:You may p|P)ay any amount of mana(?:\. (?:If you do, )?)([^.]*?) that many (boosts|cards|\w+ counters)(?=\.)/gi,
    (_all, does = '', what) =>
      `You may pay {X}. If you do, ${does.replace(/^(?!I )[A-Z]/, (first) => first.toLowerCase())} X ${what}`,
  ),
  said(/\b([Dd]istribute \w+ boosts among) any number of target\b/g, '$1 any target'),
  said(/\b([Dd]istribute \w+ boosts among) (?=[A-Z]\w+s\b)/g, '$1 any '),
  said(
    /\b(The (?:first|second|third) [^.,]*? each \w+) enters(?: play| the Landmark zone| the Expedition zone)? with (?=\d)/g,
    '$1 gains ',
  ),
  said(
    /\b(an?|another) (Character(?: you control| your opponents control)?) would go to Reserve(?! from)/gi,
    '$1 $2 would go to Reserve from the Expedition zone',
  ),
  said(
    /\b(target (?:[A-Z]\w+ )?Character(?: you control| your opponents control)?) would go to Reserve(?! from)/g,
    '$1 would go to Reserve from the Expedition zone',
  ),
  said(/\beach opponent's (?=Landmarks\b)/g, "your opponent's "),
  said(/\b([Ii]f) it had (Base|Hand|Reserve) Cost (\{\d\} or (?:more|less))(?=,)/g, '$1 its $2 Cost was $3'),
  said(/\b([Yy]our(?: opponent(?:'s|s'))?|[Aa]ll) Landmark (limits?)\b/g, '$1 Landmarks $2'),
  said(
    /^(?:Each player's )(Reserve|Landmark)s? limit is (?=increased|reduced)/g,
    (_all, zone) => `All ${zone === 'Reserve' ? zone : 'Landmarks'} limits are `,
  ),
  said(
    /^(Reserve|Landmark)s? limits are (?=increased|reduced)/g,
    (_all, zone) => `All ${zone === 'Reserve' ? zone : 'Landmarks'} limits are `,
  ),
  said(/\b[Tt]hat (?:card|Character|Permanent)'s (?=Expedition\b|controller\b|owner\b)/g, 'its '),
  said(/(tokens?) distributed among your Expeditions\b/g, '$1, distributed among your Expeditions'),
  said(
    /^(When (?:my|your \w+) Expedition moves forward) — If it moved forward due to (\{[VMO]\}), ([a-zI])/,
    (_all, when, terrain, first = '') => `${when} due to ${terrain} — ${capital(first)}`,
  ),
  said(/^(When my Expedition [^—]*— If I'm) alone in it\b/, '$1 alone in my Expedition'),
  said(/\bboth Expeditions you control\b/g, 'both of your Expeditions'),
  said(/\bthan each opponent(?=,|\.| —)/g, 'than your opponent'),
  said(
    /\b(if) the Expedition facing me has (more|less|fewer) (Characters|Permanents) than (?:mine|my Expedition)\b/gi,
    '$1 there are $2 $3 facing me than in my Expedition',
  ),
  said(/\b([Ii]f you)(?:'ve| have) Resupplied (?=this (?:turn|Day|Afternoon))/g, '$1 Resupplied '),
  said(/^((?:\{I\} )?When) my number of (boosts|\w+ counters) reaches (\d)(?= —)/, '$1 I have $3 or more $2'),
  said(/(?<=(?:^|[.}—] )You may [^.]*\. )Otherwise, (?=[a-z])/g, "If you don't, "),
  said(
    /\b[Yy]our opponent's next (Character|Spell|Permanent|card) (this (?:turn|Afternoon|Day))/g,
    'the next $1 your opponent plays $2',
  ),
  said(/\b(would move forward due to \{[VMO]\}, it moves forward one more region)\./g, '$1 instead.'),
  said(/\b([Tt]arget) Ascended Expedition\b/g, "$1 Expedition that's Ascended"),
  said(/\bfor each of your Expeditions in (?=\{[VMO]\})/g, 'per Expedition you control in '),
  said(/\b[Uu]ntil Rest, ((?:up to \w+ )?(?:another )?target [^.,]*)\./g, '$1 until Rest.'),
  // What is played has been played by then: another one is a second.
  said(
    /^((?:\{I\} )?When you play an? ([A-Z]\w+|card)\b[^—]* — If you)(?:'ve| have)? played another (?:\2|card)(?= this (?:turn|Day|Afternoon))/g,
    (all, before, what) => `${before} played two or more ${all.endsWith('another card') ? 'card' : what}s`,
  ),
  // "It" would be what the trigger is about.
  said(
    /^(When [^—]* — If your Hero is (?:ready|exhausted), (?:you may )?(?:exhaust|ready)) it\b/g,
    '$1 a Hero you control',
  ),
  said(
    /\b[Ii]f (?:your|an|the) opponent's Hero is (ready|exhausted)\b/g,
    (all, how) => `${all.charAt(0)}f an opponent controls a${how === 'ready' ? '' : 'n'} ${how} Hero`,
  ),
  said(
    /^When your Hero (?:becomes|is) (exhausted|readied|ready)(?= —|,)/g,
    (_all, how) => `When a Hero you control is ${how === 'exhausted' ? how : 'readied'}`,
  ),
  said(/\b([Ii]f I) now (?=have|am)/g, '$1 '),
  said(/\b(it's (?:ahead|behind))(?: of)? mine\b/g, '$1'),
  said(
    /\b([Ii]f|[Uu]nless) I have (more|less) (\{[VMO]\}) than (\{[VMO]\})(?=,|\.)/g,
    (_all, when, than, one, other) =>
      `${when} my ${one} is ${than === 'more' ? 'greater' : 'less'} than my ${other}`,
  ),
  said(/\beach opponent's (?=Reserve\b|hand\b|deck\b)/g, "your opponent's "),
  said(
    /^(?!When |If |At |\{)([^—:"]*?) while (I'm [^.,]*|you control [^.,]*|my Expedition is [^.,]*)\.$/,
    '$1 if $2.',
  ),
  said(/\bis sent to your Reserve\b/g, 'goes to your Reserve'),
  said(/\bput the others (?=on |in )/g, 'put the other cards '),
  said(/(?<=\bRoll a die\.[^•]*)\bIf you rolled an? (\d)(?=,)/g, 'If the result is $1'),
  said(
    /\b([Ii]f|[Uu]nless) you (?:didn't play|haven't played|have not played) (?:another|an?other|any other) (card|Spell|Character|Permanent)s? this turn\b/g,
    '$1 you played no other $2s this turn',
  ),
  said(
    /\b([Ii]f|[Uu]nless) my Expedition has more (\{[VMO]\}) than the Expedition facing (?:me|it)\b/g,
    '$1 the $2 of my Expedition is greater than the $2 of the Expedition facing me',
  ),
  said(
    /\bthe total (\{[VMO]\}) of my Expedition is (greater|less) than (?:that|the total \1) of the Expedition facing (?:me|it)\b/g,
    'the $1 of my Expedition is $2 than the $1 of the Expedition facing me',
  ),
  said(
    /\b([Ii]f) you have (an? (?!card\b)[A-Z][^,.]*?) in (?:your )?Reserve(?=,)/g,
    "$1 there's $2 in your Reserve",
  ),
  said(/\b(controls?) (an? [A-Z]\w+), an? ([A-Z]\w+),? or an? ([A-Z]\w+)(?=,|\.)/g, '$1 $2, $3 or $4'),
  said(/\bjoins your Reserve\b/g, 'goes to your Reserve'),
  said(
    /^When I join an Expedition that's (ahead|behind|tied) — /,
    'When I join an Expedition, if my Expedition is $1 — ',
  ),
  said(/^(When you put a card) in Reserve from your hand(?= —)/, '$1 from your hand in Reserve'),
  said(
    /\b[Ii]f (?:your|an) opponent's (Reserve|hand) has (more|less|fewer) cards than yours\b/g,
    (all, zone, than) =>
      `${all.charAt(0)}f your opponent has ${than === 'more' ? than : 'less'} cards in their ${zone} than you`,
  ),
  said(
    /\b([Ii]f|[Uu]nless) you(?: have)?(?: already)? passed(?: already)?(?: this (?:Day|Afternoon))?(?=,|\.)/g,
    '$1 you have passed',
  ),
  said(/\byour discard pile has (\w+ or (?:more|less) cards)\b/g, 'there are $1 in your discard pile'),
  said(/^(When you) (exhaust|ready) your Hero(?= —)/g, '$1 $2 a Hero you control'),
  said(
    /^(When I leave[^—]*?) — ([^.]*?) (?:for each|per) boost I had\.$/g,
    '$1, for each of my boosts — $2.',
  ),
  said(
    / and (?:put )?the (?:others|rest|other cards) in your discard pile\b/g,
    ' and discard the other cards',
  ),
  said(/\b(have|has) (\d) more in each (?:of (?:my|its|their) )?statistics?\b/g, '$1 +$2/+$2/+$2'),
  said(
    new RegExp(
      String.raw`\b((?:[Tt]arget|[Aa]nother|[Ee]ach|[Aa]n?|[Ww]ith no|other)) ([A-Z]\w+) that (?:isn't|is not|aren't) (${statuses})\b`,
      'g',
    ),
    (_all, article, what, status) =>
      `${article === 'an' || article === 'An' ? article.slice(0, 1) : article} non-${status} ${what}`,
  ),
  said(
    /\b([Rr]eturn) to (its owner's hand|their owners' hands) ((?:(?:up to \w+ )?(?:another )?(?:other )?target|the|an?|another|each|all) [^.,]*)/g,
    '$1 $3 to $2',
  ),
  said(/\bthan an opponent(?=,|\.| —)/g, 'than your opponent'),
  said(/\bboth your Expeditions\b/g, 'both of your Expeditions'),
  said(/\bcontrol no ((?:[A-Z]\w+ )*?)(?!Hero\b)([A-Z]\w+[a-rt-z])(?=,|\.| —)/g, 'control no $1$2s'),
  said(/(Mana zone) exhausted(?=[.,]| instead)/g, '$1'),
  said(/\b[Mm]y Expedition's region\b/g, 'my region'),
  // Both are targets, one after the other.
  said(
    /\bTarget an? ([^,.]*?) and (another|an?) ([^,.]*?) and exchange their boosts\b/g,
    (_all, one: string, article: string, other: string) =>
      `Target ${one} and ${article === 'another' ? 'another target' : 'target'} ${other} exchange boosts`,
  ),
  // What comes before it stands on a line of its own.
  said(/^Then, ([a-zA-Z])/g, (_all, first: string) => first.toUpperCase()),
  said(
    /\b((?:[A-Z]\w+s?|cards?|tokens?)) controlled by (your opponents?|an opponent)(?! would)\b/g,
    (_all, what: string, who: string) =>
      `${what} ${who === 'an opponent' ? 'an opponent controls' : 'your opponents control'}`,
  ),
  said(/\b([Tt])arget opponent's (Hero)\b(?! Expedition)/g, '$1arget $2 your opponents control'),
];
