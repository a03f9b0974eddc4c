import { hasNeeded, neededWords } from './needed-words.js';
import { remembered } from './syntax/beginning.js';
import { synonyms } from './synonyms.js';
import type { Wording } from './wording.js';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const older = (pattern: RegExp, today: Wording['today']): Wording => ({ older: pattern, today });

/** How templates of card text have changed: each is the same in other words. */
const wordings: readonly Wording[] = [
  older(
    /\b([Ii]f you would) roll a die, roll two dice and (?:choose|use|keep) one(?: result| of (?:them|the results))? instead\b/g,
    '$1 roll one or more dice, instead roll that many dice plus one and ignore the roll of your choice',
  ),
  older(/\b([Yy]our(?: opponent(?:'s|s'))?|[Aa]ll) Landmark (limits?)\b/g, '$1 Landmarks $2'),
  // What comes before it stands on a line of its own.
  older(/^Then, ([a-zA-Z])/g, (_all, first: string) => first.toUpperCase()),
  older(/\bI am\b/g, "I'm"),
  older(
    /\b(is|are|'m) (an? [A-Z]\w+|[A-Z]\w+s) in addition to (?:its|their|my) other (?:sub-?)?types\b/g,
    '$1 also $2',
  ),
  ...numbers.map((word, index) =>
    older(new RegExp(`\\b${word}(?= or (?:more|less) (?:boosts|\\w+ counters)\\b)`, 'gi'), String(index + 1)),
  ),
  ...numbers.map((word, index) =>
    older(new RegExp(`\\b${word}(?= of my \\w+ counters?\\b)`, 'gi'), String(index + 1)),
  ),
  older(/\b(gains?) an? (?=\w+ counter\b)/gi, '$1 1 '),
  older(/\btargets, (?=\w)/g, 'target '),
  older(/\bdoes Resupply\b/g, 'Resupplies'),
  older(/\bThen you may\b/g, 'Then, you may'),
  older(/\bsacrifice one (?!or more\b)(?=\w)/gi, 'sacrifice a '),
  older(/\bdiscard one card\b/gi, 'discard a card'),
  older(/\b(?<=[Ee]xchange (?:target|another|a) card) from(?= your Reserve\b)/g, ' in'),
  older(/\b([Cc])reate one (?=[A-Z])/g, '$1reate a '),
  older(/\b(am|are|you're|I'm) first player\b/g, '$1 the first player'),
  older(/\b(if|unless) you are\b/gi, "$1 you're"),
  older(/\banother target player\b/g, 'target opponent'),
  older(/\bbecome first player\b/g, 'become the first player'),
  older(/\bthere is\b/g, "there's"),
  older(/\bis first player\b/g, 'is the first player'),
  older(/played but I can/, 'played, but I can'),
  older(/\bthat (?:Character|card)(?= [a-z])/g, 'it'),
  older(/\bThen (?=[a-z])/g, 'Then, '),
  older(/[,;] otherwise,? /g, '. Otherwise, '),
  older(/\balso (?=gains?\b|receive\b)/g, ''),
  older(/\{M\}, and \{O\}/g, '{M} and {O}'),
  older(/\bthere are (?=[\w ]+ base statistics)/g, 'you have '),
  older(/don't prevent it from moving/g, "don't prevent my Expedition from moving"),
  older(/\b(I|I would|me) go to your Reserve\b/g, '$1 go to Reserve'),
  older(/\bcontrolled by another player\b/g, 'your opponents control'),
  older(
    /\b(if|unless) (\w+) or more cards are in your discard pile/gi,
    '$1 there are $2 or more cards in your discard pile',
  ),
  older(/\bfrom target Expedition\b/g, 'in target Expedition'),
  older(/\bthe Expeditions facing me\b/g, 'the Expedition facing me'),
  older(/\byou may then\b/g, 'you may'),
  older(/\bIgnore my ability\b/g, 'Ignore my abilities'),
  older(/\bone or more of your Expeditions are\b/g, 'at least one of your Expeditions is'),
  older(/\b(Characters?) in the Expedition facing me\b/g, '$1 facing me'),
  older(/(up to a max of \d+) boosts? on me\b/g, '$1'),
  older(/\bResuppl(y|ies) again\b/g, 'Resuppl$1'),
  older(/\bexhaust a card from your Reserve\b/g, 'exhaust a card in your Reserve'),
  older(/\bto play me for (\{\d\}) less\b/g, 'to reduce my cost by $1'),
  older(/\bI'm facing a Character\b(?=,|\.| —|:)/g, "I'm facing one or more Characters"),
  older(/\bbecomes first player\b/g, 'becomes the first player'),
  older(/\bmay target an opponent, they (\w+?)s?\b/g, 'may have target opponent $1'),
  older(/(\d\/\d\/\d) in (?=\w)/g, '$1 token in '),
  older(/\b((?:two|three|four) target [A-Z]\w+) (gain|lose)\b/g, '$1 each $2'),
  older(/\bPlay me for (\{\d\}) less\b/g, 'I cost $1 less'),
  older(/, and (?=discard |put )/g, ' and '),
  older(/^(\{\d\}), \{T\}:/, '{T}, $1:'),
  older(/\byour opponent's Expedition facing me\b/gi, 'the Expedition facing me'),
  older(/\bit is (?!not\b)/g, "it's "),
  older(/\bin contact\b/gi, 'In contact'),
  older(/\b(to Reserve) from anywhere\b/g, '$1'),
  older(/\b(\w+) (cards|boosts?|\w+ counters|counters) or (more|less)\b/g, '$1 or $3 $2'),
  older(
    /\b(if|unless) ((?:\w+) or (?:more|less) (?!Expeditions\b)[\w ]+?s) are in /gi,
    '$1 there are $2 in ',
  ),
  older(/\bthere's at most (\w+) cards? in your hand\b/g, 'you have $1 or less cards in your hand'),
  older(/\byou have ([\w ]+ )cards in Reserve\b(?! than)/g, 'you have $1cards in your Reserve'),
  older(
    /(?<!at least |only |exactly )\b(?:one or more|one) of your Expeditions is\b/g,
    'at least one of your Expeditions is',
  ),
  older(/\bThat Character (?=gains|loses)/g, 'It '),
  older(/\b(\d) boostBB\b/g, '$1 boost'),
  older(/ MANA_MOTH /g, ' Mana Moth 2/2/2 '),
  older(/\bof my Expeditions\b/g, 'of your Expeditions'),
  older(/\ban Expedition facing me\b/gi, 'the Expedition facing me'),
  older(/, (?:also|they also) (?=draw|create|resupply|reveal)/gi, ', '),
  older(/\bEach of its Characters\b/g, 'Each Character in that Expedition'),
  older(/\b([Ee]ach) ([A-Z]\w+) and (?=[A-Z]\w+ )/g, '$1 $2 or '),
  older(/\b(Anchored|Asleep|Fleeting|Boosted) and (?=(?:Anchored|Asleep|Fleeting|Boosted) [A-Z])/g, '$1 or '),
  older(/(?<=\b[Aa]n? [A-Z]\w+) or an? (?=[A-Z]|token\b)/g, ' or '),
  older(/\b([Rr]eady) (?:one|one of your) [Mm]ana [Oo]rbs?\b/g, '$1 a Mana Orb'),
  older(/(Mana zone), exhausted\b/g, '$1'),
  older(/\bimmediately pass\b/g, 'pass'),
  older(/\bmay play (an? (?:\w+ )?(?:card|Character|Spell|Permanent)\.)$/g, 'may immediately play $1'),
  older(/\b([Ii]mmediately play) for free ([^.]*)\./g, '$1 $2 for free.'),
  older(/\b(boosts?|counters?|less|more|tokens?|card) for each (?!of)/g, '$1 per '),
  older(/\b(Choose [^.]*) from them (?=with total)/g, '$1 from these cards '),
  older(/\bthe die's result\b/g, 'the result'),
  older(/(leave an Ascended Expedition — .*) in it\b/g, '$1 in that Expedition'),
  older(/\bin each of them\b/g, 'in each one'),
  older(/(tokens?) distributed among any\b/g, '$1, distributed among any'),
  older(/\b[Yy]ou play ((?:[A-Z]\w+ )*[A-Z]\w+s) for (\{\d\}) less\b/g, '$1 you play cost $2 less'),
  older(/\b([Ee]ach \w+ you control) and in your Reserve\b/g, '$1 or in your Reserve'),
  older(
    /\b(The next [^.]*? you play(?: from your \w+)?)( this (?:turn|Afternoon|Day)) (with [^.]*?) (?=gains|costs|loses|is free|activates)/gi,
    '$1 $3$2 ',
  ),
  older(
    /(The next [^.]*?)( you play(?: from your \w+)?) (with [^.]*?) (?=this (?:turn|Afternoon|Day))/gi,
    '$1 $3$2 ',
  ),
  older(/(in your Landmarks, [^.]*) there\b/g, '$1 in your Landmarks'),
  older(/\bWhen (?=[^.—]* would )/g, 'If '),
  older(/\bif played from your hand, it /gi, 'If it was played from your hand, it '),
  older(/\bsend them all to Reserve\b/g, 'send them to Reserve'),
  older(/\bthat they control\b/g, 'they control'),
  older(/\b[Yy]ou may play me for (\{\d\}) less in an/g, 'I cost $1 less in an'),
  older(/\b(permanently gain):\s+"/g, '$1: "'),
  older(/ are in your discard pile, I permanently/g, ' are in your discard pile — I permanently'),
  older(/\b([Rr])eturn it to your Reserve\b/g, 'put it in Reserve'),
  older(/\b([Dd])iscard the others\b/g, '$1iscard the other cards'),
  older(
    /\bmove your other Expedition forward one region\b/g,
    'your other Expedition moves forward one region',
  ),
  older(/\bin any Reserve\b/g, "in any player's Reserve"),
  older(/\ban opponent's (?=Reserve|hand|discard|Landmarks|deck|Mana zone)/g, "your opponent's "),
  older(/\byour cards in Reserve\b/g, 'cards in your Reserve'),
  older(/\bmy number of (\w+) Counters\b/g, 'my number of $1 counters'),
  older(/\bin Expedition or in Reserve\b/g, 'in an Expedition or in Reserve'),
  // A colon after a condition stands for its comma; after a cost or before modes it does not.
  older(
    /((?:^|— |[}:.] )(?:[Ii]f|[Uu]nless) [^:,."•\n]*): ([A-Za-z])(?!['\s])/g,
    (_, condition = '', first = '') => `${condition}, ${first.toLowerCase()}`,
  ),
  older(/((?:^|— |[}:.] )(?:[Ii]f|[Uu]nless) [^:,."•\n]*): (?=I['\s])/g, '$1, '),
  older(
    /\b(there's|you control) exactly one (?!(?:[A-Z]\w+ )*[A-Z]\w*s\b)(?=card|token|[A-Z])/g,
    '$1 only one ',
  ),
  older(/\b(you're not|I'm not|isn't|not) first player\b/g, '$1 the first player'),
  older(
    /^I'm (Gigantic|Seasoned|Defender|Eternal|Tough \d) and (Gigantic|Seasoned|Defender|Eternal|Tough \d)\.$/g,
    '$1, $2.',
  ),
  older(/\bby effects your opponents (?:control|play)\b/g, 'by your opponents'),
  older(/\ban? ([A-Z]\w+(?: you control)?) other than me\b/g, 'another $1'),
  older(/^(When [^—,]*), (?!if |for each )([^—]*)$/g, '$1 — $2'),
  older(/\b(for each|per) of your Ascended Expeditions\b/g, 'per Ascended Expedition you control'),
  older(/\bI have Tough (?=\d|X)/g, "I'm Tough "),
  older(/\bhave Tough (?=\d|X)/g, 'are Tough '),
  older(
    /\bwould (?:go to|be put in) (?:the|your|its owner's|my owner's) discard pile\b/g,
    'would join the discard pile',
  ),
  older(
    /\b([Ii]f|[Uu]nless) ([^,.—]*?) or (?=(?:you|your opponent|an opponent) (?:control|ha[vs])|there (?:are|is)|I'm |I have |my Expedition )/g,
    '$1 $2 or if ',
  ),
  older(
    /\byou control (an? [\w ]+?) in each of your Expeditions\b/g,
    "there's $1 in each of your Expeditions",
  ),
  older(
    /\bless (?:for each|per) Ascended Expedition you control\b/g,
    'less for each of your Ascended Expeditions',
  ),
  older(/, where X equals /g, ', where X is '),
  older(/, up to (?:a max(?:imum)? of )?(\w+) (?:per activation|in total)\b/g, ', up to $1'),
  older(/\bup to a maximum of\b/g, 'up to a max of'),
  older(/(\{[VMO]\}|\/[+-]\d|\btokens? in [^.—:]*?) for each (?!of\b|player\b)/g, '$1 per '),
  older(/^During (Noon|Dusk|Night|the Afternoon), (?!draw\b)/g, "If it's $1, "),
  ...['Your opponents', 'Players', 'You'].map((who) =>
    older(
      new RegExp(
        `^${who} can't play ([^.]*) during (Morning|Noon|Dusk|Night|the Afternoon|the first Day)\\.`,
        'g',
      ),
      `If it's $2, ${who.toLowerCase()} can't play $1.`,
    ),
  ),
  older(/\bgoes to (?:your|the) discard pile\b/g, 'joins the discard pile'),
  older(
    /(?<!\b(?:opponents?|players?|they) (?:have|has|with) [\w ]*)\bcards in hand\b/g,
    'cards in your hand',
  ),
  older(/\bChoose ([A-Z]\w+s) and ([A-Z]\w+s) from these cards\b/g, 'Choose $1 or $2 from these cards'),
  older(/\bcan't play ([\w ]+) from Reserve\b/g, "can't play $1 in Reserve"),
  older(
    /\b(?:X|the result) is higher than the (Hand|Reserve) Cost of the target\b/g,
    'the result is greater than its $1 Cost',
  ),
  // 6.5.i: whether it is done again is decided once it has been done.
  older(
    /\b(may (?:Sabotage|(?:Exhausted )?Resupply|Augment target [^.,]*?)) twice(?=[.,])/g,
    '$1, then may do it again',
  ),
  older(/\b(Sabotage|(?:Exhausted )?Resupply) twice\b/g, '$1, then $1'),
  older(/\bit's facing no Characters\b/g, "there's no Character facing it"),
  older(/^((?!(?:[^"]*[,:] )?[Yy]our [^",.:]*? have: ")[A-Z][^".]*?) have: "/g, '$1 have "'),
  older(/\bthat many (?:tokens|cards) plus (?=one|two)/g, 'that many plus '),
];

const all: readonly Wording[] = [
  ...synonyms.map(({ from, to }): Wording => ({ older: from, today: to })),
  ...wordings,
];

/** Each wording with what a line needs for it. */
const withNeeded = (several: readonly Wording[]) =>
  several.map((wording) => ({ ...wording, needed: neededWords(wording.older) }));

// Worked out with the first line that is read: many programs read none.
const everywhere = remembered(() => withNeeded(all));

/** A line with one wording after the other in its place. */
function reworded(line: string, several: ReturnType<typeof withNeeded>): string {
  let text = line;
  let small = line.toLowerCase();
  for (const { older: pattern, today, needed } of several) {
    if (!hasNeeded(needed, small)) continue;
    const said = text.replace(pattern, today as string);
    if (said === text) continue;
    text = said;
    small = said.toLowerCase();
  }
  return text;
}

/** The line in the words of today's templates. */
export function inTodaysWords(line: string): string {
  // What an ability says is the same in Reserve.
  const [mark = ''] = /^\{I\} /.exec(line) ?? [];
  return mark + reworded(line.slice(mark.length), everywhere());
}
