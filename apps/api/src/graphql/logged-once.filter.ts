import { Catch, type ArgumentsHost } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';

/** Prevents Nest from logging errors of queries, because they are logged with the response. */
@Catch()
export class LoggedOnceFilter extends BaseExceptionFilter {
  override catch(exception: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql') throw exception;
    super.catch(exception, host);
  }
}
