import {
  abilityMeaningProblems,
  abilityProblems,
  oversized,
  tokenNamed,
  unknowable,
  unsupported,
  missingCapability,
  type Ability,
  type CardType,
  type EditionId,
  type TokenDefinition,
  type Unsupported,
} from '#altered/abilities';
import {
  compileLine,
  printedAbilities,
  containsZero,
  textBounds,
  withoutReminders,
  type Box,
  type CompiledLine,
} from '#altered/text';
import { isToken, subtypesOf, typeOf, type PublicCard } from './public-format.js';
import { inWords, withTokens } from './token-text.js';

/** The result of compiling a line of text. */
export type LineReading =
  /** A reminder, which the rules ignore (2.2.10.c). */
  | { readonly kind: 'reminder' }
  | { readonly kind: 'executable'; readonly abilities: readonly Ability[] }
  /** Compiled, but not executed by the rules. */
  | {
      readonly kind: 'unsupported';
      readonly abilities: readonly Ability[];
      readonly unsupported: readonly Unsupported[];
    }
  /** The compiler rejected the line, or found more than one meaning. */
  | { readonly kind: 'declined'; readonly read: Extract<CompiledLine, { readonly kind: 'declined' }> }
  | { readonly kind: 'ambiguous'; readonly read: Extract<CompiledLine, { readonly kind: 'ambiguous' }> };

/** A line of card text, and the result of compiling it. */
export interface ReadLine {
  /** The printed text. */
  readonly text: string;
  readonly box: Box;
  readonly reading: LineReading;
}

/** A token card, and the results of compiling its lines. */
interface ShownToken {
  readonly card: PublicCard;
  readonly lines: readonly ReadLine[];
}

/** Finds a token card by name. Undefined if there is none. */
type TokenText = (name: string) => ShownToken | undefined;

const isWhole = ({ kind }: LineReading): boolean => kind === 'reminder' || kind === 'executable';

/**
 * Adds a token card's text and executable abilities to a token. If the card has no executable abilities, derives the
 * token's text from the token's own abilities.
 */
function tokenSaying(token: TokenDefinition, lines: readonly ReadLine[]): TokenDefinition {
  const abilities = lines.flatMap(({ reading }) => (reading.kind === 'executable' ? reading.abilities : []));
  if (abilities.length === 0) return inWords(token);
  return { ...token, abilities, text: lines.map(({ text }) => text) };
}

/** Returns the definition of a token that an effect only names. */
const definitionOf = (name: string, card: PublicCard | undefined): TokenDefinition => ({
  name,
  ...(card?.type === 'TOKEN_LANDMARK_PERMANENT' && { type: 'permanent' }),
  subtypes: card === undefined ? [] : subtypesOf(card),
  statistics: { forest: card?.forest ?? 0, mountain: card?.mountain ?? 0, water: card?.ocean ?? 0 },
});

/**
 * Adds the token card's sub-types to a token without sub-types. The effect that creates a token can omit them
 * (7.3.3.b).
 */
function inFull(token: TokenDefinition, card: PublicCard | undefined): TokenDefinition {
  const { forest, mountain, water } = token.statistics;
  const isShown = card?.forest === forest && card.mountain === mountain && card.ocean === water;
  return token.subtypes.length > 0 || !isShown ? token : { ...token, subtypes: subtypesOf(card) };
}

const onceCompleted = (ability: Ability): Ability =>
  ability.kind === 'completed' ? ability : { kind: 'completed', ability };

/** Returns the result for a line that compiles: whether the rules execute it and, if not, the reasons. */
function understood(
  line: string,
  printed: readonly Ability[],
  box: Box,
  tokens: TokenText,
  edition: EditionId,
): LineReading {
  // Every line in a Feat's second box is active only after completion, even if the line does not say so.
  const own = box === 'feat' ? printed.map(onceCompleted) : printed;
  const missing: Unsupported[] = [];
  const abilities = own.map((ability) =>
    withTokens(ability, (made) => {
      const shown = tokens('named' in made ? made.named : made.name);
      if ('named' in made && shown === undefined) {
        const known = tokenNamed(made.named);
        return known === undefined ? made : inWords(known);
      }
      const token = 'named' in made ? definitionOf(made.named, shown?.card) : inFull(made, shown?.card);
      const lines = token.abilities === undefined ? (shown?.lines ?? []) : [];
      if (lines.some(({ reading }) => !isWhole(reading)))
        missing.push({
          path: 'token',
          kind: `text of the token ${token.name}`,
          why: `text of the token ${token.name} is not executed`,
        });
      return tokenSaying(token, lines);
    }),
  );
  const large = oversized(abilities);
  // If tokens create other tokens to an excessive depth, the tree exceeds the limits and is not traversed.
  if (large !== null)
    return {
      kind: 'unsupported',
      abilities: own,
      unsupported: [{ path: large.path, kind: large.reason, why: large.reason }],
    };
  if (box === 'feat' && missingCapability('ability', 'completed', edition) !== null)
    missing.push({
      path: 'ability',
      kind: 'completed box',
      why: missingCapability('ability', 'completed', edition) ?? '',
    });
  for (const ability of abilities) missing.push(...unsupported(ability, edition), ...unknowable(ability));
  if (missing.length > 0) return { kind: 'unsupported', abilities, unsupported: missing };
  // A line whose abilities the rules would reject is only shown, so that the card can still be played. Usually, only
  // the meaning of the abilities is checked, because the grammar builds valid fields. Exceptions are lines with a zero
  // or with several abilities.
  const isMade = abilities.length === 1 && !containsZero(line);
  const problemsOf = isMade ? abilityMeaningProblems : abilityProblems;
  const broken = problemsOf(abilities).map(({ path, reason }) => ({ path, kind: reason, why: reason }));
  return broken.length > 0
    ? { kind: 'unsupported', abilities, unsupported: broken }
    : { kind: 'executable', abilities };
}

/**
 * Marks lines of Expedition Permanents as not executed in edition 1.0, where those cards move to Landmarks (5.2.2.a).
 */
function checkedForEdition({ type }: PublicCard, reading: LineReading, edition: EditionId): LineReading {
  if (edition !== '1.0' || type !== 'EXPEDITION_PERMANENT' || reading.kind !== 'executable') return reading;
  const { abilities } = reading;
  return {
    kind: 'unsupported',
    abilities,
    unsupported: [
      {
        path: 'card',
        kind: 'permanent in an Expedition',
        why: 'edition 1.0 has no permanents in Expeditions',
      },
    ],
  };
}

/** The result for a line that is already being compiled. This happens if tokens create each other. */
const circular: LineReading = {
  kind: 'unsupported',
  abilities: [],
  unsupported: [{ path: 'token', kind: 'token that makes itself', why: 'a token makes itself' }],
};

/** Compiles the text of the cards in a catalogue, each line once. */
export class TextReader {
  readonly #tokens = new Map<string, PublicCard>();
  readonly #read = new Map<string, LineReading>();
  /** The results, keyed by the line without reminders, the box, and whether the card is a Spell. */
  readonly #readings = new Map<string, LineReading>();

  /**
   * Creates a compiler. Token cards define the abilities of created tokens (7.3.3.b). If `isExplained` is set, the results
   * for lines that do not compile include the position and the expected words.
   */
  constructor(
    printed: Iterable<PublicCard>,
    private readonly edition: EditionId = '4.0',
    private readonly isExplained = true,
  ) {
    for (const card of printed)
      if (isToken(card) && !this.#tokens.has(card.name)) this.#tokens.set(card.name, card);
  }

  read(card: PublicCard): readonly ReadLine[] {
    const type = typeOf(card) ?? 'token';
    const boxes: readonly (readonly [Box, string | null | undefined])[] = [
      ['main', card.mainEffect],
      ['feat', card.completedEffect],
      ['support', card.echoEffect],
    ];
    return boxes.flatMap(([box, text]) =>
      printedAbilities(text).map((line) => ({
        text: line,
        box,
        reading: checkedForEdition(card, this.line(line, box, type), this.edition),
      })),
    );
  }

  /** Compiles a line in a text box. `type` is the type of the line's card. */
  line(line: string, box: Box, type: CardType | 'token'): LineReading {
    const key = `${box} ${type} ${line}`;
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    // If a token creates the same token, this line is reached again while its text is being compiled.
    this.#read.set(key, circular);
    const reading = this.#compiled(line, box, type);
    this.#read.set(key, reading);
    return reading;
  }

  #compiled(line: string, box: Box, type: CardType | 'token'): LineReading {
    const words = withoutReminders(line);
    if (words === '') return { kind: 'reminder' };
    if (line.length > textBounds.line) return this.#understood(line, box, type);
    const key = `${box} ${type === 'spell'} ${words}`;
    const known = this.#readings.get(key) ?? this.#understood(line, box, type);
    this.#readings.set(key, known);
    return known;
  }

  #understood(line: string, box: Box, type: CardType | 'token'): LineReading {
    const read = compileLine(line, box, { type, ...(!this.isExplained && { isExplained: false }) });
    switch (read.kind) {
      case 'declined':
        return { kind: read.kind, read };
      case 'ambiguous':
        return { kind: read.kind, read };
      case 'parsed':
        return understood(line, read.abilities, box, (name) => this.#token(name), this.edition);
    }
  }

  #token(name: string): ShownToken | undefined {
    const card = this.#tokens.get(name);
    return card === undefined ? undefined : { card, lines: this.read(card) };
  }
}
