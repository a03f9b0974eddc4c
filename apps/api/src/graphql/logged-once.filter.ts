import { Catch, type ArgumentsHost } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';

/** What a query meets is logged where it is answered, under the id that the answer has: Nest would log it once more before. */
@Catch()
export class LoggedOnceFilter extends BaseExceptionFilter {
  override catch(exception: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql') throw exception;
    super.catch(exception, host);
  }
}
