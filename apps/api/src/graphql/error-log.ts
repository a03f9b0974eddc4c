import { Injectable, Logger } from '@nestjs/common';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { StoreUnavailableError } from '#event-store';
import { ReadModelsError } from '#read-models';
import { publicError } from './public-error.js';

/** Logs errors that clients may not read. */
@Injectable()
export class ErrorLog {
  private readonly logger = new Logger('GraphQL');

  readonly format = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError =>
    publicError(formatted, error, (cause, logId) => {
      // A stack trace does not help if the store is unreachable: one line is enough.
      if (cause instanceof StoreUnavailableError || cause instanceof ReadModelsError)
        this.logger.warn({ logId, code: cause.code }, `A query was refused: ${cause.message}`);
      else this.logger.error({ logId, err: cause }, 'A query met an unexpected error.');
    });

  /** Converts an error for clients, outside of Apollo. */
  publish(error: GraphQLError): GraphQLFormattedError {
    return this.format(error.toJSON(), error);
  }
}
