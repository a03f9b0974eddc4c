import { inOtherWords as said, type Wording } from './wording.js';

/** What is said with fewer words, or in another order, than on cards, and means the same. */
export const looserWordings: readonly Wording[] = [
  said(
    /^((?!If |When |Unless )[A-Z][^.,:—"]*?) aren't (Defender|Eternal|Gigantic|Seasoned)(?=\.$)/g,
    '$1 lose $2',
  ),
  said(/\b([Rr])eady (me|it) or (?=an? )/g, '$1eady $2 or ready '),
  said(/\b((?:Exhausted )?Resupply|Sabotage), then do it again(?=[.,])/g, '$1, then $1'),
  // 1.1.6.j of edition 4.0: support abilities work in Reserve.
  said(/^I can't be played from Reserve(?=\.$)/g, "{I} I can't be played"),
  // 7.4.3.b of edition 4.0: that is all that Eternal says.
  said(/\bI don't go to Reserve during [Rr]est(?=\.)/g, "I'm Eternal"),
  said(/\b(Characters (?:[^.,:—"]* )?)don't go to Reserve during [Rr]est(?=\.)/g, '$1are Eternal'),
  said(/\b(you may) exchange (?=the boosts of (?:me|target \w+ ))/gi, '$1 have exchange '),
  said(
    /\b(have exchange|[Ee]xchange) the boosts of (me|target [^.,—]*?) and (me|(?:another )?target [^.,—]*?)(?=[.,])/g,
    (_, verb = '', one = '', other = '') => {
      const [named, last] = one === 'me' ? [other, one] : [one, other];
      const both = `${named} and ${last === 'me' ? 'I' : last} exchange boosts`;
      return verb.startsWith('E') ? `T${both.slice(1)}` : verb === 'exchange' ? both : `have ${both}`;
    },
  ),
  said(
    /\b((?:[Mm]y|[Yy]our (?:Hero|Companion)) Expedition|[Tt]he Expedition facing me) (can't move forward due to [^.,]*?) this (Day|turn|Afternoon)(?=\.)/g,
    (_, which = '', does = '', time = '') =>
      `${/^[MYT]/.test(which) ? `This ${time}` : `this ${time}`}, ${which[0]?.toLowerCase() ?? ''}${which.slice(1)} ${does}`,
  ),
  said(
    /\b([Ii]f|[Uu]nless) my Expedition is ([^,.]*), its Characters (?=are|have|gain|lose|can't|cost)/g,
    '$1 my Expedition is $2, Characters in my Expedition ',
  ),
  said(/\bPay (\{\d\}) more to play me in (?!a starting)/g, 'I cost $1 more in '),
  said(/\b([Ii]f|[Uu]nless) I'm facing an Ascended Expedition\b/g, '$1 the Expedition facing me is Ascended'),
  said(/\bthere's at least one card in your hand\b/g, 'you have one or more cards in your hand'),
  said(/\b(target (?:[A-Z]\w+ )*[A-Z]\w+s(?: [^.,]*?)?) both (?=gain|lose)/g, '$1 each '),
  said(/^I can be played from your discard pile(?=\.)/g, 'You may play me from your discard pile'),
  said(/\. If I (do|don't), /g, '. If you $1, '),
  said(/\bthan there are (?=cards? in )/g, 'than '),
  said(
    /(?<=\b(?:[Ll]ook at|[Rr]eveal) the top \w+ cards of your deck\.[^•]*\b[Pp]ut (?:up to )?(?:two|three|four))(?: of (?:them|these cards|those cards))? (?=in |on )/g,
    ' cards from these cards ',
  ),
  said(/\b([Dd]raws? (?:your|their) \w+ card) (?:in a|this) turn(?= —)/g, '$1 each turn'),
  said(/\beach of your ((?!Expeditions|Landmarks)[A-Z]\w+)s\b/g, 'each $1 you control'),
  said(
    /(?<![Oo]n )\bone of your ((?:(?:Boosted|Anchored|Asleep|Fleeting|exhausted|other) )?(?!Expeditions|Landmarks|Ascended|Mana|Reserve)[A-Z]\w+)s\b/g,
    'a $1 you control',
  ),
  said(/\bmine is (Ascended|ahead|behind|tied|In contact)\b/g, 'my Expedition is $1'),
  said(/\b(I'm) (not )?(ahead|behind|tied)(?=,|\.| —)/g, 'my Expedition is $2$3'),
  said(/\b([Dd]oubles?) the boosts (?:of|on) /g, '$1 the number of boosts on '),
  said(/\b(I'm in \{[VMO]\}) or (?=In contact\b)/gi, "$1 or if I'm "),
  said(/\bit's facing no Characters\b/g, "there's no Character facing it"),
  said(/\b(Augment target [^.,]*?) twice(?=[.,])/g, '$1, then $1'),
  said(
    /\b[Ii]f I have the (highest|lowest) (\{[VMO]\}|(?:Hand|Reserve|Base) Cost) among ([A-Z]\w+)s\b([^,.]*)/g,
    "if I'm the $3$4 with the $1 $2",
  ),
  said(/\b(during) (?:your|one of your) turns?(?= —)/g, '$1 your turn'),
  said(
    /^([A-Z]\w+s) in your Reserve (with [^.]*?) (?=costs? \{\d\} (?:less|more))/g,
    '$1 $2 in your Reserve ',
  ),
  said(
    /\b(?:both of )?your Expeditions are in the same Terrain\b/gi,
    ['{V}', '{M}', '{O}'].map((one) => `both of your Expeditions are in ${one}`).join(' or if '),
  ),
  said(/^When (an opponent|a player) passes before you(?= —)/g, 'When $1 passes, if you have not passed'),
  said(
    /\b([Pp]ut) (an? [^.,]*?|the top card of your deck) in Reserve,? exhausted(?=[.,])/g,
    '$1 $2 in Reserve, then exhaust it',
  ),
  said(
    /\b(puts) (an? [^.,]*?|the top card of their deck) in Reserve,? exhausted(?=[.,])/g,
    '$1 $2 in Reserve, then exhausts it',
  ),
  said(
    /^((?:\{I\} )?When I join) an (Ascended Expedition|Expedition in (?:\{[VMO]\}))(?= —)/g,
    "$1 an Expedition, if I'm in an $2",
  ),
  said(/\b(if I'm in) an Expedition in (\{[VMO]\})/g, '$1 $2'),
  said(/\b([Ii]f I have [^.]*? boosts?, [^.]*\. [Ii]f I have) (\d+ or (?:more|less)),/g, '$1 $2 boosts,'),
  said(/\b(gain \d+ (\w+) counters?[.,][^.]*\b[Ii]f I have) (\d+ or (?:more|less)),/g, '$1 $3 $2 counters,'),
  said(/\b([Ee]ach player) with ((?:no|\w+ or (?:more|less)) (?!cards)[A-Z])/g, '$1 who controls $2'),
  said(/\b([Ii]f) the (?:Resupplied|revealed) card (?:is|was) (?=an? )/g, "$1 it's "),
  said(/\b([A-Z]\w+s) among your Expeditions\b/g, '$1 in your Expeditions'),
  said(
    /\b([Rr]eturns? (?:up to )?(?:two|three|four) [^.,]*?) to their owner's hand\b/g,
    "$1 to their owners' hands",
  ),
  said(
    /\bDraw (?:an?|one) ([A-Z][^.]*? from (?:these cards|among them))(?=[.,]| and)/g,
    'Put a $1 in your hand',
  ),
  said(/\b(controls?) exactly one (?!(?:[A-Z]\w+ )*[A-Z]\w*s\b)(?=[A-Z])/g, '$1 only one '),
  said(/\b(I'm [^,.]*?|there are no other Characters in my Expedition) and facing /g, "$1 and I'm facing "),
  said(/\b([Ll]oses?) (its|their|my) boosts\b/g, '$1 all $2 boosts'),
  said(
    /\b([Rr])eturn(s?) ([^.,]*? from (?:your|their) discard pile) to (?:your|their) Reserve\b/g,
    '$1eturn$2 $3 to Reserve',
  ),
  said(/\bReturn ((?:(?! to )[^.,—])*?) to Reserve\b/g, 'Put $1 in Reserve'),
  said(/\breturn ((?:(?! to )[^.,—])*?) to Reserve\b/g, 'put $1 in Reserve'),
  said(/\blose (\d) (\{[VMO]\})/g, 'have -$1 $2'),
  said(/\bloses (\d) (\{[VMO]\})/g, 'has -$1 $2'),
  said(
    /\b((?:you|your opponents) play(?: from (?:hand|Reserve))?) enter(?: play| the Expedition zone)? with (?=\d+ (?:boosts?|\w+ counters?)\b)/g,
    '$1 gain ',
  ),
  said(/\b((?:other )?[A-Z]\w+s?) with (?:one or more |an? |any )?boosts?(?! on)\b/g, 'Boosted $1'),
  said(/\b([Yy]ou) have (more|less) ((?!Mana)[A-Z]\w+s) (?=than your opponent\b)/g, '$1 control $2 $3 '),
  said(/\bGain control of\b/g, 'Take control of'),
  said(/\bgain control of\b/g, 'take control of'),
  said(/\b[Bb]oth players ([a-z]+)(?= )/g, 'each player $1s'),
  said(/\b[Bb]oth players Resupply\b/g, 'each player Resupplies'),
  said(/\bI'm (Tough \d|Gigantic|Defender|Eternal|Seasoned) this (turn|Afternoon|Day)\b/g, "this $2, I'm $1"),
  said(/ as an exhausted Mana Orb\b/g, ''),
  said(/\bAdd (\d \w+ counters?|\d boosts?) to\b/g, 'Put $1 on'),
  said(/\badd (\d \w+ counters?|\d boosts?) to\b/g, 'put $1 on'),
  said(/\b(terrains) in my region\b/g, '$1 in my Expedition'),
  said(/^[Ee]xhausted ([^.]*? in your Reserve) can be played\./g, 'You may play exhausted $1.'),
  said(/(?<!\beach )\bgain (\d+ (?:boosts?|\w+ counters?)) each(?=[.,])/g, 'each gain $1'),
  said(/\bfor each of the ((?:other |exhausted )?(?:[A-Z][a-z]+ )?(?:[A-Z][a-z]+|card|token))s\b/g, 'per $1'),
  said(/(?<!^)\bthe Resupplied card\b/g, 'it'),
  said(/\b(You may play [A-Z]\w+s) from (?:your )?Reserve (?=for \{\d\} less)/g, '$1 in your Reserve '),
  said(
    /\b(you play this (?:turn|Afternoon|Day) gains) (Fleeting|Anchored|Asleep) and (\d+ (?:boosts?|\w+ counters?))(?=\.)/g,
    '$1 $3 and $2',
  ),
  said(/\b(I'm in \{[VMO]\}) and (?=(?:Boosted|Fleeting|Anchored|Asleep|In contact)\b)/gi, "$1 and I'm "),
  said(/\b([Ss]abotages?) one or more cards\b/g, '$1 one or more objects'),
  said(/^((?!(?:[^"]*[,:] )?[Yy]our [^",.:]*? have: ")[A-Z][^".]*?) have: "/g, '$1 have "'),
  said(/\b(its|their) new (?=Expedition)/g, '$1 '),
  said(/\bReturn ((?:(?! to )[^.,—])*?) to the top of your deck\b/g, 'Put $1 on top of your deck'),
  said(/\breturn ((?:(?! to )[^.,—])*?) to the top of your deck\b/g, 'put $1 on top of your deck'),
  said(
    /\byou control (\w+ or (?:more|less)) ([A-Z]\w+s) with (?:a )?different (Base Cost)s?\b/g,
    '$1 $2 you control have a different $3',
  ),
  // What happens otherwise is of the effect: so is the condition.
  said(
    /^(When [^—]*?), if ([^—,]*) — (?!If |[^."]*\bunless\b)([^."]*\. Otherwise, )/g,
    (_all, when: string, condition: string, rest: string) =>
      `${when} — If ${condition}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`,
  ),
  said(/(^|[}:—] )(Target (?:an?|another) [^.,]*), it (?=[a-z])/g, '$1$2. It '),
  said(/\bif I wasn't (?=[A-Z])/g, 'if I was not '),
  said(
    /^(When I(?: leave the Expedition zone| leave play|'m sacrificed|'m discarded| go to Reserve)[^—,]*) — If my Expedition was ([a-zA-Z]+(?: or tied| contact)?), /g,
    '$1, if my Expedition was $2 — ',
  ),
  said(
    /\b(its|my) (\{[VMO]\}|(?:Hand|Reserve|Base) Cost) is (greater|less) than mine\b/g,
    '$1 $2 is $3 than my $2',
  ),
  said(
    /\bmy (\{[VMO]\}) is (greater|less) than (?:the \1|that) of (each|any) (?=[A-Z]|of them\b)/g,
    (_all, terrain: string, than: string, each: string) =>
      `I have ${than === 'greater' ? 'more' : 'less'} ${terrain} than ${each} `,
  ),
  said(
    /\b(if|while|unless) your Hero is (exhausted|ready)\b/gi,
    (_all, when: string, how: string) =>
      `${when} you control ${how === 'ready' ? 'a ready' : 'an exhausted'} Hero`,
  ),
  said(
    /\b(When) (?:your opponent's|another player's|the opponent's) Expedition(?= )/g,
    "$1 an opponent's Expedition",
  ),
  said(/\b([Pp]ut|[Rr]eturn|[Ee]xhaust) one (?=card from your (?:hand|Reserve)\b)/g, '$1 a '),
  // Each is held against the Expedition that it faces.
  said(/\b(the Expedition facing me is (?:ahead|behind))(?: of)? (?:mine|my Expedition)\b/gi, '$1'),
  said(
    /\b(discards? )(a card) at random(?! from)/g,
    (_all, verb: string) => `${verb}a random card from ${verb === 'discards ' ? 'their' : 'your'} hand`,
  ),
  said(
    /\b(your|their) discard pile contains ([^,.—]* cards?|an? [A-Z]\w+)\b/g,
    'there are $2 in $1 discard pile',
  ),
  said(/\b([Rr]emove) a ((?:\w+ )?counter from)\b/g, '$1 1 $2'),
  said(/\b(get)(s?) (?=[+-]\d)/g, (_all, _verb, one: string) => (one === 's' ? 'has ' : 'have ')),
  said(/\bat the top of (?=(?:your|its owner's|their owner's|their) deck\b)/g, 'on top of '),
  said(/\b(I)(?: am|'m) (?=\d+\/\d+\/\d+)/g, '$1 have base statistics '),
  said(
    /\b(are|is) (?=\d+\/\d+\/\d+)/g,
    (_all, verb: string) => `${verb === 'is' ? 'has' : 'have'} base statistics `,
  ),
  said(/\b(the player) with (the (?:most|fewest) (?!Mana\b|cards?\b))/gi, '$1 who controls $2'),
  said(
    /\b(goe?s?) from (the Expedition zone|the Landmark zone|your \w+) to Reserve\b/g,
    '$1 to Reserve from $2',
  ),
  said(
    /\byour next (Character|Spell|Permanent|card)(?= this (?:turn|Afternoon|Day)\b)/gi,
    'the next $1 you play',
  ),
  said(/\ban Expedition of yours\b/g, 'one of your Expeditions'),
  said(/ as if I(?: had been|'d been| was) played from (?:Reserve|hand)(?=[.,])/g, ''),
  said(/^When a (\{[DT]\}) ability is activated(?= —)/g, 'When a player activates a $1 ability'),
  said(/\balso activates (its|their) (\{[jhr]\}) abilities one more time\b/g, 'activates $1 $2 abilities'),
  said(/\bon that target\b/g, 'on it'),
  said(
    /\b([Rr]eady|[Ee]xhaust|[Dd]iscard|[Ss]acrifice) that (?:Permanent|Character|card|token|Landmark)(?=[.,])/g,
    '$1 it',
  ),
  said(
    /(^|[,.—:] )[Tt]hat (?!Expedition|Hero|Landmark limit)[A-Z]\w+ (?=(?:gains|loses|switches|defects|activates) )/g,
    '$1it ',
  ),
  said(/\bI lose all (\w+) counters from me\b/g, 'remove all $1 counters from me'),
  said(/\b(a \{[DT]\} ability was) already (?=activated this turn)/g, '$1 '),
  said(
    /\b(If you put an? [^.,]* in Reserve this way, you may return it) to your hand\b/g,
    "$1 to its owner's hand",
  ),
  said(
    /\b([Rr]eturn an? (?:[A-Z]\w+ )*[A-Z]\w+ (?:you control|from my Expedition)) to your hand\b/g,
    "$1 to its owner's hand",
  ),
  // "… is equal to X, …. If it is less, …": than that number.
  said(
    /\b([Ii]f its (Hand|Reserve|Base) Cost is equal to )([^.,•]*)(, [^.•]*\. If its \2 Cost is (?:less|greater))(?=,)/g,
    '$1$3$4 than $3',
  ),
  // "Exhaust any number of Permanents. If you exhaust two or more this way, …"
  said(
    /\b(discard|exhaust|sacrifice) any number of ([A-Z]\w+|cards)(?! or |, [A-Z])[^.•]*(?:\. If you \1(?:e?d)? \w+ or more this way, [^.•]*)+/g,
    (all: string, verb: string, those: string) =>
      all.replace(
        new RegExp(`If you ${verb}(?:e?d)? (\\w+ or more) this way`, 'g'),
        `If you ${verb}${verb.endsWith('e') ? 'd' : 'ed'} $1 ${those} this way`,
      ),
  ),
];
