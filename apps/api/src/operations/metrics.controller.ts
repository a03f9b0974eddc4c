import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Inject, NotFoundException, Req, Res, UnauthorizedException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Measurements } from '../telemetry/measurements.js';
import type { MetricsAccess } from './operation-settings.js';
import { METRICS_ACCESS } from './operations.tokens.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly measurements: Measurements,
    @Inject(METRICS_ACCESS) private readonly access: MetricsAccess,
  ) {}

  @Get()
  async metrics(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (this.access.kind === 'off') throw new NotFoundException();
    if (this.access.kind === 'token' && !isToken(this.access.token, request.headers.authorization))
      throw new UnauthorizedException({
        code: 'METRICS_TOKEN_REQUIRED',
        message: 'Reading metrics requires a token.',
        advice: 'Send the token that is set in METRICS: "Authorization: Bearer …".',
      });
    const { registry } = this.measurements;
    response.type(registry.contentType).send(await registry.metrics());
  }
}

/** Compares digests in constant time, so that the response time reveals nothing about the token. */
const isToken = (token: string, given = ''): boolean =>
  timingSafeEqual(digest(`Bearer ${token}`), digest(given));
