import {
  BadRequestException,
  Catch,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Response } from 'express';
import type { Problem } from '../errors/problem.js';

const unknown: Problem = {
  code: 'ADDRESS_UNKNOWN',
  message: 'This address does not exist on the server.',
  advice: 'Send GraphQL queries to `/graphql`.',
};
const malformed: Problem = {
  code: 'BAD_REQUEST',
  message: 'The address of the request is malformed.',
  advice: 'Encode percent signs in the address as %25.',
};

/**
 * Answers requests for unknown addresses with the usual code, message and advice. The response does not repeat the
 * address.
 */
@Catch(NotFoundException, BadRequestException)
export class UnknownAddress implements ExceptionFilter {
  catch(error: NotFoundException | BadRequestException, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error;
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return void response.destroy();
    response.status(error.getStatus()).json(error instanceof NotFoundException ? unknown : malformed);
  }
}
