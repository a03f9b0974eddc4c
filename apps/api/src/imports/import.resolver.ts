import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { checkSignedIn } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { Visibility } from '../notes/visibility.types.js';
import { valueOf } from '../problem-error.js';
import { ImportResult } from './import.types.js';
import { ImportsService } from './imports.service.js';

@Resolver()
export class ImportResolver {
  constructor(private readonly imports: ImportsService) {}

  @Mutation(() => ImportResult, {
    complexity: 1000,
    description:
      'Records the games or the draft of a file, or of logs that are read together with the decks of their players. A fuller ' +
      'reading of a log takes the place of one with less; importing again changes nothing.',
  })
  async importGame(
    @Context('reader') reader: Reader,
    @Args('file', { description: 'The content of the file.' }) file: string,
    @Args('visibility', {
      type: () => Visibility,
      nullable: true,
      description: 'Its visibility. Default: PRIVATE if people sign in, else PUBLIC.',
    })
    visibility: Visibility | null,
    @Args('keepBoth', {
      type: () => Boolean,
      defaultValue: false,
      description:
        'Where an older version of the server recorded this log otherwise, record it beside that game, under an id of its own.',
    })
    keepBoth: boolean,
    @Args('more', {
      type: () => [String],
      defaultValue: [],
      description:
        'Further logs, and decks: lists, deck codes or links, CSV or JSON. At most 50, in any order. For cards, put `importCards` before it in the same request: all games use them, so only admins and the owner of the machine import cards.',
    })
    more: readonly string[],
  ): Promise<ImportResult> {
    valueOf(checkSignedIn(reader));
    return this.imports.take(more.length === 0 ? file : [file, ...more], reader, visibility, keepBoth);
  }
}
