import { describe, expect, it } from '@jest/globals';
import { compileLine, compileText, explainLine, normalise, printEnglish } from './index.js';

const character = { type: 'character' } as const;
const spell = { type: 'spell' } as const;

describe('compileLine', () => {
  it('reads a reaction', () => {
    expect(compileLine('{J} I gain 2 boosts.', 'main', character)).toEqual({
      text: '{J} I gain 2 boosts.',
      kind: 'parsed',
      abilities: [
        {
          kind: 'reaction',
          trigger: { kind: 'join', what: 'me' },
          effect: {
            kind: 'step',
            step: { kind: 'counters', change: 'gain', name: 'boost', count: 2, what: 'me' },
          },
        },
      ],
    });
  });

  it('marks abilities of the support box', () => {
    expect(compileLine('{D}: Draw a card.', 'support', character)).toMatchObject({
      abilities: [{ kind: 'quick-action', where: 'support', cost: { discardMe: true } }],
    });
  });

  it('reads plain instructions only on Spells', () => {
    expect(compileLine('Draw a card.', 'main', spell).kind).toBe('parsed');
    expect(compileLine('Draw a card.', 'main', character).kind).toBe('declined');
  });

  it.each([
    'Target opponent creates a Manaseed token in your Landmarks.',
    'Target opponent discards a Character you control.',
  ])('declines “%s”, because “your” must refer to the acting player', (line) => {
    expect(compileLine(line, 'main', spell).kind).toBe('declined');
    const ownWay = line.replace('your', 'their').replace('you control', 'they control');
    if (ownWay !== line) expect(compileLine(ownWay, 'main', spell).kind).toBe('parsed');
  });

  it('counts targets in the order of the text, and determines what "it" refers to', () => {
    expect(
      compileLine('{H} Sabotage. Target Robot gains Anchored. Then, it gains 1 boost.', 'main', character),
    ).toMatchObject({
      abilities: [
        {
          targets: [{ like: { zone: 'reserve' } }, { like: { subtype: 'robot' } }],
          effect: { effects: [{}, { step: { what: { target: 1 } } }] },
        },
      ],
    });
  });

  it('declines unknown words, with the place and the expected words', () => {
    const line = compileLine('{J} Draw a goose.', 'main', character);
    expect(line).toMatchObject({ kind: 'declined', span: [11, 16] });
    expect(explainLine(line)).toMatch(/^\{J\} Draw a goose\.\n {11}\^{5}\nexpected: .*“card”/);
  });
});

describe('compileText', () => {
  it('reads each box line by line', () => {
    const { lines } = compileText({
      type: 'character',
      mainEffect: '[[Gigantic]].  #{R} I gain 1 boost.# (Reminder.)',
      echoEffect: '{D} : [Sabotage].',
    });
    expect(lines.main.map(({ text, kind }) => [text, kind])).toEqual([
      ['Gigantic.', 'parsed'],
      ['{R} I gain 1 boost.', 'parsed'],
    ]);
    expect(lines.support.map(({ text }) => text)).toEqual(['{D}: Sabotage.']);
    expect(lines.feat).toEqual([]);
  });
});

describe('normalise', () => {
  it.each([
    ['{j}  ', '{j}'],
    [
      '#{H}# You may put a card from your Hand in [Reserve].',
      '{H} You may put a card from your hand in Reserve.',
    ],
    ['{1}, {T} : Draw a card..', '{T}, {1}: Draw a card.'],
    ['{T}: create a Ordis token.', '{T}: Create an Ordis token.'],
  ])('%s', (printed, normal) => {
    expect(normalise(printed)).toBe(normal);
  });
});

describe('printEnglish', () => {
  it('prints manually built abilities', () => {
    expect(
      printEnglish({
        kind: 'reaction',
        trigger: { kind: 'played', what: { type: 'spell' }, by: 'you' },
        targets: [{ kind: 'expedition', whose: 'any' }],
        effect: {
          kind: 'step',
          step: { kind: 'move-expedition', which: { target: 0 }, direction: 'forward' },
        },
      }),
    ).toBe('When you play a Spell — Target Expedition moves forward one region.');
  });

  it('returns null if there are no words', () => {
    expect(
      printEnglish({ kind: 'effect', effect: { kind: 'step', step: { kind: 'sabotage', target: 3 } } }),
    ).toBeNull();
  });
});
