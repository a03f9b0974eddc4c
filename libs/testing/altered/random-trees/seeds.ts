import type { Ability } from '#altered/abilities';
import { compileLine, type Box } from '#altered/text';
import { phrasedAbilities } from '../phrased-abilities/index.js';

/** What only stands in company: each line has words that no other tree here has. */
const lines: readonly string[] = [
  'When you play a Plant — If it’s in {V}, I gain 1 boost.',
  'When you play a Plant — If it’s in a Terrain where its base statistic is 0, I gain 1 boost.',
  '{J} Send target Plant to Reserve. If it was in {V}, Resupply.',
  '{J} I gain 1 boost per Expedition in {V}.',
  'When a Plant Defects — Resupply.',
  'When I lose my last Kelon counter — Resupply.',
  'When a Plant loses its last Kelon counter — Resupply.',
  'When both of your Expeditions move forward — Resupply.',
  'When both of your Expeditions move backwards — Resupply.',
  '{J} Target Permanent can’t be readied this turn.',
  '{J} Create a Brassbug 2/2/2 Robot token in another Expedition.',
  'When you put a card from your Reserve in your Mana zone — Resupply.',
  'If the Expedition facing me is in {V}, it can’t move forward during Dusk except due to {M}.',
  'My Expedition and the Expedition facing it can’t move forward.',
  '{H} Starting with you, each player may immediately play a card with Hand Cost {2} or less for free.',
  'Choose two. You may pick the same option multiple times: • Resupply. • Draw a card. • Sabotage.',
  '{J} Each player may put a card from their hand in Reserve to Resupply.',
  '{H} Target player may Exhausted Resupply.',
  'At Night — If I have 3 or more boosts, Sabotage after Rest.',
  'Discard target Plant, then create a Brassbug 2/2/2 Robot token in its Expedition.',
  'If my Expedition would move forward, you may discard me instead to Resupply.',
  'If I would leave the Expedition zone while I’m Fleeting, put me in my owner’s Mana zone instead.',
  '{T}: Create a Brassbug 2/2/2 Robot token in your Hero Expedition with "At Noon — Resupply."',
  '{T}: The next Plant you play this turn is free. If you play it from your hand, it loses Fleeting.',
  '{T}: The next Plant you play this turn costs {1} less and gains Anchored.',
  'You may play Permanents for {2} less if their Base Cost is {3} or more.',
  'Return target Plant to the top of its owner’s deck. If it was in {M}, Resupply.',
  'Choose one: • Target two Expeditions and create a Brassbug 2/2/2 Robot token in each one. • Resupply.',
  'Choose one: • Target up to two Expeditions and create a Brassbug 2/2/2 Robot token in each one. • Resupply.',
  '{H} Sabotage. If you discarded a card this way, create a Brassbug 2/2/2 Robot token in the Hero Expedition of its owner.',
  'When my Expedition fails to move forward during Dusk — Create an Aerolith token in your Landmarks. If both of your Expeditions failed to move forward, create two instead.',
  '{D}: The next Plant played from your hand this turn activates one of its {r} abilities.',
  '{T}: The next Plant played from your hand in my Expedition this turn activates one of its {r} abilities.',
  '{T}: Create a Brassbug 2/2/2 Robot token in a Companion Expedition.',
  '{H} Create a Brassbug 2/2/2 Robot token in an opponent’s Expedition, then Resupply.',
  '{H} Create a Brassbug 2/2/2 Robot token in target Expedition. Then, the controller of the Expedition facing that Robot Resupplies.',
  '{H} You may return target Permanent to its owner’s hand. If you do, create an Aerolith token in its controller’s Landmarks.',
  'Reveal the top four cards of your deck. Choose Plants or Robots from these cards with total Hand Cost {5} or less and play them for free as if from hand. Discard the rest.',
  'Roll a die. Send target Plant to the Xth position of its owner’s deck, where X is the result.',
  'If you would roll one or more dice, reveal the top card of your deck.',
  'I begin the game with one {V}, one {M} and one {O} Terrain Marker.',
  '{T}: Ready target Permanent in play or target card in Reserve. This costs {1} more to target a Permanent in play with Hand Cost {4} or more.',
  '{J} You may discard up to two Plants from your Reserve. If you do, I activate up to two of their {r} abilities as if they were mine.',
  '{H} You may Rush. If you would play a card from Reserve this way, you may pay its Hand Cost instead of its Reserve Cost.',
  'Completed: If one of your Expeditions would move forward during Dusk, you may exhaust me to make it move forward one more region instead.',
  'The second Plant you play each Afternoon costs {1} less.',
  'The second Plant you play each turn gains Anchored.',
  'When you play your second Plant each turn — Resupply.',
  'I can’t gain Anchored or Asleep.',
  'My Expedition can’t move forward due to {V} or {M}.',
  'When my Expedition moves forward due to {V} or {M} — Resupply.',
  '{J} Target Plant can’t gain Anchored or Asleep this turn.',
  '{J} Discard up to two cards from your hand. For each card discarded this way, Resupply.',
  '{J} Discard all Permanents. I gain 1 boost for each Landmark discarded this way.',
  'Each Plant you control is Tough 1.',
  'Each Plant you control can’t gain Fleeting.',
  '{J} I lose my abilities this turn and gain 2 boosts.',
  '{J} Target Plant gains 1 boost and loses its abilities this turn.',
  'Exhaust me and target Permanent.',
  'When you sacrifice a Permanent or discard a card from your hand — Resupply.',
  'When I leave the Expedition zone, if another Plant you control was Boosted — Resupply.',
  '{J} If two or more Plants you control are Anchored, Resupply.',
  '{J} If target Plant is Gigantic, Resupply.',
  '{J} Each player may put a card from their hand in Reserve.',
  'Send target Plant to Reserve. Its controller Resupplies.',
  '{J} Each Plant in target Expedition gains 1 boost.',
  '{J} I gain 1 boost per Plant you control and per card in your hand.',
  '{J} Create a Brassbug 2/2/2 Robot token in target opponent’s Hero Expedition.',
  '{T}: One of your Expeditions moves backwards one region. If it does, your other Expedition moves forward one region.',
  '{H} Each player exhausts a Permanent they control or a card in their Reserve.',
  'If I would go to Reserve from the Expedition zone, I gain Fleeting and defect instead.',
  'When I leave an Ascended Expedition — Create a Brassbug 2/2/2 Robot token in that Expedition.',
  'I have +1 {V} for each Plant you control.',
  '{J} Target opponent creates a Brassbug 2/2/2 Robot token in their Companion Expedition.',
  '{J} If the total {V} of Plants in my Expedition is 6 or more, Resupply.',
  '{J} Create a Brassbug 2/2/2 Robot token in target Expedition. If that Expedition is Ascended, it gains Anchored.',
  'Resupply for each Plant you control.',
];

const supports: readonly string[] = ['When you pass — Resupply.', 'Plants you control have +1 {V}.'];

function read(line: string, box: Box): readonly Ability[] {
  for (const type of ['character', 'spell'] as const) {
    const found = compileLine(line, box, { type, isTold: false });
    if (found.kind === 'parsed') return found.abilities;
  }
  throw new Error(`A seed is not read: ${line}`);
}

/** Trees that variants are made of: small ones of every kind, and what is only said together. */
export const seedTrees = (): readonly Ability[] => [
  ...Object.values(phrasedAbilities).flatMap((family) => Object.values(family)),
  ...lines.flatMap((line) => read(line, line.startsWith('{D}') ? 'support' : 'main')),
  ...supports.flatMap((line) => read(line, 'support')),
];
