import { readFileSync } from 'node:fs';
import { openSet } from '#altered/cards';
import { printedAbilities, withoutReminders, type Box, type LineContext } from '#altered/text';
import { sharedPaths } from '#record/testing';

/** A printed line, its box, and the first card or list entry that contains the line. */
export interface PrintedLine {
  readonly line: string;
  readonly box: Box;
  readonly type: LineContext['type'];
  readonly from: string;
}

interface CardTexts {
  readonly mainEffect?: string | null | undefined;
  readonly echoEffect?: string | null | undefined;
  readonly completedEffect?: string | null | undefined;
}

interface PublishedText extends CardTexts {
  readonly reference: string;
  readonly type: string;
}

interface UniqueCard {
  readonly reference: string;
  readonly typeRef: string;
  readonly en: CardTexts;
}

type UniqueTexts = Readonly<Record<'triggers' | 'conditions' | 'effects', Readonly<Record<string, string>>>>;

const typeOf = (type: string): LineContext['type'] => {
  if (type.startsWith('TOKEN')) return 'token';
  return type.endsWith('PERMANENT') ? 'permanent' : (type.toLowerCase() as LineContext['type']);
};

function boxesOf(card: CardTexts, type: LineContext['type'], from: string): readonly PrintedLine[] {
  const boxes = { main: card.mainEffect, support: card.echoEffect, feat: card.completedEffect };
  return (Object.keys(boxes) as Box[]).flatMap((box) =>
    printedAbilities(boxes[box])
      .filter((line) => withoutReminders(line) !== '')
      .map((line) => ({ line, box, type, from })),
  );
}

/**
 * Matches the beginning of a text that is a complete ability, such as a statement. Such a text cannot follow a trigger
 * or condition.
 */
const standsAlone =
  /^(?:I(?:'m| am| have| can| cost| don't)\b|If (?:I|you|my Expedition) would|If the Expedition facing me|(?:All |Your Characters|My region|Cards|Characters|Robots|Artists|Tokens|Plants|Defender)(?!.*\bgain )|The \{|When |\{|Gigantic|Seasoned|Scout|Tough|Play me|You may play (?:me for \{|Spells|Permanents|exhausted)|Reduce my cost|Cards in your opponent's|Your Characters other than me have: )/;

/** Matches pronouns and phrases, such as "its {", that refer to the subject of the trigger. */
const ofItsTrigger = /\b(?:give it|its \{|that Character)\b/;

/** Converts text to the format of card files, in which two spaces separate abilities. */
const asPrinted = (text: string): string =>
  text
    .replaceAll('\\"', '"')
    .replace(/(?<=[.]) (?=\{[JHR]\} |(?:At|When)(?! [^—]* this way) [^.]* — )/g, '  ');

/**
 * Combines the texts of unique cards in the order in which cards print them: trigger, condition, effect. Each effect
 * occurs once directly after a trigger and once after a condition. Each trigger and each condition occurs at least
 * once. An effect with "otherwise" follows only a condition with "if".
 */
function combined(texts: UniqueTexts): readonly { readonly text: string; readonly from: string }[] {
  const effects = Object.entries(texts.effects).map(([id, text]) => ({ id, text: asPrinted(text) }));
  const numbered = /^\d\+:$/;
  const conditions = Object.entries(texts.conditions).filter(
    ([, text]) => !numbered.test(text) && !text.endsWith('1+:'),
  );
  const ifs = conditions.filter(([, text]) => text.startsWith('If '));
  const counted = Object.entries(texts.conditions).filter(([, text]) => text.endsWith('1+:'));
  const plain = ['Draw a card.', 'I gain 1 boost.', 'Sabotage.', 'Target Character gains 1 boost.'];
  const some = (place: number): string => plain[place % plain.length] ?? '';
  // Excludes conditions on how a card is played, because they cannot be conditions of an effect.
  const ofEffects = conditions.filter(([, text]) => !text.endsWith('played in:'));
  const after = effects.filter(({ text }) => !standsAlone.test(text));
  return [
    ...effects
      .filter(({ text }) => standsAlone.test(text))
      .map(({ id, text }) => ({ text, from: `effect ${id}` })),
    ...after.flatMap(({ id, text }, place) => {
      const isOtherwise = text.includes(', otherwise ');
      const [condition, words = ''] = (isOtherwise ? ifs : ofEffects)[
        place % (isOtherwise ? ifs : ofEffects).length
      ] ?? [''];
      const trigger = ofItsTrigger.test(text) ? 'When another Character joins your Expeditions —' : '{J}';
      return [
        ...(isOtherwise ? [] : [{ text: `${trigger} ${text}`, from: `effect ${id}` }]),
        { text: `${trigger} ${words} ${text}`, from: `condition ${condition}, effect ${id}` },
      ];
    }),
    ...conditions.map(([id, text], place) => ({
      text: text.endsWith('played in:') ? `${text} Reduce my cost by {2}.` : `{J} ${text} ${some(place)}`,
      from: `condition ${id}`,
    })),
    ...counted.map(([id, text]) => ({
      text: `{J} ${text} Draw a card.  • 4+: I gain 2 boosts.  • 9+: Sabotage.`,
      from: `condition ${id}`,
    })),
    ...Object.entries(texts.triggers).map(([id, text], place) => ({
      text:
        text === '{I}'
          ? '{I} Cards other than me cost {1} more to play from Reserve.'
          : `${text === '{D}' ? '{D} :' : text} ${some(place)}`,
      from: `trigger ${id}`,
    })),
  ];
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The sources of printed lines. */
export type PrintedSource = 'own cards' | 'published cards' | 'unique cards' | 'unique texts';

function ownLines(): readonly PrintedLine[] {
  return [...openSet().printed.values()].flatMap((card) => boxesOf(card, typeOf(card.type), card.reference));
}

function publishedLines(): readonly PrintedLine[] {
  return sharedPaths(
    'cards/altered-cards-en.json',
    'cards/altered-cards-en-2.json',
    'cards/altered-cards-en-3.json',
  ).flatMap((file) =>
    (json(file) as readonly PublishedText[]).flatMap((card) =>
      boxesOf(card, typeOf(card.type), card.reference),
    ),
  );
}

function uniqueCardLines(): readonly PrintedLine[] {
  return sharedPaths('cards/unique-cards.jsonl').flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as UniqueCard)
      .flatMap(({ reference, typeRef, en }) => boxesOf(en, typeOf(typeRef), reference)),
  );
}

const uniqueTextLines = (): readonly PrintedLine[] =>
  sharedPaths('cards/unique-texts-en.json').flatMap((file) =>
    combined(json(file) as UniqueTexts).flatMap(({ text, from }) => {
      const box = text.startsWith('{D}') ? 'echoEffect' : 'mainEffect';
      return boxesOf({ [box]: text }, 'character', from);
    }),
  );

const sources: Readonly<Record<PrintedSource, () => readonly PrintedLine[]>> = {
  'own cards': ownLines,
  'published cards': publishedLines,
  'unique cards': uniqueCardLines,
  'unique texts': uniqueTextLines,
};

/**
 * Returns every line from the given sources, or from all sources by default. Each line occurs once per card type and
 * box.
 */
export function printedLines(of = Object.keys(sources) as readonly PrintedSource[]): readonly PrintedLine[] {
  const known = new Map<string, PrintedLine>();
  for (const printed of of.flatMap((source) => sources[source]())) {
    const key = `${printed.type} ${printed.box} ${printed.line}`;
    if (!known.has(key)) known.set(key, printed);
  }
  return [...known.values()];
}
