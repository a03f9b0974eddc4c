import { describe, expect, it } from '@jest/globals';
import { below, type SeededRandom } from '#testing';
import { compileLine, printLine } from './index.js';

/** What unique cards are made of: each trigger with each condition and each effect. */

// Slow: reads every combination of unique texts.

const triggers = [
  '{J}',
  '{H}',
  '{R}',
  'At Noon —',
  'At Dusk —',
  'At Night —',
  'After Rest —',
  'When I leave the Expedition zone —',
  'When I go to Reserve from the Expedition zone —',
  'When I go to Reserve from your hand —',
  'When I go to Reserve from anywhere —',
  "When I'm sacrificed —",
  "When I'm discarded from your hand —",
  'When I gain 1 or more boosts —',
  'When I gain Fleeting —',
  'When I lose 1 or more boosts —',
  'When another Character joins your Expeditions —',
  'When a Robot or a token joins my Expedition —',
  'When a non-token Character leaves your Expeditions —',
  'When a card leaves your Reserve during the Afternoon —',
  'When you play another Character —',
  'When you play a Spell with Base Cost {4} or more —',
  'When you play a Permanent with Hand Cost {2} or less from Reserve —',
  'When you sacrifice a Permanent —',
  'When you create a token —',
  'When you draw one or more cards or Resupply —',
  'When you put a card from your hand in Reserve —',
  'When you discard a card from your hand —',
  'When you exhaust a card in Reserve —',
  'When you roll one or more dice —',
  'When you pass —',
  'When you make a Gift —',
  'When an opponent plays a Character —',
  'When an opponent passes first —',
  'When an opponent draws one or more cards —',
  'When my Expedition moves forward —',
  'When my Expedition moves forward due to {V} —',
  'When my Expedition fails to move forward during Dusk —',
  'When one of your Expeditions moves forward due to Ascension —',
  'When a Character you control becomes Boosted —',
];
const conditions = [
  '',
  '',
  '',
  'you control two or more other Characters',
  'you control no other Characters',
  'you control another Animal or an Artist',
  'you control only one Landmark',
  'an opponent controls three or more Boosted Characters',
  "there's a Character facing me",
  'there are no Characters facing me',
  'there are two or more exhausted cards in Reserve',
  'there are seven or more boosts among Characters you control and in your Reserve',
  'you have two or more cards in Reserve',
  'your opponent has four or more cards in their hand',
  'three cards or more are in your Landmarks',
  'your hand is empty',
  "you're the first player",
  "you're not the first player",
  'you have passed',
  'I have 3 or more boosts',
  'I have 4 boosts or less',
  'I have no boosts',
  "I'm Fleeting",
  "I'm not Boosted",
  "I'm in {O}",
  "I'm not in {M}",
  "I'm In contact",
  "I'm facing two or more Characters",
  'my Expedition is behind or tied',
  'both of your Expeditions are Ascended',
  'neither of your Expeditions is in {M}',
  'a {D} ability was activated this turn',
  'you discarded a card from your Reserve this turn',
];
const effects = [
  'draw a card',
  'Resupply',
  'Exhausted Resupply',
  'I gain 2 boosts',
  'I gain 1 boost per other Plant you control',
  'I gain Anchored',
  'I lose Fleeting',
  'Sabotage',
  'After You',
  'target Character gains 1 boost',
  'up to two target Characters in play or in Reserve each gain 1 boost',
  'target Character with Hand Cost {3} or less gains Asleep',
  'send to Reserve target Character with Base Cost {2} or less',
  "return target Permanent in play to its owner's hand",
  'discard target Permanent with no counters',
  'target opponent discards a card from their hand',
  'target opponent sacrifices a Character',
  'each player draws a card',
  'each player discards their hand, then draws three cards',
  'each player may put a card from their hand in Reserve to draw a card',
  'you may discard a card from your Reserve. If you do, draw a card',
  'you may spend 1 of my boosts to draw two cards',
  'you may pay {1}. If you do, I gain 1 boost',
  'you may pay {2} to create a Brassbug 2/2/2 Robot token in target Expedition',
  'you may have target Character gain Fleeting',
  'you may exhaust target card in Reserve',
  'ready a Mana Orb',
  'ready up to two Mana Orbs',
  'create an Ordis Recruit 1/1/1 Soldier token in your other Expedition',
  "create a Manaseed token in target opponent's Landmarks",
  'put the top card of your deck in your Mana zone, exhausted',
  'roll a die. On a 4+, draw a card. On a 1-3, Resupply',
  'my Expedition moves backwards one region',
  'your Companion Expedition Ascends',
  'I switch Expeditions',
  'double the number of boosts on each Character you control',
  'the next Character you play this turn costs {1} less',
  'the next Spell you play this Afternoon loses Fleeting',
  'you may immediately play a Character for {2} less in your Hero Expedition',
  'pass',
];

/** A line of a unique card: the condition first, or after what it is about. */
function line(random: SeededRandom): string {
  const pick = (words: readonly string[]): string => words[below(random, words.length)] ?? '';
  const [trigger, condition, effect] = [pick(triggers), pick(conditions), pick(effects)];
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  if (condition === '') return `${trigger} ${capital(effect)}.`;
  const isShort = !effect.includes('. ');
  return isShort && below(random, 4) === 0
    ? `${trigger} ${capital(effect)} if ${condition}.`
    : `${trigger} If ${condition}, ${effect}.`;
}

describe('lines of unique cards', () => {
  const random: SeededRandom = { seed: 'unique lines', count: 0 };
  const lines = Array.from({ length: 600 }, () => line(random));

  it('are read, whatever they are combined of', () => {
    const unread = lines.filter((text) => compileLine(text, 'main', { type: 'character' }).kind !== 'parsed');
    expect({ unread: unread.slice(0, 20), share: 1 - unread.length / lines.length >= 0.97 }).toEqual({
      unread: unread.slice(0, 20),
      share: true,
    });
  });

  it('are printed as they were read', () => {
    const changed = lines.flatMap((text) => {
      const read = compileLine(text, 'main', { type: 'character' });
      return read.kind === 'parsed' && printLine(read.abilities) !== read.text ? [read.text] : [];
    });
    expect(changed).toEqual([]);
  });
});
