import { describe, expect, it } from '@jest/globals';
import { contradictions } from '#altered/testing';
import { compileLine, printLine } from './index.js';

const read = (line: string) => compileLine(line, 'main', { type: 'character', isExplained: false });

/** Lines that no card has, combined from subjects, verbs and objects that cards have in other lines. */
const lines = [
  'When you play a Character from your hand — Draw a card.',
  'When an opponent plays a Spell from Reserve — Draw a card.',
  'When a Character joins or leaves my Expedition — I gain 1 boost.',
  'When I lose Anchored — Draw a card.',
  'When a Character you control loses 1 or more boosts — Draw a card.',
  'When a card in your Reserve gains 1 or more counters — Draw a card.',
  'When a Permanent you control is sacrificed — Draw a card.',
  'When you discard a Spell from your hand — Draw a card.',
  'When a Character goes to your Reserve — Draw a card.',
  'When your Hero Expedition moves backwards — Draw a card.',
  'When my Expedition moves forward during Dusk — Draw a card.',
  '{J} If your opponent has more cards in their Reserve than you, draw a card.',
  '{J} If you have less Mana Orbs than target opponent, draw a card.',
  '{J} If you control more Characters than your opponent, draw a card.',
  '{J} If you played two or more Spells this Day, draw a card.',
  '{J} If you sacrificed a Character this Afternoon, draw a card.',
  '{J} If neither of your Expeditions is Ascended, draw a card.',
  '{J} If both of your Expeditions are in {V}, draw a card.',
  '{J} If my {V} is 0, draw a card.',
  "{J} If your hand isn't empty, draw a card.",
  "{J} If it's Night, draw a card.",
  '{J} If I was played from Reserve, draw a card.',
  '{J} Up to one other target Character gains 1 boost.',
  '{J} Target two Characters, then send them to Reserve.',
  "{J} You may return target Character to the bottom of its owner's deck.",
  '{J} Remove 1 boost from target Character.',
  '{J} Place a {V} Terrain Marker on my region.',
  'Spells you play from your hand cost {1} less.',
  '{J} Return me to your hand.',
  "When an opponent's Expedition moves forward — I gain 1 boost.",
  '{J} Each player chooses their Hero or Companion Expedition, then sacrifices all Characters in it.',
  'You may play Spells for {1} less if their Base Cost is {3} or less.',
  '{J} If my Expedition is behind, choose one:\n• I gain 1 boost.\n• {T}: Draw a card.',
  "{J} Unless I'm facing two or more Characters, you may target another Character. It gains Anchored.",
  "{J} You may put a Spell from your hand in Reserve. If you don't, you may discard target Character. If you do, I gain Fleeting.",
  "{J} You may put a Spell from your hand in Reserve. If you don't, you may discard target Permanent. If you don't, I gain 2 boosts.",
  "{J} If you control a Plant, sacrifice another Robot or Permanent. If you can't, sacrifice me.",
  'When I leave the Expedition zone — After Rest: Roll a die. On a 4+, I gain 3 boosts. On a 1-3, I gain 1 boost.',
];

describe('unprinted lines', () => {
  it.each(lines)('“%s” can be read and printed', (line) => {
    const compiled = read(line);
    const abilities = compiled.kind === 'parsed' ? compiled.abilities : [];
    expect(printLine(abilities)).toBe(compiled.text);
    expect(contradictions(compiled.text, abilities)).toEqual([]);
  });

  it.each([
    'When a Character target opponent controls gains Fleeting — Draw a card.',
    'When a Character joins target Expedition — It gains 1 boost.',
    'When I leave the Expedition zone, if you have less cards in Reserve than target opponent — Draw a card.',
  ])('“%s” is declined, because a trigger cannot choose objects', (line) => {
    expect(read(line).kind).toBe('declined');
  });
});
