import { describe, expect, it } from '@jest/globals';
import { catalogueOf } from './catalogue.js';
import { compileReport } from './compile-report.js';
import type { PublicCard } from './public-format.js';
import { definitionIn } from './definition.js';
import { TextReader } from './reading.js';

const card = (number: number, more: Partial<PublicCard>): PublicCard => ({
  reference: `TEST_ONE_B_AX_${number}_C`,
  name: `Card ${number}`,
  type: 'CHARACTER',
  subtypes: [],
  faction: 'AX',
  rarity: 'COMMON',
  handCost: 1,
  reserveCost: 1,
  forest: 1,
  mountain: 1,
  ocean: 1,
  ...more,
});

const drawing = card(1, { mainEffect: '{J} Draw a card.  (A reminder.)', echoEffect: '{D} : Draw a card.' });
const strange = card(2, { mainEffect: '[Eternal].  Zap every robot there is.' });
const whole = (...cards: PublicCard[]) => catalogueOf(cards).cards;
const kinds = (first: PublicCard, ...others: PublicCard[]) =>
  new TextReader([first, ...others]).read(first).map(({ box, reading: { kind } }) => [box, kind]);

describe('reading the text of cards', () => {
  it('makes abilities of the lines that can be read and executed', () => {
    expect(kinds(drawing)).toEqual([
      ['main', 'executable'],
      ['support', 'executable'],
    ]);
    expect(whole(drawing).get(drawing.reference)).toMatchObject({
      executed: true,
      abilities: [{ kind: 'reaction' }, { kind: 'quick-action', where: 'support' }],
    });
  });

  it('reports lines that it cannot execute, and executes the others', () => {
    expect(kinds(strange)).toEqual([
      ['main', 'executable'],
      ['main', 'declined'],
    ]);
    expect(whole(strange).get(strange.reference)).toMatchObject({
      executed: false,
      notExecuted: ['Zap every robot there is.'],
      abilities: [{ kind: 'keyword', keyword: 'eternal' }],
    });
  });

  it('reports the place where a line cannot be read further, and the expected words', () => {
    const [, declined] = new TextReader([]).read(strange);
    const reading = declined?.reading;
    if (reading?.kind !== 'declined') throw new Error('The line is understood.');
    expect(reading.read.text.slice(...reading.read.span)).toMatch(/robot/);
    expect(reading.read.expected.length).toBeGreaterThan(0);
  });

  const read = (first: PublicCard, ...others: PublicCard[]): string =>
    JSON.stringify(new TextReader([first, ...others]).read(first).map(({ reading }) => reading));
  const token = (name: string, type: PublicCard['type'], more: Partial<PublicCard> = {}): PublicCard =>
    card(20, { name, type, handCost: 0, reserveCost: 0, subtypes: ['ORE'], ...more });

  it("7.3.3.b takes a token's characteristics from the card that shows it, and does not execute the ability without that card", () => {
    const maker = card(21, { mainEffect: '{J} Create a Pebble token in your Landmarks.' });
    const pebble = token('Pebble', 'TOKEN_LANDMARK_PERMANENT', {
      mainEffect: '{T}, Sacrifice me: Draw a card.',
    });
    expect(kinds(maker)).toEqual([['main', 'unsupported']]);
    expect(kinds(maker, pebble)).toEqual([['main', 'executable']]);
    expect(read(maker, pebble)).toContain('"name":"Pebble","type":"permanent","subtypes":["landmark","ore"]');
    const strangeToken = { ...pebble, mainEffect: 'Zap every robot there is.' };
    expect(kinds(maker, strangeToken)).toEqual([['main', 'unsupported']]);
  });

  it('7.3.3.b gives a token with a short text the sub-types of the matching token card', () => {
    const maker = card(22, { mainEffect: '{J} Create a Pebble 1/1/1 in a Hero Expedition.' });
    expect(read(maker, token('Pebble', 'TOKEN'))).toContain('"subtypes":["ore"]');
    expect(read(maker, token('Pebble', 'TOKEN', { forest: 2 }))).toContain('"subtypes":[]');
  });

  it('executes nothing for a reminder', () => {
    const reminded = card(3, { mainEffect: '(Only a reminder.)' });
    expect(kinds(reminded)).toEqual([['main', 'reminder']]);
    expect(whole(reminded).get(reminded.reference)).toMatchObject({ executed: true });
  });

  it('5.2.2.a does not execute permanents in Expeditions in edition 1.0, which has none', () => {
    const worn = card(9, {
      type: 'EXPEDITION_PERMANENT',
      subtypes: ['GEAR'],
      mainEffect: '{J} Draw a card.',
    });
    const inFirst = new TextReader([worn], '1.0').read(worn).map(({ reading: { kind } }) => kind);
    expect(inFirst).toEqual(['unsupported']);
    expect(kinds(worn)).toEqual([['main', 'executable']]);
    const { cards } = catalogueOf([worn]);
    const newest = cards.get(worn.reference);
    expect(newest).toMatchObject({ executed: true });
    expect(newest && definitionIn(newest, '1.0')).toMatchObject({ executed: false });
    expect(newest && definitionIn(newest, '4.0')).toBe(newest);
  });

  it('reads lines alike that differ only in reminders, except on other types of card or if they are too long', () => {
    const effect = 'Draw a card.';
    const reader = new TextReader([]);
    const kindOf = (number: number, more: Partial<PublicCard>) =>
      reader.read(card(number, more)).map(({ reading }) => reading.kind);
    expect(kindOf(1, { type: 'SPELL', mainEffect: effect })).toEqual(['executable']);
    expect(kindOf(2, { type: 'SPELL', mainEffect: `${effect} (Once.)` })).toEqual(['executable']);
    expect(kindOf(3, { mainEffect: effect })).toEqual(['declined']);
    expect(kindOf(4, { type: 'SPELL', mainEffect: `${effect} (${'So it is. '.repeat(100)})` })).toEqual([
      'declined',
    ]);
    expect(kindOf(5, { type: 'SPELL', mainEffect: `${effect} (Twice.)` })).toEqual(['executable']);
  });

  it("shows an unreadable line of a Feat's completed box, and does not execute it", () => {
    const feat = card(4, {
      type: 'LANDMARK_PERMANENT',
      mainEffect: '{J} Draw a card.',
      completedEffect: 'Completed: Draw a card.',
    });
    expect(kinds(feat)[0]).toEqual(['main', 'executable']);
    expect(kinds(feat)[1]?.[1]).not.toBe('executable');
    expect(whole(feat).get(feat.reference)).toMatchObject({ notExecuted: ['Completed: Draw a card.'] });
  });

  it('executes the completed box in edition 4.0, once the Feat is completed', () => {
    const feat = card(44, {
      type: 'LANDMARK_PERMANENT',
      mainEffect: '{J} Draw a card.',
      completedEffect: 'Completed: At Noon — Draw a card.',
    });
    expect(kinds(feat)).toEqual([
      ['main', 'executable'],
      ['feat', 'executable'],
    ]);
    const abilities = whole(feat).get(feat.reference)?.abilities ?? [];
    expect(abilities.map(({ kind }) => kind)).toEqual(['reaction', 'completed']);
    const inFirst = new TextReader([feat], '1.0').read(feat).map(({ reading: { kind } }) => kind);
    expect(inFirst).toEqual(['executable', 'unsupported']);
  });

  describe('for tokens (7.3.3.b)', () => {
    const creating = card(5, {
      mainEffect: '{J} Create a [Gull 0/0/0] Companion token in target Expedition.',
    });
    const gull = card(31, { type: 'TOKEN', name: 'Gull', mainEffect: '{J} Draw a card.' });
    const created = (...tokens: PublicCard[]) =>
      JSON.stringify(whole(creating, ...tokens).get(creating.reference)?.abilities);

    it('gives a token the abilities of its own card', () => {
      expect(created(gull)).toContain('"name":"Gull"');
      expect(created(gull)).toContain('"draw"');
      expect(created(gull)).toContain('"text":["{J} Draw a card."]');
      expect(created(card(31, { type: 'TOKEN', name: 'Gull' }))).not.toContain('"draw"');
    });

    it('gives a token the abilities in the creating text, and prints them as its text', () => {
      const telling = card(6, {
        mainEffect:
          '{J} Create a [Gull 0/0/0] Companion token in target Expedition with "{J} I gain 1 boost."',
      });
      const abilities = JSON.stringify(whole(telling, gull).get(telling.reference)?.abilities);
      expect(abilities).toContain('"text":["{J} I gain 1 boost."]');
      expect(abilities).not.toContain('"draw"');
    });

    it('gives a Signature token the text of its Hero', () => {
      const chamber = card(7, {
        type: 'SPELL',
        mainEffect: "Create your Hero's Signature token in your Reserve.",
      });
      expect(kinds(chamber)).toEqual([['main', 'executable']]);
      expect(JSON.stringify(whole(chamber).get(chamber.reference)?.abilities)).toContain(
        '"signatureOf":"your-hero"',
      );
    });

    it('does not create a token whose own card cannot be executed', () => {
      const odd = { ...gull, mainEffect: 'Zap every robot there is.' };
      expect(kinds(creating, odd)).toEqual([['main', 'unsupported']]);
    });
  });

  it('reads a card only when it is requested', () => {
    const { cards } = catalogueOf([drawing, strange]);
    expect(cards.size).toBe(2);
    expect([...cards.keys()]).toEqual([drawing.reference, strange.reference]);
    expect(cards.get(drawing.reference)).toBe(cards.get(drawing.reference));
  });
});

describe('compileReport', () => {
  const report = compileReport([
    drawing,
    strange,
    card(6, { set: 'TWO', mainEffect: '{J} #Draw a [card].#  (Another reminder.)' }),
    card(7, { set: 'TWO', mainEffect: 'Zap every robot there is.  Zip it.' }),
    card(8, { type: 'TOKEN' }),
  ]);

  it('counts each line once, without markup and reminders, in total and by set', () => {
    expect(report.coverage).toEqual({
      cards: 5,
      abilityLines: 5,
      parsed: 3,
      executable: 3,
      declined: 2,
      sets: {
        ONE: { cards: 3, abilityLines: 4, parsed: 3, executable: 3, declined: 1 },
        TWO: { cards: 2, abilityLines: 3, parsed: 1, executable: 1, declined: 2 },
      },
    });
  });

  it('groups lines that are not executed, and lists first what would unlock the most cards', () => {
    expect(report.obstacles.map(({ kind, cards, unlocks }) => [kind, cards, unlocks])).toEqual([
      ['declined', 2, 1],
      ['declined', 1, 0],
    ]);
    expect(report.obstacles[0]).toMatchObject({ lines: ['Zap every robot there is.'] });
  });

  it('can be limited to one set', () => {
    expect(compileReport([drawing, strange], { set: 'NONE' }).coverage).toMatchObject({ cards: 0, sets: {} });
  });
});
