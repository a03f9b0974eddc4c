import { Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Analyst } from './analyst.js';
import { Figures } from './figures.js';
import { PARTS, type AnalystParts } from './parts.js';

@Controller()
export class HealthController {
  constructor(
    @Inject(PARTS) private readonly parts: AnalystParts,
    private readonly analyst: Analyst,
    private readonly figures: Figures,
  ) {}

  /** Alive: the process answers. */
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /** Ready: it takes reviews, or makes one. 503 when not, and why. */
  @Get('health/ready')
  ready(@Res({ passthrough: true }) response: Response) {
    const { problem, review } = this.analyst;
    if (problem !== null) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: problem === null ? 'ok' : 'error', problem, review };
  }

  /** What Prometheus reads. */
  @Get('metrics')
  async metrics(@Res() response: Response): Promise<void> {
    // While the queue is away it stays as it was.
    const waiting = await this.parts.office.waiting().catch(() => null);
    if (waiting !== null) this.figures.waiting.set(waiting);
    const { registry } = this.figures;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
