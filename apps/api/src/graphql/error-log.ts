import { Injectable, Logger } from '@nestjs/common';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { StoreUnavailableError } from '#event-store';
import { ReadModelsError } from '#read-models';
import { publicError } from './public-error.js';

/** Logs what clients may not read. */
@Injectable()
export class ErrorLog {
  private readonly logger = new Logger('GraphQL');

  readonly format = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError =>
    publicError(formatted, error, (cause, logId) => {
      // Where in the program it was noticed that the store is gone helps nobody: one line is enough.
      if (cause instanceof StoreUnavailableError || cause instanceof ReadModelsError)
        this.logger.warn({ logId, code: cause.code }, `A query was refused: ${cause.message}`);
      else this.logger.error({ logId, err: cause }, 'A query met an unexpected error.');
    });

  /** An error as a client may read it, where Apollo does not ask for it. */
  publish(error: GraphQLError): GraphQLFormattedError {
    return this.format(error.toJSON(), error);
  }
}
