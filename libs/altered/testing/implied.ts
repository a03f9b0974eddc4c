import {
  same,
  walkAbilities,
  type Ability,
  type Cost,
  type Effect,
  type Instructions,
  type Quantity,
} from '#altered/abilities';

type PayTo = Extract<Effect, { kind: 'pay-to' }>;

/** A choice of modes with several possible costs. The cost determines how many modes the player chooses. */
interface PricedModes extends Instructions {
  readonly modes: readonly Effect[];
  readonly prices: readonly { readonly cost: Cost; readonly count: number }[];
}

/** Returns the modes and costs of "Sacrifice a Feat to choose one, or …". Null for other effects. */
function pricedModes(effect: Effect): PricedModes | null {
  if (effect.kind !== 'either') return null;
  const options = effect.effects.flatMap((option): PayTo[] =>
    option.kind === 'pay-to' && option.effect.kind === 'modes' && option.who === undefined ? [option] : [],
  );
  const [first] = options;
  const modes = first === undefined ? null : modesIn(first);
  if (first === undefined || modes === null || options.length !== effect.effects.length) return null;
  const { targets, effect: does } = first;
  const areSame = options.every(
    (option) => same(option.targets ?? [], targets ?? []) && same(modesIn(option)?.modes, modes.modes),
  );
  if (!areSame) return null;
  const prices = options.map((option) => ({ cost: option.cost, count: modesIn(option)?.count ?? 1 }));
  return { ...(targets && { targets }), effect: does, modes: modes.modes, prices };
}

const modesIn = ({ effect }: PayTo): Extract<Effect, { kind: 'modes' }> | null =>
  effect.kind === 'modes' ? effect : null;

/** Whether a number is X, which a player chooses. */
const paysX = (count: Quantity | undefined): boolean => typeof count === 'object' && 'x' in count;

/** A word in card text, such as "may", and the node of the tree that corresponds to it. Each implies the other. */
export interface Implied {
  readonly about: string;
  /** Whether the card text contains the word. */
  readonly written: boolean;
  /** Whether the tree contains the node. */
  readonly meant: boolean;
}

interface Check {
  readonly about: string;
  readonly written: RegExp;
  readonly meant: (tree: Tree) => boolean;
  /**
   * Present if the word implies the node, but the node does not imply the word. For example, a keyword can produce the
   * same node.
   */
  readonly oneWay?: true;
}

/**
 * Returns the number of targets that the tree contains but the card text does not, because the tree repeats the modes
 * for each cost.
 */
function repeated(effect: Effect): number {
  const priced = pricedModes(effect);
  if (priced === null) return 0;
  const { prices, targets = [], modes } = priced;
  const sabotaged = modes.filter((mode) => mode.kind === 'step' && mode.step.kind === 'sabotage').length;
  return (prices.length - 1) * (targets.length - sabotaged);
}

/** Collects the words, the fields, the fields with their values, and the numbers in a tree. */
class Tree {
  readonly #fields = new Set<string>();
  readonly #words = new Set<string>();
  readonly numbers = new Set<number>();
  /** The number of targets in the card text, excluding targets of Sabotage. */
  readonly targets: number;

  constructor(abilities: readonly Ability[]) {
    let targets = 0;
    walkAbilities(abilities, (part) => {
      if (part.family === 'target') targets += 1;
      if (part.family === 'sabotage') targets -= 1;
      if (part.family === 'step' && part.value.kind === 'place-marker' && part.value.on === 'target')
        targets += 1;
      if (part.family === 'step' && part.value.kind === 'move-marker' && part.value.to === 'target')
        targets += 1;
      // The tree repeats the modes for each cost, but the card text does not. Therefore, the repeated targets are
      // subtracted.
      if (part.family === 'effect') targets -= repeated(part.value);
    });
    this.targets = targets;
    this.#gather(abilities);
  }

  #gather(value: unknown, field = ''): void {
    if (typeof value === 'number' && field !== 'target') this.numbers.add(Math.abs(value));
    if (typeof value === 'string' && field !== 'said' && field !== 'note' && field !== 'noted') {
      this.#words.add(value);
      this.#fields.add(`${field} ${value}`);
    }
    if (value === true || value === false) this.#fields.add(`${field} ${String(value)}`);
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && value.length === 0) this.#fields.add(`${field} none`);
    if (Array.isArray(value)) for (const member of value) this.#gather(member, field);
    else
      for (const [key, member] of Object.entries(value)) {
        this.#fields.add(key);
        if (key === 'spend' && paysX((member as Cost['spend'])?.count)) this.#fields.add('spend x');
        this.#gather(member, key);
      }
  }

  /** Whether the tree contains any of these words as a value. */
  word = (...words: readonly string[]): boolean => words.some((word) => this.#words.has(word));
  /**
   * Whether the tree contains any of these fields. A field can be given by name (`upTo`) or with its value (`kind
   * optional`).
   */
  field = (...fields: readonly string[]): boolean => fields.some((field) => this.#fields.has(field));
  /** Whether the tree contains a word that matches the pattern. */
  like = (pattern: RegExp): boolean => [...this.#words].some((word) => pattern.test(word));
}

const statuses = [
  ['Fleeting', 'fleeting'],
  ['Anchored', 'anchored'],
  ['Asleep', 'asleep'],
  ['Boosted', 'boosted'],
] as const;
const terrains = [
  ['{V}', 'forest'],
  ['{M}', 'mountain'],
  ['{O}', 'water'],
] as const;
const types = ['Spell', 'Permanent'] as const;

/** Each check pairs words in card text (`written`) with the nodes that these words imply in the tree (`meant`). */
const checks: readonly Check[] = [
  {
    about: 'may',
    written:
      /\bmay\b|\bunless (?:you|they|its controller|its owner|that player|your opponent|target \w+) (?:pay|discard|sacrifice|exhaust|spend|return|put)s?\b|• (?:\{T\}[:,]|Spend )|\bto choose one, or\b/i,
    meant: (tree) =>
      tree.field(
        'kind optional',
        'kind pay-to',
        'kind optional-cost',
        'optional',
        'mayAdd',
        'kind may-play',
        'kind playable-from',
        'kind keeps-more',
        'repeatable',
        'handCost',
      ) ||
      (tree.field('both') && !tree.field('both true')),
  },
  {
    about: 'up to',
    written:
      /\bup to\b|\bany number of\b|(?<!\bWhen [^—]*)\bSabotages?\b|\bamong any\b|\bdistributed among your\b|\bfrom these cards with total\b|\bspend X of\b/i,
    meant: (tree) =>
      tree.field('upTo', 'kind counters-up-to', 'anyNumber', 'count any', 'distributed', 'atMost', 'spend x'),
  },
  {
    about: 'opponent',
    // "In each Expedition" includes the opponent's expeditions, so the tree then mentions opponents.
    written:
      /opponent|\bpass(?:es)? last\b|\bthe (?:most|fewest)\b(?! boosts| \w+ counters)|\bthere(?:'s| are) [^,.—]* in each Expedition\b/i,
    meant: (tree) =>
      tree.word('opponent', 'opponent-hero', 'opponent-companion', 'each-of-opponents', 'passes-last'),
  },
  {
    about: 'other',
    written:
      /\b(?:[Aa]n)?[Oo]ther\b(?<!tokens, one in [^.]*other|\bcreate another(?= one\b))|\b[Oo]thers\b|\bthe rest\b|\bI(?:'m| was) the only\b|\bwith that name\b/,
    meant: (tree) =>
      tree.field(
        'other',
        'sameName',
        'kind another-turn',
        'lose all-others',
        'kind distinct',
        'kind region',
      ) ||
      (tree.field('except') && !tree.field('kind cannot-move-forward')) ||
      tree.word('my-other-expedition', 'other-than-that'),
  },
  {
    about: 'each player',
    written: /\beach player|\bplayers\b|\ba player\b|\bany player|\ball reserve limits/i,
    meant: (tree) => tree.word('each-player') || tree.field('kind each-player', 'ofAnyPlayer', 'who any'),
    oneWay: true,
  },
  {
    about: 'all',
    written: /\beach (?!player|of your expeditions|one|Day\b|Afternoon\b)[a-z]* ?[A-Z]|\ball [A-Z]/,
    meant: (tree) =>
      tree.field(
        'all',
        'count all',
        'targets',
        'kind for-each',
        'kind repeat',
        'kind played',
        'kind passive',
        'kind terrains',
        'limit',
        'kind all',
        'is exactly',
      ) || tree.like(/^each/),
    oneWay: true,
  },
  ...statuses.map(([text, status]): Check => ({
    about: text,
    written: new RegExp(`\\b${text}\\b${text === 'Boosted' ? '|\\blast boost\\b' : ''}`),
    meant: (tree) => tree.word(status),
  })),
  ...terrains.map(([text, terrain]): Check => ({
    about: text,
    written: new RegExp(text.replace(/[{}]/g, '\\$&')),
    meant: (tree) => tree.word(terrain) || tree.field(terrain) || tree.field('kind highest-statistic'),
    oneWay: true,
  })),
  ...types.map((type): Check => ({
    about: type,
    written: new RegExp(`\\b${type}s?\\b`),
    meant: (tree) => tree.word(type.toLowerCase()) || tree.field('kind take-control'),
    oneWay: true,
  })),
  {
    about: 'you control',
    written: /\byou control\b/i,
    meant: (tree) =>
      tree.field('controller you', 'owner you', 'of you', 'whose you', 'kind distinct') ||
      tree.word('each-of-yours'),
    oneWay: true,
  },
  {
    about: 'draw',
    written: /\bdraws? (?:a|two|three|four|five|that many|X) cards?\b/i,
    meant: (tree) => tree.field('kind draw', 'would draw'),
    oneWay: true,
  },
  {
    about: 'more',
    written:
      /(?<!\b(?:one|1) )or more\b(?!,| Characters\.$)|\bat least (?!one )|\bmore than\b|\bgreater\b|(?<!\bno statistic )\bhigher\b|\bmore [\w ]+ than\b/,
    meant: (tree) =>
      tree.word('at-least', 'more-than') || tree.field('kind beyond-maximum', 'xAtMost', 'atOnce'),
    oneWay: true,
  },
  {
    about: 'less',
    written:
      /\bor less\b(?!,)|\bat most\b|\bless than\b|\blower\b|\bless (?!if\b|as\b|unless\b)[\w ]+ than\b/,
    meant: (tree) => tree.word('at-most', 'less-than') || tree.field('kind fewer-cards', 'atLeast'),
    oneWay: true,
  },
  ...(
    [
      ['hand', /\bhands?\b(?! Cost)/, /^(from-)?hand$/],
      ['Reserve', /\bReserve\b(?! Cost)/, /reserve/],
      ['discard pile', /\bdiscard pile/, /^discard$/],
      ['Mana zone', /\bMana (?:zone|Orb)/, /^mana(-only)?$/],
      ['deck', /\bdeck\b/, /^(deck|shuffle)$/],
      ['Landmarks', /\bLandmarks\b/, /landmark/],
    ] as const
  ).map(([about, pattern, zone]): Check => ({
    about,
    written: pattern,
    meant: (tree) =>
      tree.like(zone) ||
      tree.field(
        'top',
        'expandFrom',
        'exhaustInReserve',
        'kind keeps-more',
        'handCost',
        'kind resupply',
        'kind exhausted-resupply',
      ),
    oneWay: true,
  })),
  {
    about: 'negation',
    written: /\bnot\b|\bunless\b|(?<!\bdo)n't\b|\bdon't |\bno\b|\bneither\b|\bnon-|\bwithout\b|\bempty\b/i,
    meant: (tree) =>
      tree.field(
        'kind not',
        'xAtMost',
        'without',
        'notSubtype',
        'token false',
        'withCounters false',
        'kind empty',
        'kind nobody-facing',
        'where empty-expedition',
        'kind not-counted',
        'notGained',
        'kind counters-forbidden',
        'kind defenders-ignored',
        'unchosen',
        'kind mana-only',
        'effects none',
      ) ||
      tree.like(/^cannot-/) ||
      tree.field('otherwise', 'atLeast', 'kind considered') ||
      tree.word('at-most') ||
      tree.numbers.has(0),
    oneWay: true,
  },
  {
    about: 'for a time',
    written: /\bthis (?:turn|Afternoon|Day)\b/,
    meant: (tree) =>
      tree.field(
        'duration',
        'kind delayed',
        'kind activated-this-turn',
        'kind discarded-this-turn',
        'playedThisTurn',
        'happened',
        'moved',
        'during',
        'unchosen',
        'kind another-turn',
        'kind passed',
      ),
    oneWay: true,
  },
  {
    about: 'condition',
    written: /\b[Ii]f\b(?! [^.,]* is:)|\bunless\b|\bwhile\b/,
    meant: (tree) =>
      tree.field(
        'kind if',
        'kind if-you-do',
        'condition',
        'if',
        'only',
        'both',
        'kind instead',
        'kind goes-instead',
        'kind does-instead',
        'kind keeps-more',
        'onlyFrom',
        'kind one-more',
        'kind dice',
        'kind optional-cost',
        'kind gains-again',
        'baseCost',
        'to my-expedition',
        'handCost',
        'bothFor',
        'kind activate-as-own',
        'asFrom',
        'where empty-expedition',
      ) ||
      // If a cost contains {X}, the text "if you do" becomes a `pay-to` node in the tree.
      (tree.field('kind pay-to') && tree.field('x')),
    oneWay: true,
  },
];

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Returns the numbers in a text, except "one", which is often not a number. */
function numbersIn(text: string): readonly number[] {
  const words = text.toLowerCase().match(/\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/g) ?? [];
  const digits = text.match(/\d+/g) ?? [];
  return [...words.map((word) => numberWords.indexOf(word)), ...digits.map(Number).filter((n) => n > 1)];
}

/** Compares the words in a line of card text with its tree. */
export function implied(text: string, abilities: readonly Ability[]): readonly Implied[] {
  const tree = new Tree(abilities);
  const found = checks.flatMap(({ about, written, meant, oneWay }): Implied[] => {
    const [isWritten, isMeant] = [written.test(text), meant(tree)];
    return !isWritten && oneWay === true ? [] : [{ about, written: isWritten, meant: isMeant }];
  });
  const counted = text
    .replace(/\btwo (?=[^.]*tokens, one in)/gi, '')
    .replace(/\bfor every two\b/g, 'per')
    .replace(/\broll two dice\b/gi, '');
  const numbers = numbersIn(counted).map((number): Implied => ({
    about: `number ${number}`,
    written: true,
    meant: tree.numbers.has(number),
  }));
  const worded = text.replace(/ or target /g, ' or ').replace(/ more to target | can only target /g, ' for ');
  // In a trigger such as "When you target …", the word "target" does not introduce a target. Therefore, it is removed
  // before targets are counted.
  const awaited = worded.replace(/\bWhen [^—]*—/, (when) =>
    when.replace(/\btargets? (?=me\b|an? |another )/, ''),
  );
  const targets = (awaited.match(/\btargets?\b/gi) ?? []).length;
  return [
    ...found,
    ...numbers,
    { about: `${targets} targets`, written: true, meant: tree.targets === targets },
  ];
}

/**
 * Lists contradictions between a line and its tree: words without a corresponding node, and nodes without a
 * corresponding word.
 */
export const contradictions = (text: string, abilities: readonly Ability[]): readonly string[] =>
  implied(text, abilities).flatMap(({ about, written, meant }) =>
    written === meant ? [] : [written ? `“${about}” is not in the tree` : `“${about}” is not in the text`],
  );
