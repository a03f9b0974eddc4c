import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedCards, printedCards } from './printed-cards.js';

/** Writes `docs/reference/cards.md` if the card files exist. Part of `npm run generate`. */
const cards = publishedCards();
if (cards !== null) writeFileSync(path.resolve('docs/reference/cards.md'), printedCards(cards));
