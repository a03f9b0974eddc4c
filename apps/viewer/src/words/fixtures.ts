import cards from './en/cards.json' with { type: 'json' };
import decisions from './en/decisions.json' with { type: 'json' };
import decks from './en/pages/decks.json' with { type: 'json' };
import origin from './en/origin.json' with { type: 'json' };
import why from './en/pages/why.json' with { type: 'json' };
import { sayFrom, type Say } from './texts.js';

/** The English texts, for use in tests. */
export const sayEnglish: Say = sayFrom([{ cards, decisions, decks, origin, why }], 'en');
