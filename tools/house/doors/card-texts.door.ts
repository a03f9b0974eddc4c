import fc from 'fast-check';
import { abilityShapeProblems, oversized } from '#altered/abilities';
import { openSet } from '#altered/cards';
import {
  compileLine,
  explainLine,
  printedAbilities,
  containsZero,
  textBounds,
  type Box,
  type LineContext,
} from '#altered/text';
import { Breach, type Door } from './door.js';
import { damaged, repeated } from './strange-texts.js';

interface Line {
  readonly text: string;
  readonly box: Box;
  readonly type: LineContext['type'];
}

const words = [
  '"',
  '“',
  '(',
  ')',
  '[',
  '#',
  '{J}',
  '{T}',
  '{',
  '•',
  '—',
  '.',
  ',',
  ':',
  'Draw a card.',
  'If you do,',
  'Choose one:',
  'You may',
  'I have "',
  'Create a Rat 1/1/1 token with "',
  'target Character',
  'and',
  'or',
  'then',
  'a ',
  'gains',
  '1 boost',
  'Gigantic, ',
  'Otherwise,',
  'up to two',
  'each',
  'It gains Anchored.',
];

export const door: Door<Line> = {
  name: 'card-texts',
  enters: 'text of cards',
  open: () => {
    const lines = [...openSet().printed.values()].flatMap(({ mainEffect, echoEffect }) => [
      ...printedAbilities(mainEffect),
      ...printedAbilities(echoEffect),
    ]);
    const most = textBounds.line + 50;
    return Promise.resolve({
      arbitrary: fc.record({
        text: fc.oneof(
          damaged(lines, most),
          damaged(lines, 300),
          repeated(words, most),
          fc.string({ maxLength: 200 }),
        ),
        box: fc.constantFrom<Box>('main', 'support', 'feat'),
        type: fc.constantFrom<Line['type']>('character', 'spell', 'permanent', 'hero', 'token'),
      }),
      // Compilation must end by itself, because the compiler limits its own number of steps.
      try: ({ text, box, type }) => {
        const read = compileLine(text, box, { type });
        const isMade = read.kind === 'parsed' && read.abilities.length === 1 && !containsZero(text);
        if (isMade && oversized(read.abilities) === null) {
          const [problem] = abilityShapeProblems(read.abilities);
          if (problem !== undefined) throw new Breach(`${problem.path} ${problem.reason}`);
        }
        if (explainLine(read) === '' && text.trim() !== '') throw new Breach('nothing is said of a line');
        return Promise.resolve(
          read.kind === 'parsed' ? 'taken' : read.kind === 'declined' ? (read.code ?? 'declined') : read.kind,
        );
      },
      close: () => Promise.resolve(),
    });
  },
};
