import { Injectable, Logger } from '@nestjs/common';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { StoreUnavailableError } from '#event-store';
import { ReadModelsError } from '#read-models';
import { publicError } from './public-error.js';

/** Logs the errors whose details are hidden from clients. */
@Injectable()
export class ErrorLog {
  private readonly logger = new Logger('GraphQL');

  readonly format = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError =>
    publicError(formatted, error, (cause, logId) => {
      // If the store is unreachable, one log line without a stack trace is enough.
      if (cause instanceof StoreUnavailableError || cause instanceof ReadModelsError)
        this.logger.warn({ logId, code: cause.code }, `A query was refused: ${cause.message}`);
      else this.logger.error({ logId, err: cause }, 'An unexpected error occurred in a query.');
    });

  /** Converts an error for clients. Used for responses that Apollo does not send. */
  publish(error: GraphQLError): GraphQLFormattedError {
    return this.format(error.toJSON(), error);
  }
}
