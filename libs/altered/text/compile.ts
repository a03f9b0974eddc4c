import { same, type Ability, type Cost } from '#altered/abilities';
import { grammar } from './english/english.js';
import { withoutIdleNotes } from './english/conditions/noting.js';
import { concernsMost, isOfOthersPlayed, otherThanPlayed, printableOthers } from './refused-readings.js';
import { normalise } from './normalise.js';
import { emptyScope, saying } from './syntax/scope.js';
import { keywordsOf, statementsOf } from './several-statements.js';
import type { Watch } from './syntax/productions.js';
import { Source, TooIntricateError } from './syntax/source.js';
import { layout } from './syntax/tokens.js';
import { textBounds } from './text-bounds.js';

/** The text boxes of a card: main abilities, support abilities, and abilities of a completed Feat. */
export type Box = 'main' | 'support' | 'feat';

/** The facts about a card that affect the meaning of its text. */
export interface LineContext {
  readonly type: 'character' | 'spell' | 'permanent' | 'hero' | 'mana' | 'token';
  /** Set to false to save time. Lines that do not compile are then not parsed again to find the expected words. */
  readonly isExplained?: false;
  /** Records the productions (grammar rules) that match a part of the line. */
  readonly watch?: Watch;
}

/**
 * The result of compiling a line: its abilities, its possible meanings if there are several, or the reason why it does
 * not compile.
 */
export type CompiledLine = {
  /** The normalised line. Spans are offsets into it. */
  readonly text: string;
} & (
  | { readonly kind: 'parsed'; readonly abilities: readonly Ability[] }
  | {
      readonly kind: 'declined';
      readonly span: readonly [number, number];
      readonly expected: readonly string[];
      /**
       * The limit that stopped the parser before the end of the line. Absent if the grammar does not accept the words
       * of the line.
       */
      readonly code?: 'TEXT_TOO_LARGE' | 'TEXT_TOO_INTRICATE';
    }
  | { readonly kind: 'ambiguous'; readonly readings: readonly (readonly Ability[])[] }
);

const isUnexplained = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  (same(tree, { x: true }) || (!isPaid(tree) && Object.values(tree).some(isUnexplained)));

/** Whether a player chooses and pays the X in a tree, as in "You may pay {X}". */
const isPaid = (tree: object): boolean => {
  const { kind, cost } = tree as { readonly kind?: string; readonly cost?: Cost };
  if (cost === undefined || (kind !== 'quick-action' && kind !== 'pay-to')) return false;
  return same(cost.mana, { x: true }) || same(cost.spend?.count, { x: true });
};

/** Whether a box can contain an ability. A plain effect is only allowed in a Spell's main box. */
function fits(ability: Ability, box: Box, { type }: LineContext): boolean {
  return ability.kind !== 'effect' || (type === 'spell' && box === 'main');
}

function placed(ability: Ability, box: Box): Ability {
  const isSupport = box === 'support' && ['quick-action', 'reaction', 'passive'].includes(ability.kind);
  return isSupport ? ({ ...ability, where: 'support' } as Ability) : ability;
}

/** Whether a line contains a zero. The grammar accepts every zero, but some fields of abilities reject it. */
export const containsZero = (line: string): boolean => /0|zero/i.test(line);

const isKeyword = ({ kind }: Ability): boolean =>
  kind === 'keyword' || kind === 'tough' || kind === 'scout' || kind === 'temple' || kind === 'cooldown';

/** Compiles several texts. Undefined unless each has exactly one meaning. */
function readEach(texts: readonly string[], box: Box, context: LineContext): readonly Ability[] | undefined {
  const readings = texts.map((text) =>
    readingsOf(new Source(normalise(text), false, context.watch), box, context),
  );
  return readings.every(({ length }) => length === 1) ? readings.flat() : undefined;
}

/** Compiles a line with several abilities: keywords only, keywords before another ability, or several statements. */
function severalAbilities(text: string, box: Box, context: LineContext): readonly Ability[] | undefined {
  for (const { keywords, rest } of keywordsOf(text)) {
    const abilities = readEach([...keywords, ...rest], box, context);
    if (abilities?.slice(0, keywords.length).every(isKeyword) === true) return abilities;
  }
  const isStatement = ({ kind }: Ability): boolean => kind === 'passive' || isKeyword({ kind } as Ability);
  const readings = statementsOf(text).flatMap((sentences) => {
    const abilities = readEach(sentences, box, context);
    return abilities?.every(isStatement) === true ? [abilities] : [];
  });
  return readings.length === 1 ? readings[0] : undefined;
}

const unread = (text: string, code: 'TEXT_TOO_LARGE' | 'TEXT_TOO_INTRICATE'): CompiledLine => ({
  text,
  kind: 'declined',
  span: [0, text.length],
  expected: [],
  code,
});

/**
 * Compiles one line of a box. Never guesses: the result is `declined` if the line cannot be parsed, and `ambiguous` if
 * it has several meanings. A line that exceeds `textBounds` is declined with a code. Printed lines never exceed them.
 */
export function compileLine(line: string, box: Box, context: LineContext): CompiledLine {
  if (line.length > textBounds.line) return unread(line, 'TEXT_TOO_LARGE');
  const text = normalise(line);
  try {
    return readLine(text, box, context);
  } catch (error) {
    if (error instanceof TooIntricateError) return unread(text, error.code);
    throw error;
  }
}

/** Returns each distinct meaning of a line. Only parses that reach the end of the line count. */
function readingsOf(source: Source, box: Box, context: LineContext): readonly Ability[] {
  const whole = grammar()
    .ability.parse(source, 0, emptyScope)
    .filter(({ end, value, scope }) => {
      if (end < source.tokens.length) source.miss(end, 'the end of the line');
      return end === source.tokens.length && (isPaid(value) || !isUnexplained([value, scope.targets]));
    })
    .map(({ value }) => otherThanPlayed(withoutIdleNotes(value)))
    .filter((ability) => fits(ability, box, context) && !concernsMost(ability) && !isOfOthersPlayed(ability))
    .map((ability) => placed(ability, box));
  return whole.filter((reading, index) => !whole.slice(0, index).some((other) => same(reading, other)));
}

/** Compiles a line. If that fails, parses it again to find the expected words. */
function readLine(text: string, box: Box, context: LineContext): CompiledLine {
  const [first, ...more] = readingsOf(new Source(text, false, context.watch), box, context);
  if (more.length > 0 && first !== undefined)
    return { text, kind: 'ambiguous', readings: [first, ...more].map((reading) => [reading]) };
  const abilities = first === undefined ? severalAbilities(text, box, context) : [first];
  if (abilities !== undefined) return { text, kind: 'parsed', abilities };
  if (context.isExplained === false) return { text, kind: 'declined', span: [0, text.length], expected: [] };
  const source = new Source(text, true);
  readingsOf(source, box, context);
  return { text, kind: 'declined', ...source.stop() };
}

/**
 * Returns an ability's text in the standard English wording of cards. Null if the grammar cannot express the ability.
 */
export function printEnglish(ability: Ability): string | null {
  // Removes the box that contains the ability, because the text of an ability does not name its box.
  const { where: _where, ...unplaced } = ability as Ability & { readonly where?: string };
  const reworded = printableOthers(unplaced);
  const printed = reworded && grammar().ability.print(reworded, saying(emptyScope, {}));
  return printed === null ? null : layout(printed.tokens);
}

/** Returns the line of card text with these abilities. Null if the grammar cannot express one of them. */
export function printLine(abilities: readonly Ability[]): string | null {
  const texts = abilities.map(printEnglish);
  if (texts.includes(null)) return null;
  const first = abilities.findIndex((ability) => !isKeyword(ability));
  const keywords = texts.slice(0, first === -1 ? undefined : first);
  if (keywords.length === 0) return texts.join(' ');
  const listed = `${keywords.map((text) => text?.replace(/\.$/, '')).join(', ')}.`;
  return [listed, ...texts.slice(keywords.length)].join(' ');
}
