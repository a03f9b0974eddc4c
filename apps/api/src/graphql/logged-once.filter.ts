import { Catch, type ArgumentsHost } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';

/** Stops Nest from logging errors of queries, which are logged with the answer. */
@Catch()
export class LoggedOnceFilter extends BaseExceptionFilter {
  override catch(exception: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql') throw exception;
    super.catch(exception, host);
  }
}
