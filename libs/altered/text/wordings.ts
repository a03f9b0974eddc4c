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
  older(/\bcreate one (?=\w)/gi, 'create a '),
  older(/\b(am|are) first player\b/g, '$1 the first player'),
  older(/\b(if|unless) you are\b/gi, "$1 you're"),
  older(/\byou are(?= the first player)/gi, "you're"),
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
