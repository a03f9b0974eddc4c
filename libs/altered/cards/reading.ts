import {
  abilityMeaningProblems,
  abilityProblems,
  oversized,
  tokenNamed,
  unknowable,
  unsupported,
  whyNot,
  type Ability,
  type CardType,
  type EditionId,
  type TokenDefinition,
  type Unsupported,
} from '#altered/abilities';
import {
  compileLine,
  printedAbilities,
  saysZero,
  textBounds,
  withoutReminders,
  type Box,
  type CompiledLine,
} from '#altered/text';
import { isToken, subtypesOf, typeOf, type PublicCard } from './public-format.js';
import { inWords, withTokens } from './token-text.js';

/** What became of a line of text. */
export type LineReading =
  /** Only a reminder: nothing for the rules (2.2.10.c). */
  | { readonly kind: 'reminder' }
  | { readonly kind: 'executable'; readonly abilities: readonly Ability[] }
  /** Understood, and not resolved by the rules engine. */
  | {
      readonly kind: 'unsupported';
      readonly abilities: readonly Ability[];
      readonly unsupported: readonly Unsupported[];
    }
  /** Not understood, or understood in several ways, so in none. */
  | { readonly kind: 'declined'; readonly read: Extract<CompiledLine, { readonly kind: 'declined' }> }
  | { readonly kind: 'ambiguous'; readonly read: Extract<CompiledLine, { readonly kind: 'ambiguous' }> };

/** A line of a card as it was read. */
export interface ReadLine {
  /** As the card shows it. */
  readonly text: string;
  readonly box: Box;
  readonly reading: LineReading;
}

/** A token as the card that shows it does. */
interface ShownToken {
  readonly card: PublicCard;
  readonly lines: readonly ReadLine[];
}

/** The token of that name; undefined when nothing shows it. */
type TokenText = (name: string) => ShownToken | undefined;

const isWhole = ({ kind }: LineReading): boolean => kind === 'reminder' || kind === 'executable';

/** A token with the abilities of its own card, where the text that creates it names none, and with its text. */
function tokenSaying(token: TokenDefinition, lines: readonly ReadLine[]): TokenDefinition {
  const abilities = lines.flatMap(({ reading }) => (reading.kind === 'executable' ? reading.abilities : []));
  if (abilities.length === 0) return inWords(token);
  return { ...token, abilities, text: lines.map(({ text }) => text) };
}

/** What a token is that an effect names and does not describe. */
const definitionOf = (name: string, card: PublicCard | undefined): TokenDefinition => ({
  name,
  ...(card?.type === 'TOKEN_LANDMARK_PERMANENT' && { type: 'permanent' }),
  subtypes: card === undefined ? [] : subtypesOf(card),
  statistics: { forest: card?.forest ?? 0, mountain: card?.mountain ?? 0, water: card?.ocean ?? 0 },
});

/** 7.3.3.b: where the text that creates it is short for that of its card, it has the sub-types that its card shows. */
function inFull(token: TokenDefinition, card: PublicCard | undefined): TokenDefinition {
  const { forest, mountain, water } = token.statistics;
  const isShown = card?.forest === forest && card.mountain === mountain && card.ocean === water;
  return token.subtypes.length > 0 || !isShown ? token : { ...token, subtypes: subtypesOf(card) };
}

const onceCompleted = (ability: Ability): Ability =>
  ability.kind === 'completed' ? ability : { kind: 'completed', ability };

/** What the rules engine can do with a line that was understood. */
function understood(
  line: string,
  printed: readonly Ability[],
  box: Box,
  tokens: TokenText,
  edition: EditionId,
): LineReading {
  // Each line of a Feat's other box works only once it is completed, whether or not it says so.
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
  // Tokens that make tokens several times over grow beyond all bounds: nothing walks through them.
  if (large !== null)
    return {
      kind: 'unsupported',
      abilities: own,
      unsupported: [{ path: large.path, kind: large.reason, why: large.reason }],
    };
  if (box === 'feat' && whyNot('ability', 'completed', edition) !== null)
    missing.push({
      path: 'ability',
      kind: 'completed box',
      why: whyNot('ability', 'completed', edition) ?? '',
    });
  for (const ability of abilities) missing.push(...unsupported(ability, edition), ...unknowable(ability));
  if (missing.length > 0) return { kind: 'unsupported', abilities, unsupported: missing };
  // A tree that the rules would refuse to start with is no reason not to play: the line is only shown.
  // The grammar makes the fields right: only a zero of the line or too long a list can be wrong.
  const isMade = abilities.length === 1 && !saysZero(line);
  const problemsOf = isMade ? abilityMeaningProblems : abilityProblems;
  const broken = problemsOf(abilities).map(({ path, reason }) => ({ path, kind: reason, why: reason }));
  return broken.length > 0
    ? { kind: 'unsupported', abilities, unsupported: broken }
    : { kind: 'executable', abilities };
}

/** In edition 1.0 permanents go to the Landmark zone (5.2.2.a): what those in Expeditions say comes to nothing there. */
function whereItIsPlayed({ type }: PublicCard, reading: LineReading, edition: EditionId): LineReading {
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

/** What a line says that is being read itself: tokens that make each other have no end. */
const circular: LineReading = {
  kind: 'unsupported',
  abilities: [],
  unsupported: [{ path: 'token', kind: 'token that makes itself', why: 'a token makes itself' }],
};

/** Reads the text of the cards of a catalogue, each line once. */
export class TextReader {
  readonly #tokens = new Map<string, PublicCard>();
  readonly #read = new Map<string, LineReading>();
  /** By what matters for what a line says: not what it only reminds of, nor any type but that of a spell. */
  readonly #said = new Map<string, LineReading>();

  /**
   * The tokens among the cards tell what the tokens that cards create can do (7.3.3.b). What is executed is what the edition
   * executes. `isTold`: of what cannot be read it is told where, and what was expected there.
   */
  constructor(
    printed: Iterable<PublicCard>,
    private readonly edition: EditionId = '4.0',
    private readonly isTold = true,
  ) {
    for (const card of printed)
      if (isToken(card) && !this.#tokens.has(card.name)) this.#tokens.set(card.name, card);
  }

  /** A card, line by line. */
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
        reading: whereItIsPlayed(card, this.line(line, box, type), this.edition),
      })),
    );
  }

  /** One line, as it stands in a box of a card of a type. */
  line(line: string, box: Box, type: CardType | 'token'): LineReading {
    const key = `${box} ${type} ${line}`;
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    // A token whose text makes such a token is met again while it is read.
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
    const known = this.#said.get(key) ?? this.#understood(line, box, type);
    this.#said.set(key, known);
    return known;
  }

  #understood(line: string, box: Box, type: CardType | 'token'): LineReading {
    const read = compileLine(line, box, { type, ...(!this.isTold && { isTold: false }) });
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
