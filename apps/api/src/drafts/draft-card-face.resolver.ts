import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { CardPictures } from '../cards/card-pictures.js';
import { CARD_PICTURES } from '../api.tokens.js';
import { DraftCardFace } from './draft.types.js';

@Resolver(() => DraftCardFace)
export class DraftCardFaceResolver {
  constructor(@Inject(CARD_PICTURES) private readonly pictures: CardPictures) {}

  @ResolveField(() => String, {
    nullable: true,
    description:
      'The address of a picture of the card on this server, from its folder of card pictures. Null if ' +
      'there is none.',
  })
  image(@Parent() { reference }: DraftCardFace): string | null {
    return this.pictures.addressOf(reference);
  }
}
