import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedCards, printedCards } from './printed-cards.js';

/** `npm run generate` calls this to write `docs/reference/cards.md` if the card files exist. */
const cards = publishedCards();
if (cards !== null) writeFileSync(path.resolve('docs/reference/cards.md'), printedCards(cards));
