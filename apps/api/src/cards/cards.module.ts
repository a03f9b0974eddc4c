import { Module } from '@nestjs/common';
import { CardImports } from './card-imports.js';
import { CardShelf } from './card-shelf.js';
import { CardWords } from './card-words.js';
import { CardsResolver } from './cards.resolver.js';

/** Cards, decks and their texts. */
@Module({ providers: [CardShelf, CardWords, CardImports, CardsResolver], exports: [CardShelf, CardWords] })
export class CardsModule {}
