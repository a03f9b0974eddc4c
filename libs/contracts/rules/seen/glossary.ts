import type { GlossaryParts } from '#record';

/**
 * The measures and zones from which the shared glossary is computed. Each player gains one extractor per turn. The
 * player who has dealt more damage is ahead in the race.
 */
export const glossary: GlossaryParts = {
  cards: ['hand', 'creatures', 'rune'],
  strength: ['line-attack', 'line-health'],
  inPlay: ['creatures'],
  mana: { name: 'extractors', start: 1, aDay: 1 },
  race: { name: 'health', of: 'others' },
  zones: { inPlay: ['line', 'globe', 'rune'], held: ['hand'], onItsWay: 'playing' },
};
