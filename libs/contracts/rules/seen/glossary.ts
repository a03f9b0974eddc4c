import type { GlossaryParts } from '#record';

/**
 * The measures and zones from which the shared glossary is computed. `aDay` is 1 because each player gains one
 * extractor per turn. In the race, the player who has dealt more damage is ahead.
 */
export const glossary: GlossaryParts = {
  cards: ['hand', 'creatures', 'rune'],
  strength: ['line-attack', 'line-health'],
  inPlay: ['creatures'],
  mana: { name: 'extractors', start: 1, aDay: 1 },
  race: { name: 'health', of: 'others' },
  zones: { inPlay: ['line', 'globe', 'rune'], held: ['hand'], onItsWay: 'playing' },
};
