import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { ImportResult } from './import.types.js';
import { Imports } from './imports.js';

@Resolver()
export class ImportResolver {
  constructor(private readonly imports: Imports) {}

  @Mutation(() => ImportResult, {
    complexity: 1000,
    description: 'Records the game of an export file; importing it again changes nothing.',
  })
  importGame(@Args('file', { description: 'The content of the file.' }) file: string): Promise<ImportResult> {
    return this.imports.take(file);
  }
}
