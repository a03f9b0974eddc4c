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
      "Imports the games or draft in a file, or logs together with their players' decks. A more complete " +
      'import of a log replaces a less complete one. Importing the same file again changes nothing.',
  })
  async importGame(
    @Context('reader') reader: Reader,
    @Args('file', { description: 'The content of the file.' }) file: string,
    @Args('visibility', {
      type: () => Visibility,
      nullable: true,
      description: 'The visibility. Default: PRIVATE if people sign in, otherwise PUBLIC.',
    })
    visibility: Visibility | null,
    @Args('keepBoth', {
      type: () => Boolean,
      defaultValue: false,
      description:
        'If an older version of the server imported this log differently, whether to record it beside that ' +
        'game with a separate id.',
    })
    keepBoth: boolean,
    @Args('more', {
      type: () => [String],
      defaultValue: [],
      description:
        'At most 50 further logs and decks (lists, deck codes or links, CSV or JSON), in any order. To ' +
        'import cards too, put `importCards` before this mutation in the same request. Because all games use ' +
        'imported cards, only admins and the owner of the machine can import cards.',
    })
    more: readonly string[],
  ): Promise<ImportResult> {
    valueOf(checkSignedIn(reader));
    return this.imports.take(more.length === 0 ? file : [file, ...more], reader, visibility, keepBoth);
  }
}
