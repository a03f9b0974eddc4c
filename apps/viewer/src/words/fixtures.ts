import { createInstance } from 'i18next';
import cards from './en/cards.json' with { type: 'json' };
import decisions from './en/decisions.json' with { type: 'json' };
import decks from './en/pages/decks.json' with { type: 'json' };
import origin from './en/origin.json' with { type: 'json' };
import why from './en/pages/why.json' with { type: 'json' };
import type { Say } from './language.js';

const english = createInstance();
await english.init({
  lng: 'en',
  resources: { en: { translation: { cards, decisions, decks, origin, why } } },
  interpolation: { escapeValue: false },
});

/** The English texts, for specs. */
export const sayEnglish: Say = english.t;
