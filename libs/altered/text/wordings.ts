/** An older wording and today's words for the same. */
interface Wording {
  readonly older: RegExp;
  readonly today: string;
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const older = (pattern: RegExp, today: string): Wording => ({ older: pattern, today });

/** How templates of card text have changed: each is the same in other words. */
const wordings: readonly Wording[] = [
  ...numbers.map((word, index) =>
    older(new RegExp(`\\b${word}(?= of my \\w+ counters?\\b)`, 'gi'), String(index + 1)),
  ),
  older(/\b(gains?) an? (?=\w+ counter\b)/gi, '$1 1 '),
  older(/\btargets, (?=\w)/g, 'target '),
  older(/\bdoes Resupply\b/g, 'Resupplies'),
  older(/\bThen you may\b/g, 'Then, you may'),
  older(/\bsacrifice one (?=\w)/gi, 'sacrifice a '),
  older(/\bdiscard one card\b/gi, 'discard a card'),
  older(/\b([Cc])reate one (?=[A-Z])/g, '$1reate a '),
  older(/\b(am|are) first player\b/g, '$1 the first player'),
  older(/\b(if|unless) you are\b/gi, "$1 you're"),
  older(/\byou are(?= the first player)/gi, "you're"),
  older(/\banother target player\b/g, 'target opponent'),
  older(/\bbecome first player\b/g, 'become the first player'),
  older(/\bthere is\b/g, "there's"),
  older(/\bis first player\b/g, 'is the first player'),
  older(/played but I can/, 'played, but I can'),
  older(/\bthat (?:Character|card)(?= [a-z])/g, 'it'),
  older(/\bThen (?=[a-z])/g, 'Then, '),
  older(/, otherwise,? /g, '. Otherwise, '),
  older(/\balso (?=gains?\b|receive\b)/g, ''),
  older(/\{M\}, and \{O\}/g, '{M} and {O}'),
  older(/\bthere are (?=[\w ]+ base statistics)/g, 'you have '),
  older(/don't prevent it from moving/g, "don't prevent my Expedition from moving"),
  older(/\bgo to your Reserve\b/g, 'go to Reserve'),
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
  older(/\bI'm facing a Character\b/g, "I'm facing one or more Characters"),
  older(/\bbecomes first player\b/g, 'becomes the first player'),
  older(/\bmay target an opponent, they (\w+?)s?\b/g, 'may have target opponent $1'),
  older(/(\d\/\d\/\d) in (?=\w)/g, '$1 token in '),
  older(/\b((?:two|three|four) target [A-Z]\w+) (gain|lose)\b/g, '$1 each $2'),
  older(/\bPlay me for (\{\d\}) less\b/g, 'I cost $1 less'),
  older(/\bfrom (?:your|their) Reserve(?= —)/g, 'from Reserve'),
  older(/, and (?=discard |put )/g, ' and '),
  older(/\bI am\b/g, "I'm"),
  older(/^(\{\d\}), \{T\}:/, '{T}, $1:'),
  older(/\byour opponent's Expedition facing me\b/gi, 'the Expedition facing me'),
  older(/\bit is (?!not\b)/g, "it's "),
  older(/\bin contact\b/gi, 'In contact'),
  older(/\{([JHR])\}(?=,? (?:and )?(?:\{|abilit))/g, '{$1}'),
];

/** The line in the words of today's templates. */
export const inTodaysWords = (line: string): string =>
  wordings.reduce((text, { older: pattern, today }) => text.replace(pattern, today), line);
